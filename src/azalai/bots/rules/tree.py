"""The tree of a search: the columns of its links, and what both searches read from it."""

from typing import Any

from azalai.kernel.gear import rule

# Tables: where a search begins, where a simulation walks, where an answer is tried.
ROOT, WALK, TRIED = 0, 1, 2

# Columns of the links.
FIRST, NEXT, ACTION, VISITS, AVAILABLE, PRIOR = 0, 1, 2, 3, 4, 5
LINKS = 6
MOST_SEATS = 5

MOST_STEPS = 80
"""The most decisions that a simulation goes down the tree."""

SIMULATIONS, USED = 0, 1  # counters of a search: simulations made, nodes in use
COUNTERS = 2
CHECKED = 64
"""After so many simulations ``is_decided`` is asked again."""


@rule
def is_decided(links: Any, left: int) -> bool:
    """Whether the most visited answer would stay so in the simulations that are left."""
    most = 0
    second = 0
    child = links[0, FIRST]
    while child != 0:
        visits = links[child, VISITS]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = links[child, NEXT]
    return most - second > left


@rule
def best_child(links: Any, sums: Any, node: int, seat: int) -> int:
    """The most visited child; among equals the one with the better mean for the seat. 0: there is none."""
    best = 0
    child = links[node, FIRST]
    while child != 0:
        more = links[child, VISITS] - links[best, VISITS]
        if best == 0 or more > 0 or (more == 0 and sums[child, seat] > sums[best, seat]):
            best = child
        child = links[child, NEXT]
    return best
