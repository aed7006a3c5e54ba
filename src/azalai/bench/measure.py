"""Calibration and measurement: each speed as a ratio to a plain-Python loop in the same run, since machines differ.

Every measurement alternates with the calibration loop several times; the median ratio counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

CALIBRATION_UNITS = 1000
CALIBRATION_PASSES = 400
TURNS = 5
Work = Callable[[], int]
"""A piece of work to be measured; it returns how many units it did."""


@dataclass(frozen=True)
class Measurement:
    """One measurement. ``ratio`` is to the calibration loop; None for a time or a size. Peers promise nothing."""

    name: str
    game: str
    value: float
    unit: str
    ratio: float | None
    promise: float | None
    kept: bool


@dataclass(frozen=True)
class Missing:
    """Another environment that could not be measured, and the reason."""

    name: str
    game: str
    why: str


def calibrate() -> float:
    """Units per CPU second of the calibration loop."""
    start = time.process_time()
    for _ in range(CALIBRATION_PASSES):
        d: dict[int, int] = {}
        x: list[int] = []
        for i in range(CALIBRATION_UNITS):
            d[i & 63] = d.get(i & 63, 0) + i
            x.append(i ^ 5)
    return CALIBRATION_PASSES * CALIBRATION_UNITS / (time.process_time() - start)


def measure(work: Work) -> tuple[float, float]:
    """Median units per CPU second of ``work``, and median ratio to the calibration loop."""
    rates, ratios = [], []
    for _ in range(TURNS):
        before = calibrate()
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
        ratios.append(rates[-1] / median((before, calibrate())))
    return median(rates), median(ratios)


def speed(name: str, game: str, work: Work, promise: float | None, unit: str = "decisions/s") -> Measurement:
    """A speed, which must reach a ratio to the calibration loop."""
    rate, ratio = measure(work)
    return Measurement(name, game, rate, unit, ratio, promise, promise is None or ratio >= promise)


def below(name: str, game: str, value: float, unit: str, promise: float) -> Measurement:
    """A time or a size, which must stay below its promise."""
    return Measurement(name, game, value, unit, None, promise, value < promise)
