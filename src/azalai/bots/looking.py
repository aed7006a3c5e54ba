"""What every bot does with a table: copy it, carry out an answer, list the answers, pass over what is no decision.

The first functions are stand-ins for the rules of a game, as in ``kernel/loops.py``; ``minds.Mind`` supplies them.
Compiled, ``apply`` and ``legal`` are large and go right into their callers; so each has one caller here, and all bots
of a game call that.
"""

from typing import Any

from azalai.kernel.gear import rule


def legal(t: Any, c: Any, options: Any) -> int:
    raise NotImplementedError("supplied by a game")


def apply(t: Any, c: Any, action: int) -> None:
    raise NotImplementedError("supplied by a game")


def lone_answer_reveals(t: Any) -> bool:
    raise NotImplementedError("supplied by a game")


@rule
def carry_out(t: Any, c: Any, action: int) -> None:
    apply(t, c, action)


@rule
def answers(t: Any, c: Any, options: Any) -> int:
    return legal(t, c, options)


@rule
def settled(t: Any, c: Any, options: Any) -> int:
    """Take every decision that has a single answer and reveals nothing; then write the answers to the next one."""
    n = answers(t, c, options)
    while n == 1 and not lone_answer_reveals(t):
        carry_out(t, c, options[0])
        n = answers(t, c, options)
    return n
