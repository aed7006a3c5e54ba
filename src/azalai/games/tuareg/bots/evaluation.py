"""The evaluation of a Tuareg table for a seat, in hundredths of a point: the current score, majorities that it has or
may get, and a price for everything that can still become points.

The prices are in ``greedy.toml``; ``WEIGHTS`` gives the index of each.
"""

from azalai.games.tuareg.rules import actions, loading, scoring
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import CAMELS, KINDS, SPECIALS, Table, cache_size
from azalai.kernel.gear import rule

POINT = 100
REACH = 3
"""Leads and deficits of more cards than this count the same."""
LEAD, LATE, FREE_PLACES, HELD, CARRIED, SPECIAL, DINAR = 0, 7, 8, 9, 13, 17, 21
WEIGHTS = {
    "lead": (LEAD, 2 * REACH + 1),
    "late": (LATE, 1),
    "free_places": (FREE_PLACES, 1),
    "held": (HELD, KINDS),
    "carried": (CARRIED, KINDS),
    "donkey": (SPECIAL, 1),
    "cave": (SPECIAL + 1, 1),
    "thief": (SPECIAL + 2, 1),
    "map": (SPECIAL + 3, 1),
    "dinar": (DINAR, 1),
}
assert SPECIAL + SPECIALS == DINAR
NOT_PRICES = (LATE,)
"""Weights that are not prices; fitting does not change them."""


@rule
def evaluate(t: Table, c: Cards, w: list[int], seat: int) -> int:
    total = scoring.score(t, c, seat) * POINT
    if t.depth == 0:
        return total
    for kind in range(KINDS):
        total += majority_value(t, c, w, seat, kind)
    return total + held_value(t, c, w, seat) + specials_value(t, c, w, seat) + question_value(t, w, seat)


@rule
def early_part(t: Table, w: list[int], value: int) -> int:
    """A value that lasts while there are cards to draw and shrinks towards the end of the stage."""
    return value * min(t.pile_count, w[LATE]) // w[LATE]


@rule
def majority_value(t: Table, c: Cards, w: list[int], seat: int, kind: int) -> int:
    """B28: the value of the lead in a kind, or of the chance to get it."""
    mine = scoring.counted(t, seat, kind, 0)
    if mine == 0:
        return 0
    best = 0
    sharing = 1
    for other in range(c.seats):
        if other != seat:
            theirs = scoring.counted(t, other, kind, 0)
            best = max(best, theirs)
            if theirs == mine:
                sharing += 1
    hoped = c.points[kind] * w[LEAD + REACH + max(-REACH, min(REACH, mine - best))]
    hoped += mine * w[CARRIED + kind]
    now = 0
    if mine >= best:
        now = c.points[kind] * POINT if sharing == 1 else (c.points[kind] - 1) * POINT
    return now + early_part(t, w, hoped - now)


@rule
def held_value(t: Table, c: Cards, w: list[int], seat: int) -> int:
    """The cache, as far as it can be kept, and the space to load it. Nothing is carried over after stage 2 (B34)."""
    player = t.players[seat]
    total = 0
    for kind in range(KINDS):
        total += player.cache[kind] * w[HELD + kind]
    size = cache_size(player)
    if size > c.limit_cache:
        total = total * c.limit_cache // size
    for animal in range(CAMELS + player.donkeys):
        if animal < c.camels or animal >= CAMELS:
            total += (c.limit_animal - loading.cards_on(player.animals[animal])) * w[FREE_PLACES]
    return total if t.stage == 1 else early_part(t, w, total)


@rule
def specials_value(t: Table, c: Cards, w: list[int], seat: int) -> int:
    """Unused special cards. At the end of stage 2 they score points (B34)."""
    player = t.players[seat]
    return (
        scoring.unloaded_donkeys(player) * special_value(t, c, w, 0)
        + scoring.empty_caves(player) * special_value(t, c, w, 1)
        + player.thieves * special_value(t, c, w, 2)
        + player.maps * special_value(t, c, w, 3)
    )


@rule
def special_value(t: Table, c: Cards, w: list[int], special: int) -> int:
    points = c.map_points if special == SPECIALS - 1 else c.unused_points
    if t.stage == 1:
        return w[SPECIAL + special]
    return points * POINT + early_part(t, w, w[SPECIAL + special] - points * POINT)


@rule
def question_value(t: Table, w: list[int], seat: int) -> int:
    """The value of the pending question, at the point where following a decision ends."""
    q = t.asked[t.depth - 1]
    if q.seat != seat:
        return 0
    if q.kind == actions.ASK_PAY:
        return w[SPECIAL + q.about] - max(0, 3 - q.count) * w[DINAR]
    if q.kind == actions.ASK_ONTO:
        return w[HELD + q.about] + w[CARRIED + q.about]
    return 0
