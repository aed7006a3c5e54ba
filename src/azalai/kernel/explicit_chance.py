"""Explicit chance: the rules that replace those that draw, for environments with chance nodes.

A table with explicit chance has no generator. Its field ``chance`` has ``CELLS`` short cells instead, which hold the
step in progress and the known outcomes of its random events. An event beyond them stops the step: it writes down what
can happen, with weights, and nothing that the step does from then on counts. Once the outcome is known, the step runs
again from the table before it (``explicit_loops.advance``).

Shuffling does nothing, and any card of a pile can come next. The game stays the same, because no player has seen
the order of a shuffled pile.
"""

from typing import Any

from azalai.kernel import chance
from azalai.kernel.gear import Swaps, rule

MOST_KNOWN = 64
"""No step has more random events; the longest deal has 23."""
OUTCOMES = 128
"""No event has an outcome with this number or a higher one."""

# The cells of ``chance``: the action of the step in progress, how many outcomes are known and how many of them the step
# has used, the event that stopped it and the sum of its weights.
STEP, KNOWN, USED, EVENT, TOTAL = 0, 1, 2, 3, 4
FIRST_KNOWN = 5
# For each possible outcome of the event its weight, and by how much to divide its probability (0: not at all).
WEIGHTS = FIRST_KNOWN + MOST_KNOWN
DIVISORS = WEIGHTS + OUTCOMES
# What a game wants to know about each card where it draws (``ExplicitChance.marks``).
MARKS = DIVISORS + OUTCOMES
CELLS = MARKS + OUTCOMES

NO_EVENT, NUMBER, CARD = 0, 1, 2
FIRST_OWN_EVENT = 3
"""Games number their own events from here."""
DEAL = -1
"""In place of the action of a step."""
STOPPED = -1
"""In place of an outcome, after an event has stopped the step."""


@rule
def stops(words: Any, event: int, total: int) -> bool:
    """Whether an event of unknown outcome stops the step. Then the caller writes weights that sum to ``total``."""
    if words[EVENT] != NO_EVENT or words[USED] < words[KNOWN]:
        return False
    words[EVENT] = event
    words[TOTAL] = total
    return True


@rule
def next_outcome(words: Any) -> int:
    """The outcome of the event, or STOPPED."""
    if words[EVENT] != NO_EVENT:
        return STOPPED
    words[USED] += 1
    return words[FIRST_KNOWN + words[USED] - 1]  # type: ignore[no-any-return]


@rule
def leave_in_order(words: Any, cards: Any, count: int) -> None:
    """Replaces ``shuffle``: the order of a pile does not matter."""


@rule
def any_number(words: Any, n: int) -> int:
    """Replaces ``draw``."""
    assert n <= OUTCOMES
    if n == 1:
        return 0
    if stops(words, NUMBER, n):
        for i in range(n):
            words[WEIGHTS + i] = 1
    return max(next_outcome(words), 0)


@rule
def any_card(words: Any, cards: Any, count: int) -> int:
    """Replaces ``top_card``: any card of the pile, which is moved to the top."""
    return any_card_as(words, cards, count, CARD)


@rule
def any_card_as(words: Any, cards: Any, count: int, event: int) -> int:
    """The same, as an event of the game's own."""
    alike = 1
    while alike < count and cards[alike] == cards[0]:
        alike += 1
    if alike < count:
        if stops(words, event, count):
            for i in range(count):
                words[WEIGHTS + cards[i]] += 1
        card = next_outcome(words)
        if card != STOPPED:
            move_to_top(cards, count, card)
    return cards[count - 1]  # type: ignore[no-any-return]


@rule
def move_to_top(cards: Any, count: int, card: int) -> None:
    place = 0
    while cards[place] != card:
        place += 1
    cards[place] = cards[count - 1]
    cards[count - 1] = card


SWAPS: Swaps = {
    chance.shuffle: leave_in_order,
    chance.draw: any_number,
    chance.top_card: any_card,
}
