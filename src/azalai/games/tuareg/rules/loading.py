"""Loading: what an animal may carry, and moving cards onto and off it. B16 to B20."""

from azalai.games.tuareg.rules import actions, memory
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import CAMELS, GOLD, KINDS, WATER, Table, top_kind
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, item_of


@rule
def cards_on(cargo: int) -> int:
    """How many cards a cargo has."""
    size = 0
    while cargo != 0:
        cargo >>= 3
        size += 1
    return size


@rule
def donkey_carries(c: Cards, cargo: int, kind: int) -> bool:
    """B19: a donkey carries any card while there is space."""
    return cards_on(cargo) < c.limit_animal


@rule
def camel_carries(c: Cards, cargo: int, kind: int) -> bool:
    """B18: whether a camel with this cargo may be loaded with one more card of the kind: water travels alone, gold and
    the number of kinds are limited, and a kind never comes back after another one."""
    if cards_on(cargo) >= c.limit_animal:
        return False
    if cargo != 0 and (kind == WATER) != (top_kind(cargo) == WATER):
        return False
    gold = 1 if kind == GOLD else 0
    kinds = 1
    met = 1 << kind  # the kinds from the top down to here, as bits
    above = kind
    while cargo != 0:
        here = top_kind(cargo)
        if here == GOLD:
            gold += 1
        if here != above:
            if (met >> here) & 1 != 0:
                return False
            met |= 1 << here
            kinds += 1
        above = here
        cargo >>= 3
    return gold <= c.limit_gold and kinds <= c.limit_kinds


@rule
def takes(c: Cards, animal: int, cargo: int) -> int:
    """The kinds that may be laid on an animal with this cargo, as bits."""
    return c.camel_takes[cargo] if animal < CAMELS else c.donkey_takes[cargo]


@rule
def put_on(t: Table, seat: int, animal: int, kind: int) -> None:
    """B16: on top, never under."""
    animals = t.players[seat].animals
    animals[animal] = (animals[animal] << 3) | (kind + 1)


@rule
def take_off(t: Table, seat: int, animal: int) -> int:
    """Take the top card off; its kind."""
    animals = t.players[seat].animals
    kind = top_kind(animals[animal])
    animals[animal] >>= 3
    return kind


# -- from the cache -----------------------------------------------------------------------------------


@rule
def legal_load(t: Table, c: Cards, seat: int, animal: int, laid: int, options: list[int]) -> int:
    """B16: cards one by one; after the first the player may stop."""
    me = t.players[seat]
    fitting = takes(c, animal, me.animals[animal])
    n = 0
    for kind in range(KINDS):
        if me.cache[kind] > 0 and (fitting >> kind) & 1 != 0:
            options[n] = actions.ADD + kind
            n += 1
    if laid > 0:
        options[n] = actions.DONE
        n += 1
    return n


@rule
def answer_load(t: Table, c: Cards, seat: int, action: int) -> None:
    if action == actions.DONE:
        option_done(t)
        return
    kind = item_of(action, actions.ADD, KINDS)
    q = t.asked[t.depth - 1]
    t.players[seat].cache[kind] -= 1
    memory.gave_openly(t, seat, kind)
    put_on(t, seat, q.about, kind)
    q.count += 1


@rule
def option_done(t: Table) -> None:
    """The option is done; the rest of the turn is asked next (B10, B11)."""
    answered(t)
    t.asked[t.depth - 1].kind = actions.ASK_REST


# -- from the market ----------------------------------------------------------------------------------


@rule
def legal_onto(t: Table, c: Cards, seat: int, kind: int, options: list[int]) -> int:
    """B20: the animals that can carry one of the kind."""
    me = t.players[seat]
    n = 0
    for animal in range(CAMELS + me.donkeys):
        if animal >= CAMELS or animal < c.camels:
            options[n] = actions.ONTO + animal
            n += (takes(c, animal, me.animals[animal]) >> kind) & 1
    return n


@rule
def answer_onto(t: Table, c: Cards, seat: int, animal: int) -> None:
    q = t.asked[t.depth - 1]
    kind = q.about
    q.kind = actions.ASK_MORE
    q.about = animal
    q.count = kind
    take_from_market(t, seat, animal, kind)


@rule
def take_from_market(t: Table, seat: int, animal: int, kind: int) -> None:
    """B20: straight onto the animal, never into the cache."""
    t.market[kind] -= 1
    put_on(t, seat, animal, kind)


@rule
def legal_more(t: Table, c: Cards, seat: int, animal: int, kind: int, options: list[int]) -> int:
    """B20: one to four cards of the one kind."""
    options[0] = actions.DONE
    if t.market[kind] > 0 and (takes(c, animal, t.players[seat].animals[animal]) >> kind) & 1 != 0:
        options[1] = actions.MORE
        return 2
    return 1


@rule
def answer_more(t: Table, c: Cards, seat: int, action: int) -> None:
    q = t.asked[t.depth - 1]
    if action == actions.DONE:
        option_done(t)
    else:
        assert action == actions.MORE
        take_from_market(t, seat, q.about, q.count)
