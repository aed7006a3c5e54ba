"""Observations: what a seat may know, as a record of small numbers. B36.

Seats are counted from the observer: 0 is itself, 1 its left neighbour. The layout has rows for five seats; those of
absent seats are empty.
"""

from azalai.games.tuareg.rules import cache_inference, table
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import Table
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, many, small, smalls
from azalai.kernel.questions import decider

OBSERVATION_VERSION = 1
UNKNOWN = -1
CELLS = table.CAVES * table.CAVE_PLACES
HOLD = table.ANIMALS * table.CARGO


class SeenPlayer(Layout):
    """A seat as another sees it. Cards are their kind + 1; 0 is no card, UNKNOWN a hidden one."""

    cache_size: int = small()
    cache: list[int] = smalls(table.KINDS)  # how many of each kind; UNKNOWN: hidden
    cargo: list[int] = smalls(HOLD)  # each animal from top to bottom, camels first
    donkeys: int = small()
    caves: int = small()
    cave: list[int] = smalls(CELLS)
    thieves: int = small()
    stolen: list[int] = smalls(table.THIEVES)
    stolen_from: list[int] = smalls(table.THIEVES)  # the victim + 1; 0: no card there
    maps: int = small()
    points: int = small()
    # of stage 2: how many cards the cache held when it began, how many were drawn, what left it openly
    old_size: int = small()
    drew: int = small()
    gave: list[int] = smalls(table.KINDS)
    # what passing revealed about the cache, for each stage: the kinds it lacked, as bits, and its highest possible
    # value plus 1
    pass_lacks: list[int] = smalls(2)
    pass_dinar: list[int] = smalls(2)


class Observation(Layout):
    """Everything a seat may know, from its own point of view."""

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
    caves_used: list[int] = smalls(table.CAVES)  # by the player whose turn it is
    pile: int = small()
    market: list[int] = smalls(table.KINDS)
    discard: list[int] = smalls(table.KINDS)
    bank: list[int] = smalls(table.SPECIALS)
    second_pile: list[int] = smalls(table.KINDS)  # what the pile of stage 2 was made of
    drawn: list[int] = smalls(table.KINDS)  # by the observer, in this turn
    my_old: list[int] = smalls(table.KINDS)  # my cache when stage 2 began
    players: list[SeenPlayer] = many(SeenPlayer, table.SEATS)


@rule
def observe(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    """Write an observation of the seat. The rows of absent seats stay empty."""
    observe_table(t, c, seat, seen)
    is_open = cache_inference.open_caches(t, c, seat)
    whose = seat
    for place in range(c.seats):
        observe_player(t, c, seat, whose, table.knows(is_open, whose), seen.players[place])
        whose = whose + 1 if whose + 1 < c.seats else 0


@rule
def observe_table(t: Table, c: Cards, seat: int, seen: Observation) -> None:
    q = t.asked[max(t.depth, 1) - 1]  # all 0 when the game is over
    seen.my_decision = 1 if decider(t) == seat else 0
    seen.decider = (q.seat - seat) % c.seats if t.depth > 0 else UNKNOWN
    seen.question = q.kind
    seen.question_count = q.count
    seen.question_about = q.about
    seen.seats = c.seats
    seen.stage = t.stage
    seen.round = min(t.round, 127)
    seen.first = (t.first - seat) % c.seats
    seen.last_turns = t.last_turns
    seen.pile = t.pile_count
    mine = t.depth > 0 and t.asked[0].seat == seat
    for cave in range(table.CAVES):
        seen.caves_used[cave] = (t.caves_used >> cave) & 1
    for kind in range(table.KINDS):
        seen.market[kind] = t.market[kind]
        seen.discard[kind] = t.discard[kind]
        seen.second_pile[kind] = t.second_pile[kind]
        seen.drawn[kind] = t.drawn[kind] if mine else 0
        seen.my_old[kind] = t.players[seat].old[kind]
    for special in range(table.SPECIALS):
        seen.bank[special] = t.bank[special]


@rule
def observe_player(t: Table, c: Cards, seat: int, whose: int, is_open: bool, seen: SeenPlayer) -> None:
    player = t.players[whose]
    size = 0
    old = 0
    for kind in range(table.KINDS):
        size += player.cache[kind]
        old += player.old[kind]
        seen.cache[kind] = player.cache[kind] if is_open else UNKNOWN
        seen.gave[kind] = player.gave[kind]
    seen.cache_size = size
    seen.old_size = old
    seen.drew = player.drew
    # Most places are empty: all are cleared at once, and each loop runs over all of a kind or none. A loop that ended
    # with the cards that are there would have an unpredictable branch.
    for cell in range(HOLD):
        seen.cargo[cell] = 0
    for animal in range(table.CAMELS if player.donkeys == 0 else table.ANIMALS):
        cargo = player.animals[animal]
        for place in range(table.CARGO):
            seen.cargo[animal * table.CARGO + place] = (cargo >> (3 * place)) & 7
    for cell in range(CELLS):
        seen.cave[cell] = 0
    for cell in range(0 if player.caves == 0 else CELLS):
        card = player.cave[cell]
        seen.cave[cell] = UNKNOWN if (card != 0) & (not table.knows(player.cave_known[cell], seat)) else card
    for i in range(table.THIEVES):
        seen.stolen[i] = 0
        seen.stolen_from[i] = 0
    for i in range(0 if player.used == 0 else table.THIEVES):
        card = player.stolen[i]
        seen.stolen[i] = UNKNOWN if (card != 0) & (not table.knows(player.stolen_known[i], seat)) else card
        victim = player.stolen_from[i] - seat
        place = victim + 1 + (c.seats if victim < 0 else 0)
        seen.stolen_from[i] = place if i < player.used else 0
    seen.donkeys = player.donkeys
    seen.caves = player.caves
    seen.thieves = player.thieves
    seen.maps = player.maps
    points = 0
    for line in range(table.SCORED):
        points += player.points[line]
    seen.points = min(points, 127)
    for stage in range(2):
        seen.pass_lacks[stage] = player.pass_lacks[stage]
        seen.pass_dinar[stage] = player.pass_dinar[stage]
