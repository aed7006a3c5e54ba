"""Set-up, the end of a stage, cashing maps, and the second stage. B06 to B08, B26 to B33."""

from azalai.games.tuareg.rules import actions, scoring, table
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import Table
from azalai.kernel.chance import draw, shuffle
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask


@rule
def deal(t: Table, c: Cards, first: int) -> None:
    """B06 to B08: set up an empty table whose generator is seeded."""
    t.stage = 1
    for kind in range(table.KINDS):
        for _ in range(c.count[kind]):
            t.pile[t.pile_count] = kind + 1
            t.pile_count += 1
    shuffle(t.chance, t.pile, t.pile_count)
    for _ in range(2):
        t.market[table.draw_card(t)] += 1
    for special in range(table.SPECIALS):
        t.bank[special] = c.specials[special]
    # drawn after the shuffle, so that naming a first player changes nothing else
    t.first = first if first >= 0 else draw(t.chance, c.seats)
    t.round = 1
    ask(t, actions.ASK_TURN, t.first, 0, 0)


# -- the end of a stage -------------------------------------------------------------------------------


@rule
def end_stage(t: Table, c: Cards, last: int) -> None:
    """B28: hidden cards are turned up and counted, then after stage 1 the maps (B29), after stage 2 the rest (B34)."""
    t.reveals += 1
    for seat in range(c.seats):
        turn_up(t, seat)
    scoring.score_majorities(t, c)
    if t.stage == 2:
        for seat in range(c.seats):
            scoring.score_unused(t, c, seat)
        return
    ask(t, actions.DO_NEXT_STAGE, last, 1, 0)
    for i in range(c.seats - 1, -1, -1):
        seat = (t.first + i) % c.seats
        if t.players[seat].maps > 0:
            ask(t, actions.ASK_CASH, seat, 0, 0)


@rule
def turn_up(t: Table, seat: int) -> None:
    """B28: caves and thieves of a seat are open from now on."""
    player = t.players[seat]
    for cell in range(table.CAVES * table.CAVE_PLACES):
        if player.cave[cell] != 0:
            player.cave_known[cell] = table.EVERYBODY
    for place in range(player.used):
        player.stolen_known[place] = table.EVERYBODY


@rule
def answer_cash(t: Table, c: Cards, seat: int, action: int) -> None:
    """B29: each map cashed goes back to its pile."""
    player = t.players[seat]
    if action == actions.CASH:
        player.maps -= 1
        t.bank[table.MAP] += 1
        player.points[table.MAPS_1] += c.map_points
    else:
        assert action == actions.KEEP
    if action == actions.KEEP or player.maps == 0:
        answered(t)


# -- the second stage ---------------------------------------------------------------------------------


@rule
def next_stage(t: Table, c: Cards, last: int) -> None:
    """B30 to B33."""
    t.stage = 2
    t.reveals += 1
    for seat in range(c.seats):
        carry_over_passing(t, c, seat)
    for seat in range(c.seats):
        give_back(t, seat)
    for i in range(t.pile_count):
        t.second_pile[t.pile[i] - 1] += 1
    shuffle(t.chance, t.pile, t.pile_count)
    for seat in range(c.seats):
        for kind in range(table.KINDS):
            t.players[seat].old[kind] = t.players[seat].cache[kind]
    t.first = (last + 1) % c.seats
    if t.pile_count == 0:
        t.last_turns = c.seats
    t.round += 1
    ask(t, actions.ASK_TURN, t.first, 0, 0)


@rule
def carry_over_passing(t: Table, c: Cards, seat: int) -> None:
    """Reduce the highest value that a passed cache can have by what was stolen from it since, which all see now."""
    for thief in range(c.seats):
        robber = t.players[thief]
        for place in range(robber.used):
            if robber.stolen_late[place] != 0 and robber.stolen_from[place] == seat:
                if t.players[seat].pass_dinar[0] > 0:
                    t.players[seat].pass_dinar[0] -= c.dinar[robber.stolen[place] - 1]


@rule
def give_back(t: Table, seat: int) -> None:
    """B30: used special cards go back to their piles, unused ones stay. B31: the counted cards are the new pile."""
    player = t.players[seat]
    unloaded = scoring.unloaded_donkeys(player)
    t.bank[table.DONKEY] += player.donkeys - unloaded
    player.donkeys = unloaded
    for animal in range(table.ANIMALS):
        cargo = player.animals[animal]
        while cargo != 0:
            put_into_pile(t, cargo & 7)
            cargo >>= 3
        player.animals[animal] = 0
    empty = scoring.empty_caves(player)
    t.bank[table.CAVE] += player.caves - empty
    player.caves = empty
    for cell in range(table.CAVES * table.CAVE_PLACES):
        if player.cave[cell] != 0:
            put_into_pile(t, player.cave[cell])
        player.cave[cell] = 0
        player.cave_known[cell] = 0
    for place in range(player.used):
        put_into_pile(t, player.stolen[place])
        player.stolen[place] = 0
        player.stolen_known[place] = 0
        player.stolen_from[place] = 0
        player.stolen_late[place] = 0
    t.bank[table.THIEF] += player.used
    player.used = 0


@rule
def put_into_pile(t: Table, card: int) -> None:
    t.pile[t.pile_count] = card
    t.pile_count += 1
