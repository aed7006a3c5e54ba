"""Load test of the server: ``python -m azalai.bench.web_load --tables 500 --seconds 60``.

Every table plays whole games, one after the other, with a move every eight seconds. The tables are at different moments
of their games and cover all variants. Every player has a separate cookie and address, and the rate limits are on. A
tenth of the tables has a computer, a fifth has a spectator. The server runs in separate processes, over loopback. The
latency is the time from sending a move to its event at each other player.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

from azalai.bench.server_process import ProcessTree, server
from azalai.bench.web_client import HOST, Person, Refused
from azalai.new_game import new
from azalai.puzzles import puzzle_file

PERIOD = 8.0
"""Seconds between two moves of a table. People take longer: a game of Targi has about 270 decisions and lasts an hour,
which is 13 s for each."""
WARM_UP = 4.0
WHOLE_GAME = 1000  # more moves than any game has
OPENING = 16  # tables that are set up at a time
PATIENCE = 30.0  # seconds until a move whose event has not come counts as an error
KEPT_UP = 0.9  # the part of the intended moves below which a server counts as overloaded
FAILURES = (Refused, TimeoutError, OSError, asyncio.IncompleteReadError)
COMPUTER_EVERY, SPECTATOR_EVERY = 10, 5
VARIANTS = list(puzzle_file.TABLES.values())
Script = list[tuple[int, str]]
"""The moves of a whole game, each with its seat."""
Beside = Callable[[Sequence[int], "itertools.count[int]"], Coroutine[Any, Any, None]]
"""Other load at the same time. It gets the ports of the servers and the numbers of new guests."""


@dataclass
class Load:
    """The measurements with ``tables`` tables."""

    tables: int
    seconds: list[float] = field(default_factory=list)  # from each move to its event at another player
    bytes: list[int] = field(default_factory=list)  # of each event over the wire
    problems: Counter[str] = field(default_factory=Counter)  # requests that failed, and moves that nobody saw
    moves: int = 0  # of people
    computer_moves: int = 0
    finished: int = 0  # games that ended meanwhile
    memory: float = 0.0  # bytes a table
    span: float = 0.0  # seconds that were measured
    server_cpu: float = 0.0  # seconds
    worker_cpu: float = 0.0  # seconds of the processes that decide the moves of computers
    client_cpu: float = 0.0  # seconds of the load test itself
    database_cpu: float = 0.0  # seconds, if it is a separate process
    measuring: bool = False

    def percentile(self, percent: int) -> float:
        """Latency in milliseconds; infinite without measurements, so that no promise counts as kept."""
        return quantiles(self.seconds, n=100)[percent - 1] * 1000 if len(self.seconds) > 1 else float("inf")

    @property
    def overloaded(self) -> bool:
        """Whether the server fell behind: the tables made clearly fewer moves than intended."""
        return self.moves + self.computer_moves < KEPT_UP * self.span * self.tables / PERIOD

    @property
    def errors(self) -> int:
        return self.problems.total()

    @property
    def cpu_per_move(self) -> float:
        """Milliseconds of the server process for each move, those of computers included."""
        moves = self.moves + self.computer_moves
        return self.server_cpu * 1000 / moves if moves else float("inf")


def random_game(game: str, options: dict[str, Any], seed: int) -> Script:
    table, rng, script = new(game, seed=seed, **options), random.Random(seed), []
    while table.seat is not None:
        move = rng.choice(table.moves()).text
        script.append((table.seat, move))
        table.play(move)
    return script


class LoadedTable:
    """People who play one game after the other."""

    def __init__(self, ports: Sequence[int], number: int, load: Load, people: itertools.count[int]) -> None:
        self.game, self.options = VARIANTS[number % len(VARIANTS)]
        self.load = load
        self.rng = random.Random(number)
        seats = self.options.get("seats", 2)
        # rotated by variant, so that every variant has computers and spectators
        self.with_computer = (number + number // len(VARIANTS)) % COMPUTER_EVERY == 0
        watched = (number + number // len(VARIANTS)) % SPECTATOR_EVERY == 1
        self.players = [Person(ports, next(people)) for _ in range(1 if self.with_computer else seats)]
        self.spectators = [Person(ports, next(people))] if watched else []
        self.id = ""
        self._open = False  # whether everybody's page shows the game
        self.state = 0
        self.script: Script = []  # what is left of the game, unless a computer plays
        self._streams: list[asyncio.Task[None]] = []
        self._sent, self._wanted = 0.0, 0  # when the last move was sent, and the state that it leads to
        self._waiting: set[int] = set()  # the players whose pages do not show that state yet
        self._arrived: dict[int, int] = {}  # by player: the newest state on their page
        self._news = asyncio.Event()

    @property
    def people(self) -> list[Person]:
        return self.players + self.spectators

    # -- a new game ---------------------------------------------------------------------------------------

    async def open(self, skip: int = 0) -> None:
        """Make a table, seat everybody, and open their pages, at a random moment within the first ``skip`` moves."""
        seed = self.rng.getrandbits(40)
        fields = {"game": self.game, "seed": seed, "name": "Ana", **self.options}
        host, *others = self.players
        made = await host.post("/tables", **fields, opponent="computer:gentle" if self.with_computer else "open")
        self.id, self.state, self._arrived = made["table"], 0, {}
        for person in others:
            await person.post(f"/t/{self.id}/join", name="Bo", code=made["code"])
        if others:
            await host.post(f"/t/{self.id}/start")
        self.script = [] if self.with_computer else random_game(self.game, self.options, seed)
        for _ in range(self.rng.randrange(min(skip, len(self.script))) if skip and self.script else 0):
            await self._send(*self.script.pop(0))
        for player, person in enumerate(self.people):
            await person.ask("GET", f"/t/{self.id}")
            self._streams.append(asyncio.create_task(self._follow(player, person)))
        await self._until(lambda: len(self._arrived) == len(self.people))
        self._open = True

    async def _follow(self, player: int, person: Person) -> None:
        def arrived(state: int, when: float, size: int) -> None:
            if self.load.measuring:
                self.load.bytes.append(size)
                if player in self._waiting and state >= self._wanted:
                    self._waiting.discard(player)
                    self.load.seconds.append(when - self._sent)
            self._arrived[player] = state
            self._news.set()

        await person.listen(self.id, arrived)

    async def _until(self, holds: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()

    async def try_to_open(self, skip: int = 0) -> None:
        """Open a table; a failure is counted, and ``play`` tries again."""
        try:
            await self.close()
            await self.open(skip)
        except FAILURES as error:
            self._count(error)

    def _count(self, error: Exception) -> None:
        text = str(error) or type(error).__name__
        self.load.problems[text.replace(self.id, "ID") if self.id else text] += 1  # the same for all tables

    async def close(self) -> None:
        for stream in self._streams:
            stream.cancel()
        for stream in self._streams:
            with suppress(asyncio.CancelledError, *FAILURES):
                await stream
        self._streams = []

    # -- playing ------------------------------------------------------------------------------------------

    async def play(self, until: float) -> None:
        """A move every period; the tables are out of step with each other."""
        await asyncio.sleep(self.rng.random() * PERIOD)
        due = time.perf_counter()
        while due < until:
            try:
                if not self._open:
                    await self.try_to_open()
                elif await (self._moves_against_computer() if self.with_computer else self._moves()):
                    self.load.finished += self.load.measuring
                    self._open = False
            except FAILURES as error:
                self._count(error)
            due += PERIOD
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def finish(self) -> None:
        """Open a table, and play its game to the end at once."""
        await self.open()
        while self.script:
            await self._send(*self.script.pop(0))

    async def _send(self, seat: int, move: str) -> None:
        answer = await self.players[seat].post(f"/t/{self.id}/moves", state=self.state, moves=[move])
        self.state = answer["state"]
        self.load.moves += self.load.measuring

    async def _moves(self) -> bool:
        """Send the next move of the script. Returns whether the game is over."""
        if not self.script:
            return True
        seat, move = self.script[0]
        others = set(range(len(self.players))) - {seat}
        self._sent, self._wanted, self._waiting = time.perf_counter(), self.state + 1, set(others)
        await self._send(seat, move)
        self.script.pop(0)  # a move that failed is sent again
        await self._until(lambda: all(self._arrived[player] >= self._wanted for player in others))
        return not self.script

    async def _moves_against_computer(self) -> bool:
        """Send a random move, once the computer has moved. Returns whether the game is over."""
        (player,) = self.players
        _, asked = await player.ask("GET", f"/api/t/{self.id}/moves")
        self.load.computer_moves += (asked["state"] - self.state) * self.load.measuring
        self.state = asked["state"]
        if asked["moves"]:
            await self._send(0, self.rng.choice(asked["moves"])["text"])
            return False
        _, seen = await player.ask("GET", f"/api/t/{self.id}")
        return bool(seen["status"] == "over")


async def measure(
    tables: int,
    seconds: float,
    arguments: Sequence[str] = (),
    warm_up: float = WARM_UP,
    database: ProcessTree | None = None,
    skip: int = WHOLE_GAME,
    beside: Beside | None = None,
    servers: int = 1,
) -> Load:
    """Load ``tables`` tables for ``seconds``, after a warm-up. The arguments are for ``azalai serve``; ``database`` are
    the processes of the database that they name. The tables begin at different moments within the first ``skip`` moves
    of their games. What others do ``beside`` is not measured; it is cancelled at the end. With several ``servers`` each
    has a separate port, and a table belongs to one of them."""
    load, people = Load(tables), itertools.count(1)

    def command(folder: str, port: str) -> list[str]:
        address = ["--port", port, "--public-url", f"http://{HOST}:{port}"]
        return ["-m", "azalai.cli", "serve", "--data", folder, *address, *arguments]

    with ExitStack() as stack:
        started = [stack.enter_context(server(command)) for _ in range(servers)]
        ports = [port for port, _ in started]
        tree = ProcessTree(*(process.pid for _, process in started))
        first = LoadedTable(ports, 0, load, people)  # what the server loads with the first table is not counted
        await first.open()
        empty = tree.server_memory()
        loaded = [LoadedTable(ports, number, load, people) for number in range(1, tables + 1)]
        for start in range(0, tables, OPENING):
            await asyncio.gather(*(table.try_to_open(skip) for table in loaded[start : start + OPENING]))
        others = asyncio.create_task(beside(ports, people)) if beside else None
        begin = time.perf_counter()
        playing = [asyncio.create_task(table.play(begin + warm_up + seconds)) for table in loaded]
        await asyncio.sleep(warm_up)
        before, client, since = tree.cpu(), time.process_time(), time.perf_counter()
        stored = database.cpu()[0] if database else 0.0
        load.measuring = True
        await asyncio.sleep(seconds)
        load.measuring = False
        after, load.span = tree.cpu(), time.perf_counter() - since
        load.server_cpu, load.worker_cpu = (now - then for now, then in zip(after, before, strict=True))
        load.client_cpu = time.process_time() - client
        load.database_cpu = database.cpu()[0] - stored if database else 0.0
        load.memory = (tree.server_memory() - empty) / tables
        await asyncio.gather(*playing)
        if others is not None:
            others.cancel()
            with suppress(asyncio.CancelledError):
                await others  # raises what has stopped it before
        for table in [first, *loaded]:
            await table.close()
            for person in table.people:
                await person.close()
    return load


def report(load: Load) -> str:
    moves, sizes = load.moves + load.computer_moves, sorted(size / 1024 for size in load.bytes) or [0]
    rows = [
        ("tables", f"{load.tables}"),
        ("moves of people, of computers", f"{load.moves}, {load.computer_moves}"),
        ("games that ended", f"{load.finished}"),
        (
            "errors",
            "; ".join([f"{load.errors}", *(f"{count}: {what}" for what, count in load.problems.most_common(3))]),
        ),
        *((f"latency, p{percent}", f"{load.percentile(percent):.1f} ms") for percent in (50, 95, 99)),
        ("moves per second", _pace(load)),
        ("server CPU per move", f"{load.cpu_per_move:.2f} ms"),
        *(
            [("database CPU per move", f"{load.database_cpu * 1000 / max(1, moves):.2f} ms")]
            if load.database_cpu
            else []
        ),
        ("server CPU", f"{100 * load.server_cpu / load.span:.0f} % of a core"),
        ("bot worker CPU", f"{100 * load.worker_cpu / load.span:.0f} % of a core"),
        ("load test CPU", f"{100 * load.client_cpu / load.span:.0f} % of a core"),
        ("memory per table", f"{load.memory / 2**20:.2f} MB"),
        ("update over the wire, median and largest", f"{sizes[len(sizes) // 2]:.1f} KB, {sizes[-1]:.1f} KB"),
    ]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)


def _pace(load: Load) -> str:
    intended = f"of {load.tables / PERIOD:g} intended"
    made = f"{(load.moves + load.computer_moves) / load.span:.1f} {intended}"
    return f"{made}: OVERLOADED, this server does not carry {load.tables} tables" if load.overloaded else made


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m azalai.bench.web_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--servers", type=int, default=1, help="servers that share a store, with a port each")
    parser.add_argument("serve", nargs="*", help="more arguments for azalai serve, after --")
    chosen = parser.parse_args()
    load = asyncio.run(measure(chosen.tables, chosen.seconds, chosen.serve, servers=chosen.servers))
    print(report(load))


if __name__ == "__main__":
    main()
