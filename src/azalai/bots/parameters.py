"""Parameters of bots, read from TOML and checked; every fault is reported with its file and field.

Any of them may differ by the kind of table: a value under ``[where."seats=4"]`` replaces the usual one at a table of
four, a value under ``[where.expansion]`` at a table with the expansion. Where several conditions hold, the last of the
file decides.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from azalai.games.interface import Setting
from azalai.games.options import TableOption
from azalai.messages import say

WHERE = "where"


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
class Condition:
    """A condition on the options of a table."""

    option: TableOption
    value: bool | int | str

    def __str__(self) -> str:
        return self.option.name if self.value is True else f"{self.option.name}={self.value}"

    def holds(self, setting: Setting) -> bool:
        return bool(setting.value_of(self.option) == self.value)


def conditions(options: Sequence[TableOption]) -> dict[str, Condition]:
    """All conditions on the cards and seats of a game's tables, by how parameter files write them."""
    found: list[Condition] = []
    for option in options:
        values: Collection[bool | int | str] = option.choices
        if option.type is bool:
            values = (True,)
        elif option.type is int and option.default != "":
            values = range(option.low, option.high + 1)
        found += [Condition(option, value) for value in values if option.changes_cards]
    return {str(condition): condition for condition in found}


@dataclass(frozen=True)
class Parameters:
    """Parameters by name: the usual ones, and what differs by the kind of table."""

    usual: Mapping[str, Any]
    differences: Sequence[tuple[Condition, Mapping[str, Any]]] = ()

    def at(self, setting: Setting) -> dict[str, Any]:
        found = dict(self.usual)
        for condition, changes in self.differences:
            if condition.holds(setting):
                found |= changes
        return found


def read_parameters(
    tree: Any,
    known: Mapping[str, Number | Word],
    needed: Collection[str],
    options: Sequence[TableOption],
    prefix: str = "",
) -> tuple[Parameters, list[str]]:
    """The parameters of one table of a file, and their faults. Faults name the fields with the prefix."""
    usual = dict(tree) if isinstance(tree, dict) else {}
    tables = usual.pop(WHERE, {})
    faults = [say("bots-file-missing", field=prefix + name) for name in needed if name not in usual]
    faults += _faults(usual, known, prefix)
    differences: list[tuple[Condition, Mapping[str, Any]]] = []
    possible = conditions(options)
    for name, part in tables.items() if isinstance(tables, dict) else [("", tables)]:
        if name not in possible or not isinstance(part, dict):
            there = f"{prefix}{WHERE}" + (f".{name}" if name else "")
            faults.append(say("bots-file-where", field=there, conditions=", ".join(possible) or "–"))
            continue
        faults += _faults(part, known, f"{prefix}{WHERE}.{name}.")
        differences.append((possible[name], part))
    return Parameters(usual, tuple(differences)), faults


def _faults(given: Mapping[str, Any], known: Mapping[str, Number | Word], prefix: str) -> list[str]:
    found = []
    for name, value in given.items():
        if name not in known:
            found.append(say("bots-file-unknown", field=prefix + name, known=", ".join(known)))
        elif fault := known[name].fault(prefix + name, value):
            found.append(fault)
    return found
