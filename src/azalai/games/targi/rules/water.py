"""Water: its limit and its exchange for goods and gold. X13, X14."""

from azalai.games.targi.rules import actions, effects, round
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.table import GOLD, GOODS, WATER, Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import item_of


@rule
def is_water(action: int) -> bool:
    """Whether an action exchanges water, for a good or for gold."""
    return actions.WATER_GOOD <= action < actions.WATER_GOOD + GOODS or action == actions.WATER_GOLD


@rule
def water_flows(t: Table) -> bool:
    """X14: at any decision of the seat in the action phase and in a raid, but not between choosing to lay a card and
    paying it, nor while returning what is over a limit."""
    kind = t.asked[t.depth - 1].kind
    return (
        kind != actions.ASK_PLACE
        and kind != actions.ASK_RETURN
        and kind != actions.ASK_TOKEN
        and kind != actions.ASK_ALTERNATIVE
        and kind != actions.ASK_EXTRA
        and kind != actions.ASK_DISCOUNT
        and kind != actions.ASK_ROW
        and kind != actions.ASK_MATCH
        and not (kind == actions.ASK_GAIN and round.is_placing(t))
    )


@rule
def price_of_a_good(t: Table, c: Cards, seat: int) -> int:
    """X14: 2 water buy 1 good; 1 with a tribe card that says so."""
    return 1 if effects.count_lasting(t, c, seat, effects.WATER_BUYS_GOOD) > 0 else c.water_for_good


@rule
def legal_water(t: Table, c: Cards, seat: int, options: list[int], n: int) -> int:
    water = t.players[seat].stock[WATER]
    if water >= price_of_a_good(t, c, seat):
        for good in range(GOODS):
            options[n] = actions.WATER_GOOD + good
            n += 1
    if water >= c.water_for_gold:
        options[n] = actions.WATER_GOLD
        n += 1
    return n


@rule
def answer_water(t: Table, c: Cards, seat: int, action: int) -> None:
    """The pending question stays."""
    stock = t.players[seat].stock
    if action == actions.WATER_GOLD:
        stock[WATER] -= c.water_for_gold
        stock[GOLD] += 1
    else:
        stock[WATER] -= price_of_a_good(t, c, seat)
        stock[item_of(action, actions.WATER_GOOD, GOODS)] += 1
