"""Plots of a balance report as PNG and SVG: who starts, how long games take, and the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from azalai.balance.games import Results
from azalai.balance.report import players_of
from azalai.balance.statistics import card_figures, course
from azalai.errors import reporting
from azalai.messages import say

Groups = list[tuple[str, Results]]  # with their labels
KINDS = ("svg", "png")
TEXT, SAND, INDIGO, GREY = "#3b2f25", "#c98a2b", "#2f3e75", "#9a8f84"
MOST_BESIDE = 3  # plots in a row
MOST_NAMED = 6  # cards named in a plot: those farthest from the others


def plots(by_variant: dict[str, list[Results]], folder: Path, stem: str) -> list[str]:
    """Save the plots beside the page and return links to them. ImportError: Matplotlib is not installed."""
    import matplotlib

    settings: Any = {"svg.hashsalt": "azalai", "font.size": 9, "axes.edgecolor": GREY, "text.color": TEXT}
    links = []
    with matplotlib.rc_context(settings):
        for name, draw in _wanted(by_variant):
            figure = draw(list(_named(by_variant)))
            for kind in KINDS:  # without a date, so that the same results give the same file
                metadata = {"Date": None} if kind == "svg" else {"Software": None}
                file = folder / f"{stem}-{name}.{kind}"
                with reporting("balance-file", file=str(file)):
                    figure.savefig(file, metadata=metadata, dpi=150)
            links.append(say("stats-picture", name=name, file=f"{stem}-{name}.svg"))
    return links


def _wanted(by_variant: dict[str, list[Results]]) -> Iterator[tuple[str, Callable[[Groups], Any]]]:
    yield "first", first_plot
    yield "length", length_plot
    if any(any(one.names) for results in by_variant.values() for one in results):
        yield "cards", cards_plot


def _named(by_variant: dict[str, list[Results]]) -> Iterator[tuple[str, Results]]:
    for variant, results in by_variant.items():
        for one in results:
            words = say("balance-variant", variant=variant)
            yield say("stats-group", variant=words, players=players_of(one)), one


def _figure(columns: int, width: float, height: float, rows: int = 1) -> tuple[Any, Any]:
    """A figure without a window, and its axes."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure, figure.subplots(rows, columns, squeeze=False).ravel()


def first_plot(groups: Groups) -> Any:
    """How often the starting seat wins, with its interval and the even share."""
    figure, (axes,) = _figure(1, 7, 1.2 + 0.35 * len(groups))
    for at, (_, results) in enumerate(groups):
        wins = course(results).first_wins
        half = 0.0 if np.isinf(wins.half) else 100 * wins.half
        axes.errorbar(100 * wins.mean, at, xerr=half, fmt="o", color=INDIGO, capsize=3)
        axes.plot([100 / results.scores.shape[1]] * 2, [at - 0.4, at + 0.4], color=SAND, linestyle="--")
    axes.set_yticks(range(len(groups)), [name for name, _ in groups])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(say("stats-axis-wins"))
    return figure


def length_plot(groups: Groups) -> Any:
    """The distribution of rounds and decisions per game."""
    figure, (left, right) = _figure(2, 9, 3.4)
    rounds = sorted({int(value) for _, results in groups for value in results.rounds})
    broad = 0.8 / len(groups)
    for at, (name, results) in enumerate(groups):
        shares = [100 * float(np.mean(results.rounds == value)) for value in rounds]
        left.bar([value + (at - (len(groups) - 1) / 2) * broad for value in rounds], shares, broad, label=name)
        right.hist(results.decisions, bins="auto" if len(results) < 1000 else 40, histtype="step", density=True)
    left.set_xticks(rounds)
    left.set_xlabel(say("stats-axis-rounds"))
    left.set_ylabel(say("stats-axis-games"))
    right.set_xlabel(say("stats-axis-decisions"))
    right.set_yticks([])
    figure.legend(loc="outside lower center", ncols=2, frameon=False)
    return figure


def cards_plot(groups: Groups) -> Any:
    """How often each card is laid, and the score of those who laid it. Cards far from the others are labelled."""
    drawn = [(name, results) for name, results in groups if any(results.names)]
    columns = min(len(drawn), MOST_BESIDE)
    rows = -(-len(drawn) // columns)
    figure, all_axes = _figure(columns, max(5, 4.2 * columns), 4.2 * rows, rows)
    for axes in all_axes[len(drawn) :]:
        axes.set_axis_off()
    for axes, (name, results) in zip(all_axes, drawn, strict=False):
        cards = [card for card in card_figures(results) if card.difference.count]
        rates = [100 * card.rate for card in cards]
        points = [card.difference.mean for card in cards]
        axes.axhline(0, color=GREY, linewidth=0.8)
        axes.scatter(rates, points, s=14, color=INDIGO)
        middle = float(np.median(points)) if points else 0.0
        for card in sorted(cards, key=lambda card: -abs(card.difference.mean - middle))[:MOST_NAMED]:
            axes.annotate(card.name, (100 * card.rate, card.difference.mean), xytext=(3, 3), textcoords="offset points")
        axes.set_title(name, fontsize=9)
        axes.set_xlabel(say("stats-axis-laid"))
    for axes in all_axes[::columns]:
        axes.set_ylabel(say("stats-axis-points"))
    return figure
