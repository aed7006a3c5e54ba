"""A full disk: changes that cannot be stored are refused and published to nobody, and later the tables go on. The
operating system limits the size of the server's files; nothing in the server is mocked."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from azalai.server.bot_workers.levels import levels
from tests.server.http_player import Listener, get_table, legal_moves, make_and_join, make_table, send_moves, wait_until
from tests.server.server_process import ServerProcess, bot_workers

pytestmark = pytest.mark.xdist_group("full_disk")

FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def full(served: ServerProcess) -> Iterator[None]:
    """The server's files cannot grow."""
    assert served.process is not None
    log = served.folder / "azalai.sqlite3-wal"
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))
    yield
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, FREE)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data", bot_retry=0.2) as served:
        yield served


def test_a_change_that_cannot_be_stored_is_refused_and_not_published(small: ServerProcess) -> None:
    with small.client() as ana, small.client() as bo:
        table = make_and_join(ana, bo, seed=7)
        updates = Listener(bo, table)
        updates.wait_for_state(0)
        with full(small):
            for path, sent in (
                (f"/t/{table}/moves", {"state": 0, "moves": ["p6"]}),
                (f"/t/{table}/leave", {}),
                ("/tables", {"game": "targi"}),
            ):
                answer = ana.post(path, json=sent)
                assert (answer.status_code, answer.json()["error"]) == (503, "not-stored"), path
                assert answer.json()["message"].startswith("This could not be stored")
            assert get_table(bo, table)["state"] == 0
            assert get_table(ana, table)["seat"] == 0

        assert send_moves(ana, table, 0, "p6").json() == {"state": 1}

        updates.wait_for_state(1)
        assert [values["state"] for _, values in updates.events] == sorted(
            values["state"] for _, values in updates.events
        )
        updates.close()


def test_a_computer_whose_move_could_not_be_stored_says_so_and_tries_again(small: ServerProcess) -> None:
    with small.client() as ana:
        table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        send_moves(ana, table, 0, "p6")
        wait_until(lambda: legal_moves(ana, table))  # so the worker has started
        updates = Listener(ana, table)
        state = get_table(ana, table)["state"]
        for process in bot_workers(small):
            os.kill(process, signal.SIGSTOP)
        assert send_moves(ana, table, state, legal_moves(ana, table)[0]).status_code == 200
        with full(small):
            for process in bot_workers(small):
                os.kill(process, signal.SIGCONT)
            updates.wait(lambda _, values: "could not be stored" in values.get("html", ""))
            assert get_table(ana, table)["state"] == state + 1

        wait_until(lambda: legal_moves(ana, table))

        assert get_table(ana, table)["state"] >= state + 2
        updates.close()


def test_after_a_full_disk_the_server_restarts_with_every_acknowledged_move(small: ServerProcess) -> None:
    with small.client() as ana:
        table = make_table(ana, seed=7, place__1="me")["table"]
        assert send_moves(ana, table, 0, "p6").status_code == 200
        with full(small):
            assert send_moves(ana, table, 1, legal_moves(ana, table)[0]).status_code == 503
            small.kill()
            small.start()  # the new process has no limit
            assert get_table(ana, table)["state"] == 1
            assert send_moves(ana, table, 1, legal_moves(ana, table)[0]).status_code == 200


def test_reading_goes_on_while_the_disk_is_full(small: ServerProcess) -> None:
    with small.client() as ana:
        table = make_table(ana, seed=7, place__1="me")["table"]
        with full(small):
            assert ana.get("/", headers={"accept": "text/html"}).status_code == 200
            assert ana.get(f"/t/{table}", headers={"accept": "text/html"}).status_code == 200
            page = httpx.post(f"{small.url}/tables", data={"game": "targi"}, headers={"accept": "text/html"})
            assert page.status_code == 503
            assert "This could not be stored" in page.text
