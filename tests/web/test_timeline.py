"""The timeline of a game: the score graph of the replay and the end page."""

from __future__ import annotations

import pytest

from azalai.web.timeline import Course, graph


@pytest.mark.parametrize(("rounds", "every"), [(1, 1), (15, 1), (16, 2), (30, 2), (31, 5)])
def test_the_graph_labels_as_many_rounds_as_have_space(rounds: int, every: int) -> None:
    moves = 3 * rounds
    scores = tuple((at, 2 * at) for at in range(moves + 1))
    past = Course(moves, tuple((number, 3 * number - 3) for number in range(1, rounds + 1)), scores, ())

    assert [number for _, number in graph(past).ticks] == list(range(1, rounds + 1, every))
