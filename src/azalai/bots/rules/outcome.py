"""A result between 0 and 1: what a bot hopes for, at the end of a game or anywhere before it."""

from azalai.kernel.gear import rule

HALF = 0.5
MARGIN = 1500
"""A lead of so many hundredths of a point is half of what can be hoped for beyond an even game."""


@rule
def squashed(margin: int) -> float:
    """A lead as a result: 0.5 is even. (No exponential: both gears must round alike.)"""
    return HALF + HALF * margin / (MARGIN + abs(margin))


@rule
def lead(worths: list[int], seats: int, seat: int) -> int:
    """How far a seat is ahead of the best other one."""
    best = worths[1] if seat == 0 else worths[0]
    for other in range(seats):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - best
