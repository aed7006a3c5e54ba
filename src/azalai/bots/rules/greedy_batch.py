"""The greedy player at many tables of a batch: an answer for each table that is asked, in one compiled call."""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import wide
from azalai.bots.rules.greedy import Depths, choose
from azalai.kernel.gear import rule


class Greedy(NamedTuple):
    """A greedy player: its weights, and buffers for one decision."""

    weights: Any
    tables: Any
    options: Any
    depths: Depths


@rule
def answer_tables(
    tables: Any, cards: Any, asked: Any, options: Any, counts: Any, dice: Any, greedy: Greedy, actions: Any
) -> None:
    """Write an action for each table that is asked. Every table has its own dice."""
    weights, tried, follow, depths = greedy
    c = cards[0]
    for i in range(len(tables)):
        if asked[i]:
            tried[0] = tables[i]
            n = wide(counts[i])
            for k in range(n):
                follow[0][k] = options[i][k]
            actions[i] = choose(tried, c, weights, n, dice[i], follow, depths)
