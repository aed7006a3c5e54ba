"""Information set Monte Carlo tree search (ISMCTS) for any game, in both gears.

Each simulation starts with a determinization: what the seat cannot know is dealt again, and the random generator is
reseeded. It then walks down one tree that all simulations share, in which a node is a sequence of decisions from the
root, whatever was dealt. An answer that becomes legal at a node for the first time gets a prior: the value of the table
right after it. Among the answers that are legal in this determinization the walk takes the one with the largest upper
bound (PUCT): the mean result for the seat that decides, plus an exploration bonus. The bonus depends on how often the
answer was available (Cowling, Powley and Whitehouse) and on its prior. The walk ends at an answer that was never tried.
The results of every seat there are backed up.

A search whose length is known in advance can choose among the answers at the root by sequential halving instead of PUCT
(``select_at_root``): at the root only the final move counts, and not the results of the simulations.

Every seat maximises its own result, so tables of two to five seats need nothing special. There are two kinds of search,
``search`` and ``network_search``: they supply the values, the upper bound and the results.
"""

import math
from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.outcome import EVEN
from azalai.kernel.chance import next_word
from azalai.kernel.gear import rule, woven
from azalai.kernel.loops import step
from azalai.kernel.placeholders import Placeholder, imagine, legal

# Tables: where a search begins, where a simulation walks, where an answer is tried.
ROOT, WALK, TRIED = 0, 1, 2

# Columns of the links.
FIRST, NEXT, ACTION, VISITS, AVAILABLE = 0, 1, 2, 3, 4
LINKS = 5
MOST_SEATS = 5

MOST_STEPS = 80
"""The most decisions that a simulation goes down the tree."""

# Counters of a search: simulations made, nodes in use; the last node of a simulation if that simulation made it, so
# that its prior fits the table, and otherwise 0; and the seat that chose it.
SIMULATIONS, USED, LEAF, MOVER = 0, 1, 2, 3
EXPECTED, KEPT, ROUND_BEGAN = 4, 5, 6
"""Counters of sequential halving: how many simulations are expected in total (0: PUCT at the root too), how many
answers are left (0: it has not begun), after how many simulations their round began."""
COUNTERS = 7
MOST_KEPT = 16
"""Sequential halving begins with at most this many answers, those with the best priors."""
CHECKED = 64
"""How many simulations the search runs between two calls of ``is_decided``."""

# Indices of the parameters that all searches have.
EXPLORATION = 0  # the weight of the exploration bonus
PRIOR_SCALE = 2  # an answer whose prior is this much behind the best gets a quarter of its bonus

# Supplied by the kind of search.
prior_of: Any = Placeholder("prior_of")  # (t, c, evaluator, parameters, seats, seat, over): the value for a seat
upper_bound: Any = Placeholder("upper_bound")  # (parameters, tree …, mean of the node, child, seat, bonus, spread)
write_results: Any = Placeholder("write_results")  # at the end of a simulation, for each seat


class Tree(NamedTuple):
    """The tree that all simulations share, and buffers for one of them."""

    links: Any  # by node and column
    sums: Any  # of the results, by node and seat
    priors: Any  # by node, for the seat that decided
    counters: Any
    children: Any  # of the node where the simulation is, one for each of its answers
    marks: Any  # the same by action
    path: Any  # the nodes of the simulation
    values: Any  # by seat
    results: Any  # by seat
    kept: Any  # the answers at the root that sequential halving has left, by their index among the children


class Search(NamedTuple):
    """All that a search reads and writes. ``search`` unpacks it once: Numba counts references at every access to an
    array of a named tuple, which made simulations a quarter slower."""

    tables: Any
    cards: Any
    evaluator: Any  # the weights of the evaluation, or a network
    parameters: Any
    dice: Any
    options: Any
    pool: Any
    tree: Tree


@rule
def clear_tree(tree: Tree) -> None:
    """Leave only the root, unvisited."""
    tree.counters[SIMULATIONS] = 0
    tree.counters[USED] = 0
    tree.counters[KEPT] = 0
    add_node(tree.links, tree.sums, tree.counters, -1)


@rule
def add_node(links: Any, sums: Any, counters: Any, action: int) -> int:
    node: int = counters[USED]
    counters[USED] = node + 1
    for column in range(LINKS):
        links[node, column] = 0
    links[node, ACTION] = action
    for seat in range(MOST_SEATS):
        sums[node, seat] = 0.0
    return node


@woven
def expand(
    tables: Any, c: Any, evaluator: Any, parameters: Any, seats: int, node: int, n: int, options: Any, tree: Tree
) -> None:
    """Find the child of each of the n answers; those that were never legal here before become new nodes."""
    links = tree.links
    marks = tree.marks
    seat = wide(tables[WALK].asked[tables[WALK].depth - 1].seat)
    child = links[node, FIRST]
    while child != 0:
        marks[links[child, ACTION]] = child
        child = links[child, NEXT]
    first = links[node, FIRST]
    for i in range(n):
        action = wide(options[0][i])
        child = marks[action]
        if child == 0:
            copy_table(tables, TRIED, WALK)
            left = step(tables[TRIED], c, action, options[1])
            child = add_node(links, tree.sums, tree.counters, action)
            tree.priors[child] = prior_of(tables[TRIED], c, evaluator, parameters, seats, seat, left == 0)
            links[child, NEXT] = links[node, FIRST]
            links[node, FIRST] = child
        tree.children[i] = child
    while first != 0:
        marks[links[first, ACTION]] = 0
        first = links[first, NEXT]


@woven
def select(parameters: Any, seat: int, node: int, n: int, tree: Tree) -> int:
    """PUCT: which of the n answers a simulation tries. All of them count as available once more."""
    links = tree.links
    sums = tree.sums
    priors = tree.priors
    children = tree.children
    scale = parameters[PRIOR_SCALE]
    best = priors[children[0]]
    for i in range(1, n):
        best = max(best, priors[children[i]])
    whole = 0.0
    for i in range(n):
        gap = 1.0 + (best - priors[children[i]]) / scale
        whole += 1.0 / (gap * gap)
    mean = EVEN
    if links[node, VISITS] > 0:
        mean = sums[node, seat] / links[node, VISITS]
    chosen = 0
    most = -1.0e9
    for i in range(n):
        child = children[i]
        links[child, AVAILABLE] += 1
        gap = 1.0 + (best - priors[child]) / scale
        bonus = math.sqrt(links[child, AVAILABLE])
        spread = gap * gap * whole * (1 + links[child, VISITS])
        bound = upper_bound(parameters, links, sums, priors, mean, child, seat, bonus, spread)
        if bound > most:
            most = bound
            chosen = i
    return chosen


@woven
def root_mean(parameters: Any, seat: int, child: int, tree: Tree) -> float:
    """The mean result of an answer at the root, including its prior: its upper bound without the bonus."""
    mean: float = upper_bound(parameters, tree.links, tree.sums, tree.priors, EVEN, child, seat, 0.0, 1.0)
    return mean


@rule
def sort_kept(parameters: Any, seat: int, n: int, tree: Tree) -> None:
    """Put the first n kept answers in the order of their means, the best first."""
    kept = tree.kept
    for i in range(1, n):
        moved = wide(kept[i])
        mean = root_mean(parameters, seat, tree.children[moved], tree)
        j = i
        while j > 0 and root_mean(parameters, seat, tree.children[kept[j - 1]], tree) < mean:
            kept[j] = kept[j - 1]
            j -= 1
        kept[j] = moved


@rule
def halve(parameters: Any, seat: int, n: int, tree: Tree) -> None:
    """Begin sequential halving, or the next of its rounds if the simulations of this one are used up. The rounds that
    remain share the remaining simulations equally."""
    counters = tree.counters
    made = wide(counters[SIMULATIONS])
    if counters[KEPT] == 0:
        for i in range(n):
            tree.kept[i] = i
        sort_kept(parameters, seat, n, tree)
        counters[KEPT] = min(n, MOST_KEPT)
        counters[ROUND_BEGAN] = made
    rounds = 0
    while 1 << rounds < counters[KEPT]:
        rounds += 1
    began = wide(counters[ROUND_BEGAN])
    if rounds > 1 and (made - began) * rounds >= counters[EXPECTED] - began:
        sort_kept(parameters, seat, wide(counters[KEPT]), tree)
        counters[KEPT] = (counters[KEPT] + 1) // 2
        counters[ROUND_BEGAN] = made


@rule
def select_at_root(parameters: Any, seat: int, n: int, tree: Tree) -> int:
    """Sequential halving: all answers that are left get equally many visits; after each round the worse half is left
    out, until there are two. Among those with the fewest visits the one with the best mean is next."""
    halve(parameters, seat, n, tree)
    chosen = -1
    fewest = 0
    best = 0.0
    for i in range(tree.counters[KEPT]):
        child = wide(tree.children[tree.kept[i]])
        visits = wide(tree.links[child, VISITS])
        mean = root_mean(parameters, seat, child, tree)
        if chosen < 0 or visits < fewest or (visits == fewest and mean > best):
            chosen = wide(tree.kept[i])
            fewest = visits
            best = mean
    return chosen


@woven
def simulate_once(
    tables: Any, c: Any, evaluator: Any, parameters: Any, seats: int, dice: Any, options: Any, pool: Any, tree: Tree
) -> None:
    links = tree.links
    counters = tree.counters
    path = tree.path
    copy_table(tables, WALK, ROOT)
    seat = wide(tables[ROOT].asked[tables[ROOT].depth - 1].seat)
    low = next_word(dice)
    imagine(tables[WALK], c, seat, low, next_word(dice), pool)
    t = tables[WALK]
    n = legal(t, c, options[0])
    node = 0
    steps = 0
    mover = seat
    known = counters[USED]
    while n > 0 and steps < MOST_STEPS and counters[USED] + n <= len(links):  # the last walk may fill the tree
        mover = wide(t.asked[t.depth - 1].seat)
        expand(tables, c, evaluator, parameters, seats, node, n, options, tree)
        if steps == 0 and counters[EXPECTED] > 0:
            chosen = select_at_root(parameters, mover, n, tree)
        else:
            chosen = select(parameters, mover, node, n, tree)
        node = tree.children[chosen]
        path[steps] = node
        steps += 1
        n = step(t, c, wide(options[0][chosen]), options[0])
        if links[node, VISITS] == 0:
            break
    counters[LEAF] = node if node >= known else 0
    counters[MOVER] = mover
    write_results(tables, c, evaluator, parameters, seats, n, dice, options, tree)
    back_up(links, tree.sums, 0, seats, tree.results)
    for i in range(steps):
        back_up(links, tree.sums, path[i], seats, tree.results)
    counters[SIMULATIONS] += 1


@rule
def back_up(links: Any, sums: Any, node: int, seats: int, results: Any) -> None:
    """Backpropagation: add the results of a simulation to a node."""
    links[node, VISITS] += 1
    for seat in range(seats):
        sums[node, seat] += results[seat]


@rule
def search(s: Search, seats: int, goal: int, times: int) -> bool:
    """Run up to ``times`` simulations. Return whether the search is done: ``goal`` is reached, nothing can change until
    then, or the tree is full."""
    tables, cards, evaluator, parameters, dice, options, pool, tree = s
    for i in range(times):
        simulate_once(tables, cards[0], evaluator, parameters, seats, dice, options, pool, tree)
        left = goal - tree.counters[SIMULATIONS]
        if left <= 0 or tree.counters[USED] + len(tree.children) > len(tree.links):
            return True
        if (i + 1) % CHECKED == 0 and is_decided(tree.links, left):
            return True
    return False


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
