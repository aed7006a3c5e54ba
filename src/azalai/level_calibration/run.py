"""Runs a calibration, a confirmation or a count of blunders in parallel processes for a limited time.

The processes import this module, which they could not do with ``__main__``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from azalai import bots
from azalai.level_calibration import blunders
from azalai.level_calibration.calibrate import Aim, Calibration, Chosen
from azalai.level_calibration.confirm import Confirmation, shipped_levels
from azalai.level_calibration.games import Results, in_turn, played
from azalai.level_calibration.levels_file import levels_file
from azalai.level_calibration.settings import specs
from azalai.level_calibration.tables import CHAMPION, TABLES, Table, with_own_rules
from azalai.new_game import new
from azalai.study.parallel import completed

TOLD_EVERY = 30  # seconds


def prepare(name: str) -> None:
    """Compile what the games at a kind of table need, or load it from the cache."""
    table = TABLES[name]
    game = new(table.game, seed=1, **dict(table.options))
    for spec in (table.levels()[0].spec, CHAMPION):
        bots.player(spec, 1, at_once=False).decide(bots.information_set(game, game.seat))


def prepare_analysis(name: str) -> None:
    """The same for games that are judged."""
    prepare(name)
    blunders.judged_game(blunders.Task(name, "random", 1, 0.02))


def prepared(ready: Callable[[str], None], tables: Sequence[Table], jobs: int) -> None:
    """Fill the compile cache, in a process for each set of rules: otherwise all processes would compile the same."""
    names = [table.name for table in with_own_rules(tables)]
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(names))) as pool:
        pool.map(ready, names, chunksize=1)


def work(
    given: argparse.Namespace,
    parts: Sequence[Any],
    do: Callable[[Any], Any],
    add: Callable[[Any], None],
    ready: Callable[[str], None],
) -> None:
    """Do the tasks of all parts until the time is over, and print what was found."""
    until = time.monotonic() + 60 * given.minutes
    if given.minutes and min(part.progress() for part in parts) < 1:
        prepared(ready, [part.table for part in parts], given.jobs)
        told = time.monotonic()
        minutes = (until - told) / 60
        for number, found in enumerate(completed(do, in_turn(parts), given.jobs, minutes, compiled=True), 1):
            add(found)
            if time.monotonic() > told + TOLD_EVERY:
                told = time.monotonic()
                shares = ", ".join(f"{part.table.name} {part.progress():.0%}" for part in parts)
                print(f"{number} results, {until - told:.0f} s left: {shares}", flush=True)
    print("\n".join(line for part in parts for line in part.told()))


def calibrate(given: argparse.Namespace, tables: Sequence[Table]) -> None:
    results, chosen = Results(given.folder), Chosen(given.folder)
    aim = Aim(given.ladder, given.games, given.step)
    changes = {"curve": given.curve, "gentlest": given.gentlest, "strongest": given.strongest}
    tables = [replace(table, **{name: value for name, value in changes.items() if value}) for table in tables]
    parts = [Calibration(table, results, chosen, aim) for table in tables]
    if given.again:
        for part in parts:
            part.choose()
    work(given, parts, played, results.add, prepare)
    for game in dict.fromkeys(table.game for table in TABLES.values()):
        found = {name: chosen.at(table) for name, table in TABLES.items() if table.game == game}
        text = levels_file(game, {name: settings for name, settings in found.items() if settings})
        (given.folder / f"levels-{game}.toml").write_text(text, encoding="utf-8")


def confirm(given: argparse.Namespace, tables: Sequence[Table]) -> None:
    results = Results(given.folder)
    parts = [
        Confirmation(table, results, shipped_levels(table, champion=given.champion), given.games) for table in tables
    ]
    work(given, parts, played, results.add, prepare)


def count_blunders(given: argparse.Namespace, tables: Sequence[Table]) -> None:
    judgements, chosen = blunders.Judgements(given.folder), Chosen(given.folder)
    parts = []
    for table in tables:
        players = shipped_levels(table, champion=False)
        if given.chosen and (settings := chosen.at(table)):
            players = [(name, spec) for (name, _), spec in zip(players, specs(settings), strict=True)]
        parts.append(blunders.Count(table, judgements, players[1:], given.games, given.share))
    work(given, parts, blunders.judged_game, judgements.add, prepare_analysis)
