"""The stack of pending questions and chores inside a table.

A question waits for a seat's decision. A chore waits for nobody: the game carries it out as soon as it is on top (turn
over the second card of the caravan, begin the next round). Both are pushed in reverse order, so that the record alone
says how a half-finished turn goes on. A table keeps the stack in its fields ``asked`` (many Question) and ``depth``.

Answers are actions. An action is matched to a family of the catalogue by the bounded range of that family: new families
are appended to a catalogue, and a comparison with one end only (``action >= LOSE``) would take them for an old one.
"""

from typing import Protocol

from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, short, small


class Question(Layout):
    """What is asked, and of whom. ``count`` is how many answers are left; the meaning of ``about`` depends on the
    kind."""

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
def either(options: list[int], one: int, other: int) -> int:
    """The answers to a question with two of them."""
    options[0] = one
    options[1] = other
    return 2


@rule
def decider(t: Asking) -> int:
    """The seat that is asked; -1: the game is over."""
    return t.asked[t.depth - 1].seat if t.depth > 0 else -1


@rule
def count_down(t: Asking) -> None:
    """The question on top was answered once: pop it if that was the last time."""
    q = t.asked[t.depth - 1]
    q.count -= 1
    if q.count <= 0:
        answered(t)


@rule
def is_of(action: int, family: int, items: int) -> bool:
    """Whether an action is of a family, given by the number of its first item and how many items it has."""
    return family <= action < family + items


@rule
def item_of(action: int, family: int, items: int) -> int:
    """Which item of its family an action is, counted from 0. It must be of that family."""
    assert family <= action < family + items
    return action - family
