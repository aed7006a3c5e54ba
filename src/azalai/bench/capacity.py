"""How many tables a server can carry, compared with boardgame.io: ``python -m azalai.bench.capacity``.

Runs the load test (``web_load``) with SQLite, with PostgreSQL and one process, with two processes at one port, with two
servers behind a proxy that sends the requests of a table to one of them, and the load test of ``bench/boardgame_io``,
and estimates the limits of larger machines. The machine should do nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from azalai.bench.postgresql_server import PostgreSQLServer
from azalai.bench.server_process import ProcessTree
from azalai.bench.web import BUSY, P95, SKIP, estimated, holds, most_tables
from azalai.bench.web_load import KEPT_UP, PERIOD, WHOLE_GAME, Load, measure, report

STEP_SECONDS = 15.0  # of each measurement in the search for the most tables
PEER_NAME = "boardgame.io"
POSTGRESQL = {"postgresql-1": (1, 1), "postgresql-2": (1, 2), "postgresql-2-servers": (2, 1)}
"""Servers, and processes of each."""
SERVERS = ("sqlite", *POSTGRESQL, PEER_NAME)
PEER = Path(__file__).parents[3] / "bench" / "boardgame_io"


@dataclass(frozen=True)
class Run:
    """One load test: the server, its load, and the CPU seconds of the database for it."""

    name: str
    load: Load
    database_cpu: float = 0.0
    processes: int = 1

    @property
    def database_per_move(self) -> float:
        """Milliseconds."""
        moves = self.load.moves + self.load.computer_moves
        return 1000 * self.database_cpu / moves if moves else 0.0


def with_sqlite(tables: int, seconds: float, skip: int = WHOLE_GAME) -> Run:
    return Run("SQLite, 1 process", asyncio.run(measure(tables, seconds, skip=skip)))


def with_postgresql(
    database: PostgreSQLServer,
    servers: int,
    processes: int,
    tables: int,
    seconds: float,
    skip: int = WHOLE_GAME,
) -> Run:
    arguments = ["--store", database.new_database(), "--processes", str(processes)]
    tree = ProcessTree(database.pid)
    load = asyncio.run(measure(tables, seconds, arguments, database=tree, skip=skip, servers=servers))
    name = f"{servers} servers" if servers > 1 else f"{processes} process{'es' if processes > 1 else ''}"
    return Run(f"PostgreSQL, {name}", load, load.database_cpu, servers * processes)


Way = Callable[[int, float, int], Run]
"""A load test of one kind of server, with a number of tables, the seconds and ``skip`` of ``measure``."""


def way_holds(way: Way, tables: int) -> bool:
    return holds(way(tables, STEP_SECONDS, SKIP).load)


def estimate(run: Run) -> str:
    """The limits that the CPU time of a move sets: of one core with server processes, and of one with the database.

    Server processes share nothing but the database, so their number can grow until the database is busy.
    """
    moves = BUSY * 1000 / run.load.cpu_per_move
    told = (
        f"A core with server processes carries {moves:.0f} moves a second ({run.load.cpu_per_move:.2f} ms each, "
        f"{BUSY:.0%} busy), which are {moves * PERIOD:.0f} tables with a move every {PERIOD:g} s."
    )
    if not run.database_per_move:
        return told
    most = BUSY * 1000 / run.database_per_move
    return (
        f"{told}\nA core of the database carries {most:.0f} moves a second ({run.database_per_move:.2f} ms each), "
        f"enough for {most / moves:.1f} such cores: {most * PERIOD:.0f} tables. Beyond that it needs more cores."
    )


def peer(tables: int, seconds: float) -> str:
    """The report of the load test of boardgame.io, or why there is none."""
    if shutil.which("node") is None or not (PEER / "node_modules").is_dir():
        return f"not measured: it needs Node, and `npm ci` in {PEER}"
    command = ["node", "load.js", "--tables", str(tables), "--seconds", str(seconds)]
    return subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=True).stdout


def number_in(report: str, name: str) -> float:
    """A number of a report of boardgame.io; infinite if it has none."""
    found = re.search(rf"^{re.escape(name)} +([\d.]+)", report, re.MULTILINE)
    return float(found[1]) if found else float("inf")


def peer_holds(tables: int) -> bool:
    measured = peer(tables, STEP_SECONDS)
    pace = number_in(measured, "moves") / STEP_SECONDS
    return number_in(measured, "latency, p95 (ms)") < P95 and pace >= KEPT_UP * tables / PERIOD


def peer_estimate(report: str) -> int:
    """The tables of boardgame.io that this machine carries, by CPU time, like ``estimated``."""
    busy = (number_in(report, f"{what} CPU (% of a core)") / 100 for what in ("server", "load test"))
    server, everything = next(busy), (os.cpu_count() or 1)
    return int(number_in(report, "tables") * BUSY * min(1 / server, everything / (server + next(busy))))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m azalai.bench.capacity", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--limits", action="store_true", help="also find the most tables with p95 below the promise")
    parser.add_argument("--only", choices=SERVERS, help="measure this one; otherwise all")
    chosen = parser.parse_args()
    print(f"{os.cpu_count()} cores; the load test runs on them too", flush=True)
    for name in [chosen.only] if chosen.only else SERVERS:
        if name == PEER_NAME:
            _measure_peer(chosen.tables, chosen.seconds, limits=chosen.limits)
        else:
            _measure(_way(name), chosen.tables, chosen.seconds, limits=chosen.limits)


@functools.cache
def _postgresql() -> PostgreSQLServer:
    return PostgreSQLServer()


def _way(name: str) -> Way:
    if name == "sqlite":
        return with_sqlite
    return functools.partial(with_postgresql, _postgresql(), *POSTGRESQL[name])


def _measure(way: Way, tables: int, seconds: float, *, limits: bool) -> None:
    run = way(tables, seconds, WHOLE_GAME)
    print(f"\n## {run.name}\n\n{report(run.load)}\n\n{estimate(run)}", flush=True)
    if limits:
        _tell_most(functools.partial(way_holds, way), estimated(run.load, run.processes))


def _measure_peer(tables: int, seconds: float, *, limits: bool) -> None:
    measured = peer(tables, seconds)
    print(f"\n## boardgame.io\n\n{measured}", flush=True)
    if limits and number_in(measured, "moves") < float("inf"):
        _tell_most(peer_holds, peer_estimate(measured))


def _tell_most(holds: Callable[[int], bool], guess: int) -> None:
    def told(tables: int) -> bool:
        fits = holds(tables)
        print(f"{tables} tables: {'held' if fits else 'too many'}", flush=True)
        return fits

    print(f"most tables with p95 below {P95:g} ms: {most_tables(told, guess)}", flush=True)


if __name__ == "__main__":
    main()
