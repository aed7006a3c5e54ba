"""Information set Monte Carlo tree search (ISMCTS) for any game, in both gears.

Each simulation starts with a determinization: what the seat cannot know is dealt anew, and all chance to come is
reseeded. It then walks down one tree that all simulations share, in which a node is a sequence of decisions from the
root, whatever was dealt. Among the answers that are legal in this determinization it selects by PUCT: the mean result
for the seat that decides, plus an exploration bonus. The bonus depends on how often the answer was available (Cowling,
Powley and Whitehouse) and on its prior, which comes from the evaluation right after the answer. From the first new node
a short rollout leads to a quiet table. The evaluation judges it for every seat, and the results are backed up.

Every seat maximises its own result, so tables of two to five seats need nothing special.
"""

import math
from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.outcome import EVEN, expected_result, lead_of
from azalai.bots.rules.tree import (
    ACTION,
    AVAILABLE,
    CHECKED,
    FIRST,
    LINKS,
    MOST_SEATS,
    MOST_STEPS,
    NEXT,
    PRIOR,
    ROOT,
    SIMULATIONS,
    TRIED,
    USED,
    VISITS,
    WALK,
    is_decided,
)
from azalai.kernel.chance import draw, next_word
from azalai.kernel.gear import rule, woven
from azalai.kernel.loops import step
from azalai.kernel.placeholders import evaluate, hour, imagine, is_quiet, legal, percent_left, score, winner

# Indices of the parameters; ``search.toml`` of each game has their values.
EXPLORATION = 0  # the weight of the exploration bonus
URGENCY = 1  # first-play urgency: an unvisited answer is taken to be this much worse than its parent
PRIOR_SCALE = 2  # an answer whose prior is this many hundredths of a point behind the best gets a quarter of its bonus
END_SCALE = 3  # the scale of ``expected_result`` at the end of the game
START_SCALE = 4  # what is added to it at the start
ROLLOUT_DECISIONS = 5  # the most decisions of a rollout
ROLLOUT_HOURS = 6  # the fewest hours of a rollout: parts of a round in which each seat has its share
SCORE_SHARE = 7  # the part of a final result that is the lead in points; the rest is winning
ROLLOUT_NOISE = 8  # in a rollout, up to this many hundredths of a point are added to an answer's value


# -- the tree ---------------------------------------------------------------------------------------------


class Tree(NamedTuple):
    """The tree that all simulations share, and buffers for one of them."""

    links: Any  # by node and column
    sums: Any  # of the results, by node and seat
    counters: Any
    children: Any  # of the node where the simulation is, one for each of its answers
    marks: Any  # the same by action
    path: Any  # the nodes of the simulation
    values: Any  # by seat
    results: Any  # by seat


class Search(NamedTuple):
    """All that a search reads and writes. ``search`` unpacks it once: Numba counts references at every access to an
    array of a named tuple, which made simulations a quarter slower."""

    tables: Any
    cards: Any
    weights: Any
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
    add_node(tree.links, tree.sums, tree.counters, -1, 0)


@rule
def add_node(links: Any, sums: Any, counters: Any, action: int, prior: int) -> int:
    node: int = counters[USED]
    counters[USED] = node + 1
    for column in range(LINKS):
        links[node, column] = 0
    links[node, ACTION] = action
    links[node, PRIOR] = prior
    for seat in range(MOST_SEATS):
        sums[node, seat] = 0.0
    return node


@woven
def value_after(tables: Any, c: Any, weights: Any, seat: int, action: int, options: Any) -> int:
    """The evaluation for the seat right after an answer at the table where the simulation is."""
    copy_table(tables, TRIED, WALK)
    step(tables[TRIED], c, action, options[1])
    return evaluate(tables[TRIED], c, weights, seat)


@woven
def expand(tables: Any, c: Any, weights: Any, seat: int, node: int, n: int, options: Any, tree: Tree) -> None:
    """Find the child of each of the n answers; those that were never legal here before become new nodes."""
    links = tree.links
    marks = tree.marks
    child = links[node, FIRST]
    while child != 0:
        marks[links[child, ACTION]] = child
        child = links[child, NEXT]
    first = links[node, FIRST]
    for i in range(n):
        action = wide(options[0][i])
        child = marks[action]
        if child == 0:
            prior = value_after(tables, c, weights, seat, action, options)
            child = add_node(links, tree.sums, tree.counters, action, prior)
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
    children = tree.children
    scale = parameters[PRIOR_SCALE]
    best_prior = links[children[0], PRIOR]
    for i in range(1, n):
        best_prior = max(best_prior, links[children[i], PRIOR])
    whole = 0.0
    for i in range(n):
        gap = 1.0 + (best_prior - links[children[i], PRIOR]) / scale
        whole += 1.0 / (gap * gap)
    unvisited = EVEN
    if links[node, VISITS] > 0:
        unvisited = sums[node, seat] / links[node, VISITS]
    unvisited -= parameters[URGENCY]
    chosen = 0
    most = -1.0e9
    for i in range(n):
        child = children[i]
        links[child, AVAILABLE] += 1
        visits = links[child, VISITS]
        gap = 1.0 + (best_prior - links[child, PRIOR]) / scale
        bonus = math.sqrt(links[child, AVAILABLE]) / (gap * gap * whole * (1 + visits))
        puct = sums[child, seat] / visits if visits > 0 else unvisited
        puct += parameters[EXPLORATION] * bonus
        if puct > most:
            most = puct
            chosen = i
    return chosen


# -- the end of a simulation ------------------------------------------------------------------------------


@woven
def rollout(tables: Any, c: Any, weights: Any, parameters: Any, n: int, dice: Any, options: Any) -> None:
    """Play on to a quiet table, where the evaluation can be trusted; each decision takes the answer of most value."""
    left = int(parameters[ROLLOUT_DECISIONS])
    t = tables[WALK]
    until = hour(t) + int(parameters[ROLLOUT_HOURS])
    noise = 1 + int(parameters[ROLLOUT_NOISE])
    while left > 0 and n > 0 and not (is_quiet(t) and hour(t) >= until):
        seat = wide(t.asked[t.depth - 1].seat)
        chosen = 0
        best = 0
        equal = 0
        for i in range(n):
            value = value_after(tables, c, weights, seat, wide(options[0][i]), options) + draw(dice, noise)
            if equal == 0 or value > best:
                best = value
                equal = 1
                chosen = i
            elif value == best:
                equal += 1
                if draw(dice, equal) == 0:
                    chosen = i
        n = step(t, c, wide(options[0][chosen]), options[0])
        left -= 1


@woven
def write_results(t: Any, c: Any, weights: Any, parameters: Any, seats: int, tree: Tree) -> None:
    """The result of each seat: the true one at the end of the game, before it the one that the evaluation expects."""
    values = tree.values
    results = tree.results
    if t.depth == 0:
        for seat in range(seats):
            values[seat] = 100 * score(t, c, seat)
        won = winner(t, c)
        for seat in range(seats):
            lead = lead_of(values, seats, seat)
            result = EVEN if won < 0 and lead == 0 else 0.0
            if won == seat:
                result = 1.0
            share = parameters[SCORE_SHARE]
            results[seat] = (1.0 - share) * result + share * expected_result(lead, parameters[END_SCALE])
        return
    for seat in range(seats):
        values[seat] = evaluate(t, c, weights, seat)
    scale = parameters[END_SCALE] + parameters[START_SCALE] * percent_left(t, c) / 100.0
    for seat in range(seats):
        results[seat] = expected_result(lead_of(values, seats, seat), scale)


@rule
def back_up(links: Any, sums: Any, node: int, seats: int, results: Any) -> None:
    """Backpropagation: add the results of a simulation to a node."""
    links[node, VISITS] += 1
    for seat in range(seats):
        sums[node, seat] += results[seat]


# -- simulations ------------------------------------------------------------------------------------------


@woven
def simulate_once(
    tables: Any, c: Any, weights: Any, parameters: Any, seats: int, dice: Any, options: Any, pool: Any, tree: Tree
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
    while n > 0 and steps < MOST_STEPS and counters[USED] + n <= len(links):  # the last walk may fill the tree
        mover = wide(t.asked[t.depth - 1].seat)
        expand(tables, c, weights, mover, node, n, options, tree)
        chosen = select(parameters, mover, node, n, tree)
        action = wide(options[0][chosen])
        node = tree.children[chosen]
        path[steps] = node
        steps += 1
        n = step(t, c, action, options[0])
        if links[node, VISITS] == 0:
            break
    rollout(tables, c, weights, parameters, n, dice, options)
    write_results(tables[WALK], c, weights, parameters, seats, tree)
    back_up(links, tree.sums, 0, seats, tree.results)
    for i in range(steps):
        back_up(links, tree.sums, path[i], seats, tree.results)
    counters[SIMULATIONS] += 1


@rule
def search(s: Search, seats: int, goal: int, times: int) -> bool:
    """Run up to ``times`` simulations. Return whether the search is done: ``goal`` is reached, nothing can change until
    then, or the tree is full."""
    tables = s.tables
    cards = s.cards
    weights = s.weights
    parameters = s.parameters
    dice = s.dice
    options = s.options
    pool = s.pool
    tree = s.tree
    for i in range(times):
        simulate_once(tables, cards[0], weights, parameters, seats, dice, options, pool, tree)
        left = goal - tree.counters[SIMULATIONS]
        if left <= 0 or tree.counters[USED] + len(tree.children) > len(tree.links):
            return True
        if (i + 1) % CHECKED == 0 and is_decided(tree.links, left):
            return True
    return False
