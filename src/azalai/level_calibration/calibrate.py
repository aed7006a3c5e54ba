"""Finds settings of six levels with even steps between them, at each kind of table, and confirms the steps.

1. A ladder of settings plays: each against those two and three rungs above, because large differences tell more
   about the whole curve than small ones. Every next deal goes to the two about whom the games say least so far.
2. A smooth curve of Elo is fitted to all games (``elo_curve.py``). The six levels stand at equal distances on it,
   ``step`` apart, or less if the strongest setting of the ladder is nearer than that. ``chosen.json`` keeps them.
3. Neighbouring levels play, to confirm the steps.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from azalai import bots
from azalai.level_calibration.elo_curve import EloCurve, fitted
from azalai.level_calibration.games import Pair, Results, Schedule, Task
from azalai.level_calibration.settings import Parameters, knob_of, ladder, on_the_curve, parameters_at, specs
from azalai.level_calibration.tables import Table

CHOSEN_FILE = "chosen.json"
RUNGS = 12
LEVELS = 6


@dataclass(frozen=True)
class Aim:
    """What to play: ``ladder`` games of each ladder, ``games`` of each two neighbouring levels; and the wanted step."""

    ladder: int = 3000
    games: int = 400
    step: float = 200


class Chosen:
    """The chosen settings by kind of table, in a file. Those that were chosen for another network do not count."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / CHOSEN_FILE
        self._of: dict[str, Any] = json.loads(self._file.read_text("utf-8")) if self._file.exists() else {}

    def at(self, table: Table) -> list[Parameters]:
        found = self._of.get(table.name, {})
        return [Parameters(**each) for each in found["levels"]] if found.get("network") == table.network else []

    def set(self, table: Table, settings: list[Parameters]) -> None:
        levels = [each._asdict() for each in settings]
        self._of[table.name] = {"network": table.network, "levels": levels}
        self._file.write_text(json.dumps(self._of, indent=2) + "\n", encoding="utf-8")


class Calibration:
    """The calibration of one kind of table."""

    def __init__(self, table: Table, results: Results, chosen: Chosen, aim: Aim) -> None:
        self.table = table
        self._results, self._chosen, self._aim = results, chosen, aim
        self._schedule = Schedule(table.name, results)
        self.rungs = ladder(table.gentlest, table.strongest, RUNGS, table.curve)
        names = specs(self.rungs)
        self._pairs: list[Pair] = [
            (names[at], names[other]) for at in range(RUNGS) for other in (at + 2, at + 3) if other < RUNGS
        ]
        self._ladder_deals = -(-aim.ladder // table.seats)
        self._level_deals = -(-aim.games // table.seats)

    def progress(self) -> float:
        """The share of the deals that are played or handed out. Those of the levels count only once they are chosen."""
        there = min(self._ladder_deals, self._on_the_ladder())
        levels = self._neighbours()
        there += sum(min(self._level_deals, self._schedule.count(pair)) for pair in levels)
        return there / (self._ladder_deals + (LEVELS - 1) * self._level_deals)

    def next_task(self) -> Task:
        """A deal that is missing. The levels are chosen when all deals of the ladder are handed out."""
        if self._on_the_ladder() < self._ladder_deals:
            return self._schedule.task(min(self._pairs, key=self._told))
        if not self._neighbours():
            self.choose()
        return self._schedule.task(min(self._neighbours(), key=self._schedule.count))

    def choose(self) -> None:
        """Choose the levels from all games so far."""
        knobs = self.curve().evenly(LEVELS, self._aim.step)
        self._chosen.set(self.table, [parameters_at(knob, self.table.curve) for knob in knobs])

    def curve(self) -> EloCurve:
        """The ratings of all settings on the table's curve that have played."""
        played = self._results.players(self.table.name)
        settings = {each.spec: each for each in self.rungs}
        for name in played - settings.keys():
            if (found := on_the_curve(name, self.table.curve)) is not None:
                settings[name] = found
        ordered = sorted(settings.values(), key=lambda each: -each.temperature)
        return fitted([knob_of(each.temperature) for each in ordered], self._duels(ordered))

    def _duels(self, settings: list[Parameters]) -> Any:
        return self._results.duels(self.table.name, specs(settings))

    def _on_the_ladder(self) -> int:
        return sum(self._schedule.count(pair) for pair in self._pairs)

    def _told(self, pair: Pair) -> float:
        """How much the deals of two settings tell about them."""
        return self._schedule.count(pair) * self._results.evenness(self.table.name, pair)

    def _neighbours(self) -> list[Pair]:
        return list(itertools.pairwise(specs(self._chosen.at(self.table))))

    def told(self) -> Iterator[str]:
        """The state and the result, in lines."""
        name, curve = self.table.name, self.curve()
        games = sum(self._results.games(name, pair) for pair in self._pairs)
        ends = [knob_of(self.rungs[0].temperature), knob_of(self.rungs[-1].temperature)]
        (whole,) = curve.steps(ends)
        yield f"{name}: {games} games of the ladder, which spans {whole[0]:.0f} ±{whole[1]:.0f} Elo"
        settings = self._chosen.at(self.table)
        if not settings:
            return
        steps = [None, *curve.steps([knob_of(each.temperature) for each in settings])]
        for level, each, step, pair in zip(
            bots.levels(self.table.game), settings, steps, [None, *self._neighbours()], strict=False
        ):
            on_curve = f"{step[0]:+4.0f} ±{step[1]:.0f} on the curve" if step else ""
            direct = confirmed(self._results, name, pair) if pair else ""
            yield f"  {level.name:8} {each.spec:42} {on_curve}{direct}"


def confirmed(results: Results, table: str, pair: Pair) -> str:
    """The step between two levels in their own games."""
    games = results.games(table, pair)
    if games == 0:
        return "; no games yet"
    step = results.step(table, pair)
    return f"; {step.value:+.0f} ({step.low:+.0f} to {step.high:+.0f}) in {games} games"
