"""Seeds: 64-bit whole numbers that determine every random event."""

from __future__ import annotations

from numbers import Integral

from azalai.errors import IllegalOption
from azalai.kernel.chance import LARGEST_SEED
from azalai.messages import say


def checked_seed(seed: object) -> int:
    """The seed as an int; it can be an integer of NumPy. IllegalOption unless it is a whole number of 64 bits."""
    number = -1 if isinstance(seed, bool) or not isinstance(seed, Integral) else int(seed)
    if not 0 <= number <= LARGEST_SEED:
        raise IllegalOption(say("error-seed", seed=repr(seed), largest=LARGEST_SEED))
    return number
