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
from azalai.games.targi.rules.exchanging import EDITION_BIT, given_in
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


def _plain(message: str) -> Reason:
    return lambda now, _: say(message, moves=now.moves())


def _wares(now: Now, what: int, needed: int) -> str:
    """Too few of one thing for an exchange."""
    wares, held = some(what, needed), some(what, now.stock[what])
    return say("targi-no-exchange", wares=wares, held=held, moves=now.moves())


# -- placing ------------------------------------------------------------------------------------------


def free_places(now: Now) -> str:
    """T10, X16: where a Targi can be placed."""
    t, seat = now.t, now.seat
    if not now.deck.expansion:
        return commas(numbers(free_to_place(t, seat)))
    free: list[object] = [*numbers(free_to_place(t, seat) | free_to_face(t, now.c, seat))]
    legal = now.options()
    dunes = [place for place in range(DUNES) if actions.PLACE_DUNE + place in legal]
    return commas(free + [say("targi-dune-place", place=place + 1) for place in dunes])


def _place_dune(now: Now, action: int) -> str:
    place = action - actions.PLACE_DUNE
    if now.t.dunes[place] == 0:
        return say("targi-no-dune-empty", place=place + 1, free=free_places(now))
    if now.t.players[now.seat].dunes >> place & 1:
        return say("targi-no-dune-own", place=place + 1, free=free_places(now))
    assert token_place(now.t, now.c, now.seat, JOIN_DUNE) < 0
    return say("targi-no-dune-taken", place=place + 1, seat=now.opponent, free=free_places(now))


# -- dunes --------------------------------------------------------------------------------------------


def _no_targi(now: Now, place: int) -> str:
    return say("targi-no-targi-dune", place=place + 1, moves=now.moves())


def _give_up_dune(now: Now, action: int) -> str:
    return _no_targi(now, action - actions.GIVE_UP_DUNE)


_NOTHING = {
    TAKE_CENTRE_TRIBE: "tribe",
    TAKE_CENTRE_GOODS: "goods",
    CHEAP_HAND: "hand",
    EXCHANGE_GOODS: "exchange",
}


def _use_dune(now: Now, action: int) -> str:
    """T23 for dunes: what can do nothing can only be given up."""
    place = action - actions.USE_DUNE
    if not now.t.players[now.seat].dunes >> place & 1:
        return _no_targi(now, place)
    dune = now.t.dunes[place]
    effect = now.c.dune_effect[dune]
    cost = now.c.dune_cost[dune * COSTS : (dune + 1) * COSTS]
    why = _NOTHING.get(effect, "pay")
    if effect == LAY_WILD and cards_laid(now.t, now.seat) == DISPLAY:
        why = "full"
    return say(
        "targi-no-use-dune",
        why=why,
        dune=now.dune(place),
        cost=amount_words(cost),
        held=amount_words([min(now.stock[i], due) for i, due in enumerate(cost)]),
        move=CATALOGUE[actions.GIVE_UP_DUNE + place].notation,
    )


def _centre_take(now: Now, action: int) -> str:
    k = action - actions.CENTRE_TAKE
    space = now.t.centre[k]
    if space.face_down:
        return say("targi-no-centre-face-down", space=k + 1, moves=now.moves())
    if (space.card >= FIRST_GOODS_CARD) != (now.question.about == FIRST_GOODS_CARD):
        sort = "goods" if now.question.about == FIRST_GOODS_CARD else "tribe"
        return say("targi-no-centre-sort", space=k + 1, sort=sort, moves=now.moves())
    return say("targi-no-centre-marker", space=k + 1, moves=now.moves())


def _match(now: Now, action: int) -> str:
    """The matchmaker lays a hand card of an earlier round."""
    place = action - actions.TAKE_UP_HAND
    hand = now.t.players[now.seat].hand
    if not hand[place]:
        return say("targi-no-hand-card", place=place + 1, held="yes", moves=now.moves())
    if not can_take_up(now.t, now.seat, place):
        return say("targi-no-hand-yet", card=tribe_card(now.deck, hand[place]), moves=now.moves())
    return cannot_lay(now, hand[place], now.t.cheap + token_goods(now.t, now.c, now.seat))


def _look(now: Now, action: int) -> str:
    keep = action >= actions.LOOK_KEEP
    place = action - (actions.LOOK_KEEP if keep else actions.LOOK_LAY)
    card = now.t.looked[place]
    if not card:
        return say("targi-no-look-card", place=place + 1, moves=now.moves())
    if keep:
        return say("targi-no-look-keep", card=tribe_card(now.deck, card), moves=now.moves())
    return cannot_lay(now, card, token_goods(now.t, now.c, now.seat))


def _market(now: Now, action: int) -> str:
    place = action - actions.MARKET_TAKE
    message = "targi-no-market" if now.t.looked[place] else "targi-no-market-card"
    return say(message, place=place + 1, moves=now.moves())


def _exchange(now: Now, action: int) -> str:
    good = given_in(action - actions.TRADE_ONE)
    if now.question.about >> good & 1:
        return say("targi-no-trade-taken", good=GOODS_NAMES[good], moves=now.moves())
    return _wares(now, good, 1)


def _pay_goods(now: Now, action: int) -> str:
    if goods_held(now.t, now.seat) < now.question.count:
        held = goods_held(now.t, now.seat)
        return say("targi-no-give-count", count=now.question.count, held=held, moves=now.moves())
    return say("targi-no-give", good=GOODS_NAMES[action - actions.GIVE], moves=now.moves())


# -- the Targia's favour ------------------------------------------------------------------------------


def _favour(now: Now, action: int) -> str:
    had = "yes" if now.t.players[now.seat].favoured else "no"
    return say("targi-no-favour", had=had, number=targia_card(now.t, now.c), moves=now.moves())


def _favour_pay(now: Now, action: int) -> str:
    return say("targi-no-give", good=GOODS_NAMES[action - actions.FAVOUR_PAY], moves=now.moves())


def _finish(now: Now, action: int) -> str:
    """X12: the action on her card follows; it may be able to do nothing."""
    border = now.border(now.question.about)
    if action == actions.USE + now.question.about:
        return say("targi-no-border-use", border=border, moves=now.moves())
    return say("targi-no-finish", border=border, moves=now.moves())


# -- tokens -------------------------------------------------------------------------------------------


def _by_card(now: Now, action: int) -> str:
    """A border card used by a token, or by a dune."""
    number = action - actions.BY_CARD
    t, by_token = now.t, now.question.kind == actions.ASK_ACT
    if by_token and token_place(t, now.c, now.seat, EXTRA_BORDER) < 0:
        return say("targi-no-token-border", moves=now.moves())
    if is_corner(number):
        return say("targi-no-border-raid", number=number, moves=now.moves())
    if by_token:
        stands = {t.robber: "robber", targia_card(t, now.c): "targia"}
        stands |= dict.fromkeys(numbers(t.players[0].targis | t.players[1].targis), "targi")
        if number in stands:
            return say("targi-no-border-taken", who=stands[number], number=number, moves=now.moves())
    return say("targi-no-border-use", border=now.border(number), moves=now.moves())


def _swap_token(now: Now, action: int) -> str:
    token = "yes" if token_place(now.t, now.c, now.seat, SWAP_TWO) >= 0 else "no"
    return say("targi-no-swap-token", token=token, moves=now.moves())


def _without_token(now: Now, action: int) -> str:
    lacking = in_words(all_missing(now, now.t.card, now.t.cheap))
    return say("targi-no-without-token", card=now.card, missing=lacking, moves=now.moves())


# -- border cards -------------------------------------------------------------------------------------


def _redraw(now: Now, action: int) -> str:
    if now.question.about != actions.FROM_DECK_FOR_WATER:
        return say("targi-no-redraw", moves=now.moves())
    wares, held = some(WATER, now.c.redraw_water[1]), some(WATER, now.stock[WATER])
    return say("targi-no-redraw-water", wares=wares, held=held, moves=now.moves())


def _trade_gold(now: Now, action: int) -> str:
    if now.c.trade_gold_for[now.question.about >> EDITION_BIT] == 0:
        return say("targi-no-trade-gold", moves=now.moves())
    return _wares(now, GOLD, 1)


def _silver_mixed(now: Now, action: int) -> str:
    edition = now.question.about
    if not now.c.silver_mixed[edition]:
        return say("targi-no-silver-mixed", moves=now.moves())
    count = now.c.silver_goods[edition * 2 + action - actions.SILVER_MIXED]
    return say("targi-no-give-count", count=count, held=goods_held(now.t, now.seat), moves=now.moves())


# -- raids and water ----------------------------------------------------------------------------------


def named_goods(now: Now, raid: str) -> str:
    """X21: who lacks one of the named goods cannot choose goods."""
    wares, at = raid_takes(now)[0], entry_of(now.t, now.c, now.question.about)
    if wares_held(now.t, now.c, now.seat, now.question.about) == 0:
        return say("targi-no-raid-named-none", raid=raid, wares=wares, moves=now.moves())
    held = [min(now.stock[good], now.c.raid_named[at * GOODS + good]) for good in range(GOODS)]
    return say("targi-no-raid-named", raid=raid, wares=wares, held=amount_words(held), moves=now.moves())


def _lose(now: Now, action: int) -> str:
    row = action - actions.LOSE
    if not now.c.raid_cards[entry_of(now.t, now.c, now.question.about)]:
        raid = border_name("raid", {"number": now.question.about})
        return say("targi-no-lose-points", raid=raid, moves=now.moves())
    assert now.t.players[now.seat].display[row * ROW_LENGTH] == 0
    return say("targi-no-lose", row=row + 1, moves=now.moves())


def _water_good(now: Now, action: int) -> str:
    return _wares(now, WATER, price_of_a_good(now.t, now.c, now.seat))


def _water_gold(now: Now, action: int) -> str:
    return _wares(now, WATER, now.c.water_for_gold)


# X14: water can be exchanged beside most questions.
_WATER: dict[str, Reason] = {"water_good": _water_good, "water_gold": _water_gold}


def reason_in_expansion(now: Now, family: str) -> Reason | None:
    """The reason against an action of a family; None: the family does not answer what is asked."""
    if not now.deck.expansion:
        return None
    if family in _WATER:
        return _WATER[family] if water_flows(now.t) else None
    return _EXPANSION.get((now.question.kind, family))


_EXPANSION: dict[tuple[int, str], Reason] = {
    (actions.ASK_PLACE, "place_dune"): _place_dune,
    (actions.ASK_ACT, "use_dune"): _use_dune,
    (actions.ASK_ACT, "give_up_dune"): _give_up_dune,
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
    (actions.ASK_FAVOUR, "favour_pay"): _favour_pay,
    (actions.ASK_FAVOUR, "skip"): _plain("targi-no-skip-favour"),
    (actions.ASK_TURNED, "favour_pay"): _favour_pay,
    (actions.ASK_FINISH, "use"): _finish,
    (actions.ASK_FINISH, "give_up"): _finish,
    (actions.ASK_LOOK, "look_lay"): _look,
    (actions.ASK_LOOK, "look_keep"): _look,
    (actions.ASK_MARKET, "market_take"): _market,
    (actions.ASK_CENTRE, "centre_take"): _centre_take,
    (actions.ASK_MATCH, "take_up_hand"): _match,
    (actions.ASK_EXCHANGE, "trade_one"): _exchange,
    (actions.ASK_PAY_GOODS, "give"): _pay_goods,
    (actions.ASK_PAY_GOODS, "skip"): _plain("targi-no-skip-goods"),
    (actions.ASK_SWAP_FIRST, "skip"): _plain("targi-no-skip-token"),
}
