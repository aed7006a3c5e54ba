"""How many tables a server can carry, compared with boardgame.io: ``python -m azalai.bench.capacity``.

Runs the load test (``web_load``) with SQLite, with PostgreSQL and one process, with PostgreSQL and two, and the load
test of ``bench/boardgame_io``, and estimates the limits of larger machines. The machine should do nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from azalai.bench.postgresql_server import PostgreSQLServer
from azalai.bench.server_process import ProcessTree
from azalai.bench.web import P95, SECONDS, highest
from azalai.bench.web_load import PERIOD, Load, measure, report

BUSY = 0.7
"""The part of a core that is used at the limit: above it, latencies grow steeply."""
PEER_STEPS = (200, 400, 600, 800, 1000, 1200, 1500, 2000)
PEER = Path(__file__).parents[3] / "bench" / "boardgame_io"


@dataclass(frozen=True)
class Run:
    """One load test: the server, its load, and the CPU seconds of the database for it."""

    name: str
    load: Load
    database_cpu: float = 0.0

    @property
    def database_per_move(self) -> float:
        """Milliseconds."""
        moves = self.load.moves + self.load.computer_moves
        return 1000 * self.database_cpu / moves if moves else 0.0


def with_sqlite(tables: int, seconds: float) -> Run:
    return Run("SQLite, 1 process", asyncio.run(measure(tables, seconds)))


def with_postgresql(server: PostgreSQLServer, processes: int, tables: int, seconds: float) -> Run:
    arguments = ["--store", server.new_database(), "--processes", str(processes)]
    load = asyncio.run(measure(tables, seconds, arguments, database=ProcessTree(server.pid)))
    return Run(f"PostgreSQL, {processes} process{'es' if processes > 1 else ''}", load, load.database_cpu)


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


def most_of_peer(steps: Sequence[int], seconds: float) -> int:
    """The most tables at which 95 % of the moves of boardgame.io arrive within the promised time."""
    most = 0
    for tables in steps:
        found = re.search(r"p95 \(ms\) +([\d.]+)", peer(tables, seconds))
        if found is None or float(found[1]) >= P95:
            break
        most = tables
    return most


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m azalai.bench.capacity", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--limits", action="store_true", help="also find the most tables with p95 below the promise")
    chosen = parser.parse_args()
    tables, seconds = chosen.tables, chosen.seconds
    print(f"{os.cpu_count()} cores; the load test runs on them too", flush=True)
    runs = [with_sqlite(tables, seconds)]
    _show(runs[-1])
    server = PostgreSQLServer()
    for processes in (1, 2):
        runs.append(with_postgresql(server, processes, tables, seconds))
        _show(runs[-1])
    print(f"\n## boardgame.io\n\n{peer(tables, seconds)}", flush=True)
    if chosen.limits:
        print(f"tables with p95 below {P95:g} ms: Azalai {highest(runs[0].load)}", flush=True)
        print(f"tables with p95 below {P95:g} ms: boardgame.io {most_of_peer(PEER_STEPS, SECONDS)}", flush=True)


def _show(run: Run) -> None:
    print(f"\n## {run.name}\n\n{report(run.load)}\n\n{estimate(run)}", flush=True)


if __name__ == "__main__":
    main()
