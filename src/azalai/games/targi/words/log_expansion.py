"""Log entries of the expansion: dunes, the Targia's favour, water, tokens.

Cards that only one seat looks at are not named before they are discarded (T60).
"""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.board import is_corner
from azalai.games.targi.rules.border import edition_of
from azalai.games.targi.rules.dunes import CHOOSE_GOODS, CHOOSE_TRIBE, LAY_WILD, PAY
from azalai.games.targi.rules.effects import ROUND_INCOME
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.table import DUNES, ROW_LENGTH, WATER, other
from azalai.games.targi.words.log_steps import BONUSES, Step, given_by, turned_over
from azalai.games.targi.words.names import (
    amount_words,
    any_card,
    border_card,
    dune_card,
    goods_card_gain,
    some,
    tribe_card,
)
from azalai.messages import commas, with_and

# -- border cards -------------------------------------------------------------------------------------


def used(step: Step, number: int, by_token: bool) -> list[str]:
    """A border card is used: by a Targi or a dune, or by a token."""
    border = step.border(number)
    edition = edition_of(step.before, step.deck.tables, number)
    role = step.deck.borders[edition][number].role
    if role == "goods" and any(step.gained()):
        amount = amount_words(step.gained())
        return step.say_log("use-token-goods" if by_token else "use-goods", border=border, amount=amount)
    draws = role == "expansion" and not edition
    if draws and not by_token:
        return step.say_log("use-expansion", border=border)
    told = step.say_log("use-token" if by_token else "use", border=border)
    return told + turned_over(step) + (step.say_log("draws") if draws else [])


def _redraw(step: Step) -> list[str]:
    water = some(WATER, step.deck.tables.redraw_water[1])
    return step.say_log("redraw", card=tribe_card(step.deck, step.before.card), water=water)


def _exchange(step: Step) -> list[str]:
    return step.say_log("exchange", give=amount_words(step.given()), get=amount_words(step.gained()))


# -- dunes --------------------------------------------------------------------------------------------


def _use_dune(step: Step) -> list[str]:
    dune, effect = step.dune(step.nth), step.deck.tables.dune_effect[step.before.dunes[step.nth]]
    if effect == PAY:
        told = step.say_log("dune-pays", dune=dune, cost=amount_words(step.given()))
    else:
        told = step.say_log("dune", dune=dune)
    told += step.brought()
    if effect == LAY_WILD and step.before.players[other(step.seat)].dunes >> step.nth & 1:  # X19
        told += step.say_log("sent-home", seat=step.opponent)
    looked = [card for card in step.after.looked if card]
    if effect == CHOOSE_GOODS:
        told += step.say_log("dune-shows", cards=commas(any_card(step.deck, card) for card in looked))
    elif effect == CHOOSE_TRIBE:
        told += step.say_log("dune-looks", count=len(looked))
    return told


def _looked(step: Step) -> list[str]:
    """The council: the chosen card is named when it is laid; the others are discarded openly."""
    cards = [card for card in step.before.looked if card]
    taken = None if step.family == "look_none" else cards.pop(step.nth)
    if step.family == "look_lay" and taken:
        told = step.say_log("lay", card=tribe_card(step.deck, taken))
    else:
        told = step.say_log("look-keep" if taken else "look-none")
    return told + step.say_log("looked-discarded", cards=with_and([tribe_card(step.deck, card) for card in cards]))


def _market_take(step: Step) -> list[str]:
    gain = goods_card_gain(step.before, step.deck, step.seat, step.before.looked[step.nth])
    return step.say_log("market", amount=amount_words(gain))


def _centre_take(step: Step) -> list[str]:
    space, card = step.nth + 1, step.before.centre[step.nth].card
    if card not in step.deck.goods:
        return step.say_log("tribe-card", space=space, card=tribe_card(step.deck, card))
    times = step.question.count
    gain = [times * n for n in goods_card_gain(step.before, step.deck, step.seat, card)]
    return step.say_log("peddler", space=space, count=times, amount=amount_words(gain))


# -- the Targia's favour, the optional part, raids ----------------------------------------------------


def _favour_pay(step: Step) -> list[str]:
    card = any_card(step.deck, step.after.looked[0])
    return step.say_log("favour-pay", amount=some(step.nth, 1), card=card)


def _favour_take(step: Step) -> list[str]:
    gain = goods_card_gain(step.before, step.deck, step.seat, step.before.looked[0])
    return step.say_log("favour-take", amount=amount_words(gain))


def _extra(step: Step) -> list[str]:
    paid = "yes" if step.action == actions.WITH_EXTRA else "no"
    return step.say_log("extra", card=step.known_card(), price=amount_words(step.after.price), paid=paid)


def _silver_mixed(step: Step) -> list[str]:
    return step.say_log("silver-mixed", count=step.deck.tables.silver_goods[step.question.about * 2 + step.nth])


def _lose(step: Step) -> list[str]:
    cards = step.before.players[step.seat].display[step.nth * ROW_LENGTH : (step.nth + 1) * ROW_LENGTH]
    return step.say_log("lose", card=tribe_card(step.deck, [card for card in cards if card][-1]))


DEEDS: dict[str, Callable[[Step], list[str]]] = {
    "use_dune": _use_dune,
    "give_up_dune": lambda step: step.say_log("give-up-dune", dune=step.dune(step.nth)),
    "favour": lambda step: step.say_log("favour-first"),
    "favour_pay": _favour_pay,
    "favour_take": _favour_take,
    "favour_leave": lambda step: step.say_log("favour-leave"),
    "spring_water": lambda step: step.say_log("take", amount=amount_words(step.gained())),
    "spring_card": turned_over,
    "draw": lambda step: step.say_log("draws"),
    "take_top": lambda step: step.say_log("take-top", card=tribe_card(step.deck, step.after.card)),
    "redraw": _redraw,
    "trade_gold": lambda step: step.say_log("gold-for-goods", give=amount_words(step.given())),
    "silver_mixed": _silver_mixed,
    "with_extra": _extra,
    "without_extra": _extra,
    "with_token": lambda step: step.say_log("with-token", card=step.known_card()),
    "without_token": lambda step: step.say_log("without-token"),
    "shield": lambda step: step.say_log("shield"),
    "by_card": lambda step: used(step, step.nth + 1, by_token=step.asked != actions.ASK_BORDER),
    "swap_token": lambda step: step.say_log("swap-token"),
    "lose": _lose,
    "look_lay": _looked,
    "look_keep": _looked,
    "look_none": _looked,
    "market_take": _market_take,
    "centre_take": _centre_take,
    "water_good": _exchange,
    "water_gold": _exchange,
}


# -- chores ---------------------------------------------------------------------------


def bonuses(step: Step) -> list[str]:
    """The bonus of tribe cards for a dune or a favour that this step finished."""
    amounts = [step.bonus(chore, effect) for chore, effect in BONUSES.items()]
    return [told for each in amounts if any(each) for told in step.say_log("brought", amount=amount_words(each))]


def new_round(step: Step) -> list[str]:
    """X10, X18: the Targia's position, the dunes that were turned up, and the income of tribe cards."""
    old, new, c = step.before, step.after, step.deck.tables
    if not step.deck.expansion:
        return []
    told = step.say_log("targia", border=border_card(new, step.deck, targia_card(new, c)))
    raided = any(is_corner(number) for number in range(old.robber, new.robber))
    if raided or not any(old.dunes):
        up = [dune_card(new, step.deck, place) for place in range(DUNES) if new.dunes[place]]
        told += step.say_log("new-dunes", dunes=with_and(up))
    for seat in (new.first, other(new.first)):
        amount = given_by(new, c, seat, ROUND_INCOME)
        if any(amount):
            told += step.say_log("income", seat=SEAT_NAMES[seat], amount=amount_words(amount))
    return told
