"""What is asked now; at the end, who has won. Everybody reads it: it names no card that one seat alone knows (T60)."""

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
    """Whose decision it is and what is asked; at the end, who has won."""
    if t.depth == 0:
        return outcome(t, setting.deck)
    now = Now(t, setting.deck)
    return _QUESTIONS[now.question.kind](now)


def outcome(t: Table, deck: Deck) -> str:
    """T51, T52: who has won, and by what."""
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
    return say("targi-ask-place", seat=now.name, nth=player.targis.bit_count() + player.dunes.bit_count() + 1)


def _ask_act(now: Now) -> str:
    player = now.t.players[now.seat]
    figures = player.targis.bit_count() + player.markers.bit_count() + player.dunes.bit_count()
    if figures:
        return say("targi-ask-act", seat=now.name, count=figures)
    if set(now.options()) & _BETWEEN_ACTIONS:
        return say("targi-ask-done-token", seat=now.name)
    can_lay_from_hand = count_lasting(now.t, now.c, now.seat, LAY_FROM_HAND) > 0 and can_take_up_any(now.t, now.seat)
    return say("targi-ask-done", seat=now.name, hand="yes" if can_lay_from_hand else "no")


_BETWEEN_ACTIONS = {actions.SWAP_TOKEN, *(actions.BY_CARD + number for number in range(1, 17))}


def _ask_card(now: Now) -> str:
    """Only what everybody knows: whether a hidden card can be laid would tell of its cost."""
    source = now.question.about
    from_hand = source in (actions.FROM_HAND, actions.FROM_NOBLE)
    room = "yes" if not from_hand and free_hand_place(now.t, now.c, now.seat) >= 0 else "no"
    if source == actions.FROM_DECK_FOR_WATER and now.stock[WATER] >= now.c.redraw_water[1]:
        return say("targi-ask-redraw", seat=now.name, water=some(WATER, now.c.redraw_water[1]), room=room)
    if not now.t.card_seen:
        return say("targi-ask-hidden-card", seat=now.name, source="hand" if from_hand else "deck", room=room)
    if source == actions.FROM_OPEN and room == "yes":
        room = "open"
    return say("targi-ask-card", seat=now.name, card=now.card, room=room)


def _open_card(now: Now) -> str:
    """The card being decided on, if everybody knows it."""
    return now.card if now.t.card_seen else say("targi-card-hidden")


def _ask_raid(now: Now) -> str:
    wares, points = raid_takes(now)
    name = border_name("raid", {"number": now.question.about})
    return say("targi-ask-raid", seat=now.name, raid=name, wares=wares, points=points)


def raid_takes(now: Now) -> tuple[str, str]:
    """What the raid takes: goods or gold, and in their place points or the rightmost card of a row (X22)."""
    corner, c = now.question.about, now.c
    at = entry_of(now.t, c, corner)
    points = some(POINTS, c.raid_points[at]) if c.raid_points[at] else say("targi-rightmost-card")
    if names_goods(now.t, c, corner):
        return amount_words(c.raid_named[at * GOODS : (at + 1) * GOODS]), points
    return some(GOLD, c.raid_gold[at]) if c.raid_gold[at] else some(ANY, c.raid_goods[at]), points


def _ask_swap_second(now: Now) -> str:
    card = tribe_card(now.deck, now.t.players[now.seat].display[now.question.about])
    return say("targi-ask-swap-second", seat=now.name, card=card)


# -- the expansion ------------------------------------------------------------------------------------


def _ask_favour(now: Now) -> str:
    return say("targi-ask-favour", seat=now.name, left="yes" if now.question.about else "no")


def _ask_turned(now: Now) -> str:
    return say("targi-ask-turned", seat=now.name, card=any_card(now.deck, now.question.about))


def _ask_spring(now: Now) -> str:
    facts = now.deck.borders[1][now.question.about].facts
    return say("targi-ask-spring", seat=now.name, amount=amount_text(facts["gain"]))


def _ask_source(now: Now) -> str:
    if now.t.tribe_discarded == 0:
        return say("targi-ask-draw", seat=now.name)
    top = tribe_card(now.deck, now.t.tribe_discard[now.t.tribe_discarded - 1])
    return say("targi-ask-source", seat=now.name, card=top)


def _ask_extra(now: Now) -> str:
    cost = amount_words(now.c.extra_cost[now.t.card * COSTS : (now.t.card + 1) * COSTS])
    points = some(POINTS, now.c.extra_points[now.t.card])
    return say("targi-ask-extra", seat=now.name, card=now.card, cost=cost, points=points)


def _ask_token(now: Now) -> str:
    return say("targi-ask-token", seat=now.name, card=now.card, count=token_goods(now.t, now.c, now.seat))


def _ask_look(now: Now) -> str:
    room = "yes" if free_hand_place(now.t, now.c, now.seat) >= 0 else "no"
    return say("targi-ask-look", seat=now.name, count=sum(card != 0 for card in now.t.looked), room=room)


def _ask_centre(now: Now) -> str:
    sort = "goods" if now.question.about == FIRST_GOODS_CARD else "tribe"
    return say("targi-ask-centre", seat=now.name, sort=sort)


def _ask_pay_goods(now: Now) -> str:
    """Goods for the silversmith, or for the gold of a dune."""
    left = "yes" if now.question.about else "no"
    return say("targi-ask-pay-goods", seat=now.name, count=now.question.count, left=left)


_QUESTIONS: dict[int, Callable[[Now], str]] = {
    actions.ASK_PLACE: _ask_place,
    actions.ASK_ACT: _ask_act,
    actions.ASK_HAND: lambda now: say("targi-ask-hand", seat=now.name),
    actions.ASK_CARD: _ask_card,
    actions.ASK_ALTERNATIVE: lambda now: say("targi-ask-alternative", seat=now.name, card=_open_card(now)),
    actions.ASK_DISCOUNT: lambda now: say("targi-ask-discount", seat=now.name, card=_open_card(now)),
    actions.ASK_ROW: lambda now: say("targi-ask-row", seat=now.name, card=_open_card(now)),
    actions.ASK_GAIN: lambda now: say("targi-ask-gain", seat=now.name, count=now.question.count),
    actions.ASK_CARD_GAIN: lambda now: say("targi-ask-card-gain", seat=now.name, count=now.question.count),
    actions.ASK_TRADE: lambda now: say("targi-ask-trade", seat=now.name),
    actions.ASK_SILVER: lambda now: say("targi-ask-silver", seat=now.name),
    actions.ASK_MOVE_FROM: lambda now: say("targi-ask-move-from", seat=now.name),
    actions.ASK_MOVE_TO: lambda now: say("targi-ask-move-to", seat=now.name, space=(now.question.about & ORIGIN) + 1),
    actions.ASK_SWAP_FIRST: lambda now: say("targi-ask-swap-first", seat=now.name, must=now.question.about),
    actions.ASK_SWAP_SECOND: _ask_swap_second,
    actions.ASK_RAID: _ask_raid,
    actions.ASK_GIVE: lambda now: say("targi-ask-give", seat=now.name, count=now.question.count),
    actions.ASK_RETURN: lambda now: say("targi-ask-return", seat=now.name, count=now.question.count),
    actions.ASK_FAVOUR: _ask_favour,
    actions.ASK_TURNED: _ask_turned,
    actions.ASK_FINISH: lambda now: say("targi-ask-finish", seat=now.name, border=now.border(now.question.about)),
    actions.ASK_SPRING: _ask_spring,
    actions.ASK_SOURCE: _ask_source,
    actions.ASK_EXTRA: _ask_extra,
    actions.ASK_TOKEN: _ask_token,
    actions.ASK_BORDER: lambda now: say("targi-ask-border", seat=now.name),
    actions.ASK_LOOK: _ask_look,
    actions.ASK_MARKET: lambda now: say("targi-ask-market", seat=now.name, count=now.question.count),
    actions.ASK_CENTRE: _ask_centre,
    actions.ASK_MATCH: lambda now: say("targi-ask-match", seat=now.name),
    actions.ASK_EXCHANGE: lambda now: say("targi-ask-exchange", seat=now.name),
    actions.ASK_PAY_GOODS: _ask_pay_goods,
}
