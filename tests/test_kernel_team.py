"""Teams of threads: each runs its part of a loop, and they end with their team. A failure reaches the caller."""

from __future__ import annotations

import gc
import os
import threading
import time
from typing import Any

import pytest

from azalai.kernel import team as teams
from azalai.kernel.team import Team
from azalai.kernel.team_rules import begin, finish

SIZE, CALLS = 4, 50


class Counting:
    """A loop in plain Python that counts what each thread did."""

    def __init__(self) -> None:
        self.done = [0] * SIZE
        self.fails: int | None = None  # the number of a thread

    def __call__(self, locks: Any, number: int) -> None:
        at_work = begin(locks, number)
        while at_work:
            if number == self.fails:
                raise IndexError("out of bounds")
            self.done[number] += 1
            at_work = finish(locks, number)


def helpers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("azalai-team")]


def wait_for_helpers(count: int) -> None:
    until = time.monotonic() + 10
    while len(helpers()) != count:
        assert time.monotonic() < until, helpers()
        time.sleep(0.01)


@pytest.fixture(autouse=True)
def _no_other_helpers() -> None:
    if helpers():
        gc.collect()
    wait_for_helpers(0)


def test_every_thread_has_done_its_part_when_a_call_returns() -> None:
    counting = Counting()
    team = Team(SIZE, counting)
    for call in range(CALLS):
        team()
        assert counting.done == [call + 1] * SIZE
    assert len(helpers()) == SIZE - 1


def test_a_team_of_one_has_no_threads() -> None:
    counting = Counting()
    Team(1, counting)()
    assert counting.done == [1, 0, 0, 0]
    assert helpers() == []


def test_the_threads_end_with_their_team() -> None:
    team = Team(SIZE, Counting())
    team()
    del team
    wait_for_helpers(0)


@pytest.mark.parametrize("number", [0, 2])
def test_a_failure_in_any_thread_reaches_the_caller_and_the_next_call_works(number: int) -> None:
    counting = Counting()
    team = Team(SIZE, counting)
    team()
    counting.fails = number
    with pytest.raises(IndexError, match="out of bounds"):
        team()
    counting.fails = None
    wait_for_helpers(0)
    counting.done = [0] * SIZE

    team()

    assert counting.done == [1] * SIZE


def test_a_fork_has_threads_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting()
    team = Team(SIZE, counting)
    team()
    monkeypatch.setattr(teams.os, "getpid", lambda: -2)  # as if this were another process, without the helpers

    team()

    assert counting.done == [2] * SIZE
    assert len(helpers()) == 2 * (SIZE - 1)
    assert os.getpid() == -2
