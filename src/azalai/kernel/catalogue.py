"""The action catalogue of a game: every answer that a player can give, as a number, a name and a notation.

Actions are numbered in the order of definition. Released numbers never change: families are only added at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """One entry: ``id`` for the rules, ``family`` and ``item`` for the texts, ``notation`` for people and files."""

    id: int
    family: str
    item: str
    notation: str
    nth: int  # of its family, from 0

    @property
    def name(self) -> str:
        return f"{self.family}_{self.item}" if self.item else self.family


class Catalogue:
    """All actions of one game."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._by_notation: dict[str, Action] = {}

    def family(self, name: str, pattern: str, items: Iterable[object] = ("",)) -> int:
        """Add a family: an action for each item, whose notation is the pattern with the item. Its first number."""
        first = len(self._actions)
        for nth, item in enumerate(items):
            action = Action(len(self._actions), name, str(item), pattern.format(item), nth)
            if not re.fullmatch(r"[^\s#]+", action.notation) or action.notation in self._by_notation:
                raise ValueError(f"notation {action.notation!r} is empty, spaced or taken")
            self._actions.append(action)
            self._by_notation[action.notation] = action
        return first

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]

    def parse(self, notation: str) -> Action | None:
        """The action with this notation, or None."""
        return self._by_notation.get(notation.strip().lower())
