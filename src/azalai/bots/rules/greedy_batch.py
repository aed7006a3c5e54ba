"""The greedy player at many tables of a batch: an answer for each table that is asked, in one compiled call."""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import wide
from azalai.bots.rules.greedy import Depths, choose
from azalai.bots.rules.outcome import expected_result
from azalai.kernel.chance import draw
from azalai.kernel.gear import rule
from azalai.kernel.placeholders import evaluate

GREEDY_SCALE = 1500
"""The lead in hundredths of a point that the greedy player takes for halfway to a sure win."""


class Greedy(NamedTuple):
    """A greedy player: its weights, its lapses (see ``levels``), and buffers for one decision."""

    weights: Any
    lapses: int  # percent
    tolerance: int  # hundredths of a result
    tables: Any
    options: Any
    depths: Depths


@rule
def answer_tables(
    tables: Any, cards: Any, seats: int, asked: Any, options: Any, counts: Any, dice: Any, greedy: Greedy, actions: Any
) -> None:
    """Write an action for each table that is asked. Every table has its own dice."""
    weights, lapses, tolerance, tried, follow, depths = greedy
    c = cards[0]
    for i in range(len(tables)):
        if asked[i]:
            tried[0] = tables[i]
            n = wide(counts[i])
            for k in range(n):
                follow[0][k] = options[i][k]
            action = choose(tried, c, weights, n, dice[i], follow, depths)
            if lapses > 0 and draw(dice[i], 100) < lapses:
                action = near_answer(tried[1], c, weights, seats, n, follow[0], depths.values, dice[i], tolerance)
            actions[i] = action


@rule
def near_answer(
    t: Any, c: Any, weights: Any, seats: int, n: int, options: Any, values: Any, dice: Any, tolerance: int
) -> int:
    """Any answer whose expected result is at most ``tolerance`` worse than the best, each as likely. ``values`` has the
    evaluation of each answer, ``t`` is what the seat knows."""
    seat = wide(t.asked[t.depth - 1].seat)
    other = evaluate(t, c, weights, 1 if seat == 0 else 0)
    for each in range(seats):
        if each != seat:
            other = max(other, evaluate(t, c, weights, each))
    best = values[0]
    for k in range(n):
        best = max(best, values[k])
    least = expected_result(best - other, GREEDY_SCALE) - tolerance / 100
    near = 0
    chosen = wide(options[0])
    for k in range(n):
        if expected_result(values[k] - other, GREEDY_SCALE) >= least:
            near += 1
            if draw(dice, near) == 0:
                chosen = wide(options[k])
    return chosen
