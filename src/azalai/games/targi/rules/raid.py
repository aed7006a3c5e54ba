"""Raids. T40 to T44, X21, X22."""

from azalai.games.targi.rules import actions, border, decks, effects, table
from azalai.games.targi.rules.card_tables import Cards, with_expansion
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, is_of


@rule
def raid(t: Table, c: Cards, seat: int, corner: int) -> None:
    """T40, T42: ask a seat that has anything to give."""
    has = wares_held(t, c, seat, corner) + others_held(t, c, seat, corner)
    if has > 0 and effects.count_lasting(t, c, seat, effects.RAID_IMMUNITY) == 0:
        ask(t, actions.ASK_RAID, seat, 1, corner)


@rule
def names_goods(t: Table, c: Cards, corner: int) -> bool:
    """X21: whether the raid names exact goods."""
    at = border.entry_of(t, c, corner) * table.GOODS
    return c.raid_named[at] + c.raid_named[at + 1] + c.raid_named[at + 2] > 0


@rule
def wares_held(t: Table, c: Cards, seat: int, corner: int) -> int:
    """How much the seat has of the goods, or of the gold, that the raid takes (T43: gold is not a good; X21: of goods
    that are named, no more than that)."""
    if c.raid_gold[border.entry_of(t, c, corner)] > 0:
        return t.players[seat].stock[table.GOLD]
    if names_goods(t, c, corner):
        held = 0
        for good in range(table.GOODS):
            held += min(t.players[seat].stock[good], c.raid_named[border.entry_of(t, c, corner) * table.GOODS + good])
        return held
    return table.goods_held(t, seat)


@rule
def others_held(t: Table, c: Cards, seat: int, corner: int) -> int:
    """How many points, or laid cards, the seat has to give instead."""
    return (
        table.cards_laid(t, seat)
        if c.raid_cards[border.entry_of(t, c, corner)] > 0
        else t.players[seat].stock[table.POINTS]
    )


@rule
def legal_raid(t: Table, c: Cards, seat: int, corner: int, options: list[int]) -> int:
    """T42: what can be paid in full; if neither can, all of one of them."""
    at = border.entry_of(t, c, corner)
    wares = wares_held(t, c, seat, corner)
    others = others_held(t, c, seat, corner)
    wares_due = c.raid_gold[at] + c.raid_goods[at]
    for good in range(table.GOODS):
        wares_due += c.raid_named[at * table.GOODS + good]
    others_due = c.raid_points[at] + c.raid_cards[at]
    if wares < wares_due and others < others_due:
        wares_due = 1
        others_due = 1
    n = 0
    if wares >= wares_due:
        options[n] = actions.RAID_GOLD if c.raid_gold[at] > 0 else actions.RAID_GOODS
        n += 1
    if others >= others_due:
        if c.raid_cards[at] > 0:
            for row in range(table.ROWS):
                if t.players[seat].display[row * table.ROW_LENGTH] != 0:
                    options[n] = actions.LOSE + row
                    n += 1
        else:
            options[n] = actions.RAID_POINTS
            n += 1
    if with_expansion(c) and effects.token_place(t, c, seat, effects.RAID_SHIELD) >= 0:
        options[n] = actions.SHIELD
        n += 1
    return n


@rule
def answer_raid(t: Table, c: Cards, seat: int, corner: int, action: int) -> None:
    """T41: the player gives what they chose."""
    stock = t.players[seat].stock
    at = border.entry_of(t, c, corner)
    answered(t)
    if action == actions.RAID_POINTS:
        stock[table.POINTS] -= min(stock[table.POINTS], c.raid_points[at])
    elif action == actions.RAID_GOLD:
        stock[table.GOLD] -= min(stock[table.GOLD], c.raid_gold[at])
    elif action == actions.SHIELD:
        effects.use_token(t, c, seat, effects.RAID_SHIELD)
    elif is_of(action, actions.LOSE, table.ROWS):
        lose_card(t, seat, action - actions.LOSE)
    else:
        assert action == actions.RAID_GOODS
        give_goods(t, c, seat, corner)


@rule
def give_goods(t: Table, c: Cards, seat: int, corner: int) -> None:
    """T41: goods of the player's choice, unless all of them go or they are named (X21)."""
    stock = t.players[seat].stock
    at = border.entry_of(t, c, corner)
    if names_goods(t, c, corner):
        for good in range(table.GOODS):
            stock[good] -= min(stock[good], c.raid_named[at * table.GOODS + good])
    elif table.goods_held(t, seat) <= c.raid_goods[at]:
        for good in range(table.GOODS):
            stock[good] = 0
    else:
        ask(t, actions.ASK_GIVE, seat, c.raid_goods[at], 0)


@rule
def lose_card(t: Table, seat: int, row: int) -> None:
    """X22: the rightmost card of a row goes to its discard pile."""
    player = t.players[seat]
    place = (row + 1) * table.ROW_LENGTH - 1
    while player.display[place] == 0:
        place -= 1
    card = player.display[place]
    if card >= table.FIRST_WILD_CARD:
        decks.discard_dune(t, card - table.FIRST_WILD_CARD + 1)
    else:
        decks.discard_tribe_card(t, card)
    player.display[place] = 0
    player.tokens &= ~(1 << place)
