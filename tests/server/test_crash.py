"""Crash safety: the server is killed at random moments during games and restarted on the same folder.

Each client repeats a move until it is answered, as a page does. At the end the acknowledged moves must equal the stored
ones.
"""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import psycopg
import pytest

import azalai
from azalai.server.bot_workers.levels import levels
from tests.server.http_player import Listener, get_table, legal_moves, make_table, send_moves
from tests.server.postgresql import server
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("crash")

AT_ONCE = 4
VARIANTS = [("targi", {}), ("tuareg", {"seats": 3}), ("targi", {"expansion": True})]


class Player(threading.Thread):
    """A guest who plays all seats of a game, to the end or for ``most`` moves."""

    def __init__(self, served: ServerProcess, number: int, most: int) -> None:
        super().__init__(daemon=True)
        self.served, self.number, self.most = served, number, most
        self.game, self.options = VARIANTS[number % len(VARIANTS)]
        self.table = ""
        self.acknowledged: list[tuple[int, str]] = []
        self.again = 0  # repeated requests
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.served.url, timeout=60) as guest:
                self._play(guest)
        except BaseException as fault:
            self.fault = fault

    def _play(self, guest: httpx.Client) -> None:
        self._insist(lambda: guest.get("/settings"))
        mirror, rng = azalai.new(self.game, seed=self.number, **self.options), random.Random(self.number)
        places = {f"place.{seat}": "me" for seat in range(mirror.seats)}
        fields = {"game": self.game, "seed": self.number, "name": "Ana"} | self.options | places
        self.table = self._insist(lambda: guest.post("/tables", json=fields)).json()["table"]
        while not mirror.over and len(self.acknowledged) < self.most:
            state, move = len(self.acknowledged), rng.choice(mirror.moves()).text
            answer = self._insist(lambda state=state, move=move: send_moves(guest, self.table, state, move))
            assert (answer.status_code, answer.json()) == (200, {"state": state + 1}), answer.text
            self.acknowledged.append((state + 1, move))
            mirror.play(move)

    def _insist(self, ask) -> httpx.Response:  # type: ignore[no-untyped-def]
        until = time.monotonic() + 120
        while True:
            try:
                answer: httpx.Response = ask()
                return answer
            except httpx.TransportError:
                self.again += 1
                assert time.monotonic() < until, "the server does not come back"
                time.sleep(0.05)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database; "": SQLite."""
    return "" if request.param == "sqlite" else server().new_database()


def stored(folder: Path, store: str, table: str) -> list[tuple[int, str]]:
    connection = psycopg.connect(store) if store else sqlite3.connect(folder / "azalai.sqlite3")
    query = f"SELECT state, moves FROM changes WHERE table_id = '{table}' ORDER BY state"
    rows = connection.execute(query).fetchall()
    connection.close()
    return [(int(state), str(move)) for state, move in rows]


def crash(folder: Path, store: str, games: int, most: int, seed: int, between: tuple[int, int]) -> tuple[int, int]:
    """Play games, a few at a time, and kill the server again and again after a random number of moves ``between`` two
    bounds; the number of kills and of repeated requests."""
    served, rng = ServerProcess(folder, store=store).start(), random.Random(seed)
    kills = again = 0
    try:
        for first in range(0, games, AT_ONCE):
            players = [Player(served, number, most) for number in range(first, min(games, first + AT_ONCE))]
            for player in players:
                player.start()
            while True:
                wanted = sum(len(player.acknowledged) for player in players) + rng.randint(*between)
                while any(player.is_alive() for player in players) and wanted > sum(
                    len(player.acknowledged) for player in players
                ):
                    time.sleep(0.002)
                if not any(player.is_alive() for player in players):
                    break
                time.sleep(rng.uniform(0, 0.01))  # at a random moment of the next moves
                served.kill()
                kills += 1
                served.start()
            for player in players:
                assert player.fault is None, player.fault
                assert player.acknowledged
                assert stored(folder, store, player.table) == player.acknowledged
                again += player.again
    finally:
        served.stop()
    return kills, again


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path, store: str) -> None:
    kills, again = crash(tmp_path / "data", store, games=4, most=45, seed=1, between=(25, 60))

    assert kills >= 2
    assert again >= 2, "the kills hit no request"


@pytest.mark.long
def test_no_acknowledged_move_is_lost_or_doubled_in_200_games(tmp_path: Path, store: str) -> None:
    kills, again = crash(tmp_path / "data", store, games=200, most=400, seed=2, between=(50, 350))

    assert kills >= 100
    assert again >= 100


@pytest.mark.parametrize("store", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True)
def test_after_a_crash_pages_reconnect_and_computers_move_on(tmp_path: Path, store: str) -> None:
    with ServerProcess(tmp_path / "data", bot_pace=1.5, store=store) as served, served.client() as ana:
        level = levels("targi")[0][0]
        table = make_table(ana, seed=7, opponent=f"computer:{level}")["table"]
        assert send_moves(ana, table, 0, "p6").status_code == 200
        listener = Listener(ana, table)
        listener.wait_for_state(1)

        served.kill()
        listener.close()
        served.start()

        again = Listener(ana, table)
        assert again.wait_for_state(1)["kind"] == "table", "the page shows the same state"
        again.wait_for_state(2, 60)
        assert get_table(ana, table)["state"] >= 2, "the computer has moved"
        again.close()
        until = time.monotonic() + 30
        while not legal_moves(ana, table):
            assert time.monotonic() < until
            time.sleep(0.05)
