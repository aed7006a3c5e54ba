"""The statistics of a balance report. Every mean has its 95 % interval."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np

from azalai.balance.games import Results
from azalai.balance.student_t import t95

STANDARD_ERRORS = 3.0
POINTS = 1.0
FEWEST = 30
"""A card stands out by points if its difference is more than three standard errors and at least one point away from
that of all laid cards, and it was laid at least thirty times."""
TIMES = 2.0
"""It stands out by number if it is laid at least twice, or at most half, as often as the median card."""


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float
    count: int

    @property
    def error(self) -> float:
        """The standard error."""
        return self.half / t95(self.count - 1) if self.count > 1 else math.inf


def estimate(values: Any) -> Estimate:
    """The mean of independent values; with fewer than two the interval is infinite."""
    count = len(values)
    if count == 0:
        return Estimate(math.nan, math.inf, 0)
    half = t95(count - 1) * float(np.std(values, ddof=1)) / math.sqrt(count) if count > 1 else math.inf
    return Estimate(float(np.mean(values)), half, count)


def by_deal(results: Results, values: Any) -> Any:
    """One value for each deal: games with the same deal are not independent."""
    if results.deals is None:
        return values
    _, at, games = np.unique(results.deals, return_inverse=True, return_counts=True)
    return np.bincount(at, values) / games


def win_shares(results: Results) -> Any:
    """By game and seat: its share of the win."""
    if results.shares is not None:
        return results.shares
    seats = results.scores.shape[1]
    winners = results.winners[:, None]
    return np.where(winners < 0, 1 / seats, winners == np.arange(seats))


@dataclass(frozen=True)
class Course:
    """Statistics of the games as a whole."""

    first_wins: Estimate  # the share of games that the starting seat won; a draw counts by its part
    draws: float
    first_lead: Estimate  # its score minus the mean of the others'
    score: Estimate  # of all seats
    rounds: Estimate
    full: float  # the share of games in which a display was full
    decisions: Estimate
    cards: Estimate  # laid by a seat


def course(results: Results) -> Course:
    games = np.arange(len(results))
    first = np.broadcast_to(results.first, len(results))
    scores = results.scores.astype(float)
    firsts = scores[games, first]
    lead = firsts - (scores.sum(axis=1) - firsts) / (scores.shape[1] - 1)
    laid = results.laid.sum(axis=2)

    def found(values: Any) -> Estimate:
        return estimate(by_deal(results, values))

    return Course(
        found(win_shares(results)[games, first]),
        float(np.mean(results.winners < 0)),
        found(lead),
        found(scores.mean(axis=1)),
        found(results.rounds),
        float(np.mean((laid >= 12).any(axis=1))),
        found(results.decisions),
        found(laid.mean(axis=1)),
    )


@dataclass(frozen=True)
class CardFigure:
    """One card: in how many games it was laid, and the score of those who laid it minus the mean of all players."""

    number: int
    name: str
    laid: int
    rate: float
    difference: Estimate


def card_figures(results: Results) -> list[CardFigure]:
    mean = float(results.scores.mean()) if len(results) else 0.0
    figures = []
    for number, name in enumerate(results.names):
        if name:
            by = results.laid[:, :, number] == 1
            games = int(by.any(axis=1).sum())
            figures.append(CardFigure(number, name, games, games / len(results), estimate(results.scores[by] - mean)))
    return figures


@dataclass(frozen=True)
class StandOuts:
    """The cards whose numbers stand out, the farthest first, and what they are compared with."""

    typical: float  # the difference of all laid cards together
    usual_rate: float  # of the median card
    higher: list[CardFigure]
    lower: list[CardFigure]
    often: list[CardFigure]
    seldom: list[CardFigure]


def stand_outs(figures: list[CardFigure]) -> StandOuts:
    laid = [figure for figure in figures if figure.difference.count]
    count = sum(figure.difference.count for figure in laid)
    typical = sum(figure.difference.mean * figure.difference.count for figure in laid) / count if count else 0.0
    usual = median(figure.rate for figure in figures) if figures else 0.0
    far = [
        figure
        for figure in laid
        if figure.difference.count >= FEWEST
        and abs(figure.difference.mean - typical) >= POINTS
        and abs(figure.difference.mean - typical) > STANDARD_ERRORS * figure.difference.error
    ]
    far.sort(key=lambda figure: -abs(figure.difference.mean - typical))
    by_rate = sorted(figures, key=lambda figure: -figure.rate)
    return StandOuts(
        typical,
        usual,
        [figure for figure in far if figure.difference.mean > typical],
        [figure for figure in far if figure.difference.mean < typical],
        [figure for figure in by_rate if figure.rate >= TIMES * usual],
        [figure for figure in reversed(by_rate) if figure.rate <= usual / TIMES],
    )
