"""The better moves that reviews have found for a person at one table, and which of them the coach names now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from azalai.server.tables.history import MoveGroup
from azalai.web.table_context import Better

UNREAD = 2
"""After this many more decisions the player is no longer told what was better earlier."""
REPEATED = 6
"""For this many decisions the coach does not name the same move again."""


class BetterMoves:
    def __init__(self) -> None:
        self._found: list[tuple[int, Better]] = []  # with the number of moves when the review ended

    def add(self, better: Better, move_count: int) -> None:
        self._found.append((move_count, better))

    def drop_undone(self, move_count: int) -> None:
        """Drop what was better than moves that an undo has taken back."""
        self._found = [(found, each) for found, each in self._found if each.at < move_count]

    def told(
        self, groups: Sequence[MoveGroup], move_count: int, seats: Collection[int], last: int
    ) -> tuple[Better, ...]:
        """What the coach tells the player of these seats: first what was better than the moves that an undo would take
        back, which began after ``last`` moves, then what was better earlier, if the review has just ended."""
        decisions = _Decisions(groups, move_count, seats)
        told = [
            replace(each, earlier=each.group != last, decisions=decisions.since(each.group))
            for found, each in reversed(self._found)
            if (each.group == last or decisions.since(found) <= UNREAD) and not self._was_told(each, decisions)
        ]
        return tuple(sorted(told, key=lambda each: each.earlier))

    def _was_told(self, better: Better, decisions: _Decisions) -> bool:
        """Whether the coach named the same move a few decisions earlier and the player chose otherwise."""
        now = decisions.since(better.group)
        same = [each for _, each in self._found if (each.move, each.rule) == (better.move, better.rule)]
        return any(0 < decisions.since(each.group) - now <= REPEATED for each in same)


class _Decisions:
    """How often some seats have sent moves."""

    def __init__(self, groups: Sequence[MoveGroup], move_count: int, seats: Collection[int]) -> None:
        self._groups, self._move_count, self._seats = groups, move_count, seats

    def since(self, moves: int) -> int:
        """Since this many moves were played."""
        count, first = 0, self._move_count
        for group in reversed(self._groups):
            first -= group.moves
            if first < moves:
                break
            count += group.seat in self._seats
        return count
