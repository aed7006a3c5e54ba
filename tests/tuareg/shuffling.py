"""Shuffles what a seat at a table of Tuareg cannot know, in stage 1, as long as nothing reveals the cards of others.
Written from the rules page alone. B24, B36."""

from __future__ import annotations

import random
from typing import Any

from azalai.games.tuareg.rules.actions import ASK_LOAD, ASK_PAY


def shuffled(t: Any, seats: int, seat: int, rng: random.Random) -> Any:
    """Stage 1: the cards whose place the seat cannot know, in any other order."""
    t = t.copy()
    hidden = [card - 1 for card in t.pile[: t.pile_count]]
    caves, stolen = [], []
    for other in range(seats):
        them = t.players[other]
        if other != seat:
            for kind in range(4):
                hidden += [kind] * them.cache[kind]
            for cell in range(10):
                if them.cave[cell] and not them.cave_known[cell] >> seat & 1:
                    hidden.append(them.cave[cell] - 1)
                    caves.append((them, cell))
        for place in range(5):
            if them.stolen[place] and not them.stolen_known[place] >> seat & 1:
                hidden.append(them.stolen[place] - 1)
                stolen.append((them, place))
    rng.shuffle(hidden)
    for i in range(t.pile_count):
        t.pile[i] = hidden.pop() + 1
    for them, cell in caves:
        them.cave[cell] = hidden.pop() + 1
    for them, place in stolen:
        them.stolen[place] = hidden.pop() + 1
    for other in range(seats):
        if other != seat:
            them, size = t.players[other], sum(t.players[other].cache)
            them.cache = [0] * 4
            for _ in range(size):
                them.cache[hidden.pop()] += 1
    assert not hidden
    if t.asked[0].seat != seat:
        t.drawn = [rng.randrange(2) for _ in range(4)]
    t.chance = [rng.getrandbits(32) for _ in t.chance]
    return t


def unconstrained(t: Any, seat: int) -> bool:
    """Nothing is known about the other caches: no other seat has begun an option, and nobody has passed."""
    top = t.asked[t.depth - 1]
    begun = top.seat != seat and (top.kind == ASK_PAY or (top.kind == ASK_LOAD and top.count == 0))
    return not begun and not any(any(them.pass_lacks) or any(them.pass_dinar) for them in t.players)
