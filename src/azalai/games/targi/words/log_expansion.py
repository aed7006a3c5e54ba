"""The log of the expansion: dunes, the Targia's favour, water, tokens. Cards that one seat alone looks at are not named
before they are discarded (T60)."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.board import is_corner
from azalai.games.targi.rules.border import edition_of
from azalai.games.targi.rules.dunes import CHOOSE_GOODS, CHOOSE_TRIBE, LAY_WILD, PAY
from azalai.games.targi.rules.effects import ROUND_INCOME
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.table import DUNES, LOOKED, ROW_LENGTH, WATER, other
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
from azalai.messages import commas, say, with_and

# -- border cards -------------------------------------------------------------------------------------


def used(step: Step, number: int, by_token: bool) -> list[str]:
    """A border card is used: by a Targi or a dune, or by a token."""
    border = step.border(number)
    edition = edition_of(step.before, step.deck.tables, number)
    role = step.deck.borders[edition][number].role
    if role == "goods" and any(step.gained()):
        message = "targi-log-use-token-goods" if by_token else "targi-log-use-goods"
        return [say(message, seat=step.name, border=border, amount=amount_words(step.gained()))]
    if role == "expansion" and not edition and not by_token:
        return [say("targi-log-use-expansion", seat=step.name, border=border)]
    told = say("targi-log-use-token" if by_token else "targi-log-use", seat=step.name, border=border)
    return [told, *turned_over(step), *([_draws(step)] if role == "expansion" and not edition else [])]


def _draws(step: Step) -> str:
    return say("targi-log-draws", seat=step.name)


def _by_card(step: Step) -> list[str]:
    return used(step, step.action - actions.BY_CARD, by_token=step.asked != actions.ASK_BORDER)


def _spring(step: Step) -> list[str]:
    if step.action == actions.SPRING_WATER:
        return [say("targi-log-take", seat=step.name, amount=amount_words(step.gained()))]
    return turned_over(step)


def _draw(step: Step) -> list[str]:
    return [_draws(step)]


def _take_top(step: Step) -> list[str]:
    return [say("targi-log-take-top", seat=step.name, card=tribe_card(step.deck, step.after.card))]


def _redraw(step: Step) -> list[str]:
    card = tribe_card(step.deck, step.before.card)
    water = some(WATER, step.deck.tables.redraw_water[1])
    return [say("targi-log-redraw", seat=step.name, card=card, water=water)]


def _trade_gold(step: Step) -> list[str]:
    return [say("targi-log-gold-for-goods", seat=step.name, give=amount_words(step.given()))]


def _silver_mixed(step: Step) -> list[str]:
    rate = step.action - actions.SILVER_MIXED
    edition = step.before.asked[step.before.depth - 1].about
    return [say("targi-log-silver-mixed", seat=step.name, count=step.deck.tables.silver_goods[edition * 2 + rate])]


def _exchange(step: Step) -> list[str]:
    return [say("targi-log-exchange", seat=step.name, give=amount_words(step.given()), get=amount_words(step.gained()))]


# -- dunes --------------------------------------------------------------------------------------------


def _use_dune(step: Step) -> list[str]:
    place = step.action - actions.USE_DUNE
    effect = step.deck.tables.dune_effect[step.before.dunes[place]]
    told = [say("targi-log-dune", seat=step.name, dune=step.dune(place)), *step.brought()]
    if effect == PAY:
        told[0] = say("targi-log-dune-pays", seat=step.name, dune=step.dune(place), cost=amount_words(step.given()))
    if effect == LAY_WILD and step.before.players[other(step.seat)].dunes >> place & 1:  # X19
        told.append(say("targi-log-sent-home", seat=SEAT_NAMES[other(step.seat)]))
    looked = [card for card in step.after.looked if card]
    if effect == CHOOSE_GOODS:
        told.append(say("targi-log-dune-shows", cards=commas(any_card(step.deck, card) for card in looked)))
    elif effect == CHOOSE_TRIBE:
        told.append(say("targi-log-dune-looks", seat=step.name, count=len(looked)))
    return told


def _give_up_dune(step: Step) -> list[str]:
    return [say("targi-log-give-up-dune", seat=step.name, dune=step.dune(step.action - actions.GIVE_UP_DUNE))]


def _looked(step: Step) -> list[str]:
    """The council: the card chosen is named when it is laid; those left are discarded for all to see."""
    taken = -1
    told = []
    if step.family == "look_lay":
        taken = step.action - actions.LOOK_LAY
        told.append(say("targi-log-lay", seat=step.name, card=tribe_card(step.deck, step.before.looked[taken])))
    elif step.family == "look_keep":
        taken = step.action - actions.LOOK_KEEP
        told.append(say("targi-log-look-keep", seat=step.name))
    else:
        told.append(say("targi-log-look-none", seat=step.name))
    return told + _looked_discarded(step, taken)


def _looked_discarded(step: Step, taken: int) -> list[str]:
    cards = [step.before.looked[i] for i in range(LOOKED) if i != taken and step.before.looked[i]]
    return [say("targi-log-looked-discarded", cards=with_and([tribe_card(step.deck, card) for card in cards]))]


def _market_take(step: Step) -> list[str]:
    card = step.before.looked[step.action - actions.MARKET_TAKE]
    amount = amount_words(goods_card_gain(step.before, step.deck, step.seat, card))
    return [say("targi-log-market", seat=step.name, amount=amount)]


def _centre_take(step: Step) -> list[str]:
    k = step.action - actions.CENTRE_TAKE
    card = step.before.centre[k].card
    if card not in step.deck.goods:
        return [say("targi-log-tribe-card", seat=step.name, space=k + 1, card=tribe_card(step.deck, card))]
    times = step.before.asked[step.before.depth - 1].count
    gain = [times * n for n in goods_card_gain(step.before, step.deck, step.seat, card)]
    return [say("targi-log-peddler", seat=step.name, space=k + 1, count=times, amount=amount_words(gain))]


# -- the Targia's favour ------------------------------------------------------------------------------


def _favour(step: Step) -> list[str]:
    return [say("targi-log-favour-first", seat=step.name)]


def _favour_pay(step: Step) -> list[str]:
    amount = some(step.action - actions.FAVOUR_PAY, 1)
    return [say("targi-log-favour-pay", seat=step.name, amount=amount, card=any_card(step.deck, step.after.looked[0]))]


def _favour_take(step: Step) -> list[str]:
    gain = goods_card_gain(step.before, step.deck, step.seat, step.before.looked[0])
    return [say("targi-log-favour-take", seat=step.name, amount=amount_words(gain))]


def _favour_leave(step: Step) -> list[str]:
    return [say("targi-log-favour-leave", seat=step.name)]


# -- tokens, the optional part, raids -----------------------------------------------------------------


def _extra(step: Step) -> list[str]:
    paid = "yes" if step.action == actions.WITH_EXTRA else "no"
    price = amount_words(step.after.price)
    return [say("targi-log-extra", seat=step.name, card=step.known_card(), price=price, paid=paid)]


def _token(step: Step) -> list[str]:
    if step.action == actions.WITH_TOKEN:
        return [say("targi-log-with-token", seat=step.name, card=step.known_card())]
    return [say("targi-log-without-token", seat=step.name)]


def _swap_token(step: Step) -> list[str]:
    return [say("targi-log-swap-token", seat=step.name)]


def _shield(step: Step) -> list[str]:
    return [say("targi-log-shield", seat=step.name)]


def _lose(step: Step) -> list[str]:
    row = step.action - actions.LOSE
    cards = step.before.players[step.seat].display[row * ROW_LENGTH : (row + 1) * ROW_LENGTH]
    return [say("targi-log-lose", seat=step.name, card=tribe_card(step.deck, [card for card in cards if card][-1]))]


DEEDS: dict[str, Callable[[Step], list[str]]] = {
    "use_dune": _use_dune,
    "give_up_dune": _give_up_dune,
    "favour": _favour,
    "favour_pay": _favour_pay,
    "favour_take": _favour_take,
    "favour_leave": _favour_leave,
    "spring_water": _spring,
    "spring_card": _spring,
    "draw": _draw,
    "take_top": _take_top,
    "redraw": _redraw,
    "trade_gold": _trade_gold,
    "silver_mixed": _silver_mixed,
    "with_extra": _extra,
    "without_extra": _extra,
    "with_token": _token,
    "without_token": _token,
    "shield": _shield,
    "by_card": _by_card,
    "swap_token": _swap_token,
    "lose": _lose,
    "look_lay": _looked,
    "look_keep": _looked,
    "look_none": _looked,
    "market_take": _market_take,
    "centre_take": _centre_take,
    "water_good": _exchange,
    "water_gold": _exchange,
}


# -- what goes on by itself ---------------------------------------------------------------------------


def bonuses(step: Step) -> list[str]:
    """What tribe cards added to a dune or a favour that was finished with this step."""
    amounts = [step.bonus(chore, effect) for chore, effect in BONUSES.items()]
    return [say("targi-log-brought", seat=step.name, amount=amount_words(each)) for each in amounts if any(each)]


def new_round(step: Step) -> list[str]:
    """X10, X18: where the Targia is, the dunes that were turned up; and what tribe cards give."""
    old, new, c = step.before, step.after, step.deck.tables
    if not step.deck.expansion:
        return []
    told = [say("targi-log-targia", border=border_card(new, step.deck, targia_card(new, c)))]
    raided = any(is_corner(number) for number in range(old.robber, new.robber))
    if raided or not any(old.dunes):
        up = [dune_card(new, step.deck, place) for place in range(DUNES) if new.dunes[place]]
        told.append(say("targi-log-new-dunes", dunes=with_and(up)))
    for seat in (new.first, other(new.first)):
        amount = given_by(new, c, seat, ROUND_INCOME)
        if any(amount):
            told.append(say("targi-log-income", seat=SEAT_NAMES[seat], amount=amount_words(amount)))
    return told
