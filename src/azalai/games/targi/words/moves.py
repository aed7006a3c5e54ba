"""What a move would do, told to the seat that decides: it may name what that seat knows."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.border import entry_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.effects import silversmith_bonus
from azalai.games.targi.rules.exchanging import EDITION_BIT, given_in, got_in
from azalai.games.targi.rules.laying import free_hand_place, free_place
from azalai.games.targi.rules.paying import can_lay
from azalai.games.targi.rules.raid import names_goods
from azalai.games.targi.rules.round import crossings, free_to_place
from azalai.games.targi.rules.scoring import ALIKE, ROW_OF_FOUR_KINDS, ROW_OF_ONE_KIND, best_wild, row_sort
from azalai.games.targi.rules.table import ANY, GOLD, GOODS, POINTS, ROW_LENGTH, Table, goods_held
from azalai.games.targi.words import moves_expansion
from azalai.games.targi.words.move_phrases import discount, exchange_words, lay_words, use_words
from azalai.games.targi.words.moves_expansion import discard_words, match_words, skip_words, with_favour
from azalai.games.targi.words.names import (
    Now,
    amount_text,
    amount_words,
    choice_gain,
    goods_card_gain,
    over_limits,
    some,
    tribe_card,
)
from azalai.messages import say, with_and


def say_move(t: Table, setting: Setting, action: int) -> str:
    """What a legal action would do."""
    return _MOVES[CATALOGUE[action].family](Now(t, setting.deck), action)


# -- moves: figures -----------------------------------------------------------------------------------


def _place(now: Now, action: int) -> str:
    number = action - actions.PLACE
    if not free_to_place(now.t, now.seat) >> (number - 1) & 1 and not now.t.players[now.seat].faces_opponent:
        return say("targi-move-place-token", border=now.border(number))
    mine = now.t.players[now.seat].targis
    new = crossings(mine | 1 << (number - 1)) & ~crossings(mine)
    if not new:
        return say("targi-move-place", border=now.border(number))
    spaces = with_and([now.space(k) for k in numbers(new, 0)])
    return say("targi-move-place-crossing", border=now.border(number), spaces=spaces)


def _use(now: Now, action: int) -> str:
    number = action - actions.USE
    return with_favour(now, number, use_words(now, number))


def _use_centre(now: Now, action: int) -> str:
    k = action - actions.USE_CENTRE
    card = now.t.centre[k].card
    if card in now.deck.goods:
        amount = amount_words(goods_card_gain(now.t, now.deck, now.seat, card))
        return say("targi-move-goods-card", space=k + 1, amount=amount)
    return say("targi-move-tribe-card", space=k + 1, card=tribe_card(now.deck, card), choices=_choices(now, card))


def _choices(now: Now, card: int) -> str:
    """What can be done with a tribe card of the centre (T18), as the messages select by it."""
    room = free_hand_place(now.t, now.c, now.seat) >= 0
    if can_lay(now.t, now.c, now.seat, card, 0):
        return "lay-keep" if room else "lay-discard"
    return "keep" if room else "discard"


def _give_up(now: Now, action: int) -> str:
    number = action - actions.GIVE_UP
    return with_favour(now, number, say("targi-move-give-up", border=now.border(number)))


def _give_up_centre(now: Now, action: int) -> str:
    return say("targi-move-give-up-centre", space=now.space(action - actions.GIVE_UP_CENTRE))


def _take_up_hand(now: Now, action: int) -> str:
    if now.question.kind == actions.ASK_MATCH:
        return match_words(now, action - actions.TAKE_UP_HAND)
    card = now.t.players[now.seat].hand[action - actions.TAKE_UP_HAND]
    lays = "yes" if can_lay(now.t, now.c, now.seat, card, 0) else "no"
    return say("targi-move-hand", card=tribe_card(now.deck, card), lays=lays)


def _done(now: Now, action: int) -> str:
    """T30: what is over the limits goes back."""
    back = over_limits(now.t, now.c, now.seat)
    return say("targi-move-done-over", amount=amount_words(back)) if any(back) else say("targi-move-done")


# -- moves: a tribe card ------------------------------------------------------------------------------


def _lay(now: Now, action: int) -> str:
    return lay_words(now, now.t.card)


def _keep(now: Now, action: int) -> str:
    return say("targi-move-keep", card=now.card)


def _discard(now: Now, action: int) -> str:
    return discard_words(now)


def _pay(now: Now, action: int) -> str:
    cost = now.deck.tribe[now.t.card].cost[action - actions.PAY]
    return say("targi-move-pay", card=now.card, cost=amount_text(cost), off=discount(now, now.t.card, cost))


def _spare(now: Now, action: int) -> str:
    good = action - actions.SPARE
    left = now.t.price[:COSTS]
    left[good] -= 1
    return say("targi-move-spare", amount=some(good, 1), left=amount_words(left))


def _row(now: Now, action: int) -> str:
    row = action - actions.ROW
    place = free_place(now.t, now.seat, row)
    laid = now.t.copy()
    laid.players[now.seat].display[place] = now.t.card
    sort = row_sort(laid, now.c, now.seat, row, best_wild(laid, now.c, now.seat))
    points = ROW_OF_ONE_KIND if sort == ALIKE else ROW_OF_FOUR_KINDS
    return say(
        "targi-move-row",
        card=now.card,
        row=row + 1,
        place=place % ROW_LENGTH + 1,
        price=amount_words(now.t.price),
        completes={0: "no", ALIKE: "alike"}.get(sort, "different"),
        points=some(POINTS, points),
    )


def _swap(now: Now, action: int) -> str:
    place = action - actions.SWAP
    display = now.t.players[now.seat].display
    card = tribe_card(now.deck, display[place])
    if now.question.kind == actions.ASK_SWAP_FIRST:
        return say("targi-move-swap-first", card=card, row=place // ROW_LENGTH + 1, place=place % ROW_LENGTH + 1)
    return say("targi-move-swap-second", first=tribe_card(now.deck, display[now.question.about]), second=card)


def _skip(now: Now, action: int) -> str:
    return skip_words(now)


# -- moves: goods -------------------------------------------------------------------------------------


def _take(now: Now, action: int) -> str:
    return say("targi-move-take", amount=choice_gain(now.t, now.deck, action - actions.TAKE))


def _give(now: Now, action: int) -> str:
    amount = some(action - actions.GIVE, 1)
    if now.question.kind == actions.ASK_GIVE:
        return say("targi-move-give", amount=amount)
    if now.question.kind == actions.ASK_PAY_GOODS:
        return say("targi-move-give-one", amount=amount)
    return say("targi-move-return", amount=amount)


def _trade(now: Now, action: int) -> str:
    trade = action - actions.TRADE
    count = now.c.trade_for_good[now.question.about >> EDITION_BIT]
    return exchange_words(some(given_in(trade), count), some(got_in(trade), 1))


def _trade_for_gold(now: Now, action: int) -> str:
    count = now.c.trade_for_gold[now.question.about >> EDITION_BIT]
    return exchange_words(some(action - actions.TRADE_FOR_GOLD, count), some(GOLD, 1))


def _trade_one(now: Now, action: int) -> str:
    trade = action - actions.TRADE_ONE
    return exchange_words(some(given_in(trade), 1), some(got_in(trade), 1))


def _enough(now: Now, action: int) -> str:
    return say("targi-move-enough")


def _silver(now: Now, action: int) -> str:
    c, edition = now.c, now.question.about
    bonus = silversmith_bonus(now.t, c, now.seat)
    if action >= actions.SILVER_GOLD:
        at = edition * 2 + action - actions.SILVER_GOLD
        return exchange_words(some(GOLD, c.silver_gold[at]), some(POINTS, c.silver_gold_points[at] + bonus))
    rate, good = divmod(action - actions.SILVER_FEW, GOODS)
    at = edition * 2 + rate
    return exchange_words(some(good, c.silver_goods[at]), some(POINTS, c.silver_goods_points[at] + bonus))


# -- moves: mirage and raid ---------------------------------------------------------------------------


def _move_from(now: Now, action: int) -> str:
    return say("targi-move-marker-from", space=now.space(action - actions.MOVE_FROM))


def _move_to(now: Now, action: int) -> str:
    return say("targi-move-marker-to", space=now.space(action - actions.MOVE_TO))


def _raid(now: Now, action: int) -> str:
    """T42: in full, or all there is."""
    c, stock = now.c, now.stock
    at = entry_of(now.t, c, now.question.about)
    if action == actions.RAID_POINTS:
        given = some(POINTS, min(stock[POINTS], c.raid_points[at]))
    elif action == actions.RAID_GOLD:
        given = some(GOLD, min(stock[GOLD], c.raid_gold[at]))
    elif names_goods(now.t, c, now.question.about):
        given = amount_words([min(stock[good], c.raid_named[at * GOODS + good]) for good in range(GOODS)])
    elif goods_held(now.t, now.seat) <= c.raid_goods[at]:
        given = amount_words(stock[:GOODS])
    else:
        given = some(ANY, c.raid_goods[at])
    return say("targi-move-give", amount=given)


_MOVES: dict[str, Callable[[Now, int], str]] = {
    "place": _place,
    "use": _use,
    "use_centre": _use_centre,
    "give_up": _give_up,
    "give_up_centre": _give_up_centre,
    "take_up_hand": _take_up_hand,
    "done": _done,
    "lay": _lay,
    "keep": _keep,
    "discard": _discard,
    "pay": _pay,
    "spare": _spare,
    "row": _row,
    "take": _take,
    "give": _give,
    "trade": _trade,
    "trade_for_gold": _trade_for_gold,
    "trade_one": _trade_one,
    "enough": _enough,
    "silver_few": _silver,
    "silver_many": _silver,
    "silver_gold": _silver,
    "move_from": _move_from,
    "move_to": _move_to,
    "swap": _swap,
    "skip": _skip,
    "raid_goods": _raid,
    "raid_points": _raid,
    "raid_gold": _raid,
    **moves_expansion.MOVES,
}
