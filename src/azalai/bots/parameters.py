"""The figures that bots play with, read from TOML and checked: every fault is named with its file and field.

Any of them may differ by the number of seats: what stands under ``[seats.4]`` takes the place of the usual figures at a
table of four.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from azalai.messages import say

SEATS = "seats"
FEWEST_SEATS = 2


@dataclass(frozen=True)
class Number:
    """What a figure may be: a number in these bounds."""

    low: int
    high: int
    whole: bool = False

    def fault(self, field: str, value: Any) -> str:
        fits = type(value) is int or (type(value) is float and not self.whole)
        if fits and self.low <= value <= self.high:
            return ""
        told: dict[str, object] = {"field": field, "low": self.low, "high": self.high, "value": repr(value)}
        return say("bots-file-whole", **told) if self.whole else say("bots-file-number", **told)


@dataclass(frozen=True)
class Word:
    """One of these words."""

    choices: tuple[str, ...]

    def fault(self, field: str, value: Any) -> str:
        if value in self.choices:
            return ""
        return say("bots-file-word", field=field, choices=", ".join(self.choices), value=repr(value))


@dataclass(frozen=True)
class Figures:
    """Figures by name: the usual ones, and what differs at tables with so many seats."""

    usual: Mapping[str, Any]
    apart: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    def at(self, seats: int) -> dict[str, Any]:
        return {**self.usual, **self.apart.get(seats, {})}


def figures(
    tree: Any, known: Mapping[str, Number | Word], needed: Collection[str], most_seats: int, where: str = ""
) -> tuple[Figures, list[str]]:
    """The figures of one table of a file, whose name is ``where``, and what is wrong with them."""
    usual = dict(tree) if isinstance(tree, dict) else {}
    by_seats = usual.pop(SEATS, {})
    faults = [say("bots-file-missing", field=where + name) for name in needed if name not in usual]
    faults += _faults(usual, known, where)
    apart: dict[int, dict[str, Any]] = {}
    allowed = {str(seats): seats for seats in range(FEWEST_SEATS, most_seats + 1)}
    for seats, part in by_seats.items() if isinstance(by_seats, dict) else [("", by_seats)]:
        if seats not in allowed or not isinstance(part, dict):
            tables = ", ".join(f"[{where}{SEATS}.{one}]" for one in allowed)
            faults.append(
                say("bots-file-seats", field=f"{where}{SEATS}" + (f".{seats}" if seats else ""), tables=tables)
            )
            continue
        faults += _faults(part, known, f"{where}{SEATS}.{seats}.")
        apart[allowed[seats]] = part
    return Figures(usual, apart), faults


def _faults(given: Mapping[str, Any], known: Mapping[str, Number | Word], where: str) -> list[str]:
    found = []
    for name, value in given.items():
        if name not in known:
            found.append(say("bots-file-unknown", field=where + name, known=", ".join(known)))
        elif fault := known[name].fault(where + name, value):
            found.append(fault)
    return found


def shipped(package: str, name: str) -> dict[str, Any]:
    """A file that comes with the bots."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
