"""Buying special cards, paid card by card. B21, B23."""

from azalai.games.tuareg.rules import actions, loading, memory
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import ANIMALS, CAMELS, CAVE, DONKEY, KINDS, MAP, Player, Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import is_of, item_of


@rule
def cache_worth(c: Cards, player: Player) -> int:
    """The dinar of the cards in a cache."""
    dinar = 0
    for kind in range(KINDS):
        dinar += player.cache[kind] * c.dinar[kind]
    return dinar


@rule
def cargo_worth(c: Cards, player: Player) -> int:
    """The dinar of the cards on all animals. (Places without an animal have no cargo.)"""
    dinar = 0
    for animal in range(CAMELS + player.donkeys):
        dinar += c.cargo_dinar[player.animals[animal]]
    return dinar


@rule
def legal_pay(t: Table, seat: int, options: list[int]) -> int:
    """B21: any card of the cache and the top card of any of the seat's animals, even one that pays too much."""
    me = t.players[seat]
    n = 0
    for kind in range(KINDS):
        options[n] = actions.PAY + kind
        n += 1 if me.cache[kind] > 0 else 0
    for animal in range(CAMELS + me.donkeys):
        options[n] = actions.PAY_TOP + animal
        n += 1 if me.animals[animal] != 0 else 0
    return n


@rule
def answer_pay(t: Table, c: Cards, seat: int, action: int) -> None:
    """B21: the payment goes to the open discard pile; there is no change."""
    q = t.asked[t.depth - 1]
    if is_of(action, actions.PAY_TOP, ANIMALS):
        kind = loading.take_off(t, seat, action - actions.PAY_TOP)
    else:
        kind = item_of(action, actions.PAY, KINDS)
        t.players[seat].cache[kind] -= 1
        memory.gave_openly(t, seat, kind)
    t.discard[kind] += 1
    q.count += c.dinar[kind]
    if q.count >= c.price:
        special = q.about
        loading.option_done(t)
        receive(t, seat, special)


@rule
def receive(t: Table, seat: int, special: int) -> None:
    """The bought card comes from its pile. It can be used in the same turn."""
    me = t.players[seat]
    t.bank[special] -= 1
    if special == DONKEY:
        me.donkeys += 1
    elif special == CAVE:
        me.caves += 1
    elif special == MAP:
        me.maps += 1
    else:
        me.thieves += 1
