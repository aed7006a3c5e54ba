"""Sentences for the current question and the winner. Everybody reads them, so they name no hidden card (B36)."""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES, Deck
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import QUESTIONS, SPECIAL_NAMES
from azalai.games.tuareg.rules.scoring import best_score, tied_on_points, winning_seats
from azalai.games.tuareg.rules.table import SEATS, Table, cache_size
from azalai.games.tuareg.words.names import Now, animal_facts, seat_names
from azalai.messages import say


def say_question(t: Table, setting: Setting) -> str:
    """Whose decision it is and the question; at the end, the winner."""
    if t.depth == 0:
        return outcome(t, setting.deck)
    now = Now(t, setting.deck)
    return now.phrase(f"ask-{QUESTIONS[now.question.kind].name}", **_facts(now))


def outcome(t: Table, deck: Deck) -> str:
    """B35: the winner, and the tie-break that decided."""
    c = deck.tables
    winners = winning_seats(t, c)
    names = seat_names([seat for seat in range(SEATS) if winners >> seat & 1])
    if winners & (winners - 1):
        return say("tuareg-over-shared", seats=names, score=best_score(t, c))
    by = "dinar" if tied_on_points(t, c) else "points"
    return say("tuareg-over-won", seat=names, score=best_score(t, c), by=by)


def _facts(now: Now) -> dict[str, object]:
    """The arguments of the message ``tuareg-ask-<question>``."""
    count, about = now.question.count, now.question.about
    match now.question.kind:
        case actions.ASK_TURN:
            return {"last": now.t.last_turns > 0}
        case actions.ASK_DRAWN:
            return {"count": max(count, cache_size(now.me) - now.c.limit_cache), "most": now.c.limit_cache}
        case actions.ASK_LOAD:
            return {"laid": count > 0} | animal_facts(about)
        case actions.ASK_ONTO:
            return {"kind": KIND_NAMES[about]}
        case actions.ASK_MORE:
            return {"kind": KIND_NAMES[count]} | animal_facts(about)
        case actions.ASK_PAY:
            return {"special": SPECIAL_NAMES[about], "left": now.c.price - count}
        case actions.ASK_HIDE:
            return {"cave": about + 1}
        case actions.ASK_CASH:
            return {"count": now.me.maps, "points": now.c.map_points}
    return {}
