"""Measuring the computer players: the speed of the search, its punctuality, and a short arena."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from azalai.bench.measure import TURNS, Measurement, Work, below, speed

ARENA_GAMES, ARENA_SEED = 20, 1
SEARCH, OPPONENT = "search:1000", "greedy"
MIDDLE = 100
"""After this many decisions a game is in its middle."""
EVALUATION = 2.0
"""Microseconds that an evaluation may take."""


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


def microseconds_per_evaluation(game: str, options: dict[str, Any], times: int = 200_000) -> float:
    """One evaluation of the champion's network in the middle of a game, inputs included, compiled gear."""
    import azalai
    from azalai import bots
    from azalai.bots import networks
    from azalai.bots.binding import bound_network_search, compiled_swaps
    from azalai.bots.search_buffers import table_buffers
    from azalai.bots.weights import package
    from azalai.kernel import gear
    from azalai.kernel.batch import as_records

    table = azalai.new(game, seed=1, **options)
    anybody = bots.player("random", 1)
    while table.seat is not None and len(table.played) < MIDDLE:
        table.play(anybody.decide(bots.information_set(table, table.seat)).move)
    book, setting = table.rulebook, table.setting
    layers = networks.layers(package(game), setting.variant or game)
    assert layers is not None
    tables, cards, _ = table_buffers(book, setting, 1, compiled=True)
    tables[:1] = as_records(table.table)
    rule = bound_network_search(game).evaluate_repeatedly
    evaluate = gear.compiled(rule, setting.variant, compiled_swaps(book, setting.variant))
    network = networks.network(layers, compiled=True)
    evaluate(tables, cards, network, setting.seats, 1)
    took = []
    for _ in range(TURNS):
        start = time.process_time()
        evaluate(tables, cards, network, setting.seats, times)
        took.append((time.process_time() - start) / times * 1e6)
    return median(took)


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


def measurements(
    quick: bool, variant: str, game: str, options: dict[str, Any], *promises: float
) -> Iterator[Measurement]:
    fastest, wins = promises
    yield speed("search", variant, simulations(game, options), fastest, "simulations/s")
    yield below("evaluation", variant, microseconds_per_evaluation(game, options), "µs", EVALUATION)
    yield below("overrun", variant, overrun(game, options), "ms", 50.0)
    won = win_rate(game, options, ARENA_GAMES // 2 if quick else ARENA_GAMES)
    yield Measurement("arena", variant, won, "%", None, wins, won >= wins)
