"""Azalai: Targi and its kin, exact, fast and friendly.

>>> import azalai
>>> game = azalai.new("targi", seed=7)
>>> [move.text for move in game.moves()][:4]
['p2', 'p3', 'p5', 'p6']
"""

from __future__ import annotations

from azalai.errors import (
    AzalaiError,
    BotFault,
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
from azalai.simulation import simulate

__version__ = "0.1.0"

__all__ = [
    "AzalaiError",
    "BotFault",
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
