"""Before the first game: unknown bot names are rejected, and every contestant makes one decision, so that its rules are
compiled once and not by every worker."""

from __future__ import annotations

from azalai import bots
from azalai.arena.pairings import Tournament
from azalai.game import new


def check_names(wanted: Tournament) -> None:
    """Raise IllegalOption for an unknown contestant, before any file is written."""
    for name in wanted.contestants:
        bots.player(name, 0)


def prepare(wanted: Tournament) -> None:
    game = new(wanted.game, seed=wanted.seed, **wanted.options)
    assert game.seat is not None
    players = [bots.player(name, 0) for name in wanted.contestants]
    for player in players:
        player.decide(bots.information_set(game, game.seat))
