"""The stack of pending questions and chores inside a table.

A question waits for a seat's decision. A chore waits for nobody: the game carries it out as soon as it is on top (turn
over the second card of the caravan, begin the next round). Both are pushed in reverse order, so that the record alone
says how a half-finished turn goes on. A table keeps the stack in its fields ``asked`` (many Question) and ``depth``.
"""

from typing import Protocol

from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, short, small


class Question(Layout):
    """What is asked of whom; ``count`` is how often still, ``about`` depends on the kind."""

    kind: int = small()
    seat: int = small()
    count: int = short()  # the supply never runs out: a turn can end with hundreds of goods to return
    about: int = small()


class Asking(Protocol):
    """Any table with a stack of questions."""

    asked: list[Question]
    depth: int


@rule
def ask(t: Asking, kind: int, seat: int, count: int, about: int) -> None:
    """Push a question or a chore."""
    q = t.asked[t.depth]
    q.kind = kind
    q.seat = seat
    q.count = count
    q.about = about
    t.depth += 1


@rule
def answered(t: Asking) -> None:
    """Pop the question on top and clear its cells, so that equal tables have equal bytes."""
    t.depth -= 1
    q = t.asked[t.depth]
    q.kind = 0
    q.seat = 0
    q.count = 0
    q.about = 0


@rule
def count_down(t: Asking) -> None:
    """The question on top was answered once: pop it if that was the last time."""
    q = t.asked[t.depth - 1]
    q.count -= 1
    if q.count <= 0:
        answered(t)
