"""Operating a server: health checks, metrics, logs, backups, restarts."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from azalai.cli import main
from azalai.server.log_format import redacted
from tests.server.http_player import Listener, get_table, legal_moves, make_and_join, make_table, send_moves, wait_until
from tests.server.server_process import ROOT, ServerProcess, environment, free_port

pytestmark = pytest.mark.xdist_group("operations")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Behind a proxy on this machine, with metrics and a log in JSON."""
    folder = tmp_path_factory.mktemp("operations") / "data"
    metrics = f"127.0.0.1:{free_port()}"
    url = "http://azalai.example"
    with ServerProcess(folder, metrics=metrics, log_format="json", public_url=url) as server:
        yield server


def metrics_of(served: ServerProcess) -> str:
    return httpx.get(f"http://{served.configuration['metrics']}/metrics", timeout=30).text


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"{name} is not among\n{text}"
    return float(found[1])


def test_healthy_and_ready(served: ServerProcess, ana: httpx.Client) -> None:
    assert ana.get("/healthz").json()["status"] == "ok"
    answer = ana.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


def test_not_ready_when_the_store_does_not_answer(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as served, served.client() as ana:
        with closing(sqlite3.connect(served.folder / "azalai.sqlite3")) as file, file:
            file.execute("ALTER TABLE tables RENAME TO lost")

        wait_until(lambda: ana.get("/readyz").status_code == 503)

        assert ana.get("/readyz").json() == {"status": "no-store"}
        assert ana.get("/healthz").status_code == 200


def test_metrics_count_tables_watchers_moves_and_the_store(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, seed=7)
    watching = Listener(bo, table)
    watching.wait_for_state(0)
    assert send_moves(ana, table, 0, "p6").status_code == 200
    assert send_moves(ana, table, 0, "p7").status_code == 409

    text = metrics_of(served)

    moves = 'operation="POST /t/{table}/moves"'
    assert value(text, "azalai_tables") >= 1
    assert value(text, "azalai_watchers") == 1
    assert value(text, "azalai_bot_queue") == 0
    assert value(text, f"azalai_request_seconds_count{{{moves}}}") == 2
    assert value(text, 'azalai_store_seconds_count{operation="append"}') == 1
    assert value(text, 'azalai_responses_total{status="409"}') >= 1
    assert value(text, "process_cpu_seconds_total") > 0
    watching.close()


def test_visitors_do_not_see_the_metrics(served: ServerProcess, ana: httpx.Client) -> None:
    answer = ana.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})

    assert (answer.status_code, "azalai_tables" in answer.text) == (404, False)


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:http", "203.0.113.9:9464", "127.0.0.1:99999"])
def test_an_address_that_metrics_cannot_have_is_refused(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--metrics", address]) == 2
    assert f"metrics cannot be served at {address}" in capsys.readouterr().err


# -- logs -----------------------------------------------------------------------------------------------------


def test_log_lines_are_json_without_secrets_names_and_addresses(served: ServerProcess, ana: httpx.Client) -> None:
    """Errors of several kinds, caused by a guest with an address, a name, an invitation and a seat link."""
    made = make_table(ana, opponent="open", name="Anastazja")
    link = ana.post(f"/t/{made['table']}/link", json={}).json()["url"]
    cookie = ana.cookies["azalai_guest"]
    other = make_table(ana, opponent="open", name="Anastazja")
    served.kill()
    with closing(sqlite3.connect(served.folder / "azalai.sqlite3")) as file, file:
        file.execute("UPDATE tables SET seats = '[]' WHERE id = ?", (made["table"],))
        file.execute("UPDATE tables SET seats = 'x' WHERE id = ?", (other["table"],))
    served.log.unlink()
    served.start()
    address = {"x-forwarded-for": "203.0.113.9"}
    token = link.rpartition("/")[2]
    for path in (f"/t/{made['table']}", f"/t/{other['table']}", f"/seat/{token}", f"/join/{other['code']}", "/"):
        ana.get(path, headers=address)

    lines = [line for line in served.log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]

    assert len(lines) >= 3
    for line in map(json.loads, lines):
        assert {"time", "level", "logger", "message"} <= set(line)
    logged = "\n".join(lines)
    for secret in ("203.0.113.9", "127.0.0.1", "Anastazja", cookie, token, other["code"], made["code"]):
        assert secret not in logged


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from 203.0.113.9:4711 closed", "from [address]:4711 closed"),
        ("from 2001:db8::17 closed", "from [address] closed"),
        ("from ::1 closed", "from [address] closed"),
        ("GET /seat/eyJh.x and /join/XcQ2", "GET /seat/[code] and /join/[code]"),
        ("cookie WyJhYmMiLCJBbmEiXQ.Zm9vYmFyYmF6cXV4Zm9vYmFy is bad", "cookie [token] is bad"),
        ("postgresql://azalai:hush@db/azalai failed", "postgresql://azalai:[password]@db/azalai failed"),
        (
            'File "/srv/azalai/server/http/app.py", line 12, at 12:30:05',
            'File "/srv/azalai/server/http/app.py", line 12, at 12:30:05',
        ),
        ("azalai 0.1.0 with Python 3.11.7", "azalai 0.1.0 with Python 3.11.7"),
    ],
)
def test_redaction(text: str, expected: str) -> None:
    assert redacted(text) == expected


# -- backups --------------------------------------------------------------------------------------------------


def test_a_backup_of_a_writing_server_restores_every_table_with_its_seats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed, elsewhere = tmp_path / "backup.tar.gz", tmp_path / "elsewhere"
    with ServerProcess(tmp_path / "data") as served, served.client() as ana, served.client() as bo:
        table = make_and_join(ana, bo, seed=7)
        acknowledged, stop = [0], threading.Event()

        def play() -> None:
            for guest in (ana, bo) * 200:
                if stop.is_set():
                    return
                for move in legal_moves(guest, table)[:1]:
                    acknowledged.append(send_moves(guest, table, acknowledged[-1], move).json()["state"])

        playing = threading.Thread(target=play)
        playing.start()
        wait_until(lambda: len(acknowledged) > 5)
        before = acknowledged[-1]
        assert main(["backup", str(packed), "--data", str(served.folder)]) == 0
        wait_until(lambda: acknowledged[-1] > before)  # the server has gone on
        stop.set()
        playing.join()
        assert "1 table was backed up" in capsys.readouterr().out
        assert packed.stat().st_mode & 0o777 == 0o600
        assert main(["backup", str(packed), "--data", str(served.folder)]) == 2
        assert main(["restore", str(packed), "--data", str(served.folder)]) == 2, "the folder is in use"

        assert main(["restore", str(packed), "--data", str(elsewhere)]) == 0

        with ServerProcess(elsewhere) as restored, restored.client(cookies=ana.cookies) as again:
            seen = get_table(again, table)
            assert before <= seen["state"] <= acknowledged[-1]
            assert seen["seat"] == 0, "the cookie of the guest is still valid"
    assert main(["restore", str(packed), "--data", str(elsewhere)]) == 2, "nothing is overwritten"


def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, other, newer = tmp_path / "text", tmp_path / "other.tar", tmp_path / "newer.tar"
    text.write_text("not a backup")
    with tarfile.open(other, "w") as archive:
        archive.add(text, "azalai.sqlite3")
        archive.add(text, "secret")
    with closing(sqlite3.connect(tmp_path / "db")) as file:
        file.execute("PRAGMA user_version = 99")
    (tmp_path / "secret").write_bytes(bytes(32))
    with tarfile.open(newer, "w") as archive:
        archive.add(tmp_path / "db", "azalai.sqlite3")
        archive.add(tmp_path / "secret", "secret")
    for source, reason in (
        (text, "cannot be used"),
        (other, "cannot be used"),
        (newer, "newer Azalai"),
        (tmp_path / "no", "cannot be used"),
    ):
        assert main(["restore", str(source), "--data", str(tmp_path / "data")]) == 2
        assert reason in capsys.readouterr().err
        assert not (tmp_path / "data" / "azalai.sqlite3").exists()
    assert main(["backup", str(tmp_path / "b"), "--data", str(tmp_path / "data")]) == 2


# -- restarts -------------------------------------------------------------------------------------------------

CPU_TO_START = 4.0
"""Seconds of CPU time in which a server must be ready. Open pages reconnect after one second."""


def test_a_restart_refuses_nobody_and_pages_go_on(tmp_path: Path) -> None:
    """As with systemd, which holds the listening socket: who connects meanwhile waits instead of being refused."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        first = activated(listening, tmp_path)
        with httpx.Client(base_url=url, timeout=60) as ana:
            ana.get("/settings")
            table = make_table(ana, seed=7, place__1="me")["table"]
            page = Listener(ana, table)
            page.wait_for_state(0)
            assert send_moves(ana, table, 0, "p6").status_code == 200
            page.wait_for_state(1)

            first.send_signal(signal.SIGTERM)
            page.wait(lambda name, _: name == "reconnect")
            first.wait(60)
            refused = []
            asking = threading.Thread(
                target=lambda: refused.append(httpx.get(f"{url}/readyz", timeout=120).status_code)
            )
            asking.start()  # before the next process exists
            time.sleep(0.2)
            second = activated(listening, tmp_path)
            try:
                again = Listener(ana, table)
                again.wait_for_state(1)
                asking.join(120)
                assert refused == [200]
                assert cpu_seconds(second.pid) < CPU_TO_START
                assert send_moves(ana, table, 1, legal_moves(ana, table)[0]).status_code == 200
                again.wait_for_state(2)
                again.close()
            finally:
                second.terminate()
                second.wait(60)
            page.close()


def activated(listening: socket.socket, folder: Path) -> subprocess.Popen[bytes]:
    """A server that gets a socket as file descriptor 3, as from systemd."""
    serve = [sys.executable, "-m", "azalai.cli", "serve", "--data", str(folder / "data")]
    trampoline = f"""
import os
os.dup2({listening.fileno()}, 3)
os.environ |= {{"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}}
os.execv({sys.executable!r}, {serve!r})
"""
    command = [sys.executable, "-c", trampoline]
    return subprocess.Popen(command, cwd=ROOT, env=environment(), pass_fds=[listening.fileno()])


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
