"""Using caves and thieves. B10, B14, B22, B24."""

from azalai.games.tuareg.rules import actions, loading, memory, table
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import Player, Table
from azalai.kernel.chance import draw
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, is_of, item_of


@rule
def has_cargo(player: Player) -> bool:
    for animal in range(table.CAMELS + player.donkeys):
        if player.animals[animal] != 0:
            return True
    return False


@rule
def legal_specials(t: Table, c: Cards, seat: int, owed: int, n: int, options: list[int]) -> int:
    """B10: append the caves and thieves that can be used now to the first n options."""
    me = t.players[seat]
    if me.caves > 0:
        if table.cache_size(me) > owed or has_cargo(me):
            for cave in range(me.caves):
                full = me.cave[cave * table.CAVE_PLACES + c.limit_cave - 1] != 0
                options[n] = actions.USE_CAVE + cave
                n += 1 if not full and (t.caves_used >> cave) & 1 == 0 else 0
    if me.thieves > 0:
        for other in range(c.seats):
            if other != seat and (table.cache_size(t.players[other]) > 0 or has_cargo(t.players[other])):
                options[n] = actions.USE_THIEF
                return n + 1
    return n


@rule
def use_special(t: Table, seat: int, action: int) -> None:
    if action == actions.USE_THIEF:
        ask(t, actions.ASK_ROB, seat, 1, 0)
    else:
        ask(t, actions.ASK_HIDE, seat, 1, item_of(action, actions.USE_CAVE, table.CAVES))


# -- caves --------------------------------------------------------------------------------------------


@rule
def legal_hide(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """B22: a card of the cache or the top card of an own animal. B14: not the last card of a cache that owes one."""
    me = t.players[seat]
    owed = t.asked[t.depth - 2].count  # by the turn this question interrupts; 0 except within a draw
    n = 0
    if table.cache_size(me) > owed:
        for kind in range(table.KINDS):
            if me.cache[kind] > 0:
                options[n] = actions.HIDE + kind
                n += 1
    for animal in range(table.CAMELS + me.donkeys):
        if me.animals[animal] != 0:
            options[n] = actions.HIDE_TOP + animal
            n += 1
    return n


@rule
def answer_hide(t: Table, seat: int, cave: int, action: int) -> None:
    """B22: only the owner knows a card from the cache; everybody saw one from an animal."""
    me = t.players[seat]
    cell = cave * table.CAVE_PLACES
    while me.cave[cell] != 0:
        cell += 1
    if is_of(action, actions.HIDE_TOP, table.ANIMALS):
        me.cave[cell] = loading.take_off(t, seat, action - actions.HIDE_TOP) + 1
        me.cave_known[cell] = table.EVERYBODY
    else:
        kind = item_of(action, actions.HIDE, table.KINDS)
        me.cache[kind] -= 1
        me.cave[cell] = kind + 1
        me.cave_known[cell] = 1 << seat
        memory.remember(t, seat, memory.GAVE_TO_CAVE + cell)
    t.caves_used |= 1 << cave
    answered(t)


# -- thieves ------------------------------------------------------------------------------------------


@rule
def legal_rob(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """B24: another player's cache, or the top card of another player's animal."""
    n = 0
    for other in range(c.seats):
        if other == seat:
            continue
        them = t.players[other]
        if table.cache_size(them) > 0:
            options[n] = actions.ROB + other
            n += 1
        for animal in range(table.CAMELS + them.donkeys):
            if them.animals[animal] != 0:
                options[n] = actions.ROB_TOP + other * table.ANIMALS + animal
                n += 1
    return n


@rule
def answer_rob(t: Table, seat: int, action: int) -> None:
    """B24: a random card of a cache, known to thief and victim; everybody saw a card from an animal."""
    me = t.players[seat]
    place = me.used
    if is_of(action, actions.ROB_TOP, table.SEATS * table.ANIMALS):
        victim = (action - actions.ROB_TOP) // table.ANIMALS
        me.stolen[place] = loading.take_off(t, victim, (action - actions.ROB_TOP) % table.ANIMALS) + 1
        me.stolen_known[place] = table.EVERYBODY
    else:
        victim = item_of(action, actions.ROB, table.SEATS)
        me.stolen[place] = random_card(t, victim) + 1
        me.stolen_known[place] = (1 << seat) | (1 << victim)
        if t.players[victim].pass_lacks[t.stage - 1] != 0 or t.players[victim].pass_dinar[t.stage - 1] != 0:
            me.stolen_late[place] = 1
        memory.remember(t, victim, memory.GAVE_TO_THIEF + seat * table.THIEVES + place)
        t.reveals += 1
    me.stolen_from[place] = victim
    me.used += 1
    me.thieves -= 1
    answered(t)


@rule
def random_card(t: Table, victim: int) -> int:
    """Take a random card of a cache, all equally likely; returns its kind."""
    them = t.players[victim]
    nth = draw(t.chance, table.cache_size(them))
    kind = 0
    while nth >= them.cache[kind]:
        nth -= them.cache[kind]
        kind += 1
    them.cache[kind] -= 1
    return kind
