"""Sentences for the current question and, at the end, the winner. Everybody reads them, so they name no hidden card
(B36)."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES, Deck
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import SPECIAL_NAMES
from azalai.games.tuareg.rules.scoring import best_score, tied_on_points, winning_seats
from azalai.games.tuareg.rules.table import SEATS, Table, cache_size
from azalai.games.tuareg.words.names import Now, animal_facts, seat_names
from azalai.messages import say


def say_question(t: Table, setting: Setting) -> str:
    """Whose decision it is and the question; at the end, the winner."""
    if t.depth == 0:
        return outcome(t, setting.deck)
    now = Now(t, setting.deck)
    return _QUESTIONS[now.question.kind](now)


def outcome(t: Table, deck: Deck) -> str:
    """B35: the winner, and the tie-break that decided."""
    c = deck.tables
    winners = winning_seats(t, c)
    names = seat_names([seat for seat in range(SEATS) if winners >> seat & 1])
    if winners & (winners - 1):
        return say("tuareg-over-shared", seats=names, score=best_score(t, c))
    by = "dinar" if tied_on_points(t, c) else "points"
    return say("tuareg-over-won", seat=names, score=best_score(t, c), by=by)


def _ask_drawn(now: Now) -> str:
    over = max(0, cache_size(now.me) - now.c.limit_cache)
    return now.phrase("ask-drawn", count=max(over, now.question.count), most=now.c.limit_cache)


def _ask_load(now: Now) -> str:
    laid = "yes" if now.question.count else "no"
    return now.phrase("ask-load", **animal_facts(now.question.about), laid=laid)


def _ask_more(now: Now) -> str:
    return now.phrase("ask-more", kind=KIND_NAMES[now.question.count], **animal_facts(now.question.about))


def _ask_pay(now: Now) -> str:
    special, left = SPECIAL_NAMES[now.question.about], now.c.price - now.question.count
    return now.phrase("ask-pay", special=special, left=left)


_QUESTIONS: dict[int, Callable[[Now], str]] = {
    actions.ASK_TURN: lambda now: now.phrase("ask-turn", last="yes" if now.t.last_turns else "no"),
    actions.ASK_DRAWN: _ask_drawn,
    actions.ASK_REST: lambda now: now.phrase("ask-rest"),
    actions.ASK_LOAD: _ask_load,
    actions.ASK_ONTO: lambda now: now.phrase("ask-onto", kind=KIND_NAMES[now.question.about]),
    actions.ASK_MORE: _ask_more,
    actions.ASK_PAY: _ask_pay,
    actions.ASK_HIDE: lambda now: now.phrase("ask-hide", cave=now.question.about + 1),
    actions.ASK_ROB: lambda now: now.phrase("ask-rob"),
    actions.ASK_CASH: lambda now: now.phrase("ask-cash", count=now.me.maps, points=now.c.map_points),
}
