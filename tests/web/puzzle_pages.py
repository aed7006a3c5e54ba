"""The pages of the puzzles, with a guest who has tried some."""

from __future__ import annotations

from datetime import date, timedelta

from azalai.puzzles import GROUPS, THEMES, PuzzleSession, shipped
from azalai.puzzles.calendar import of_the_day, week
from azalai.web import puzzle_page
from azalai.web.view_models import LevelChoice, Viewer

TODAY = date(2026, 11, 21)


def overview(viewer: Viewer) -> str:
    days = [TODAY - timedelta(number) for number in range(1, 5)]
    shown = puzzle_page.Overview(
        days=tuple((group, of_the_day(group, TODAY)) for group in GROUPS),
        tried={each.id: number % 3 > 0 for number, each in enumerate(shipped())},
        rating=1482,
        week=week(days[:3], days, TODAY),
        group="targi",
        theme="",
        counts=dict.fromkeys(THEMES, 3),
        found=37,
    )
    return puzzle_page.overview_html(viewer, shown)


def puzzle(
    viewer: Viewer, game: str, levels: tuple[LevelChoice, ...], *, finished: bool, solution: tuple[str, ...] = ()
) -> str:
    """A puzzle after a wrong move, or with its solution; the first of the game, or the first with this solution."""
    session = PuzzleSession(next(each for each in shipped() if each.game == game and solution in ((), each.solution)))
    session.answer(next(move.text for move in session.game.moves() if move.text != session.puzzle.solution[0]))
    if finished:
        session.show()
    standing = puzzle_page.Standing(
        rating=1320,
        attempts=100,
        solved=41,
        own=1482,
        counted=False,
        streak=3,
        of_the_day=finished,
        levels=levels,
        following="/puzzles/next?group=targi&theme=",
    )
    return puzzle_page.puzzle_html(viewer, session, standing)
