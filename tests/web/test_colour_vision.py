"""Seats, goods and kinds of card can be told apart with every kind of colour vision: computed from the style sheet."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

import azalai.web

STATIC = Path(azalai.web.__file__).parent / "static"
SHEET = (STATIC / "base.css").read_text(encoding="utf-8")
ICONS = (STATIC / "icons.svg").read_text(encoding="utf-8")

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear RGB
VISIONS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}
Colour = tuple[float, float, float]
GOODS = ("date", "salt-2", "pepper", "gold", "water")
"""The variables with the main colours of the goods, of gold and of water."""


def variable(name: str, theme: int) -> str:
    """The colour of a variable by day (0) or by night (1)."""
    found = re.search(rf"--{name}: (?:light-dark\((#\w+), (#\w+)\)|(#\w+));", SHEET)
    assert found, name
    return found[3] or found[1 + theme]


def seats(theme: int) -> list[str]:
    others = re.findall(r"^\.p[345] \{ --p: (#\w+);", SHEET, re.MULTILINE)
    return [variable("you", theme), variable("opp", theme), *others]


def lab(colour: str, vision: str) -> Colour:
    """A colour in CIE Lab, where distances match what people see."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    sharp = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in sharp]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in VISIONS[vision]]
    to_xyz = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = (sum(a * b for a, b in zip(row, seen, strict=True)) for row in to_xyz)
    f = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x / 0.9505, y, z / 1.089)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def nearest(colours: list[str], vision: str) -> float:
    """The smallest difference between two of the colours; 2.3 is just noticeable side by side."""
    seen = [lab(colour, vision) for colour in colours]
    pairs = itertools.combinations(seen, 2)
    return float(min(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 for one, other in pairs))


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize("vision", ["usual", "protanopia", "deuteranopia"])
def test_seats_and_goods_differ_in_colour(vision: str, theme: int) -> None:
    assert nearest(seats(theme), vision) >= 10
    assert nearest([variable(name, theme) for name in GOODS], vision) >= 10


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_the_two_seats_of_targi_differ_in_greyscale(theme: int) -> None:
    assert nearest(seats(theme)[:2], "greyscale") >= 30


def test_whatever_differs_in_colour_differs_in_shape_too() -> None:
    """Without any colour the shapes remain: no two crests, goods or kinds of card have the same outline."""
    for names in (
        [f"crest{seat}" for seat in range(1, 6)],
        ["date", "salt", "pepper", "gold", "water", "millet"],
        ["well", "rider", "oasis", "targia", "tent"],
    ):
        drawn = [re.search(rf'<symbol id="i-{name}"[^>]*>(.*?)</symbol>', ICONS, re.DOTALL) for name in names]
        outlines = [tuple(re.findall(r' (?:d|points|r|cx|cy)="([^"]+)"', each[1])) for each in drawn if each]
        assert len(outlines) == len(names) == len(set(outlines)), names
        assert all(outlines)
