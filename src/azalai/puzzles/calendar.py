"""The puzzle of the day, the next puzzle for somebody, and the days on which somebody solved one."""

from __future__ import annotations

import functools
import random
from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from azalai.puzzles.puzzle_file import Puzzle, shipped

SIMILAR = 8
"""The next puzzle is drawn from this many whose ratings are closest to the person's."""
WEEK = 7


class Week(NamedTuple):
    """The current week, from Monday, and the number of days in a row with a solved puzzle."""

    days: tuple[tuple[date, str], ...]  # "solved", "tried", "today" or ""
    streak: int


def of_the_day(name: str, day: date) -> Puzzle | None:
    """The same puzzle of a group or of a kind of table for everybody on a date. No puzzle comes again before all others
    had their day."""
    puzzles = _order(name)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


@functools.cache
def _order(name: str) -> tuple[Puzzle, ...]:
    puzzles = sorted((each for each in shipped() if name in (each.group, each.table)), key=lambda each: each.id)
    random.Random(name).shuffle(puzzles)
    return tuple(puzzles)


def chosen(group: str = "", theme: str = "") -> list[Puzzle]:
    """The puzzles of a group and a theme; empty: of all."""
    return [each for each in shipped() if group in ("", each.group) and (not theme or theme in each.themes)]


def next_puzzle(
    puzzles: Sequence[Puzzle], tried: Collection[str], rating: float, ratings: Mapping[str, float], seed: str
) -> Puzzle | None:
    """A puzzle that somebody has not tried, with a rating close to theirs; if they have tried all, any of them."""
    new = [each for each in puzzles if each.id not in tried] or list(puzzles)

    def distance(each: Puzzle) -> tuple[float, str]:
        return abs(ratings.get(each.id, each.rating) - rating), each.id

    close = sorted(new, key=distance)[:SIMILAR]
    return random.Random(f"{seed} {len(tried)}").choice(close) if close else None


def week(solved: Collection[date], tried: Collection[date], today: date) -> Week:
    """The week of ``today``. A streak counts days with a solved puzzle. It does not end while the puzzle of today can
    still be solved."""
    monday = today - timedelta(days=today.weekday())
    days = tuple((day, _mark(day, solved, tried, today)) for day in (monday + timedelta(n) for n in range(WEEK)))
    streak, day = 0, today if today in solved else today - timedelta(days=1)
    while day in solved:
        streak, day = streak + 1, day - timedelta(days=1)
    return Week(days, streak)


def _mark(day: date, solved: Collection[date], tried: Collection[date], today: date) -> str:
    if day in solved:
        return "solved"
    if day in tried:
        return "tried"
    return "today" if day == today else ""
