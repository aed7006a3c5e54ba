"""The layout of observations: for each field its cells, its meaning, its range, and the unit that scales it for
learning. ``explain`` describes a whole observation in words.

The fields and their places come from the game's own layout (``games/*/rules/observation.py``), the ranges and words
from ``games/*/words/observation_fields.py``, the descriptions from the message catalogue. ``version`` rises whenever a
field moves or changes its meaning.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai.games import rulebook
from azalai.games.field_meanings import Meaning, number
from azalai.kernel.catalogue import Action
from azalai.messages import say

BARE = Meaning(-128, 127, 128, number)
"""A field of a game that gives no meanings."""


@dataclass(frozen=True)
class Field:
    """Cells ``start`` to ``start + count - 1``, each from ``low`` to ``high``; scaled, ``unit`` becomes 1."""

    game: str
    name: str  # as in the layout: "my_stock", "players[1].cache"
    start: int
    count: int
    low: int
    high: int
    unit: int
    meaning: Meaning

    @property
    def what(self) -> str:
        """A description for people."""
        if self.meaning is BARE:
            return self.name
        nested = re.fullmatch(r"players\[(\d)\]\.(\w+)", self.name)
        if nested is None:
            return say(f"env-{self.game}-{self.name}")
        return say("env-of-seat", place=int(nested[1]), what=say(f"env-{self.game}-player-{nested[2]}"))

    @property
    def cells(self) -> slice:
        return slice(self.start, self.start + self.count)


@dataclass(frozen=True)
class ObservationLayout:
    """All fields of a game's observation, in order."""

    game: str
    version: int
    fields: tuple[Field, ...]
    size: int
    low: Any  # int8, one number for each cell
    high: Any
    factors: Any  # float32: what each cell is multiplied by to scale it

    def __getitem__(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)


@functools.cache
def layout(game: str) -> ObservationLayout:
    """The fields of a game's observation.

    >>> stock = layout("targi")["my_stock"]
    >>> stock.start, stock.count, (stock.low, stock.high), stock.unit
    (77, 6, (0, 127), 10)
    """
    book = rulebook(game)
    version, meanings = book.observation_fields() or (1, {})
    fields, at = [], 0
    for path, cells in book.observation.places():
        count = cells or 1
        meaning = meanings[re.sub(r"\[\d+\]", "", path)] if meanings else BARE
        fields.append(Field(game, path, at, count, meaning.low, meaning.high, meaning.unit, meaning))
        at += count
    low, high, factors = np.zeros(at, np.int8), np.zeros(at, np.int8), np.zeros(at, np.float32)
    for field in fields:
        low[field.cells], high[field.cells], factors[field.cells] = field.low, field.high, 1 / field.unit
    return ObservationLayout(game, version, tuple(fields), at, low, high, factors)


def scale(game: str, observation: Any) -> Any:
    """Scale an observation, or an array of them: float32, each cell divided by its unit."""
    return np.multiply(observation, layout(game).factors, dtype=np.float32)


def explain(game: str, observation: Any, **options: Any) -> str:
    """Describe an observation in words, a line for each field that is not zero. ``options`` are those of the table.

    >>> import azalai
    >>> from azalai.env.observations import explain
    >>> print(explain("targi", azalai.new("targi", seed=7).observation(0)))  # doctest: +ELLIPSIS
    Whether the decision is mine: yes
    What is asked: place
    ...
    """
    setting = rulebook(game).setting(options)
    cells = np.frombuffer(observation.pack(), np.int8) if hasattr(observation, "pack") else np.asarray(observation)
    lines = []
    for field in layout(game).fields:
        values = [int(value) for value in cells[field.cells]]
        if any(values):
            lines.append(say("env-line", what=field.what, value=field.meaning.tell(setting, values)))
    return "\n".join(lines)


def actions(game: str) -> tuple[Action, ...]:
    """The action catalogue: number, family, item and notation of each action. Numbers never change; new families come
    at the end.

    >>> actions("tuareg")[0].notation, len(actions("tuareg"))
    ('draw', 114)
    """
    return tuple(rulebook(game).catalogue)
