"""The other seats of a single-agent environment: how one of our bots is asked for its answer."""

from __future__ import annotations

from collections.abc import Callable

from azalai import bots
from azalai.errors import IllegalOption
from azalai.game import Game
from azalai.messages import say

RANDOM = "random"
Opponent = Callable[[Game], int]
"""From a game where it is to decide to the number of its action."""


def opponent(name: str, game: str, seed: int) -> Opponent:
    """A bot as an opponent; it is told only what its seat may know."""
    player = getattr(bots, "player", None)
    if player is not None:
        bot = player(name, seed)
        return lambda table: int(bot.decide(bots.information_set(table, table.seat)).move.id)  # type: ignore[attr-defined, unused-ignore]
    if name == "greedy" and game == "targi":
        from azalai.bots.greedy import GreedyPlayer

        greedy = GreedyPlayer(seed)
        return lambda table: int(greedy.choose(table).id)
    raise IllegalOption(say("env-opponent", opponent=repr(name), game=game, known='"random", "greedy"'))
