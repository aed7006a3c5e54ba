"""What the effects of tribe cards are, and how the rules ask for the lasting ones.

An effect is a name in the card file and a number here; ``cards/effects.py`` describes each. Where it is carried out:

- ``now``: in ``laying.carry_out``, right after the card was laid;
- ``always``: the rule that the effect changes asks ``count_lasting`` (T28: from the moment the card lies there);
- ``once``: as long as its action token lies on the card, ``token_place`` finds it in the effect's own moment (X07);
- ``end``: in ``scoring``.

A custom card can have up to three effects. All but the first are lasting or count at the end: the rules follow ``more``
from the card's number on.
"""

from collections.abc import Iterator

from azalai.games.targi.rules import board
from azalai.games.targi.rules.card_tables import ALWAYS, Cards
from azalai.games.targi.rules.table import AMOUNT, DISPLAY, Table
from azalai.kernel.gear import rule

GAIN = 1
SWAP_TWO = 2
DISCOUNT = 3
LAY_BONUS = 4
RAID_IMMUNITY = 5
CARAVAN_TWICE = 6
TRADE_ONE_FOR_ONE = 7
STORAGE = 8
GOODS_CARD_BONUS = 9
SILVERSMITH_BONUS = 10
LAY_FROM_HAND = 11
POINTS_PER_TWO = 12
ROW_BONUS = 13
FAVOUR_BONUS = 14
JOIN_DUNE = 15
HAND_OF_TWO = 16
DUNE_BONUS = 17
PLACE_OPPOSITE = 18
EXTRA_BORDER = 19
TURN_GOODS_CARDS = 20
POINTS_PER_GOODS = 21
ROUND_INCOME = 22
WATER_BUYS_GOOD = 23
DRAW_TRIBE = 24
CHEAP_LAY = 25
RAID_SHIELD = 26


def effect_rows(c: Cards, card: int) -> Iterator[int]:
    """Where the effects of a card are in the tables; none for an empty place."""
    row = card
    while row:
        yield row
        row = c.more[row]


@rule
def count_lasting(t: Table, c: Cards, seat: int, effect: int) -> int:
    """How many laid cards of the seat have this lasting effect."""
    found = 0
    display = t.players[seat].display
    for place in range(DISPLAY):
        row = display[place]
        while row != 0:
            if c.effect[row] == effect and c.when[row] == ALWAYS:
                found += 1
            row = c.more[row]
    return found


@rule
def count_discounts(t: Table, c: Cards, seat: int, kind: int) -> int:
    """T25: how many goods a card of the kind costs less."""
    found = 0
    display = t.players[seat].display
    for place in range(DISPLAY):
        row = display[place]
        while row != 0:
            if c.effect[row] == DISCOUNT and c.effect_kind[row] == kind:
                found += 1
            row = c.more[row]
    return found


@rule
def goods_card_bonus(t: Table, c: Cards, seat: int, good: int) -> int:
    """How many more of a good is gained from a goods card that gives this good."""
    found = 0
    display = t.players[seat].display
    for place in range(DISPLAY):
        row = display[place]
        while row != 0:
            if c.effect[row] == GOODS_CARD_BONUS and c.effect_good[row] == good:
                found += 1
            row = c.more[row]
    return found


@rule
def silversmith_bonus(t: Table, c: Cards, seat: int) -> int:
    """How many points more a use of the silversmith gives."""
    points = 0
    display = t.players[seat].display
    for place in range(DISPLAY):
        row = display[place]
        while row != 0:
            if c.effect[row] == SILVERSMITH_BONUS:
                points += c.effect_points[row]
            row = c.more[row]
    return points


@rule
def more_storage(t: Table, c: Cards, seat: int, what: int) -> int:
    """By how much the laid cards raise the limit of something (ANY: of goods)."""
    more = 0
    display = t.players[seat].display
    for place in range(DISPLAY):
        row = display[place]
        while row != 0:
            if c.effect[row] == STORAGE:
                more += c.effect_what[row * AMOUNT + what]
            row = c.more[row]
    return more


@rule
def token_place(t: Table, c: Cards, seat: int, effect: int) -> int:
    """X07: the place of a laid card with this effect whose action token is unused; -1: there is none."""
    player = t.players[seat]
    tokens = player.tokens
    while tokens != 0:
        place = board.lowest(tokens)
        if c.effect[player.display[place]] == effect:
            return place
        tokens &= tokens - 1
    return -1


@rule
def use_token(t: Table, c: Cards, seat: int, effect: int) -> None:
    """The token returns to the box."""
    t.players[seat].tokens ^= 1 << token_place(t, c, seat, effect)
