"""Scoring: majorities, unused special cards, the winner. B27, B28, B34, B35.

The score of a seat is what it has scored so far, which everybody may know. The cards of a stage count when it ends.
"""

from azalai.games.tuareg.rules import buying, table
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import Player, Table
from azalai.kernel.gear import rule


@rule
def counted(t: Table, seat: int, kind: int, seen_by: int) -> int:
    """B27, B28: how many cards of the kind a seat has on animals, in caves and under thieves, as far as all these seats
    (as bits) know them. The cache does not count."""
    player = t.players[seat]
    found = 0
    for animal in range(table.CAMELS + player.donkeys):
        cargo = player.animals[animal]
        while cargo != 0:
            if table.top_kind(cargo) == kind:
                found += 1
            cargo >>= 3
    for cell in range(table.CAVES * table.CAVE_PLACES):
        if player.cave[cell] == kind + 1 and player.cave_known[cell] & seen_by == seen_by:
            found += 1
    for place in range(table.THIEVES):
        if player.stolen[place] == kind + 1 and player.stolen_known[place] & seen_by == seen_by:
            found += 1
    return found


@rule
def majority_points(t: Table, c: Cards, seat: int, kind: int, seen_by: int) -> int:
    """B28: the points for the most cards of a kind, one less for each of those who share it."""
    mine = counted(t, seat, kind, seen_by)
    if mine == 0:
        return 0
    sharing = 0
    for other in range(c.seats):
        theirs = counted(t, other, kind, seen_by)
        if theirs > mine:
            return 0
        if theirs == mine:
            sharing += 1
    return points_for_most(c, kind, sharing)


@rule
def points_for_most(c: Cards, kind: int, sharing: int) -> int:
    """B28: the points of each of those who share the most cards of a kind."""
    return c.points[kind] if sharing == 1 else c.points[kind] - 1


@rule
def score_majorities(t: Table, c: Cards) -> None:
    """B28, for the stage that ends. Each seat is counted once: ``majority_points`` of every seat would count each seat
    for each other one, a quarter of the time of a random game with five seats."""
    base = table.STAGE_1 if t.stage == 1 else table.STAGE_2
    for kind in range(table.KINDS):
        line = base + kind
        most = 0
        sharing = 0
        for seat in range(c.seats):
            shows = counted(t, seat, kind, 0)
            t.players[seat].points[line] = shows  # until it is known who has most
            if shows > most:
                most = shows
                sharing = 0
            if shows == most:
                sharing += 1
        for seat in range(c.seats):
            points = t.players[seat].points
            points[line] = points_for_most(c, kind, sharing) if most > 0 and points[line] == most else 0


@rule
def unloaded_donkeys(player: Player) -> int:
    unloaded = 0
    for donkey in range(player.donkeys):
        if player.animals[table.CAMELS + donkey] == 0:
            unloaded += 1
    return unloaded


@rule
def empty_caves(player: Player) -> int:
    empty = 0
    for cave in range(player.caves):
        if player.cave[cave * table.CAVE_PLACES] == 0:
            empty += 1
    return empty


@rule
def score_unused(t: Table, c: Cards, seat: int) -> None:
    """B34: a point for each donkey without cargo, empty cave and unused thief, two for each map."""
    player = t.players[seat]
    unused = unloaded_donkeys(player) + empty_caves(player) + player.thieves
    player.points[table.UNUSED] = unused * c.unused_points
    player.points[table.MAPS_2] = player.maps * c.map_points


@rule
def score(t: Table, c: Cards, seat: int) -> int:
    """The points so far."""
    total = 0
    for line in range(table.SCORED):
        total += t.players[seat].points[line]
    return total


@rule
def best_score(t: Table, c: Cards) -> int:
    best = 0
    for seat in range(c.seats):
        best = max(best, score(t, c, seat))
    return best


@rule
def tied_on_points(t: Table, c: Cards) -> int:
    """B35: the seats that share the most points, as bits; 0 if there is only one."""
    best = best_score(t, c)
    tied = 0
    for seat in range(c.seats):
        if score(t, c, seat) == best:
            tied |= 1 << seat
    return tied if tied & (tied - 1) != 0 else 0


@rule
def winning_seats(t: Table, c: Cards) -> int:
    """B35: most points, then the cache that is worth most; the seats that win, as bits."""
    best = best_score(t, c)
    richest = -1
    winners = 0
    for seat in range(c.seats):
        if score(t, c, seat) == best:
            worth = buying.cache_worth(c, t.players[seat])
            if worth > richest:
                richest = worth
                winners = 0
            if worth == richest:
                winners |= 1 << seat
    return winners


@rule
def winner(t: Table, c: Cards) -> int:
    """The only winner; -1 if several seats share the victory."""
    winners = winning_seats(t, c)
    return winners.bit_length() - 1 if winners & (winners - 1) == 0 else -1


@rule
def rounds_played(t: Table) -> int:
    """Rounds of both stages. Any seat can begin the last one of a stage, so the turns of the first seat are counted."""
    return t.round
