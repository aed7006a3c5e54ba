"""The other seats of a single-agent environment: how one of our bots is asked for its answer."""

from __future__ import annotations

from collections.abc import Callable

from azalai import bots
from azalai.game import Game

RANDOM = "random"
Opponent = Callable[[Game], int]
"""From a game where it is to decide to the number of its action."""


def opponent(name: str, seed: int) -> Opponent:
    """A bot as an opponent; it is told only what its seat may know."""
    bot = bots.player(name, seed)

    def answer(table: Game) -> int:
        assert table.seat is not None
        return bot.decide(bots.information_set(table, table.seat)).move.id

    return answer
