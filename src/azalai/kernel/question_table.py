"""The question kinds of a game: for each its number, name, phase, rule, and what ``count`` and ``about`` mean.

The constants of the rules, the views, positions, observations, pages and texts all derive from this one table.
Numbers never change once released: observations and saved positions hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from azalai.kernel.questions import Asking

CHORES = 32
"""Kinds with a higher number are chores: the game carries them out itself."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The meaning of ``count`` or ``about``, and the values it can have."""

    meaning: str
    values: Sequence[int]
    word: str = ""  # the key under which a view shows it; empty: the game's usual one, or none
    names: tuple[str, ...] = ()  # what a view shows instead of each value
    first: int = 0  # what a view shows for 0 where there are no names: people count caves from 1

    def shown(self, value: int) -> str | int:
        return self.names[value - self.values[0]] if self.names else value + self.first


ONCE = Cell("always 1", range(1, 2))
NOTHING = Cell("always 0", range(1))


@dataclass(frozen=True, slots=True)
class Kind:
    """A row of the table."""

    number: int
    name: str
    phase: str  # of the game; empty: the phase of the question that this one interrupts
    rule: str  # the id of the paragraph in the rules about this question
    count: Cell
    about: Cell
    opening: bool  # asks what to do next, not for a part of what was begun
    style: str  # how a page asks it, such as "board": by highlighting places on the board
    icon: str  # beside the question on a page

    @property
    def is_chore(self) -> bool:
        return self.number > CHORES


class QuestionTable:
    """All question kinds of one game, by number and by name."""

    def __init__(self) -> None:
        self._kinds: dict[int, Kind] = {}
        self._named: dict[str, Kind] = {}

    def kind(
        self,
        number: int,
        name: str,
        phase: str,
        rule: str,
        *,
        count: Cell = ONCE,
        about: Cell = NOTHING,
        opening: bool = False,
        style: str = "tiles",
        icon: str = "any",
    ) -> int:
        """Add a row. Returns its number, as a constant for the rules.

        A chore may share the name of the question that it leads to. A described position then means the chore.
        """
        kind = Kind(number, name, phase, rule, count, about, opening, style, icon)
        if number in self._kinds or any((each.name, each.is_chore) == (name, kind.is_chore) for each in self):
            raise ValueError(f"question {number} or {name!r} is defined twice")
        self._kinds[number] = self._named[name] = kind
        return number

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._kinds.values())

    def __getitem__(self, number: int) -> Kind:
        return self._kinds[number]

    def named(self, name: str) -> Kind:
        return self._named[name]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._named)

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of the game, and ``over``."""
        return (*dict.fromkeys(kind.phase for kind in self if kind.phase), "over")

    @property
    def openings(self) -> frozenset[int]:
        return frozenset(kind.number for kind in self if kind.opening)

    @property
    def last(self) -> int:
        """The highest number of a question that a seat is asked."""
        return max(kind.number for kind in self if not kind.is_chore)

    def phase(self, t: Asking) -> str:
        """The phase of a table: the topmost question that has a phase decides; ``over`` when nothing is asked."""
        for i in reversed(range(t.depth)):
            if phase := self[t.asked[i].kind].phase:
                return phase
        return "over"
