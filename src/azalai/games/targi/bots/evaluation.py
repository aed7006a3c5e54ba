"""The evaluation of a Targi table for a seat, in hundredths of a point: the current score, and a price for everything
that can still become points.

The prices are in ``greedy.toml``; ``WEIGHTS`` gives the index of each.
"""

from azalai.games.targi.rules import actions, board, border, decks, effects, paying, round, scoring, table
from azalai.games.targi.rules.card_tables import ALTERNATIVES, ALWAYS, COSTS, END, NOW, ONCE, ROLES, Cards
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import rule

POINT = 100
LAST_ROUND = 12
GOOD, GOLD_, WATER_, FADING, ALWAYS_, ONCE_, NOW_, END_, PLACE_ = 0, 1, 2, 3, 4, 5, 6, 7, 8
ALIKE, DIFFERENT, SPOILT = 9, 13, 17
HAND_, HAND_PART, SHORT, LINE, DUNE, ROLE = 21, 22, 23, 24, 25, 26
WEIGHTS = {
    "good": (GOOD, 1),
    "gold": (GOLD_, 1),
    "water": (WATER_, 1),
    "fading": (FADING, 1),
    "always": (ALWAYS_, 1),
    "once": (ONCE_, 1),
    "now": (NOW_, 1),
    "end": (END_, 1),
    "place": (PLACE_, 1),
    "row_alike": (ALIKE, table.ROW_LENGTH),
    "row_different": (DIFFERENT, table.ROW_LENGTH),
    "row_spoilt": (SPOILT, table.ROW_LENGTH),
    "hand": (HAND_, 1),
    "hand_part": (HAND_PART, 1),
    "short": (SHORT, 1),
    "line": (LINE, 1),
    "dune": (DUNE, 1),
    **{f"role.{role}": (ROLE + number, 1) for role, number in ROLES.items()},
}
NOT_PRICES = (FADING,)
"""Weights that are not prices; fitting does not change them."""


@rule
def evaluate(t: Table, c: Cards, w: list[int], seat: int) -> int:
    total = scoring.score(t, c, seat) * POINT
    if t.depth == 0:
        return total
    return (
        total
        + stock_value(t, c, w, seat)
        + display_value(t, c, w, seat)
        + hand_value(t, c, w, seat)
        + (figures_value(t, c, w, seat) + question_value(t, c, w, seat))
    )


@rule
def faded(t: Table, w: list[int], value: int) -> int:
    """Stock is worth less when there are few rounds left to use it."""
    return value * min(LAST_ROUND + 1 - t.round, w[FADING]) // w[FADING]


@rule
def lasting(t: Table, value: int) -> int:
    """A lasting effect is worth more the longer it lasts; ``value`` is its price for half a game."""
    return value * 2 * (LAST_ROUND - t.round) // LAST_ROUND


@rule
def stock_value(t: Table, c: Cards, w: list[int], seat: int) -> int:
    stock = t.players[seat].stock
    goods = min(table.goods_held(t, seat), c.limit_goods + effects.more_storage(t, c, seat, table.ANY))
    gold = min(stock[table.GOLD], c.limit_gold + effects.more_storage(t, c, seat, table.GOLD))
    return faded(t, w, goods * w[GOOD] + gold * w[GOLD_] + stock[table.WATER] * w[WATER_])


@rule
def display_value(t: Table, c: Cards, w: list[int], seat: int) -> int:
    """Lasting effects, and incomplete rows."""
    player = t.players[seat]
    total = 0
    for place in range(table.DISPLAY):
        card = player.display[place]
        if card != 0:
            total += w[PLACE_]
            total += more_value(t, c, w, card, 0)
            if c.when[card] == ALWAYS:
                total += lasting(t, w[ALWAYS_])
            elif player.tokens & (1 << place) != 0:
                total += w[ONCE_]
    for row in range(table.ROWS):
        total += row_value(t, c, w, seat, row)
    return total


@rule
def row_value(t: Table, c: Cards, w: list[int], seat: int, row: int) -> int:
    """An incomplete row; complete rows are part of the score."""
    display = t.players[seat].display
    seen = 0
    count = 0
    kinds = 0
    for place in range(row * table.ROW_LENGTH, (row + 1) * table.ROW_LENGTH):
        if display[place] != 0:
            kind = 1 << scoring.kind_of(c, display[place], 0)
            count += 1
            if seen & kind == 0:
                kinds += 1
            seen |= kind
    if count == table.ROW_LENGTH:
        return 0
    if kinds <= 1:
        return w[ALIKE + count]
    return w[DIFFERENT + count] if kinds == count else w[SPOILT + count]


@rule
def more_value(t: Table, c: Cards, w: list[int], card: int, at_the_end: int) -> int:
    """The value of the effects of a custom card besides its first one."""
    total = 0
    row = c.more[card]
    while row != 0:
        total += lasting(t, w[ALWAYS_]) if c.when[row] == ALWAYS else at_the_end
        row = c.more[row]
    return total


@rule
def laid_value(t: Table, c: Cards, w: list[int], card: int) -> int:
    """The value of a tribe card once it is laid, without its cost."""
    total = c.crosses[card] * POINT + w[PLACE_] + more_value(t, c, w, card, w[END_])
    if c.when[card] == ALWAYS:
        total += lasting(t, w[ALWAYS_])
    elif c.when[card] == ONCE:
        total += w[ONCE_]
    elif c.when[card] == NOW:
        total += w[NOW_]
    elif c.when[card] == END:
        total += w[END_]
    return total


@rule
def price_value(t: Table, c: Cards, w: list[int], seat: int, card: int) -> int:
    """The value of the goods for the cheapest way to pay a card."""
    least = 0
    for alternative in range(c.alternatives[card]):
        at = (card * ALTERNATIVES + alternative) * COSTS
        price = c.cost[at + table.GOLD] * w[GOLD_] + c.cost[at + table.WATER] * (w[WATER_] + POINT // 2)
        goods = c.cost[at] + c.cost[at + 1] + c.cost[at + 2]
        price += max(0, goods - effects.count_discounts(t, c, seat, c.kind[card])) * w[GOOD]
        if alternative == 0 or price < least:
            least = price
    return faded(t, w, least)


@rule
def missing(t: Table, c: Cards, seat: int, card: int) -> int:
    """How many goods and gold are missing for a card, for the way to pay that lacks least."""
    stock = t.players[seat].stock
    least = 0
    for alternative in range(c.alternatives[card]):
        at = (card * ALTERNATIVES + alternative) * COSTS
        lacks = 0
        for i in range(COSTS):
            lacks += max(0, c.cost[at + i] - stock[i])
        if alternative == 0 or lacks < least:
            least = lacks
    return least


@rule
def tribe_value(t: Table, c: Cards, w: list[int], seat: int, card: int) -> int:
    """A tribe card that can be laid or taken in hand."""
    profit = max(0, laid_value(t, c, w, card) - price_value(t, c, w, seat, card))
    if paying.can_pay_some(t, c, seat, card, 0):
        return profit
    if t.players[seat].hand[0] == 0 and t.round < LAST_ROUND:
        return kept_value(t, c, w, seat, card)
    return 0


@rule
def kept_value(t: Table, c: Cards, w: list[int], seat: int, card: int) -> int:
    """A tribe card in hand."""
    if t.round == LAST_ROUND:
        return 0
    profit = max(0, laid_value(t, c, w, card) - price_value(t, c, w, seat, card))
    return max(0, w[HAND_] + profit * w[HAND_PART] // 100 - missing(t, c, seat, card) * w[SHORT])


@rule
def hand_value(t: Table, c: Cards, w: list[int], seat: int) -> int:
    total = 0
    for place in range(table.HAND):
        card = t.players[seat].hand[place]
        if card != 0:
            total += kept_value(t, c, w, seat, card)
    return total


@rule
def amount_value(w: list[int], amount: list[int], at: int) -> int:
    """The value of what a goods card or a border card shows."""
    goods = amount[at + table.ANY]
    for good in range(table.GOODS):
        goods += amount[at + good]
    water = amount[at + table.WATER] * (w[WATER_] + POINT // 2)
    return goods * w[GOOD] + amount[at + table.GOLD] * w[GOLD_] + amount[at + table.POINTS] * POINT + water


@rule
def centre_value(t: Table, c: Cards, w: list[int], seat: int, k: int) -> int:
    """A centre card that the seat would get. A face-down one is worth nothing, since nobody knows it."""
    space = t.centre[k]
    if space.face_down != 0:
        return 0
    if decks.is_goods_card(space.card):
        return faded(t, w, amount_value(w, c.shows, (space.card - table.FIRST_GOODS_CARD + 1) * table.AMOUNT))
    return tribe_value(t, c, w, seat, space.card)


@rule
def figures_value(t: Table, c: Cards, w: list[int], seat: int) -> int:
    """The value that the seat's Targis and markers on the board promise."""
    player = t.players[seat]
    total = 0
    targis = player.targis
    while targis != 0:
        number = board.lowest(targis) + 1
        gain = amount_value(w, c.border_gain, border.entry_of(t, c, number) * table.AMOUNT)
        total += faded(t, w, gain + w[ROLE + c.role[border.entry_of(t, c, number)]])
        targis &= targis - 1
    dunes = player.dunes
    while dunes != 0:
        total += faded(t, w, w[DUNE])
        dunes &= dunes - 1
    placing = round.is_placing(t)
    marked = round.crossings(player.targis) if placing else player.markers
    for k in range(board.CENTRE):
        if marked & (1 << k) != 0:
            total += centre_value(t, c, w, seat, k)
    return total + line_value(t, c, w, seat, marked) if placing else total


@rule
def line_value(t: Table, c: Cards, w: list[int], seat: int, marked: int) -> int:
    """During placement: the best card in the line of each Targi, for a crossing that may still come."""
    total = 0
    targis = t.players[seat].targis
    while targis != 0:
        number = board.lowest(targis) + 1
        best = 0
        for i in range(board.SIDE):
            k = board.space_in_line(number, i)
            if marked & (1 << k) == 0:
                best = max(best, centre_value(t, c, w, seat, k))
        total += best * w[LINE] // 100
        targis &= targis - 1
    return total


@rule
def question_value(t: Table, c: Cards, w: list[int], seat: int) -> int:
    """The value of the pending question, at the point where following a decision ends."""
    q = t.asked[t.depth - 1]
    if q.seat != seat or q.kind == actions.ASK_ACT or q.kind == actions.ASK_PLACE:
        return 0
    if q.kind == actions.ASK_GAIN or q.kind == actions.ASK_CARD_GAIN:
        return faded(t, w, q.count * w[GOOD])
    if t.card == 0:
        return 0
    if q.kind == actions.ASK_CARD:
        return tribe_value(t, c, w, seat, t.card)
    return laid_value(t, c, w, t.card) - price_value(t, c, w, seat, t.card)
