"""Bots as the opponents in a single-agent environment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from azalai import bots
from azalai.game import Game

RANDOM = "random"
Opponent = Callable[[Game], int]
"""A function from a game where it has to decide to the number of its action."""


def bot_opponent(name: str, seed: int) -> Opponent:
    """The bot of this name. It decides from what its seat may know."""
    return _BotOpponent(bots.player(name, seed))


@dataclass(frozen=True)
class _BotOpponent:
    """A class and not a function inside a function, because environments are pickled with their opponents."""

    bot: bots.Bot

    def __call__(self, table: Game) -> int:
        assert table.seat is not None
        return self.bot.decide(bots.information_set(table, table.seat)).move.id
