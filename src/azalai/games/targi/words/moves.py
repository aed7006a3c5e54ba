"""What a move would do, for the seat that decides: it may name what that seat knows."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.targi.cards.border_reader import parse_amount
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions, effects, laying, paying, scoring, water
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.border import edition_of, entry_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.exchanging import given_in, got_in
from azalai.games.targi.rules.favour import may_have_favour
from azalai.games.targi.rules.raid import names_goods
from azalai.games.targi.rules.round import crossings, free_to_place
from azalai.games.targi.rules.table import AMOUNT, ANY, GOLD, GOODS, POINTS, ROW_LENGTH, WATER, Table, goods_held
from azalai.games.targi.words import names
from azalai.games.targi.words.names import Now, amount_text, amount_words, some, tribe_card
from azalai.messages import sentences, with_and


def say_move(t: Table, setting: Setting, action: int) -> str:
    """What a legal action would do."""
    return _MOVES[CATALOGUE[action].family](Now(t, setting.deck), CATALOGUE[action].nth)


# -- figures ------------------------------------------------------------------------------------------


def _place(now: Now, nth: int) -> str:
    border, targis = now.border(nth + 1), now.player.targis
    if not free_to_place(now.t, now.seat) >> nth & 1 and not now.player.faces_opponent:
        return now.phrase("move-place-token", border=border)
    new = crossings(targis | 1 << nth) & ~crossings(targis)
    if not new:
        return now.phrase("move-place", border=border)
    return now.phrase("move-place-crossing", border=border, spaces=with_and([now.space(k) for k in numbers(new, 0)]))


def _use(now: Now, number: int) -> str:
    """What using a border card would do; cards of the expansion say what is new."""
    edition = edition_of(now.t, now.c, number)
    card, border = now.deck.borders[edition][number], now.border(number)
    gain = card.facts.get("discard_gain", card.facts.get("gain"))
    amount = amount_text(gain) if gain else ""
    if edition and card.role != "goods":
        return now.phrase(f"move-use-{card.role}", border=border, amount=amount)
    return now.phrase("move-use", border=border, role=card.role, amount=amount, count=_goods_cards_turned(now))


def _goods_cards_turned(now: Now) -> int:
    """How many goods cards the caravan gives the seat."""
    return 1 + now.lasting(effects.CARAVAN_TWICE)


def _with_favour(now: Now, number: int, words: str) -> str:
    """X12: on the Targia's card her favour can follow the action."""
    if now.question.kind == actions.ASK_ACT and may_have_favour(now.t, now.c, now.seat, number):
        return sentences([words, now.phrase("move-favour-follows")])
    return words


def _use_centre(now: Now, k: int) -> str:
    card = now.t.centre[k].card
    if card in now.deck.goods:
        return now.phrase("move-goods-card", space=k + 1, amount=now.gain(card))
    return now.phrase("move-tribe-card", space=k + 1, card=tribe_card(now.deck, card), choices=_choices(now, card))


def _choices(now: Now, card: int) -> str:
    """What can be done with a tribe card of the centre (T18), as the messages select by it."""
    otherwise = "keep" if laying.free_hand_place(now.t, now.c, now.seat) >= 0 else "discard"
    return f"lay-{otherwise}" if paying.can_lay(now.t, now.c, now.seat, card, 0) else otherwise


def _take_up_hand(now: Now, place: int) -> str:
    if now.question.kind == actions.ASK_MATCH:
        return now.phrase("move-match", card=now.held(place), count=now.t.cheap)
    lays = paying.can_lay(now.t, now.c, now.seat, now.player.hand[place], 0)
    return now.phrase("move-hand", card=now.held(place), lays=bool(lays))


def _done(now: Now, _: int) -> str:
    """T30: returning what is over the limits."""
    back = now.over_limits()
    return now.phrase("move-done-over", amount=amount_words(back)) if any(back) else now.phrase("move-done")


# -- dunes --------------------------------------------------------------------------------------------


def _does(now: Now, place: int) -> str:
    return names.dune_text(names.dune_facts(now.deck, now.t.dunes[place]))


def _place_dune(now: Now, place: int) -> str:
    joins = now.them.dunes >> place & 1
    return now.phrase("move-join-dune" if joins else "move-place-dune", dune=now.dune(place), does=_does(now, place))


def _give_up_dune(now: Now, place: int) -> str:
    return now.phrase("move-give-up-dune", dune=now.dune(place), stays=bool(now.them.dunes >> place & 1))


def _centre_take(now: Now, k: int) -> str:
    card, times = now.t.centre[k].card, now.question.count
    if card in now.deck.goods:
        return now.phrase("move-peddler", space=k + 1, count=times, amount=now.gain(card, times))
    return now.phrase("move-envoy", space=k + 1, card=tribe_card(now.deck, card))


# -- a tribe card -------------------------------------------------------------------------------------


def _lay(now: Now, number: int) -> str:
    """Laying a tribe card: its crosses and its cost after discounts."""
    card = now.deck.tribe[number]
    words = now.phrase(
        "move-lay",
        card=tribe_card(now.deck, number),
        crosses=card.crosses,
        cost=names.cost_text(card.cost, card.extra),
        off=max(_discount(now, number, cost) for cost in card.cost),
    )
    return words if paying.can_pay_some(now.t, now.c, now.seat, number, 0) else now.phrase("move-lay-token", lay=words)


def _discount(now: Now, card: int, cost: str) -> int:
    """T25: how many goods are taken off a cost; a token or the matchmaker takes off ``cheap`` more."""
    goods = sum((parse_amount(cost) or [])[:GOODS])
    return min(goods, now.t.cheap + effects.count_discounts(now.t, now.c, now.seat, now.c.kind[card]))


def _discard(now: Now, _: int) -> str:
    """X24: the expansion's noble pays for a hand card that is discarded."""
    if now.question.about == actions.FROM_NOBLE:
        gain = amount_words(now.c.noble_gain[AMOUNT : 2 * AMOUNT])
        return now.phrase("move-discard-for", card=now.card, amount=gain)
    return now.phrase("move-discard", card=now.card)


def _pay(now: Now, alternative: int) -> str:
    cost = now.deck.tribe[now.t.card].cost[alternative]
    return now.phrase("move-pay", card=now.card, cost=amount_text(cost), off=_discount(now, now.t.card, cost))


def _spare(now: Now, good: int) -> str:
    left = now.t.price[:COSTS]
    left[good] -= 1
    return now.phrase("move-spare", amount=some(good, 1), left=amount_words(left))


def _with_extra(now: Now, _: int) -> str:
    cost = amount_words(now.c.extra_cost[now.t.card * COSTS : (now.t.card + 1) * COSTS])
    return now.phrase("move-with-extra", cost=cost, points=some(POINTS, now.c.extra_points[now.t.card]))


def _row(now: Now, row: int) -> str:
    place = laying.free_place(now.t, now.seat, row)
    laid = now.t.copy()
    laid.players[now.seat].display[place] = now.t.card
    sort = scoring.row_sort(laid, now.c, now.seat, row, scoring.best_wild(laid, now.c, now.seat))
    points = scoring.ROW_OF_ONE_KIND if sort == scoring.ALIKE else scoring.ROW_OF_FOUR_KINDS
    return now.phrase(
        "move-row",
        card=now.card,
        row=row + 1,
        place=place % ROW_LENGTH + 1,
        price=amount_words(now.t.price),
        completes={0: "no", scoring.ALIKE: "alike"}.get(sort, "different"),
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


# -- goods, the Targia's favour, border cards of the expansion ----------------------------------------


def _give(now: Now, good: int) -> str:
    amount = some(good, 1)
    if now.question.kind == actions.ASK_GIVE:
        return now.phrase("move-give", amount=amount)
    return now.phrase("move-give-one" if now.question.kind == actions.ASK_PAY_GOODS else "move-return", amount=amount)


def _exchange(now: Now, given: int, count: int, got: int, gained: int = 1) -> str:
    return now.phrase("move-exchange", give=some(given, count), get=some(got, gained))


def _silver(now: Now, what: int, rate: int) -> str:
    """The smaller or the larger rate of the silversmith, for a good or gold."""
    c, at = now.c, now.question.about * 2 + rate
    counts, points = (c.silver_gold, c.silver_gold_points) if what == GOLD else (c.silver_goods, c.silver_goods_points)
    return _exchange(now, what, counts[at], POINTS, points[at] + effects.silversmith_bonus(now.t, c, now.seat))


def _favour(now: Now, _: int) -> str:
    number = next(n for n in range(1, 17) if may_have_favour(now.t, now.c, now.seat, n))
    return now.phrase("move-favour", border=now.border(number))


def _favour_pay(now: Now, good: int) -> str:
    again = now.question.kind == actions.ASK_TURNED
    return now.phrase("move-favour-again" if again else "move-favour-pay", amount=some(good, 1))


def _by_card(now: Now, nth: int) -> str:
    use = _use(now, nth + 1)
    return use if now.question.kind == actions.ASK_BORDER else now.phrase("move-by-token", use=use)


def _spring_water(now: Now, _: int) -> str:
    return now.phrase("move-take", amount=amount_text(now.deck.borders[1][now.question.about].facts["gain"]))


def _take_top(now: Now, _: int) -> str:
    top = now.t.tribe_discard[now.t.tribe_discarded - 1]
    return now.phrase("move-take-top", card=tribe_card(now.deck, top))


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
    "use": lambda now, nth: _with_favour(now, nth + 1, _use(now, nth + 1)),
    "use_centre": _use_centre,
    "give_up": lambda now, nth: _with_favour(now, nth + 1, now.phrase("move-give-up", border=now.border(nth + 1))),
    "give_up_centre": lambda now, k: now.phrase("move-give-up-centre", space=now.space(k)),
    "take_up_hand": _take_up_hand,
    "done": _done,
    "lay": lambda now, _: _lay(now, now.t.card),
    "keep": lambda now, _: now.phrase("move-keep", card=now.card),
    "discard": _discard,
    "pay": _pay,
    "spare": _spare,
    "row": _row,
    "take": lambda now, good: now.phrase("move-take", amount=now.choice_gain(good)),
    "give": _give,
    "trade": lambda now, pair: _exchange(now, given_in(pair), now.c.trade_for_good[now.edition], got_in(pair)),
    "trade_for_gold": lambda now, good: _exchange(now, good, now.c.trade_for_gold[now.edition], GOLD),
    "trade_one": lambda now, pair: _exchange(now, given_in(pair), 1, got_in(pair)),
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
    "place_dune": _place_dune,
    "use_dune": lambda now, place: now.phrase("move-use-dune", dune=now.dune(place), does=_does(now, place)),
    "give_up_dune": _give_up_dune,
    "favour": _favour,
    "favour_pay": _favour_pay,
    "favour_take": lambda now, _: now.phrase("move-favour-take", amount=now.gain(now.question.about)),
    "favour_leave": lambda now, _: now.phrase("move-favour-leave"),
    "spring_water": _spring_water,
    "spring_card": lambda now, _: now.phrase("move-turn-over", count=_goods_cards_turned(now)),
    "draw": lambda now, _: now.phrase("move-draw"),
    "take_top": _take_top,
    "redraw": lambda now, _: now.phrase("move-redraw", card=now.card, water=some(WATER, now.c.redraw_water[1])),
    "trade_gold": lambda now, _: _exchange(now, GOLD, 1, ANY, now.c.trade_gold_for[now.edition]),
    "with_extra": _with_extra,
    "without_extra": lambda now, _: now.phrase("move-without-extra"),
    "with_token": lambda now, _: now.phrase("move-with-token", count=paying.token_goods(now.t, now.c, now.seat)),
    "without_token": lambda now, _: now.phrase("move-without-token"),
    "shield": lambda now, _: now.phrase("move-shield"),
    "by_card": _by_card,
    "swap_token": lambda now, _: now.phrase("move-swap-token"),
    "lose": lambda now, row: now.phrase("move-lose", card=now.rightmost(row), row=row + 1),
    "look_lay": lambda now, nth: _lay(now, now.t.looked[nth]),
    "look_keep": lambda now, nth: now.phrase("move-look-keep", card=tribe_card(now.deck, now.t.looked[nth])),
    "look_none": lambda now, _: now.phrase("move-look-none"),
    "market_take": lambda now, nth: now.phrase("move-market", place=nth + 1, amount=now.gain(now.t.looked[nth])),
    "centre_take": _centre_take,
    "water_good": lambda now, good: _exchange(now, WATER, water.price_of_a_good(now.t, now.c, now.seat), good),
    "water_gold": lambda now, _: _exchange(now, WATER, now.c.water_for_gold, GOLD),
}
