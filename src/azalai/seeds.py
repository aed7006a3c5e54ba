"""Seeds: whole numbers of 64 bits from which chance follows."""

from __future__ import annotations

from azalai.errors import IllegalOption
from azalai.kernel.chance import LARGEST_SEED
from azalai.messages import say


def checked_seed(seed: int) -> int:
    """The seed itself; IllegalOption unless it is a whole number of 64 bits."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise IllegalOption(say("error-seed", seed=repr(seed), largest=LARGEST_SEED))
    return seed
