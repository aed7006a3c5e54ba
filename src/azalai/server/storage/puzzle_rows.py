"""What both databases store about puzzles: who tried which one, and the ratings of guests and puzzles."""

from __future__ import annotations

import logging
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from azalai.puzzles.glicko2 import Rating

GUEST, PUZZLE = "guest", "puzzle"

_log = logging.getLogger("azalai.server")


@dataclass(frozen=True)
class PuzzleAttempt:
    """The first attempt of a guest at a puzzle; later ones do not count."""

    puzzle: str
    solved: bool
    at: float  # seconds since 1970


@dataclass(frozen=True)
class StoredRating:
    """The rating of a guest or of a puzzle, and how many attempts it is from."""

    kind: str  # GUEST or PUZZLE
    name: str
    rating: Rating
    attempts: int = 0
    solved: int = 0

    def after(self, rating: Rating, solved: bool) -> StoredRating:
        return StoredRating(self.kind, self.name, rating, self.attempts + 1, self.solved + solved)


TABLES = """
    CREATE TABLE puzzle_attempts (
        guest TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        solved INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (guest, puzzle)
    );
    CREATE TABLE puzzle_ratings ( -- of guests and of puzzles
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        rating DOUBLE PRECISION NOT NULL,
        deviation DOUBLE PRECISION NOT NULL,
        volatility DOUBLE PRECISION NOT NULL,
        attempts INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        PRIMARY KEY (kind, name)
    );
"""
"""A migration of both databases."""
ADD_ATTEMPT = "INSERT INTO puzzle_attempts VALUES (:id, :puzzle, :solved, :at) ON CONFLICT DO NOTHING"
SAVE_RATING = """
    INSERT INTO puzzle_ratings VALUES (:kind, :id, :rating, :deviation, :volatility, :attempts, :solved)
    ON CONFLICT (kind, name) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
        volatility = excluded.volatility, attempts = excluded.attempts, solved = excluded.solved
    WHERE puzzle_ratings.attempts = excluded.attempts - 1
"""
"""Both statements must change a row. Otherwise another request was faster, and nothing is stored."""
COUNT_OLD = """
    SELECT count(*) FROM (SELECT guest FROM puzzle_attempts GROUP BY guest HAVING max(at) < :before) AS old
"""
DELETE_OLD = (
    """
    DELETE FROM puzzle_attempts
    WHERE guest IN (SELECT guest FROM puzzle_attempts GROUP BY guest HAVING max(at) < :before)
    """,
    f"""
    DELETE FROM puzzle_ratings
    WHERE kind = '{GUEST}' AND NOT EXISTS (SELECT * FROM puzzle_attempts WHERE guest = puzzle_ratings.name)
    """,
)
"""The attempts of guests who have tried no puzzle since a time, and their ratings."""
SELECT_ATTEMPTS = "SELECT puzzle, solved, at FROM puzzle_attempts WHERE guest = :guest ORDER BY at"
_SELECT_RATINGS = "SELECT kind, name, rating, deviation, volatility, attempts, solved FROM puzzle_ratings"
SELECT_RATING = f"{_SELECT_RATINGS} WHERE kind = :kind AND name = :name"
SELECT_PUZZLES = f"{_SELECT_RATINGS} WHERE kind = '{PUZZLE}'"


def attempt_values(guest: str, attempt: PuzzleAttempt) -> dict[str, Any]:
    return {"id": guest, "puzzle": attempt.puzzle, "solved": int(attempt.solved), "at": attempt.at}


def rating_values(stored: StoredRating) -> dict[str, Any]:
    counts = {"attempts": stored.attempts, "solved": stored.solved}
    return {"kind": stored.kind, "id": stored.name} | asdict(stored.rating) | counts


def attempt_record(row: tuple[Any, ...]) -> PuzzleAttempt:
    puzzle, solved, at = row
    return PuzzleAttempt(puzzle, bool(solved), at)


def readable_ratings(rows: Iterable[tuple[Any, ...]]) -> list[StoredRating]:
    """The ratings without those that cannot be read."""
    ratings = []
    for kind, name, *rating, attempts, solved in rows:
        if all(isinstance(each, float) and math.isfinite(each) for each in rating):
            ratings.append(StoredRating(kind, name, Rating(*rating), attempts, solved))
        else:
            _log.error("the rating of %s %r cannot be read", kind, name)
    return ratings
