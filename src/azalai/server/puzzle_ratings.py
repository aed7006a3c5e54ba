"""The ratings of guests and puzzles: each first attempt changes both, by Glicko-2."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from azalai.puzzles import Puzzle
from azalai.puzzles.calendar import Week, week
from azalai.puzzles.glicko2 import PUZZLE_DEVIATION, Rating, after_attempt
from azalai.server.storage.puzzle_rows import GUEST, PUZZLE, PuzzleAttempt, StoredRating
from azalai.server.storage.store import ChangeConflict, Store

MAX_TRIES = 5  # to store an attempt while others store theirs


@dataclass(frozen=True)
class Record:
    """What a guest has done so far."""

    rating: StoredRating
    attempts: Sequence[PuzzleAttempt]

    @property
    def tried(self) -> dict[str, bool]:
        """The puzzles that the guest has tried, and whether the first attempt solved them."""
        return {each.puzzle: each.solved for each in self.attempts}

    def week(self, today: date) -> Week:
        days = [(datetime.fromtimestamp(each.at, UTC).date(), each.solved) for each in self.attempts]
        return week({day for day, solved in days if solved}, {day for day, _ in days}, today)


def today() -> date:
    """The date by which the puzzle of the day changes, for everybody."""
    return datetime.now(UTC).date()


async def record_of(store: Store, guest: str) -> Record:
    rating = await store.puzzle_rating(GUEST, guest)
    return Record(rating or StoredRating(GUEST, guest, Rating()), await store.puzzle_attempts(guest))


async def rating_of(store: Store, puzzle: Puzzle) -> StoredRating:
    first = Rating(float(puzzle.rating), PUZZLE_DEVIATION)
    return await store.puzzle_rating(PUZZLE, puzzle.id) or StoredRating(PUZZLE, puzzle.id, first)


async def count_attempt(store: Store, guest: str, puzzle: Puzzle, solved: bool, check_rate: Callable[[], None]) -> None:
    """Store the first attempt of a guest at a puzzle, and what it does to the ratings. Later ones do not count.
    ``check_rate`` is called before something is stored, and may refuse it."""
    for tries in range(MAX_TRIES, 0, -1):
        record, other = await record_of(store, guest), await rating_of(store, puzzle)
        if puzzle.id in record.tried:
            return
        if tries == MAX_TRIES:
            check_rate()
        person, changed = after_attempt(record.rating.rating, other.rating, solved)
        ratings = [record.rating.after(person, solved), other.after(changed, solved)]
        try:
            await store.add_puzzle_attempt(guest, PuzzleAttempt(puzzle.id, solved, time.time()), ratings)
        except ChangeConflict:
            if tries == 1:
                raise
        else:
            return
