"""Where a decision of Tuareg ends: which questions belong to the one before."""

from azalai.games.tuareg.actions import ASK_CASH, ASK_REST
from azalai.games.tuareg.table import Table
from azalai.kernel.gear import rule


@rule
def is_new_decision(t: Table, seat: int, followed: int) -> bool:
    """Loading, paying, taking, hiding and robbing are followed to their end. What was drawn is looked at first."""
    kind = t.asked[t.depth - 1].kind
    return kind <= ASK_REST or kind == ASK_CASH


@rule
def without_detours(options: list[int], n: int) -> int:
    """Every answer leads on."""
    return n
