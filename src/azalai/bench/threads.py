"""How batches of tables scale with cores: ``python -m azalai.bench.threads [--threads 1 2 4 8 16] [--tables 16384]``.

Prints for each game how many steps its tables make a second with each number of threads, and how many times as many as
with the first. Without an opponent, a step is a decision. The machine should do nothing else. Only NumPy and Numba are
needed.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Sequence
from typing import Any

from azalai.arena.process_pool import usual_jobs
from azalai.bench.environments import MANY_TABLES, thread_speeds

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "targi": ("targi", {}),
    "expansion": ("targi", {"expansion": True}),
    "tuareg": ("tuareg", {"seats": 2}),
    "tuareg-5": ("tuareg", {"seats": 5}),
}
USUAL_GAMES = ("targi", "tuareg")
THREADS = (1, 2, 4, 8, 16)


def report(title: str, threads: Sequence[int], speeds: Sequence[float]) -> str:
    """A table with a line for each number of threads."""
    lines = [f"\n## {title}\n", "| threads | steps/s | times |", "|--:|--:|--:|"]
    for number, speed in zip(threads, speeds, strict=True):
        lines.append(f"| {number} | {speed:,.0f} | {speed / speeds[0]:.2f} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m azalai.bench.threads", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=USUAL_GAMES)
    parser.add_argument("--threads", nargs="+", type=int, default=THREADS)
    parser.add_argument("--tables", nargs="+", type=int, default=[MANY_TABLES])
    parser.add_argument("--rounds", type=int, default=20, help="each of 5 steps (20)")
    parser.add_argument("--opponent", help="such as greedy; without one, every seat plays at random")
    chosen = parser.parse_args(arguments)
    print(f"{usual_jobs()} cores; opponent: {chosen.opponent or 'none'}", flush=True)
    began = time.monotonic()
    for name, tables in itertools.product(chosen.games, chosen.tables):
        game, options = GAMES[name]
        speeds = thread_speeds(game, options, chosen.threads, tables, chosen.rounds, chosen.opponent)
        print(report(f"{name}, {tables:,} tables", chosen.threads, speeds), flush=True)
    print(f"\n{time.monotonic() - began:.0f} s, compiling included")


if __name__ == "__main__":
    main()
