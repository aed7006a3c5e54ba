"""Glicko-2: ratings of people and of puzzles, each with a deviation and a volatility.

M. E. Glickman, "Example of the Glicko-2 system" (2022), https://www.glicko.net/glicko/glicko2.pdf. The numbers of the
steps are those of that paper. Each attempt at a puzzle is a rating period of its own for the person and the puzzle.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

SCALE = 173.7178
"""The number of rating points in one unit of the inner scale."""
TAU = 0.5  # how fast volatilities change
NEW_RATING, NEW_DEVIATION, NEW_VOLATILITY = 1500.0, 350.0, 0.06
PUZZLE_DEVIATION = 200.0  # of a puzzle that nobody has tried: the levels that fail say something about it
LEAST_DEVIATION = 45.0  # so that ratings can follow people who improve
PRECISION = 1e-6


@dataclass(frozen=True)
class Rating:
    rating: float = NEW_RATING
    deviation: float = NEW_DEVIATION
    volatility: float = NEW_VOLATILITY


Result = tuple[Rating, float]
"""An opponent, and the score against it: 1 won, 0 lost."""


def after(own: Rating, results: Sequence[Result]) -> Rating:
    """The rating after the games of one rating period."""
    mu, phi = (own.rating - NEW_RATING) / SCALE, own.deviation / SCALE  # step 2
    played = [((each.rating - NEW_RATING) / SCALE, _g(each.deviation / SCALE), score) for each, score in results]
    expected = [1 / (1 + math.exp(-g * (mu - other))) for other, g, _ in played]
    information = sum(g * g * e * (1 - e) for (_, g, _), e in zip(played, expected, strict=True))
    if not information:
        return replace(own, deviation=SCALE * math.hypot(phi, own.volatility))
    surprise = sum(g * (score - e) for (_, g, score), e in zip(played, expected, strict=True))
    volatility = _volatility(own.volatility, phi, 1 / information, surprise / information)  # steps 3 to 5
    wider = math.hypot(phi, volatility)  # step 6
    deviation = 1 / math.sqrt(1 / wider**2 + information)  # step 7
    return Rating(own.rating + SCALE * deviation**2 * surprise, SCALE * deviation, volatility)  # step 8


def after_attempt(person: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """The ratings of a person and of a puzzle after an attempt."""
    score = 1.0 if solved else 0.0
    rated = after(person, [(puzzle, score)]), after(puzzle, [(person, 1 - score)])
    first, second = (replace(each, deviation=max(each.deviation, LEAST_DEVIATION)) for each in rated)
    return first, second


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5: the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta**2 - phi**2 - v - e) / (2 * (phi**2 + v + e) ** 2) - (x - a) / TAU**2

    low, high = a, a
    if delta**2 > phi**2 + v:
        high = math.log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
