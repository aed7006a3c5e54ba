"""``azalai balance``: plays the games, writes the report and, if requested, the results."""

from __future__ import annotations

import functools
import itertools
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from azalai.balance.games import FEW_GREEDY, FEW_RANDOM, Results, play_many
from azalai.balance.report import Order, report
from azalai.balance.result_file import write
from azalai.errors import IllegalOption, reporting
from azalai.games import rulebook
from azalai.messages import say
from azalai.seeds import checked_seed
from azalai.terminal.progress_bar import progress_bar

FEWEST, MOST = 2, 10_000_000


def balance(
    game: str, variants: Sequence[str], games: int, greedy: int, seed: int, out: Path | None, results: Path | None
) -> None:
    """Report on these variants, or on all where none is named. The report goes to ``out``, or to standard output."""
    if game != "targi":
        raise IllegalOption(say("balance-game", game=game))
    chosen = checked_variants(game, variants)
    for name, value in (("games", games), ("greedy", greedy)):
        if not FEWEST <= value <= MOST:
            raise IllegalOption(say("error-whole", name=name, value=str(value), low=FEWEST, high=MOST))
    checked_seed(seed)
    order = Order(tuple(chosen), games, greedy, seed, str(out) if out else None)
    played = []
    with (
        reporting("balance-file", file=str(results)),
        results.open("w", encoding="utf-8") if results else nullcontext() as file,
    ):
        for one in _play(order, chosen):
            played.append(one)
            if file is not None:
                write(one, file)
    written(report(order, chosen, played), out)


def checked_variants(game: str, variants: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The table options of the named presets of a game, or of all where none is named."""
    presets = rulebook(game).presets
    for name in variants:
        if name not in presets:
            raise IllegalOption(say("balance-no-variant", name=name, names=", ".join(presets)))
    return {name: presets[name] for name in variants or presets}


def written(page: str, out: Path | None) -> None:
    """Write a page to its file, or to standard output."""
    if out is None:
        sys.stdout.write(page)
        return
    with reporting("balance-file", file=str(out)):
        out.write_text(page, encoding="utf-8")


def _play(order: Order, chosen: dict[str, dict[str, Any]]) -> Iterator[Results]:
    """The results of each variant, random players first. Compiled games of several kinds run in parallel."""
    kinds = [("random", order.games), ("greedy", order.greedy)]
    with progress_bar(counted=True, transient=False) as bar, ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = []
        for variant, (player, games) in itertools.product(order.variants, kinds):
            options, players = chosen[variant], (player, player)
            if games > (FEW_GREEDY if player == "greedy" else FEW_RANDOM):  # compile one at a time
                play_many(variant, options, players, 0, order.seed, compiled=True)
            task = bar.add_task(say("balance-playing", variant=variant, player=player), total=games)
            advance = functools.partial(bar.advance, task)
            waiting.append(pool.submit(play_many, variant, options, players, games, order.seed, advance))
        for one in waiting:
            yield one.result()
