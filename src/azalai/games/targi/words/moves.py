"""What a move would do, for the seat that decides: it may name what that seat knows."""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.targi.cards.border_reader import parse_amount
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions, effects, laying, paying, scoring, water
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.border import edition_of, entry_of
from azalai.games.targi.rules.card_tables import COSTS
from azalai.games.targi.rules.exchanging import RATES, given_in, got_in, legal_silver
from azalai.games.targi.rules.favour import may_have_favour
from azalai.games.targi.rules.raid import names_goods
from azalai.games.targi.rules.round import crossings, free_to_place
from azalai.games.targi.rules.table import AMOUNT, ANY, GOLD, GOODS, POINTS, ROW_LENGTH, WATER, Table, goods_held
from azalai.games.targi.words import names
from azalai.games.targi.words.names import Now, amount_text, amount_words, some, tribe_card
from azalai.messages import sentences, with_and

_PLAIN = "enough favour_leave draw without_extra without_token shield swap_token look_none".split()
"""Families whose sentence depends on nothing."""


def say_move(t: Table, setting: Setting, action: int) -> str:
    """What a legal action would do, by its family."""
    now, nth, family = Now(t, setting.deck), CATALOGUE[action].nth, CATALOGUE[action].family
    c, asked, about = now.c, now.question.kind, now.question.about
    if family in _PLAIN:
        return now.phrase(f"move-{family.replace('_', '-')}")
    match family:
        case "place":
            return _place(now, nth)
        case "use":
            return _with_favour(now, nth + 1, _use(now, nth + 1))
        case "by_card":
            use = _use(now, nth + 1)
            return use if asked == actions.ASK_BORDER else now.phrase("move-by-token", use=use)
        case "give_up":
            return _with_favour(now, nth + 1, now.phrase("move-give-up", border=now.border(nth + 1)))
        case "use_centre" | "centre_take":
            return _centre_card(now, nth)
        case "give_up_centre":
            return now.phrase("move-give-up-centre", space=now.space(nth))
        case "move_from":
            return now.phrase("move-marker-from", space=now.space(nth))
        case "move_to":
            return now.phrase("move-marker-to", space=now.space(nth))
        case "place_dune" | "use_dune":
            return _dune(now, nth, family == "place_dune")
        case "give_up_dune":
            return now.phrase("move-give-up-dune", dune=now.dune(nth), stays=bool(now.them.dunes >> nth & 1))
        case "done":  # T30: returning what is over the limits
            back = now.over_limits()
            return now.phrase("move-done-over", amount=amount_words(back)) if any(back) else now.phrase("move-done")
        # tribe cards
        case "take_up_hand" if asked == actions.ASK_MATCH:
            return now.phrase("move-match", card=now.held(nth), count=t.cheap)
        case "take_up_hand":
            lays = paying.can_lay(t, c, now.seat, now.player.hand[nth], 0)
            return now.phrase("move-hand", card=now.held(nth), lays=bool(lays))
        case "take_top":
            return now.phrase("move-take-top", card=now.top_discarded)
        case "redraw":
            return now.phrase("move-redraw", card=now.card, water=some(WATER, c.redraw_water[1]))
        case "lay":
            return _lay(now, t.card)
        case "look_lay":
            return _lay(now, t.looked[nth])
        case "look_keep":
            return now.phrase("move-look-keep", card=tribe_card(now.deck, t.looked[nth]))
        case "keep":
            return now.phrase("move-keep", card=now.card)
        case "discard" if about == actions.FROM_NOBLE:  # X24: the expansion's noble pays for it
            gain = amount_words(c.noble_gain[AMOUNT : 2 * AMOUNT])
            return now.phrase("move-discard-for", card=now.card, amount=gain)
        case "discard":
            return now.phrase("move-discard", card=now.card)
        case "pay":
            cost = now.deck.tribe[t.card].cost[nth]
            return now.phrase("move-pay", card=now.card, cost=amount_text(cost), off=_discount(now, t.card, cost))
        case "spare":
            left = [price - (what == nth) for what, price in enumerate(t.price[:COSTS])]
            return now.phrase("move-spare", amount=some(nth, 1), left=amount_words(left))
        case "with_extra":
            return now.phrase("move-with-extra", **now.extra_part())
        case "with_token":
            return now.phrase("move-with-token", count=paying.token_goods(t, c, now.seat))
        case "row":
            return _row(now, nth)
        case "swap" if asked == actions.ASK_SWAP_FIRST:
            row, place = divmod(nth, ROW_LENGTH)
            return now.phrase("move-swap-first", card=now.laid(nth), row=row + 1, place=place + 1)
        case "swap":
            return now.phrase("move-swap-second", first=now.laid(about), second=now.laid(nth))
        case "skip" if asked == actions.ASK_FAVOUR:
            return now.phrase("move-favour-skip")
        case "skip":
            return now.phrase("move-no-gold" if asked == actions.ASK_PAY_GOODS else "move-skip")
        # goods
        case "take":
            return now.phrase("move-take", amount=now.choice_gain(nth))
        case "spring_water":
            return now.phrase("move-take", amount=now.spring_gain)
        case "spring_card":
            return now.phrase("move-turn-over", count=_goods_cards_turned(now))
        case "market_take":
            return now.phrase("move-market", place=nth + 1, amount=now.gain(t.looked[nth]))
        case "favour":
            number = next(n for n in range(1, 17) if may_have_favour(t, c, now.seat, n))
            return now.phrase("move-favour", border=now.border(number))
        case "favour_pay":
            again = asked == actions.ASK_TURNED
            return now.phrase("move-favour-again" if again else "move-favour-pay", amount=some(nth, 1))
        case "favour_take":
            return now.phrase("move-favour-take", amount=now.gain(about))
        case "give" if asked == actions.ASK_GIVE:
            return now.phrase("move-give", amount=some(nth, 1))
        case "give":
            return now.phrase("move-give-one" if asked == actions.ASK_PAY_GOODS else "move-return", amount=some(nth, 1))
        case "raid_goods" | "raid_points" | "raid_gold":
            return now.phrase("move-give", amount=_raided(now, family))
        case "lose":
            return now.phrase("move-lose", card=now.rightmost(nth), row=nth + 1)
        case _:
            give, get = _exchanged(now, family, nth)
            return now.phrase("move-exchange", give=give, get=get)


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
        words = now.phrase(f"move-use-{card.role}", border=border, amount=amount)
    else:
        hand = (held for held in now.player.hand if held)
        discards = card.role == "noble" and not any(
            paying.can_lay(now.t, now.c, now.seat, held, 0) for held in hand
        )  # T20
        role = "noble-discards" if discards else card.role
        words = now.phrase("move-use", border=border, role=role, amount=amount, count=_goods_cards_turned(now))
    return _with_lone_exchange(now, edition, words) if card.role == "silversmith" else words


def _with_lone_exchange(now: Now, edition: int, words: str) -> str:
    """T22: the only exchange that the seat can make is made at once."""
    options = [0] * (RATES * (GOODS + 1))
    if legal_silver(now.t, now.c, now.seat, edition, options) != 1:
        return words
    lone = CATALOGUE[options[0]]
    give, get = _sold(now, edition, lone.family, lone.nth)
    return sentences([words, now.phrase("move-exchange", give=give, get=get)])


def _goods_cards_turned(now: Now) -> int:
    """How many goods cards the caravan gives the seat."""
    return 1 + now.lasting(effects.CARAVAN_TWICE)


def _with_favour(now: Now, number: int, words: str) -> str:
    """X12: on the Targia's card her favour can follow the action."""
    if now.question.kind == actions.ASK_ACT and may_have_favour(now.t, now.c, now.seat, number):
        return sentences([words, now.phrase("move-favour-follows")])
    return words


def _centre_card(now: Now, k: int) -> str:
    """A card of the centre, taken by a marker or by a dune."""
    number, space, times = now.t.centre[k].card, k + 1, now.question.count
    by_dune, goods = now.question.kind == actions.ASK_CENTRE, number in now.deck.goods
    if goods and by_dune:
        return now.phrase("move-peddler", space=space, count=times, amount=now.gain(number, times))
    if goods:
        return now.phrase("move-goods-card", space=space, amount=now.gain(number))
    card = tribe_card(now.deck, number)
    if by_dune:
        return now.phrase("move-envoy", space=space, card=card)
    return now.phrase("move-tribe-card", space=space, card=card, choices=_choices(now, number))


def _choices(now: Now, card: int) -> str:
    """What can be done with a tribe card of the centre (T18), as the messages select by it."""
    otherwise = "keep" if laying.free_hand_place(now.t, now.c, now.seat) >= 0 else "discard"
    return f"lay-{otherwise}" if paying.can_lay(now.t, now.c, now.seat, card, 0) else otherwise


def _dune(now: Now, place: int, placing: bool) -> str:
    dune, does = now.dune(place), names.dune_text(names.dune_facts(now.deck, now.t.dunes[place]))
    if not placing:
        return now.phrase("move-use-dune", dune=dune, does=does)
    joins = now.them.dunes >> place & 1
    return now.phrase("move-join-dune" if joins else "move-place-dune", dune=dune, does=does)


# -- tribe cards --------------------------------------------------------------------------------------


def _lay(now: Now, number: int) -> str:
    """Laying a tribe card: its crosses and its cost after discounts."""
    name, card = tribe_card(now.deck, number), now.deck.tribe[number]
    cost, off = names.cost_text(card.cost, card.extra), max(_discount(now, number, cost) for cost in card.cost)
    words = now.phrase("move-lay", card=name, crosses=card.crosses, cost=cost, off=off)
    return words if paying.can_pay_some(now.t, now.c, now.seat, number, 0) else now.phrase("move-lay-token", lay=words)


def _discount(now: Now, card: int, cost: str) -> int:
    """T25: how many goods are taken off a cost; a token or the matchmaker takes off ``cheap`` more."""
    goods = sum((parse_amount(cost) or [])[:GOODS])
    return min(goods, now.t.cheap + effects.count_discounts(now.t, now.c, now.seat, now.c.kind[card]))


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


# -- goods --------------------------------------------------------------------------------------------


def _exchanged(now: Now, family: str, nth: int) -> tuple[str, str]:
    """What the seat gives and gets at the trader, at the silversmith, or for water."""
    c = now.c
    match family:
        case "trade":
            return some(given_in(nth), c.trade_for_good[now.edition]), some(got_in(nth), 1)
        case "trade_one":
            return some(given_in(nth), 1), some(got_in(nth), 1)
        case "trade_for_gold":
            return some(nth, c.trade_for_gold[now.edition]), some(GOLD, 1)
        case "trade_gold":
            return some(GOLD, 1), some(ANY, c.trade_gold_for[now.edition])
        case "water_good":
            return some(WATER, water.price_of_a_good(now.t, c, now.seat)), some(nth, 1)
        case "water_gold":
            return some(WATER, c.water_for_gold), some(GOLD, 1)
    return _sold(now, now.question.about, family, nth)


def _sold(now: Now, edition: int, family: str, nth: int) -> tuple[str, str]:
    """What the seat gives and gets at the silversmith."""
    c = now.c
    large = family == "silver_many" or (nth == 1 and family in ("silver_gold", "silver_mixed"))
    at, bonus = edition * RATES + large, effects.silversmith_bonus(now.t, c, now.seat)
    if family == "silver_gold":
        return some(GOLD, c.silver_gold[at]), some(POINTS, c.silver_gold_points[at] + bonus)
    what = ANY if family == "silver_mixed" else nth
    return some(what, c.silver_goods[at]), some(POINTS, c.silver_goods_points[at] + bonus)


def _raided(now: Now, family: str) -> str:
    """T42: in full, or everything the seat has."""
    c, stock, at = now.c, now.stock, entry_of(now.t, now.c, now.question.about)
    if family == "raid_points":
        return some(POINTS, min(stock[POINTS], c.raid_points[at]))
    if family == "raid_gold":
        return some(GOLD, min(stock[GOLD], c.raid_gold[at]))
    if names_goods(now.t, c, now.question.about):
        return amount_words([min(stock[good], c.raid_named[at * GOODS + good]) for good in range(GOODS)])
    if goods_held(now.t, now.seat) <= c.raid_goods[at]:
        return amount_words(stock[:GOODS])
    return some(ANY, c.raid_goods[at])
