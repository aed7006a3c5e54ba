"""The figures of a balance report, reckoned from the results of games. Every mean has its 95 % interval."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np

from azalai.bots.matches import Results

Z95 = 1.96
STANDARD_ERRORS = 3.0
POINTS = 1.0
FEWEST = 30
"""A card stands out by points when its difference is more than three standard errors and at least one point away from
that of all laid cards, and it was laid thirty times or more."""
TIMES = 2.0
"""It stands out by number when it is laid at least twice, or at most half, as often as the card in the middle."""


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float
    count: int

    @property
    def error(self) -> float:
        """The standard error."""
        return self.half / Z95


def estimate(values: Any) -> Estimate:
    """Of values that are independent of each other; of fewer than two nothing can be said, and the interval is
    endless."""
    count = len(values)
    if count == 0:
        return Estimate(math.nan, math.inf, 0)
    spread = float(np.std(values, ddof=1)) if count > 1 else math.inf
    return Estimate(float(np.mean(values)), Z95 * spread / math.sqrt(count), count)


@dataclass(frozen=True)
class Course:
    """What can be said of the games as a whole."""

    first_wins: Estimate  # the share of games that the seat that started won; a draw is half a win
    draws: float
    first_lead: Estimate  # its score less the other's
    score: Estimate  # of all seats
    rounds: Estimate
    full: float  # the share of games that a complete display ended before the last round or in it
    decisions: Estimate
    cards: Estimate  # laid by a seat


def course(results: Results) -> Course:
    first = results.first
    won = np.where(results.winners < 0, 0.5, results.winners == first)
    lead = results.scores[:, first].astype(float) - results.scores[:, 1 - first]
    laid = results.laid.sum(axis=2)
    return Course(
        estimate(won),
        float(np.mean(results.winners < 0)),
        estimate(lead),
        estimate(results.scores.mean(axis=1)),
        estimate(results.rounds),
        float(np.mean((laid >= 12).any(axis=1))),
        estimate(results.decisions),
        estimate(laid.mean(axis=1)),
    )


@dataclass(frozen=True)
class CardFigure:
    """One card: in how many games it was laid, and how those who laid it scored against the mean of all players."""

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
    """The cards whose numbers stand out, the farthest first, and what they are measured by."""

    typical: float  # the difference of all laid cards together
    usual_rate: float  # of the card in the middle
    higher: list[CardFigure]
    lower: list[CardFigure]
    often: list[CardFigure]
    seldom: list[CardFigure]


def stand_outs(figures: list[CardFigure]) -> StandOuts:
    laid = [figure for figure in figures if figure.difference.count]
    count = sum(figure.difference.count for figure in laid)
    typical = sum(figure.difference.mean * figure.difference.count for figure in laid) / count if count else 0.0
    usual = median(figure.rate for figure in figures)
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
