"""The loop of games with explicit chance, in both gears: from one node to the next.

Like ``kernel.loops``, whose functions it calls, this module is bound to each game.
"""

from typing import Any

from azalai.kernel import explicit_chance as explicit
from azalai.kernel.gear import rule
from azalai.kernel.loops import settle, step
from azalai.kernel.placeholders import deal
from azalai.kernel.sorting import sort

NOW, BEFORE = 0, 1
"""The two tables of a game: the present one, and the one before the step in progress. At a chance node, only the event
on the present table is valid."""
CHANCE, OVER = -1, -4
"""In place of the seat that decides. OpenSpiel has the same numbers."""
SEATS_FROM = 4
COUNT_BITS = 10
"""``advance`` returns two numbers in one: the seat plus SEATS_FROM, shifted left by COUNT_BITS, and the number of
answers in the lower bits."""


@rule
def advance(tables: Any, cards: Any, first: int, action: int, answers: Any, chances: Any) -> int:
    """Carry out an action, the deal or, at a chance node, an outcome. Then write the answers of the next node in
    ascending order, and at a chance node their probabilities. Returns who answers and how many answers there are as
    one number: a tuple would take longer on its way to Python."""
    t = tables[NOW]
    if t.chance[explicit.EVENT] == explicit.NO_EVENT:
        t.chance[explicit.STEP] = action
        tables[BEFORE] = t
    else:
        known = tables[BEFORE].chance[explicit.KNOWN]
        assert known < explicit.MOST_KNOWN
        tables[BEFORE].chance[explicit.FIRST_KNOWN + known] = action
        tables[BEFORE].chance[explicit.KNOWN] = known + 1
        tables[NOW] = tables[BEFORE]
    if t.chance[explicit.STEP] == explicit.DEAL:
        deal(t, cards[0], first)
        n = settle(t, cards[0], answers)
    else:
        n = step(t, cards[0], t.chance[explicit.STEP], answers)
    seat = OVER
    if t.chance[explicit.EVENT] != explicit.NO_EVENT:
        n = list_outcomes(t.chance, answers, chances)
        seat = CHANCE
    else:
        forget_step(t.chance)
        sort(answers, n)
        if n > 0:
            seat = t.asked[t.depth - 1].seat
    return ((seat + SEATS_FROM) << COUNT_BITS) + n


@rule
def list_outcomes(words: Any, answers: Any, chances: Any) -> int:
    """Write the outcomes of the event that stopped the step, with their probabilities. Returns how many there are."""
    n = 0
    for outcome in range(explicit.OUTCOMES):
        if words[explicit.WEIGHTS + outcome] > 0:
            answers[n] = outcome
            share = words[explicit.WEIGHTS + outcome] / words[explicit.TOTAL]
            chances[n] = share / max(1, words[explicit.DIVISORS + outcome])
            n += 1
    return n


@rule
def forget_step(words: Any) -> None:
    for i in range(words[explicit.KNOWN]):
        words[explicit.FIRST_KNOWN + i] = 0
    words[explicit.STEP] = 0
    words[explicit.KNOWN] = 0
    words[explicit.USED] = 0
