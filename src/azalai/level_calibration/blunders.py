"""Counts the blunders of levels: moves that lose at least 15 points of win chance.

Every level plays games against itself, and the fast analysis of ``azalai.study`` judges a random sample of the moves,
confirming large losses with longer searches. A line of ``blunders.jsonl`` is one game in JSON: ``table``, ``network``,
``player`` (its spec), ``seed``, ``share`` (of the moves in the sample), the figures of ``measure_levels.summed_up`` and
``seconds``.
"""

from __future__ import annotations

import functools
import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from azalai import bots
from azalai.arena.ratings import wilson
from azalai.level_calibration.kept_rows import KeptRows, Row
from azalai.level_calibration.tables import TABLES, Table
from azalai.new_game import new
from azalai.study.analysis import judged, searches, usual_worlds, worlds_of
from azalai.study.champion_games import play_on
from azalai.study.measure_levels import summed_up
from azalai.study.searches import Searches
from azalai.study.worlds import Worlds

BLUNDERS_FILE = "blunders.jsonl"


class Task(NamedTuple):
    """A game of a player against itself, and the share of its moves that is judged."""

    table: str
    player: str
    seed: int
    share: float


def judged_game(task: Task) -> Row:
    """Play a game and judge its moves."""
    began = time.monotonic()
    table = TABLES[task.table]
    game = new(table.game, seed=task.seed, **dict(table.options))
    seeds = range(task.seed * game.seats, (task.seed + 1) * game.seats)
    play_on(game, [bots.player(task.player, seed, at_once=False) for seed in seeds])
    chances = random.Random(task.seed)
    sample = [number for number in range(1, len(game.played) + 1) if chances.random() < task.share]
    found = summed_up(judged(game, *_tools(task.table), sample))
    seconds = round(time.monotonic() - began, 3)
    return {**task._asdict(), "network": table.network, **found, "seconds": seconds}


@functools.cache
def _tools(table: str) -> tuple[Worlds, Searches]:
    """What the analysis needs: made once in each process."""
    game = new(TABLES[table].game, seed=1, **dict(TABLES[table].options))
    return worlds_of(game, deep=False, count=usual_worlds(deep=False)), searches(deep=False)


class Judgements(KeptRows):
    """The judged games of a folder."""

    def __init__(self, folder: Path) -> None:
        self._rows: dict[tuple[str, str, float], dict[int, Row]] = defaultdict(dict)
        super().__init__(folder / BLUNDERS_FILE)

    def count(self, row: Row) -> None:
        self._rows[row["table"], row["player"], row["share"]].setdefault(row["seed"], row)

    def of(self, table: str, player: str, share: float) -> dict[int, Row]:
        """The games by seed."""
        return self._rows[table, player, share]


class Count:
    """The count of blunders at one kind of table: the names and the specs of the players."""

    def __init__(
        self, table: Table, judgements: Judgements, players: Sequence[tuple[str, str]], games: int, share: float
    ) -> None:
        self.table = table
        self._players, self._games, self._share = players, games, share
        self._judgements = judgements
        self._missing = [
            Task(table.name, player, seed, share)
            for seed in range(games)
            for _, player in players
            if seed not in judgements.of(table.name, player, share)
        ][::-1]

    def progress(self) -> float:
        return 1 - len(self._missing) / (self._games * len(self._players))

    def next_task(self) -> Task:
        return self._missing.pop()

    def told(self) -> Iterator[str]:
        """The share of blunders with its 95 % interval, for each player."""
        yield f"{self.table.name}:"
        for name, player in self._players:
            rows = list(self._judgements.of(self.table.name, player, self._share).values())
            moves, blunders = (sum(row[column] for row in rows) for column in ("moves", "blunders"))
            share = wilson(blunders / max(1, moves), moves)
            told = f"{share.value:.2%} ({share.low:.2%} to {share.high:.2%})" if moves else "no moves yet"
            yield f"  {name:8} {told}: {blunders} blunders in {moves} moves of {len(rows)} games"
