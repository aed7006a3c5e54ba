"""Measures the mean luck of a seat, which should be zero, over games of all computer levels.

    python -m azalai.study.measure_luck [--games 84] [--table base.seats-2] [--first 1000000] [--out luck.jsonl]

Every game has a different deal: games with the same deal have similar luck, and several of them tell little more than
one. Only the moves that were made are valued, which takes a fraction of a whole analysis. The luck is split by what
revealed something: the deal, or the kind of decision before it, of the seat itself or of another one. Only NumPy and
Numba are needed.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from azalai import bots
from azalai.game import Game
from azalai.new_game import new
from azalai.study.analysis import analyse_part, usual_worlds, worlds_of
from azalai.study.appraisal import QUANTILE
from azalai.study.calibrate import TABLES
from azalai.study.champion_games import champions_play_on
from azalai.study.measure_levels import played, table_name
from azalai.study.parallel import completed, keep, kept_lines
from azalai.study.worlds import Worlds

Row = dict[str, Any]
"""``table``, ``level``, ``seed``, and ``luck``: by seat, and by what revealed something, in win chance."""
DEAL = "deal"


def game_of(name: str, options: dict[str, Any], level: str, seed: int) -> Game:
    """A game of a level against itself; the champion, whose thinking time is not limited, searches briefly."""
    if level == bots.levels(name)[-1].name:
        return champions_play_on(new(name, seed=seed, **options), seed)
    return played(name, options, level, seed)


@functools.lru_cache(1)
def _worlds(table: str) -> Worlds:
    name, options = _tables()[table]
    return worlds_of(new(name, seed=1, **options), False, usual_worlds(False))


def _tables() -> dict[str, tuple[str, dict[str, Any]]]:
    return {table_name(*each): each for each in TABLES}


def measured(task: tuple[str, str, int]) -> Row:
    """The luck in one game."""
    table, level, seed = task
    game = game_of(*_tables()[table], level, seed)
    lucks = [luck_of(game, _worlds(table), seat) for seat in range(game.seats)]
    return {"table": table, "level": level, "seed": seed, "luck": lucks}


def luck_of(game: Game, worlds: Worlds, seat: int) -> dict[str, float]:
    """The luck of a seat, by what revealed something."""
    luck: dict[str, float] = {}
    states = list(game)
    for step in analyse_part(game, worlds, seat, 0, math.inf, judges=False).steps:
        if step.luck.win:
            by = (
                DEAL if step.seat is None else f"{'own' if step.seat == seat else 'other'} {_kind(states, step.number)}"
            )
            luck[by] = luck.get(by, 0.0) + step.luck.win
    return luck


def _kind(states: Sequence[Game], number: int) -> int:
    table = states[number - 1].table
    return int(table.asked[table.depth - 1].kind)


def summary(rows: Sequence[Row]) -> Iterator[str]:
    """The mean luck of the first seat, over all games and by kind of table, and of every seat by what revealed it."""
    yield f"all: {interval([_first(row) for row in rows])}"
    for table in dict.fromkeys(row["table"] for row in rows):
        games = [row for row in rows if row["table"] == table]
        yield f"{table}: {interval([_first(row) for row in games])}"
        for by in sorted({by for row in games for luck in row["luck"] for by in luck}):
            yield f"{table}, {by}: {interval([mean(luck.get(by, 0.0) for luck in row['luck']) for row in games])}"


def _first(row: Row) -> float:
    luck: dict[str, float] = row["luck"][0]
    return sum(luck.values())


def interval(lucks: Sequence[float]) -> str:
    margin = QUANTILE * stdev(lucks) / math.sqrt(len(lucks)) if len(lucks) > 1 else math.inf
    within = "" if abs(mean(lucks)) <= margin else "; zero is NOT within the interval"
    return f"{mean(lucks):+.4f} ±{margin:.4f} in {len(lucks)} games{within}"


def wanted(tables: Sequence[str], games: int, first: int, rows: Sequence[Row]) -> Iterator[tuple[str, str, int]]:
    """The games that are missing: the levels take turns, and no two games have the same seed."""
    done = {row["seed"] for row in rows}
    for number in range(games):
        for k, (name, options) in enumerate(TABLES):
            seed = first + number * len(TABLES) + k
            if (table := table_name(name, options)) in tables and seed not in done:
                levels = bots.levels(name)
                yield table, levels[number % len(levels)].name, seed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.measure_luck", description=__doc__)
    parser.add_argument("--games", type=int, default=84, help="at each kind of table (84)")
    parser.add_argument("--table", nargs="*", default=list(_tables()))
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed (1000000)")
    parser.add_argument("--out", type=Path, default=Path("luck.jsonl"), help="the games so far (luck.jsonl)")
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time; the next call resumes (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = parser.parse_args(arguments)
    rows: list[Row] = [json.loads(line) for line in kept_lines(given.out)]
    for row in completed(measured, wanted(given.table, given.games, given.first, rows), given.jobs, given.minutes):
        rows.append(row)
        keep(given.out, [json.dumps(row)])
    for line in summary(rows):
        sys.stdout.write(line + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
