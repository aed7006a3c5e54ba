"""A smooth curve of Elo along the settings of a ladder, fitted to the results of games.

The model is that of ``arena/ratings.py``: every place in a game is a choice among the seats that are left
(Plackett-Luce; with two seats, Bradley-Terry). In a game between two settings every choice is a *duel*: one of the two
comes first, with a chance that follows from the difference of their ratings and from how many seats each has left. So
the likelihood is that of a logistic regression. A prior makes the curve smooth: its slope changes little over a short
distance. Newton's method finds the most likely curve, and the curvature there gives the covariance of the ratings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from azalai.arena.ratings import ELO
from azalai.balance.student_t import Z95

BEND = 100.0
"""The standard deviation of the change of the slope over one halving of the temperature, in Elo per halving."""
STEEP = 2000.0
"""The standard deviation of the slope in Elo per halving: weak, but a curve without games is finite."""
FLOATING = 1e-6
"""Keeps the mean at 0."""
NEWTON_STEPS = 100
CLOSE = 1e-9


class Duel(NamedTuple):
    """Choices between setting ``a`` and setting ``b``: how often each came first while each had some seats left."""

    a: int
    b: int
    seats: tuple[int, int]
    won: tuple[float, float]


@dataclass(frozen=True)
class EloCurve:
    """The ratings along the knobs, which increase."""

    knobs: Any
    ratings: Any  # in Elo
    covariance: Any

    def rising(self) -> Any:
        """The ratings as a curve that never falls."""
        return np.maximum.accumulate(self.ratings)

    def evenly(self, count: int, step: float) -> list[float]:
        """Knobs at equal distances in Elo from the first on: as many as are wanted, a step apart, or less if the curve
        ends before."""
        rising = self.rising()
        step = min(step, (rising[-1] - rising[0]) / (count - 1))
        wanted = rising[0] + step * np.arange(count)
        return [float(each) for each in np.interp(wanted, rising, self.knobs)]

    def steps(self, knobs: Sequence[float]) -> list[tuple[float, float]]:
        """The steps between some places of the curve in Elo, each with half of its 95 % interval."""
        at = np.array([np.interp(knobs, self.knobs, unit) for unit in np.eye(len(self.knobs))]).T
        differences = np.diff(at, axis=0)
        deviations = np.sqrt(np.einsum("ij,jk,ik->i", differences, self.covariance, differences))
        found = zip(differences @ self.ratings, deviations, strict=True)
        return [(float(step), float(Z95 * deviation)) for step, deviation in found]


def fitted(knobs: Sequence[float], duels: Sequence[Duel]) -> EloCurve:
    """The most likely curve."""
    count = len(knobs)
    x = np.zeros((len(duels), count))
    for row, duel in zip(x, duels, strict=True):
        row[duel.a], row[duel.b] = 1, -1
    offsets = np.log([duel.seats[0] / duel.seats[1] for duel in duels])
    won = np.array([duel.won for duel in duels], float).reshape(-1, 2)
    prior = _prior(np.array(knobs, float)) * ELO**2  # for ratings in natural logarithms
    ratings = np.zeros(count)
    for _ in range(NEWTON_STEPS):
        chances = 1 / (1 + np.exp(-(x @ ratings + offsets)))
        slope = x.T @ (won[:, 0] - won.sum(axis=1) * chances) - prior @ ratings
        curvature = (x.T * (won.sum(axis=1) * chances * (1 - chances))) @ x + prior
        change = np.linalg.solve(curvature, slope)
        ratings = ratings + change * min(1.0, 2 / max(np.abs(change).max(), CLOSE))  # without overshooting
        if np.abs(change).max() < CLOSE:
            break
    return EloCurve(np.array(knobs), ELO * ratings, ELO**2 * np.linalg.inv(curvature))


def _prior(knobs: Any) -> Any:
    """The precision of ratings in Elo before any game: slopes are rarely steep, and rarely change much."""
    count, gaps = len(knobs), np.diff(knobs)
    slopes = np.diff(np.eye(count), axis=0) / gaps[:, None]
    bends = np.diff(slopes, axis=0) / (BEND * np.sqrt((gaps[1:] + gaps[:-1]) / 2))[:, None]
    slopes *= np.sqrt(gaps / gaps.sum())[:, None] / STEEP
    return slopes.T @ slopes + bends.T @ bends + FLOATING * np.ones((count, count)) / count**2
