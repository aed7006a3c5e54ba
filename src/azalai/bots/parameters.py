"""Parameters of bots, read from TOML and checked; every fault is reported with its file and field.

Any of them may differ by the number of seats: a value under ``[seats.4]`` replaces the usual one at a table of four.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from azalai.messages import say

SEATS = "seats"
FEWEST_SEATS = 2


@dataclass(frozen=True)
class Number:
    """A parameter that is a number within bounds."""

    low: int
    high: int
    whole: bool = False

    def fault(self, field: str, value: Any) -> str:
        fits = type(value) is int or (type(value) is float and not self.whole)
        if fits and self.low <= value <= self.high:
            return ""
        message = "bots-file-whole" if self.whole else "bots-file-number"
        return say(message, field=field, low=self.low, high=self.high, value=repr(value))


@dataclass(frozen=True)
class Word:
    """A parameter that is one of some words."""

    choices: tuple[str, ...]

    def fault(self, field: str, value: Any) -> str:
        if value in self.choices:
            return ""
        return say("bots-file-word", field=field, choices=", ".join(self.choices), value=repr(value))


@dataclass(frozen=True)
class Parameters:
    """Parameters by name: the usual ones, and what differs by the number of seats."""

    usual: Mapping[str, Any]
    by_seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    def at(self, seats: int) -> dict[str, Any]:
        return {**self.usual, **self.by_seats.get(seats, {})}


def read_parameters(
    tree: Any, known: Mapping[str, Number | Word], needed: Collection[str], most_seats: int, prefix: str = ""
) -> tuple[Parameters, list[str]]:
    """The parameters of one table of a file, and their faults. Faults name the fields with the prefix."""
    usual = dict(tree) if isinstance(tree, dict) else {}
    tables = usual.pop(SEATS, {})
    faults = [say("bots-file-missing", field=prefix + name) for name in needed if name not in usual]
    faults += _faults(usual, known, prefix)
    by_seats: dict[int, dict[str, Any]] = {}
    allowed = {str(seats): seats for seats in range(FEWEST_SEATS, most_seats + 1)}
    for seats, part in tables.items() if isinstance(tables, dict) else [("", tables)]:
        if seats not in allowed or not isinstance(part, dict):
            there = f"{prefix}{SEATS}" + (f".{seats}" if seats else "")
            possible = ", ".join(f"[{prefix}{SEATS}.{one}]" for one in allowed)
            faults.append(say("bots-file-seats", field=there, tables=possible))
            continue
        faults += _faults(part, known, f"{prefix}{SEATS}.{seats}.")
        by_seats[allowed[seats]] = part
    return Parameters(usual, by_seats), faults


def _faults(given: Mapping[str, Any], known: Mapping[str, Number | Word], prefix: str) -> list[str]:
    found = []
    for name, value in given.items():
        if name not in known:
            found.append(say("bots-file-unknown", field=prefix + name, known=", ".join(known)))
        elif fault := known[name].fault(prefix + name, value):
            found.append(fault)
    return found
