"""The greedy player of any game: it takes the answer with the best evaluation for its seat.

It looks one decision ahead; the questions that follow from a decision (how to pay, which row) belong to it. It looks at
a determinization, in which what the seat cannot know is replaced (``imagine``), so it never sees a hidden card. The
weights of the evaluation are in ``games/<game>/bots/greedy.toml``.
"""

from typing import Any, NamedTuple

from azalai.bots.rules.copying import copy_table, wide
from azalai.kernel.chance import draw, next_word
from azalai.kernel.gear import woven
from azalai.kernel.loops import step
from azalai.kernel.placeholders import evaluate, imagine, is_new_decision, redact, without_detours

DEPTH = 5
"""How many of its own answers it follows within one decision: use, lay, pay, spare, row."""
TABLES = DEPTH + 2  # the real one, the determinization, and one after each answer
LEAST = -1_000_000


class Depths(NamedTuple):
    """Buffers to follow a decision with."""

    left: Any  # answers not tried yet, at each depth
    best: Any  # the value of the best one tried, at each depth
    pool: Any  # for ``imagine``
    values: Any  # of each answer of the decision itself


@woven
def choose(tables: Any, c: Any, weights: Any, n: int, dice: Any, options: Any, depths: Depths) -> int:
    """The answer of the seat that is asked at tables[0], whose ``n`` legal ones are in options[0].

    tables[1] is the determinization. From there each decision is followed to its end, depth first, and every way to
    answer its questions is tried. ``depths.values`` receives the value of each of the n answers.
    """
    left = depths.left
    best = depths.best
    values = depths.values
    seat = wide(tables[0].asked[tables[0].depth - 1].seat)
    copy_table(tables, 1, 0)
    redact(tables[1], c, seat, depths.pool)
    low = next_word(dice)
    imagine(tables[1], c, seat, low, next_word(dice), depths.pool)
    for i in range(n):
        options[1][i] = options[0][i]
        values[i] = LEAST
    chosen = wide(options[0][0])
    equal = 0
    depth = 1
    left[1] = n
    best[1] = LEAST
    while True:
        if left[depth] > 0:
            left[depth] -= 1
            after = depth + 1
            copy_table(tables, after, depth)
            t = tables[after]
            n = step(t, c, wide(options[depth][left[depth]]), options[after])
            ends = n == 0 or depth == DEPTH or t.asked[t.depth - 1].seat != seat
            if not ends and not is_new_decision(t, seat, depth):
                depth = after
                left[depth] = without_detours(options[depth], n)
                best[depth] = LEAST
                continue
            value = evaluate(t, c, weights, seat)
        elif depth > 1:
            value = best[depth]
            depth -= 1
        else:
            return chosen
        if value > best[depth]:
            best[depth] = value
            equal = 0
        if depth == 1:
            values[left[1]] = value
            if value == best[1]:  # one of several equals, with equal chances
                equal += 1
                if draw(dice, equal) == 0:
                    chosen = wide(options[1][left[1]])
