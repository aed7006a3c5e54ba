"""Inputs of the network for Tuareg: a table as one seat sees it, as small whole numbers.

Seats are counted from the one that looks; the blocks of absent seats stay 0. For the network, caches and other hidden
cards count as they are: bots only ever evaluate determinizations. Version 2 of the observation
(``learnable_observation``) begins with the same inputs, without what is hidden. The weights belong to this layout:
change it, and the network must be trained again.
"""

from azalai.games.tuareg.rules import loading, scoring
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import CAMELS, CAVE_PLACES, KINDS, SEATS, SPECIALS, Table, cache_size, knows
from azalai.kernel.gear import rule

QUESTIONS = 13
EVERYBODY = 0
"""In place of the seat that looks, as a bit: hidden cards count as they are."""

# A kind of resource.
MINE, BEST_OTHER, SECOND_OTHER, GAP, TIED = 0, 1, 2, 3, 12
MARKET, UNSEEN, IN_CACHE, ACCEPT, SPACE, POINTS = 13, 14, 15, 16, 17, 18
KIND = 19

# A seat.
CACHE, COUNTED, CACHE_SIZE, OWNED, SCORE, ROOM_ON_ANIMALS, DINAR, FREE_CAVES = 0, 4, 8, 9, 13, 14, 15, 16
PRESENT, DECIDES, HIDDEN, LOADS = 17, 18, 19, 23
SEAT = 28

# The table.
SEAT_BLOCKS = KINDS * KIND
STAGE = SEAT_BLOCKS + SEATS * SEAT
PILE = STAGE + 2
LAST_TURNS = PILE + 16
BANK = LAST_TURNS + 7
QUESTION = BANK + SPECIALS
COUNT = QUESTION + 2 * QUESTIONS
SEATS_IN_PLAY = COUNT + 2
ABOUT = SEATS_IN_PLAY + 6
LEAD = ABOUT + 9
VALUES = LEAD + 24
INPUTS = VALUES + 8


@rule
def network_inputs(t: Table, c: Cards, seat: int, x: list[int]) -> None:
    """Write the inputs of a seat."""
    table_inputs(t, c, seat, EVERYBODY, (1 << SEATS) - 1, x)


@rule
def table_inputs(t: Table, c: Cards, seat: int, seen_by: int, is_open: int, x: list[int]) -> None:
    """Write the inputs of a seat: cards in caves and under thieves as far as ``seen_by`` (a bit, or EVERYBODY) knows
    them, the caches of the seats in ``is_open`` (bits)."""
    for i in range(INPUTS):
        x[i] = 0
    best_other = 0
    whose = seat
    for place in range(c.seats):
        seat_inputs(t, c, whose, knows(is_open, whose), x, SEAT_BLOCKS + place * SEAT)
        if place > 0:
            best_other = max(best_other, x[SEAT_BLOCKS + place * SEAT + SCORE])
        whose = whose + 1 if whose + 1 < c.seats else 0
    for i in range(24):
        if x[SEAT_BLOCKS + SCORE] - best_other > i - 12:
            x[LEAD + i] = 1
    for kind in range(KINDS):
        kind_inputs(t, c, seat, seen_by, kind, x)
    x[STAGE + (0 if t.stage == 1 else 1)] = 1
    for i in range(16):
        if t.pile_count > 3 * i:
            x[PILE + i] = 1
    x[LAST_TURNS + min(6, t.last_turns)] = 1
    for special in range(SPECIALS):
        x[BANK + special] = t.bank[special]
    x[SEATS_IN_PLAY + c.seats] = 1
    question_inputs(t, c, seat, x)


@rule
def seat_inputs(t: Table, c: Cards, seat: int, is_open: bool, x: list[int], at: int) -> None:
    """What a seat has and has scored."""
    player = t.players[seat]
    x[at + PRESENT] = 1
    x[at + CACHE_SIZE] = min(cache_size(player), 12)
    dinar = 0
    if not is_open:
        x[at + HIDDEN] = 1
    for kind in range(KINDS):
        if is_open:
            x[at + CACHE + kind] = player.cache[kind]
            dinar += player.cache[kind] * c.dinar[kind]
    for animal in range(CAMELS + player.donkeys):
        if animal < c.camels or animal >= CAMELS:
            cargo = player.animals[animal]
            load = loading.cards_on(cargo)
            x[at + ROOM_ON_ANIMALS] += c.limit_animal - load
            x[at + LOADS + min(4, load)] += 1
            dinar += c.cargo_dinar[cargo]
    x[at + DINAR] = min(40, dinar)
    for cell in range(player.caves * CAVE_PLACES):
        if player.cave[cell] == 0:
            x[at + FREE_CAVES] += 1
    x[at + OWNED] = player.donkeys
    x[at + OWNED + 1] = player.caves
    x[at + OWNED + 2] = player.thieves
    x[at + OWNED + 3] = player.maps
    x[at + SCORE] = scoring.score(t, c, seat)


@rule
def kind_inputs(t: Table, c: Cards, seat: int, seen_by: int, kind: int, x: list[int]) -> None:
    """Who leads in a kind (B28), and how much more of it there is."""
    at = kind * KIND
    me = t.players[seat]
    mine = scoring.counted(t, seat, kind, seen_by)
    best = 0
    second = 0
    seen = mine + me.cache[kind] + t.market[kind] + t.discard[kind]
    whose = seat
    x[SEAT_BLOCKS + COUNTED + kind] = mine
    for place in range(1, c.seats):
        whose = whose + 1 if whose + 1 < c.seats else 0
        theirs = scoring.counted(t, whose, kind, seen_by)
        x[SEAT_BLOCKS + place * SEAT + COUNTED + kind] = theirs
        seen += theirs
        if theirs > best:
            second = best
            best = theirs
        elif theirs > second:
            second = theirs
        if theirs == mine:
            x[at + TIED] += 1
    x[at + MINE] = mine
    x[at + BEST_OTHER] = best
    x[at + SECOND_OTHER] = second
    x[at + GAP + max(0, min(8, mine - best + 4))] = 1
    x[at + MARKET] = t.market[kind]
    x[at + UNSEEN] = max(0, c.count[kind] - seen)
    x[at + IN_CACHE] = me.cache[kind]
    for animal in range(CAMELS + me.donkeys):
        if animal < c.camels or animal >= CAMELS:
            cargo = me.animals[animal]
            takes = c.camel_takes[cargo] if animal < CAMELS else c.donkey_takes[cargo]
            if (takes >> kind) & 1 != 0:
                x[at + ACCEPT] += 1
                x[at + SPACE] = max(x[at + SPACE], c.limit_animal - loading.cards_on(cargo))
    x[at + POINTS] = c.points[kind]
    x[VALUES + kind] = min(c.dinar[kind], 9)


@rule
def question_inputs(t: Table, c: Cards, seat: int, x: list[int]) -> None:
    """What is asked, and of whom."""
    if t.depth == 0:
        return
    q = t.asked[t.depth - 1]
    place = q.seat - seat if q.seat >= seat else q.seat - seat + c.seats
    if q.kind < QUESTIONS:
        x[QUESTION + q.kind + (0 if place == 0 else QUESTIONS)] = 1
    x[SEAT_BLOCKS + place * SEAT + DECIDES] = 1
    x[COUNT] = min(12, max(0, q.count))
    if place == 0 and 0 <= q.about < 8:
        x[ABOUT + q.about] = 1
