"""``azalai balance``: play the games, write the report and, if wanted, the results."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from azalai.balance.report import Order, report
from azalai.balance.result_file import write
from azalai.bots.matches import Results, play_many
from azalai.errors import IllegalOption
from azalai.game import _checked_seed
from azalai.messages import say

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "expansion": {"expansion": True},
    "mixed": {"expansion": True, "tribe": "mixed", "border": "mixed"},
}
FEWEST, MOST = 2, 10_000_000


def balance(
    game: str, variants: Sequence[str], games: int, greedy: int, seed: int, out: Path | None, results: Path | None
) -> None:
    """The report goes to ``out``, or to standard output."""
    if game != "targi":
        raise IllegalOption(say("balance-game", game=game))
    for name, value in (("games", games), ("greedy", greedy)):
        if not FEWEST <= value <= MOST:
            raise IllegalOption(say("error-whole", name=name, value=str(value), low=FEWEST, high=MOST))
    _checked_seed(seed)
    order = Order(tuple(variants), games, greedy, seed, str(out) if out else None)
    played = []
    try:
        with results.open("w", encoding="utf-8") if results else nullcontext() as file:
            for one in _play(order):
                played.append(one)
                if file is not None:
                    write(one, file)
        page = report(order, {name: VARIANTS[name] for name in variants}, played)
        if out is None:
            sys.stdout.write(page)
        else:
            out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise IllegalOption(say("balance-file", file=str(error.filename), reason=str(error.strerror))) from None


def _play(order: Order) -> Iterator[Results]:
    with _progress() as bar:
        for variant in order.variants:
            for player, games in (("random", order.games), ("greedy", order.greedy)):
                task = bar.add_task(say("balance-playing", variant=variant, player=player), total=games)
                advance = functools.partial(bar.advance, task)
                yield play_many(variant, VARIANTS[variant], (player, player), games, order.seed, advance)


@contextmanager
def _progress() -> Iterator[Any]:
    """A bar on standard error, where somebody is looking."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        yield bar
