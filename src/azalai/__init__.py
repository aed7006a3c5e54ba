"""Azalai: Targi and its kin, exact, fast and friendly.

>>> import azalai
>>> game = azalai.new("targi", seed=7)
>>> [move.text for move in game.moves()][:4]
['p2', 'p3', 'p5', 'p6']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from azalai.errors import (
    AzalaiError,
    CardFileError,
    GameFileError,
    IllegalMove,
    IllegalOption,
    IllegalPosition,
)
from azalai.game import Game, LogEntry, Move
from azalai.game_file import load
from azalai.new_game import new, position
from azalai.position_counts import Counts, perft

if TYPE_CHECKING:
    import numpy as np

    from azalai.games.targi.options import TargiOptions
    from azalai.games.tuareg.options import TuaregOptions

__version__ = "0.1.0"

__all__ = [
    "AzalaiError",
    "CardFileError",
    "Counts",
    "Game",
    "GameFileError",
    "IllegalMove",
    "IllegalOption",
    "IllegalPosition",
    "LogEntry",
    "Move",
    "load",
    "new",
    "perft",
    "position",
    "simulate",
]


@overload
def simulate(
    game: Literal["targi"], games: int, seed: int = 0, *, threads: int = 1, **options: Unpack[TargiOptions]
) -> np.ndarray[tuple[int], np.dtype[np.void]]: ...
@overload
def simulate(
    game: Literal["tuareg"], games: int, seed: int = 0, *, threads: int = 1, **options: Unpack[TuaregOptions]
) -> np.ndarray[tuple[int], np.dtype[np.void]]: ...
@overload
def simulate(
    game: str, games: int, seed: int = 0, *, threads: int = 1
) -> np.ndarray[tuple[int], np.dtype[np.void]]: ...
def simulate(game: str, games: int, seed: int = 0, *, threads: int = 1, **options: Any) -> Any:
    """Play many games between random players in the compiled gear. Returns a structured array with one row per game:
    ``decisions``, ``rounds``, ``scores`` (a column per seat) and ``winner`` (-1 for a draw)."""
    from azalai.simulation import simulate as run

    return run(game, games, seed, threads=threads, **options)
