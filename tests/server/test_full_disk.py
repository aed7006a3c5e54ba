"""A disk that is full, and then has space again: what cannot be stored is refused in words and told to nobody, and the
tables go on. The system itself limits the size of the server's files; nothing of the server is replaced."""

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
from tests.server.http_player import Listener, look, make, make_and_join, moves, send, wait_until
from tests.server.server_process import ServerProcess, bot_workers

pytestmark = pytest.mark.xdist_group("full_disk")

FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def full(served: ServerProcess) -> Iterator[None]:
    """No file of the server grows any more."""
    assert served.process is not None
    log = served.folder / "azalai.sqlite3-wal"
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))
    yield
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, FREE)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data", bot_retry=0.2) as served:
        yield served


def test_what_cannot_be_stored_is_not_done_and_nobody_hears_of_it(small: ServerProcess) -> None:
    with small.client() as ana, small.client() as bo:
        table = make_and_join(ana, bo, seed=7)
        heard = Listener(bo, table)
        heard.wait_for_state(0)
        with full(small):
            for path, sent in (
                (f"/t/{table}/moves", {"state": 0, "moves": ["p6"]}),
                (f"/t/{table}/leave", {}),
                ("/tables", {"game": "targi"}),
            ):
                answer = ana.post(path, json=sent)
                assert (answer.status_code, answer.json()["error"]) == (503, "not-stored"), path
                assert answer.json()["message"].startswith("It could not be stored")
            assert look(bo, table)["state"] == 0
            assert look(ana, table)["seat"] == 0

        assert send(ana, table, 0, "p6").json() == {"state": 1}

        heard.wait_for_state(1)
        assert [values["state"] for _, values in heard.events] == sorted(values["state"] for _, values in heard.events)
        heard.close()


def test_a_computer_whose_move_could_not_be_stored_says_so_and_tries_again(small: ServerProcess) -> None:
    with small.client() as ana:
        table = make(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        send(ana, table, 0, "p6")
        wait_until(lambda: moves(ana, table))  # so the process that thinks is there
        heard = Listener(ana, table)
        state = look(ana, table)["state"]
        for process in bot_workers(small):
            os.kill(process, signal.SIGSTOP)
        assert send(ana, table, state, moves(ana, table)[0]).status_code == 200
        with full(small):
            for process in bot_workers(small):
                os.kill(process, signal.SIGCONT)
            heard.wait(lambda _, values: "could not be stored" in values.get("html", ""))
            assert look(ana, table)["state"] == state + 1

        wait_until(lambda: moves(ana, table))

        assert look(ana, table)["state"] >= state + 2
        heard.close()


def test_after_it_was_full_the_server_starts_again_with_all_that_was_answered(small: ServerProcess) -> None:
    with small.client() as ana:
        table = make(ana, seed=7, place__1="me")["table"]
        assert send(ana, table, 0, "p6").status_code == 200
        with full(small):
            assert send(ana, table, 1, moves(ana, table)[0]).status_code == 503
            small.kill()
            small.start()  # with a limit of its own: none
            assert look(ana, table)["state"] == 1
            assert send(ana, table, 1, moves(ana, table)[0]).status_code == 200


def test_reading_goes_on_while_the_disk_is_full(small: ServerProcess) -> None:
    with small.client() as ana:
        table = make(ana, seed=7, place__1="me")["table"]
        with full(small):
            assert ana.get("/", headers={"accept": "text/html"}).status_code == 200
            assert ana.get(f"/t/{table}", headers={"accept": "text/html"}).status_code == 200
            page = httpx.post(f"{small.url}/tables", data={"game": "targi"}, headers={"accept": "text/html"})
            assert page.status_code == 503
            assert "It could not be stored" in page.text
