"""Searches of self-play: the network's own tree search gives better values than the network alone.

``self_play`` calls ``searched_answer`` or, where nothing is searched, ``no_search``, so that the search is compiled
only if a run needs it.
"""

from typing import Any

from azalai.bots.rules.tree_search import ACTION, VISITS, Search, best_child, clear_tree, search
from azalai.kernel.gear import rule


@rule
def searched_answer(s: Search, seats: int, simulations: int, values: Any) -> int:
    """The most visited answer. ``values`` gets what the search expects for each seat."""
    clear_tree(s.tree)
    search(s, seats, simulations, simulations)
    for seat in range(seats):
        values[seat] = s.tree.sums[0, seat] / s.tree.links[0, VISITS]
    t = s.tables[0]
    answer: int = s.tree.links[best_child(s.tree.links, s.tree.sums, 0, int(t.asked[t.depth - 1].seat)), ACTION]
    return answer


@rule
def no_search(s: Any, seats: int, simulations: int, values: Any) -> int:
    return 0
