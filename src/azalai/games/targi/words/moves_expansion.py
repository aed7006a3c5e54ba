"""Sentences for what a move of the expansion would do: dunes, the Targia's favour, water, tokens. For the seat that
decides."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.targi.rules import actions
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.favour import may_have_favour
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.table import ANY, GOLD, POINTS, ROW_LENGTH, WATER, other
from azalai.games.targi.rules.water import price_of_a_good
from azalai.games.targi.words.move_phrases import exchange_words, goods_cards_turned, lay_words, use_words
from azalai.games.targi.words.names import (
    Now,
    amount_text,
    amount_words,
    dune_facts,
    dune_text,
    some,
    tribe_card,
)
from azalai.messages import say, sentences


def with_favour(now: Now, number: int, words: str) -> str:
    """X12: on the Targia's card her favour can follow the action."""
    if now.question.kind == actions.ASK_ACT and may_have_favour(now.t, now.c, now.seat, number):
        return sentences([words, now.phrase("move-favour-follows")])
    return words


# -- dunes --------------------------------------------------------------------------------------------


def _does(now: Now, place: int) -> str:
    return dune_text(dune_facts(now.deck, now.t.dunes[place]))


def _opponent_is_on(now: Now, place: int) -> bool:
    return bool(now.t.players[other(now.seat)].dunes >> place & 1)


def _place_dune(now: Now, place: int) -> str:
    joins = _opponent_is_on(now, place)
    return now.phrase("move-join-dune" if joins else "move-place-dune", dune=now.dune(place), does=_does(now, place))


def _give_up_dune(now: Now, place: int) -> str:
    stays = "yes" if _opponent_is_on(now, place) else "no"
    return now.phrase("move-give-up-dune", dune=now.dune(place), stays=stays)


def _centre_take(now: Now, k: int) -> str:
    card, times = now.t.centre[k].card, now.question.count
    if card in now.deck.goods:
        return now.phrase("move-peddler", space=k + 1, count=times, amount=now.gain(card, times))
    return now.phrase("move-envoy", space=k + 1, card=tribe_card(now.deck, card))


# -- the Targia's favour, border cards, paying, raids -------------------------------------------------


def _favour(now: Now, _: int) -> str:
    number = next(n for n in range(1, 17) if may_have_favour(now.t, now.c, now.seat, n))
    return now.phrase("move-favour", border=now.border(number))


def _favour_pay(now: Now, good: int) -> str:
    again = now.question.kind == actions.ASK_TURNED
    return now.phrase("move-favour-again" if again else "move-favour-pay", amount=some(good, 1))


def _by_card(now: Now, nth: int) -> str:
    use = use_words(now, nth + 1)
    return use if now.question.kind == actions.ASK_BORDER else now.phrase("move-by-token", use=use)


def _spring_water(now: Now, _: int) -> str:
    gain = now.deck.borders[1][now.question.about].facts["gain"]
    return now.phrase("move-take", amount=amount_text(gain))


def _take_top(now: Now, _: int) -> str:
    top = now.t.tribe_discard[now.t.tribe_discarded - 1]
    return now.phrase("move-take-top", card=tribe_card(now.deck, top))


def _redraw(now: Now, _: int) -> str:
    return now.phrase("move-redraw", card=now.card, water=some(WATER, now.c.redraw_water[1]))


def _trade_gold(now: Now, _: int) -> str:
    return exchange_words(some(GOLD, 1), some(ANY, now.c.trade_gold_for[now.question.about >> actions.EDITION_BIT]))


def _with_extra(now: Now, _: int) -> str:
    cost = amount_words(now.c.extra_cost[now.t.card * COSTS : (now.t.card + 1) * COSTS])
    return now.phrase("move-with-extra", cost=cost, points=some(POINTS, now.c.extra_points[now.t.card]))


def _lose(now: Now, row: int) -> str:
    """X22: the rightmost card of a row."""
    cards = now.t.players[now.seat].display[row * ROW_LENGTH : (row + 1) * ROW_LENGTH]
    return now.phrase("move-lose", card=tribe_card(now.deck, [card for card in cards if card][-1]), row=row + 1)


def _plain(message: str) -> Callable[[Now, int], str]:
    """A sentence that does not depend on the table."""
    return lambda *_: say(message)


MOVES: dict[str, Callable[[Now, int], str]] = {
    "place_dune": _place_dune,
    "use_dune": lambda now, place: now.phrase("move-use-dune", dune=now.dune(place), does=_does(now, place)),
    "give_up_dune": _give_up_dune,
    "favour": _favour,
    "favour_pay": _favour_pay,
    "favour_take": lambda now, _: now.phrase("move-favour-take", amount=now.gain(now.question.about)),
    "favour_leave": _plain("targi-move-favour-leave"),
    "spring_water": _spring_water,
    "spring_card": lambda now, _: now.phrase("move-turn-over", count=goods_cards_turned(now)),
    "draw": _plain("targi-move-draw"),
    "take_top": _take_top,
    "redraw": _redraw,
    "trade_gold": _trade_gold,
    "with_extra": _with_extra,
    "without_extra": _plain("targi-move-without-extra"),
    "with_token": lambda now, _: now.phrase("move-with-token", count=token_goods(now.t, now.c, now.seat)),
    "without_token": _plain("targi-move-without-token"),
    "shield": _plain("targi-move-shield"),
    "by_card": _by_card,
    "swap_token": _plain("targi-move-swap-token"),
    "lose": _lose,
    "look_lay": lambda now, nth: lay_words(now, now.t.looked[nth]),
    "look_keep": lambda now, nth: now.phrase("move-look-keep", card=tribe_card(now.deck, now.t.looked[nth])),
    "look_none": _plain("targi-move-look-none"),
    "market_take": lambda now, nth: now.phrase("move-market", place=nth + 1, amount=now.gain(now.t.looked[nth])),
    "centre_take": _centre_take,
    "water_good": lambda now, good: exchange_words(some(WATER, price_of_a_good(now.t, now.c, now.seat)), some(good, 1)),
    "water_gold": lambda now, _: exchange_words(some(WATER, now.c.water_for_gold), some(GOLD, 1)),
}
