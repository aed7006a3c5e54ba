"""The fields of a learnable observation: names, sizes, ranges and units of the features that one row of cells holds.

Names of nested fields are paths such as ``players[1].hand.kind``. Each part of a path has a message that describes it
(``feature-<game>-<part>``).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

MOST = 127


@dataclass(frozen=True)
class FeatureField:
    """``count`` cells from 0 to ``high``; scaled, ``unit`` becomes 1."""

    name: str
    count: int
    high: int
    unit: int


Fields = tuple[FeatureField, ...]


def flags(name: str, count: int = 1) -> Fields:
    """Cells that are 0 or 1."""
    return (FeatureField(name, count, 1, 1),)


def counts(name: str, count: int = 1, unit: int = 1) -> Fields:
    return (FeatureField(name, count, MOST, unit),)


def block(name: str, fields: Iterable[FeatureField]) -> Fields:
    """Fields under a name."""
    return tuple(replace(field, name=f"{name}.{field.name}") for field in fields)


def blocks(name: str, times: int, fields: Iterable[FeatureField]) -> Fields:
    """The same fields for each of several places."""
    inner = tuple(fields)
    return tuple(field for place in range(times) for field in block(f"{name}[{place}]", inner))


def starts(fields: Fields) -> dict[str, int]:
    """The index of the first cell of each field and block, by name; under the empty name the number of cells."""
    found, at = {"": 0}, 0
    for field in fields:
        parts = field.name.split(".")
        for depth in range(1, len(parts) + 1):
            found.setdefault(".".join(parts[:depth]), at)
        at += field.count
    found[""] = at
    return found
