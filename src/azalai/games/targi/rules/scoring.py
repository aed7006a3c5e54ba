"""The final scoring. T51, T52.

It can be computed at any moment of the game: the score if the game ended now.
"""

from azalai.games.targi.rules import effects, table
from azalai.games.targi.rules.card_tables import END, KINDS, MOST, Cards
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import rule

ROW_OF_ONE_KIND = 4
ROW_OF_FOUR_KINDS = 2
ALIKE, DIFFERENT = 1, 2


@rule
def crosses(t: Table, c: Cards, seat: int) -> int:
    """T51: the silver crosses on the laid cards."""
    total = 0
    for place in range(table.DISPLAY):
        total += c.crosses[t.players[seat].display[place]]
    return total


@rule
def kind_of(c: Cards, card: int, wild: int) -> int:
    """The kind of a laid card; for a wild dune, the kind chosen for it."""
    return wild if card >= table.FIRST_WILD_CARD else c.kind[card]


@rule
def row_sort(t: Table, c: Cards, seat: int, row: int, wild: int) -> int:
    """ALIKE for a complete row of one kind, DIFFERENT for one of four kinds, 0 for any other."""
    display = t.players[seat].display
    seen = 0
    kinds = 0
    for place in range(row * table.ROW_LENGTH, (row + 1) * table.ROW_LENGTH):
        if display[place] == 0:
            return 0
        kind = 1 << kind_of(c, display[place], wild)
        if seen & kind == 0:
            kinds += 1
        seen |= kind
    if kinds == 1:
        return ALIKE
    return DIFFERENT if kinds == table.ROW_LENGTH else 0


@rule
def row_points(t: Table, c: Cards, seat: int, row: int, wild: int) -> int:
    """T51: 4 points for a complete row of one kind, 2 for one of four different kinds."""
    sort = row_sort(t, c, seat, row, wild)
    if sort == ALIKE:
        return ROW_OF_ONE_KIND
    return ROW_OF_FOUR_KINDS if sort == DIFFERENT else 0


@rule
def count_kind(t: Table, c: Cards, seat: int, kind: int, wild: int) -> int:
    """How many laid cards are of the kind (MOST: of the kind there are most of)."""
    if kind == MOST:
        most = 0
        for each in range(1, len(KINDS) + 1):
            most = max(most, count_kind_alone(t, c, seat, each, wild))
        return most
    return count_kind_alone(t, c, seat, kind, wild)


@rule
def count_kind_alone(t: Table, c: Cards, seat: int, kind: int, wild: int) -> int:
    found = 0
    for place in range(table.DISPLAY):
        if kind_of(c, t.players[seat].display[place], wild) == kind:
            found += 1
    return found


@rule
def card_points(t: Table, c: Cards, seat: int, card: int, wild: int) -> int:
    """T51: the points of the end effects of one laid card."""
    points = 0
    at = card
    while at != 0:
        if c.when[at] == END:
            points += effect_points(t, c, seat, at, wild)
        at = c.more[at]
    return points


@rule
def effect_points(t: Table, c: Cards, seat: int, at: int, wild: int) -> int:
    """The points of one end effect."""
    if c.effect[at] == effects.POINTS_PER_TWO:
        return count_kind(t, c, seat, c.effect_kind[at], wild) // 2
    if c.effect[at] == effects.POINTS_PER_GOODS:
        return table.goods_held(t, seat) // c.effect_number[at]
    assert c.effect[at] == effects.ROW_BONUS
    rows = 0
    for row in range(table.ROWS):
        if row_sort(t, c, seat, row, wild) == c.effect_kind[at]:
            rows += 1
    return rows * c.effect_points[at]


@rule
def best_wild(t: Table, c: Cards, seat: int) -> int:
    """X22: the best kind for a wild dune in the display; 0: there is no wild dune."""
    best = 0
    for place in range(table.DISPLAY):
        if t.players[seat].display[place] >= table.FIRST_WILD_CARD:
            most = -1
            for kind in range(1, len(KINDS) + 1):
                points = score_with(t, c, seat, kind)
                if points > most:
                    most = points
                    best = kind
            return best
    return best


@rule
def score(t: Table, c: Cards, seat: int) -> int:
    """T51: tokens, crosses, end effects, rows. The hand card counts nothing. X15, X23: water."""
    return score_with(t, c, seat, best_wild(t, c, seat))


@rule
def water_points(t: Table, c: Cards, seat: int) -> int:
    """X15: 1 point for every 2 water."""
    return t.players[seat].stock[table.WATER] // 2 * c.water_points


@rule
def score_with(t: Table, c: Cards, seat: int, wild: int) -> int:
    total = t.players[seat].stock[table.POINTS] + crosses(t, c, seat) + water_points(t, c, seat)
    for place in range(table.DISPLAY):
        card = t.players[seat].display[place]
        if card != 0:
            total += card_points(t, c, seat, card, wild)
    for row in range(table.ROWS):
        total += row_points(t, c, seat, row, wild)
    return total


@rule
def winner(t: Table, c: Cards) -> int:
    """T52: more points, then more gold, then more goods; -1 for a draw."""
    lead = score(t, c, 0) - score(t, c, 1)
    if lead == 0:
        lead = t.players[0].stock[table.GOLD] - t.players[1].stock[table.GOLD]
    if lead == 0:
        lead = table.goods_held(t, 0) - table.goods_held(t, 1)
    if lead == 0:
        return -1
    return 0 if lead > 0 else 1


@rule
def winning_seats(t: Table, c: Cards) -> int:
    """The seats that win, as bits: both share a draw."""
    best = winner(t, c)
    return 1 << best if best >= 0 else (1 << table.SEATS) - 1


assert table.SEATS == 2  # ``winner`` compares two


@rule
def rounds_played(t: Table) -> int:
    return t.round
