"""Sentences for the current question and, at the end, the winner. Everybody reads them, so they name no card that only
one seat knows (T60)."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.border import ORIGIN, entry_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.effects import LAY_FROM_HAND, count_lasting
from azalai.games.targi.rules.laying import can_take_up_any, free_hand_place
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.raid import names_goods
from azalai.games.targi.rules.scoring import score, winner
from azalai.games.targi.rules.table import ANY, FIRST_GOODS_CARD, GOLD, GOODS, POINTS, WATER, Table, other
from azalai.games.targi.words.names import Now, amount_text, amount_words, any_card, border_name, some, tribe_card
from azalai.messages import say


def say_question(t: Table, setting: Setting) -> str:
    """Whose decision it is and the question; at the end, the winner."""
    if t.depth == 0:
        return outcome(t, setting.deck)
    now = Now(t, setting.deck)
    return _QUESTIONS[now.question.kind](now)


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


def _ask_place(now: Now) -> str:
    player = now.t.players[now.seat]
    return now.phrase("ask-place", nth=player.targis.bit_count() + player.dunes.bit_count() + 1)


def _ask_act(now: Now) -> str:
    player = now.t.players[now.seat]
    figures = player.targis.bit_count() + player.markers.bit_count() + player.dunes.bit_count()
    if figures:
        return now.phrase("ask-act", count=figures)
    if set(now.options()) & _BETWEEN_ACTIONS:
        return now.phrase("ask-done-token")
    can_lay_from_hand = count_lasting(now.t, now.c, now.seat, LAY_FROM_HAND) > 0 and can_take_up_any(now.t, now.seat)
    return now.phrase("ask-done", hand="yes" if can_lay_from_hand else "no")


_BETWEEN_ACTIONS = {actions.SWAP_TOKEN, *(actions.BY_CARD + number for number in range(1, 17))}


def _ask_card(now: Now) -> str:
    """It says only what everybody knows: whether a hidden card can be laid would reveal something about its cost."""
    source = now.question.about
    from_hand = source in (actions.FROM_HAND, actions.FROM_NOBLE)
    room = "yes" if not from_hand and free_hand_place(now.t, now.c, now.seat) >= 0 else "no"
    if source == actions.FROM_DECK_FOR_WATER and now.stock[WATER] >= now.c.redraw_water[1]:
        return now.phrase("ask-redraw", water=some(WATER, now.c.redraw_water[1]), room=room)
    if not now.t.card_seen:
        return now.phrase("ask-hidden-card", source="hand" if from_hand else "deck", room=room)
    if source == actions.FROM_OPEN and room == "yes":
        room = "open"
    return now.phrase("ask-card", card=now.card, room=room)


def _open_card(now: Now) -> str:
    """The card being decided on, if everybody knows it."""
    return now.card if now.t.card_seen else say("targi-card-hidden")


def _ask_raid(now: Now) -> str:
    wares, points = raid_takes(now)
    name = border_name("raid", {"number": now.question.about})
    return now.phrase("ask-raid", raid=name, wares=wares, points=points)


def raid_takes(now: Now) -> tuple[str, str]:
    """What the raid takes: goods or gold, or instead points or the rightmost card of a row (X22)."""
    corner, c = now.question.about, now.c
    at = entry_of(now.t, c, corner)
    points = some(POINTS, c.raid_points[at]) if c.raid_points[at] else say("targi-rightmost-card")
    if names_goods(now.t, c, corner):
        return amount_words(c.raid_named[at * GOODS : (at + 1) * GOODS]), points
    return some(GOLD, c.raid_gold[at]) if c.raid_gold[at] else some(ANY, c.raid_goods[at]), points


# -- the expansion ------------------------------------------------------------------------------------


def _ask_spring(now: Now) -> str:
    facts = now.deck.borders[1][now.question.about].facts
    return now.phrase("ask-spring", amount=amount_text(facts["gain"]))


def _ask_source(now: Now) -> str:
    if now.t.tribe_discarded == 0:
        return now.phrase("ask-draw")
    top = tribe_card(now.deck, now.t.tribe_discard[now.t.tribe_discarded - 1])
    return now.phrase("ask-source", card=top)


def _ask_extra(now: Now) -> str:
    cost = amount_words(now.c.extra_cost[now.t.card * COSTS : (now.t.card + 1) * COSTS])
    points = some(POINTS, now.c.extra_points[now.t.card])
    return now.phrase("ask-extra", card=now.card, cost=cost, points=points)


def _ask_look(now: Now) -> str:
    room = "yes" if free_hand_place(now.t, now.c, now.seat) >= 0 else "no"
    return now.phrase("ask-look", count=sum(card != 0 for card in now.t.looked), room=room)


_QUESTIONS: dict[int, Callable[[Now], str]] = {
    actions.ASK_PLACE: _ask_place,
    actions.ASK_ACT: _ask_act,
    actions.ASK_HAND: lambda now: now.phrase("ask-hand"),
    actions.ASK_CARD: _ask_card,
    actions.ASK_ALTERNATIVE: lambda now: now.phrase("ask-alternative", card=_open_card(now)),
    actions.ASK_DISCOUNT: lambda now: now.phrase("ask-discount", card=_open_card(now)),
    actions.ASK_ROW: lambda now: now.phrase("ask-row", card=_open_card(now)),
    actions.ASK_GAIN: lambda now: now.phrase("ask-gain", count=now.question.count),
    actions.ASK_CARD_GAIN: lambda now: now.phrase("ask-card-gain", count=now.question.count),
    actions.ASK_TRADE: lambda now: now.phrase("ask-trade"),
    actions.ASK_SILVER: lambda now: now.phrase("ask-silver"),
    actions.ASK_MOVE_FROM: lambda now: now.phrase("ask-move-from"),
    actions.ASK_MOVE_TO: lambda now: now.phrase("ask-move-to", space=(now.question.about & ORIGIN) + 1),
    actions.ASK_SWAP_FIRST: lambda now: now.phrase("ask-swap-first", must=now.question.about),
    actions.ASK_SWAP_SECOND: lambda now: now.phrase("ask-swap-second", card=now.laid(now.question.about)),
    actions.ASK_RAID: _ask_raid,
    actions.ASK_GIVE: lambda now: now.phrase("ask-give", count=now.question.count),
    actions.ASK_RETURN: lambda now: now.phrase("ask-return", count=now.question.count),
    actions.ASK_FAVOUR: lambda now: now.phrase("ask-favour", left="yes" if now.question.about else "no"),
    actions.ASK_TURNED: lambda now: now.phrase("ask-turned", card=any_card(now.deck, now.question.about)),
    actions.ASK_FINISH: lambda now: now.phrase("ask-finish", border=now.border(now.question.about)),
    actions.ASK_SPRING: _ask_spring,
    actions.ASK_SOURCE: _ask_source,
    actions.ASK_EXTRA: _ask_extra,
    actions.ASK_TOKEN: lambda now: now.phrase("ask-token", card=now.card, count=token_goods(now.t, now.c, now.seat)),
    actions.ASK_BORDER: lambda now: now.phrase("ask-border"),
    actions.ASK_LOOK: _ask_look,
    actions.ASK_MARKET: lambda now: now.phrase("ask-market", count=now.question.count),
    actions.ASK_CENTRE: lambda now: now.phrase(
        "ask-centre", sort="goods" if now.question.about == FIRST_GOODS_CARD else "tribe"
    ),
    actions.ASK_MATCH: lambda now: now.phrase("ask-match"),
    actions.ASK_EXCHANGE: lambda now: now.phrase("ask-exchange"),
    actions.ASK_PAY_GOODS: lambda now: now.phrase(
        "ask-pay-goods", count=now.question.count, left="yes" if now.question.about else "no"
    ),
}
