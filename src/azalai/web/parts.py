"""Parts of the table page that all games share: turn chip, hints, the undo and hint buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from markupsafe import Markup

from azalai.kernel.catalogue import Action
from azalai.messages import capitalised, say
from azalai.web.click_targets import Offers
from azalai.web.drafts import action_of
from azalai.web.fragment_cache import CachedFragment
from azalai.web.table_context import TableContext
from azalai.web.tooltips import rule_address

WORDS = CachedFragment("table/parts.html", "words")
SMALL_BUTTONS = CachedFragment("table/parts.html", "small_buttons")
LETTERS = "ABC"
"""Each reason of a hint has a letter, which also marks what the reason is about."""


def seat_class(seat: int) -> str:
    """The CSS class with a seat's colours."""
    return f"p{seat + 1}"


def turn_chip(context: TableContext) -> dict[str, Any]:
    """Whose turn it is, as the chip before the prompt."""
    seat = context.game.seat
    if seat is None:
        return {"text": say("web-turn-over"), "wait": True}
    if context.ended:
        return {"text": context.ended, "wait": True}
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
        "hints": len(context.hints),
        "skip": context.thinking and context.seat is not None,
        "why_no_hint": say("web-hint-not", why="people" if context.decides else "turn") if not may["hint"] else "",
        "why_no_undo": say("web-undo-not", why=_why_no_undo(context)) if not may["undo"] else "",
    }


def small_buttons(may: dict[str, Any]) -> Markup:
    """The buttons for hints and undo; ``may`` comes from ``buttons``."""
    return SMALL_BUTTONS(tuple(may.values()), may)


def _why_no_undo(context: TableContext) -> str:
    game = context.before or context.game
    others = [place for seat, place in enumerate(context.places) if seat != context.seat]
    if not game.told or all(place.kind == "computer" for place in others):
        return "nothing"
    return "people" if context.decides else "turn"


def hint_lines(
    context: TableContext, offers: Offers, shows: Callable[[Action], Sequence[str]], place: Callable[[str], str]
) -> list[dict[str, Any]]:
    """The moves a strong player considers, best first. A click selects one, and the main button plays it. ``shows``
    returns the elements that a move is about, ``place`` the element that a reason is about.

    The first is the move that the search trusts most. Another one that it has looked at less may have a higher mean,
    which is noise: no outlook is shown above the first. A single legal move leaves no choice, so it has no outlook."""
    lines: list[dict[str, Any]] = []
    lone, highest = len(context.game.moves()) == 1, max((hint.outlook for hint in context.hints[:1]), default=0)
    for hint in context.hints:
        action = action_of(context.game.name, hint.move)
        offer = offers.made(action) or offers.make(action.family, action.item, shows=shows(action))
        choice = offers.choice(action.family, action.item)
        if offer and choice:
            words = offer.do or capitalised(choice.sentence)
            about = [
                {
                    "text": _bold(reason.text),
                    "at": place(reason.about),
                    "rule": reason.rule,
                    "address": rule_address(reason.rule) if reason.rule else "",
                }
                for reason in hint.reasons
            ]
            lines.append(
                {
                    "offer": offer._replace(say=choice.sentence, do=words, pick=True, key=""),
                    "at": next(iter(shows(action)), ""),
                    "outlook": None if lone else min(hint.outlook, highest),
                    "gain": hint.gain,
                    "reasons": [{**each, "letter": letter} for each, letter in zip(about, LETTERS, strict=False)],
                    "words": words,
                    "show": say("web-hint-show", number=len(lines) + 1),
                }
            )
    return lines


def _bold(text: str) -> Markup:
    """The numbers of a text in bold."""
    parts = (
        (number, "".join(part)) for number, part in groupby(text, lambda letter: letter.isdigit() or letter == "+")
    )
    return Markup("").join(Markup("<b>{}</b>").format(part) if number else part for number, part in parts)
