"""The layout of observations: for each field its cells, its meaning, its range, and the unit that scales it for
learning. ``explain`` describes a whole observation in words.

There are two versions of a game's observation. Version 1 names cards by number: its fields and their places come from
the game's own layout (``games/*/rules/observation.py``), the ranges and words from
``games/*/words/observation_fields.py``. Version 2 describes cards by what they cost, give and do, for learning: its
fields are in ``games/*/bots/learnable_observation.py``. The descriptions of both are in the message catalogue.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai.errors import IllegalOption
from azalai.game import Game
from azalai.games import rulebook
from azalai.games.field_meanings import Meaning, number
from azalai.kernel.catalogue import Action
from azalai.kernel.layout import Layout
from azalai.messages import commas, say

LEARNABLE = 2
"""The version for learning."""
BARE = Meaning(-128, 127, 128, number)
"""A field of a game that gives no meanings."""


@dataclass(frozen=True)
class Field:
    """Cells ``start`` to ``start + count - 1``, each from ``low`` to ``high``; scaled, ``unit`` becomes 1."""

    game: str
    version: int
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
        if self.version == LEARNABLE:
            parts = [re.fullmatch(r"(\w+?)(?:\[(\d)\])?", part) for part in self.name.split(".")]
            found = [part for part in parts if part is not None]
            return ": ".join(say(f"feature-{self.game}-{part[1]}", place=int(part[2] or 0)) for part in found)
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
    record: type[Layout]
    observe: Callable[..., None] | None  # the rule that writes it; None: the game's own

    def __getitem__(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)


def layout(game: str, version: int = 1) -> ObservationLayout:
    """The fields of a version of a game's observation.

    >>> stock = layout("targi")["my_stock"]
    >>> stock.start, stock.count, (stock.low, stock.high), stock.unit
    (77, 6, (0, 127), 10)
    """
    if type(version) is not int or version not in versions(game):
        listed = commas(str(each) for each in versions(game))
        raise IllegalOption(say("env-version", version=repr(version), versions=listed))
    return _layout(game, version)


def versions(game: str) -> tuple[int, ...]:
    """The versions of a game's observation."""
    return (1,) if rulebook(game).learnable_observations() is None else (1, LEARNABLE)


@functools.cache
def _layout(game: str, version: int) -> ObservationLayout:
    book = rulebook(game)
    learnable = book.learnable_observations()
    if version == LEARNABLE and learnable is not None:
        fields = learnable.FIELDS
        meant = [(field.name, field.count, Meaning(0, field.high, field.unit, number)) for field in fields]
        return _laid_out(game, version, meant, learnable.LearnableObservation, learnable.observe)
    _, meanings = book.observation_fields() or (1, {})
    places = list(book.observation.places())
    own = [meanings[re.sub(r"\[\d+\]", "", path)] if meanings else BARE for path, _ in places]
    meant = [(path, count or 1, meaning) for (path, count), meaning in zip(places, own, strict=True)]
    return _laid_out(game, version, meant, book.observation, None)


def _laid_out(
    game: str, version: int, meant: list[tuple[str, int, Meaning]], record: type[Layout], observe: Any
) -> ObservationLayout:
    fields, at = [], 0
    for name, count, meaning in meant:
        fields.append(Field(game, version, name, at, count, meaning.low, meaning.high, meaning.unit, meaning))
        at += count
    low, high, factors = np.zeros(at, np.int8), np.zeros(at, np.int8), np.zeros(at, np.float32)
    for field in fields:
        low[field.cells], high[field.cells], factors[field.cells] = field.low, field.high, 1 / field.unit
    return ObservationLayout(game, version, tuple(fields), at, low, high, factors, record, observe)


def observation(game: Game, seat: int, version: int = 1) -> Any:
    """What a seat may know at a table, as int8."""
    fields = layout(game.name, version)
    if fields.observe is None:
        return np.frombuffer(game.observation(seat).pack(), np.int8)
    game.observation(seat)  # rejects a seat that is not there
    seen = fields.record()
    fields.observe(game.table, game.setting.cards, seat, seen)
    return np.frombuffer(seen.pack(), np.int8)


def scale(game: str, observation: Any, version: int = 1) -> Any:
    """Scale an observation, or an array of them: float32, each cell divided by its unit."""
    return np.multiply(observation, layout(game, version).factors, dtype=np.float32)


def explain(game: str, observation: Any, *, version: int = 1, **options: Any) -> str:
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
    for field in layout(game, version).fields:
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
