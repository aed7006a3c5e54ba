"""Card effects: how much more often the players of a card win than players of other cards at the same time of the game.

A file of card effects has a line of JSON for each group of games:

    {"table": "targi", "game": "targi", "options": {}, "player": "champion:64", "games": [[1, 400]],
     "uses": {"t1": {"laid": {"ahead": {"0": [12, 7.5]}}}}}

``games`` are the first and the last seed of runs of games. ``uses`` counts by card, way (``laid`` …), situation and
twelfth of the game (in Targi that is the round, from 0): how many seats had the card for the first time then, and the
sum of their shares of the victory. The counts of several lines add up. ``python -m azalai.study.card_effects`` makes
such files; those of a game are in its package, ``cards/card_effects.jsonl``.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, NamedTuple

CARD_EFFECTS_FILE = "card_effects.jsonl"
SITUATIONS = ("behind", "even", "ahead")
EVEN = 1
"""A lead or deficit of at most this many points against the best other seat counts as even."""
TWELFTHS = 12
PHASES = ("early", "middle", "late")
QUANTILE = 1.96
"""The quantile of the normal distribution for 95 % intervals."""


class Cell(NamedTuple):
    """When a card was used, and in which way."""

    way: str
    situation: str
    twelfth: int

    @property
    def phase(self) -> str:
        return PHASES[self.twelfth * len(PHASES) // TWELFTHS]


@dataclass
class Tally:
    """How many seats used a card, and the sum of their shares of the victory."""

    count: int = 0
    won: float = 0.0

    def add(self, count: int, won: float) -> None:
        self.count += count
        self.won += won


@dataclass
class Counts:
    """The counts of some games of one kind of table between players of one kind."""

    table: str  # a name for the game with its options
    game: str
    options: dict[str, Any]
    player: str
    seeds: set[int] = field(default_factory=set)
    uses: dict[tuple[str, Cell], Tally] = field(default_factory=dict)

    def use(self, card: str, cell: Cell, count: int, won: float) -> None:
        self.uses.setdefault((card, cell), Tally()).add(count, won)

    def add(self, other: Counts) -> None:
        """Add the counts of other games; ValueError if a game is in both."""
        if twice := self.seeds & other.seeds:
            raise ValueError(f"{self.table}: the game with seed {min(twice)} is counted twice")
        self.seeds |= other.seeds
        for (card, cell), tally in other.uses.items():
            self.use(card, cell, tally.count, tally.won)

    @property
    def cards(self) -> list[str]:
        """The cards that were used, in the order of the file."""
        return list(dict.fromkeys(card for card, _ in self.uses))

    @property
    def ways(self) -> list[str]:
        return list(dict.fromkeys(cell.way for _, cell in self.uses))

    def written(self) -> str:
        """A line of the file, without its end."""
        uses: dict[str, dict[str, dict[str, dict[str, list[float]]]]] = {}
        for (card, cell), tally in sorted(self.uses.items()):
            by_situation = uses.setdefault(card, {}).setdefault(cell.way, {})
            won = round(tally.won, 3)
            by_situation.setdefault(cell.situation, {})[str(cell.twelfth)] = [
                tally.count,
                int(won) if won == int(won) else won,
            ]
        line = {
            "table": self.table,
            "game": self.game,
            "options": self.options,
            "player": self.player,
            "games": list(_runs(self.seeds)),
            "uses": uses,
        }
        return json.dumps(line, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Counts:
        row: dict[str, Any] = json.loads(line)
        seeds = {seed for first, last in row["games"] for seed in range(first, last + 1)}
        counts = cls(row["table"], row["game"], row["options"], row["player"], seeds)
        for card, ways in row["uses"].items():
            for way, situations in ways.items():
                for situation, twelfths in situations.items():
                    for twelfth, (count, won) in twelfths.items():
                        counts.use(card, Cell(way, situation, int(twelfth)), count, won)
        return counts


def _runs(seeds: set[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of each run of consecutive seeds."""
    first = last = None
    for seed in sorted(seeds):
        if first is None or last is None or seed != last + 1:
            if first is not None and last is not None:
                yield first, last
            first = seed
        last = seed
    if first is not None and last is not None:
        yield first, last


def added(lines: Iterable[str]) -> list[Counts]:
    """The counts of all lines, added up for each kind of table and player."""
    found: dict[tuple[str, str], Counts] = {}
    for line in lines:
        counts = Counts.read(line)
        key = counts.table, counts.player
        if key in found:
            found[key].add(counts)
        else:
            found[key] = counts
    return list(found.values())


@functools.cache
def shipped(game: str) -> tuple[Counts, ...]:
    """What was measured for the tables of a game; empty for a game without a file."""
    file = files(f"azalai.games.{game}.cards").joinpath(CARD_EFFECTS_FILE)
    return tuple(added(file.read_text(encoding="utf-8").splitlines())) if file.is_file() else ()


# -- statistics ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effect:
    """How seats that used a card fared. ``effect`` is their share of victories minus the one of all seats that used any
    card in the same way, in the same situation and at the same time of the game; ``half`` is half the width of its 95 %
    interval."""

    count: int
    won: float
    effect: float
    half: float

    @property
    def certain(self) -> bool:
        """The interval excludes zero."""
        return abs(self.effect) > self.half


class Effects:
    """The effects of all cards of one kind of table."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        usual: dict[Cell, Tally] = {}
        self._cards: dict[str, list[tuple[Cell, Tally]]] = {}
        for (card, cell), tally in counts.uses.items():
            usual.setdefault(cell, Tally()).add(tally.count, tally.won)
            self._cards.setdefault(card, []).append((cell, tally))
        self._usual = {cell: tally.won / tally.count for cell, tally in usual.items()}

    def of(self, card: str, chosen: Callable[[Cell], bool]) -> Effect | None:
        """The effect of a card in the chosen cells; None if nobody used it there."""
        count, won, expected, variance = 0, 0.0, 0.0, 0.0
        for cell, tally in self._cards.get(card, ()):
            if chosen(cell):
                usual = self._usual[cell]
                count += tally.count
                won += tally.won
                expected += tally.count * usual
                variance += tally.count * usual * (1 - usual)  # of shares from 0 to 1: at most
        if count == 0:
            return None
        return Effect(count, won / count, (won - expected) / count, QUANTILE * math.sqrt(variance) / count)
