"""The actions of the border cards. T21 to T23, X24 to X28."""

from azalai.games.targi.actions import (
    ASK_GAIN,
    ASK_HAND,
    ASK_MOVE_FROM,
    ASK_MOVE_TO,
    ASK_PAY_GOODS,
    ASK_SILVER,
    ASK_SOURCE,
    ASK_SPRING,
    ASK_TRADE,
    DO_SILVER,
    DO_TURN_GOODS,
    DRAW,
    ENOUGH,
    FROM_DECK,
    FROM_DECK_FOR_WATER,
    FROM_OPEN,
    GIVE,
    MOVE_TO,
    SILVER_FEW,
    SILVER_GOLD,
    SILVER_MANY,
    SILVER_MIXED,
    SKIP,
    SPRING_CARD,
    SPRING_WATER,
    TAKE_TOP,
    TRADE,
    TRADE_FOR_GOLD,
    TRADE_GOLD,
    TRADE_ONE,
)
from azalai.games.targi.board import CENTRE, SIDE, lowest
from azalai.games.targi.cards import (
    BORDER_NUMBERS,
    CARAVAN,
    EXPANSION,
    GOODS_ROLE,
    MIRAGE,
    NOBLE,
    SILVERSMITH,
    SPRING,
    TRADER,
    Cards,
    with_expansion,
)
from azalai.games.targi.decks import draw_tribe_card
from azalai.games.targi.effects import CARAVAN_TWICE, TRADE_ONE_FOR_ONE, count_lasting, silversmith_bonus
from azalai.games.targi.gaining import gain
from azalai.games.targi.laying import can_take_up_any, decide_on
from azalai.games.targi.table import AMOUNT, GOLD, GOODS, POINTS, Table, goods_held
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, count_down

TRADES_PER_GOOD = 2
NEAR_BIT = 4  # in ``about`` of ASK_MOVE_TO, above the origin
ORIGIN = 0b1111
ALL_CENTRE = 0b111_111_111
EDITION_BIT = 3  # in ``about`` of ASK_TRADE, above the bits of the goods


@rule
def edition_of(t: Table, c: Cards, number: int) -> int:
    """X31: which set a border card is from: 0 base, 1 expansion."""
    return t.border[number] if with_expansion(c) else 0


@rule
def entry_of(t: Table, c: Cards, number: int) -> int:
    """Where a border card stands in the card tables."""
    return number + BORDER_NUMBERS * edition_of(t, c, number)


@rule
def role_of(t: Table, c: Cards, number: int) -> int:
    return c.role[entry_of(t, c, number)]


@rule
def can_use(t: Table, c: Cards, seat: int, number: int) -> bool:
    """T23: an action that cannot do anything can only be given up."""
    role = role_of(t, c, number)
    if role == NOBLE:
        return can_take_up_any(t, seat)
    if role == TRADER:
        return can_trade_at_all(t, c, seat, edition_of(t, c, number))
    if role == SILVERSMITH:
        return can_sell_silver(t, c, seat, edition_of(t, c, number))
    if role == MIRAGE:
        return movable(t, seat, c.mirage_near[edition_of(t, c, number)]) != 0
    return True


@rule
def use_border(t: Table, c: Cards, seat: int, number: int) -> None:
    """T21, T22, X24 to X28: what a border card does. What is asked remembers the edition."""
    role = role_of(t, c, number)
    edition = edition_of(t, c, number)
    if role == GOODS_ROLE:
        gain(t, seat, c.border_gain, entry_of(t, c, number) * AMOUNT)
    elif role == NOBLE:
        ask(t, ASK_HAND, seat, 1, edition)
    elif role == TRADER:
        ask(t, ASK_TRADE, seat, 1, edition << EDITION_BIT)
    elif role == SILVERSMITH:
        ask(t, ASK_SILVER, seat, 1, edition)
    elif role == MIRAGE:
        ask(t, ASK_MOVE_FROM, seat, 1, c.mirage_near[edition])
    elif role == CARAVAN:
        send_caravan(t, c, seat)
    elif role == SPRING:
        ask(t, ASK_SPRING, seat, 1, number)
    else:
        assert role == EXPANSION
        if c.from_discard[edition] != 0:
            ask(t, ASK_SOURCE, seat, 1, 0)
        else:
            draw_and_decide(t, seat, FROM_DECK)


@rule
def send_caravan(t: Table, c: Cards, seat: int) -> None:
    ask(t, DO_TURN_GOODS, seat, 1 + count_lasting(t, c, seat, CARAVAN_TWICE), 0)


@rule
def draw_and_decide(t: Table, seat: int, source: int) -> None:
    """Draw the top tribe card: its owner alone sees it."""
    t.reveals += 1
    card = draw_tribe_card(t)
    decide_on(t, seat, card, source, 0, t.tribe_generation)


# -- the spring and the expansion's tribal expansion --------------------------------------------------


@rule
def legal_spring(options: list[int]) -> int:
    """X26: take water, or turn over the top goods card as the caravan does."""
    options[0] = SPRING_WATER
    options[1] = SPRING_CARD
    return 2


@rule
def answer_spring(t: Table, c: Cards, seat: int, number: int, action: int) -> None:
    answered(t)
    if action == SPRING_WATER:
        gain(t, seat, c.border_gain, entry_of(t, c, number) * AMOUNT)
    else:
        send_caravan(t, c, seat)


@rule
def legal_source(t: Table, options: list[int]) -> int:
    """X27: the top tribe card of the deck, or of the discard pile."""
    options[0] = DRAW
    options[1] = TAKE_TOP
    return 2 if t.tribe_discarded > 0 else 1


@rule
def answer_source(t: Table, seat: int, action: int) -> None:
    answered(t)
    if action == DRAW:
        draw_and_decide(t, seat, FROM_DECK_FOR_WATER)
        return
    t.tribe_discarded -= 1
    card = t.tribe_discard[t.tribe_discarded]
    t.tribe_discard[t.tribe_discarded] = 0
    decide_on(t, seat, card, FROM_OPEN, 1, 0)


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
def can_trade_at_all(t: Table, c: Cards, seat: int, edition: int) -> bool:
    stock = t.players[seat].stock
    if stock[GOLD] > 0 and c.trade_gold_for[edition] > 0:
        return True
    for give in range(GOODS):
        if stock[give] >= min(c.trade_for_good[edition], c.trade_for_gold[edition]):
            return True
        if stock[give] > 0 and count_lasting(t, c, seat, TRADE_ONE_FOR_ONE) > 0:
            return True
    return False


@rule
def legal_trade(t: Table, c: Cards, seat: int, about: int, options: list[int]) -> int:
    """T22: any number of exchanges. One for one, a kind of good taken is not given again in the same visit: so
    every visit ends, since all other exchanges lose goods (X28: gold buys fewer than it costs)."""
    stock = t.players[seat].stock
    edition = about >> EDITION_BIT
    taken = about
    n = 0
    for give in range(GOODS):
        if stock[give] >= c.trade_for_good[edition]:
            for get in range(GOODS):
                if get != give:
                    options[n] = TRADE + trade_of(give, get)
                    n += 1
        if stock[give] >= c.trade_for_gold[edition]:
            options[n] = TRADE_FOR_GOLD + give
            n += 1
        if stock[give] > 0 and taken & (1 << give) == 0 and count_lasting(t, c, seat, TRADE_ONE_FOR_ONE) > 0:
            for get in range(GOODS):
                if get != give:
                    options[n] = TRADE_ONE + trade_of(give, get)
                    n += 1
    if stock[GOLD] > 0 and c.trade_gold_for[edition] > 0:
        options[n] = TRADE_GOLD
        n += 1
    options[n] = ENOUGH
    return n + 1


@rule
def answer_trade(t: Table, c: Cards, seat: int, action: int) -> None:
    stock = t.players[seat].stock
    edition = t.asked[t.depth - 1].about >> EDITION_BIT
    if action == ENOUGH:
        answered(t)
    elif action == TRADE_GOLD:
        stock[GOLD] -= 1
        ask(t, ASK_GAIN, seat, c.trade_gold_for[edition], 0)
    elif action < TRADE_FOR_GOLD:
        stock[given_in(action - TRADE)] -= c.trade_for_good[edition]
        stock[got_in(action - TRADE)] += 1
    elif action < TRADE_ONE:
        stock[action - TRADE_FOR_GOLD] -= c.trade_for_gold[edition]
        stock[GOLD] += 1
    else:
        got = got_in(action - TRADE_ONE)
        stock[given_in(action - TRADE_ONE)] -= 1
        stock[got] += 1
        t.asked[t.depth - 1].about |= 1 << got


# -- the silversmith ----------------------------------------------------------------------------------


@rule
def can_sell_silver(t: Table, c: Cards, seat: int, edition: int) -> bool:
    stock = t.players[seat].stock
    few = c.silver_goods[edition * 2]
    if c.silver_mixed[edition] != 0 and goods_held(t, seat) >= few:
        return True
    for good in range(GOODS):
        if stock[good] >= few:
            return True
    return stock[GOLD] >= c.silver_gold[edition * 2]


@rule
def legal_silver(t: Table, c: Cards, seat: int, edition: int, options: list[int]) -> int:
    """T22: one exchange, identical goods or gold for points; X28: the goods need not be identical."""
    stock = t.players[seat].stock
    n = 0
    for rate in range(2):
        at = edition * 2 + rate
        if c.silver_mixed[edition] != 0:
            if goods_held(t, seat) >= c.silver_goods[at]:
                options[n] = SILVER_MIXED + rate
                n += 1
        else:
            for good in range(GOODS):
                if stock[good] >= c.silver_goods[at]:
                    options[n] = (SILVER_FEW if rate == 0 else SILVER_MANY) + good
                    n += 1
        if stock[GOLD] >= c.silver_gold[at]:
            options[n] = SILVER_GOLD + rate
            n += 1
    return n


@rule
def answer_silver(t: Table, c: Cards, seat: int, edition: int, action: int) -> None:
    stock = t.players[seat].stock
    answered(t)
    if action >= SILVER_MIXED:
        at = edition * 2 + action - SILVER_MIXED
        ask(t, DO_SILVER, seat, 1, at)
        ask(t, ASK_PAY_GOODS, seat, c.silver_goods[at], 0)
        return
    if action >= SILVER_GOLD:
        at = edition * 2 + action - SILVER_GOLD
        stock[GOLD] -= c.silver_gold[at]
        stock[POINTS] += c.silver_gold_points[at]
    else:
        rate = 0 if action < SILVER_MANY else 1
        good = action - (SILVER_FEW if rate == 0 else SILVER_MANY)
        stock[good] -= c.silver_goods[edition * 2 + rate]
        stock[POINTS] += c.silver_goods_points[edition * 2 + rate]
    stock[POINTS] += silversmith_bonus(t, c, seat)


@rule
def finish_silver(t: Table, c: Cards, seat: int, at: int) -> None:
    """The goods were given one by one: the points follow."""
    t.players[seat].stock[POINTS] += c.silver_goods_points[at] + silversmith_bonus(t, c, seat)


@rule
def legal_pay_goods(t: Table, seat: int, count: int, may_be_left: int, options: list[int]) -> int:
    """Goods of choice, one by one; before the first it may be left where that is so."""
    n = 0
    if goods_held(t, seat) >= count:
        for good in range(GOODS):
            if t.players[seat].stock[good] > 0:
                options[n] = GIVE + good
                n += 1
    if may_be_left != 0:
        options[n] = SKIP
        n += 1
    return n


@rule
def answer_pay_goods(t: Table, seat: int, action: int) -> None:
    if action == SKIP:
        answered(t)
        answered(t)  # what the goods would have brought
        return
    t.players[seat].stock[action - GIVE] -= 1
    t.asked[t.depth - 1].about = 0
    count_down(t)


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
def reach_of(k: int, near: int) -> int:
    """X25: the centre spaces that share a side with one; without that limit all of them."""
    if near == 0:
        return ALL_CENTRE
    reach = 0
    if k >= SIDE:
        reach |= 1 << (k - SIDE)
    if k < CENTRE - SIDE:
        reach |= 1 << (k + SIDE)
    if k % SIDE > 0:
        reach |= 1 << (k - 1)
    if k % SIDE < SIDE - 1:
        reach |= 1 << (k + 1)
    return reach


@rule
def movable(t: Table, seat: int, near: int) -> int:
    """The spaces of the own markers that have somewhere to go."""
    free = free_for_marker(t)
    markers = t.players[seat].markers
    if near == 0:
        return markers if free != 0 else 0
    able = 0
    while markers != 0:
        k = lowest(markers)
        markers &= markers - 1
        if reach_of(k, near) & free != 0:
            able |= 1 << k
    return able


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
def answer_move_from(t: Table, seat: int, near: int, k: int) -> None:
    answered(t)
    ask(t, ASK_MOVE_TO, seat, 1, k | (near << NEAR_BIT))


@rule
def legal_move_to(t: Table, about: int, options: list[int]) -> int:
    reach = reach_of(about & ORIGIN, about >> NEAR_BIT)
    return legal_spaces(free_for_marker(t) & reach, MOVE_TO, options)


@rule
def answer_move_to(t: Table, seat: int, about: int, k: int) -> None:
    t.players[seat].markers ^= (1 << (about & ORIGIN)) | (1 << k)
    answered(t)
