"""The information set of the seat that is to decide."""

from __future__ import annotations

import azalai
from azalai import bots


def seen_at(game: azalai.Game) -> bots.InformationSet:
    assert game.seat is not None
    return bots.information_set(game, game.seat)
