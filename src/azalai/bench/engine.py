"""Measuring the engine: random playouts in both gears, batches, table copies, and how long a fresh process takes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from azalai.bench.measure import TURNS, Measurement, Work, below

BATCH = 1024


def compiled_playouts(game: str, options: dict[str, Any], games: int = 20_000) -> Work:
    """Random playouts with legal masks, compiled gear, one thread."""
    import azalai

    azalai.simulate(game, games=10, **options)
    return lambda: int(azalai.simulate(game, games=games, seed=1, **options)["decisions"].sum())


def plain_playouts(game: str, options: dict[str, Any], games: int = 60) -> Work:
    """The same playouts in the plain gear."""
    from azalai.games import rulebook
    from azalai.kernel.chance import WORDS, seed_chance
    from azalai.kernel.loops import DICE

    book = rulebook(game)
    setting = book.setting(options)

    def work() -> int:
        decisions = 0
        for seed in range(games):
            t: Any = book.table()
            dice = [0] * WORDS
            book.rules.deal_seeded(t, setting.cards, setting.first, seed, 0)
            seed_chance(dice, seed ^ DICE, 0)
            mask = [0] * len(book.catalogue)
            decisions += book.rules.play_out(t, setting.cards, dice, [0] * book.most_options, mask)
        return decisions

    return work


def batch_steps(game: str, options: dict[str, Any], steps: int = 400) -> Work:
    """A batch of tables stepped with masks and observations. Drawing the random actions counts too."""
    from azalai.games import rulebook
    from azalai.kernel.batch import Batch

    book = rulebook(game)
    batch = Batch(book, book.setting(options), BATCH, seed=1)
    batch.step(batch.random_actions())

    def work() -> int:
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * BATCH

    return work


def nanoseconds_per_copy(game: str, options: dict[str, Any], times: int = 3_000_000) -> float:
    """A table copy inside compiled code."""
    import numpy as np

    from azalai.games import rulebook
    from azalai.kernel.batch import compiled_rules

    book = rulebook(game)
    copy = compiled_rules(book, book.setting(options).variant).copy_repeatedly
    tables = np.zeros(3, book.table.dtype())
    copy(tables, 1)
    took = []
    for _ in range(TURNS):
        start = time.process_time()
        copy(tables, times)
        took.append((time.process_time() - start) / times * 1e9)
    return median(took)


# -- starts -------------------------------------------------------------------------------------------

_FIRST_MOVE = """
import sys, azalai
game = azalai.new({game!r}, seed=1, **{options!r})
game.play(game.moves()[0])
assert "numba" not in sys.modules
"""
_SEARCH = """
import azalai
from azalai import bots
game = azalai.new({game!r}, seed=1, **{options!r})
bots.player("search:1", 1).decide(bots.information_set(game, game.seat))
"""
_SIMULATE = "import azalai; azalai.simulate({game!r}, games=1, **{options!r})"


def seconds(program: str, cache: str | None = None) -> float:
    """Wall-clock time of a fresh Python that runs a program."""
    environment = dict(os.environ)
    if cache is not None:
        environment["AZALAI_CACHE_DIR"] = cache
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)
    return time.perf_counter() - start


def starts(variant: str, game: str, options: dict[str, Any]) -> Iterator[Measurement]:
    names = {"game": game, "options": options}
    first_move = _FIRST_MOVE.format(**names)
    yield below("first_move", variant, median(seconds(first_move) for _ in range(TURNS)), "s", 0.4)
    with tempfile.TemporaryDirectory(prefix="azalai-bench-") as cache:
        run = _SIMULATE.format(**names)
        yield below("first_compile", variant, seconds(run, cache), "s", 30.0)
        yield below("warm_start", variant, median(seconds(run, cache) for _ in range(TURNS)), "s", 1.5)
    with tempfile.TemporaryDirectory(prefix="azalai-bench-") as cache:
        yield below("first_search", variant, seconds(_SEARCH.format(**names), cache), "s", 60.0)
