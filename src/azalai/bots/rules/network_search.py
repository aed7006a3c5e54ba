"""Monte Carlo tree search over information sets with a network for values and priors, in both gears.

Each simulation deals anew what the seat cannot know (determinization) and walks down one tree that all simulations
share. When an answer becomes legal at a node for the first time, the network evaluates the table after it for the seat
that decides there: its first value. The walk takes the answer with the largest upper bound (PUCT): its mean result, in
which the first value counts as some visits, plus an exploration term, larger for answers with a better first value
and for answers that were often available but seldom tried. The walk ends at an answer that was never tried before;
the network's values of the table there, one for each seat, go back up the path.
"""

import math
from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.network import ONE_RESULT, Network, evaluate
from azalai.bots.rules.tree import (
    ACTION,
    AVAILABLE,
    CHECKED,
    FIRST,
    LINKS,
    MOST_SEATS,
    NEXT,
    ROOT,
    SIMULATIONS,
    TRIED,
    USED,
    VISITS,
    WALK,
    is_decided,
)
from azalai.kernel.chance import next_word
from azalai.kernel.gear import rule, woven
from azalai.kernel.loops import step
from azalai.kernel.placeholders import imagine, legal, network_inputs, score, winning_seats

# Parameters, in the order of ``network.toml``.
EXPLORATION = 0
PRIOR_WIDTH = 1  # an answer whose first value is this much worse than the best gets a quarter of the attention
FIRST_WEIGHT = 2  # how many visits a first value counts as
LEAD_SHARE = 3  # the part of a final result that is the lead in points; the rest is winning

HALF_LEAD = 5.0
"""A lead of this many points is half of the way from an even result to the best one."""


class NetworkTree(NamedTuple):
    """The tree that all simulations share, and buffers for one of them; made once and passed in."""

    links: Any  # by node and column
    sums: Any  # of the results, by node and seat
    first_values: Any  # by node, for the seat that decided
    counters: Any
    children: Any  # of the node where the simulation is, one for each of its answers
    marks: Any  # the same by action
    path: Any  # the nodes that the simulation came by
    results: Any  # by seat


class NetworkSearch(NamedTuple):
    """All that a search works with."""

    tables: Any
    cards: Any
    network: Network
    parameters: Any
    dice: Any
    options: Any
    pool: Any
    tree: NetworkTree


@rule
def clear_tree(tree: NetworkTree) -> None:
    """Only the root, never visited."""
    tree.counters[SIMULATIONS] = 0
    tree.counters[USED] = 0
    add_node(tree, -1, 0.0)


@rule
def add_node(tree: NetworkTree, action: int, first_value: float) -> int:
    node: int = tree.counters[USED]
    tree.counters[USED] = node + 1
    for column in range(LINKS):
        tree.links[node, column] = 0
    tree.links[node, ACTION] = action
    tree.first_values[node] = first_value
    for seat in range(MOST_SEATS):
        tree.sums[node, seat] = 0.0
    return node


# -- values -------------------------------------------------------------------------------------------------


@rule
def final_result(t: Any, c: Any, seats: int, seat: int, lead_share: float) -> float:
    """The result of a game that is over, from 0 to 1: winning (a shared victory counts by its share), mixed with how
    far the seat is ahead of each other one. (No exponential: both gears must round alike.)"""
    won = winning_seats(t, c)
    winners = 0
    for other in range(seats):
        winners += (won >> other) & 1
    result = 1.0 / winners if (won >> seat) & 1 != 0 else 0.0
    mine = score(t, c, seat)
    ahead = 0.0
    for other in range(seats):
        if other != seat:
            lead = mine - score(t, c, other)
            ahead += 0.5 + 0.5 * lead / (HALF_LEAD + abs(lead))
    return (1.0 - lead_share) * result + lead_share * ahead / (seats - 1)


@woven
def value(t: Any, c: Any, network: Network, seats: int, seat: int, over: bool, lead_share: float) -> float:
    """The expected result of a seat."""
    if over:
        return final_result(t, c, seats, seat, lead_share)
    network_inputs(t, c, seat, network.inputs)
    return evaluate(network) / ONE_RESULT


@woven
def evaluate_leaf(t: Any, c: Any, network: Network, how: Any, seats: int, over: bool, results: Any) -> None:
    """The expected result of every seat; with two seats they add up to 1."""
    for seat in range(seats):
        results[seat] = value(t, c, network, seats, seat, over, how[LEAD_SHARE])
    if seats == 2:
        mean = 0.5 * (results[0] + 1.0 - results[1])
        results[0] = mean
        results[1] = 1.0 - mean


# -- simulations --------------------------------------------------------------------------------------------


@woven
def grow(
    tables: Any, c: Any, network: Network, how: Any, seats: int, node: int, n: int, options: Any, tree: NetworkTree
) -> float:
    """Find the child of each of the n answers; add those that were never legal here before. The best first value."""
    links = tree.links
    marks = tree.marks
    seat = wide(tables[WALK].asked[tables[WALK].depth - 1].seat)
    child = links[node, FIRST]
    while child != 0:
        marks[links[child, ACTION]] = child
        child = links[child, NEXT]
    known = links[node, FIRST]
    best = -1.0
    for i in range(n):
        action = wide(options[0][i])
        child = marks[action]
        if child == 0:
            copy_table(tables, TRIED, WALK)
            left = step(tables[TRIED], c, action, options[1])
            first_value = value(tables[TRIED], c, network, seats, seat, left == 0, how[LEAD_SHARE])
            child = add_node(tree, action, first_value)
            links[child, NEXT] = links[node, FIRST]
            links[node, FIRST] = child
        tree.children[i] = child
        best = max(best, tree.first_values[child])
    while known != 0:
        marks[links[known, ACTION]] = 0
        known = links[known, NEXT]
    return best


@woven
def select(how: Any, seat: int, n: int, best: float, tree: NetworkTree) -> int:
    """PUCT: which of the n answers a simulation tries; each of them was available."""
    links = tree.links
    children = tree.children
    whole = 0.0
    for i in range(n):
        gap = 1.0 + (best - tree.first_values[children[i]]) / how[PRIOR_WIDTH]
        whole += 1.0 / (gap * gap)
    chosen = 0
    most = -1.0e9
    for i in range(n):
        child = children[i]
        links[child, AVAILABLE] += 1
        visits = links[child, VISITS]
        first_value = tree.first_values[child]
        gap = 1.0 + (best - first_value) / how[PRIOR_WIDTH]
        bound = (tree.sums[child, seat] + how[FIRST_WEIGHT] * first_value) / (visits + how[FIRST_WEIGHT])
        bound += how[EXPLORATION] * math.sqrt(links[child, AVAILABLE]) / (gap * gap * whole * (1 + visits))
        if bound > most:
            most = bound
            chosen = i
    return chosen


@woven
def simulate_once(
    tables: Any, c: Any, network: Network, how: Any, seats: int, dice: Any, options: Any, pool: Any, tree: NetworkTree
) -> None:
    links = tree.links
    copy_table(tables, WALK, ROOT)
    seat = wide(tables[ROOT].asked[tables[ROOT].depth - 1].seat)
    low = next_word(dice)
    imagine(tables[WALK], c, seat, low, next_word(dice), pool)
    t = tables[WALK]
    n = legal(t, c, options[0])
    node = 0
    steps = 0
    while n > 0 and steps < len(tree.path) and tree.counters[USED] + n <= len(links):
        mover = wide(t.asked[t.depth - 1].seat)
        best = grow(tables, c, network, how, seats, node, n, options, tree)
        chosen = select(how, mover, n, best, tree)
        node = tree.children[chosen]
        tree.path[steps] = node
        steps += 1
        n = step(t, c, wide(options[0][chosen]), options[0])
        if links[node, VISITS] == 0:
            break
    evaluate_leaf(tables[WALK], c, network, how, seats, n == 0, tree.results)
    back_up(tree, 0, seats)
    for i in range(steps):
        back_up(tree, tree.path[i], seats)
    tree.counters[SIMULATIONS] += 1


@rule
def back_up(tree: NetworkTree, node: int, seats: int) -> None:
    tree.links[node, VISITS] += 1
    for seat in range(seats):
        tree.sums[node, seat] += tree.results[seat]


@rule
def search(searching: NetworkSearch, seats: int, goal: int, times: int) -> bool:
    """Run up to ``times`` more simulations. Whether the search is done: ``goal`` is reached, nothing can change until
    then, or the tree is full."""
    tables = searching.tables
    cards = searching.cards
    network = searching.network
    parameters = searching.parameters
    dice = searching.dice
    options = searching.options
    pool = searching.pool
    tree = searching.tree
    for i in range(times):
        simulate_once(tables, cards[0], network, parameters, seats, dice, options, pool, tree)
        left = goal - tree.counters[SIMULATIONS]
        if left <= 0 or tree.counters[USED] + len(tree.children) > len(tree.links):
            return True
        if (i + 1) % CHECKED == 0 and is_decided(tree.links, left):
            return True
    return False
