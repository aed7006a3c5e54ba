"""Looking ahead in any game: Monte Carlo tree search over information sets, in both gears.

Each simulation deals anew what the seat cannot know, and all chance to come, then walks down one tree that all
simulations share: a node is a line of decisions from the root, whatever was dealt. Of the answers that are legal in the
table just imagined, the walk takes the one that promises most to the seat that decides there: its mean result so far,
plus what is left to learn about it. How much that is depends on how often the answer could have been chosen
(availability, as Cowling, Powley and Whitehouse describe it) and on what the valuation thinks of it at first sight.
The first new node on the way is judged by the valuation for every seat, and its results go back up the way.

Every seat wants its own result, so two to five seats need nothing special.
"""

import math
from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.outcome import HALF, lead
from azalai.kernel.chance import draw, next_word
from azalai.kernel.gear import rule, woven
from azalai.kernel.loops import step
from azalai.kernel.placeholders import hour, imagine, is_quiet, legal, score, to_come, winner, worth

# Tables: where a search begins, where a simulation walks, where an answer is tried.
ROOT, WALK, TRIED = 0, 1, 2
TABLES = 3

# Columns of the tree: whole numbers, and reals.
FIRST, NEXT, ACTION, VISITS, AVAILABLE, SIGHT = 0, 1, 2, 3, 4, 5
LINKS = 6
MOST_SEATS = 5  # the reals are the sums of the results of each seat

DEEPEST = 80
"""So many decisions a simulation goes down the tree at most."""

# How it searches.
EXPLORATION = 0  # the weight of what is left to learn
URGENCY = 1  # an answer not tried yet promises so much less than its parent
SHARPNESS = 2  # hundredths of a point: an answer that much worse at first sight gets a quarter of the attention
NARROW = 3  # a lead of so many hundredths is half of what can be hoped for, at the end of the game
WIDE = 4  # and so many more at its start
PLAYED_ON = 5  # decisions played on at most, by first sight, to a quiet table before the valuation
HOURS = 6  # that many hours later at least: parts of a round in which each seat has its share
SCORE_SHARE = 7  # the part of a final result that is the lead in points; the rest is winning
LOOSENESS = 8  # while it plays on, an answer may look better than it is by so many hundredths of a point

SIMULATIONS, USED = 0, 1  # counters of a search: simulations made, nodes in use
COUNTERS = 2


# -- the tree ---------------------------------------------------------------------------------------------


class Tree(NamedTuple):
    """The tree that all simulations share, and room for one of them; made once and passed in."""

    links: Any  # by node and column
    sums: Any  # of the results, by node and seat
    counters: Any
    children: Any  # of the node where the simulation is, one for each of its answers
    marks: Any  # the same by action
    way: Any  # the nodes it came by
    worths: Any  # by seat
    results: Any  # by seat


@rule
def clear_tree(tree: Tree) -> None:
    """Only the root, never visited."""
    tree.counters[SIMULATIONS] = 0
    tree.counters[USED] = 0
    add_node(tree.links, tree.sums, tree.counters, -1, 0)


@rule
def add_node(links: Any, sums: Any, counters: Any, action: int, sight: int) -> int:
    node: int = counters[USED]
    counters[USED] = node + 1
    for column in range(LINKS):
        links[node, column] = 0
    links[node, ACTION] = action
    links[node, SIGHT] = sight
    for seat in range(MOST_SEATS):
        sums[node, seat] = 0.0
    return node


@woven
def at_first_sight(tables: Any, c: Any, weights: Any, seat: int, action: int, options: Any) -> int:
    """What the seat is worth right after an answer at the table where the simulation walks."""
    copy_table(tables, TRIED, WALK)
    step(tables[TRIED], c, action, options[1])
    return worth(tables[TRIED], c, weights, seat)


@woven
def grow(tables: Any, c: Any, weights: Any, seat: int, node: int, n: int, options: Any, tree: Tree) -> None:
    """Find the child of each of the n answers; those that were never legal here before are new."""
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
            sight = at_first_sight(tables, c, weights, seat, action, options)
            child = add_node(links, tree.sums, tree.counters, action, sight)
            links[child, NEXT] = links[node, FIRST]
            links[node, FIRST] = child
        tree.children[i] = child
    while first != 0:
        marks[links[first, ACTION]] = 0
        first = links[first, NEXT]


@woven
def select(how: Any, seat: int, node: int, n: int, tree: Tree) -> int:
    """Which of the n answers a simulation tries; each of them was available."""
    links = tree.links
    sums = tree.sums
    children = tree.children
    best_sight = links[children[0], SIGHT]
    for i in range(1, n):
        best_sight = max(best_sight, links[children[i], SIGHT])
    whole = 0.0
    for i in range(n):
        gap = 1.0 + (best_sight - links[children[i], SIGHT]) / how[SHARPNESS]
        whole += 1.0 / (gap * gap)
    unknown = HALF
    if links[node, VISITS] > 0:
        unknown = sums[node, seat] / links[node, VISITS]
    unknown -= how[URGENCY]
    chosen = 0
    most = -1.0e9
    for i in range(n):
        child = children[i]
        links[child, AVAILABLE] += 1
        visits = links[child, VISITS]
        gap = 1.0 + (best_sight - links[child, SIGHT]) / how[SHARPNESS]
        attention = math.sqrt(links[child, AVAILABLE]) / (gap * gap * whole * (1 + visits))
        promise = sums[child, seat] / visits if visits > 0 else unknown
        promise += how[EXPLORATION] * attention
        if promise > most:
            most = promise
            chosen = i
    return chosen


# -- judging ----------------------------------------------------------------------------------------------


@woven
def judge(t: Any, c: Any, weights: Any, how: Any, seats: int, tree: Tree) -> None:
    """The result of each seat, from 0 to 1: at the end what it is, before it what the valuation hopes for."""
    worths = tree.worths
    results = tree.results
    if t.depth == 0:
        for seat in range(seats):
            worths[seat] = 100 * score(t, c, seat)
        won = winner(t, c)
        for seat in range(seats):
            ahead = lead(worths, seats, seat)
            result = HALF if won < 0 and ahead == 0 else 0.0
            if won == seat:
                result = 1.0
            share = how[SCORE_SHARE]
            results[seat] = (1.0 - share) * result + share * hope(ahead, how[NARROW])
        return
    for seat in range(seats):
        worths[seat] = worth(t, c, weights, seat)
    scale = how[NARROW] + how[WIDE] * to_come(t, c) / 100.0
    for seat in range(seats):
        results[seat] = hope(lead(worths, seats, seat), scale)


@rule
def hope(ahead: int, scale: float) -> float:
    """A lead as a result: 0.5 is even. (No exponential: both gears must round alike.)"""
    return HALF + HALF * ahead / (scale + abs(ahead))


@woven
def play_on(tables: Any, c: Any, weights: Any, how: Any, n: int, dice: Any, options: Any) -> None:
    """Some more decisions, each the best at first sight, to where the valuation can be trusted."""
    left = int(how[PLAYED_ON])
    t = tables[WALK]
    until = hour(t) + int(how[HOURS])
    loose = 1 + int(how[LOOSENESS])
    while left > 0 and n > 0 and not (is_quiet(t) and hour(t) >= until):
        seat = wide(t.asked[t.depth - 1].seat)
        chosen = 0
        best = 0
        equal = 0
        for i in range(n):
            value = at_first_sight(tables, c, weights, seat, wide(options[0][i]), options) + draw(dice, loose)
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


# -- simulations ------------------------------------------------------------------------------------------


@woven
def simulate_once(
    tables: Any, c: Any, weights: Any, how: Any, seats: int, dice: Any, options: Any, pool: Any, tree: Tree
) -> None:
    links = tree.links
    counters = tree.counters
    way = tree.way
    copy_table(tables, WALK, ROOT)
    seat = wide(tables[ROOT].asked[tables[ROOT].depth - 1].seat)
    low = next_word(dice)
    imagine(tables[WALK], c, seat, low, next_word(dice), pool)
    t = tables[WALK]
    n = legal(t, c, options[0])
    node = 0
    steps = 0
    while n > 0 and steps < DEEPEST and counters[USED] + n <= len(links):  # the last walk may fill the tree
        mover = wide(t.asked[t.depth - 1].seat)
        grow(tables, c, weights, mover, node, n, options, tree)
        chosen = select(how, mover, node, n, tree)
        action = wide(options[0][chosen])
        node = tree.children[chosen]
        way[steps] = node
        steps += 1
        n = step(t, c, action, options[0])
        if links[node, VISITS] == 0:
            break
    play_on(tables, c, weights, how, n, dice, options)
    judge(tables[WALK], c, weights, how, seats, tree)
    back_up(links, tree.sums, 0, seats, tree.results)
    for i in range(steps):
        back_up(links, tree.sums, way[i], seats, tree.results)
    counters[SIMULATIONS] += 1


@rule
def back_up(links: Any, sums: Any, node: int, seats: int, results: Any) -> None:
    links[node, VISITS] += 1
    for seat in range(seats):
        sums[node, seat] += results[seat]


@rule
def cannot_change(links: Any, left: int) -> bool:
    """Whether the answer tried most would stay so in as many simulations as are left."""
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
    """The child tried most; of equals the one with the better mean for the seat. 0: there is none."""
    best = 0
    child = links[node, FIRST]
    while child != 0:
        more = links[child, VISITS] - links[best, VISITS]
        if best == 0 or more > 0 or (more == 0 and sums[child, seat] > sums[best, seat]):
            best = child
        child = links[child, NEXT]
    return best


CHECKED = 64
"""After so many simulations it is asked whether more could still change the answer."""


@rule
def search(
    tables: Any,
    cards: Any,
    weights: Any,
    how: Any,
    seats: int,
    goal: int,
    times: int,
    dice: Any,
    options: Any,
    pool: Any,
    tree: Tree,
) -> bool:
    """So many simulations more; whether the search is done: ``goal`` is reached, nothing can change until it is, or the
    tree has no room for more."""
    for i in range(times):
        simulate_once(tables, cards[0], weights, how, seats, dice, options, pool, tree)
        left = goal - tree.counters[SIMULATIONS]
        if left <= 0 or tree.counters[USED] + len(tree.children) > len(tree.links):
            return True
        if (i + 1) % CHECKED == 0 and cannot_change(tree.links, left):
            return True
    return False
