"""``azalai puzzles``: solves and shows puzzles in the terminal, makes new ones and verifies them with other seeds."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from pathlib import Path

from azalai.cli import INTERRUPTED
from azalai.cli.move_input import reply_to
from azalai.messages import say, with_and
from azalai.puzzles import GROUPS, Puzzle, PuzzleSession, puzzle
from azalai.puzzles.calendar import of_the_day
from azalai.puzzles.puzzle_file import TABLES, folder
from azalai.puzzles.session import why_wrong
from azalai.terminal.screen import Screen

FOLDER = Path("puzzles")
HINT, SHOW, QUIT = "hint", "show", "quit"


def puzzles(chosen: argparse.Namespace) -> int:
    if chosen.action in ("make", "verify"):
        return _made(chosen) if chosen.table in TABLES else _unknown(chosen.table)
    found = _found(chosen.table)
    if found is None:
        return _unknown(chosen.table)
    screen = Screen()
    return _show(screen, found) if chosen.action == "show" else _solve(screen, found)


def _unknown(name: str) -> int:
    Screen().write(say("puzzles-unknown", number=name, tables=", ".join(TABLES)))
    return 2


def _found(name: str) -> Puzzle | None:
    """The puzzle with this number, or the puzzle of the day of a kind of table."""
    if name in TABLES or name in GROUPS:
        return of_the_day(name, datetime.now(UTC).date())
    try:
        return puzzle(name)
    except KeyError:
        return None


def _made(chosen: argparse.Namespace) -> int:
    from azalai.study.puzzles import CONFIRMED, make, verify

    jobs = chosen.jobs or os.cpu_count() or 1
    if chosen.action == "make":
        out = chosen.out or FOLDER
        count = make(chosen.table, out, chosen.minutes, jobs, chosen.seed)
        print(say("puzzles-made", count=count, file=str(out / f"{chosen.table}.jsonl")))
        return 0
    confirmed, of = verify((chosen.out or folder()) / f"{chosen.table}.jsonl", chosen.sample, chosen.seed, jobs)
    print(say("puzzles-verified", confirmed=confirmed, of=of))
    return 0 if confirmed >= CONFIRMED * of else 1


def _begin(screen: Screen, found: Puzzle, session: PuzzleSession) -> None:
    screen.write(say("puzzle-name", number=found.id), "bold")
    screen.write(say("puzzle-rating", rating=str(found.rating)))
    screen.put(session.game.draw(found.seat, width=screen.width, colour=screen.colour))


def _show(screen: Screen, found: Puzzle) -> int:
    _begin(screen, found, PuzzleSession(found))
    _solution(screen, found)
    return 0


def _solution(screen: Screen, found: Puzzle) -> None:
    game = found.position()
    for move in found.solution:
        screen.write(f"{move}  {game.say(move)}")
        game.play(move)
    second = round(100 * (found.chance - found.gap))
    screen.write(say("puzzle-solution-figures", best=round(100 * found.chance), second=second))
    screen.write(_themes(found))


def _themes(found: Puzzle) -> str:
    return say("puzzle-themes", themes=with_and([say("puzzle-theme", theme=theme) for theme in found.themes]))


def _solve(screen: Screen, found: Puzzle) -> int:
    session = PuzzleSession(found)
    _begin(screen, found, session)
    screen.write(say("puzzle-task"))
    screen.write(say("puzzles-solve-how", words=", ".join((HINT, SHOW, QUIT))))
    try:
        while not session.finished:
            count = len(found.solution)
            screen.write(say("puzzle-find", count=count, number=session.at + 1), "bold")
            screen.write(" ".join(move.text for move in session.game.moves()))
            typed = screen.ask(say("puzzles-prompt")).strip()
            if typed == QUIT:
                return 0
            if typed == HINT:
                screen.write(_themes(found))
            elif typed == SHOW:
                session.show()
            elif reply_to(typed, session.game, session.answer, screen) is False:
                screen.write(why_wrong(found, session.wrong[-1]))
    except (EOFError, KeyboardInterrupt) as stop:
        screen.put("")
        return INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0
    outcome = "shown" if session.shown else "late" if session.wrong else "solved"
    screen.write(say("puzzle-outcome", outcome=outcome), "bold")
    _solution(screen, found)
    return 0
