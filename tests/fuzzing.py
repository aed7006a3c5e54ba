"""How everything that is read from people is fuzzed: how much of it every day, and what must come of it. Whatever comes
in, out comes a valid object or an error of ours that says something, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings

import azalai

chunks = pytest.mark.parametrize("chunk", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 6))])
ordinary = settings(deadline=None, derandomize=True, max_examples=500)


def expect_an_answer(reads: Callable[[Any], Any], what: Any, error: type[azalai.AzalaiError]) -> Any:
    """What was read; None where it was refused in words."""
    try:
        return reads(what)
    except error as refused:
        reason = str(refused)
    assert reason.strip(), "refused without a word"
    return None
