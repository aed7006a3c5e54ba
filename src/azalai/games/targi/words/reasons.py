"""Sentences for why an action is not legal, and what would be. They are for the seat that decides, so they may name
what it knows.

Each action family belongs to certain questions. At another question, the reason is which question is open instead.
"""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions, dunes, effects, table
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.board import is_corner, opposite
from azalai.games.targi.rules.border import ORIGIN, edition_of, free_for_marker, reach_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.exchanging import given_in
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.laying import can_take_up, free_place
from azalai.games.targi.rules.round import free_to_face, free_to_place
from azalai.games.targi.rules.table import DISPLAY, DUNES, FIRST_GOODS_CARD, GOLD, WATER, Table, cards_laid
from azalai.games.targi.rules.water import price_of_a_good, water_flows
from azalai.games.targi.words import reasons_paying as paying
from azalai.games.targi.words.names import Now, amount_words, centre_name, some, tribe_card
from azalai.games.targi.words.questions import say_question
from azalai.messages import commas, say

Reason = Callable[[Now, int], str]
"""Why the nth action of a family is not legal now."""


def why_illegal(t: Table, setting: Setting, action: int) -> str:
    """The reason why an action is not legal, and what would be."""
    if t.depth == 0:
        return say("error-over")
    now = Now(t, setting.deck)
    reasons = _REASONS[now.question.kind] | (_WATER if water_flows(t) else {})
    reason = reasons.get(CATALOGUE[action].family)
    if reason and (setting.deck.expansion or action < actions.PLACE_DUNE):
        return reason(now, CATALOGUE[action].nth)
    return now.refusal("question", move=CATALOGUE[action].notation, question=say_question(t, setting))


# -- placing ------------------------------------------------------------------------------------------


def _free_places(now: Now) -> str:
    """T10, X16: where a Targi can be placed."""
    t, seat = now.t, now.seat
    if not now.deck.expansion:
        return commas(numbers(free_to_place(t, seat)))
    free: list[object] = [*numbers(free_to_place(t, seat) | free_to_face(t, now.c, seat))]
    legal = now.options()
    places = [place for place in range(DUNES) if actions.PLACE_DUNE + place in legal]
    return commas(free + [say("targi-dune-place", place=place + 1) for place in places])


def _place(now: Now, nth: int) -> str:
    """T10."""
    number, free = nth + 1, _free_places(now)
    if is_corner(number):
        return now.phrase("no-place-corner", number=number, free=free)
    if number == now.t.robber:
        return now.phrase("no-place-robber", number=number, free=free)
    if now.player.targis >> nth & 1:
        return now.phrase("no-place-own", number=number, free=free)
    if now.them.targis >> nth & 1:
        return now.phrase("no-place-taken", number=number, seat=now.opponent, free=free)
    facing = opposite(number)
    return now.phrase("no-place-opposite", number=number, seat=now.opponent, opposite=facing, free=free)


def _place_dune(now: Now, place: int) -> str:
    free = _free_places(now)
    if now.t.dunes[place] == 0:
        return now.phrase("no-dune-empty", place=place + 1, free=free)
    if now.player.dunes >> place & 1:
        return now.phrase("no-dune-own", place=place + 1, free=free)
    return now.phrase("no-dune-taken", place=place + 1, seat=now.opponent, free=free)


# -- acting -------------------------------------------------------------------------------------------


def _no_targi(now: Now, nth: int) -> str:
    out = numbers(now.player.targis)
    if not out:
        return now.refusal("targi-left", number=nth + 1)
    return now.phrase("no-targi", number=nth + 1, count=len(out), out=commas(out))


def _use(now: Now, nth: int) -> str:
    """T13; T23: an action without effect can only be given up."""
    number, player, c = nth + 1, now.player, now.c
    if not player.targis >> nth & 1:
        return _no_targi(now, nth)
    border, move = now.border(number), CATALOGUE[actions.GIVE_UP + number].notation
    edition = edition_of(now.t, c, number)
    role = now.deck.borders[edition][number].role
    if role == "noble":
        return now.phrase("no-use-noble", border=border, taken=any(player.hand), move=move)
    if role == "trader":
        count = 1 if paying.trades_one(now) else min(c.trade_for_good[edition], c.trade_for_gold[edition])
        with_gold = c.trade_gold_for[edition]
        return now.phrase("no-use-trader-gold" if with_gold else "no-use-trader", border=border, count=count, move=move)
    if role == "silversmith":
        count, gold = c.silver_goods[edition * 2], some(GOLD, c.silver_gold[edition * 2])
        with_any = c.silver_mixed[edition]
        return now.phrase(
            "no-use-silversmith-mixed" if with_any else "no-use-silversmith",
            border=border,
            count=count,
            gold=gold,
            move=move,
        )
    if player.markers and c.mirage_near[edition]:
        return now.phrase("no-use-mirage-near", border=border, move=move)
    return now.phrase("no-use-mirage", border=border, marker=bool(player.markers), move=move)


def _no_marker(now: Now, k: int) -> str:
    out = numbers(now.player.markers)
    if not out:
        return now.refusal("marker-left", space=k + 1)
    return now.phrase("no-marker", space=k + 1, count=len(out), out=commas(out))


def _hand_card(now: Now, place: int) -> str:
    """T20; the matchmaker, too, lays a hand card of an earlier round."""
    card, matches = now.player.hand[place], now.question.kind == actions.ASK_MATCH
    if not card:
        return now.refusal("hand-card", place=place + 1, held=matches or any(now.player.hand))
    if not can_take_up(now.t, now.seat, place):
        return now.refusal("hand-yet", card=now.held(place))
    return paying.cannot_lay(now, card, now.t.cheap) if matches else now.refusal("hand-noble", card=now.held(place))


def _done(now: Now, _: int) -> str:
    """T13."""
    figures = {"b": now.player.targis, "c": now.player.markers, "d": now.player.dunes}
    moves = [f"{letter}{place}" for letter, places in figures.items() for place in numbers(places)]
    return now.phrase("no-done", count=len(moves), figures=commas(moves))


def _favour(now: Now, _: int) -> str:
    return now.refusal("favour", had=bool(now.player.favoured), number=targia_card(now.t, now.c))


def _finish(now: Now, nth: int, used: bool) -> str:
    """X12: the action on her card follows, even if it has no effect."""
    border = now.border(now.question.about)
    return now.refusal("border-use" if used and nth + 1 == now.question.about else "finish", border=border)


def _by_card(now: Now, nth: int) -> str:
    """A border card used by a token, or by a dune."""
    number, t, by_token = nth + 1, now.t, now.question.kind == actions.ASK_ACT
    if by_token and not _has_token(now, effects.EXTRA_BORDER):
        return now.refusal("token-border")
    if is_corner(number):
        return now.refusal("border-raid", number=number)
    if by_token:
        stands = {t.robber: "robber", targia_card(t, now.c): "targia"}
        stands |= dict.fromkeys(numbers(now.player.targis | now.them.targis), "targi")
        if number in stands:
            return now.refusal("border-taken", who=stands[number], number=number)
    return now.refusal("border-use", border=now.border(number))


def _has_token(now: Now, effect: int) -> bool:
    return bool(effects.token_place(now.t, now.c, now.seat, effect) >= 0)


# -- dunes --------------------------------------------------------------------------------------------


def _no_targi_on_dune(now: Now, place: int) -> str:
    return now.refusal("targi-dune", place=place + 1)


_NOTHING = {
    dunes.TAKE_CENTRE_TRIBE: "tribe",
    dunes.TAKE_CENTRE_GOODS: "goods",
    dunes.CHEAP_HAND: "hand",
    dunes.EXCHANGE_GOODS: "exchange",
}


def _use_dune(now: Now, place: int) -> str:
    """T23 for dunes: an effect that does nothing can only be given up."""
    if not now.player.dunes >> place & 1:
        return _no_targi_on_dune(now, place)
    dune = now.t.dunes[place]
    effect = now.c.dune_effect[dune]
    cost = now.c.dune_cost[dune * COSTS : (dune + 1) * COSTS]
    full = effect == dunes.LAY_WILD and cards_laid(now.t, now.seat) == DISPLAY
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


def _look(now: Now, place: int, keep: bool) -> str:
    card = now.t.looked[place]
    if not card:
        return now.refusal("look-card", place=place + 1)
    return now.refusal("look-keep", card=tribe_card(now.deck, card)) if keep else paying.cannot_lay(now, card)


def _market(now: Now, place: int) -> str:
    return now.refusal("market" if now.t.looked[place] else "market-card", place=place + 1)


# -- a tribe card, the mirage -------------------------------------------------------------------------


def _keep(now: Now, _: int) -> str:
    """T19."""
    from_hand = now.question.about in (actions.FROM_HAND, actions.FROM_NOBLE)
    return now.refusal("keep-hand" if from_hand else "keep-full", card=now.card)


def _row(now: Now, row: int) -> str:
    """T26."""
    rows = [row + 1 for row in range(table.ROWS) if free_place(now.t, now.seat, row) >= 0]
    return now.phrase("no-row", row=row + 1, count=len(rows), rows=commas(rows))


def _swap(now: Now, place: int) -> str:
    row, column = divmod(place, table.ROW_LENGTH)
    if now.player.display[place]:
        return now.refusal("swap-same", card=now.laid(place))
    return now.refusal("swap-empty", row=row + 1, place=column + 1)


def _move_from(now: Now, k: int) -> str:
    return now.refusal("move-nowhere", space=k + 1) if now.player.markers >> k & 1 else _no_marker(now, k)


def _move_to(now: Now, k: int) -> str:
    """T22, X25."""
    origin = now.question.about & ORIGIN
    free = commas(numbers(free_for_marker(now.t) & reach_of(origin, now.question.about >> actions.NEAR_BIT)))
    if now.t.centre[k].face_down:
        return now.phrase("no-move-face-down", space=k + 1, free=free)
    if (now.player.markers | now.them.markers) >> k & 1:
        return now.phrase("no-move-marker", space=k + 1, free=free)
    return now.phrase("no-move-far", space=k + 1, origin=centre_name(origin), free=free)


# For each question: the action families that answer it, and the reason against the nth action of a family. Families
# that are not listed are legal whenever their question is asked.
_REASONS: dict[int, dict[str, Reason]] = {
    **{kind.number: {} for kind in actions.QUESTIONS},
    actions.ASK_PLACE: {"place": _place, "place_dune": _place_dune},
    actions.ASK_ACT: {
        "use": _use,
        "use_centre": _no_marker,
        "give_up": _no_targi,
        "give_up_centre": _no_marker,
        "take_up_hand": _hand_card,
        "done": _done,
        "use_dune": _use_dune,
        "give_up_dune": _no_targi_on_dune,
        "favour": _favour,
        "by_card": _by_card,
        "swap_token": lambda now, _: now.refusal("swap-token", token=_has_token(now, effects.SWAP_TWO)),
    },
    actions.ASK_HAND: {"take_up_hand": _hand_card},
    actions.ASK_CARD: {
        "lay": lambda now, _: paying.cannot_lay(now, now.t.card),
        "keep": _keep,
        "discard": lambda now, _: now.refusal("discard", card=now.card),
        "redraw": paying.redraw,
    },
    actions.ASK_ALTERNATIVE: {"pay": paying.pay},
    actions.ASK_DISCOUNT: {"spare": paying.spare},
    actions.ASK_ROW: {"row": _row},
    actions.ASK_GIVE: {"give": paying.no_good},
    actions.ASK_RETURN: {"give": paying.no_good},
    actions.ASK_TRADE: {
        "trade": lambda now, pair: paying.too_few(now, given_in(pair), now.c.trade_for_good[now.edition]),
        "trade_for_gold": lambda now, good: paying.too_few(now, good, now.c.trade_for_gold[now.edition]),
        "trade_one": paying.trade_one,
        "trade_gold": paying.trade_gold,
    },
    actions.ASK_SILVER: {
        "silver_few": lambda now, good: paying.silver(now, good, 0),
        "silver_many": lambda now, good: paying.silver(now, good, 1),
        "silver_gold": lambda now, rate: paying.too_few(now, GOLD, now.c.silver_gold[now.question.about * 2 + rate]),
        "silver_mixed": paying.silver_mixed,
    },
    actions.ASK_MOVE_FROM: {"move_from": _move_from},
    actions.ASK_MOVE_TO: {"move_to": _move_to},
    actions.ASK_SWAP_FIRST: {"swap": _swap, "skip": lambda now, _: now.refusal("skip-token")},
    actions.ASK_SWAP_SECOND: {"swap": _swap, "skip": lambda now, _: now.refusal("skip")},
    actions.ASK_RAID: {
        "raid_goods": lambda now, _: paying.raid(now, "goods"),
        "raid_points": lambda now, _: paying.raid(now, "points"),
        "raid_gold": lambda now, _: paying.raid(now, "gold"),
        "shield": lambda now, _: now.refusal("shield"),
        "lose": paying.lose,
    },
    actions.ASK_BORDER: {"by_card": _by_card},
    actions.ASK_SOURCE: {"take_top": lambda now, _: now.refusal("take-top")},
    actions.ASK_TOKEN: {"without_token": paying.without_token},
    actions.ASK_FAVOUR: {"favour_pay": paying.no_good, "skip": lambda now, _: now.refusal("skip-favour")},
    actions.ASK_TURNED: {"favour_pay": paying.no_good},
    actions.ASK_FINISH: {
        "use": lambda now, nth: _finish(now, nth, used=True),
        "give_up": lambda now, nth: _finish(now, nth, used=False),
    },
    actions.ASK_LOOK: {
        "look_lay": lambda now, nth: _look(now, nth, keep=False),
        "look_keep": lambda now, nth: _look(now, nth, keep=True),
    },
    actions.ASK_MARKET: {"market_take": _market},
    actions.ASK_CENTRE: {"centre_take": _centre_take},
    actions.ASK_MATCH: {"take_up_hand": _hand_card},
    actions.ASK_EXCHANGE: {"trade_one": paying.cannot_exchange},
    actions.ASK_PAY_GOODS: {"give": paying.pay_goods, "skip": lambda now, _: now.refusal("skip-goods")},
}

# X14: water can be exchanged beside most questions.
_WATER: dict[str, Reason] = {
    "water_good": lambda now, _: paying.too_few(now, WATER, price_of_a_good(now.t, now.c, now.seat)),
    "water_gold": lambda now, _: paying.too_few(now, WATER, now.c.water_for_gold),
}
