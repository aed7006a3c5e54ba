"""Plays the shipped levels against their neighbours, to confirm the steps between them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from azalai.level_calibration.calibrate import confirmed
from azalai.level_calibration.games import Pair, Results, Schedule, Task
from azalai.level_calibration.tables import CHAMPION, Table


class Confirmation:
    """The confirmation of levels at one kind of table: their names and specs, the weakest first."""

    def __init__(self, table: Table, results: Results, players: Sequence[tuple[str, str]], games: int) -> None:
        self.table = table
        self._results = results
        self._names = [name for name, _ in players]
        self._pairs: list[Pair] = list(itertools.pairwise(spec for _, spec in players))
        self._schedule = Schedule(table.name, results)
        self._deals = -(-games // table.seats)

    def progress(self) -> float:
        there = sum(min(self._deals, self._schedule.count(pair)) for pair in self._pairs)
        return there / (self._deals * len(self._pairs))

    def next_task(self) -> Task:
        return self._schedule.task(min(self._pairs, key=self._schedule.count))

    def told(self) -> Iterator[str]:
        yield f"{self.table.name}:"
        for (lower, upper), pair in zip(itertools.pairwise(self._names), self._pairs, strict=True):
            yield f"  {f'{lower} → {upper}':18}{confirmed(self._results, self.table.name, pair)[1:]}"


def shipped_levels(table: Table, *, champion: bool) -> list[tuple[str, str]]:
    """The names and the specs of the shipped levels at a kind of table."""
    levels = [(level.name, level.spec) for level in table.levels()]
    return [*levels, ("champion", CHAMPION)] if champion else levels
