"""The levels that people choose from: four for each game, from a gentle beginner to the strongest."""

from __future__ import annotations

from dataclasses import dataclass

from azalai.messages import say

SPECS = {
    "targi": {"gentle": "random", "steady": "greedy", "clever": "greedy", "strong": "greedy"},
    "tuareg": {"gentle": "random", "steady": "greedy", "clever": "greedy", "strong": "greedy"},
}
"""What plays behind each level, the weakest first."""


@dataclass(frozen=True)
class Level:
    """A strength with a name and a character."""

    game: str
    name: str
    spec: str

    def title(self) -> str:
        """What people call it."""
        return say(f"bots-level-{self.name}")

    def character(self) -> str:
        """How it plays, in a sentence."""
        return say(f"bots-character-{self.name}")


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return tuple(Level(game, name, spec) for name, spec in SPECS[game].items())


def level(game: str, name: str) -> Level:
    return Level(game, name, SPECS[game][name])


def level_names() -> tuple[str, ...]:
    """The names that there are in any game."""
    return tuple(dict.fromkeys(name for specs in SPECS.values() for name in specs))
