"""What stands on every table, whatever the game: prompt, log, hints, the buttons beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from markupsafe import Markup

from azalai.game import LogEntry
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.fragment_cache import FEW, Kept
from azalai.web.sentence_names import told_by_name, with_names
from azalai.web.table_context import TableContext

LOG_LINES = 30
LOG, LOG_LINE = Kept("table/parts.html", "log", FEW), Kept("table/parts.html", "log_line")
WORDS = Kept("table/parts.html", "words")


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
    """Beside the prompt: what one waits for, or that one watches."""
    if context.note or context.thinking:
        return context.note or say("web-thinking")
    return say("web-watching") if context.seat is None and context.replay_at is None else ""


def buttons(context: TableContext) -> dict[str, Any]:
    """Whether hint and undo answer, and why not where they do not: a grey button alone explains nothing."""
    may = {"undo": context.may_undo, "hint": context.may_hint and context.decides}
    return may | {
        "why_no_hint": say("web-hint-not", why="people" if context.decides else "turn") if not may["hint"] else "",
        "why_no_undo": say("web-undo-not", why=_why_no_undo(context)) if not may["undo"] else "",
    }


def _why_no_undo(context: TableContext) -> str:
    game = context.before or context.game
    others = [place for seat, place in enumerate(context.places) if seat != context.seat]
    if not game.log or all(place.kind == "computer" for place in others):
        return "nothing"
    return "people" if context.decides else "turn"


def hint_lines(context: TableContext, offers: Offers, shows: Callable[[str], Sequence[str]]) -> list[dict[str, Any]]:
    """What a strong player would think about, best first; each can be clicked."""
    lines = []
    for hint in context.hints:
        offer = offers.make(hint.move, shows=shows(hint.move))
        if offer:
            reason = told_by_name(context, hint.reason)
            lines.append({"offer": offer, "gain": hint.gain, "reason": reason, "words": offer.say})
    return lines


def log(
    context: TableContext,
    told: Sequence[LogEntry],
    shows: Callable[[LogEntry], Sequence[str]],
    colours: tuple[str, ...],
    heading: Callable[[int], str],
) -> Markup:
    """The last sentences of the log, the newest first, under a heading for each round: the same drawing for all who
    sit at the table."""
    entries = told[-LOG_LINES:]
    names = ((place.name, place.kind) for place in context.places)
    key = (*colours, *names, *((entry.number, entry.seat, entry.text, *shows(entry)) for entry in entries))
    return LOG(key, lambda: _log_rounds(with_names(context, entries), shows, colours, heading))


def _log_rounds(
    entries: Sequence[LogEntry],
    shows: Callable[[LogEntry], Sequence[str]],
    colours: tuple[str, ...],
    heading: Callable[[int], str],
) -> list[dict[str, Any]]:
    by_round = groupby(reversed(entries), key=lambda entry: entry.round)
    return [
        {
            "round": number,
            "heading": heading(number),
            "lines": [_log_line(entry, shows(entry), colours[entry.seat]) for entry in lines],
        }
        for number, lines in by_round
    ]


def _log_line(entry: LogEntry, ids: Sequence[str], colour: str) -> dict[str, Any]:
    line = {"number": entry.number, "text": entry.text, "shows": ids, "colour": colour}
    return line | {"html": LOG_LINE((entry.number, entry.text, colour, *ids), line)}
