"""Raids. T40 to T44, X21, X22."""

from azalai.games.targi.rules.actions import ASK_GIVE, ASK_RAID, LOSE, RAID_GOLD, RAID_GOODS, RAID_POINTS, SHIELD
from azalai.games.targi.rules.border import entry_of
from azalai.games.targi.rules.card_tables import Cards, with_expansion
from azalai.games.targi.rules.decks import discard_dune, discard_tribe_card
from azalai.games.targi.rules.effects import RAID_IMMUNITY, RAID_SHIELD, count_lasting, token_place, use_token
from azalai.games.targi.rules.table import (
    FIRST_WILD_CARD,
    GOLD,
    GOODS,
    POINTS,
    ROW_LENGTH,
    ROWS,
    Table,
    cards_laid,
    goods_held,
)
from azalai.kernel.families import is_of
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask


@rule
def raid(t: Table, c: Cards, seat: int, corner: int) -> None:
    """T40, T42: ask a seat that has anything to give."""
    has = wares_held(t, c, seat, corner) + others_held(t, c, seat, corner)
    if has > 0 and count_lasting(t, c, seat, RAID_IMMUNITY) == 0:
        ask(t, ASK_RAID, seat, 1, corner)


@rule
def names_goods(t: Table, c: Cards, corner: int) -> bool:
    """X21: whether the raid names exact goods."""
    at = entry_of(t, c, corner) * GOODS
    return c.raid_named[at] + c.raid_named[at + 1] + c.raid_named[at + 2] > 0


@rule
def wares_held(t: Table, c: Cards, seat: int, corner: int) -> int:
    """How much the seat has of the goods, or of the gold, that the raid takes (T43: gold is not a good; X21: of goods
    that are named, no more than that)."""
    if c.raid_gold[entry_of(t, c, corner)] > 0:
        return t.players[seat].stock[GOLD]
    if names_goods(t, c, corner):
        held = 0
        for good in range(GOODS):
            held += min(t.players[seat].stock[good], c.raid_named[entry_of(t, c, corner) * GOODS + good])
        return held
    return goods_held(t, seat)


@rule
def others_held(t: Table, c: Cards, seat: int, corner: int) -> int:
    """How many points, or laid cards, the seat has to give instead."""
    return cards_laid(t, seat) if c.raid_cards[entry_of(t, c, corner)] > 0 else t.players[seat].stock[POINTS]


@rule
def legal_raid(t: Table, c: Cards, seat: int, corner: int, options: list[int]) -> int:
    """T42: what can be paid in full; if neither can, all of one of them."""
    at = entry_of(t, c, corner)
    wares = wares_held(t, c, seat, corner)
    others = others_held(t, c, seat, corner)
    wares_due = c.raid_gold[at] + c.raid_goods[at]
    for good in range(GOODS):
        wares_due += c.raid_named[at * GOODS + good]
    others_due = c.raid_points[at] + c.raid_cards[at]
    if wares < wares_due and others < others_due:
        wares_due = 1
        others_due = 1
    n = 0
    if wares >= wares_due:
        options[n] = RAID_GOLD if c.raid_gold[at] > 0 else RAID_GOODS
        n += 1
    if others >= others_due:
        if c.raid_cards[at] > 0:
            for row in range(ROWS):
                if t.players[seat].display[row * ROW_LENGTH] != 0:
                    options[n] = LOSE + row
                    n += 1
        else:
            options[n] = RAID_POINTS
            n += 1
    if with_expansion(c) and token_place(t, c, seat, RAID_SHIELD) >= 0:
        options[n] = SHIELD
        n += 1
    return n


@rule
def answer_raid(t: Table, c: Cards, seat: int, corner: int, action: int) -> None:
    """T41: the player gives what they chose."""
    stock = t.players[seat].stock
    at = entry_of(t, c, corner)
    answered(t)
    if action == RAID_POINTS:
        stock[POINTS] -= min(stock[POINTS], c.raid_points[at])
    elif action == RAID_GOLD:
        stock[GOLD] -= min(stock[GOLD], c.raid_gold[at])
    elif action == SHIELD:
        use_token(t, c, seat, RAID_SHIELD)
    elif is_of(action, LOSE, ROWS):
        lose_card(t, seat, action - LOSE)
    else:
        assert action == RAID_GOODS
        give_goods(t, c, seat, corner)


@rule
def give_goods(t: Table, c: Cards, seat: int, corner: int) -> None:
    """T41: goods of the player's choice, unless all of them go or they are named (X21)."""
    stock = t.players[seat].stock
    at = entry_of(t, c, corner)
    if names_goods(t, c, corner):
        for good in range(GOODS):
            stock[good] -= min(stock[good], c.raid_named[at * GOODS + good])
    elif goods_held(t, seat) <= c.raid_goods[at]:
        for good in range(GOODS):
            stock[good] = 0
    else:
        ask(t, ASK_GIVE, seat, c.raid_goods[at], 0)


@rule
def lose_card(t: Table, seat: int, row: int) -> None:
    """X22: the rightmost card of a row goes to its discard pile."""
    player = t.players[seat]
    place = (row + 1) * ROW_LENGTH - 1
    while player.display[place] == 0:
        place -= 1
    card = player.display[place]
    if card >= FIRST_WILD_CARD:
        discard_dune(t, card - FIRST_WILD_CARD + 1)
    else:
        discard_tribe_card(t, card)
    player.display[place] = 0
    player.tokens &= ~(1 << place)
