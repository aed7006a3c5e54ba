"""Validates the analysis: whether it finds planted blunders, and whether luck has mean zero.

    python -m azalai.study.validate targi --out validation.jsonl [--games 200] [--worlds 48] [--depth 8]

In a game between champions one move is replaced by one that a deep analysis rates at least fifteen points of win chance
worse, also at the lower end of its interval. Champions play on, and the game is analysed. The blunder is found if it is
the largest loss of its seat. ``--worlds`` and ``--depth`` try other settings than those of the fast analysis. Each game
is appended to the file, and another call resumes a stopped one. Only NumPy and Numba are needed.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from azalai.game import Game
from azalai.study.analysis import FAST_DEPTH, FAST_WORLDS, analyse_in
from azalai.study.appraisal import paired
from azalai.study.parallel import completed
from azalai.study.puzzle_search import DEEP_WORLDS, DEPTH, TABLES, appraised, play_on, played, worlds_of_table

BLUNDER = 0.15
FIRST_WORLDS = 64  # for a first look at a position


def planted(table: str, seed: int) -> tuple[Game, int] | None:
    """A game with a blunder, and the number of its move; None if the game offers none."""
    game, rng = played(table, seed), random.Random(seed)
    for number in rng.sample(range(len(game.played)), len(game.played)):
        before = game.at(number)
        if len(before.moves()) < 2:
            continue
        for worlds in (FIRST_WORLDS, DEEP_WORLDS):
            found = appraised(table, before, worlds, DEPTH, seed * 1000 + number)
            best = max(found, key=lambda each: each[1].mean.win)[1]
            worse = [move for move, each in found if paired(best.win, each.win).low >= BLUNDER]
            if not worse:
                break
        if worse:
            return play_on(before.play(rng.choice(worse)), seed + 1), number + 1
    return None


def validated(task: tuple[str, int, int, int]) -> dict[str, Any]:
    """The rank of the blunder among the losses of its seat (1: found), its loss, and the luck of the first seat."""
    table, seed, worlds, depth = task
    row: dict[str, Any] = {"table": table, "seed": seed, "worlds": worlds, "depth": depth}
    if (found := planted(table, seed)) is None:
        return row
    game, number = found
    study = analyse_in(game, worlds_of_table(table, worlds, depth))
    blunder = next(one for one in study.decisions if one.number == number)
    losses = sorted((one.loss.value for one in study.decisions if one.seat == blunder.seat), reverse=True)
    rank = losses.index(blunder.loss.value) + 1
    return row | {"rank": rank, "loss": round(blunder.loss.value, 4), "luck": study.ledgers[0].luck.win}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.validate", description=__doc__)
    parser.add_argument("table", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=FAST_WORLDS)
    parser.add_argument("--depth", type=int, default=FAST_DEPTH, help="decisions that are played before the evaluation")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    setting = {"table": given.table, "worlds": given.worlds, "depth": given.depth}
    lines = given.out.read_text(encoding="utf-8").splitlines() if given.out.exists() else []
    rows = [row for row in map(json.loads, lines) if setting.items() <= row.items()]
    done = {row["seed"] for row in rows}
    tasks = ((given.table, seed, given.worlds, given.depth) for seed in range(given.games) if seed not in done)
    for row in completed(validated, tasks, given.jobs, given.minutes):
        rows.append(row)
        with given.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        sys.stdout.write(f"{json.dumps(row)}\n")
        sys.stdout.flush()
    sys.stdout.write(summary(rows) + "\n")
    return 0


def summary(rows: Sequence[dict[str, Any]]) -> str:
    tried = [row for row in rows if "rank" in row]
    if len(tried) < 2:
        return "too few games"
    found = sum(row["rank"] == 1 for row in tried)
    lucks = [row["luck"] for row in tried]
    margin = 1.96 * stdev(lucks) / math.sqrt(len(lucks))
    return f"{found} of {len(tried)} blunders found ({found / len(tried):.1%}); luck {mean(lucks):+.3f} ±{margin:.3f}"


if __name__ == "__main__":
    sys.exit(main())
