"""Sentences for why an action is not legal, and what would be. They are for the seat that decides, so they may name
what it knows.

Each action family belongs to certain questions. At another question, the reason is which question is open instead.
"""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions, dunes, effects, table
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.board import is_corner, opposite
from azalai.games.targi.rules.border import ORIGIN, edition_of, free_for_marker, reach_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.laying import can_take_up, free_place
from azalai.games.targi.rules.round import free_to_face, free_to_place
from azalai.games.targi.rules.table import DISPLAY, DUNES, FIRST_GOODS_CARD, GOLD, Table, cards_laid
from azalai.games.targi.rules.water import water_flows
from azalai.games.targi.words.names import Now, amount_words, centre_name, some, tribe_card
from azalai.games.targi.words.questions import say_question
from azalai.games.targi.words.reasons_paying import cannot_lay, cannot_pay, trades_one
from azalai.kernel.questions import is_of
from azalai.messages import commas, say

# The action families that answer each question and are not always legal then.
_ANSWERS = {
    actions.ASK_PLACE: "place place_dune",
    actions.ASK_ACT: (
        "use use_centre give_up give_up_centre take_up_hand done use_dune give_up_dune favour by_card swap_token"
    ),
    actions.ASK_HAND: "take_up_hand",
    actions.ASK_CARD: "lay keep discard redraw",
    actions.ASK_ALTERNATIVE: "pay",
    actions.ASK_DISCOUNT: "spare",
    actions.ASK_ROW: "row",
    actions.ASK_GIVE: "give",
    actions.ASK_RETURN: "give",
    actions.ASK_TRADE: "trade trade_for_gold trade_one trade_gold",
    actions.ASK_SILVER: "silver_few silver_many silver_gold silver_mixed",
    actions.ASK_MOVE_FROM: "move_from",
    actions.ASK_MOVE_TO: "move_to",
    actions.ASK_SWAP_FIRST: "swap skip",
    actions.ASK_SWAP_SECOND: "swap skip",
    actions.ASK_RAID: "raid_goods raid_points raid_gold shield lose",
    actions.ASK_BORDER: "by_card",
    actions.ASK_SOURCE: "take_top",
    actions.ASK_TOKEN: "without_token",
    actions.ASK_FAVOUR: "favour_pay skip",
    actions.ASK_TURNED: "favour_pay",
    actions.ASK_FINISH: "use give_up",
    actions.ASK_LOOK: "look_lay look_keep",
    actions.ASK_MARKET: "market_take",
    actions.ASK_CENTRE: "centre_take",
    actions.ASK_MATCH: "take_up_hand",
    actions.ASK_EXCHANGE: "trade_one",
    actions.ASK_PAY_GOODS: "give skip",
}
_WATER = ("water_good", "water_gold")  # X14: beside most questions
_NOT_SKIPPED = {
    actions.ASK_SWAP_FIRST: "targi-no-skip-token",
    actions.ASK_SWAP_SECOND: "targi-no-skip",
    actions.ASK_FAVOUR: "targi-no-skip-favour",
    actions.ASK_PAY_GOODS: "targi-no-skip-goods",
}


def why_illegal(t: Table, setting: Setting, action: int) -> str:
    """The reason why an action is not legal, and what would be."""
    if t.depth == 0:
        return say("error-over")
    now, family = Now(t, setting.deck), CATALOGUE[action].family
    answers = _ANSWERS.get(now.question.kind, "").split()
    known = setting.deck.expansion or is_of(action, 0, actions.PLACE_DUNE)  # the families of the base game come first
    if known and (family in answers or (family in _WATER and water_flows(t))):
        return _reason(now, family, CATALOGUE[action].nth)
    return now.refusal("question", move=CATALOGUE[action].notation, question=say_question(t, setting))


def _reason(now: Now, family: str, nth: int) -> str:
    """Why the nth action of a family is not legal at a question that the family answers."""
    t, player = now.t, now.player
    match family:
        case "place":
            return _place(now, nth)
        case "place_dune":
            free = _free_places(now)
            if t.dunes[nth] == 0:
                return now.phrase("no-dune-empty", place=nth + 1, free=free)
            if player.dunes >> nth & 1:
                return now.phrase("no-dune-own", place=nth + 1, free=free)
            return now.phrase("no-dune-taken", place=nth + 1, seat=now.opponent, free=free)
        case "use" | "give_up" if now.question.kind == actions.ASK_FINISH:  # X12: the action on her card follows
            border, there = now.border(now.question.about), nth + 1 == now.question.about
            return now.refusal("border-use" if there and family == "use" else "finish", border=border)
        case "use" if player.targis >> nth & 1:
            return _use(now, nth + 1)
        case "use" | "give_up":
            out = numbers(player.targis)
            if not out:
                return now.refusal("targi-left", number=nth + 1)
            return now.phrase("no-targi", number=nth + 1, count=len(out), out=commas(out))
        case "move_from" if player.markers >> nth & 1:
            return now.refusal("move-nowhere", space=nth + 1)
        case "use_centre" | "give_up_centre" | "move_from":
            out = numbers(player.markers)
            if not out:
                return now.refusal("marker-left", space=nth + 1)
            return now.phrase("no-marker", space=nth + 1, count=len(out), out=commas(out))
        case "use_dune" if player.dunes >> nth & 1:
            return _use_dune(now, nth)
        case "use_dune" | "give_up_dune":
            return now.refusal("targi-dune", place=nth + 1)
        case "take_up_hand":
            return _hand_card(now, nth)
        case "done":  # T13
            figures = {"b": player.targis, "c": player.markers, "d": player.dunes}
            moves = [f"{letter}{place}" for letter, places in figures.items() for place in numbers(places)]
            return now.phrase("no-done", count=len(moves), figures=commas(moves))
        case "favour":
            return now.refusal("favour", had=bool(player.favoured), number=targia_card(t, now.c))
        case "by_card":
            return _by_card(now, nth + 1)
        case "swap_token":
            return now.refusal("swap-token", token=_has_token(now, effects.SWAP_TWO))
        case "move_to":
            return _move_to(now, nth)
        case "keep":  # T19
            from_hand = now.question.about in (actions.FROM_HAND, actions.FROM_NOBLE)
            return now.refusal("keep-hand" if from_hand else "keep-full", card=now.card)
        case "discard":
            return now.refusal("discard", card=now.card)
        case "take_top":
            return now.refusal("take-top")
        case "shield":
            return now.refusal("shield")
        case "row":  # T26
            rows = [row + 1 for row in range(table.ROWS) if free_place(t, now.seat, row) >= 0]
            return now.phrase("no-row", row=nth + 1, count=len(rows), rows=commas(rows))
        case "swap" if player.display[nth]:
            return now.refusal("swap-same", card=now.laid(nth))
        case "swap":
            row, place = divmod(nth, table.ROW_LENGTH)
            return now.refusal("swap-empty", row=row + 1, place=place + 1)
        case "skip":
            message = _NOT_SKIPPED[now.question.kind]
            return say(message, moves=now.moves())
        case "look_lay" | "look_keep" if not t.looked[nth]:
            return now.refusal("look-card", place=nth + 1)
        case "look_lay":
            return cannot_lay(now, t.looked[nth])
        case "look_keep":
            return now.refusal("look-keep", card=tribe_card(now.deck, t.looked[nth]))
        case "market_take":
            return now.refusal("market" if t.looked[nth] else "market-card", place=nth + 1)
        case "centre_take":
            space, goods = t.centre[nth], now.question.about == FIRST_GOODS_CARD
            if space.face_down:
                return now.refusal("centre-face-down", space=nth + 1)
            if (space.card >= FIRST_GOODS_CARD) != goods:
                return now.refusal("centre-sort", space=nth + 1, sort="goods" if goods else "tribe")
            return now.refusal("centre-marker", space=nth + 1)
    return cannot_pay(now, family, nth)


# -- figures ------------------------------------------------------------------------------------------


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


def _use(now: Now, number: int) -> str:
    """T23: an action without effect can only be given up."""
    player, c = now.player, now.c
    border, move = now.border(number), CATALOGUE[actions.GIVE_UP + number].notation
    edition = edition_of(now.t, c, number)
    role = now.deck.borders[edition][number].role
    if role == "noble":
        return now.phrase("no-use-noble", border=border, taken=any(player.hand), move=move)
    if role == "trader":
        count = 1 if trades_one(now) else min(c.trade_for_good[edition], c.trade_for_gold[edition])
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


def _hand_card(now: Now, place: int) -> str:
    """T20; the matchmaker, too, lays a hand card of an earlier round."""
    card, matches = now.player.hand[place], now.question.kind == actions.ASK_MATCH
    if not card:
        return now.refusal("hand-card", place=place + 1, held=matches or any(now.player.hand))
    if not can_take_up(now.t, now.seat, place):
        return now.refusal("hand-yet", card=now.held(place))
    return cannot_lay(now, card, now.t.cheap) if matches else now.refusal("hand-noble", card=now.held(place))


def _by_card(now: Now, number: int) -> str:
    """A border card used by a token, or by a dune."""
    t, by_token = now.t, now.question.kind == actions.ASK_ACT
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


_NOTHING = {
    dunes.TAKE_CENTRE_TRIBE: "tribe",
    dunes.TAKE_CENTRE_GOODS: "goods",
    dunes.CHEAP_HAND: "hand",
    dunes.EXCHANGE_GOODS: "exchange",
}


def _use_dune(now: Now, place: int) -> str:
    """T23 for dunes: an effect that does nothing can only be given up."""
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


def _move_to(now: Now, k: int) -> str:
    """T22, X25."""
    origin = now.question.about & ORIGIN
    free = commas(numbers(free_for_marker(now.t) & reach_of(origin, now.question.about >> actions.NEAR_BIT)))
    if now.t.centre[k].face_down:
        return now.phrase("no-move-face-down", space=k + 1, free=free)
    if (now.player.markers | now.them.markers) >> k & 1:
        return now.phrase("no-move-marker", space=k + 1, free=free)
    return now.phrase("no-move-far", space=k + 1, origin=centre_name(origin), free=free)
