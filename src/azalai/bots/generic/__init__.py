"""Defaults for a game without a package ``bots``: positions are judged by the score, and nothing is hidden.

A game with hidden cards must supply ``redact``, so it must have a package ``bots`` of its own.
"""

from collections.abc import Mapping
from typing import Any

from azalai.kernel.gear import rule
from azalai.kernel.placeholders import score

WEIGHTS: Mapping[str, tuple[int, int]] = {"point": (0, 1)}
NOT_PRICES = (0,)


@rule
def evaluate(t: Any, c: Any, w: Any, seat: int) -> int:
    price: int = w[0]
    return score(t, c, seat) * price


@rule
def redact(t: Any, c: Any, seat: int, pool: Any) -> None:
    """Nothing is hidden."""


@rule
def is_new_decision(t: Any, seat: int, followed: int) -> bool:
    return True


@rule
def without_detours(options: Any, n: int) -> int:
    return n


@rule
def is_quiet(t: Any) -> bool:
    return True


@rule
def hour(t: Any) -> int:
    """An hour is a round."""
    number: int = t.round
    return number


@rule
def percent_left(t: Any, c: Any) -> int:
    """Unknown: always half of the game."""
    return 50
