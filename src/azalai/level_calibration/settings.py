"""Settings of a level as a curve: the temperature alone determines how many simulations and which tolerance it has.

A level is stronger if it is colder: it searches longer, chooses a worse move less often, and leaves out more of them.
The curve goes through the settings that a calibration of all three parameters once found.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from azalai.bots.levels import Level

CURVE = (
    # temperature, simulations, tolerance
    (40, 8, 99),
    (28, 8, 75),
    (17, 8, 44),
    (8.2, 8, 17),
    (5, 9, 11),
    (3.2, 13, 9.5),
    (2.2, 19, 7.6),
    (1.6, 28, 6.4),
    (1.1, 39, 5.5),
    (0.8, 53, 5),
    (0.42, 117, 4.1),
    (0.19, 470, 2.9),
    (0.1, 2000, 2),
)
"""Points of the curve, from the gentlest. Between them it is linear in the logarithms."""
DIGITS = ".2g"
"""Temperatures and tolerances have two significant digits."""


class Parameters(NamedTuple):
    """What ``levels.toml`` has of a level."""

    simulations: int
    temperature: float
    tolerance: float

    @property
    def spec(self) -> str:
        return Level("", "", "search", **self._asdict()).spec


def parameters_at(knob: float) -> Parameters:
    """The parameters at a place of the curve."""
    temperature = rounded(2.0**-knob)
    knobs = [knob_of(point[0]) for point in CURVE]
    logarithms = ([math.log(point[column]) for point in CURVE] for column in (1, 2))
    simulations, tolerance = (math.exp(np.interp(knob_of(temperature), knobs, each)) for each in logarithms)
    return Parameters(round(simulations), temperature, rounded(tolerance))


def knob_of(temperature: float) -> float:
    """The place on the curve: it grows by 1 where the temperature is halved."""
    return -math.log2(temperature)


def ladder(gentlest: float, strongest: float, rungs: int) -> list[Parameters]:
    """Settings at equal distances on the curve, between two temperatures."""
    return [parameters_at(float(each)) for each in np.linspace(knob_of(gentlest), knob_of(strongest), rungs)]


def rounded(value: float) -> float:
    return float(f"{value:{DIGITS}}")


def specs(settings: Sequence[Parameters]) -> list[str]:
    return [each.spec for each in settings]
