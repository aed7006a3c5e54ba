"""Reasons for hints: the line that a search expects after a candidate move, and the facts that speak for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

MOST_REASONS = 3
SHARED = 0.4
"""What a fact weighs if another candidate shares it: it is true, but does not tell them apart."""


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
    ``rule`` is the id of the rule behind it; ``weight`` is roughly how many points it is worth; ``alone`` says that no
    other candidate has this reason."""

    text: str
    about: str = ""
    rule: str = ""
    weight: float = field(default=0.0, compare=False)
    alone: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class Fact:
    """Something that a line leads to. Equal facts of different lines have the same key, which begins with its sort."""

    key: tuple[object, ...]
    weight: float  # about how many points it is worth
    reason: Reason


def weightiest(facts: Sequence[Fact], others: Sequence[Sequence[Fact]], rules: Mapping[str, str]) -> list[Reason]:
    """The reasons that speak most for a line. The first one tells it apart from all others, if anything does: readers
    compare the first reasons. Facts count as the same if they read the same. ``rules`` names the rule behind each sort
    of fact."""
    elsewhere = [{fact.reason.text for fact in other} for other in others]

    def weight(fact: Fact) -> float:
        return fact.weight * SHARED ** sum(fact.reason.text in texts for texts in elsewhere)

    unique = {fact.reason.text: fact for fact in sorted(facts, key=weight)}
    ranked = sorted(unique.values(), key=weight, reverse=True)
    alone = [fact for fact in ranked if not any(fact.reason.text in texts for texts in elsewhere)]
    best = [*alone[:1], *(fact for fact in ranked if fact not in alone[:1])][:MOST_REASONS]
    return [
        replace(fact.reason, rule=rules[str(fact.key[0])], weight=fact.weight, alone=fact in alone) for fact in best
    ]


def only_here(facts: Sequence[Fact], others: Sequence[Fact]) -> set[str]:
    """The kinds of facts (the first part of their keys) that one line has and the other lacks."""
    elsewhere = {fact.key for fact in others}
    return {str(fact.key[0]) for fact in facts if fact.key not in elsewhere}
