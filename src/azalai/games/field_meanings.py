"""The range of a field of an observation, and how its cells are told in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from azalai.messages import commas, say

Teller = Callable[[Any, list[int]], str]
"""From the setting of the table and the cells of a field to words."""
UNKNOWN = -1


@dataclass(frozen=True)
class Meaning:
    """Each cell lies between ``low`` and ``high``; scaled for learning it is divided by ``unit``, a large value of play
    (the largest would make the usual ones vanish)."""

    low: int
    high: int
    unit: int
    tell: Teller


FieldMeanings = tuple[int, Mapping[str, Meaning]]
"""The version of an observation, and for each of its fields the range and the words."""


def known(value: int) -> str:
    return say("env-unknown") if value == UNKNOWN else str(value)


def number(_setting: Any, cells: list[int]) -> str:
    return commas(known(value) for value in cells)


def yes(_setting: Any, _cells: list[int]) -> str:
    """Of a single cell that is 0 or 1, told only where it is 1."""
    return say("env-yes")


def one(word: Callable[[Any, int], str]) -> Teller:
    """A single cell that stands for something."""
    return lambda setting, cells: say("env-unknown") if cells[0] == UNKNOWN else word(setting, cells[0])


def marked(names: Sequence[str]) -> Teller:
    """Cells of 0 and 1: the names of those that are 1."""
    return lambda _setting, cells: commas(name for name, cell in zip(names, cells, strict=True) if cell)


def at_places(names: Sequence[str], word: Callable[[Any, int], str] = lambda _setting, value: str(value)) -> Teller:
    """Each cell that is not 0 with the name of its place."""

    def tell(setting: Any, cells: list[int]) -> str:
        return commas(
            say("env-at", place=name, value=say("env-unknown") if cell == UNKNOWN else word(setting, cell))
            for name, cell in zip(names, cells, strict=True)
            if cell
        )

    return tell


def flag(tell: Teller = yes) -> Meaning:
    return Meaning(0, 1, 1, tell)


def count(high: int, unit: int | None = None, tell: Teller = number) -> Meaning:
    return Meaning(0, high, unit or high, tell)


def with_unknown(high: int, unit: int | None = None, tell: Teller = number) -> Meaning:
    return Meaning(UNKNOWN, high, unit or high, tell)
