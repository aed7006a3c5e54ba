"""Sentences for the current question and the winner. All read them: they name no card that one seat knows (T60)."""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.check_stack import targis_out
from azalai.games.targi.rules import actions, effects, laying
from azalai.games.targi.rules.actions import QUESTIONS, SEAT_NAMES
from azalai.games.targi.rules.border import ORIGIN, entry_of
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.raid import names_goods
from azalai.games.targi.rules.scoring import score, winner
from azalai.games.targi.rules.table import ANY, FIRST_GOODS_CARD, GOLD, GOODS, POINTS, WATER, Table, other
from azalai.games.targi.words.names import Now, amount_words, any_card, border_name, some
from azalai.messages import say


def say_question(t: Table, setting: Setting) -> str:
    """Whose decision it is and the question; at the end, the winner."""
    if t.depth == 0:
        return outcome(t, setting.deck)
    now = Now(t, setting.deck)
    if now.question.kind in _CHOSEN:
        return _CHOSEN[now.question.kind](now)
    facts = {"count": now.question.count, "left": bool(now.question.about)} | _facts(now)
    return now.phrase(f"ask-{QUESTIONS[now.question.kind].name.replace('_', '-')}", **facts)


def outcome(t: Table, deck: Deck) -> str:
    """T51, T52: the winner, and the tie-break that decided."""
    best = winner(t, deck.tables)
    if best < 0:
        return say("targi-over-draw", score=score(t, deck.tables, 0))
    first, second = score(t, deck.tables, best), score(t, deck.tables, other(best))
    if first > second:
        return say("targi-over-won", seat=SEAT_NAMES[best], score=first, other=second)
    gold = t.players[best].stock[GOLD] > t.players[other(best)].stock[GOLD]
    return say("targi-over-tie", seat=SEAT_NAMES[best], score=first, more="gold" if gold else "goods")


def _ask_act(now: Now) -> str:
    figures = targis_out(now.player) + now.player.markers.bit_count()
    if figures:
        return now.phrase("ask-act", count=figures)
    if set(now.options()) & _BETWEEN_ACTIONS:
        return now.phrase("ask-done-token")
    can_lay_from_hand = now.lasting(effects.LAY_FROM_HAND) > 0 and laying.can_take_up_any(now.t, now.seat)
    return now.phrase("ask-done", hand=bool(can_lay_from_hand))


_BETWEEN_ACTIONS = {actions.SWAP_TOKEN, *(actions.BY_CARD + number for number in range(1, 17))}


def _can_keep(now: Now) -> bool:
    """Whether a card fits into the hand."""
    return bool(laying.free_hand_place(now.t, now.c, now.seat) >= 0)


def _ask_card(now: Now) -> str:
    """It says only what everybody knows: whether a hidden card can be laid would reveal something about its cost."""
    source = now.question.about
    from_hand = source in (actions.FROM_HAND, actions.FROM_NOBLE)
    keep = not from_hand and _can_keep(now)
    if source == actions.FROM_DECK_FOR_WATER and now.stock[WATER] >= now.c.redraw_water[1]:
        return now.phrase("ask-redraw", water=some(WATER, now.c.redraw_water[1]), keep=keep)
    if not now.t.card_seen:
        return now.phrase("ask-hidden-card", source="hand" if from_hand else "deck", keep=keep)
    return now.phrase("ask-card", card=now.card, keep="open" if keep and source == actions.FROM_OPEN else keep)


def _ask_source(now: Now) -> str:
    if now.t.tribe_discarded == 0:
        return now.phrase("ask-draw")
    return now.phrase("ask-source", card=now.top_discarded)


_CHOSEN = {actions.ASK_ACT: _ask_act, actions.ASK_CARD: _ask_card, actions.ASK_SOURCE: _ask_source}
"""Questions with more than one message. The others have one, ``targi-ask-<question>``."""


def raid_takes(now: Now) -> tuple[str, str]:
    """What the raid takes: goods or gold, or instead points or the rightmost card of a row (X22)."""
    corner, c = now.question.about, now.c
    at = entry_of(now.t, c, corner)
    points = some(POINTS, c.raid_points[at]) if c.raid_points[at] else say("targi-rightmost-card")
    if names_goods(now.t, c, corner):
        return amount_words(c.raid_named[at * GOODS : (at + 1) * GOODS]), points
    return some(GOLD, c.raid_gold[at]) if c.raid_gold[at] else some(ANY, c.raid_goods[at]), points


def _facts(now: Now) -> dict[str, object]:
    """What the message of a question needs besides ``count`` and ``left``."""
    t, c, about = now.t, now.c, now.question.about
    match now.question.kind:
        case actions.ASK_PLACE:
            return {"nth": targis_out(now.player) + 1}
        case actions.ASK_ALTERNATIVE | actions.ASK_DISCOUNT | actions.ASK_ROW:
            return {"card": now.card if t.card_seen else say("targi-card-hidden")}
        case actions.ASK_MOVE_TO:
            return {"space": (about & ORIGIN) + 1}
        case actions.ASK_SWAP_FIRST:
            return {"must": about}
        case actions.ASK_SWAP_SECOND:
            return {"card": now.laid(about)}
        case actions.ASK_RAID:
            wares, points = raid_takes(now)
            return {"raid": border_name("raid", {"number": about}), "wares": wares, "points": points}
        case actions.ASK_TURNED:
            return {"card": any_card(now.deck, about)}
        case actions.ASK_FINISH:
            return {"border": now.border(about)}
        case actions.ASK_SPRING:
            return {"amount": now.spring_gain}
        case actions.ASK_EXTRA:
            return {"card": now.card} | now.extra_part()
        case actions.ASK_TOKEN:
            return {"card": now.card, "count": token_goods(t, c, now.seat)}
        case actions.ASK_LOOK:
            return {"count": sum(card != 0 for card in t.looked), "keep": _can_keep(now)}
        case actions.ASK_CENTRE:
            return {"sort": "goods" if about == FIRST_GOODS_CARD else "tribe"}
    return {}
