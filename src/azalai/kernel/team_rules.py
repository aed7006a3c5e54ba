"""How the threads of a team hand over to each other inside a compiled loop: the leader wakes the others and waits.

A loop that a team runs has this form. ``locks`` has two rows (START, DONE) and a column for each thread; ``number`` is
that of the thread.

    at_work = begin(locks, number)
    while at_work:
        ...
        at_work = finish(locks, number)
"""

from typing import Any

from azalai.kernel.gear import rule
from azalai.kernel.locks import give_back, take

LEADER = 0
START, DONE = 0, 1
"""Rows of locks: what a helper waits for, and what it gives back when its part is done."""
OPEN = 0
"""The column of the row START that has no lock: the leader's. It says whether there will be more to do."""


@rule
def begin(locks: Any, number: int) -> bool:
    """The leader wakes its helpers; a helper waits for that. Whether there is something to do."""
    if number != LEADER:
        take(locks[START, number])
        return bool(locks[START, OPEN])
    for helper in range(1, locks.shape[1]):
        give_back(locks[START, helper])
    return True


@rule
def finish(locks: Any, number: int) -> bool:
    """The leader waits for its helpers and is done; a helper waits for more to do. Whether there is more."""
    if number != LEADER:
        give_back(locks[DONE, number])
        return begin(locks, number)
    for helper in range(1, locks.shape[1]):
        take(locks[DONE, helper])
    return False
