"""Starting: the first page is there within two seconds, on the very first start too, and nothing heavy is loaded."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.serving import environment, free_port

SECONDS = 2.0


def test_the_process_that_serves_pages_has_no_numba_in_it(tmp_path: Path) -> None:
    """Also after it has drawn every kind of page and computers have been seated."""
    program = f"""
import sys
from pathlib import Path
from starlette.testclient import TestClient
from azalai.server.app import create_app
from azalai.server.configuration import Configuration
with TestClient(create_app(Configuration(Path({str(tmp_path)!r}), compile_ahead=False, workers=1))) as guest:
    page = {{"accept": "text/html"}}
    for path in ("/", "/settings", "/rules/targi"):
        assert guest.get(path, headers=page).status_code == 200, path
    for game in ("targi", "tuareg"):
        table = guest.post("/tables", json={{"game": game, "name": "Ana"}}).json()["table"]
        assert guest.get(f"/t/{{table}}", headers=page).status_code == 200
print([name for name in ("numba", "llvmlite") if name in sys.modules])
"""
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, env=environment(), check=False
    )
    assert ran.stdout.strip() == "[]", ran.stderr


def test_the_first_page_of_the_very_first_start(tmp_path: Path) -> None:
    """``azalai serve`` on an empty folder with an empty cache. Where others use the machine too, what counts is the
    time that the server itself took of a processor."""
    port = free_port()
    command = [sys.executable, "-m", "azalai.cli", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    cache = {"AZALAI_CACHE_DIR": str(tmp_path / "cache")}
    used, start = processor_time(), time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment() | cache)
    try:
        page = first_page(port)
        waited = time.perf_counter() - start
    finally:
        process.terminate()
        said, _ = process.communicate(timeout=20)
    assert page.status_code == 200
    assert "</html>" in page.text
    assert f"http://localhost:{port}" in said
    assert min(waited, processor_time() - used) < SECONDS


def processor_time() -> float:
    """Of all processes that were started here and have ended."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime


def first_page(port: int) -> httpx.Response:
    until = time.perf_counter() + 30
    while True:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/", headers={"accept": "text/html"}, timeout=10)
        except httpx.TransportError:
            assert time.perf_counter() < until
            time.sleep(0.01)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "70000"], "a port is a whole number"),
        (["--public-url", "azalai.example"], "the public address is"),
        (["--data", "/dev/null/data"], "cannot be used"),
        (["--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
    ],
)
def test_what_cannot_be_served_is_told_in_words(options: list[str], said: str) -> None:
    command = [sys.executable, "-m", "azalai.cli", "serve", "--port", "0", *options]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False)

    assert ran.returncode == 2
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr
