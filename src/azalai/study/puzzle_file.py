"""Puzzles as text: one JSON object a line, with the game up to the position and the moves to find."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from importlib.resources import files
from typing import Any

from azalai.game import Game
from azalai.new_game import new

THEMES = ("row", "denial", "raid", "timing", "endgame", "loading", "thief", "map")
PUZZLE_FILES = "puzzles"
"""The folder of the shipped puzzles: a file for each kind of table."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which one move is clearly better than all others, for as many decisions as ``solution`` has."""

    id: str  # the kind of table, the seed of the game and the number of the move
    game: str
    options: dict[str, Any]
    seed: int
    moves: tuple[str, ...]  # up to the position
    seat: int
    solution: tuple[str, ...]
    gap: float  # how much better than the second best the first move is, in win chance
    low: float  # the lower end of the 95 % interval of the gap
    chance: float  # to win, after the first move
    rating: int  # the first one, by the levels that fail
    fails: dict[str, float]  # how often each computer player chooses another move
    themes: tuple[str, ...] = ()

    def position(self) -> Game:
        """The game at the position. Whoever solves the puzzle may see only what the seat knows."""
        game = new(self.game, seed=self.seed, **self.options)
        for move in self.moves:
            game.play(move)
        return game

    def with_themes(self, themes: Iterable[str]) -> Puzzle:
        return replace(self, themes=tuple(theme for theme in THEMES if theme in set(themes)))

    def written(self) -> str:
        values = asdict(self) | {"moves": " ".join(self.moves), "solution": " ".join(self.solution)}
        return json.dumps(values, separators=(",", ":"))

    @classmethod
    def read(cls, values: dict[str, Any]) -> Puzzle:
        texts = {name: tuple(values[name].split()) for name in ("moves", "solution")}
        return cls(**values | texts | {"themes": tuple(values["themes"])})


@functools.cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles of the package."""
    folder = files("azalai.study").joinpath(PUZZLE_FILES)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".jsonl")), key=lambda file: file.name)
    lines = (line for file in found for line in file.read_text(encoding="utf-8").splitlines())
    return tuple(Puzzle.read(json.loads(line)) for line in lines)
