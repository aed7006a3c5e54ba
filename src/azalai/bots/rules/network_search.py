"""The search with a network, in both gears: the network gives the priors, and the results where a simulation ends.

A prior also counts as some visits to its answer. ``tree_search`` has the tree and the simulations.
"""

from typing import Any

from azalai.bots.rules.network import ONE_RESULT, Network, evaluate
from azalai.bots.rules.outcome import expected_result
from azalai.bots.rules.tree_search import EXPLORATION, LEAF, MOVER, VISITS, WALK, Tree
from azalai.kernel.gear import rule, woven
from azalai.kernel.placeholders import network_inputs, score, winning_seats

# Indices of the parameters, besides those of ``tree_search``.
PRIOR_WEIGHT = 1  # how many visits a prior counts as
LEAD_SHARE = 3  # the part of a final result that is the lead in points; the rest is winning

HALF_LEAD = 5.0
"""A lead of this many points is half of the way from an even result to the best one."""


@rule
def final_result(t: Any, c: Any, seats: int, seat: int, lead_share: float) -> float:
    """The result of a game that is over, from 0 to 1: winning (a shared victory counts by its share), mixed with how
    far the seat is ahead of each other one."""
    won = winning_seats(t, c)
    winners = 0
    for other in range(seats):
        winners += (won >> other) & 1
    result = 1.0 / winners if (won >> seat) & 1 != 0 else 0.0
    mine = score(t, c, seat)
    ahead = 0.0
    for other in range(seats):
        if other != seat:
            ahead += expected_result(mine - score(t, c, other), HALF_LEAD)
    return (1.0 - lead_share) * result + lead_share * ahead / (seats - 1)


@woven
def value(t: Any, c: Any, network: Network, seats: int, seat: int, over: bool, lead_share: float) -> float:
    """The expected result of a seat."""
    if over:
        return final_result(t, c, seats, seat, lead_share)
    network_inputs(t, c, seat, network.inputs)
    return evaluate(network, seat) / ONE_RESULT


@rule
def evaluate_repeatedly(tables: Any, cards: Any, network: Network, seats: int, times: int) -> float:
    """For the benchmark: evaluate a table for one seat after the other; the sum."""
    total = 0.0
    for i in range(times):
        total += value(tables[0], cards[0], network, seats, i % seats, False, 0.0)
    return total


@woven
def prior_of(t: Any, c: Any, network: Network, parameters: Any, seats: int, seat: int, over: bool) -> float:
    return value(t, c, network, seats, seat, over, parameters[LEAD_SHARE])


@woven
def upper_bound(
    parameters: Any, links: Any, sums: Any, priors: Any, mean: float, child: int, seat: int, bonus: float, spread: float
) -> float:
    weight = parameters[PRIOR_WEIGHT]
    mean = (sums[child, seat] + weight * priors[child]) / (links[child, VISITS] + weight)
    bound: float = mean + parameters[EXPLORATION] * bonus / spread
    return bound


@woven
def write_results(
    tables: Any, c: Any, network: Network, parameters: Any, seats: int, n: int, dice: Any, options: Any, tree: Tree
) -> None:
    """The expected result of every seat; with two seats they add up to 1. The prior of a new leaf is that of the seat
    that moved."""
    results = tree.results
    leaf = tree.counters[LEAF]
    for seat in range(seats):
        if leaf > 0 and seat == tree.counters[MOVER]:
            results[seat] = tree.priors[leaf]
        else:
            results[seat] = value(tables[WALK], c, network, seats, seat, n == 0, parameters[LEAD_SHARE])
    if seats == 2:
        mean = 0.5 * (results[0] + 1.0 - results[1])
        results[0] = mean
        results[1] = 1.0 - mean
