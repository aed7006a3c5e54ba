"""Inference about hidden caches from the options that a player began or did not take. B09, B16, B21, B35.

A turn without an option shows that none was possible; an option that was begun must be possible to finish.
"""

from azalai.games.tuareg.rules import actions, buying, loading, scoring
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import CAMELS, KINDS, SPECIALS, Table, cache_size
from azalai.kernel.gear import rule


@rule
def open_caches(t: Table, c: Cards, seat: int) -> int:
    """The seats whose caches the seat sees, as bits: its own, and after the end those that were shown (B35)."""
    if t.depth == 0:
        return (1 << seat) | scoring.tied_on_points(t, c)
    return 1 << seat


@rule
def note_pass(t: Table, c: Cards, seat: int) -> None:
    """A turn without an option shows everybody that none was possible (B09): no card of the cache could be loaded, and
    cache and animals could not pay for anything on sale."""
    me = t.players[seat]
    if cache_size(me) == 0:
        return
    lacks = 0
    for animal in range(CAMELS + me.donkeys):
        if animal < c.camels or animal >= CAMELS:
            lacks |= loading.takes(c, animal, me.animals[animal])
    me.pass_lacks[t.stage - 1] = lacks
    for special in range(SPECIALS):
        if t.bank[special] > 0:
            me.pass_dinar[t.stage - 1] = c.price - buying.cargo_worth(c, me)
    assert buying.cache_worth(c, me) < me.pass_dinar[t.stage - 1] or me.pass_dinar[t.stage - 1] == 0


@rule
def contradictions(t: Table, c: Cards, seat: int) -> int:
    """How many contradictions there are between the caches of the others and what the seat has seen."""
    found = 0
    for other in range(c.seats):
        if other != seat:
            found += contradictions_of_passing(t, c, other)
    if t.depth > 0 and t.asked[t.depth - 1].seat != seat:
        q = t.asked[t.depth - 1]
        them = t.players[q.seat]
        if q.kind == actions.ASK_PAY:
            found += max(0, c.price - q.count - buying.cache_worth(c, them) - buying.cargo_worth(c, them))
        elif q.kind == actions.ASK_LOAD and q.count == 0:
            if kinds_in(them.cache) & loading.takes(c, q.about, them.animals[q.about]) == 0:
                found += 1
    return found


@rule
def kinds_in(counts: list[int]) -> int:
    """The kinds with at least one card, as bits."""
    kinds = 0
    for kind in range(KINDS):
        if counts[kind] > 0:
            kinds |= 1 << kind
    return kinds


@rule
def contradictions_of_passing(t: Table, c: Cards, seat: int) -> int:
    """B09: a seat that passed had no card it could have loaded, and too little to buy."""
    them = t.players[seat]
    found = 0
    for stage in range(t.stage):
        if them.pass_lacks[stage] == 0 and them.pass_dinar[stage] == 0:
            continue
        worth = 0
        for kind in range(KINDS):
            held = them.old[kind]
            if stage == t.stage - 1:
                held = them.cache[kind] + stolen_after_passing(t, c, seat, kind)
            worth += held * c.dinar[kind]
            if (them.pass_lacks[stage] >> kind) & 1 != 0:
                found += held
        if them.pass_dinar[stage] != 0:
            found += max(0, worth + 1 - them.pass_dinar[stage])
    return found


@rule
def stolen_after_passing(t: Table, c: Cards, seat: int, kind: int) -> int:
    found = 0
    for thief in range(c.seats):
        robber = t.players[thief]
        for place in range(robber.used):
            if robber.stolen_late[place] != 0 and robber.stolen_from[place] == seat:
                if robber.stolen[place] == kind + 1:
                    found += 1
    return found
