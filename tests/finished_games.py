"""Short finished games for the tests of the analysis: they begin from a position shortly before the end."""

from __future__ import annotations

import functools
import random
from typing import Any

import azalai
from azalai import bots
from tests.information_sets import seen_at


def played(game: azalai.Game, spec: str, seed: int) -> azalai.Game:
    """Play a game to its end, each seat by the same player."""
    rng = random.Random(seed)
    player = bots.player(spec, seed)
    while not game.over:
        game.play(rng.choice(game.moves()) if spec == "random" else player.decide(seen_at(game)).move)
    return game


@functools.cache
def _late(name: str, options: tuple[tuple[str, Any], ...], seed: int, moves: int) -> dict[str, Any]:
    """A position where a decision begins, about ``moves`` moves before the end."""
    whole = played(azalai.new(name, seed=seed, **dict(options)), "random", seed)
    at = len(whole.played) - moves
    while whole.at(at).mid_decision:
        at -= 1
    return whole.at(at).view(None)


def short_game(name: str, options: dict[str, Any], spec: str = "random", seed: int = 1, moves: int = 15) -> azalai.Game:
    start = _late(name, tuple(options.items()), seed, moves)
    return played(azalai.position(name, start, seed=seed, **options), spec, seed)
