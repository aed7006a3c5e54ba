"""Azalai: Targi and its kin, exact, fast and friendly.

>>> import azalai
>>> game = azalai.new("targi", seed=7)
>>> [move.text for move in game.moves()][:4]
['p2', 'p3', 'p5', 'p6']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from azalai.variations import Variation

if TYPE_CHECKING:
    from azalai.study import analyse

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
    "Variation",
    "analyse",
    "load",
    "new",
    "perft",
    "position",
    "simulate",
]


def __dir__() -> list[str]:
    """For completion: ``analyse`` too, which is not imported yet."""
    return sorted({*globals(), *__all__})


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Import ``analyse`` when it is first used: it needs the bots, and a first move does not."""
        if name != "analyse":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from azalai.study import analyse

        return analyse
