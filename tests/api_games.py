"""Games of Targi for tests of the public API."""

from __future__ import annotations

from typing import Any

import azalai
from azalai import Game


def played(moves: str = "p2 p6 p5 p11 p7 p3", **options: Any) -> Game:
    game = azalai.new("targi", seed=7, **options)
    for move in moves.split():
        game.play(move)
    return game


def finished() -> Game:
    return azalai.position("targi", {"robber": 16}).play("points").play("points")
