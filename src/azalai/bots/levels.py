"""The levels that people choose from: four for each game, from a gentle beginner to the strongest. What plays behind
each stands in ``levels.toml``."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from importlib.resources import files

from azalai.errors import IllegalOption
from azalai.messages import say

MANY = 4
"""Seats of a large table: there it takes more simulations to see the same."""


@dataclass(frozen=True)
class Level:
    """A strength with a name and a character."""

    game: str
    name: str
    player: str
    weights: str
    simulations: int | None = None
    simulations_of_many: int | None = None
    milliseconds: int | None = None
    lapses: int = 0
    tolerance: int = 0

    @property
    def spec(self) -> str:
        """What ``player`` takes for it."""
        return self.name

    def simulations_at(self, seats: int) -> int | None:
        """So many for a decision at a table with so many seats."""
        return self.simulations_of_many if seats >= MANY and self.simulations_of_many else self.simulations

    def title(self) -> str:
        """What people call it."""
        return say(f"bots-level-{self.name}")

    def character(self) -> str:
        """How it plays, in a sentence."""
        return say(f"bots-character-{self.name}")


@functools.cache
def _all() -> dict[str, tuple[Level, ...]]:
    read = tomllib.loads(files("azalai.bots").joinpath("levels.toml").read_text(encoding="utf-8"))
    return {game: tuple(Level(game, name, **given) for name, given in named.items()) for game, named in read.items()}


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return _all()[game]


def level(game: str, name: str) -> Level:
    """The level of this name."""
    for one in levels(game):
        if one.name == name:
            return one
    raise IllegalOption(say("bots-spec", spec=repr(name), levels=", ".join(level_names())))


@functools.cache
def level_names() -> tuple[str, ...]:
    """The names that there are in any game."""
    return tuple(dict.fromkeys(one.name for ladder in _all().values() for one in ladder))
