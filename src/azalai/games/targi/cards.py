"""The card tables as the rules read them: one record of small numbers, filled from TOML by ``card_file``.

A rule never names a single card: it asks these tables. They are handed to every rule that needs them, so that an
owner's corrected deck needs no new code and no new compilation.
"""

from azalai.games.targi.table import AMOUNT, GOODS_DECK, STOCK, TRIBE_DECK
from azalai.kernel.layout import Layout, small, smalls

KINDS = ("targia", "rider", "tent", "well", "oasis")  # numbered from 1; 0 is no kind
MOST = 6  # "the kind the player has most of", in an effect

TRIBE_CARDS = 91  # places in a table over tribe cards: numbers 1 to 90
GOODS_CARDS = 25  # places in a table over goods cards: their number less 100
BORDER_CARDS = 17
ALTERNATIVES = 3
COSTS = 5  # dates, salt, pepper, gold, water

NOW, ALWAYS, ONCE, END = 1, 2, 3, 4
MOMENTS = {"now": NOW, "always": ALWAYS, "once": ONCE, "end": END}

# What a border card is for.
GOODS_ROLE, NOBLE, TRADER, MIRAGE, SILVERSMITH, CARAVAN, EXPANSION, RAID = 1, 2, 3, 4, 5, 6, 7, 8
ROLES = {
    "goods": GOODS_ROLE,
    "noble": NOBLE,
    "trader": TRADER,
    "mirage": MIRAGE,
    "silversmith": SILVERSMITH,
    "caravan": CARAVAN,
    "expansion": EXPANSION,
    "raid": RAID,
}


class Cards(Layout):
    # tribe cards, by number
    kind: list[int] = smalls(TRIBE_CARDS)
    crosses: list[int] = smalls(TRIBE_CARDS)
    alternatives: list[int] = smalls(TRIBE_CARDS)
    cost: list[int] = smalls(TRIBE_CARDS * ALTERNATIVES * COSTS)
    when: list[int] = smalls(TRIBE_CARDS)
    effect: list[int] = smalls(TRIBE_CARDS)
    effect_kind: list[int] = smalls(TRIBE_CARDS)
    effect_good: list[int] = smalls(TRIBE_CARDS)
    effect_points: list[int] = smalls(TRIBE_CARDS)
    effect_what: list[int] = smalls(TRIBE_CARDS * AMOUNT)
    # goods cards, by number less 100
    shows: list[int] = smalls(GOODS_CARDS * AMOUNT)
    # border cards, by number
    role: list[int] = smalls(BORDER_CARDS)
    border_gain: list[int] = smalls(BORDER_CARDS * AMOUNT)
    raid_goods: list[int] = smalls(BORDER_CARDS)
    raid_gold: list[int] = smalls(BORDER_CARDS)
    raid_points: list[int] = smalls(BORDER_CARDS)
    # exchanges: how many are given; how many points are got
    trade_for_good: int = small()
    trade_for_gold: int = small()
    silver_goods: list[int] = smalls(2)
    silver_goods_points: list[int] = smalls(2)
    silver_gold: list[int] = smalls(2)
    silver_gold_points: list[int] = smalls(2)
    # set-up and limits
    start: list[int] = smalls(STOCK)
    limit_goods: int = small()
    limit_gold: int = small()
    limit_hand: int = small()
    # what the decks are made of
    goods_cards: int = small()
    goods_deck: list[int] = smalls(GOODS_DECK)
    tribe_cards: int = small()
    tribe_deck: list[int] = smalls(TRIBE_DECK)
