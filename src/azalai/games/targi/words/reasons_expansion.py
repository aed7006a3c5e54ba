"""Why an action of the expansion is not legal now: dunes, the Targia's favour, water, tokens, raids of its set.

``_EXPANSION`` holds a reason for each pair of a question and a family of actions that can answer it; on tables without
the expansion none of them is asked.
"""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.targi.position.view import GOODS_NAMES, numbers
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.board import is_corner
from azalai.games.targi.rules.border import entry_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.dunes import CHEAP_HAND, EXCHANGE_GOODS, LAY_WILD, TAKE_CENTRE_GOODS, TAKE_CENTRE_TRIBE
from azalai.games.targi.rules.effects import EXTRA_BORDER, JOIN_DUNE, SWAP_TWO, token_place
from azalai.games.targi.rules.exchanging import given_in
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.laying import can_take_up
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.raid import wares_held
from azalai.games.targi.rules.round import free_to_face, free_to_place
from azalai.games.targi.rules.table import (
    DISPLAY,
    DUNES,
    FIRST_GOODS_CARD,
    GOLD,
    GOODS,
    ROW_LENGTH,
    WATER,
    cards_laid,
    goods_held,
)
from azalai.games.targi.rules.water import price_of_a_good, water_flows
from azalai.games.targi.words.lacking import all_missing, cannot_lay, in_words
from azalai.games.targi.words.names import Now, amount_words, border_name, some, tribe_card
from azalai.games.targi.words.questions import raid_takes
from azalai.messages import commas, say

Reason = Callable[[Now, int], str]
"""Why the nth action of a family is not legal now."""


def _plain(message: str) -> Reason:
    return lambda now, _: say(message, moves=now.moves())


def too_few(now: Now, what: int, needed: int) -> str:
    """Not enough of one thing for an exchange."""
    return now.refusal("exchange", wares=some(what, needed), held=some(what, now.stock[what]))


def no_good(now: Now, good: int) -> str:
    return now.refusal("give", good=GOODS_NAMES[good])


def cannot_exchange(now: Now, trade: int) -> str:
    """One for one: a kind that was taken this way cannot be given this way again in the same visit."""
    good = given_in(trade)
    if now.question.about >> good & 1:
        return now.refusal("trade-taken", good=GOODS_NAMES[good])
    return too_few(now, good, 1)


# -- dunes --------------------------------------------------------------------------------------------


def free_places(now: Now) -> str:
    """T10, X16: where a Targi can be placed."""
    t, seat = now.t, now.seat
    if not now.deck.expansion:
        return commas(numbers(free_to_place(t, seat)))
    free: list[object] = [*numbers(free_to_place(t, seat) | free_to_face(t, now.c, seat))]
    legal = now.options()
    dunes = [place for place in range(DUNES) if actions.PLACE_DUNE + place in legal]
    return commas(free + [say("targi-dune-place", place=place + 1) for place in dunes])


def _place_dune(now: Now, place: int) -> str:
    free = free_places(now)
    if now.t.dunes[place] == 0:
        return now.phrase("no-dune-empty", place=place + 1, free=free)
    if now.t.players[now.seat].dunes >> place & 1:
        return now.phrase("no-dune-own", place=place + 1, free=free)
    assert token_place(now.t, now.c, now.seat, JOIN_DUNE) < 0
    return now.phrase("no-dune-taken", place=place + 1, seat=now.opponent, free=free)


def _no_targi(now: Now, place: int) -> str:
    return now.refusal("targi-dune", place=place + 1)


_NOTHING = {
    TAKE_CENTRE_TRIBE: "tribe",
    TAKE_CENTRE_GOODS: "goods",
    CHEAP_HAND: "hand",
    EXCHANGE_GOODS: "exchange",
}


def _use_dune(now: Now, place: int) -> str:
    """T23 for dunes: an effect that does nothing can only be given up."""
    if not now.t.players[now.seat].dunes >> place & 1:
        return _no_targi(now, place)
    dune = now.t.dunes[place]
    effect = now.c.dune_effect[dune]
    cost = now.c.dune_cost[dune * COSTS : (dune + 1) * COSTS]
    full = effect == LAY_WILD and cards_laid(now.t, now.seat) == DISPLAY
    return now.phrase(
        "no-use-dune",
        why="full" if full else _NOTHING.get(effect, "pay"),
        dune=now.dune(place),
        cost=amount_words(cost),
        held=amount_words([min(now.stock[i], due) for i, due in enumerate(cost)]),
        move=CATALOGUE[actions.GIVE_UP_DUNE + place].notation,
    )


def _centre_take(now: Now, k: int) -> str:
    space, goods = now.t.centre[k], now.question.about == FIRST_GOODS_CARD
    if space.face_down:
        return now.refusal("centre-face-down", space=k + 1)
    if (space.card >= FIRST_GOODS_CARD) != goods:
        return now.refusal("centre-sort", space=k + 1, sort="goods" if goods else "tribe")
    return now.refusal("centre-marker", space=k + 1)


def _match(now: Now, place: int) -> str:
    """The matchmaker lays a hand card of an earlier round."""
    card = now.t.players[now.seat].hand[place]
    if not card:
        return now.refusal("hand-card", place=place + 1, held="yes")
    if not can_take_up(now.t, now.seat, place):
        return now.refusal("hand-yet", card=now.held(place))
    return cannot_lay(now, card, now.t.cheap + token_goods(now.t, now.c, now.seat))


def _look(now: Now, place: int, keep: bool) -> str:
    card = now.t.looked[place]
    if not card:
        return now.refusal("look-card", place=place + 1)
    if keep:
        return now.refusal("look-keep", card=tribe_card(now.deck, card))
    return cannot_lay(now, card, token_goods(now.t, now.c, now.seat))


def _market(now: Now, place: int) -> str:
    return now.refusal("market" if now.t.looked[place] else "market-card", place=place + 1)


def _pay_goods(now: Now, good: int) -> str:
    held = goods_held(now.t, now.seat)
    if held < now.question.count:
        return now.refusal("give-count", count=now.question.count, held=held)
    return no_good(now, good)


# -- the Targia's favour, tokens ----------------------------------------------------------------------


def _favour(now: Now, _: int) -> str:
    had = "yes" if now.t.players[now.seat].favoured else "no"
    return now.refusal("favour", had=had, number=targia_card(now.t, now.c))


def _finish(now: Now, nth: int, used: bool) -> str:
    """X12: the action on her card follows, even if it has no effect."""
    border = now.border(now.question.about)
    return now.refusal("border-use" if used and nth + 1 == now.question.about else "finish", border=border)


def _by_card(now: Now, nth: int) -> str:
    """A border card used by a token, or by a dune."""
    number, t, by_token = nth + 1, now.t, now.question.kind == actions.ASK_ACT
    if by_token and token_place(t, now.c, now.seat, EXTRA_BORDER) < 0:
        return now.refusal("token-border")
    if is_corner(number):
        return now.refusal("border-raid", number=number)
    if by_token:
        stands = {t.robber: "robber", targia_card(t, now.c): "targia"}
        stands |= dict.fromkeys(numbers(t.players[0].targis | t.players[1].targis), "targi")
        if number in stands:
            return now.refusal("border-taken", who=stands[number], number=number)
    return now.refusal("border-use", border=now.border(number))


def _swap_token(now: Now, _: int) -> str:
    token = "yes" if token_place(now.t, now.c, now.seat, SWAP_TWO) >= 0 else "no"
    return now.refusal("swap-token", token=token)


def _without_token(now: Now, _: int) -> str:
    lacking = in_words(all_missing(now, now.t.card, now.t.cheap))
    return now.refusal("without-token", card=now.card, missing=lacking)


# -- border cards, raids and water --------------------------------------------------------------------


def _redraw(now: Now, _: int) -> str:
    if now.question.about != actions.FROM_DECK_FOR_WATER:
        return now.refusal("redraw")
    return now.refusal("redraw-water", wares=some(WATER, now.c.redraw_water[1]), held=some(WATER, now.stock[WATER]))


def _trade_gold(now: Now, _: int) -> str:
    if now.c.trade_gold_for[now.question.about >> actions.EDITION_BIT] == 0:
        return now.refusal("trade-gold")
    return too_few(now, GOLD, 1)


def _silver_mixed(now: Now, rate: int) -> str:
    edition = now.question.about
    if not now.c.silver_mixed[edition]:
        return now.refusal("silver-mixed")
    return now.refusal("give-count", count=now.c.silver_goods[edition * 2 + rate], held=goods_held(now.t, now.seat))


def named_goods(now: Now, raid: str) -> str:
    """X21: a seat that lacks one of the named goods cannot choose goods."""
    wares, at = raid_takes(now)[0], entry_of(now.t, now.c, now.question.about)
    if wares_held(now.t, now.c, now.seat, now.question.about) == 0:
        return now.refusal("raid-named-none", raid=raid, wares=wares)
    held = [min(now.stock[good], now.c.raid_named[at * GOODS + good]) for good in range(GOODS)]
    return now.refusal("raid-named", raid=raid, wares=wares, held=amount_words(held))


def _lose(now: Now, row: int) -> str:
    if not now.c.raid_cards[entry_of(now.t, now.c, now.question.about)]:
        return now.refusal("lose-points", raid=border_name("raid", {"number": now.question.about}))
    assert now.t.players[now.seat].display[row * ROW_LENGTH] == 0
    return now.refusal("lose", row=row + 1)


# X14: water can be exchanged beside most questions.
_WATER: dict[str, Reason] = {
    "water_good": lambda now, _: too_few(now, WATER, price_of_a_good(now.t, now.c, now.seat)),
    "water_gold": lambda now, _: too_few(now, WATER, now.c.water_for_gold),
}


def reason_in_expansion(now: Now, family: str) -> Reason | None:
    """The reason against an action of a family; None: the family does not answer the open question."""
    if not now.deck.expansion:
        return None
    if family in _WATER:
        return _WATER[family] if water_flows(now.t) else None
    return _EXPANSION.get((now.question.kind, family))


_EXPANSION: dict[tuple[int, str], Reason] = {
    (actions.ASK_PLACE, "place_dune"): _place_dune,
    (actions.ASK_ACT, "use_dune"): _use_dune,
    (actions.ASK_ACT, "give_up_dune"): _no_targi,
    (actions.ASK_ACT, "favour"): _favour,
    (actions.ASK_ACT, "by_card"): _by_card,
    (actions.ASK_ACT, "swap_token"): _swap_token,
    (actions.ASK_BORDER, "by_card"): _by_card,
    (actions.ASK_CARD, "redraw"): _redraw,
    (actions.ASK_SOURCE, "take_top"): _plain("targi-no-take-top"),
    (actions.ASK_TOKEN, "without_token"): _without_token,
    (actions.ASK_TRADE, "trade_gold"): _trade_gold,
    (actions.ASK_SILVER, "silver_mixed"): _silver_mixed,
    (actions.ASK_RAID, "shield"): _plain("targi-no-shield"),
    (actions.ASK_RAID, "lose"): _lose,
    (actions.ASK_FAVOUR, "favour_pay"): no_good,
    (actions.ASK_FAVOUR, "skip"): _plain("targi-no-skip-favour"),
    (actions.ASK_TURNED, "favour_pay"): no_good,
    (actions.ASK_FINISH, "use"): lambda now, nth: _finish(now, nth, used=True),
    (actions.ASK_FINISH, "give_up"): lambda now, nth: _finish(now, nth, used=False),
    (actions.ASK_LOOK, "look_lay"): lambda now, nth: _look(now, nth, keep=False),
    (actions.ASK_LOOK, "look_keep"): lambda now, nth: _look(now, nth, keep=True),
    (actions.ASK_MARKET, "market_take"): _market,
    (actions.ASK_CENTRE, "centre_take"): _centre_take,
    (actions.ASK_MATCH, "take_up_hand"): _match,
    (actions.ASK_EXCHANGE, "trade_one"): cannot_exchange,
    (actions.ASK_PAY_GOODS, "give"): _pay_goods,
    (actions.ASK_PAY_GOODS, "skip"): _plain("targi-no-skip-goods"),
    (actions.ASK_SWAP_FIRST, "skip"): _plain("targi-no-skip-token"),
}
