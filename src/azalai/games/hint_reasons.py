"""Reasons for hints: the line that a search expects after a candidate move, and the facts that speak for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

MOST_REASONS = 3
SHARED = 0.4
"""What a fact weighs if all other candidates share it: it is true, but does not tell them apart."""


@dataclass(frozen=True)
class Line:
    """A candidate move of a seat and the moves that are expected to follow, on a determinization."""

    seat: int
    actions: tuple[int, ...]
    tables: tuple[Any, ...]  # before each action, and after the last one

    @property
    def root(self) -> Any:
        """The table at which the hint was asked for."""
        return self.tables[0]

    def steps(self) -> Iterator[tuple[Any, int, Any]]:
        """Each action with the tables before and after it."""
        return zip(self.tables, self.actions, self.tables[1:], strict=False)


@dataclass(frozen=True)
class Reason:
    """A sentence that speaks for a move. ``about`` says what it is about, in words of the game that its page knows;
    ``rule`` is the id of the rule behind it; ``weight`` is roughly how many points it is worth."""

    text: str
    about: str = ""
    rule: str = ""
    weight: float = field(default=0.0, compare=False)


@dataclass(frozen=True)
class Fact:
    """Something that a line leads to. Equal facts of different lines have the same key, which begins with its sort."""

    key: tuple[object, ...]
    weight: float  # about how many points it is worth
    reason: Reason


def weightiest(facts: Sequence[Fact], others: Sequence[Sequence[Fact]], rules: Mapping[str, str]) -> list[Reason]:
    """The reasons that speak most for a line. Facts that the other lines lack come before those that all share.
    ``rules`` names the rule behind each sort of fact."""
    elsewhere = [{fact.key for fact in other} for other in others]

    def weight(fact: Fact) -> float:
        shared = bool(elsewhere) and all(fact.key in keys for keys in elsewhere)
        return fact.weight * (SHARED if shared else 1)

    unique = {fact.key: fact for fact in sorted(facts, key=weight)}
    best = sorted(unique.values(), key=weight, reverse=True)[:MOST_REASONS]
    return [replace(fact.reason, rule=rules[str(fact.key[0])], weight=fact.weight) for fact in best]


def only_here(facts: Sequence[Fact], others: Sequence[Fact]) -> set[str]:
    """The kinds of facts (the first part of their keys) that one line has and the other lacks."""
    elsewhere = {fact.key for fact in others}
    return {str(fact.key[0]) for fact in facts if fact.key not in elsewhere}
