"""What a move of the expansion would do: dunes, the Targia's favour, water, tokens. For the seat that decides."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.targi.rules import actions
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.effects import silversmith_bonus
from azalai.games.targi.rules.exchanging import EDITION_BIT
from azalai.games.targi.rules.favour import may_have_favour
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.table import AMOUNT, ANY, GOLD, POINTS, ROW_LENGTH, WATER, other
from azalai.games.targi.rules.water import price_of_a_good
from azalai.games.targi.words.move_phrases import exchange_words, goods_cards_turned, lay_words, use_words
from azalai.games.targi.words.names import (
    Now,
    amount_text,
    amount_words,
    dune_facts,
    dune_text,
    goods_card_gain,
    some,
    tribe_card,
)
from azalai.messages import say, sentences

# -- figures ------------------------------------------------------------------------------------------


def with_favour(now: Now, number: int, words: str) -> str:
    """X12: on the Targia's card her favour can follow the action."""
    if now.question.kind == actions.ASK_ACT and may_have_favour(now.t, now.c, now.seat, number):
        return sentences([words, say("targi-move-favour-follows")])
    return words


def _does(now: Now, place: int) -> str:
    return dune_text(dune_facts(now.deck, now.t.dunes[place]))


def _place_dune(now: Now, action: int) -> str:
    place = action - actions.PLACE_DUNE
    joins = now.t.players[other(now.seat)].dunes >> place & 1
    message = "targi-move-join-dune" if joins else "targi-move-place-dune"
    return say(message, dune=now.dune(place), does=_does(now, place))


def _use_dune(now: Now, action: int) -> str:
    place = action - actions.USE_DUNE
    return say("targi-move-use-dune", dune=now.dune(place), does=_does(now, place))


def _give_up_dune(now: Now, action: int) -> str:
    place = action - actions.GIVE_UP_DUNE
    stays = now.t.players[other(now.seat)].dunes >> place & 1
    return say("targi-move-give-up-dune", dune=now.dune(place), stays="yes" if stays else "no")


def _by_card(now: Now, action: int) -> str:
    use = use_words(now, action - actions.BY_CARD)
    return use if now.question.kind == actions.ASK_BORDER else say("targi-move-by-token", use=use)


# -- the Targia's favour ------------------------------------------------------------------------------


def _favour(now: Now, action: int) -> str:
    number = next(n for n in range(1, 17) if may_have_favour(now.t, now.c, now.seat, n))
    return say("targi-move-favour", border=now.border(number))


def _favour_pay(now: Now, action: int) -> str:
    amount = some(action - actions.FAVOUR_PAY, 1)
    again = now.question.kind == actions.ASK_TURNED
    return say("targi-move-favour-again" if again else "targi-move-favour-pay", amount=amount)


def _favour_take(now: Now, action: int) -> str:
    gain = goods_card_gain(now.t, now.deck, now.seat, now.question.about)
    return say("targi-move-favour-take", amount=amount_words(gain))


# -- border cards -------------------------------------------------------------------------------------


def _spring_water(now: Now, action: int) -> str:
    return say("targi-move-take", amount=amount_text(now.deck.borders[1][now.question.about].facts["gain"]))


def _spring_card(now: Now, action: int) -> str:
    return say("targi-move-turn-over", count=goods_cards_turned(now))


def _take_top(now: Now, action: int) -> str:
    top = now.t.tribe_discard[now.t.tribe_discarded - 1]
    return say("targi-move-take-top", card=tribe_card(now.deck, top))


def _redraw(now: Now, action: int) -> str:
    return say("targi-move-redraw", card=now.card, water=some(WATER, now.c.redraw_water[1]))


def _trade_gold(now: Now, action: int) -> str:
    return exchange_words(some(GOLD, 1), some(ANY, now.c.trade_gold_for[now.question.about >> EDITION_BIT]))


def _silver_mixed(now: Now, action: int) -> str:
    at = now.question.about * 2 + action - actions.SILVER_MIXED
    points = now.c.silver_goods_points[at] + silversmith_bonus(now.t, now.c, now.seat)
    return exchange_words(some(ANY, now.c.silver_goods[at]), some(POINTS, points))


# -- paying a card ------------------------------------------------------------------------------------


def _with_extra(now: Now, action: int) -> str:
    cost = amount_words(now.c.extra_cost[now.t.card * COSTS : (now.t.card + 1) * COSTS])
    return say("targi-move-with-extra", cost=cost, points=some(POINTS, now.c.extra_points[now.t.card]))


def _with_token(now: Now, action: int) -> str:
    return say("targi-move-with-token", count=token_goods(now.t, now.c, now.seat))


# -- dunes that let one choose ------------------------------------------------------------------------


def _look_lay(now: Now, action: int) -> str:
    return lay_words(now, now.t.looked[action - actions.LOOK_LAY])


def _look_keep(now: Now, action: int) -> str:
    return say("targi-move-look-keep", card=tribe_card(now.deck, now.t.looked[action - actions.LOOK_KEEP]))


def _market_take(now: Now, action: int) -> str:
    place = action - actions.MARKET_TAKE
    gain = goods_card_gain(now.t, now.deck, now.seat, now.t.looked[place])
    return say("targi-move-market", place=place + 1, amount=amount_words(gain))


def _centre_take(now: Now, action: int) -> str:
    k = action - actions.CENTRE_TAKE
    card = now.t.centre[k].card
    if card in now.deck.goods:
        times = now.question.count
        gain = [times * n for n in goods_card_gain(now.t, now.deck, now.seat, card)]
        return say("targi-move-peddler", space=k + 1, count=times, amount=amount_words(gain))
    return say("targi-move-envoy", space=k + 1, card=tribe_card(now.deck, card))


def match_words(now: Now, place: int) -> str:
    """The matchmaker lays a hand card for less."""
    card = now.t.players[now.seat].hand[place]
    return say("targi-move-match", card=tribe_card(now.deck, card), count=now.t.cheap)


# -- water and raids ----------------------------------------------------------------------------------


def _water_good(now: Now, action: int) -> str:
    water = price_of_a_good(now.t, now.c, now.seat)
    return exchange_words(some(WATER, water), some(action - actions.WATER_GOOD, 1))


def _water_gold(now: Now, action: int) -> str:
    return exchange_words(some(WATER, now.c.water_for_gold), some(GOLD, 1))


def rightmost_card(now: Now, row: int) -> int:
    """X22: the card that a row would lose."""
    cards = now.t.players[now.seat].display[row * ROW_LENGTH : (row + 1) * ROW_LENGTH]
    return [card for card in cards if card][-1]


def _lose(now: Now, action: int) -> str:
    row = action - actions.LOSE
    return say("targi-move-lose", card=tribe_card(now.deck, rightmost_card(now, row)), row=row + 1)


def skip_words(now: Now) -> str:
    """What is not done, by the question that may be left."""
    if now.question.kind == actions.ASK_FAVOUR:
        return say("targi-move-favour-skip")
    if now.question.kind == actions.ASK_PAY_GOODS:
        return say("targi-move-no-gold")
    return say("targi-move-skip")


def discard_words(now: Now) -> str:
    """X24: the expansion's noble pays for a hand card that is discarded."""
    if now.question.about == actions.FROM_NOBLE:
        return say("targi-move-discard-for", card=now.card, amount=amount_words(now.c.noble_gain[AMOUNT : 2 * AMOUNT]))
    return say("targi-move-discard", card=now.card)


def _plain(message: str) -> Callable[[Now, int], str]:
    """A sentence that is the same whenever the move can be made."""
    return lambda *_: say(message)


MOVES: dict[str, Callable[[Now, int], str]] = {
    "place_dune": _place_dune,
    "use_dune": _use_dune,
    "give_up_dune": _give_up_dune,
    "favour": _favour,
    "favour_pay": _favour_pay,
    "favour_take": _favour_take,
    "favour_leave": _plain("targi-move-favour-leave"),
    "spring_water": _spring_water,
    "spring_card": _spring_card,
    "draw": _plain("targi-move-draw"),
    "take_top": _take_top,
    "redraw": _redraw,
    "trade_gold": _trade_gold,
    "silver_mixed": _silver_mixed,
    "with_extra": _with_extra,
    "without_extra": _plain("targi-move-without-extra"),
    "with_token": _with_token,
    "without_token": _plain("targi-move-without-token"),
    "shield": _plain("targi-move-shield"),
    "by_card": _by_card,
    "swap_token": _plain("targi-move-swap-token"),
    "lose": _lose,
    "look_lay": _look_lay,
    "look_keep": _look_keep,
    "look_none": _plain("targi-move-look-none"),
    "market_take": _market_take,
    "centre_take": _centre_take,
    "water_good": _water_good,
    "water_gold": _water_gold,
}
