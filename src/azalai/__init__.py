"""Azalai: Targi and its kin, exact, fast and friendly.

>>> import azalai
>>> game = azalai.new("targi", seed=7)
>>> [move.text for move in game.moves()][:4]
['p2', 'p3', 'p5', 'p6']
"""

from typing import Any

from azalai.errors import (
    AzalaiError,
    CardFileError,
    GameFileError,
    IllegalMove,
    IllegalOption,
    IllegalPosition,
)
from azalai.game import Game, LogEntry, Move, load, new, position

__version__ = "0.1.0"

__all__ = [
    "AzalaiError",
    "CardFileError",
    "Game",
    "GameFileError",
    "IllegalMove",
    "IllegalOption",
    "IllegalPosition",
    "LogEntry",
    "Move",
    "load",
    "new",
    "position",
    "simulate",
]


def simulate(game: str, games: int, seed: int = 0, *, threads: int = 1, **options: Any) -> Any:
    """Play many games between random players in the compiled gear. Returns a structured array with one row per game:
    ``decisions``, ``rounds``, ``scores`` (a column per seat) and ``winner`` (-1 for a draw)."""
    from azalai.simulation import simulate as run

    return run(game, games, seed, threads=threads, **options)
