"""The puzzle that a guest opened last, in a cookie: what was found, what was wrong, and which puzzles come next."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from azalai.puzzles import GROUPS, THEMES, Puzzle, PuzzleSession
from azalai.puzzles.session import Try
from azalai.server import json_cookies

COOKIE = "azalai_puzzle"
COOKIE_AGE = 30 * 24 * 3600
MAX_WRONG = 40  # tries that are kept: a cookie holds 4 KB


class Filter(NamedTuple):
    """Which puzzles the guest wants to solve; empty: all."""

    group: str = ""
    theme: str = ""


def session_of(request: Request, puzzle: Puzzle) -> PuzzleSession:
    """The puzzle where the guest left it. A cookie of another puzzle, or one that cannot be read, counts as none."""
    stored = _stored(request)
    try:
        found, shown = int(stored["found"]), bool(stored["shown"])
        wrong = [Try(int(decision), str(move)) for decision, move in stored["wrong"]]
        if stored["id"] == puzzle.id and 0 <= found <= len(puzzle.solution) and _fits(puzzle, wrong):
            return PuzzleSession(puzzle, found, wrong, shown=shown)
    except (ValueError, KeyError, TypeError, OverflowError):
        pass
    return PuzzleSession(puzzle)


def filter_of(request: Request) -> Filter:
    stored = _stored(request)
    group, theme = stored.get("group"), stored.get("theme")
    return Filter(group if group in GROUPS else "", theme if theme in THEMES else "")


def _stored(request: Request) -> dict[str, Any]:
    stored = json_cookies.read_cookie(request, COOKIE)
    return stored if isinstance(stored, dict) else {}


def _fits(puzzle: Puzzle, wrong: list[Try]) -> bool:
    """Whether these moves can have been tried."""
    game, legal = puzzle.position(), list[set[str]]()
    for move in puzzle.solution:
        legal.append({each.text for each in game.moves()})
        game.play(move)
    return all(0 <= each.decision < len(legal) and each.move in legal[each.decision] for each in wrong)


def set_cookie(response: Response, session: PuzzleSession, chosen: Filter, secure: bool) -> None:
    stored = {
        "id": session.puzzle.id,
        "found": session.at,
        "wrong": session.wrong[-MAX_WRONG:],
        "shown": session.shown,
        **chosen._asdict(),
    }
    json_cookies.set_cookie(response, COOKIE, stored, COOKIE_AGE, secure)
