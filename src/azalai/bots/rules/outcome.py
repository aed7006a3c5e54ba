"""Results between 0 (lost) and 1 (won), as expected from a lead."""

from azalai.kernel.gear import rule

EVEN = 0.5


@rule
def expected_result(lead: int, scale: float) -> float:
    """0.5 if even; a lead of ``scale`` is halfway to a sure win. (No exponential: both gears must round alike.)"""
    return EVEN + EVEN * lead / (scale + abs(lead))


@rule
def lead_of(values: list[int], seats: int, seat: int) -> int:
    """How far a seat is ahead of the best other one."""
    best = values[1] if seat == 0 else values[0]
    for other in range(seats):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best
