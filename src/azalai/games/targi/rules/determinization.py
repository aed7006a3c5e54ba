"""Determinization: a table sampled from the information set of a seat. T60, X30.

Hidden from a seat are the order of both decks, face-down centre cards, and a card the opponent drew from the deck and
holds or decides on. All these places of one sort are filled from one shuffled deck, so every order of the cards in
them is equally likely, but only within one generation of that deck: when a discard pile was shuffled into a new
deck, both players saw what went in.
"""

from azalai.games.targi.rules import board, decks, observation
from azalai.games.targi.rules.card_tables import KINDS, Cards
from azalai.games.targi.rules.table import HAND, LOOKED, Table, other
from azalai.kernel.chance import draw, seed_chance, shuffle
from azalai.kernel.gear import rule

POOL = 64
NOBODY = -1
"""In place of a seat: only what no player has seen is hidden."""


@rule
def imagine(t: Table, c: Cards, seat: int, low: int, high: int, pool: list[int]) -> None:
    """Turn the table into one that agrees with all the seat knows: the hidden cards are dealt again among the hidden
    places, and the generator is reseeded, so that a planner cannot see the future. ``pool`` is a buffer for cards."""
    seed_chance(t.chance, low, high)
    shuffle(t.chance, t.dune_deck, t.dune_count)
    if t.box_count > 0:
        exchange_with_box(t, c, seat, pool)
    for generation in range(t.goods_generation + 1):
        n = hidden_goods(t, generation, pool, False)
        shuffle(t.chance, pool, n)
        hidden_goods(t, generation, pool, True)
    for generation in range(t.tribe_generation + 1):
        n = hidden_tribe(t, seat, generation, pool, False)
        shuffle(t.chance, pool, n)
        hidden_tribe(t, seat, generation, pool, True)


@rule
def reshuffle(t: Table, c: Cards, low: int, high: int, pool: list[int]) -> None:
    """Shuffle everything that no player has seen, and reseed the generator: another future of the same history."""
    imagine(t, c, NOBODY, low, high, pool)


@rule
def hidden_goods(t: Table, generation: int, pool: list[int], put: bool) -> int:
    """Take the hidden goods cards of a generation into the pool, or put them back from it. Returns how many they
    are."""
    n = 0
    for k in range(board.CENTRE):
        space = t.centre[k]
        if space.face_down != 0 and space.generation == generation and decks.is_goods_card(space.card):
            if put:
                space.card = pool[n]
            else:
                pool[n] = space.card
            n += 1
    if generation == t.goods_generation:
        n = hidden_pile(t.goods_deck, t.goods_count, pool, n, put)
    return n


@rule
def hidden_tribe(t: Table, seat: int, generation: int, pool: list[int], put: bool) -> int:
    """The same for tribe cards: in the centre, in the deck, in the opponent's hand or being decided on by them."""
    n = 0
    for k in range(board.CENTRE):
        space = t.centre[k]
        if space.face_down != 0 and space.generation == generation and not decks.is_goods_card(space.card):
            if put:
                space.card = pool[n]
            else:
                pool[n] = space.card
            n += 1
    if seat != NOBODY:
        n = hidden_by_opponent(t, seat, generation, pool, n, put)
    if generation == t.tribe_generation:
        n = hidden_pile(t.tribe_deck, t.tribe_count, pool, n, put)
    return n


@rule
def hidden_by_opponent(t: Table, seat: int, generation: int, pool: list[int], n: int, put: bool) -> int:
    """The tribe cards that the opponent knows and the seat does not; ``n`` grows by their number."""
    them = t.players[other(seat)]
    for place in range(HAND):
        if them.hand[place] != 0 and them.hand_seen[place] == 0 and them.hand_generation[place] == generation:
            if put:
                them.hand[place] = pool[n]
            else:
                pool[n] = them.hand[place]
            n += 1
    if t.card != 0 and not observation.knows_card(t, seat) and t.card_generation == generation:
        if put:
            t.card = pool[n]
        else:
            pool[n] = t.card
        n += 1
    for i in range(LOOKED):
        if observation.is_looked_at_unseen(t, seat, i) and t.looked_generation[i] == generation:
            if put:
                t.looked[i] = pool[n]
            else:
                pool[n] = t.looked[i]
            n += 1
    return n


@rule
def exchange_with_box(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    """X30: nobody knows which nine cards of a kind were drawn. Of each kind, what is hidden from the first deck and
    what lies in the box are shuffled together; so nine of each kind stay in play."""
    n = hidden_tribe(t, seat, 0, pool, False)
    for kind in range(1, len(KINDS) + 1):
        for i in range(n):
            if c.kind[pool[i]] == kind:
                # itself, a later one or one of the box, all equally likely: Fisher-Yates over both lists
                others = 0
                for j in range(i + 1, n):
                    if c.kind[pool[j]] == kind:
                        others += 1
                in_box = 0
                for j in range(t.box_count):
                    if c.kind[t.box[j]] == kind:
                        in_box += 1
                pick = draw(t.chance, 1 + others + in_box)
                if pick > others:
                    swap_with_nth(c, pool, i, t.box, 0, kind, pick - others - 1)
                elif pick > 0:
                    swap_with_nth(c, pool, i, pool, i + 1, kind, pick - 1)
    hidden_tribe(t, seat, 0, pool, True)


@rule
def swap_with_nth(c: Cards, pool: list[int], i: int, pile: list[int], start: int, kind: int, nth: int) -> None:
    """Swap a card with the nth card of its kind in a pile, from a place on. (If one of the pool were left out, the
    first cards would stay more often than the last, and a search could tell them apart.)"""
    j = start
    while nth > 0 or c.kind[pile[j]] != kind:
        if c.kind[pile[j]] == kind:
            nth -= 1
        j += 1
    card = pile[j]
    pile[j] = pool[i]
    pool[i] = card


@rule
def hidden_pile(deck: list[int], count: int, pool: list[int], n: int, put: bool) -> int:
    for i in range(count):
        if put:
            deck[i] = pool[n]
        else:
            pool[n] = deck[i]
        n += 1
    return n
