"""Puzzles as text: one JSON object a line, with the game up to the position and the moves to find."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from azalai.game import Game
from azalai.new_game import new

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "targi": ("targi", {}),
    "expansion": ("targi", {"expansion": True}),
    "tuareg-2": ("tuareg", {"seats": 2}),
    "tuareg-3": ("tuareg", {"seats": 3}),
    "tuareg-4": ("tuareg", {"seats": 4}),
    "tuareg-5": ("tuareg", {"seats": 5}),
}
"""The kinds of table that have puzzles: the game and its options."""
GROUPS = ("targi", "expansion", "tuareg")
"""What people choose from: the first part of the name of a kind of table."""
THEMES = ("row", "denial", "raid", "timing", "endgame", "loading", "thief", "map")
SHIPPED = "shipped"
"""The folder of the puzzles of the package: a file for each kind of table."""
MOST_POSITIONS = 32  # that are kept, because replaying a game up to the position takes a tenth of a second

Chances = dict[str, int]
"""The chance to win after each move, in percent."""


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
    rating: int  # at first, from the levels that fail
    fails: dict[str, float]  # how often each computer player chooses another move
    themes: tuple[str, ...] = ()
    chances: tuple[Chances, ...] = ()  # of all moves, for each decision of the solution; may be missing

    @property
    def table(self) -> str:
        """The kind of table."""
        return self.id.rsplit("-", 2)[0]

    @property
    def group(self) -> str:
        return self.table.partition("-")[0]

    def position(self) -> Game:
        """The game at the position. People who solve the puzzle may see only what the seat knows."""
        return _position(self.game, json.dumps(self.options), self.seed, self.moves).copy()

    def with_themes(self, themes: Iterable[str]) -> Puzzle:
        return replace(self, themes=tuple(theme for theme in THEMES if theme in set(themes)))

    def chance_of(self, decision: int, move: str) -> int | None:
        """The chance to win after a move, in percent, if the file has it."""
        return self.chances[decision].get(move) if decision < len(self.chances) else None

    def written(self) -> str:
        values = asdict(self) | {
            "moves": " ".join(self.moves),
            "solution": " ".join(self.solution),
            "chances": [" ".join(f"{move}:{chance}" for move, chance in each.items()) for each in self.chances],
        }
        return json.dumps(values, separators=(",", ":"))

    @classmethod
    def read(cls, values: dict[str, Any]) -> Puzzle:
        texts = {name: tuple(values[name].split()) for name in ("moves", "solution")}
        chances = tuple(_chances(each) for each in values.get("chances", ()))
        return cls(**values | texts | {"themes": tuple(values["themes"]), "chances": chances})


def _chances(text: str) -> Chances:
    pairs = (each.rpartition(":") for each in text.split())
    return {move: int(chance) for move, _, chance in pairs}


@functools.lru_cache(MOST_POSITIONS)
def _position(name: str, options: str, seed: int, moves: tuple[str, ...]) -> Game:
    game = new(name, seed=seed, **json.loads(options))
    for move in moves:
        game.play(move)
    return game


def folder() -> Path:
    """Where the files of the package are."""
    return Path(str(files("azalai.puzzles").joinpath(SHIPPED)))


@functools.cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles of the package."""
    found = sorted((file for file in folder().iterdir() if file.name.endswith(".jsonl")), key=lambda file: file.name)
    lines = (line for file in found for line in file.read_text(encoding="utf-8").splitlines())
    return tuple(Puzzle.read(json.loads(line)) for line in lines)


@functools.cache
def _by_id() -> dict[str, Puzzle]:
    return {each.id: each for each in shipped()}


def puzzle(id: str) -> Puzzle:
    """The puzzle of the package with this id; KeyError if there is none."""
    return _by_id()[id]
