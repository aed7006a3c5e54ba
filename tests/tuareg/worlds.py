"""All tables that a seat could be sitting at, found by brute force: every deal that agrees with what the seat knew at
the start is replayed move by move, and dropped as soon as it contradicts what happened.

Nothing here asks ``imagine``: only the rules, which are tested by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from azalai import Game
from azalai.games import rulebook
from azalai.games.tuareg.rules.actions import ASK_ROB, DRAW, HIDE, HIDE_UNSEEN, ROB
from azalai.games.tuareg.rules.table import KINDS
from azalai.kernel.chance import seed_chance

BOOK = rulebook("tuareg")
Counts = tuple[int, ...]


def normal(t: Any, seat: int) -> bytes:
    """A table without the parts that ``imagine`` need not restore: future chance, and the note of another seat's
    draw."""
    t = t.copy()
    t.chance = [0] * len(t.chance)
    if t.depth and t.asked[0].seat != seat:
        t.drawn = [0] * KINDS
    packed: bytes = t.pack()
    return packed


def hands(counts: Counts, size: int) -> Iterator[Counts]:
    """Every way to take this number of cards out of these."""
    for taken in product(*(range(min(n, size) + 1) for n in counts)):
        if sum(taken) == size:
            yield taken


def orders(counts: Counts) -> Iterator[list[int]]:
    """Every order of these cards."""
    if not any(counts):
        yield []
    for kind in range(KINDS):
        if counts[kind]:
            less = tuple(n - (k == kind) for k, n in enumerate(counts))
            for rest in orders(less):
                yield [kind, *rest]


def first_worlds(t: Any, seats: int, seat: int) -> Iterator[Any]:
    """The tables that agree with what the seat knows at a start, where only caches and the pile are hidden: in stage 1
    from one heap of cards, in stage 2 from two."""
    others = [other for other in range(seats) if other != seat]
    caches = [0] * KINDS
    for other in others:
        caches = [caches[kind] + t.players[other].cache[kind] for kind in range(KINDS)]
    pile = [sum(card == kind + 1 for card in t.pile) for kind in range(KINDS)]
    heaps = (tuple(caches), tuple(pile))
    if t.stage == 1:
        heaps = (tuple(caches[kind] + pile[kind] for kind in range(KINDS)), (0,) * KINDS)

    def deal(left: list[int], heap: Counts, dealt: dict[int, Counts]) -> Iterator[Any]:
        if left:
            for hand in hands(heap, sum(t.players[left[0]].cache)):
                rest = tuple(heap[kind] - hand[kind] for kind in range(KINDS))
                yield from deal(left[1:], rest, {**dealt, left[0]: hand})
            return
        for order in orders(tuple(heap[kind] + heaps[1][kind] for kind in range(KINDS))):
            world = t.copy()
            for other, hand in dealt.items():
                world.players[other].cache = list(hand)
                if t.stage == 2:
                    world.players[other].old = list(hand)
            for i, kind in enumerate(order):
                world.pile[i] = kind + 1
            yield world

    return deal(others, heaps[0], {})


def worlds_after(game: Game, seat: int) -> dict[bytes, int]:
    """The tables that the seat could be sitting at now, with the number of ways that lead to each."""
    setting = game.setting
    past = game._past
    steps = [(entry.move.id, BOOK.table.unpack(entry.before)) for entry in past]
    afters = [table for _, table in steps[1:]] + [game.table]
    found: dict[bytes, int] = {}
    start = steps[0][1] if steps else game.table
    for world in first_worlds(start, setting.seats, seat):
        tables = [world]
        for (action, before), after in zip(steps, afters, strict=True):
            tables = [later for t in tables for later in _go_on(t, action, before, after, setting, seat)]
            if not tables:
                break
        for t in tables:
            key = normal(t, seat)
            found[key] = found.get(key, 0) + 1
    return found


def _go_on(t: Any, action: int, before: Any, after: Any, setting: Any, seat: int) -> Iterator[Any]:
    """The tables that can follow if the others do what the seat saw them do."""
    decider = before.asked[before.depth - 1].seat
    seen = BOOK.seen_as(action) if decider != seat else action
    choices = range(HIDE, HIDE + KINDS) if seen == HIDE_UNSEEN else [action]
    options = [0] * BOOK.most_options
    legal = options[: BOOK.rules.legal(t, setting.cards, options)]
    for choice in choices:
        if choice not in legal:
            continue
        for chance in _chances(t, choice):
            later = t.copy()
            later.chance = chance
            BOOK.rules.apply(later, setting.cards, choice)
            if choice == DRAW and decider == seat and later.drawn != after.drawn:
                continue  # it saw what it drew
            if BOOK.view(later, setting, seat) == BOOK.view(after, setting, seat):
                yield later


def _chances(t: Any, action: int) -> Iterator[list[int]]:
    """Chance as it is; for a theft from a cache, one that steals each kind there is."""
    if t.asked[t.depth - 1].kind != ASK_ROB or not ROB <= action < ROB + 5:
        yield list(t.chance)
        return
    cache = t.players[action - ROB].cache
    wanted, seed = {kind for kind in range(KINDS) if cache[kind]}, 0
    while wanted:
        words = [0] * 4
        seed_chance(words, seed, 77)
        later = t.copy()
        later.chance = list(words)
        BOOK.rules.apply(later, BOOK.setting({}).cards, action)
        stolen = next(kind for kind in range(KINDS) if later.players[action - ROB].cache[kind] != cache[kind])
        if stolen in wanted:
            wanted.discard(stolen)
            yield words
        seed += 1
