"""What a move would do, for the seat that decides: it may name what that seat knows."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.border import entry_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.effects import silversmith_bonus
from azalai.games.targi.rules.exchanging import given_in, got_in
from azalai.games.targi.rules.laying import free_hand_place, free_place
from azalai.games.targi.rules.paying import can_lay
from azalai.games.targi.rules.raid import names_goods
from azalai.games.targi.rules.round import crossings, free_to_place
from azalai.games.targi.rules.scoring import ALIKE, ROW_OF_FOUR_KINDS, ROW_OF_ONE_KIND, best_wild, row_sort
from azalai.games.targi.rules.table import AMOUNT, ANY, GOLD, GOODS, POINTS, ROW_LENGTH, Table, goods_held
from azalai.games.targi.words import moves_expansion
from azalai.games.targi.words.move_phrases import discount, exchange_words, lay_words, use_words
from azalai.games.targi.words.moves_expansion import with_favour
from azalai.games.targi.words.names import (
    Now,
    amount_text,
    amount_words,
    choice_gain,
    over_limits,
    some,
    tribe_card,
)
from azalai.messages import with_and


def say_move(t: Table, setting: Setting, action: int) -> str:
    """What a legal action would do."""
    return _MOVES[CATALOGUE[action].family](Now(t, setting.deck), CATALOGUE[action].nth)


# -- figures ------------------------------------------------------------------------------------------


def _place(now: Now, nth: int) -> str:
    border, player = now.border(nth + 1), now.t.players[now.seat]
    if not free_to_place(now.t, now.seat) >> nth & 1 and not player.faces_opponent:
        return now.phrase("move-place-token", border=border)
    new = crossings(player.targis | 1 << nth) & ~crossings(player.targis)
    if not new:
        return now.phrase("move-place", border=border)
    return now.phrase("move-place-crossing", border=border, spaces=with_and([now.space(k) for k in numbers(new, 0)]))


def _use_centre(now: Now, k: int) -> str:
    card = now.t.centre[k].card
    if card in now.deck.goods:
        return now.phrase("move-goods-card", space=k + 1, amount=now.gain(card))
    return now.phrase("move-tribe-card", space=k + 1, card=tribe_card(now.deck, card), choices=_choices(now, card))


def _choices(now: Now, card: int) -> str:
    """What can be done with a tribe card of the centre (T18), as the messages select by it."""
    room = free_hand_place(now.t, now.c, now.seat) >= 0
    if can_lay(now.t, now.c, now.seat, card, 0):
        return "lay-keep" if room else "lay-discard"
    return "keep" if room else "discard"


def _give_up(now: Now, nth: int) -> str:
    return with_favour(now, nth + 1, now.phrase("move-give-up", border=now.border(nth + 1)))


def _take_up_hand(now: Now, place: int) -> str:
    if now.question.kind == actions.ASK_MATCH:
        return now.phrase("move-match", card=now.held(place), count=now.t.cheap)
    lays = can_lay(now.t, now.c, now.seat, now.t.players[now.seat].hand[place], 0)
    return now.phrase("move-hand", card=now.held(place), lays="yes" if lays else "no")


def _done(now: Now, _: int) -> str:
    """T30: returning what is over the limits."""
    back = over_limits(now.t, now.c, now.seat)
    return now.phrase("move-done-over", amount=amount_words(back)) if any(back) else now.phrase("move-done")


# -- a tribe card -------------------------------------------------------------------------------------


def _discard(now: Now, _: int) -> str:
    """X24: the expansion's noble pays for a hand card that is discarded."""
    if now.question.about == actions.FROM_NOBLE:
        gain = amount_words(now.c.noble_gain[AMOUNT : 2 * AMOUNT])
        return now.phrase("move-discard-for", card=now.card, amount=gain)
    return now.phrase("move-discard", card=now.card)


def _pay(now: Now, alternative: int) -> str:
    cost = now.deck.tribe[now.t.card].cost[alternative]
    return now.phrase("move-pay", card=now.card, cost=amount_text(cost), off=discount(now, now.t.card, cost))


def _spare(now: Now, good: int) -> str:
    left = now.t.price[:COSTS]
    left[good] -= 1
    return now.phrase("move-spare", amount=some(good, 1), left=amount_words(left))


def _row(now: Now, row: int) -> str:
    place = free_place(now.t, now.seat, row)
    laid = now.t.copy()
    laid.players[now.seat].display[place] = now.t.card
    sort = row_sort(laid, now.c, now.seat, row, best_wild(laid, now.c, now.seat))
    points = ROW_OF_ONE_KIND if sort == ALIKE else ROW_OF_FOUR_KINDS
    return now.phrase(
        "move-row",
        card=now.card,
        row=row + 1,
        place=place % ROW_LENGTH + 1,
        price=amount_words(now.t.price),
        completes={0: "no", ALIKE: "alike"}.get(sort, "different"),
        points=some(POINTS, points),
    )


def _swap(now: Now, place: int) -> str:
    row, column = divmod(place, ROW_LENGTH)
    if now.question.kind == actions.ASK_SWAP_FIRST:
        return now.phrase("move-swap-first", card=now.laid(place), row=row + 1, place=column + 1)
    return now.phrase("move-swap-second", first=now.laid(now.question.about), second=now.laid(place))


def _skip(now: Now, _: int) -> str:
    """What declining means, by question."""
    if now.question.kind == actions.ASK_FAVOUR:
        return now.phrase("move-favour-skip")
    return now.phrase("move-no-gold" if now.question.kind == actions.ASK_PAY_GOODS else "move-skip")


# -- goods --------------------------------------------------------------------------------------------


def _give(now: Now, good: int) -> str:
    amount = some(good, 1)
    if now.question.kind == actions.ASK_GIVE:
        return now.phrase("move-give", amount=amount)
    return now.phrase("move-give-one" if now.question.kind == actions.ASK_PAY_GOODS else "move-return", amount=amount)


def _trade(now: Now, trade: int) -> str:
    count = now.c.trade_for_good[now.question.about >> actions.EDITION_BIT]
    return exchange_words(some(given_in(trade), count), some(got_in(trade), 1))


def _trade_for_gold(now: Now, good: int) -> str:
    count = now.c.trade_for_gold[now.question.about >> actions.EDITION_BIT]
    return exchange_words(some(good, count), some(GOLD, 1))


def _silver(now: Now, what: int, rate: int) -> str:
    """The smaller or the larger rate of the silversmith, for a good or gold."""
    c, at = now.c, now.question.about * 2 + rate
    counts, points = (c.silver_gold, c.silver_gold_points) if what == GOLD else (c.silver_goods, c.silver_goods_points)
    bonus = silversmith_bonus(now.t, c, now.seat)
    return exchange_words(some(what, counts[at]), some(POINTS, points[at] + bonus))


# -- raid ---------------------------------------------------------------------------------------------


def _raid_goods(now: Now, _: int) -> str:
    """T42: in full, or everything the seat has."""
    c, stock, at = now.c, now.stock, entry_of(now.t, now.c, now.question.about)
    if names_goods(now.t, c, now.question.about):
        given = amount_words([min(stock[good], c.raid_named[at * GOODS + good]) for good in range(GOODS)])
    elif goods_held(now.t, now.seat) <= c.raid_goods[at]:
        given = amount_words(stock[:GOODS])
    else:
        given = some(ANY, c.raid_goods[at])
    return now.phrase("move-give", amount=given)


def _raid(now: Now, what: int, due: list[int]) -> str:
    amount = some(what, min(now.stock[what], due[entry_of(now.t, now.c, now.question.about)]))
    return now.phrase("move-give", amount=amount)


# For each action family, the sentence for its nth action.
_MOVES: dict[str, Callable[[Now, int], str]] = {
    "place": _place,
    "use": lambda now, nth: with_favour(now, nth + 1, use_words(now, nth + 1)),
    "use_centre": _use_centre,
    "give_up": _give_up,
    "give_up_centre": lambda now, k: now.phrase("move-give-up-centre", space=now.space(k)),
    "take_up_hand": _take_up_hand,
    "done": _done,
    "lay": lambda now, _: lay_words(now, now.t.card),
    "keep": lambda now, _: now.phrase("move-keep", card=now.card),
    "discard": _discard,
    "pay": _pay,
    "spare": _spare,
    "row": _row,
    "take": lambda now, good: now.phrase("move-take", amount=choice_gain(now.t, now.deck, good)),
    "give": _give,
    "trade": _trade,
    "trade_for_gold": _trade_for_gold,
    "trade_one": lambda _, trade: exchange_words(some(given_in(trade), 1), some(got_in(trade), 1)),
    "enough": lambda now, _: now.phrase("move-enough"),
    "silver_few": lambda now, good: _silver(now, good, 0),
    "silver_many": lambda now, good: _silver(now, good, 1),
    "silver_gold": lambda now, rate: _silver(now, GOLD, rate),
    "silver_mixed": lambda now, rate: _silver(now, ANY, rate),
    "move_from": lambda now, k: now.phrase("move-marker-from", space=now.space(k)),
    "move_to": lambda now, k: now.phrase("move-marker-to", space=now.space(k)),
    "swap": _swap,
    "skip": _skip,
    "raid_goods": _raid_goods,
    "raid_points": lambda now, _: _raid(now, POINTS, now.c.raid_points),
    "raid_gold": lambda now, _: _raid(now, GOLD, now.c.raid_gold),
    **moves_expansion.MOVES,
}
