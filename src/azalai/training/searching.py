"""Searches of self-play: the network's own tree search gives better values than the network alone."""

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
