"""Settings of a level on a curve: the temperature alone determines how many simulations and which tolerance it has.

A level is stronger if it is colder: it chooses a worse move less often, leaves out more of them, and searches longer.
There are two curves from gentle to strong settings:

- ``usual``: the gentler, the shorter a level searches, so that it often misjudges moves. It goes through the settings
  that a calibration of all three parameters once found.
- ``careful``: gentle levels search longer too. They are gentle because they often choose moves that are a little worse,
  while moves that look much worse are left out. So they should blunder less often than a usual level of the same
  strength; in Tuareg with five seats they do.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from azalai.bots.levels import Level

CURVES = {
    "usual": (
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
    ),
    "careful": (
        (40, 16, 60),
        (20, 32, 24),
        (12, 48, 13),
        (8, 64, 9),
        (5, 64, 8),
        (3.2, 64, 7),
        (2.2, 64, 6.3),
        (1.6, 64, 5.7),
        (1.1, 64, 5.2),
        (0.7, 64, 4.7),
        (0.42, 117, 4.1),
        (0.19, 470, 2.9),
        (0.1, 2000, 2),
    ),
}
"""The temperature, the simulations and the tolerance at some points, from the gentlest. Between them a curve is linear
in the logarithms."""
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


def parameters_at(knob: float, curve: str) -> Parameters:
    """The parameters at a place of a curve."""
    temperature = rounded(2.0**-knob)
    knobs = [knob_of(point[0]) for point in CURVES[curve]]
    logarithms = ([math.log(point[column]) for point in CURVES[curve]] for column in (1, 2))
    simulations, tolerance = (math.exp(np.interp(knob_of(temperature), knobs, each)) for each in logarithms)
    return Parameters(round(simulations), temperature, rounded(tolerance))


def knob_of(temperature: float) -> float:
    """The place on the curve: it grows by 1 where the temperature is halved."""
    return -math.log2(temperature)


def ladder(gentlest: float, strongest: float, rungs: int, curve: str) -> list[Parameters]:
    """Settings at equal distances on a curve, between two temperatures."""
    return [parameters_at(float(each), curve) for each in np.linspace(knob_of(gentlest), knob_of(strongest), rungs)]


def on_the_curve(spec: str, curve: str) -> Parameters | None:
    """The parameters of a spec, if a curve has them."""
    parts = dict(part.split("=") for part in spec.split(",")[1:])
    if set(parts) != {"temperature", "tolerance"}:
        return None
    found = parameters_at(knob_of(float(parts["temperature"])), curve)
    return found if found.spec == spec else None


def rounded(value: float) -> float:
    return float(f"{value:{DIGITS}}")


def specs(settings: Sequence[Parameters]) -> list[str]:
    return [each.spec for each in settings]
