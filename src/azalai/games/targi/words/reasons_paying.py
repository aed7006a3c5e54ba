"""Why a tribe card cannot be laid or paid for, and goods cannot be exchanged or given. T24, T25, T40, X14, X21."""

from __future__ import annotations

from azalai.games.targi.position.view import GOODS_NAMES
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.border import entry_of
from azalai.games.targi.rules.card_tables import ALTERNATIVES, COSTS
from azalai.games.targi.rules.effects import TRADE_ONE_FOR_ONE, count_discounts
from azalai.games.targi.rules.exchanging import given_in
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.raid import names_goods, wares_held
from azalai.games.targi.rules.table import DISPLAY, GOLD, GOODS, POINTS, WATER, cards_laid, goods_held
from azalai.games.targi.rules.water import price_of_a_good
from azalai.games.targi.words.names import Now, amount_words, border_name, some, tribe_card
from azalai.games.targi.words.questions import raid_takes
from azalai.messages import with_or


def cannot_pay(now: Now, family: str, nth: int) -> str:
    """Why the nth action of a family is not legal at a question that the family answers."""
    t, c, about = now.t, now.c, now.question.about
    match family:
        case "lay":
            return cannot_lay(now, t.card)
        case "pay":
            ways, way = c.alternatives[t.card], nth + 1
            if way > ways:
                return now.refusal("pay-way", card=now.card, way=way, count=ways)
            lacking = _missing(now, t.card, nth, t.cheap)
            off = _counted_off(now, t.card, t.cheap, [lacking])
            return now.refusal("pay-cost", card=now.card, way=way, missing=amount_words(lacking), off=off)
        case "without_token":
            return now.refusal("without-token", card=now.card, missing=_in_words(_all_missing(now, t.card, t.cheap)))
        case "spare" if t.price[nth] == 0:  # T25
            return now.refusal("spare-price", good=GOODS_NAMES[nth], price=amount_words(t.price))
        case "spare":
            missing = amount_words([t.price[i] - now.stock[i] for i in range(GOODS)])
            return now.refusal("spare-rest", good=GOODS_NAMES[nth], missing=missing)
        case "redraw" if about != actions.FROM_DECK_FOR_WATER:
            return now.refusal("redraw")
        case "redraw":
            return now.refusal("redraw-water", wares=some(WATER, c.redraw_water[1]), held=some(WATER, now.stock[WATER]))
        case "give" if now.question.kind == actions.ASK_PAY_GOODS and goods_held(t, now.seat) < now.question.count:
            return now.refusal("give-count", count=now.question.count, held=goods_held(t, now.seat))
        case "give" | "favour_pay":
            return now.refusal("give", good=GOODS_NAMES[nth])
        case "trade":
            return _too_few(now, given_in(nth), c.trade_for_good[now.edition])
        case "trade_for_gold":
            return _too_few(now, nth, c.trade_for_gold[now.edition])
        case "trade_gold":
            return _too_few(now, GOLD, 1) if c.trade_gold_for[now.edition] else now.refusal("trade-gold")
        case "trade_one" if now.question.kind == actions.ASK_TRADE and not trades_one(now):
            return now.refusal("trade-one", count=c.trade_for_good[now.edition])
        case "trade_one" if about >> given_in(nth) & 1:  # taken this way, it cannot be given this way in the same visit
            return now.refusal("trade-taken", good=GOODS_NAMES[given_in(nth)])
        case "trade_one":
            return _too_few(now, given_in(nth), 1)
        case "silver_few" | "silver_many" if c.silver_mixed[about]:
            return now.refusal("silver-identical")
        case "silver_few" | "silver_many":
            return _too_few(now, nth, c.silver_goods[about * 2 + (family == "silver_many")])
        case "silver_gold":
            return _too_few(now, GOLD, c.silver_gold[about * 2 + nth])
        case "silver_mixed" if not c.silver_mixed[about]:
            return now.refusal("silver-mixed")
        case "silver_mixed":
            return now.refusal("give-count", count=c.silver_goods[about * 2 + nth], held=goods_held(t, now.seat))
        case "water_good":
            return _too_few(now, WATER, price_of_a_good(t, c, now.seat))
        case "water_gold":
            return _too_few(now, WATER, c.water_for_gold)
        case "lose" if c.raid_cards[entry_of(t, c, about)]:
            return now.refusal("lose", row=nth + 1)
        case "lose":
            return now.refusal("lose-points", raid=border_name("raid", {"number": about}))
    return _raid(now, family.removeprefix("raid_"))


def _too_few(now: Now, what: int, needed: int) -> str:
    """Not enough of one thing for an exchange."""
    return now.refusal("exchange", wares=some(what, needed), held=some(what, now.stock[what]))


def trades_one(now: Now) -> bool:
    """T22: one for one, only with a card that allows it."""
    return now.lasting(TRADE_ONE_FOR_ONE) > 0


def _off(now: Now, card: int, cheap: int) -> int:
    """How many goods are taken off: by discounts, and by a token or the matchmaker."""
    return cheap + count_discounts(now.t, now.c, now.seat, now.c.kind[card])


def _missing(now: Now, card: int, alternative: int, cheap: int) -> list[int]:
    """What the seat lacks for one way to pay, after discounts."""
    at = (card * ALTERNATIVES + alternative) * COSTS
    lacking = [max(0, now.c.cost[at + i] - now.stock[i]) for i in range(COSTS)]
    if sum(lacking[:GOODS]) <= _off(now, card, cheap):
        lacking[:GOODS] = [0] * GOODS
    return lacking


def _all_missing(now: Now, card: int, cheap: int) -> list[list[int]]:
    return [_missing(now, card, alternative, cheap) for alternative in range(now.c.alternatives[card])]


def _in_words(lacking: list[list[int]]) -> str:
    return with_or([amount_words(each) for each in lacking])


def _counted_off(now: Now, card: int, cheap: int, lacking: list[list[int]]) -> int:
    """The discount, if there was one and it was not enough."""
    short_of_goods = any(any(each[:GOODS]) for each in lacking)
    return _off(now, card, cheap) if short_of_goods else 0


def cannot_lay(now: Now, card: int, cheap: int = 0) -> str:
    """T24, T29; X07: an unused token counts."""
    name = tribe_card(now.deck, card)
    if cards_laid(now.t, now.seat) == DISPLAY:
        return now.refusal("lay-full", card=name)
    cheap += token_goods(now.t, now.c, now.seat)
    lacking = _all_missing(now, card, cheap)
    return now.refusal("lay-cost", card=name, missing=_in_words(lacking), off=_counted_off(now, card, cheap, lacking))


def _raid(now: Now, what: str) -> str:
    """T40, T42, X21, X22."""
    t, c, corner = now.t, now.c, now.question.about
    at = entry_of(t, c, corner)
    wares = "gold" if c.raid_gold[at] else "goods"
    name = border_name("raid", {"number": corner})
    if what == "points" and c.raid_cards[at]:
        return now.refusal("raid-cards", raid=name)
    if what not in ("points", wares):
        return now.refusal("raid-wares-card" if c.raid_cards[at] else "raid-wares", raid=name, wares=wares)
    if what == "points":
        held, due = now.stock[POINTS], c.raid_points[at]
    elif names_goods(t, c, corner):
        return _named_goods(now, name, at)
    else:
        held, due = wares_held(t, c, now.seat, corner), c.raid_gold[at] + c.raid_goods[at]
    if held == 0:
        return now.refusal("raid-none", raid=name, what=what)
    return now.refusal("raid-full", raid=name, what=what, held=held, due=due)


def _named_goods(now: Now, name: str, at: int) -> str:
    """X21: a seat that lacks one of the named goods cannot choose goods."""
    wares = raid_takes(now)[0]
    if wares_held(now.t, now.c, now.seat, now.question.about) == 0:
        return now.refusal("raid-named-none", raid=name, wares=wares)
    held = [min(now.stock[good], now.c.raid_named[at * GOODS + good]) for good in range(GOODS)]
    return now.refusal("raid-named", raid=name, wares=wares, held=amount_words(held))
