"""What a seat may know, as a record of small numbers. B36.

Seats are counted from the one who looks: 0 is itself, 1 its left neighbour. The layout has room for five seats; the
rows of seats that are not there are empty.
"""

from azalai.games.tuareg.cards import Cards
from azalai.games.tuareg.memory import DREW, EVENT, kind_given, seats_that_know
from azalai.games.tuareg.scoring import score
from azalai.games.tuareg.table import (
    ANIMALS,
    CARGO,
    CAVE_ROOM,
    CAVES,
    KINDS,
    SEATS,
    SPECIALS,
    THIEVES,
    Table,
    cache_size,
    knows,
    top_kind,
)
from azalai.games.tuareg.telling import open_caches
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, small, smalls

OBSERVATION_VERSION = 1
UNKNOWN = -1
CELLS = CAVES * CAVE_ROOM
HOLD = ANIMALS * CARGO


class Observation(Layout):
    """All a seat may know, from its side of the table. Cards are their kind + 1; 0 is no card, UNKNOWN a hidden one."""

    my_decision: int = small()
    decider: int = small()  # UNKNOWN: the game is over
    question: int = small()
    question_count: int = small()
    question_about: int = small()
    seats: int = small()
    stage: int = small()
    round: int = small()
    first: int = small()
    last_turns: int = small()
    caves_used: list[int] = smalls(CAVES)  # by the player whose turn it is
    pile: int = small()
    market: list[int] = smalls(KINDS)
    discard: list[int] = smalls(KINDS)
    bank: list[int] = smalls(SPECIALS)
    second_pile: list[int] = smalls(KINDS)  # what the pile of stage 2 was made of
    drawn: list[int] = smalls(KINDS)  # by the one who looks, in this turn
    cache_size: list[int] = smalls(SEATS)
    cache: list[int] = smalls(SEATS * KINDS)  # UNKNOWN: hidden
    cargo: list[int] = smalls(SEATS * HOLD)  # each animal from bottom to top
    donkeys: list[int] = smalls(SEATS)
    caves: list[int] = smalls(SEATS)
    cave: list[int] = smalls(SEATS * CELLS)
    thieves: list[int] = smalls(SEATS)
    stolen: list[int] = smalls(SEATS * THIEVES)
    stolen_from: list[int] = smalls(SEATS * THIEVES)  # UNKNOWN: no card there
    maps: list[int] = smalls(SEATS)
    points: list[int] = smalls(SEATS)
    # of stage 2: my cache when it began, what each drew, and what left each cache as far as I know it
    my_old: list[int] = smalls(KINDS)
    old_size: list[int] = smalls(SEATS)
    drew: list[int] = smalls(SEATS)
    gave: list[int] = smalls(SEATS * KINDS)
    gave_hidden: list[int] = smalls(SEATS)
    # what passing told of a cache, for each stage: the kinds it lacked, as bits, and what it was worth at most plus 1
    pass_lacks: list[int] = smalls(SEATS * 2)
    pass_dinar: list[int] = smalls(SEATS * 2)


@rule
def decider(t: Table) -> int:
    return t.asked[t.depth - 1].seat if t.depth > 0 else -1


@rule
def observe(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    """Fill an observation of the seat."""
    observe_table(t, c, seat, seen)
    for place in range(SEATS):
        if place < c.seats:
            observe_player(t, c, seat, place, seen)
        else:
            observe_nobody(place, seen)
    observe_events(t, c, seat, seen)


@rule
def observe_table(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    if t.depth > 0:
        q = t.asked[t.depth - 1]
        seen.my_decision = 1 if q.seat == seat else 0
        seen.decider = (q.seat - seat) % c.seats
        seen.question = q.kind
        seen.question_count = q.count
        seen.question_about = q.about
    else:
        seen.my_decision = 0
        seen.decider = UNKNOWN
        seen.question = 0
        seen.question_count = 0
        seen.question_about = 0
    seen.seats = c.seats
    seen.stage = t.stage
    seen.round = t.round
    seen.first = (t.first - seat) % c.seats
    seen.last_turns = t.last_turns
    seen.pile = t.pile_count
    mine = t.depth > 0 and t.asked[0].seat == seat
    for cave in range(CAVES):
        seen.caves_used[cave] = (t.caves_used >> cave) & 1
    for kind in range(KINDS):
        seen.market[kind] = t.market[kind]
        seen.discard[kind] = t.discard[kind]
        seen.second_pile[kind] = t.second_pile[kind]
        seen.drawn[kind] = t.drawn[kind] if mine else 0
        seen.my_old[kind] = t.players[seat].old[kind]
    for special in range(SPECIALS):
        seen.bank[special] = t.bank[special]


@rule
def observe_player(t: Table, c: Cards, seat: int, place: int, seen: Observation) -> None:
    whose = (seat + place) % c.seats
    player = t.players[whose]
    is_open = knows(open_caches(t, c, seat), whose)
    seen.cache_size[place] = cache_size(player)
    old = 0
    for kind in range(KINDS):
        seen.cache[place * KINDS + kind] = player.cache[kind] if is_open else UNKNOWN
        old += player.old[kind]
    seen.old_size[place] = old
    for animal in range(ANIMALS):
        at = place * HOLD + animal * CARGO
        cargo = player.animals[animal]
        for i in range(CARGO):
            seen.cargo[at + i] = 0
        size = 0
        while cargo >> (3 * size) != 0:
            size += 1
        for i in range(size):
            seen.cargo[at + i] = top_kind(cargo >> (3 * (size - 1 - i))) + 1
    for cell in range(CELLS):
        hidden = player.cave[cell] != 0 and not knows(player.cave_known[cell], seat)
        seen.cave[place * CELLS + cell] = UNKNOWN if hidden else player.cave[cell]
    for i in range(THIEVES):
        hidden = player.stolen[i] != 0 and not knows(player.stolen_known[i], seat)
        seen.stolen[place * THIEVES + i] = UNKNOWN if hidden else player.stolen[i]
        victim = (player.stolen_from[i] - seat) % c.seats
        seen.stolen_from[place * THIEVES + i] = victim if i < player.used else UNKNOWN
    seen.donkeys[place] = player.donkeys
    seen.caves[place] = player.caves
    seen.thieves[place] = player.thieves
    seen.maps[place] = player.maps
    seen.points[place] = min(score(t, c, whose), 127)
    for stage in range(2):
        seen.pass_lacks[place * 2 + stage] = player.pass_lacks[stage]
        seen.pass_dinar[place * 2 + stage] = player.pass_dinar[stage]


@rule
def observe_nobody(place: int, seen: Observation) -> None:
    """The row of a seat that is not there."""
    seen.cache_size[place] = 0
    seen.old_size[place] = 0
    for kind in range(KINDS):
        seen.cache[place * KINDS + kind] = 0
    for i in range(HOLD):
        seen.cargo[place * HOLD + i] = 0
    for cell in range(CELLS):
        seen.cave[place * CELLS + cell] = 0
    for i in range(THIEVES):
        seen.stolen[place * THIEVES + i] = 0
        seen.stolen_from[place * THIEVES + i] = UNKNOWN
    seen.donkeys[place] = 0
    seen.caves[place] = 0
    seen.thieves[place] = 0
    seen.maps[place] = 0
    seen.points[place] = 0
    for stage in range(2):
        seen.pass_lacks[place * 2 + stage] = 0
        seen.pass_dinar[place * 2 + stage] = 0


@rule
def observe_events(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    for place in range(SEATS):
        seen.drew[place] = 0
        seen.gave_hidden[place] = 0
        for kind in range(KINDS):
            seen.gave[place * KINDS + kind] = 0
    for i in range(t.events):
        giver = t.since[i] // EVENT
        place = (giver - seat) % c.seats
        what = t.since[i] % EVENT
        if what >= DREW:
            seen.drew[place] += what - DREW
        elif knows(seats_that_know(t, giver, what), seat):
            seen.gave[place * KINDS + kind_given(t, giver, what)] += 1
        else:
            seen.gave_hidden[place] += 1
