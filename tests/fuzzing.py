"""Fuzzing of everything that is read from users: how many cases run every day, and what must come of them.

Every input gives either a valid object or one of our errors with a message, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

import azalai

chunks = pytest.mark.parametrize("chunk", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 6))])
ordinary = settings(deadline=None, derandomize=True, max_examples=500)


def expect_an_answer(reads: Callable[[Any], Any], what: Any, error: type[azalai.AzalaiError]) -> Any:
    """The value that was read; None if it was rejected with a message."""
    try:
        return reads(what)
    except error as refused:
        reason = str(refused)
    assert reason.strip(), "refused without a word"
    return None
