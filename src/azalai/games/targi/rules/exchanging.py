"""The exchanges of border cards: goods and gold at the trader, points at the silversmith. T22, X28."""

from azalai.games.targi.rules import actions, effects, gaining
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.table import DATES, GOLD, GOODS, PEPPER, POINTS, SALT, Table, goods_held
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, count_down, is_of, item_of

TRADES_PER_GOOD = 2
TRADES = TRADES_PER_GOOD * GOODS
RATES = 2  # of the silversmith: few and many


# -- the trader ---------------------------------------------------------------------------------------


@rule
def legal_trades(family: int, give: int, options: list[int], n: int) -> int:
    """Append the exchanges of a good for each of the others to the first n options: d>s d>p s>d s>p p>d p>s."""
    for trade in range(TRADES_PER_GOOD):
        options[n + trade] = family + give * TRADES_PER_GOOD + trade
    return n + TRADES_PER_GOOD


@rule
def given_in(trade: int) -> int:
    return trade // TRADES_PER_GOOD


@rule
def got_in(trade: int) -> int:
    got = trade % TRADES_PER_GOOD
    return got if got < given_in(trade) else got + 1


@rule
def can_trade_at_all(t: Table, c: Cards, seat: int, edition: int) -> bool:
    stock = t.players[seat].stock
    if stock[GOLD] > 0 and c.trade_gold_for[edition] > 0:
        return True
    least = min(c.trade_for_good[edition], c.trade_for_gold[edition])
    if effects.count_lasting(t, c, seat, effects.TRADE_ONE_FOR_ONE) > 0:
        least = min(least, 1)
    return max(stock[DATES], stock[SALT], stock[PEPPER]) >= least


@rule
def legal_trade(t: Table, c: Cards, seat: int, about: int, options: list[int]) -> int:
    """T22: any number of exchanges. With one-for-one exchanges, a kind of good that was taken cannot be given again in
    the same visit. So every visit ends, since all other exchanges lose goods (X28: gold buys fewer goods than it
    costs)."""
    stock = t.players[seat].stock
    edition = about >> actions.EDITION_BIT
    one_for_one = effects.count_lasting(t, c, seat, effects.TRADE_ONE_FOR_ONE) > 0
    n = 0
    for give in range(GOODS):
        if stock[give] >= c.trade_for_good[edition]:
            n = legal_trades(actions.TRADE, give, options, n)
        if stock[give] >= c.trade_for_gold[edition]:
            options[n] = actions.TRADE_FOR_GOLD + give
            n += 1
        if one_for_one and stock[give] > 0 and about & (1 << give) == 0:
            n = legal_trades(actions.TRADE_ONE, give, options, n)
    if stock[GOLD] > 0 and c.trade_gold_for[edition] > 0:
        options[n] = actions.TRADE_GOLD
        n += 1
    options[n] = actions.ENOUGH
    return n + 1


@rule
def answer_trade(t: Table, c: Cards, seat: int, action: int) -> None:
    stock = t.players[seat].stock
    edition = t.asked[t.depth - 1].about >> actions.EDITION_BIT
    if action == actions.ENOUGH:
        answered(t)
    elif action == actions.TRADE_GOLD:
        stock[GOLD] -= 1
        ask(t, actions.ASK_GAIN, seat, c.trade_gold_for[edition], 0)
    elif is_of(action, actions.TRADE, TRADES):
        stock[given_in(action - actions.TRADE)] -= c.trade_for_good[edition]
        stock[got_in(action - actions.TRADE)] += 1
    elif is_of(action, actions.TRADE_FOR_GOLD, GOODS):
        stock[action - actions.TRADE_FOR_GOLD] -= c.trade_for_gold[edition]
        stock[GOLD] += 1
    else:
        trade_one(t, seat, item_of(action, actions.TRADE_ONE, TRADES))


@rule
def trade_one(t: Table, seat: int, trade: int) -> None:
    """One good for another; the question remembers the kind taken, so that it is not given again."""
    stock = t.players[seat].stock
    got = got_in(trade)
    stock[given_in(trade)] -= 1
    stock[got] += 1
    t.asked[t.depth - 1].about |= 1 << got


# -- the silversmith ----------------------------------------------------------------------------------


@rule
def can_sell_silver(t: Table, c: Cards, seat: int, edition: int) -> bool:
    stock = t.players[seat].stock
    few = c.silver_goods[edition * RATES]
    if c.silver_mixed[edition] != 0 and goods_held(t, seat) >= few:
        return True
    alike = max(stock[DATES], stock[SALT], stock[PEPPER])
    return alike >= few or stock[GOLD] >= c.silver_gold[edition * RATES]


@rule
def legal_silver(t: Table, c: Cards, seat: int, edition: int, options: list[int]) -> int:
    """T22: one exchange, identical goods or gold for points; X28: the goods need not be identical."""
    stock = t.players[seat].stock
    n = 0
    for rate in range(RATES):
        at = edition * RATES + rate
        if c.silver_mixed[edition] != 0:
            if goods_held(t, seat) >= c.silver_goods[at]:
                options[n] = actions.SILVER_MIXED + rate
                n += 1
        else:
            for good in range(GOODS):
                if stock[good] >= c.silver_goods[at]:
                    options[n] = (actions.SILVER_FEW if rate == 0 else actions.SILVER_MANY) + good
                    n += 1
        if stock[GOLD] >= c.silver_gold[at]:
            options[n] = actions.SILVER_GOLD + rate
            n += 1
    return n


@rule
def answer_silver(t: Table, c: Cards, seat: int, edition: int, action: int) -> None:
    stock = t.players[seat].stock
    answered(t)
    if is_of(action, actions.SILVER_MIXED, RATES):
        at = edition * RATES + action - actions.SILVER_MIXED
        ask(t, actions.DO_SILVER, seat, 1, at)
        ask(t, actions.ASK_PAY_GOODS, seat, c.silver_goods[at], 0)
        return
    if is_of(action, actions.SILVER_GOLD, RATES):
        at = edition * RATES + action - actions.SILVER_GOLD
        stock[GOLD] -= c.silver_gold[at]
        stock[POINTS] += c.silver_gold_points[at]
    else:
        rate = 1 if is_of(action, actions.SILVER_MANY, GOODS) else 0
        good = item_of(action, actions.SILVER_MANY if rate == 1 else actions.SILVER_FEW, GOODS)
        stock[good] -= c.silver_goods[edition * RATES + rate]
        stock[POINTS] += c.silver_goods_points[edition * RATES + rate]
    stock[POINTS] += effects.silversmith_bonus(t, c, seat)


@rule
def finish_silver(t: Table, c: Cards, seat: int, at: int) -> None:
    """X28: the points, after the goods were given one by one."""
    t.players[seat].stock[POINTS] += c.silver_goods_points[at] + effects.silversmith_bonus(t, c, seat)


@rule
def legal_pay_goods(t: Table, seat: int, count: int, may_be_left: int, options: list[int]) -> int:
    """Goods of choice, one by one. Before the first one the payment may be declined, if the question allows it."""
    n = gaining.legal_held(t, seat, actions.GIVE, options, 0) if goods_held(t, seat) >= count else 0
    if may_be_left != 0:
        options[n] = actions.SKIP
        n += 1
    return n


@rule
def answer_pay_goods(t: Table, seat: int, action: int) -> None:
    if action == actions.SKIP:
        answered(t)
        answered(t)  # what the goods would have gained
        return
    t.players[seat].stock[item_of(action, actions.GIVE, GOODS)] -= 1
    t.asked[t.depth - 1].about = 0
    count_down(t)
