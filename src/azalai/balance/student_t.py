"""The 95 % quantile of Student's t distribution, for intervals of means of few values."""

from __future__ import annotations

import functools
import math

Z95 = 1.959963984540054
MANY = 1000
"""From here on a series is exact to eight digits."""


@functools.cache
def t95(freedom: int) -> float:
    """The value that Student's t stays within, in either direction, with a probability of 95 %. ``freedom`` is the
    number of degrees of freedom: one less than the number of values. Without any it is infinite.

    >>> [round(t95(freedom), 3) for freedom in (1, 2, 10, 30)]
    [12.706, 4.303, 2.228, 2.042]
    """
    if freedom < 1:
        return math.inf
    if freedom >= MANY:  # the expansion in 1/freedom (Abramowitz and Stegun 26.7.5)
        z3, z5 = Z95**3, Z95**5
        return Z95 + (z3 + Z95) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * Z95) / (96 * freedom**2)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, freedom) < 0.95 else (low, angle)
    return math.sqrt(freedom) * math.tan((low + high) / 2)


def _within(angle: float, freedom: int) -> float:
    """The probability that t stays within √freedom · tan(angle) (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(2 + odd, freedom, 2):
        term *= cosine * cosine * (k - 1) / k
        total += term
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if odd else total
