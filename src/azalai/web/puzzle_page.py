"""The pages of the puzzles: the overview, and a puzzle as a table with words beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from types import SimpleNamespace

from azalai.game import Game
from azalai.messages import capitalised, naming, say, with_and
from azalai.puzzles import GROUPS, THEMES, Puzzle, PuzzleSession
from azalai.puzzles.calendar import Week
from azalai.web.new_table_form import usual_level
from azalai.web.rendering import render
from azalai.web.table_context import Place, TableContext, player_names
from azalai.web.view_models import LevelChoice, Viewer
from azalai.web.web_tables import table_html

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
STARS = 5
MANY = 5  # attempts after which the page says how many people solved a puzzle
STAR_RATINGS = (1000, 1250, 1500, 1700)
"""A puzzle has a star, and one more for each of these ratings that it reaches."""


@dataclass(frozen=True)
class Overview:
    """The page of all puzzles."""

    days: tuple[tuple[str, Puzzle | None], ...]  # the puzzle of the day of each group
    tried: Mapping[str, bool]  # the puzzles that the guest has tried, and whether they were solved
    rating: int
    week: Week
    group: str  # of the puzzles that come next; "": all
    theme: str
    counts: Mapping[str, int]  # the number of puzzles of each theme
    found: int  # puzzles of the group and the theme


@dataclass(frozen=True)
class Standing:
    """The figures of a puzzle and of the guest who solves it."""

    rating: int
    attempts: int  # of all people
    solved: int  # of them
    own: int  # the guest's rating
    counted: bool | None  # whether the guest's first attempt solved it; None: there was none
    streak: int
    of_the_day: bool
    levels: tuple[LevelChoice, ...]
    following: str  # the address of the next puzzle


def overview_html(viewer: Viewer, shown: Overview) -> str:
    return render(
        "pages/puzzles.html",
        viewer=viewer,
        shown=shown,
        days=[_day(group, puzzle, shown.tried) for group, puzzle in shown.days if puzzle is not None],
        groups=[("", say("puzzles-all")), *((group, say("puzzle-group", group=group)) for group in GROUPS)],
        themes=[
            ("", say("puzzles-all")),
            *((each, say("puzzle-theme", theme=each)) for each in THEMES if shown.counts[each] or each == shown.theme),
        ],
        week=[_weekday(*each) for each in shown.week.days],
        solved=sum(shown.tried.values()),
        following=f"/puzzles/next?group={shown.group}&theme={shown.theme}",
    )


def _day(group: str, puzzle: Puzzle, tried: Mapping[str, bool]) -> SimpleNamespace:
    return SimpleNamespace(
        name=say("puzzle-group", group=group),
        game=puzzle.game,
        id=puzzle.id,
        stars=stars(puzzle.rating),
        state={True: "solved", False: "tried", None: ""}[tried.get(puzzle.id)],
    )


def _weekday(day: date, mark: str) -> SimpleNamespace:
    return SimpleNamespace(name=say("puzzle-weekday", day=WEEKDAYS[day.weekday()]), mark=mark)


def stars(rating: int) -> int:
    return 1 + sum(rating >= least for least in STAR_RATINGS)


def puzzle_html(
    viewer: Viewer,
    session: PuzzleSession,
    standing: Standing,
    *,
    reply: str = "",
    why: str = "",
    draft: tuple[str, ...] = (),
    after: Game | None = None,
) -> str:
    """The table of a puzzle, as its seat may know it, and what is to be done there."""
    seats = places(viewer, session)
    context = TableContext(
        table=f"puzzle-{session.puzzle.id}",
        state=len(session.game.played),
        game=session.game if after is None else after,
        seat=session.puzzle.seat,
        places=seats,
        draft=draft,
        before=session.game if draft else None,
        replay_at=len(session.game.played) if session.finished else None,
        ended=say("puzzle-outcome", outcome=_outcome(session)) if session.finished else "",
        show_scores=viewer.show_scores,
        effects=viewer.effects,
    )
    with naming(player_names(session.game, seats), codes=False):
        panel = _panel(session, standing, reply, why)
    return table_html(context) + panel


def places(viewer: Viewer, session: PuzzleSession) -> tuple[Place, ...]:
    """Nobody plays the other seats: the puzzle ends before their turn."""
    game = session.game
    computers = [Place(say("seat-colour", seat=name), "computer") for name in game.seat_names[: game.seats]]
    computers[session.puzzle.seat] = Place(viewer.name or say("web-unnamed", number=session.puzzle.seat + 1), "person")
    return tuple(computers)


def _panel(session: PuzzleSession, standing: Standing, reply: str, why: str) -> str:
    puzzle = session.puzzle
    told = _told(puzzle)
    return render(
        "pages/puzzle.html",
        puzzle=puzzle,
        standing=standing,
        stars=stars(standing.rating),
        most_stars=STARS,
        at=session.at,
        count=len(puzzle.solution),
        finished=session.finished,
        outcome=_outcome(session),
        wrong=[_tried(puzzle, told, each.decision, each.move) for each in session.wrong],
        solution=[told[number][move] for number, move in enumerate(puzzle.solution)] if session.finished else [],
        themes=with_and([say("puzzle-theme", theme=theme) for theme in puzzle.themes]),
        best=round(100 * puzzle.chance),
        second=round(100 * (puzzle.chance - puzzle.gap)),
        share=round(100 * standing.solved / standing.attempts) if standing.attempts >= MANY else None,
        usual_level=usual_level(standing.levels),
        reply=reply,
        why=why,
    )


def _outcome(session: PuzzleSession) -> str:
    return "shown" if session.shown else "late" if session.wrong else "solved"


def _told(puzzle: Puzzle) -> list[dict[str, str]]:
    """The legal moves of each decision in words."""
    game, told = puzzle.position(), []
    for move in puzzle.solution:
        told.append({each.text: capitalised(game.say(each)) for each in game.moves()})
        game.play(move)
    return told


def _tried(puzzle: Puzzle, told: list[dict[str, str]], decision: int, move: str) -> SimpleNamespace:
    return SimpleNamespace(words=told[decision][move], chance=puzzle.chance_of(decision, move))
