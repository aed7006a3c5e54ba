"""The stack of pending questions."""

from __future__ import annotations

import pytest

from azalai.kernel.layout import Layout, many, small
from azalai.kernel.questions import Question, answered, ask, count_down

pytestmark = pytest.mark.rules


class Table(Layout):
    depth: int = small()
    asked: list[Question] = many(Question, 3)


def top(t: Table) -> tuple[int, int, int, int]:
    q = t.asked[t.depth - 1]
    return q.kind, q.seat, q.count, q.about


def test_the_last_question_asked_is_the_first_to_answer() -> None:
    t = Table()

    ask(t, 5, 0, 1, 7)
    ask(t, 6, 1, 2, 8)

    assert (t.depth, top(t)) == (2, (6, 1, 2, 8))
    answered(t)
    assert (t.depth, top(t)) == (1, (5, 0, 1, 7))


def test_an_answered_question_leaves_no_trace() -> None:
    t, untouched = Table(), Table()

    ask(t, 5, 1, 3, 7)
    answered(t)

    assert t == untouched


def test_a_question_asked_several_times_is_counted_down() -> None:
    t = Table()
    ask(t, 5, 0, 1, 0)
    ask(t, 6, 1, 3, 0)

    count_down(t)
    assert top(t) == (6, 1, 2, 0)
    count_down(t)
    count_down(t)

    assert top(t) == (5, 0, 1, 0)


def test_a_count_can_be_of_hundreds() -> None:
    t = Table()
    ask(t, 5, 0, 1000, 0)

    assert Table.unpack(t.pack()).asked[0].count == 1000


def test_a_full_stack_takes_no_more() -> None:
    t = Table()
    for kind in (1, 2, 3):
        ask(t, kind, 0, 1, 0)

    with pytest.raises(IndexError):
        ask(t, 4, 0, 1, 0)
