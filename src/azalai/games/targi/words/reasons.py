"""Sentences for why an action is not legal, and what would be. They are for the seat that decides, so they may name
what it knows.

Each action family belongs to certain questions. At another question, the reason is which question is open instead.
"""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.targi.position.view import GOODS_NAMES, numbers
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.board import is_corner, opposite
from azalai.games.targi.rules.border import ORIGIN, edition_of, entry_of, free_for_marker, reach_of
from azalai.games.targi.rules.effects import TRADE_ONE_FOR_ONE, count_lasting
from azalai.games.targi.rules.exchanging import given_in
from azalai.games.targi.rules.laying import can_take_up, free_place
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.raid import names_goods, wares_held
from azalai.games.targi.rules.table import GOLD, GOODS, POINTS, ROW_LENGTH, ROWS, Table, other
from azalai.games.targi.words.lacking import cannot_lay, counted_off, missing
from azalai.games.targi.words.names import Now, amount_words, border_name, centre_name, some
from azalai.games.targi.words.questions import say_question
from azalai.games.targi.words.reasons_expansion import (
    Reason,
    cannot_exchange,
    free_places,
    named_goods,
    no_good,
    reason_in_expansion,
    too_few,
)
from azalai.messages import commas, say


def why_illegal(t: Table, setting: Setting, action: int) -> str:
    """The reason why an action is not legal, and what would be."""
    if t.depth == 0:
        return say("error-over")
    now = Now(t, setting.deck)
    family, nth = CATALOGUE[action].family, CATALOGUE[action].nth
    reason = reason_in_expansion(now, family)
    if reason is None and family in _REASONS and now.question.kind in _REASONS[family][0]:
        reason = _REASONS[family][1]
    if reason is not None:
        return reason(now, nth)
    return now.refusal("question", move=CATALOGUE[action].notation, question=say_question(t, setting))


# -- figures ------------------------------------------------------------------------------------------


def _place(now: Now, nth: int) -> str:
    """T10."""
    number, free = nth + 1, free_places(now)
    if is_corner(number):
        return now.phrase("no-place-corner", number=number, free=free)
    if number == now.t.robber:
        return now.phrase("no-place-robber", number=number, free=free)
    if now.t.players[now.seat].targis >> nth & 1:
        return now.phrase("no-place-own", number=number, free=free)
    if now.t.players[other(now.seat)].targis >> nth & 1:
        return now.phrase("no-place-taken", number=number, seat=now.opponent, free=free)
    facing = opposite(number)
    return now.phrase("no-place-opposite", number=number, seat=now.opponent, opposite=facing, free=free)


def _no_targi(now: Now, nth: int) -> str:
    out = numbers(now.t.players[now.seat].targis)
    if not out:
        return now.refusal("targi-left", number=nth + 1)
    return now.phrase("no-targi", number=nth + 1, count=len(out), out=commas(out))


def _use(now: Now, nth: int) -> str:
    """T13; T23: an action without effect can only be given up."""
    number, player, c = nth + 1, now.t.players[now.seat], now.c
    if not player.targis >> nth & 1:
        return _no_targi(now, nth)
    border, move = now.border(number), CATALOGUE[actions.GIVE_UP + number].notation
    edition = edition_of(now.t, c, number)
    role = now.deck.borders[edition][number].role
    if role == "noble":
        return now.phrase("no-use-noble", border=border, taken="yes" if any(player.hand) else "no", move=move)
    if role == "trader":
        count = 1 if _trades_one(now) else min(c.trade_for_good[edition], c.trade_for_gold[edition])
        with_gold = c.trade_gold_for[edition]
        return now.phrase("no-use-trader-gold" if with_gold else "no-use-trader", border=border, count=count, move=move)
    if role == "silversmith":
        count, gold = c.silver_goods[edition * 2], some(GOLD, c.silver_gold[edition * 2])
        message = "targi-no-use-silversmith-mixed" if c.silver_mixed[edition] else "targi-no-use-silversmith"
        return say(message, border=border, count=count, gold=gold, move=move)
    if player.markers and c.mirage_near[edition]:
        return now.phrase("no-use-mirage-near", border=border, move=move)
    return now.phrase("no-use-mirage", border=border, marker="yes" if player.markers else "no", move=move)


def _no_marker(now: Now, k: int) -> str:
    out = numbers(now.t.players[now.seat].markers)
    if not out:
        return now.refusal("marker-left", space=k + 1)
    return now.phrase("no-marker", space=k + 1, count=len(out), out=commas(out))


def _take_up_hand(now: Now, place: int) -> str:
    """T20."""
    hand = now.t.players[now.seat].hand
    if not hand[place]:
        return now.refusal("hand-card", place=place + 1, held="yes" if any(hand) else "no")
    waits = not can_take_up(now.t, now.seat, place)
    return now.refusal("hand-yet" if waits else "hand-noble", card=now.held(place))


def _done(now: Now, _: int) -> str:
    """T13."""
    player = now.t.players[now.seat]
    figures = {"b": player.targis, "c": player.markers, "d": player.dunes}
    moves = [f"{letter}{place}" for letter, places in figures.items() for place in numbers(places)]
    return now.phrase("no-done", count=len(moves), figures=commas(moves))


# -- a tribe card -------------------------------------------------------------------------------------


def _lay(now: Now, _: int) -> str:
    """T24, T29; X07: an unused token counts."""
    return cannot_lay(now, now.t.card, token_goods(now.t, now.c, now.seat))


def _keep(now: Now, _: int) -> str:
    """T19."""
    from_hand = now.question.about in (actions.FROM_HAND, actions.FROM_NOBLE)
    return now.refusal("keep-hand" if from_hand else "keep-full", card=now.card)


def _pay(now: Now, alternative: int) -> str:
    ways, way = now.c.alternatives[now.t.card], alternative + 1
    if alternative >= ways:
        return now.refusal("pay-way", card=now.card, way=way, count=ways)
    lacking = missing(now, now.t.card, alternative, now.t.cheap)
    off = counted_off(now, now.t.card, now.t.cheap, [lacking])
    return now.refusal("pay-cost", card=now.card, way=way, missing=amount_words(lacking), off=off)


def _spare(now: Now, good: int) -> str:
    """T25."""
    if now.t.price[good] == 0:
        return now.refusal("spare-price", good=GOODS_NAMES[good], price=amount_words(now.t.price))
    lacking = [max(0, now.t.price[i] - now.stock[i]) for i in range(GOODS)]
    return now.refusal("spare-rest", good=GOODS_NAMES[good], missing=amount_words(lacking))


def _row(now: Now, row: int) -> str:
    """T26."""
    rows = [row + 1 for row in range(ROWS) if free_place(now.t, now.seat, row) >= 0]
    return now.phrase("no-row", row=row + 1, count=len(rows), rows=commas(rows))


def _swap(now: Now, place: int) -> str:
    row, column = divmod(place, ROW_LENGTH)
    if now.t.players[now.seat].display[place]:
        return now.refusal("swap-same", card=now.laid(place))
    return now.refusal("swap-empty", row=row + 1, place=column + 1)


# -- goods --------------------------------------------------------------------------------------------


def _trade(now: Now, trade: int) -> str:
    return too_few(now, given_in(trade), now.c.trade_for_good[now.question.about >> actions.EDITION_BIT])


def _trade_for_gold(now: Now, good: int) -> str:
    return too_few(now, good, now.c.trade_for_gold[now.question.about >> actions.EDITION_BIT])


def _trades_one(now: Now) -> bool:
    return count_lasting(now.t, now.c, now.seat, TRADE_ONE_FOR_ONE) > 0


def _trade_one(now: Now, trade: int) -> str:
    """T22: only with a card that allows it."""
    if not _trades_one(now):
        return now.refusal("trade-one", count=now.c.trade_for_good[now.question.about >> actions.EDITION_BIT])
    return cannot_exchange(now, trade)


def _silver(now: Now, good: int, rate: int) -> str:
    if now.c.silver_mixed[now.question.about]:
        return now.refusal("silver-identical")
    return too_few(now, good, now.c.silver_goods[now.question.about * 2 + rate])


# -- mirage and raid ----------------------------------------------------------------------------------


def _move_from(now: Now, k: int) -> str:
    if now.t.players[now.seat].markers >> k & 1:
        return now.refusal("move-nowhere", space=k + 1)
    return _no_marker(now, k)


def _move_to(now: Now, k: int) -> str:
    """T22, X25."""
    origin = now.question.about & ORIGIN
    free = commas(numbers(free_for_marker(now.t) & reach_of(origin, now.question.about >> actions.NEAR_BIT)))
    if now.t.centre[k].face_down:
        return now.phrase("no-move-face-down", space=k + 1, free=free)
    if (now.t.players[0].markers | now.t.players[1].markers) >> k & 1:
        return now.phrase("no-move-marker", space=k + 1, free=free)
    return now.phrase("no-move-far", space=k + 1, origin=centre_name(origin), free=free)


def _raid(now: Now, what: str) -> str:
    """T40, T42, X21, X22."""
    t, c, corner = now.t, now.c, now.question.about
    at = entry_of(t, c, corner)
    wares = "gold" if c.raid_gold[at] else "goods"
    raid = border_name("raid", {"number": corner})
    if what == "points" and c.raid_cards[at]:
        return now.refusal("raid-cards", raid=raid)
    if what not in ("points", wares):
        return now.refusal("raid-wares-card" if c.raid_cards[at] else "raid-wares", raid=raid, wares=wares)
    if what == "points":
        held, due = now.stock[POINTS], c.raid_points[at]
    elif names_goods(t, c, corner):
        return named_goods(now, raid)
    else:
        held, due = wares_held(t, c, now.seat, corner), c.raid_gold[at] + c.raid_goods[at]
    if held == 0:
        return now.refusal("raid-none", raid=raid, what=what)
    return now.refusal("raid-full", raid=raid, what=what, held=held, due=due)


_ACT = (actions.ASK_ACT,)
_TRADE = (actions.ASK_TRADE,)
_SILVER = (actions.ASK_SILVER,)
_CARD = (actions.ASK_CARD,)
_RAID = (actions.ASK_RAID,)

# For each action family: the questions that it answers, and the reason against its nth action at such a question.
# Families that are not listed are legal whenever their question is asked.
_REASONS: dict[str, tuple[tuple[int, ...], Reason]] = {
    "place": ((actions.ASK_PLACE,), _place),
    "use": (_ACT, _use),
    "use_centre": (_ACT, _no_marker),
    "give_up": (_ACT, _no_targi),
    "give_up_centre": (_ACT, _no_marker),
    "take_up_hand": ((actions.ASK_ACT, actions.ASK_HAND), _take_up_hand),
    "done": (_ACT, _done),
    "lay": (_CARD, _lay),
    "keep": (_CARD, _keep),
    "discard": (_CARD, lambda now, _: now.refusal("discard", card=now.card)),
    "pay": ((actions.ASK_ALTERNATIVE,), _pay),
    "spare": ((actions.ASK_DISCOUNT,), _spare),
    "row": ((actions.ASK_ROW,), _row),
    "give": ((actions.ASK_GIVE, actions.ASK_RETURN), no_good),
    "trade": (_TRADE, _trade),
    "trade_for_gold": (_TRADE, _trade_for_gold),
    "trade_one": (_TRADE, _trade_one),
    "silver_few": (_SILVER, lambda now, good: _silver(now, good, 0)),
    "silver_many": (_SILVER, lambda now, good: _silver(now, good, 1)),
    "silver_gold": (_SILVER, lambda now, rate: too_few(now, GOLD, now.c.silver_gold[now.question.about * 2 + rate])),
    "move_from": ((actions.ASK_MOVE_FROM,), _move_from),
    "move_to": ((actions.ASK_MOVE_TO,), _move_to),
    "swap": ((actions.ASK_SWAP_FIRST, actions.ASK_SWAP_SECOND), _swap),
    "skip": ((actions.ASK_SWAP_SECOND,), lambda now, _: now.refusal("skip")),
    "raid_goods": (_RAID, lambda now, _: _raid(now, "goods")),
    "raid_points": (_RAID, lambda now, _: _raid(now, "points")),
    "raid_gold": (_RAID, lambda now, _: _raid(now, "gold")),
}
