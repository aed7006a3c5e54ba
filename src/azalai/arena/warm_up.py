"""Before the first game: a name that nobody has is found out, and every contestant is asked for one decision, so that
what it needs is compiled once and not by every worker."""

from __future__ import annotations

from azalai import bots
from azalai.arena.pairings import Tournament
from azalai.game import new


def check_names(wanted: Tournament) -> None:
    """Before anything is written: IllegalOption names a contestant that nobody knows."""
    for name in wanted.contestants:
        bots.player(name, 0)


def prepare(wanted: Tournament) -> None:
    game = new(wanted.game, seed=wanted.seed, **wanted.options)
    assert game.seat is not None
    players = [bots.player(name, 0) for name in wanted.contestants]
    for player in players:
        player.decide(bots.information_set(game, game.seat))
