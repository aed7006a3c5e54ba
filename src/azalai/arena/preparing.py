"""Before the first game: every contestant is asked for one decision, so that what it needs is compiled once and not by
every worker, and a name that nobody has is found out."""

from __future__ import annotations

from azalai import bots
from azalai.arena.fixtures import Tournament
from azalai.game import new


def prepare(wanted: Tournament) -> None:
    game = new(wanted.game, seed=wanted.seed, **wanted.options)
    assert game.seat is not None
    players = [bots.player(name, 0) for name in wanted.contestants]
    for player in players:
        player.decide(bots.information_set(game, game.seat))
