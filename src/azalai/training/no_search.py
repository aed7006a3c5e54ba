"""Replaces ``searching`` in runs without searches, so that the search is compiled only if a run needs it."""

from typing import Any

from azalai.kernel.gear import rule


@rule
def no_search(search: Any, seats: int, simulations: int, values: Any) -> int:
    return 0
