"""Dunes: turning them up, using them, and their effects. X16 to X19."""

from azalai.games.targi.rules import actions, board, decks, dune_choices, gaining, table
from azalai.games.targi.rules.card_tables import COSTS, Cards
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import ask

# What a dune does; cards/effects.py describes each.
GAIN = 1
LAY_WILD = 2
TAKE_CENTRE_TRIBE = 3
TAKE_CENTRE_GOODS = 4
CHEAP_HAND = 5
ANY_BORDER = 6
CHOOSE_TRIBE = 7
CHOOSE_GOODS = 8
PAY = 9
SWAP_TWO = 10
EXCHANGE_GOODS = 11

# -- which dunes lie open -----------------------------------------------------------------------------


@rule
def has_open_dune(t: Table) -> bool:
    return t.dunes[0] + t.dunes[1] + t.dunes[2] > 0


@rule
def open_a_dune(t: Table, place: int) -> None:
    t.reveals += 1
    t.dunes[place] = decks.turn_up_dune(t)


@rule
def renew_dunes(t: Table) -> None:
    """X18: after a raid all face-up dunes are discarded and three turned up."""
    for place in range(table.DUNES):
        if t.dunes[place] != 0:
            decks.discard_dune(t, t.dunes[place])
            t.dunes[place] = 0
    for place in range(table.DUNES):
        open_a_dune(t, place)


# -- using them ---------------------------------------------------------------------------------------


@rule
def can_use_dune(t: Table, c: Cards, seat: int, place: int) -> bool:
    """An effect that cannot do anything can only be given up (T23)."""
    dune = t.dunes[place]
    effect = c.dune_effect[dune]
    if effect == LAY_WILD:
        return can_afford(t, c, seat, dune) and table.cards_laid(t, seat) < table.DISPLAY
    if effect == PAY:
        return can_afford(t, c, seat, dune)
    if effect == TAKE_CENTRE_TRIBE:
        return dune_choices.free_in_centre(t, False) != 0
    if effect == TAKE_CENTRE_GOODS:
        return dune_choices.free_in_centre(t, True) != 0
    if effect == CHEAP_HAND:
        return dune_choices.can_match(t, c, seat, dune, 0) or dune_choices.can_match(t, c, seat, dune, 1)
    if effect == ANY_BORDER:
        for number in range(1, board.BORDER):
            if dune_choices.can_use_by_dune(t, c, seat, number):
                return True
        return False
    if effect == EXCHANGE_GOODS:
        return table.goods_held(t, seat) > 0
    return True


@rule
def can_afford(t: Table, c: Cards, seat: int, dune: int) -> bool:
    for i in range(COSTS):
        if t.players[seat].stock[i] < c.dune_cost[dune * COSTS + i]:
            return False
    return True


@rule
def leave_dune(t: Table, seat: int, place: int) -> None:
    """X17, X19: the Targi goes home. The card is discarded when no Targi is left on it."""
    t.players[seat].dunes ^= 1 << place
    if t.players[table.other(seat)].dunes & (1 << place) == 0:
        decks.discard_dune(t, t.dunes[place])
        t.dunes[place] = 0


@rule
def use_dune(t: Table, c: Cards, seat: int, place: int) -> None:
    """X17: the effect works once; bonuses of tribe cards follow it."""
    dune = t.dunes[place]
    ask(t, actions.DO_DUNE_BONUS, seat, 1, 0)
    if c.dune_effect[dune] == LAY_WILD:
        take_wild(t, c, seat, place)
    else:
        leave_dune(t, seat, place)
        carry_out_dune(t, c, seat, dune)


@rule
def take_wild(t: Table, c: Cards, seat: int, place: int) -> None:
    """X19: the first seat to use the wild dune gets it; another Targi on it goes home with nothing."""
    dune = t.dunes[place]
    for i in range(COSTS):  # paid with the row, as any card that is laid (X14)
        t.price[i] = c.dune_cost[dune * COSTS + i]
    t.dunes[place] = 0
    for each in range(table.SEATS):
        t.players[each].dunes &= ~(1 << place)
    t.card = table.FIRST_WILD_CARD + dune - 1
    t.card_seen = 1
    ask(t, actions.ASK_ROW, seat, 1, 0)


@rule
def carry_out_dune(t: Table, c: Cards, seat: int, dune: int) -> None:
    effect = c.dune_effect[dune]
    if effect == GAIN or effect == PAY:
        for i in range(COSTS):  # GAIN costs nothing
            t.players[seat].stock[i] -= c.dune_cost[dune * COSTS + i]
        gaining.gain(t, seat, c.dune_what, dune * table.AMOUNT)
    elif effect == TAKE_CENTRE_TRIBE:
        ask(t, actions.ASK_CENTRE, seat, 1, actions.FROM_CENTRE)
    elif effect == TAKE_CENTRE_GOODS:
        ask(t, actions.ASK_CENTRE, seat, c.dune_number[dune], table.FIRST_GOODS_CARD)
    elif effect == CHEAP_HAND:
        t.cheap = c.dune_number[dune]
        ask(t, actions.ASK_MATCH, seat, 1, dune)
    elif effect == ANY_BORDER:
        ask(t, actions.ASK_BORDER, seat, 1, 0)
    elif effect == CHOOSE_TRIBE:
        t.reveals += 1
        for i in range(c.dune_number[dune]):
            t.looked[i] = decks.draw_tribe_card(t)
            t.looked_generation[i] = t.tribe_generation
        ask(t, actions.ASK_LOOK, seat, 1, 0)
    elif effect == CHOOSE_GOODS:
        t.reveals += 1
        for i in range(c.dune_number[dune]):
            t.looked[i] = decks.draw_goods_card(t)
        ask(t, actions.DO_DISCARD_LOOKED, seat, 1, 0)
        ask(t, actions.ASK_MARKET, seat, c.dune_take[dune], 0)
    elif effect == SWAP_TWO:
        gaining.gain(t, seat, c.dune_what, dune * table.AMOUNT)
        if table.cards_laid(t, seat) > 1:
            ask(t, actions.ASK_SWAP_FIRST, seat, 1, 0)
    else:
        assert effect == EXCHANGE_GOODS
        ask(t, actions.DO_GAIN_GOLD, seat, 1, 0)
        ask(t, actions.ASK_PAY_GOODS, seat, c.dune_number[dune], 1)
        ask(t, actions.ASK_EXCHANGE, seat, 1, 0)
