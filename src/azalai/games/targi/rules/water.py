"""Water: its limit and its exchange for goods and gold. X13, X14."""

from azalai.games.targi.rules.actions import (
    ASK_ALTERNATIVE,
    ASK_DISCOUNT,
    ASK_EXTRA,
    ASK_GAIN,
    ASK_MATCH,
    ASK_PLACE,
    ASK_RETURN,
    ASK_ROW,
    ASK_TOKEN,
    WATER_GOLD,
    WATER_GOOD,
)
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.effects import WATER_BUYS_GOOD, count_lasting
from azalai.games.targi.rules.table import GOLD, GOODS, WATER, Table
from azalai.kernel.families import is_of, item_of
from azalai.kernel.gear import rule


@rule
def is_water(action: int) -> bool:
    """Whether an action exchanges water, for a good or for gold."""
    return action == WATER_GOLD or is_of(action, WATER_GOOD, GOODS)


@rule
def water_flows(t: Table) -> bool:
    """X14: at any decision of the seat in the action phase and in a raid, but not between choosing to lay a card and
    paying it, nor while returning what is over a limit."""
    kind = t.asked[t.depth - 1].kind
    return (
        kind != ASK_PLACE
        and kind != ASK_RETURN
        and kind != ASK_TOKEN
        and kind != ASK_ALTERNATIVE
        and kind != ASK_EXTRA
        and kind != ASK_DISCOUNT
        and kind != ASK_ROW
        and kind != ASK_MATCH
        and not (kind == ASK_GAIN and waits_for_placing(t))
    )


@rule
def waits_for_placing(t: Table) -> bool:
    """Whether the question is asked before the action phase: income at the start of a round can be a good of choice."""
    for i in range(t.depth):
        if t.asked[i].kind == ASK_PLACE:
            return True
    return False


@rule
def price_of_a_good(t: Table, c: Cards, seat: int) -> int:
    """X14: 2 water buy 1 good; 1 with a tribe card that says so."""
    return 1 if count_lasting(t, c, seat, WATER_BUYS_GOOD) > 0 else c.water_for_good


@rule
def legal_water(t: Table, c: Cards, seat: int, options: list[int], n: int) -> int:
    water = t.players[seat].stock[WATER]
    if water >= price_of_a_good(t, c, seat):
        for good in range(GOODS):
            options[n] = WATER_GOOD + good
            n += 1
    if water >= c.water_for_gold:
        options[n] = WATER_GOLD
        n += 1
    return n


@rule
def answer_water(t: Table, c: Cards, seat: int, action: int) -> None:
    """The pending question stays."""
    stock = t.players[seat].stock
    if action == WATER_GOLD:
        stock[WATER] -= c.water_for_gold
        stock[GOLD] += 1
    else:
        stock[WATER] -= price_of_a_good(t, c, seat)
        stock[item_of(action, WATER_GOOD, GOODS)] += 1
