"""Taking goods, gold and points from the supply, which never runs out (T05), and gaining goods cards. T17, T21."""

from azalai.games.targi.rules import actions, decks, effects
from azalai.games.targi.rules.card_tables import Cards
from azalai.games.targi.rules.table import AMOUNT, ANY, DISPLAY, FIRST_GOODS_CARD, GOODS, STOCK, Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import ask, count_down


@rule
def gain(t: Table, seat: int, amounts: list[int], at: int) -> None:
    """Take the amounts that a table holds from an index on. Goods of choice join the question for goods of choice on
    top, if there is one, so that the stack does not grow with the number of cards."""
    stock = t.players[seat].stock
    for i in range(STOCK):
        stock[i] += amounts[at + i]
    if amounts[at + ANY] > 0:
        top = t.asked[t.depth - 1]
        if top.kind == actions.ASK_GAIN:
            top.count += amounts[at + ANY]
        else:
            ask(t, actions.ASK_GAIN, seat, amounts[at + ANY], 0)


@rule
def gain_by_effect(t: Table, c: Cards, seat: int, effect: int) -> None:
    """What laid cards with this effect give: at the start of a round, after a dune, after the favour."""
    display = t.players[seat].display
    for place in range(DISPLAY):
        row = display[place]
        while row != 0:
            if c.effect[row] == effect:
                gain(t, seat, c.effect_what, row * AMOUNT)
            row = c.more[row]


@rule
def gain_goods_card(t: Table, c: Cards, seat: int, card: int) -> None:
    """T17: take what the card shows; slashes leave a choice. Tribe cards with a bonus add one of each good it gives."""
    at = (card - FIRST_GOODS_CARD + 1) * AMOUNT
    stock = t.players[seat].stock
    given = 0
    for i in range(STOCK):
        shown = c.shows[at + i]
        if shown > 0:
            stock[i] += shown + effects.goods_card_bonus(t, c, seat, i)
            given |= 1 << i
    if c.shows[at + ANY] > 0:
        ask(t, actions.ASK_CARD_GAIN, seat, c.shows[at + ANY], given)


@rule
def turn_over_goods_card(t: Table, c: Cards, seat: int) -> None:
    """Turn over the top goods card, take what it shows, discard it (T22, the caravan)."""
    card = decks.draw_goods_card(t)
    t.reveals += 1
    decks.discard_goods_card(t, card)
    gain_goods_card(t, c, seat, card)


@rule
def legal_gain(options: list[int]) -> int:
    for good in range(GOODS):
        options[good] = actions.TAKE + good
    return GOODS


@rule
def legal_held(t: Table, seat: int, family: int, options: list[int], n: int) -> int:
    """Append an action of a family for each good in stock to the first n options."""
    for good in range(GOODS):
        if t.players[seat].stock[good] > 0:
            options[n] = family + good
            n += 1
    return n


@rule
def answer_good(t: Table, seat: int, good: int, amount: int) -> None:
    """A good of choice is taken, or given if the amount is -1."""
    t.players[seat].stock[good] += amount
    count_down(t)


@rule
def answer_card_gain(t: Table, c: Cards, seat: int, good: int) -> None:
    """A good of choice from a goods card: the first of each kind adds the bonus."""
    q = t.asked[t.depth - 1]
    if q.about & (1 << good) == 0:
        q.about |= 1 << good
        t.players[seat].stock[good] += effects.goods_card_bonus(t, c, seat, good)
    answer_good(t, seat, good, 1)
