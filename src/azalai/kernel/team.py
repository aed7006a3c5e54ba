"""Teams of threads that run a compiled loop together, each for its part of the tables.

Handing work to a thread by means of Python costs about 10 µs, and only one thread at a time can run Python: sixteen
threads would wait longer than they work. So the helpers stay inside the compiled loop and wait there for a lock.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np

from azalai.kernel.locks import Lock, give_back
from azalai.kernel.team_rules import DONE, LEADER, OPEN, START

Loop = Callable[[Any, int], None]
"""Runs a compiled loop for the locks of a team and the number of a thread (see ``team_rules``)."""

ALONE = np.ones((2, 1), np.int64)
"""The locks of a team without helpers."""


class Team:
    """Calling a team runs its loop once, in all its threads. The caller's thread is the leader."""

    def __init__(self, size: int, loop: Loop) -> None:
        self._size = size
        self._loop = loop  # must not refer to the team: it would never be dismissed
        self._locks: Any = None
        self._failures: list[BaseException] = []
        self._process = -1  # in which the helpers run: a fork has none

    def __call__(self) -> None:
        if self._size == 1:
            self._loop(ALONE, LEADER)
            return
        if self._process != os.getpid():
            self._hire()
        try:
            self._loop(self._locks, LEADER)
            if self._failures:
                raise self._failures[0]
        except BaseException:
            self._process = -1  # the next call hires others
            _dismiss(self._locks)
            raise

    def _hire(self) -> None:
        locks, failures = np.ones((2, self._size), np.int64), list[BaseException]()
        owned = [[Lock() for _ in range(1, self._size)] for _ in (START, DONE)]  # by all who use them
        locks[:, 1:] = [[lock.address for lock in row] for row in owned]
        for number in range(1, self._size):
            work = (self._loop, locks, number, failures, owned)
            threading.Thread(target=_help, args=work, name=f"azalai-team-{number}", daemon=True).start()
        # not at the end of the program: a thread that left the loop then would find no Python
        weakref.finalize(self, _dismiss, locks, owned).atexit = False
        self._locks, self._failures, self._process = locks, failures, os.getpid()


def _help(loop: Loop, locks: Any, number: int, failures: list[BaseException], _owned: object) -> None:
    try:
        loop(locks, number)
    except BaseException as failure:  # an index out of bounds, where these are checked
        failures.append(failure)
        give_back(locks[DONE, number])


def _dismiss(locks: Any, _owned: object = None) -> None:
    """Let the helpers of a team go home."""
    if locks[START, OPEN]:
        locks[START, OPEN] = 0
        for lock in locks[START, 1:]:
            give_back(lock)
