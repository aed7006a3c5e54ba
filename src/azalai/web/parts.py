"""Parts of the table page that all games share: turn chip, log, hints, the undo and hint buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from markupsafe import Markup

from azalai.game import LogEntry
from azalai.kernel.catalogue import Action
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.drafts import action_of
from azalai.web.fragment_cache import MOST_LARGE_FRAGMENTS, CachedFragment
from azalai.web.table_context import Notice, TableContext

LOG_LINES = 30
LOG = CachedFragment("table/parts.html", "log", MOST_LARGE_FRAGMENTS)
LOG_LINE = CachedFragment("table/parts.html", "log_line")
WORDS = CachedFragment("table/parts.html", "words")


def seat_class(seat: int) -> str:
    """The CSS class with a seat's colours."""
    return f"p{seat + 1}"


def turn_chip(context: TableContext) -> dict[str, Any]:
    """Whose turn it is, as the chip before the prompt."""
    seat = context.game.seat
    if seat is None:
        return {"text": say("web-turn-over"), "wait": True}
    if context.replay_at is not None:
        return {"text": say("web-turn-replay", name=context.places[seat].name), "wait": True}
    if context.decides and context.shared:
        return {"text": say("web-turn-shared", name=context.places[seat].name), "wait": False}
    if context.decides:
        return {"text": say("web-turn-yours"), "wait": False}
    return {"text": say("web-turn-theirs", name=context.places[seat].name), "wait": True}


def waiting(context: TableContext) -> str:
    """Beside the prompt: what the table waits for, or that the viewer is a spectator."""
    if context.note or context.thinking:
        return context.note or say("web-thinking")
    return say("web-watching") if context.seat is None and context.replay_at is None else ""


def buttons(context: TableContext) -> dict[str, Any]:
    """Whether hint and undo are enabled, and otherwise why not. While a computer plays, a button
    that skips ahead takes the place of the hint."""
    may = {"undo": context.may_undo, "hint": context.may_hint and context.decides}
    return may | {
        "skip": context.thinking and context.seat is not None,
        "why_no_hint": say("web-hint-not", why="people" if context.decides else "turn") if not may["hint"] else "",
        "why_no_undo": say("web-undo-not", why=_why_no_undo(context)) if not may["undo"] else "",
    }


def _why_no_undo(context: TableContext) -> str:
    game = context.before or context.game
    others = [place for seat, place in enumerate(context.places) if seat != context.seat]
    if not game.played or all(place.kind == "computer" for place in others):
        return "nothing"
    return "people" if context.decides else "turn"


def hint_lines(context: TableContext, offers: Offers, shows: Callable[[Action], Sequence[str]]) -> list[dict[str, Any]]:
    """The moves a strong player considers, best first; each can be clicked."""
    lines = []
    for hint in context.hints:
        action = action_of(context.game.name, hint.move)
        offer = offers.make(action.family, action.item, shows=shows(action))
        choice = offers.choice(action.family, action.item)
        if offer and choice:
            offer = offer._replace(say=choice.sentence)
            lines.append({"offer": offer, "gain": hint.gain, "reason": hint.reason, "words": offer.say})
    return lines


def log(
    entries: Sequence[LogEntry],
    shows: Callable[[LogEntry], Sequence[str]],
    heading: Callable[[int], str],
    notices: Sequence[Notice] = (),
) -> Markup:
    """The last entries of the log, newest first, under a heading for each round, with the notices in between.
    ``shows`` gives the ids of the elements that an entry highlights."""
    last = entries[-LOG_LINES:]
    lines = tuple((entry.round, entry.number, entry.text, seat_class(entry.seat), *shows(entry)) for entry in last)
    if notices:
        lines = _with_notices(entries, lines, notices)
    return LOG(lines, lambda: _rounds(lines, heading))


def _with_notices(
    entries: Sequence[LogEntry], lines: tuple[tuple[Any, ...], ...], notices: Sequence[Notice]
) -> tuple[tuple[Any, ...], ...]:
    """The lines of entries, and after each the notices of that moment."""
    placed = [(float(line[1]), line) for line in lines]
    first = lines[0][1] if lines else 0
    for number, notice in enumerate(notices):
        if notice.pinned or notice.moves >= first or len(entries) <= LOG_LINES:
            rounds = [entry.round for entry in entries if entry.number <= notice.moves]
            round = rounds[-1] if rounds else entries[0].round if entries else 1
            colour = seat_class(notice.seat) if notice.seat >= 0 else ""
            placed.append((notice.moves + 0.5, (round, f"notice-{number}", notice.text, colour)))
    return tuple(line for _, line in sorted(placed, key=lambda each: each[0]))


def _rounds(lines: Sequence[tuple[Any, ...]], heading: Callable[[int], str]) -> list[dict[str, Any]]:
    by_round = groupby(reversed(lines), key=lambda line: line[0])
    return [
        {"round": number, "heading": heading(number), "lines": [_log_line(*line[1:]) for line in found]}
        for number, found in by_round
    ]


def _log_line(number: int | str, text: str, colour: str, *ids: str) -> Markup:
    return LOG_LINE((number, text, colour, *ids), {"number": number, "text": text, "colour": colour, "shows": ids})
