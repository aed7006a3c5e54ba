"""Collects all long measurements on many cores: puzzles, card effects, planted blunders and the losses of levels.

    python -m azalai.study.collect FOLDER [--minutes 9] [--jobs 16] [--only puzzles blunders levels cards]

Every result is appended to a file of the folder, and the next call continues. One game between champions serves three
purposes: it is searched for puzzles, its cards are counted, and a blunder is planted in it. The work is done in this
order:

1. ``puzzles``: games of each kind of table until it has enough puzzles (``targi.jsonl``, ``targi.seeds`` …) and enough
   planted blunders (``validation.jsonl``);
2. ``blunders``: games in which only a blunder is planted, until there are enough (``validation.jsonl``);
3. ``levels``: games of every level against itself (``validation.jsonl``);
4. ``cards``: games of which only the cards are counted (``card_effects.jsonl``).

The files are those of ``azalai.study.puzzles``, ``validate``, ``measure_levels`` and ``card_effects``, which turn them
into the shipped files. At the end the results of the validation are printed. Only NumPy and Numba are needed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from azalai.bots.information_set import information_set
from azalai.bots.network_player import NetworkBot
from azalai.games.card_effects import Counts, added
from azalai.new_game import new
from azalai.puzzles.puzzle_file import TABLES
from azalai.study import card_effects, measure_levels, validate
from azalai.study.champion_games import PLAY_SIMULATIONS, champion_game
from azalai.study.parallel import completed, keep, kept_lines
from azalai.study.puzzle_search import puzzles_of, worlds_of_table


class Wanted(NamedTuple):
    """How much to collect for a kind of table: a few more puzzles than are shipped, since some may not be confirmed."""

    puzzles: int
    blunders: int = 0
    games: int = 0  # whose cards are counted


WANTED = {
    "targi": Wanted(315, 200, 2000),
    "expansion": Wanted(158, 200, 2000),
    "tuareg-2": Wanted(80, 200),
    "tuareg-3": Wanted(35),
    "tuareg-4": Wanted(25),
    "tuareg-5": Wanted(20),
}
COMPILED = ("targi", "expansion", "tuareg-2")  # kinds of table with rules of their own
TOLD_EVERY = 50  # results
LEVEL_GAMES = 30  # of each level at each kind of table
CARD_SEEDS = 1_000_001
"""The first seed of the games of which only the cards are counted: those before it may be searched for puzzles."""
PUZZLES, BLUNDERS, LEVELS, CARDS = "puzzles", "blunders", "levels", "cards"
PARTS = (PUZZLES, BLUNDERS, LEVELS, CARDS)
VALIDATION, CARD_EFFECTS = "validation.jsonl", "card_effects.jsonl"

Row = dict[str, Any]
Task = tuple[str, str, str, int]
"""The part, the table, the level or what else is to be done, and the seed."""


def worked(task: Task) -> Row:
    """The results of one task, by the file to which they belong."""
    part, table, how, seed = task
    if part == LEVELS:
        return {VALIDATION: [json.dumps(measure_levels.measured((table, how, seed)))]}
    if part == BLUNDERS:
        return {VALIDATION: [json.dumps(validate.with_blunder(table, seed))]}
    game = champion_game(table, seed)
    player = card_effects.player_name(PLAY_SIMULATIONS)
    found = {CARD_EFFECTS: [card_effects.line_of(game, table, player, seed)]}
    if part == PUZZLES:
        found[f"{table}.jsonl"] = [puzzle.written() for puzzle in puzzles_of(table, seed, game)]
        found[f"{table}.seeds"] = [str(seed)]
        if how == validate.BLUNDERS:
            found[VALIDATION] = [json.dumps(validate.with_blunder(table, seed, game))]
    return found


class Collection:
    """The files of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.puzzles = {table: len(kept_lines(folder / f"{table}.jsonl")) for table in WANTED}
        self.searched = {table: {int(line) for line in kept_lines(folder / f"{table}.seeds")} for table in WANTED}
        self.rows: list[Row] = [json.loads(line) for line in kept_lines(folder / VALIDATION)]
        counted = added(kept_lines(folder / CARD_EFFECTS))
        self.counted = {table: _seeds(counted, table) for table in WANTED}

    def add(self, found: Row) -> None:
        for name, lines in found.items():
            keep(self._folder / name, lines)
            stem, _, ending = name.partition(".")
            if name == VALIDATION:
                self.rows += map(json.loads, lines)
            elif name == CARD_EFFECTS:
                for counts in map(Counts.read, lines):
                    self.counted[counts.table] |= counts.seeds
            elif ending == "seeds":
                self.searched[stem] |= set(map(int, lines))
            else:
                self.puzzles[stem] += len(lines)

    def add_up(self) -> None:
        """Make the file of card effects short."""
        file = self._folder / CARD_EFFECTS
        card_effects.add_up([file], file)

    def blunders(self, table: str) -> int:
        return sum(validate.counts(row) and row["table"] == table for row in self.rows)

    def planted(self, table: str) -> set[int]:
        """The games in which a blunder was to be planted, whether they offered one or not."""
        return {row["seed"] for row in self.rows if "level" not in row and row["table"] == table}

    def tasks(self, parts: Sequence[str]) -> Iterator[Task]:
        """The tasks that are missing. The collection grows meanwhile."""
        if PUZZLES in parts:
            for table in WANTED:
                yield from self._games(table)
        if BLUNDERS in parts:
            for table, wanted in WANTED.items():
                fresh = (seed for seed in itertools.count(1) if seed not in self.planted(table))
                while self.blunders(table) < wanted.blunders:
                    yield BLUNDERS, table, "", next(fresh)
        if LEVELS in parts:
            names = [measure_levels.table_name(*TABLES[table]) for table in WANTED]
            rows = [row for row in self.rows if "level" in row]
            for task in measure_levels.wanted(names, LEVEL_GAMES, rows):
                yield LEVELS, *task
        if CARDS in parts:
            for table, wanted in WANTED.items():
                missing = wanted.games - len(self.counted[table])
                fresh = (seed for seed in itertools.count(CARD_SEEDS) if seed not in self.counted[table])
                for seed in itertools.islice(fresh, max(0, missing)):
                    yield CARDS, table, "", seed

    def _games(self, table: str) -> Iterator[Task]:
        wanted = WANTED[table]
        for seed in itertools.count(1):
            if seed in self.searched[table]:
                continue
            planted = self.blunders(table) >= wanted.blunders
            if planted and self.puzzles[table] >= wanted.puzzles:
                return
            yield PUZZLES, table, "" if planted else validate.BLUNDERS, seed

    def told(self) -> Iterator[str]:
        for table, wanted in WANTED.items():
            figures = {
                "puzzles": (self.puzzles[table], wanted.puzzles),
                "blunders": (self.blunders(table), wanted.blunders),
                "games with counted cards": (len(self.counted[table]), wanted.games),
            }
            told = ", ".join(f"{found} of {aim} {what}" for what, (found, aim) in figures.items())
            yield f"{table}: {told}; {len(self.searched[table])} games searched"
        yield f"levels: {sum('level' in row for row in self.rows)} games"

    def validated(self) -> Iterator[str]:
        """What the validation found, in lines."""
        for table in WANTED:
            rows = [row for row in self.rows if row["table"] in (table, measure_levels.table_name(*TABLES[table]))]
            for line in validate.summary(table, rows):
                yield f"{table}: {line}"


def _seeds(counted: Sequence[Counts], table: str) -> set[int]:
    return {seed for counts in counted if counts.table == table for seed in counts.seeds}


def prepare(task: tuple[str, str]) -> None:
    """Compile, or load from the cache, what the games of a kind of table need."""
    table, what = task
    name, options = TABLES[table]
    game = new(name, seed=1, **options)
    if what == "worlds":
        worlds_of_table(table, 2, 1).take(game.table, 0, 1)
        return
    NetworkBot(1, simulations=2).decide(information_set(game, game.seat))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.collect", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=9, help="stop after this time; the next call resumes (9)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="these parts (all)")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    collection = Collection(given.folder)
    with multiprocessing.get_context("spawn").Pool(min(given.jobs, 2 * len(COMPILED))) as pool:
        preparing = {
            table: pool.map_async(prepare, [(table, what) for what in ("worlds", "champion")]) for table in COMPILED
        }
        ready = _once_compiled(collection.tasks(given.only), preparing)
        results = completed(worked, ready, given.jobs, given.minutes, compiled=True)
        for number, found in enumerate(results, 1):
            collection.add(found)
            if number % TOLD_EVERY == 0:
                print("\n".join([f"{time.monotonic() - began:.0f} s", *collection.told()]), flush=True)
    collection.add_up()
    print("\n".join([*collection.told(), *collection.validated()]))
    return 0


def _once_compiled(tasks: Iterator[Task], preparing: dict[str, Any]) -> Iterator[Task]:
    """The tasks, each when the rules of its table are in the compile cache: otherwise all processes would compile."""
    for task in tasks:
        for table in {task[1]} & preparing.keys() or preparing.keys():
            preparing[table].get()
        yield task


if __name__ == "__main__":
    sys.exit(main())
