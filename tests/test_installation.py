"""The built wheel in a clean environment, installed by pip and run by uvx: it serves a table that two guests play at.

Both take the dependencies from the package index, in the versions of ``requirements/play.lock``.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.http_player import get_table, legal_moves, make_and_join, send_moves
from tests.server.server_process import free_port

ROOT = Path(__file__).parent.parent
PATIENCE = 600  # seconds: everything is downloaded first
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("installation")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The locked versions as constraints, without the hashes: a wheel that was just built has none in the file."""
    locked = (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
    constraints = tmp_path_factory.mktemp("versions") / "constraints.txt"
    constraints.write_text("\n".join(re.findall(r"^([\w.-]+==.*?) ?\\$", locked, re.MULTILINE)), encoding="utf-8")
    return constraints


def clean_environment(home: Path) -> dict[str, str]:
    """The environment without this checkout, with a home folder of its own."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    certificates = os.environ.get("PIP_CERT")  # uv does not read pip's settings
    folders = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "XDG_DATA_HOME": str(home / "data")}
    return {**({"SSL_CERT_FILE": certificates} if certificates else {}), **kept, **folders}


def test_pip_installs_the_wheel_and_it_serves_a_table(wheel: Path, versions: Path, tmp_path: Path) -> None:
    environment = clean_environment(tmp_path)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", python.parent.parent], check=True, env=environment)
    install = [python, "-m", "pip", "install", "--quiet", "--constraint", versions, wheel]
    subprocess.run(install, check=True, env=environment, timeout=PATIENCE)

    with serving([python.parent / "azalai"], tmp_path, environment) as url:
        two_guests_play_at(url)


def test_the_other_languages_add_at_most_a_megabyte(wheel: Path) -> None:
    """Compressed, the texts and the rules in Chinese, Japanese, Spanish and German."""
    with zipfile.ZipFile(wheel) as archive:
        languages = re.compile(r"/(?:locale|book/rules|book/pictures)/(?!en/|pl/)[\w-]+/")
        added = [file for file in archive.infolist() if languages.search(file.filename)]
    assert sum(file.compress_size for file in added) <= 2**20


def test_the_package_index_shows_a_readme_whose_links_work(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = archive.read(name).decode()

    links = re.findall(r"\]\(([^)]+)\)", metadata)
    assert len(links) > 20
    assert [link for link in links if not link.startswith("https://")] == []
    for link in links:  # each is a file of this checkout
        path = re.sub(
            r"https://(raw.githubusercontent.com/azalai/azalai/main|github.com/azalai/azalai/blob/main)/", "", link
        )
        assert (ROOT / path.split("#")[0]).exists(), link
    assert "Project-URL: Source, https://" in metadata


def test_uvx_runs_the_wheel_and_it_serves_a_table(wheel: Path, versions: Path, tmp_path: Path) -> None:
    uvx = Path(sys.executable).parent / "uvx"
    command = [uvx, "--python", sys.executable, "--constraints", versions, "--from", wheel, "azalai"]

    with serving(command, tmp_path, clean_environment(tmp_path)) as url:
        two_guests_play_at(url)


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
@pytest.mark.parametrize(
    ("platform", "compiles"),
    [
        ("x86_64-unknown-linux-gnu", True),
        ("aarch64-unknown-linux-gnu", True),
        ("aarch64-apple-darwin", True),
        ("x86_64-apple-darwin", False),  # Macs with Intel processors run the plain gear
        ("x86_64-pc-windows-msvc", True),
    ],
)
def test_the_locked_versions_can_be_installed(platform: str, compiles: bool, python: str, tmp_path: Path) -> None:
    """A dry run with ready-made packages only, so that nobody needs a compiler."""
    uv = Path(sys.executable).parent / "uv"
    command = [uv, "pip", "install", "--dry-run", "--python-platform", platform, "--python-version", python]
    command += ["--only-binary", ":all:", "--require-hashes", "-r", ROOT / "requirements" / "play.lock"]

    ran = subprocess.run([*command, "--target", tmp_path], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stderr
    installed = re.findall(r"^ \+ ([\w-]+)==", ran.stderr, re.MULTILINE)
    assert "numpy" in installed
    assert ("numba" in installed) is compiles


@contextmanager
def serving(command: list[str | Path], folder: Path, environment: dict[str, str]) -> Iterator[str]:
    """``azalai serve`` in a separate process; its address."""
    port = free_port()
    log = folder / "server.log"
    with log.open("wb") as written:
        serve = [*command, "serve", "--port", str(port), "--data", folder / "tables"]
        server = subprocess.Popen(serve, cwd=folder, env=environment, stdout=written, stderr=written)
    url, until = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    try:
        while not answers(url):
            assert server.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < until, log.read_text(encoding="utf-8")
            time.sleep(0.1)
        yield url
    finally:
        server.terminate()
        server.wait(60)


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=30).status_code == 200
    except httpx.TransportError:
        return False


def two_guests_play_at(url: str) -> None:
    with httpx.Client(base_url=url, timeout=60) as ana, httpx.Client(base_url=url, timeout=60) as bo:
        for guest in (ana, bo):
            assert guest.get("/").status_code == 200
        table = make_and_join(ana, bo)
        before = get_table(ana, table)
        mover = next(guest for guest in (ana, bo) if legal_moves(guest, table))

        answer = send_moves(mover, table, before["state"], legal_moves(mover, table)[0])

        assert answer.status_code == 200, answer.text
        assert get_table(bo, table)["state"] > before["state"]
