"""The search with a game's evaluation, in both gears: priors by the evaluation, and short rollouts to a quiet table.

``tree_search`` has the tree and the simulations.
"""

from typing import Any

from azalai.bots.rules.copying import copy_table, wide
from azalai.bots.rules.outcome import EVEN, expected_result, lead_of
from azalai.bots.rules.tree_search import EXPLORATION, TRIED, VISITS, WALK, Tree
from azalai.kernel.chance import draw
from azalai.kernel.gear import woven
from azalai.kernel.loops import step
from azalai.kernel.placeholders import evaluate, hour, is_quiet, percent_left, score, winner

# Indices of the parameters, besides those of ``tree_search``; ``search.toml`` of each game has their values. Priors are
# in hundredths of a point.
URGENCY = 1  # first-play urgency: an unvisited answer is taken to be this much worse than its parent
END_SCALE = 3  # the scale of ``expected_result`` at the end of the game
START_SCALE = 4  # what is added to it at the start
ROLLOUT_DECISIONS = 5  # the most decisions of a rollout
ROLLOUT_HOURS = 6  # the fewest hours of a rollout: parts of a round in which each seat has its share
SCORE_SHARE = 7  # the part of a final result that is the lead in points; the rest is winning
ROLLOUT_NOISE = 8  # in a rollout, up to this many hundredths of a point are added to an answer's value


@woven
def prior_of(t: Any, c: Any, weights: Any, parameters: Any, seats: int, seat: int, over: bool) -> int:
    return evaluate(t, c, weights, seat)


@woven
def upper_bound(
    parameters: Any, links: Any, sums: Any, priors: Any, mean: float, child: int, seat: int, bonus: float, spread: float
) -> float:
    visits = links[child, VISITS]
    mean = sums[child, seat] / visits if visits > 0 else mean - parameters[URGENCY]
    bound: float = mean + parameters[EXPLORATION] * (bonus / spread)
    return bound


@woven
def write_results(
    tables: Any, c: Any, weights: Any, parameters: Any, seats: int, n: int, dice: Any, options: Any, tree: Tree
) -> None:
    """After a rollout, the result of each seat: the true one if the game is over, else what the evaluation expects."""
    rollout(tables, c, weights, parameters, n, dice, options)
    t = tables[WALK]
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
            copy_table(tables, TRIED, WALK)
            step(tables[TRIED], c, wide(options[0][i]), options[1])
            value = evaluate(tables[TRIED], c, weights, seat) + draw(dice, noise)
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
