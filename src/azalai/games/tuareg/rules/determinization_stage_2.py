"""Determinization in stage 2: caches that agree with what everybody has seen since it began. B36 (see ``memory``)."""

from azalai.games.tuareg.rules import cache_inference, memory
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import KINDS, Table, cache_size, knows
from azalai.kernel.chance import draw
from azalai.kernel.gear import rule

# Where the parts of the pool begin: cards being dealt, the cards of one seat, and for each seat a count of each kind.
CARDS = 0
HAND = 64
OLD = 128  # the cache when stage 2 began, as dealt here
GONE = 148  # what left it since, as far as the seat knows
EARLY = 168  # the part of that before the first draw
LEFT = 188  # of the second pile
OUT = 192
DRAWN = 196  # for each seat: cards drawn in stage 2
HIDDEN = 201  # for each seat: cards that left its cache unseen in stage 2
POOL = 224

EVEN_DEALS = 64
"""How many deals are tried unchanged, all equally likely. Later deals are repaired seat by seat, so that even a very
rare table is found."""
DEALS = 4096
HANDS = 24


@rule
def shuffle_part(t: Table, pool: list[int], start: int, count: int) -> None:
    for i in range(count - 1, 0, -1):
        j = draw(t.chance, i + 1)
        card = pool[start + i]
        pool[start + i] = pool[start + j]
        pool[start + j] = card


@rule
def imagine_second_stage(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    read_events(t, c, seat, pool)
    for deal in range(DEALS):
        tries = 1 if deal < EVEN_DEALS else HANDS
        if deal_old_caches(t, c, seat, pool, tries) and deal_draws(t, c, seat, pool):
            if cache_inference.contradictions(t, c, seat) == 0:
                return


@rule
def read_events(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    """What the seat saw of each cache in stage 2."""
    for i in range(OLD, POOL):
        pool[i] = 0
    for i in range(t.events):
        giver = t.since[i] // memory.EVENT
        what = t.since[i] % memory.EVENT
        if what >= memory.DREW:
            pool[DRAWN + giver] += what - memory.DREW
        elif knows(memory.seats_that_know(t, giver, what), seat):
            kind = memory.kind_given(t, giver, what)
            pool[GONE + giver * KINDS + kind] += 1
            if pool[DRAWN + giver] == 0:
                pool[EARLY + giver * KINDS + kind] += 1
        else:
            pool[HIDDEN + giver] += 1
    seen = cache_inference.open_caches(t, c, seat)
    for other in range(c.seats):
        if other != seat and knows(seen, other):
            for kind in range(KINDS):  # the cards of a cache that was shown count as having left it openly
                pool[GONE + other * KINDS + kind] += t.players[other].cache[kind]
                if pool[DRAWN + other] == 0:
                    pool[EARLY + other * KINDS + kind] += t.players[other].cache[kind]


@rule
def unknown_cards(t: Table, c: Cards, seat: int, other: int, pool: list[int]) -> int:
    """The number of cards, now or earlier in the caches of others, that the seat does not know."""
    hidden = pool[HIDDEN + other]
    if not knows(cache_inference.open_caches(t, c, seat), other):
        hidden += cache_size(t.players[other])
    return hidden


@rule
def deal_old_caches(t: Table, c: Cards, seat: int, pool: list[int], tries: int) -> bool:
    """Deal the cards that the others held together when stage 2 began. A seat held what it gave before its first draw.
    Of the other cards it held, at most as many can be left as there are cards that the observing seat does not know."""
    n = 0
    for kind in range(KINDS):
        of_kind = 0
        for other in range(c.seats):
            if other != seat:
                of_kind += t.players[other].old[kind] - pool[EARLY + other * KINDS + kind]
        for _ in range(of_kind):
            pool[CARDS + n] = kind
            n += 1
    at = CARDS
    for other in range(c.seats):
        if other == seat:
            continue
        size = 0
        for kind in range(KINDS):
            size += t.players[other].old[kind] - pool[EARLY + other * KINDS + kind]
        dealt = False
        for _ in range(tries):
            shuffle_part(t, pool, at, CARDS + n - at)
            for kind in range(KINDS):
                pool[OLD + other * KINDS + kind] = pool[EARLY + other * KINDS + kind]
            for i in range(size):
                pool[OLD + other * KINDS + pool[at + i]] += 1
            kept = 0
            for kind in range(KINDS):
                kept += max(0, pool[OLD + other * KINDS + kind] - pool[GONE + other * KINDS + kind])
            if kept <= unknown_cards(t, c, seat, other, pool):
                dealt = True
                break
        if not dealt:
            return False
        at += size
    return True


@rule
def deal_draws(t: Table, c: Cards, seat: int, pool: list[int]) -> bool:
    """Deal the cards that the others drew: first those that they must have drawn, then the rest of the pile."""
    me = t.players[seat]
    for kind in range(KINDS):
        mine = me.cache[kind] + pool[GONE + seat * KINDS + kind] - me.old[kind]
        left = t.second_pile[kind] - mine
        for other in range(c.seats):
            if other != seat:
                left -= max(0, pool[GONE + other * KINDS + kind] - pool[OLD + other * KINDS + kind])
        if left < 0:
            return False
        pool[LEFT + kind] = left
    n = 0
    for kind in range(KINDS):
        for _ in range(pool[LEFT + kind]):
            pool[CARDS + n] = kind
            n += 1
    shuffle_part(t, pool, CARDS, n)
    for other in range(c.seats):
        if other != seat:
            n = deal_hand(t, c, seat, other, pool, n)
            if n < 0:
                return False
    assert n == t.pile_count
    for i in range(n):
        t.pile[i] = pool[CARDS + i] + 1
    for other in range(c.seats):
        if other != seat:
            for kind in range(KINDS):
                t.players[other].old[kind] = pool[OLD + other * KINDS + kind]
    return True


@rule
def deal_hand(t: Table, c: Cards, seat: int, other: int, pool: list[int], n: int) -> int:
    """The unknown cards of one seat: old ones that it has not given openly, and the rest from the top of the n cards in
    the pool. Returns how many are left there; -1: the cards cannot have been in the cache in time."""
    size = unknown_cards(t, c, seat, other, pool)
    filled = 0
    for kind in range(KINDS):
        kept = pool[OLD + other * KINDS + kind] - pool[GONE + other * KINDS + kind]
        for _ in range(max(0, kept)):
            pool[HAND + filled] = kind
            filled += 1
    while filled < size:
        n -= 1
        pool[HAND + filled] = pool[CARDS + n]
        filled += 1
    for _ in range(HANDS):
        shuffle_part(t, pool, HAND, size)
        if in_time(t, seat, other, pool):
            lay_out(t, c, seat, other, pool)
            return n
    return -1


@rule
def in_time(t: Table, seat: int, other: int, pool: list[int]) -> bool:
    """Whether the seat had, at each moment, drawn as many cards as it had given beyond those it began with. The cards
    that left it unseen are the first of the hand."""
    for kind in range(KINDS):
        pool[OUT + kind] = 0
    drawn = 0
    hidden = 0
    for i in range(t.events):
        if t.since[i] // memory.EVENT != other:
            continue
        what = t.since[i] % memory.EVENT
        if what >= memory.DREW:
            beyond = 0
            for kind in range(KINDS):
                beyond += max(0, pool[OUT + kind] - pool[OLD + other * KINDS + kind])
            if beyond > drawn:
                return False
            drawn += what - memory.DREW
        elif knows(memory.seats_that_know(t, other, what), seat):
            pool[OUT + memory.kind_given(t, other, what)] += 1
        else:
            pool[OUT + pool[HAND + hidden]] += 1
            hidden += 1
    return True


@rule
def lay_out(t: Table, c: Cards, seat: int, other: int, pool: list[int]) -> None:
    """Put the cards in their places: hidden cards in the order they were hidden, then the cache."""
    at = HAND
    for i in range(t.events):
        if t.since[i] // memory.EVENT == other:
            what = t.since[i] % memory.EVENT
            if what < memory.DREW and not knows(memory.seats_that_know(t, other, what), seat):
                memory.put_given(t, other, what, pool[at])
                at += 1
    if knows(cache_inference.open_caches(t, c, seat), other):
        return
    them = t.players[other]
    size = cache_size(them)
    for kind in range(KINDS):
        them.cache[kind] = 0
    for i in range(size):
        them.cache[pool[at + i]] += 1
