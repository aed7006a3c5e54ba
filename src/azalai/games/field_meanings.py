"""The meaning of observation fields: the range of their cells, and their values in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from azalai.kernel.question_table import QuestionTable
from azalai.messages import commas, say

Teller = Callable[[Any, list[int]], str]
"""Puts the cells of a field into words; the setting of the table names its cards."""
UNKNOWN = -1


@dataclass(frozen=True)
class Meaning:
    """Each cell lies between ``low`` and ``high``. Scaling for learning divides by ``unit``: a large value in normal
    play, not the largest possible one, which would make the usual values tiny."""

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
    """A single cell that is 0 or 1; only 1 is put into words."""
    return say("env-yes")


def one(word: Callable[[Any, int], str]) -> Teller:
    """A single cell that is the number of something."""
    return lambda setting, cells: say("env-unknown") if cells[0] == UNKNOWN else word(setting, cells[0])


def marked(names: Sequence[str]) -> Teller:
    """Cells that are 0 or 1: the names of those that are 1."""
    return lambda _setting, cells: commas(name for name, cell in zip(names, cells, strict=True) if cell)


def asked(questions: QuestionTable) -> Meaning:
    """The number of a question."""
    return count(questions.last, tell=lambda _setting, cells: questions[cells[0]].name)


def places(count: int) -> list[str]:
    """The names of places that are counted from 1."""
    return [str(place + 1) for place in range(count)]


def at_places(names: Sequence[str], word: Callable[[Any, int], str] = lambda _setting, value: str(value)) -> Teller:
    """Each cell that is not 0, with the name of its place."""

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
