"""The card tables that the rules read: one record of small numbers, filled from TOML by ``card_file``.

A rule never names a single card, it reads these tables. They are an argument of every rule that needs them, so a
corrected deck needs no new code and no new compilation.
"""

from azalai.games.targi.rules.table import AMOUNT, GOODS, GOODS_DECK, STOCK, TRIBE_DECK
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, shorts, small, smalls

KINDS = ("targia", "rider", "tent", "well", "oasis")  # numbered from 1; 0 is no kind
MOST = 6  # "the kind the player has most of", in an effect

TRIBE_CARDS = 96  # places in a table over tribe cards: numbers 1 to 90, wild dunes from 91
EFFECT_ROWS = TRIBE_CARDS + 180  # places in a table over effects: the first of a card has the card's number
GOODS_CARDS = 25  # places in a table over goods cards: their number less 100
DUNE_CARDS = 21
SETS = 2  # base, expansion
BORDER_NUMBERS = 17
BORDER_CARDS = SETS * BORDER_NUMBERS  # places in a table over border cards: number + 17 times the set
ALTERNATIVES = 3
COSTS = 5  # dates, salt, pepper, gold, water

NOW, ALWAYS, ONCE, END = 1, 2, 3, 4
MOMENTS = {"now": NOW, "always": ALWAYS, "once": ONCE, "end": END}

# What a border card is for; numbered from 1.
_ROLES = ("goods", "noble", "trader", "mirage", "silversmith", "caravan", "expansion", "raid", "spring")
ROLES = {role: number for number, role in enumerate(_ROLES, 1)}
GOODS_ROLE, NOBLE, TRADER, MIRAGE, SILVERSMITH, CARAVAN, EXPANSION, RAID, SPRING = ROLES.values()

# How the tribe deck is made, and a border card whose set chance chooses.
AS_LISTED, DRAWN_BLIND = 0, 1
BY_CHANCE = 2


class Cards(Layout):
    # tribe cards, by number
    kind: list[int] = smalls(TRIBE_CARDS)
    crosses: list[int] = smalls(TRIBE_CARDS)
    alternatives: list[int] = smalls(TRIBE_CARDS)
    cost: list[int] = smalls(TRIBE_CARDS * ALTERNATIVES * COSTS)
    # their effects: first the one with the card's number, which alone can work at once or with a token; then ``more``
    when: list[int] = smalls(EFFECT_ROWS)
    effect: list[int] = smalls(EFFECT_ROWS)
    effect_kind: list[int] = smalls(EFFECT_ROWS)
    effect_good: list[int] = smalls(EFFECT_ROWS)
    effect_points: list[int] = smalls(EFFECT_ROWS)
    effect_number: list[int] = smalls(EFFECT_ROWS)
    effect_what: list[int] = smalls(EFFECT_ROWS * AMOUNT)
    more: list[int] = shorts(EFFECT_ROWS)  # the place of the card's next effect; 0: there is none
    extra_cost: list[int] = smalls(TRIBE_CARDS * COSTS)
    extra_points: list[int] = smalls(TRIBE_CARDS)  # 0: the cost has no optional part
    # goods cards, by number less 100
    shows: list[int] = smalls(GOODS_CARDS * AMOUNT)
    # border cards, by number and set
    role: list[int] = smalls(BORDER_CARDS)
    border_gain: list[int] = smalls(BORDER_CARDS * AMOUNT)
    raid_goods: list[int] = smalls(BORDER_CARDS)
    raid_gold: list[int] = smalls(BORDER_CARDS)
    raid_points: list[int] = smalls(BORDER_CARDS)
    raid_named: list[int] = smalls(BORDER_CARDS * GOODS)  # exact goods, instead of goods of choice
    raid_cards: list[int] = smalls(BORDER_CARDS)  # 1: the rightmost card of a row, instead of points
    noble_gain: list[int] = smalls(SETS * AMOUNT)  # for a hand card discarded there
    redraw_water: list[int] = smalls(SETS)  # the cost of another card from the deck; 0: not available
    from_discard: list[int] = smalls(SETS)
    # exchanges, by set: how many goods are given; how many goods or points are gained
    trade_for_good: list[int] = smalls(SETS)
    trade_for_gold: list[int] = smalls(SETS)
    trade_gold_for: list[int] = smalls(SETS)  # goods for one gold; 0: not available
    silver_goods: list[int] = smalls(SETS * 2)
    silver_goods_points: list[int] = smalls(SETS * 2)
    silver_gold: list[int] = smalls(SETS * 2)
    silver_gold_points: list[int] = smalls(SETS * 2)
    silver_mixed: list[int] = smalls(SETS)  # 1: the goods need not be identical
    mirage_near: list[int] = smalls(SETS)  # 1: only to a card that shares a side
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
    tribe_mode: int = small()  # AS_LISTED, or DRAWN_BLIND: nine of the eighteen cards of each kind
    # the expansion
    expansion: int = small()  # 1: with water, dunes and the Targia
    border_set: list[int] = smalls(BORDER_NUMBERS)  # 0 base, 1 expansion, 2 drawn by chance
    water_for_good: int = small()
    water_for_gold: int = small()
    water_points: int = small()  # final scoring, for every two water
    limit_water: int = small()
    dune_effect: list[int] = smalls(DUNE_CARDS)
    dune_number: list[int] = smalls(DUNE_CARDS)
    dune_take: list[int] = smalls(DUNE_CARDS)
    dune_cost: list[int] = smalls(DUNE_CARDS * COSTS)
    dune_what: list[int] = smalls(DUNE_CARDS * AMOUNT)
    dune_cards: int = small()


@rule
def with_expansion(c: Cards) -> bool:
    """Whether the table is played with water, dunes and the Targia. In the compiled twins for the base game this rule
    is replaced by ``never``, so that the base game is not slowed down."""
    return c.expansion != 0


@rule
def never(c: Cards) -> bool:
    return False
