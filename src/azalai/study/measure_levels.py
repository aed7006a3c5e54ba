"""Measures ``levels.toml``: how much win chance the computer levels lose per decision, and how often they blunder.

    python -m azalai.study.measure_levels [--games 20] [--table base.seats-2] [--rows levels.jsonl] [--minutes 30]

At each kind of table every level plays against itself, and the fast analysis judges the games. Each game is appended to
the file of rows, and after an interruption the same call continues with the next game. ``--rows`` can also name the
file of ``azalai.study.validate``, which has such rows. Only NumPy and Numba are needed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import azalai
from azalai import bots
from azalai.bots.players import LevelBot
from azalai.games import rulebook
from azalai.study.analysis import analyse
from azalai.study.calibrate import TABLES
from azalai.study.calibration import network_name
from azalai.study.champion_games import play_on
from azalai.study.levels import LEVELS_FILE
from azalai.study.parallel import completed, keep, kept_lines
from azalai.study.results import Decision

BLUNDER = "blunder"
UNLIMITED = "search:500"
"""Stands in for a level that thinks for a fixed time, so that the figures do not depend on the machine."""
HEADER = """\
# The average loss of win chance per decision that counts, by network, number of seats and level. Each level played some
# games against itself (``games``), and the fast analysis judged them. ``blunders`` is the share of all moves that lose
# at least 15 points of win chance, ``blunders-of-decisions`` their share of the decisions that count. Written by
# python -m azalai.study.measure_levels.
"""
FIGURES = (
    ("levels", "loss", "decisions"),
    ("blunders", "blunders", "moves"),
    ("blunders-of-decisions", "blunders", "decisions"),
)
"""What the file has of each table: the heading, and the columns whose sums are divided."""
Row = dict[str, Any]
"""``table``, ``level``, ``seed``; of all seats together ``loss`` (the sum), ``moves``, ``decisions`` (the moves that
count) and ``blunders``; and ``luck``, that of the first seat in win chance."""


def played(name: str, options: dict[str, Any], level: str, seed: int) -> azalai.Game:
    """A game in which every seat has the same level."""
    game = azalai.new(name, seed=seed, **options)
    limited = next(each.at(game.setting).simulations for each in bots.levels(name) if each.name == level)
    seeds = range(seed * game.seats, (seed + 1) * game.seats)
    return play_on(
        game, [LevelBot(level, each, at_once=False) if limited else bots.player(UNLIMITED, each) for each in seeds]
    )


def measured(task: tuple[str, str, int]) -> Row:
    """The losses in one game."""
    table, level, seed = task
    name, options = next(each for each in TABLES if table_name(*each) == table)
    study = analyse(played(name, options, level, seed))
    luck = study.ledgers[0].luck.win
    return {"table": table, "level": level, "seed": seed, **summed_up(study.decisions), "luck": luck}


def summed_up(decisions: Sequence[Decision]) -> Row:
    """What decisions lost, and how many of them count and are blunders."""
    losses = [one.loss.value for one in decisions if one.counts]
    return {
        "loss": round(sum(losses), 4),
        "moves": len(decisions),
        "decisions": len(losses),
        "blunders": sum(one.label == BLUNDER for one in decisions),
    }


def rows_in(file: Path) -> list[Row]:
    """The rows of a file that are of games between levels."""
    return [row for row in map(json.loads, kept_lines(file)) if "level" in row and "blunders" in row]


def table_name(name: str, options: dict[str, Any]) -> str:
    book = rulebook(name)
    setting = book.setting(dict(options))
    return f"{network_name(book, setting)}.seats-{setting.seats}"


def wanted(tables: Sequence[str], games: int, rows: Sequence[Row]) -> Iterator[tuple[str, str, int]]:
    """The games that are missing: first one game of every level, then the next."""
    done = {(row["table"], row["level"], row["seed"]) for row in rows}
    for seed in range(games):
        for name, options in TABLES:
            for level in bots.levels(name) if (table := table_name(name, options)) in tables else ():
                if (table, level.name, seed) not in done:
                    yield table, level.name, seed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.measure_levels", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each level at each kind of table (20)")
    parser.add_argument("--table", nargs="*", default=[table_name(*table) for table in TABLES])
    parser.add_argument("--rows", type=Path, default=Path("levels.jsonl"), help="the games so far (levels.jsonl)")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(LEVELS_FILE), help="the file to write")
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time; the next call resumes (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = parser.parse_args(arguments)
    rows = rows_in(given.rows)
    for row in completed(measured, wanted(given.table, given.games, rows), given.jobs, given.minutes):
        rows.append(row)
        keep(given.rows, [json.dumps(row)])
        sys.stdout.write(f"{row['table']} {row['level']} {row['seed']}\n")
        sys.stdout.flush()
    given.out.write_text(HEADER + written(rows), encoding="utf-8")
    return 0


def written(rows: Sequence[Row]) -> str:
    """The figures as TOML, by table and level; ``games`` is the number of games of each level at least."""
    lines = []
    for name, options in TABLES:
        table = table_name(name, options)
        of_level = {
            level.name: [row for row in rows if (row["table"], row["level"]) == (table, level.name)]
            for level in bots.levels(name)
        }
        if not all(of_level.values()):
            continue  # a level without a game has no figure, and the others would be misleading
        lines += [f"\n[{table}]", f"games = {min(map(len, of_level.values()))}"]
        for heading, counted, per in FIGURES:
            lines.append(f"\n[{table}.{heading}]")
            lines += [f"{level} = {share(games, counted, per):.4f}" for level, games in of_level.items()]
    return "\n".join(lines) + "\n"


def share(games: Sequence[Row], counted: str, per: str) -> float:
    """The sum of one column for each unit of another."""
    return float(sum(row[counted] for row in games) / max(1, sum(row[per] for row in games)))


if __name__ == "__main__":
    sys.exit(main())
