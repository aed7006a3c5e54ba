"""The inputs of the network for one tribe card: what it costs, does and would complete, for the seat that could lay it.

Several cards in one place add up.
"""

from azalai.games.targi.rules import effects, table
from azalai.games.targi.rules.card_tables import ALTERNATIVES, COSTS, Cards
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import rule

KINDS = 5
PRESENT, KIND, CROSSES, COST, MORE_WAYS, MOMENT, EFFECT = 0, 1, 6, 7, 12, 13, 17
AFFORDABLE, LACKS, ALIKE_ROW, NEW_KIND, COMPLETES, PRICE, EXTRA, CROSSES_NOW = 44, 45, 46, 50, 51, 53, 54, 55
CARD = 56
WORTH = table.AMOUNT + 2
"""What the effects of cards bring: goods, points and a number."""
NOT_COUNTED = -1
"""In place of the index where that is added up."""


@rule
def amount_inputs(amounts: list[int], entry: int, x: list[int], at: int) -> None:
    for i in range(table.AMOUNT):
        x[at + i] += amounts[entry + i]


@rule
def card_inputs(t: Table, c: Cards, seat: int, card: int, rows: int, x: list[int], at: int, worth: int) -> None:
    """Add a tribe card that the seat could lay; ``rows`` is what ``row_inputs`` says of its display. What its effects
    are worth is added at ``worth``."""
    x[at + PRESENT] += 1
    if card >= table.FIRST_WILD_CARD:
        return
    kind = c.kind[card]
    x[at + KIND + kind - 1] += 1
    x[at + CROSSES] += c.crosses[card]
    least = 99
    cheapest = 0
    lacks = 99
    stock = t.players[seat].stock
    for alternative in range(c.alternatives[card]):
        entry = (card * ALTERNATIVES + alternative) * COSTS
        price = 0
        lack = 0
        for i in range(COSTS):
            cost = c.cost[entry + i]
            price += cost * (2 if i == table.GOLD else 1)
            lack += max(0, cost - stock[i])
        if price < least:
            least = price
            cheapest = entry
        lacks = min(lacks, lack)
    for i in range(COSTS):
        x[at + COST + i] += c.cost[cheapest + i]
    x[at + MORE_WAYS] += c.alternatives[card] - 1
    row = card
    while row != 0:
        if c.when[row] != 0:
            x[at + MOMENT + c.when[row] - 1] += 1
            x[at + EFFECT + c.effect[row]] += 1
            if worth != NOT_COUNTED:
                amount_inputs(c.effect_what, row * table.AMOUNT, x, worth)
                x[worth + table.AMOUNT] += c.effect_points[row]
                x[worth + table.AMOUNT + 1] += c.effect_number[row]
        row = c.more[row]
    discount = effects.count_discounts(t, c, seat, kind)
    lacks = max(0, lacks - discount)
    if lacks == 0:
        x[at + AFFORDABLE] += 1
        x[at + CROSSES_NOW] += c.crosses[card]
    x[at + LACKS] += lacks
    alike = longest_alike(rows, kind)
    x[at + ALIKE_ROW + alike] += 1
    if (rows >> (16 + kind)) & 1 != 0:
        x[at + NEW_KIND] += 1
    if alike == table.ROW_LENGTH - 1:
        x[at + COMPLETES] += 1
    if (rows >> (24 + kind)) & 1 != 0:
        x[at + COMPLETES + 1] += 1
    x[at + PRICE] += max(0, least - discount)
    x[at + EXTRA] += c.extra_points[card]


@rule
def longest_alike(rows: int, kind: int) -> int:
    return (rows >> (2 * kind)) & 3
