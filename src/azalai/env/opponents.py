"""Bots as the opponents in a single-agent environment."""

from __future__ import annotations

from collections.abc import Callable

from azalai import bots
from azalai.game import Game

RANDOM = "random"
Opponent = Callable[[Game], int]
"""A function from a game where it has to decide to the number of its action."""


def bot_opponent(name: str, seed: int) -> Opponent:
    """The bot of this name. It decides from what its seat may know."""
    bot = bots.player(name, seed)

    def answer(table: Game) -> int:
        assert table.seat is not None
        return bot.decide(bots.information_set(table, table.seat)).move.id

    return answer
