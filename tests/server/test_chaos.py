"""Chaos: server processes and bot workers share a database while processes are killed and suspended and connections
drop. No acknowledged move may be lost or doubled, no table may have two owners, and every game ends."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from azalai.server.bot_workers.levels import levels
from azalai.server.storage.postgresql_store import PostgreSQLStore
from azalai.server.storage.store import OVER, Store
from azalai.server.tables.history import replay
from tests.other_processes import elsewhere
from tests.server.postgresql import server
from tests.server.server_process import ROOT, ServerProcess, environment

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("chaos")]

SERVERS, BOT_SERVICES = 3, 2
LIMIT = 1500.0  # seconds for the whole test
PATIENCE = 5.0  # seconds that a client waits for an answer, also from a suspended process
MOVES_PER_FAULT = 12  # that people may make, so that the faults hit games from their beginning to their end


def computer(game: str) -> str:
    return f"computer:{levels(game)[0][0]}"


TABLES: list[dict[str, Any]] = [
    {"game": "targi", "place.1": computer("targi")},
    {"game": "targi", "place.1": "open"},
    {"game": "tuareg", "seats": 3, "place.1": "open", "place.2": computer("tuareg")},
    {"game": "targi", "expansion": True, "place.1": computer("targi")},
]


class Faults:
    """Injects faults in threads, until told to stop."""

    def __init__(self, servers: list[ServerProcess], store: str, wanted: int) -> None:
        self._servers, self._store, self._wanted = servers, store, wanted
        self._services = [self._start_service() for _ in range(BOT_SERVICES)]
        self._stopping = threading.Event()
        self.counts: Counter[str] = Counter()
        self.failure: BaseException | None = None
        work: list[Callable[[random.Random], None]] = [
            *(lambda rng, number=number: self._disturb_server(rng, number) for number in range(SERVERS)),
            *(lambda rng, number=number: self._disturb_service(rng, number) for number in range(BOT_SERVICES)),
            self._drop_connections,
        ]
        self._threads = [
            threading.Thread(target=self._repeat, args=(each, seed), daemon=True) for seed, each in enumerate(work)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stopping.set()
        for thread in self._threads:
            thread.join(180)

    def end(self) -> None:
        self.stop()
        for service in self._services:
            service.kill()
            service.wait(15)

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def _repeat(self, work: Callable[[random.Random], None], seed: int) -> None:
        rng = random.Random(seed)
        try:
            while not self._stopping.wait(rng.uniform(0.5, 2.5)) and self.total < self._wanted:
                work(rng)
        except BaseException as failure:
            self.failure = failure

    def _disturb_server(self, rng: random.Random, number: int) -> None:
        served = self._servers[number]
        assert served.process is not None
        if rng.random() < 0.5:
            self._suspend(served.process.pid, rng)
            return
        served.kill()
        self.counts["killed servers"] += 1
        for attempts in range(4, -1, -1):  # as a supervisor does: its first connections may be dropped too
            try:
                served.start()
                return
            except AssertionError:
                if not attempts:
                    raise

    def _disturb_service(self, rng: random.Random, number: int) -> None:
        time.sleep(rng.uniform(1, 3))
        if rng.random() < 0.5:
            self._suspend(self._services[number].pid, rng)
            return
        self._services[number].kill()
        self._services[number].wait(15)
        self.counts["killed bot services"] += 1
        self._services[number] = self._start_service()

    def _suspend(self, process: int, rng: random.Random) -> None:
        """Long enough, half of the time, that the leases of the process end."""
        os.kill(process, signal.SIGSTOP)
        time.sleep(rng.uniform(0.3, 6))
        os.kill(process, signal.SIGCONT)
        self.counts["suspended processes"] += 1

    def _drop_connections(self, rng: random.Random) -> None:
        with psycopg.connect(self._store, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid != pg_backend_pid() ORDER BY random() LIMIT %s",
                (rng.randint(1, 4),),
            )
        self.counts["dropped connections"] += 1

    def _start_service(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "azalai.cli", "work", "--store", self._store, "--workers", "1"]
        return subprocess.Popen(
            command, cwd=ROOT, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


class Person:
    """A guest who plays one seat, and repeats every request at a random process until it is answered."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self._urls, self._rng = urls, random.Random(seed)
        self._client = httpx.AsyncClient(timeout=PATIENCE)
        self.acknowledged: list[tuple[int, str]] = []
        self.repeated = 0
        self.id = ""

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        while True:
            url = self._rng.choice(self._urls)
            try:
                answer = await self._client.request(method, f"{url}{path}", **more)
                if answer.status_code != 503:  # the database was not there
                    return answer
            except httpx.TransportError:
                pass
            self.repeated += 1
            await asyncio.sleep(self._rng.uniform(0.05, 0.3))

    async def play(self, table: str, may_move: Callable[[], bool]) -> None:
        while True:
            answer = await self.request("GET", f"/api/t/{table}/moves")
            assert answer.status_code == 200, answer.text
            asked = answer.json()
            if asked["moves"] and may_move():
                state, move = asked["state"], self._rng.choice(asked["moves"])["text"]
                sent = {"state": state, "moves": [move]}
                answer = await self.request("POST", f"/t/{table}/moves", json=sent)
                assert (answer.status_code, answer.json()) == (200, {"state": state + 1}), answer.text
                self.acknowledged.append((state + 1, move))
                continue
            if not asked["moves"]:
                seen = (await self.request("GET", f"/api/t/{table}")).json()
                if seen["status"] == "over":
                    return
            await asyncio.sleep(self._rng.uniform(0.3, 0.8))

    async def close(self) -> None:
        await self._client.aclose()


class Table:
    """A table and the people who play there."""

    def __init__(self, urls: list[str], number: int) -> None:
        self.fields = TABLES[number % len(TABLES)] | {
            "seed": number,
            "name": "Ana",
            "idempotency_key": f"table-number-{number}",
        }
        open_seats = [int(name[-1]) for name, kind in self.fields.items() if kind == "open"]
        self.people = {seat: Person(urls, 100 * number + seat) for seat in (0, *open_seats)}
        self.id = ""

    async def play(self, may_move: Callable[[], bool]) -> None:
        host = self.people[0]
        for person in self.people.values():
            await person.request("GET", "/settings")
        answer = await host.request("POST", "/tables", json=self.fields)
        assert answer.status_code == 200, answer.text
        self.id, code = answer.json()["table"], answer.json()["code"]
        for seat, person in self.people.items():
            if seat:
                sent = {"seat": seat, "name": f"Guest {seat}", "code": code}
                answer = await person.request("POST", f"/t/{self.id}/join", json=sent)
                assert answer.status_code == 200, answer.text
        if len(self.people) > 1:
            answer = await host.request("POST", f"/t/{self.id}/start", json={})
            assert answer.status_code in (200, 409), answer.text  # 409: its first answer was lost
        await asyncio.gather(*(person.play(self.id, may_move) for person in self.people.values()))
        for person in self.people.values():
            await person.close()


async def play_all(tables: list[Table], faults: Faults, wanted: int) -> None:
    made = itertools.count()
    allowed = 0

    def may_move() -> bool:
        nonlocal allowed
        if faults.total < wanted and allowed > (faults.total + 2) * MOVES_PER_FAULT:
            return False
        allowed = next(made)
        return True

    async with asyncio.timeout(LIMIT), asyncio.TaskGroup() as group:
        watching = group.create_task(watch(faults))
        await asyncio.gather(*(table.play(may_move) for table in tables))
        watching.cancel()


async def watch(faults: Faults) -> None:
    """Fail as soon as a fault could not be injected."""
    while True:
        await asyncio.sleep(1)
        assert faults.failure is None, faults.failure


async def check(store: Store, url: str, tables: list[Table]) -> int:
    """Compare what was acknowledged with what is stored; the number of acknowledged moves."""
    await store.open()
    acknowledged = 0
    for table in tables:
        record, changes = await store.table(table.id), await store.changes(table.id)
        assert record is not None
        assert record.status == OVER
        assert [change.state for change in changes] == list(range(1, record.state + 1))
        for seat, person in table.people.items():
            guest = record.seats[seat].guest
            stored = [(change.state, " ".join(change.moves)) for change in changes if change.guest == guest]
            assert stored == person.acknowledged
            acknowledged += len(stored)
        game, _ = replay(record.replace(file=""), changes)  # every digest on the way is right
        assert game.over
        assert tuple(game.scores()) == record.scores
    await store.close()
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT table_id, epoch, process FROM changes WHERE guest = '' ORDER BY table_id, state"
        ).fetchall()
    for _, moves in itertools.groupby(rows, key=lambda row: row[0]):
        epochs = [(epoch, process) for _, epoch, process in moves]
        assert [epoch for epoch, _ in epochs] == sorted(epoch for epoch, _ in epochs), "an old owner moved"
        assert len({epoch for epoch, _ in epochs}) == len(set(epochs)), "two owners in one epoch"
    return acknowledged


def chaos(folder: Path, tables: int, wanted: int) -> None:
    url = server().new_database()
    servers = [ServerProcess(folder / f"server-{number}", store=url, workers=0) for number in range(SERVERS)]
    for each in servers:
        each.start()
    faults = Faults(servers, url, wanted)
    playing = [Table([each.url for each in servers], number) for number in range(tables)]
    begin = time.monotonic()
    try:
        faults.start()
        elsewhere(asyncio.run, play_all(playing, faults, wanted))
        assert faults.failure is None, faults.failure
    finally:
        faults.end()
        for each in servers:
            each.stop()
    acknowledged = elsewhere(asyncio.run, check(PostgreSQLStore(url), url, playing))
    repeated = sum(person.repeated for table in playing for person in table.people.values())
    seconds = time.monotonic() - begin
    print(f"{dict(faults.counts)}: {acknowledged} moves acknowledged, {repeated} requests repeated, {seconds:.0f} s")
    assert faults.total >= wanted
    assert len(faults.counts) == 4, faults.counts


def test_no_move_is_lost_and_every_game_ends_despite_300_faults(tmp_path: Path) -> None:
    chaos(tmp_path, tables=60, wanted=300)


if __name__ == "__main__":
    import tempfile

    chaos(Path(tempfile.mkdtemp()), *map(int, sys.argv[1:]))
