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
from azalai.games.targi.words.names import Now, amount_words, border_name, some, tribe_card
from azalai.games.targi.words.questions import raid_takes
from azalai.messages import with_or

# -- a tribe card -------------------------------------------------------------------------------------


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


def pay(now: Now, alternative: int) -> str:
    ways, way = now.c.alternatives[now.t.card], alternative + 1
    if alternative >= ways:
        return now.refusal("pay-way", card=now.card, way=way, count=ways)
    lacking = _missing(now, now.t.card, alternative, now.t.cheap)
    off = _counted_off(now, now.t.card, now.t.cheap, [lacking])
    return now.refusal("pay-cost", card=now.card, way=way, missing=amount_words(lacking), off=off)


def without_token(now: Now, _: int) -> str:
    lacking = _in_words(_all_missing(now, now.t.card, now.t.cheap))
    return now.refusal("without-token", card=now.card, missing=lacking)


def spare(now: Now, good: int) -> str:
    """T25."""
    if now.t.price[good] == 0:
        return now.refusal("spare-price", good=GOODS_NAMES[good], price=amount_words(now.t.price))
    lacking = [max(0, now.t.price[i] - now.stock[i]) for i in range(GOODS)]
    return now.refusal("spare-rest", good=GOODS_NAMES[good], missing=amount_words(lacking))


# -- goods --------------------------------------------------------------------------------------------


def too_few(now: Now, what: int, needed: int) -> str:
    """Not enough of one thing for an exchange."""
    return now.refusal("exchange", wares=some(what, needed), held=some(what, now.stock[what]))


def no_good(now: Now, good: int) -> str:
    return now.refusal("give", good=GOODS_NAMES[good])


def trades_one(now: Now) -> bool:
    return now.lasting(TRADE_ONE_FOR_ONE) > 0


def trade_one(now: Now, trade: int) -> str:
    """T22: only with a card that allows it."""
    if not trades_one(now):
        return now.refusal("trade-one", count=now.c.trade_for_good[now.edition])
    return cannot_exchange(now, trade)


def cannot_exchange(now: Now, trade: int) -> str:
    """One for one: a kind that was taken this way cannot be given this way again in the same visit."""
    good = given_in(trade)
    if now.question.about >> good & 1:
        return now.refusal("trade-taken", good=GOODS_NAMES[good])
    return too_few(now, good, 1)


def trade_gold(now: Now, _: int) -> str:
    return too_few(now, GOLD, 1) if now.c.trade_gold_for[now.edition] else now.refusal("trade-gold")


def silver(now: Now, good: int, rate: int) -> str:
    if now.c.silver_mixed[now.question.about]:
        return now.refusal("silver-identical")
    return too_few(now, good, now.c.silver_goods[now.question.about * 2 + rate])


def silver_mixed(now: Now, rate: int) -> str:
    edition = now.question.about
    if not now.c.silver_mixed[edition]:
        return now.refusal("silver-mixed")
    return now.refusal("give-count", count=now.c.silver_goods[edition * 2 + rate], held=goods_held(now.t, now.seat))


def pay_goods(now: Now, good: int) -> str:
    held = goods_held(now.t, now.seat)
    if held < now.question.count:
        return now.refusal("give-count", count=now.question.count, held=held)
    return no_good(now, good)


def redraw(now: Now, _: int) -> str:
    if now.question.about != actions.FROM_DECK_FOR_WATER:
        return now.refusal("redraw")
    return now.refusal("redraw-water", wares=some(WATER, now.c.redraw_water[1]), held=some(WATER, now.stock[WATER]))


# -- raids --------------------------------------------------------------------------------------------


def raid(now: Now, what: str) -> str:
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


def lose(now: Now, row: int) -> str:
    if not now.c.raid_cards[entry_of(now.t, now.c, now.question.about)]:
        return now.refusal("lose-points", raid=border_name("raid", {"number": now.question.about}))
    return now.refusal("lose", row=row + 1)
