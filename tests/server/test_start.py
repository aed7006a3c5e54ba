"""Starting and stopping: the first page within two seconds, startup errors, public URLs, clean shutdown."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from azalai.errors import IllegalOption
from azalai.server.bot_workers.levels import levels
from azalai.server.configuration import Configuration
from azalai.server.storage.sqlite_store import MIGRATIONS
from tests.server.http_player import Listener, get_table, legal_moves, make_table, send_moves, wait_until
from tests.server.server_process import ServerProcess, bot_workers, ended, environment, free_port

pytestmark = pytest.mark.xdist_group("start")

SECONDS = 2.0


def test_the_server_process_does_not_import_numba(tmp_path: Path) -> None:
    """Even after it has rendered every kind of page and seated computers."""
    program = f"""
import sys
from pathlib import Path
from starlette.testclient import TestClient
from azalai.server.http.app import create_app
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


def test_the_very_first_page_is_served_within_two_seconds(tmp_path: Path) -> None:
    """``azalai serve`` on an empty folder with an empty cache. On a busy machine the server's own CPU time counts."""
    port = free_port()
    command = [sys.executable, "-m", "azalai.cli", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    cache = {"AZALAI_CACHE_DIR": str(tmp_path / "cache")}
    used, start = cpu_time(), time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment() | cache)
    try:
        page = first_page(port)
        waited = time.perf_counter() - start
    finally:
        process.terminate()
        message, _ = process.communicate(timeout=60)
    assert page.status_code == 200
    assert "</html>" in page.text
    assert f"http://localhost:{port}" in message
    assert min(waited, cpu_time() - used) < SECONDS


def cpu_time() -> float:
    """CPU time of all child processes that have ended."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime


def first_page(port: int) -> httpx.Response:
    until = time.perf_counter() + 120
    while True:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/", headers={"accept": "text/html"}, timeout=60)
        except httpx.TransportError:
            assert time.perf_counter() < until
            time.sleep(0.01)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--port", "70000"], "the port must be a whole number"),
        (["--public-url", "azalai.example"], "the public URL must be"),
        (["--public-url", "http://[::1"], "the public URL must be"),
        (["--trusted-proxy", "proxy.example"], "a trusted proxy must be an IP address"),
        (["--allowed-host", "azalai.example:80"], "an allowed host must be a name"),
        (["--data", "/dev/null/data"], "cannot be used"),
        (["--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
    ],
)
def test_a_bad_option_ends_with_a_message(tmp_path: Path, options: list[str], message: str) -> None:
    refused(["--data", str(tmp_path), *options], message)


def refused(options: list[str], message: str) -> None:
    command = [sys.executable, "-m", "azalai.cli", "serve", "--port", "0", *options]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment(), check=False, timeout=60)

    assert ran.returncode == 2
    assert message in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert "Traceback" not in ran.stderr


def test_an_unusable_database_ends_with_a_message_and_is_left_alone(tmp_path: Path) -> None:
    store = tmp_path / "azalai.sqlite3"
    store.write_bytes(b"this is no database, and it is long enough to be looked at" * 20)
    before = store.read_bytes()
    refused(["--data", str(tmp_path)], "cannot open the database")
    assert store.read_bytes() == before

    store.unlink()
    file = sqlite3.connect(store)
    file.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    file.commit()
    file.close()
    refused(["--data", str(tmp_path)], "was written by a newer Azalai")

    store.unlink()
    file = sqlite3.connect(store)
    file.execute("CREATE TABLE tables (something_else)")
    file.commit()
    file.close()
    refused(["--data", str(tmp_path)], "cannot open the database")


def test_a_folder_or_port_in_use_ends_with_a_message(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as served:
        refused(["--data", str(served.folder)], "another server uses the folder")
        refused(["--data", str(tmp_path / "other"), "--port", str(served.port)], "cannot listen on 127.0.0.1")
        served.kill()
        served.start()  # a killed server leaves no lock


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    """Each open page holds a connection, and a shell often allows no more than a thousand."""
    given = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, given[1]), given[1]))
    try:
        with ServerProcess(tmp_path / "data") as served:
            assert served.process is not None
            assert resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE) == (given[1], given[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, given)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_ends_its_streams_and_workers(tmp_path: Path, how: signal.Signals) -> None:
    """With open pages and a computer that is thinking."""
    with ServerProcess(tmp_path / "data") as served, served.client() as ana:
        table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        assert send_moves(ana, table, 0, "p6").status_code == 200
        wait_until(lambda: legal_moves(ana, table))
        (process,) = bot_workers(served)
        os.kill(process, signal.SIGSTOP)
        state = get_table(ana, table)["state"]
        assert send_moves(ana, table, state, legal_moves(ana, table)[0]).status_code == 200
        pages = [Listener(ana, table) for _ in range(3)]
        for page in pages:
            page.wait_for_state(state + 1)
        assert served.process is not None

        served.process.send_signal(how)

        served.process.wait(30)
        wait_until(lambda: ended(process))
        for page in pages:
            page.wait(lambda name, _: name == "reconnect")
            page.close()
        served.start()
        assert get_table(ana, table)["state"] >= state + 1, "nothing is lost"


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Azalai.example:443/", "https://azalai.example"),
        ("http://azalai.example:80", "http://azalai.example"),
        ("http://desk.lan:8765", "http://desk.lan:8765"),
        ("https://żółw.example", "https://xn--w-uga1v8h.example"),
        ("http://[::1]:8765", "http://[::1]:8765"),
    ],
)
def test_a_public_url_is_normalised_as_browsers_write_origins(tmp_path: Path, url: str, origin: str) -> None:
    assert Configuration(tmp_path, public_url=url).public_url == origin


@pytest.mark.parametrize(
    "url",
    ["azalai.example", "ftp://a", "http://", "http://[::1", "http://a:99999", "http://u@a", "http://a/b", "http://a#b"],
)
def test_a_bad_public_url_is_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(IllegalOption, match="the public URL must be"):
        Configuration(tmp_path, public_url=url)
