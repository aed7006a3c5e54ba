"""Measuring the computer players: the speed of the search, its punctuality, and a short arena."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from azalai.bench.measure import Figure, Work, below, speed

ARENA_GAMES, ARENA_SEED = 20, 1
SEARCH, OPPONENT = "search:1000", "greedy"


def simulations(game: str, options: dict[str, Any], budget: int = 20_000) -> Work:
    """Simulations of a search from the first decision, compiled gear, one thread."""
    import azalai
    from azalai import bots

    table = azalai.new(game, seed=1, **options)
    assert table.seat is not None
    seen = bots.information_set(table, table.seat)
    player = bots.player(f"search:{budget}", 1)
    player.decide(seen)
    return lambda: player.decide(seen).simulations


def overrun(game: str, options: dict[str, Any], budget: int = 50, decisions: int = 100) -> float:
    """By how many milliseconds the slowest of many decisions, throughout a game, exceeded its time."""
    import azalai
    from azalai import bots

    table = azalai.new(game, seed=1, **options)
    assert table.seat is not None
    player = bots.player(f"search:{budget}ms", 1)
    player.decide(bots.information_set(table, table.seat))
    worst = 0.0
    while table.seat is not None and len(table.played) < decisions:
        seen = bots.information_set(table, table.seat)
        start = time.perf_counter()
        move = player.decide(seen).move
        worst = max(worst, (time.perf_counter() - start) * 1000 - budget)
        table.play(move)
    return worst


def win_rate(game: str, options: dict[str, Any], games: int) -> float:
    """A short arena with fixed deals: how often a search beats the greedy player, in percent."""
    from azalai.arena.pairings import tournament
    from azalai.arena.run import run

    wanted = tournament(game, options, [SEARCH, OPPONENT], games, ARENA_SEED)
    with tempfile.TemporaryDirectory(prefix="azalai-bench-") as folder:
        return 100 * run(wanted, Path(folder) / "games.jsonl", quiet=True).pairs[0].wins.value


def figures(quick: bool, variant: str, game: str, options: dict[str, Any], *promises: float) -> Iterator[Figure]:
    fastest, wins = promises
    yield speed("search", variant, simulations(game, options), fastest, "simulations/s")
    yield below("overrun", variant, overrun(game, options), "ms", 50.0)
    won = win_rate(game, options, ARENA_GAMES // 2 if quick else ARENA_GAMES)
    yield Figure("arena", variant, won, "%", None, wins, won >= wins)
