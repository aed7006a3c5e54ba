"""The actions of the border cards. T21 to T23."""

from azalai.games.targi.actions import (
    ASK_HAND,
    ASK_MOVE_FROM,
    ASK_MOVE_TO,
    ASK_SILVER,
    ASK_TRADE,
    DO_TURN_GOODS,
    ENOUGH,
    FROM_DECK,
    SILVER_FEW,
    SILVER_GOLD,
    SILVER_MANY,
    TRADE,
    TRADE_FOR_GOLD,
    TRADE_ONE,
)
from azalai.games.targi.board import CENTRE, lowest
from azalai.games.targi.cards import (
    CARAVAN,
    EXPANSION,
    GOODS_ROLE,
    MIRAGE,
    NOBLE,
    SILVERSMITH,
    TRADER,
    Cards,
)
from azalai.games.targi.decks import draw_tribe_card
from azalai.games.targi.effects import CARAVAN_TWICE, TRADE_ONE_FOR_ONE, count_lasting, silversmith_bonus
from azalai.games.targi.gaining import gain
from azalai.games.targi.laying import can_take_up_any, decide_on
from azalai.games.targi.table import AMOUNT, GOLD, GOODS, POINTS, Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask

TRADES_PER_GOOD = 2


@rule
def can_use(t: Table, c: Cards, seat: int, number: int) -> bool:
    """T23: an action that cannot do anything can only be given up."""
    role = c.role[number]
    if role == NOBLE:
        return can_take_up_any(t, seat)
    if role == TRADER:
        return can_trade_at_all(t, c, seat)
    if role == SILVERSMITH:
        return can_sell_silver(t, c, seat)
    if role == MIRAGE:
        return t.players[seat].markers != 0 and free_for_marker(t) != 0
    return True


@rule
def use_border(t: Table, c: Cards, seat: int, number: int) -> None:
    """T21, T22: what a border card does."""
    role = c.role[number]
    if role == GOODS_ROLE:
        gain(t, seat, c.border_gain, number * AMOUNT)
    elif role == NOBLE:
        ask(t, ASK_HAND, seat, 1, 0)
    elif role == TRADER:
        ask(t, ASK_TRADE, seat, 1, 0)
    elif role == SILVERSMITH:
        ask(t, ASK_SILVER, seat, 1, 0)
    elif role == MIRAGE:
        ask(t, ASK_MOVE_FROM, seat, 1, 0)
    elif role == CARAVAN:
        ask(t, DO_TURN_GOODS, seat, 1 + count_lasting(t, c, seat, CARAVAN_TWICE), 0)
    elif role == EXPANSION:
        t.reveals += 1
        card = draw_tribe_card(t)
        decide_on(t, seat, card, FROM_DECK, 0, t.tribe_generation)


# -- the trader ---------------------------------------------------------------------------------------


@rule
def trade_of(give: int, get: int) -> int:
    """The place of a pair of two different goods in the catalogue: d>s d>p s>d s>p p>d p>s."""
    return give * TRADES_PER_GOOD + (get if get < give else get - 1)


@rule
def given_in(trade: int) -> int:
    return trade // TRADES_PER_GOOD


@rule
def got_in(trade: int) -> int:
    got = trade % TRADES_PER_GOOD
    return got if got < given_in(trade) else got + 1


@rule
def can_trade_at_all(t: Table, c: Cards, seat: int) -> bool:
    stock = t.players[seat].stock
    for give in range(GOODS):
        if stock[give] >= min(c.trade_for_good, c.trade_for_gold):
            return True
        if stock[give] > 0 and count_lasting(t, c, seat, TRADE_ONE_FOR_ONE) > 0:
            return True
    return False


@rule
def legal_trade(t: Table, c: Cards, seat: int, taken: int, options: list[int]) -> int:
    """T22: any number of exchanges. One for one, a kind of good taken is not given again in the same visit: so
    every visit ends, since all other exchanges lose goods."""
    stock = t.players[seat].stock
    n = 0
    for give in range(GOODS):
        if stock[give] >= c.trade_for_good:
            for get in range(GOODS):
                if get != give:
                    options[n] = TRADE + trade_of(give, get)
                    n += 1
        if stock[give] >= c.trade_for_gold:
            options[n] = TRADE_FOR_GOLD + give
            n += 1
        if stock[give] > 0 and taken & (1 << give) == 0 and count_lasting(t, c, seat, TRADE_ONE_FOR_ONE) > 0:
            for get in range(GOODS):
                if get != give:
                    options[n] = TRADE_ONE + trade_of(give, get)
                    n += 1
    options[n] = ENOUGH
    return n + 1


@rule
def answer_trade(t: Table, c: Cards, seat: int, action: int) -> None:
    stock = t.players[seat].stock
    if action == ENOUGH:
        answered(t)
    elif action < TRADE_FOR_GOLD:
        stock[given_in(action - TRADE)] -= c.trade_for_good
        stock[got_in(action - TRADE)] += 1
    elif action < TRADE_ONE:
        stock[action - TRADE_FOR_GOLD] -= c.trade_for_gold
        stock[GOLD] += 1
    else:
        got = got_in(action - TRADE_ONE)
        stock[given_in(action - TRADE_ONE)] -= 1
        stock[got] += 1
        t.asked[t.depth - 1].about |= 1 << got


# -- the silversmith ----------------------------------------------------------------------------------


@rule
def can_sell_silver(t: Table, c: Cards, seat: int) -> bool:
    stock = t.players[seat].stock
    for good in range(GOODS):
        if stock[good] >= c.silver_goods[0]:
            return True
    return stock[GOLD] >= c.silver_gold[0]


@rule
def legal_silver(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """T22: one exchange, identical goods or gold for points."""
    stock = t.players[seat].stock
    n = 0
    for rate in range(2):
        for good in range(GOODS):
            if stock[good] >= c.silver_goods[rate]:
                options[n] = (SILVER_FEW if rate == 0 else SILVER_MANY) + good
                n += 1
        if stock[GOLD] >= c.silver_gold[rate]:
            options[n] = SILVER_GOLD + rate
            n += 1
    return n


@rule
def answer_silver(t: Table, c: Cards, seat: int, action: int) -> None:
    stock = t.players[seat].stock
    if action >= SILVER_GOLD:
        rate = action - SILVER_GOLD
        stock[GOLD] -= c.silver_gold[rate]
        stock[POINTS] += c.silver_gold_points[rate]
    else:
        rate = 0 if action < SILVER_MANY else 1
        good = action - (SILVER_FEW if rate == 0 else SILVER_MANY)
        stock[good] -= c.silver_goods[rate]
        stock[POINTS] += c.silver_goods_points[rate]
    stock[POINTS] += silversmith_bonus(t, c, seat)
    answered(t)


# -- the mirage ---------------------------------------------------------------------------------------


@rule
def free_for_marker(t: Table) -> int:
    """T22: the face-up centre cards without a marker."""
    free = 0
    for k in range(CENTRE):
        if t.centre[k].face_down == 0:
            free |= 1 << k
    return free & ~(t.players[0].markers | t.players[1].markers)


@rule
def legal_spaces(spaces: int, family: int, options: list[int]) -> int:
    """One option for each centre space of a set."""
    n = 0
    while spaces != 0:
        options[n] = family + lowest(spaces)
        spaces &= spaces - 1
        n += 1
    return n


@rule
def answer_move_from(t: Table, seat: int, k: int) -> None:
    answered(t)
    ask(t, ASK_MOVE_TO, seat, 1, k)


@rule
def answer_move_to(t: Table, seat: int, origin: int, k: int) -> None:
    t.players[seat].markers ^= (1 << origin) | (1 << k)
    answered(t)
