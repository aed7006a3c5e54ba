"""Several server processes share the tables of a PostgreSQL database: any process serves any page, computers move at
one of them, and another takes over when it dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from azalai.cli import main
from azalai.server.bot_workers.levels import levels
from azalai.web.reactions import REACTIONS
from tests.server.http_player import Listener, get_table, legal_moves, make_and_join, make_table, send_moves, wait_until
from tests.server.postgresql import server
from tests.server.server_process import ROOT, ServerProcess, environment

pytestmark = pytest.mark.xdist_group("stores")

GENTLE = f"computer:{levels('targi')[0][0]}"


class BotService:
    """``azalai work`` in a separate process."""

    def __init__(self, store: str) -> None:
        command = [sys.executable, "-m", "azalai.cli", "work", "--store", store, "--workers", "1"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment())

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)


@pytest.fixture(scope="module")
def store() -> str:
    return server().new_database()


@pytest.fixture(scope="module")
def servers(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two server processes and a bot service."""
    folder = tmp_path_factory.mktemp("shared")
    running = [ServerProcess(folder / name, store=store, workers=0, bot_pace=0.3) for name in ("one", "two")]
    service = BotService(store)
    try:
        yield [each.start() for each in running]
    finally:
        service.stop()
        for each in running:
            each.stop()


def elsewhere(guest: httpx.Client, other: ServerProcess) -> httpx.Client:
    """The same guest, at another server process."""
    return httpx.Client(base_url=other.url, cookies=guest.cookies, timeout=120)


@contextmanager
def guests(servers: list[ServerProcess]) -> Iterator[list[httpx.Client]]:
    """Two guests at the first process, and the same at the second."""
    one, two = servers
    with one.client() as ana, one.client() as bo, elsewhere(ana, two) as ana_two, elsewhere(bo, two) as bo_two:
        yield [ana, bo, ana_two, bo_two]


def test_every_process_serves_the_same_table(servers: list[ServerProcess]) -> None:
    with guests(servers) as (ana, bo, ana_two, bo_two):
        table = make_and_join(ana, bo, seed=7)
        assert get_table(bo_two, table)["seat"] == 1, "the secret and the seats are shared"
        updates = Listener(bo_two, table)
        updates.wait_for_state(0)

        assert send_moves(ana, table, 0, "p6").json() == {"state": 1}

        assert updates.wait_for_state(1)
        assert send_moves(ana_two, table, 0, "p6").json() == {"state": 1}, "sent again to another process"
        assert send_moves(ana_two, table, 0, "p7").status_code == 409
        move = legal_moves(bo_two, table)[0]
        assert send_moves(bo_two, table, 1, move).json() == {"state": 2}
        assert get_table(ana, table)["state"] == 2, "a page is never older than the store"
        assert ana.post(f"/t/{table}/react", json={"reaction": REACTIONS[0]}).status_code == 204
        updates.wait(lambda name, _: name == "reaction")
        updates.close()


def test_a_player_at_another_process_counts_as_present(servers: list[ServerProcess]) -> None:
    with guests(servers) as (ana, bo, ana_two, bo_two):
        table = make_and_join(ana, bo, seed=7)
        here, there = Listener(ana, table), Listener(bo_two, table)
        wait_until(lambda: all(place["here"] for place in get_table(ana, table)["places"]))
        wait_until(lambda: all(place["here"] for place in get_table(ana_two, table)["places"]))

        there.close()

        wait_until(lambda: not get_table(ana, table)["places"][1]["here"])
        here.close()


def test_seats_that_change_at_two_processes_at_once_are_both_stored(servers: list[ServerProcess]) -> None:
    with guests(servers) as (ana, _, _, bo_two):
        made = make_table(ana, opponent="open", game="tuareg", seats=3)
        table = made["table"]
        get_table(bo_two, table)
        seat = {"seat": 2, "kind": "computer", "level": levels("tuareg")[0][0]}
        assert ana.post(f"/t/{table}/places", json=seat).status_code == 200
        assert bo_two.post(f"/t/{table}/join", json={"name": "Bo", "code": made["code"], "seat": 1}).status_code == 200

        assert [place["kind"] for place in get_table(ana, table)["places"]] == ["person", "person", "computer"]


def test_a_shared_screen_is_handed_over_at_any_process(servers: list[ServerProcess]) -> None:
    with guests(servers) as (ana, _, ana_two, _):
        table = make_table(ana, game="tuareg", place__0="me", place__1="me", seats=2, seed=3)["table"]
        page = {"accept": "text/html"}
        while "/takeover" not in ana.get(f"/t/{table}", headers=page).text:  # until the hands differ
            state = get_table(ana, table)["state"]
            assert send_moves(ana, table, state, legal_moves(ana, table)[0]).status_code == 200
        assert "/takeover" in ana_two.get(f"/t/{table}", headers=page).text

        assert ana_two.post(f"/t/{table}/takeover", json={}).status_code == 200

        wait_until(lambda: "/takeover" not in ana.get(f"/t/{table}", headers=page).text)


def test_computers_move_at_one_process_and_another_takes_over_within_five_seconds(
    servers: list[ServerProcess], store: str
) -> None:
    one, two = servers
    with one.client() as ana, elsewhere(ana, two) as ana_two:
        table = make_table(ana, seed=7, opponent=GENTLE)["table"]
        assert send_moves(ana_two, table, 0, "p6").status_code == 200
        wait_until(lambda: legal_moves(ana_two, table))
        assert {row[0] for row in lease_rows(store, table)} == {1}, "the process that made the table has its lease"
        state = get_table(ana_two, table)["state"]
        assert one.process is not None
        one.process.send_signal(signal.SIGSTOP)  # it neither answers nor gives up its lease
        stopped = time.monotonic()
        assert send_moves(ana_two, table, state, legal_moves(ana_two, table)[0]).status_code == 200

        wait_until(lambda: get_table(ana_two, table)["state"] >= state + 2)

        taken_over = time.monotonic() - stopped
        one.process.send_signal(signal.SIGCONT)
        assert {row[0] for row in lease_rows(store, table)} == {1, 2}
        assert taken_over < 5 + BUSY, taken_over
        wait_until(lambda: get_table(ana, table)["state"] == get_table(ana_two, table)["state"])


BUSY = 10  # seconds that a machine busy with other tests may add


def lease_rows(store: str, table: str) -> list[tuple[Any, ...]]:
    """Epoch and process of each move that a computer made."""
    with psycopg.connect(store) as connection:
        query = "SELECT epoch, process FROM changes WHERE table_id = %s AND guest = '' ORDER BY state"
        return connection.execute(query, (table,)).fetchall()


def test_hints_come_through_the_queue(servers: list[ServerProcess]) -> None:
    with servers[0].client() as ana:
        table = make_table(ana, seed=7, opponent=GENTLE)["table"]

        answer = ana.post(f"/t/{table}/hint", json={"state": 0})

        assert answer.status_code == 200, answer.text


def test_one_command_runs_several_processes_and_restarts_those_that_die(tmp_path: Path) -> None:
    store = server().new_database()
    with ServerProcess(tmp_path / "data", store=store, processes=2) as served, served.client() as ana:
        table = make_table(ana, seed=7, opponent=GENTLE)["table"]
        assert send_moves(ana, table, 0, "p6").status_code == 200
        wait_until(lambda: legal_moves(ana, table))
        with psycopg.connect(store, autocommit=True) as connection:
            alive = "SELECT count(*) FROM processes WHERE expires > now()"  # one that began again counts twice at first
            wait_until(lambda: connection.execute(alive).fetchone() == (3,))  # two servers and the bot service
        for pid in children(served):
            os.kill(pid, signal.SIGKILL)

        def comes_back() -> bool:
            try:
                return httpx.get(f"{served.url}/healthz", timeout=5).status_code == 200
            except httpx.TransportError:
                return False

        wait_until(comes_back)
        state = get_table(ana, table)["state"]
        assert send_moves(ana, table, state, legal_moves(ana, table)[0]).status_code == 200
        wait_until(lambda: get_table(ana, table)["state"] >= state + 2)


def children(served: ServerProcess) -> list[int]:
    assert served.process is not None
    listed = subprocess.run(["pgrep", "-P", str(served.process.pid)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in listed.stdout.split()]


def test_several_processes_with_sqlite_are_refused_with_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--processes", "2"]) == 2
    assert "several processes need a database that they can share" in capsys.readouterr().err


def test_a_store_that_is_not_postgresql_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--store", "mysql://host/azalai"]) == 2
    assert "must be the URL of a PostgreSQL database" in capsys.readouterr().err
