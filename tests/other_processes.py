"""A thread of its own for what runs an event loop: in the tests' a browser's may be running, and two cannot."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def elsewhere(work: Callable[..., T], *arguments: object) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *arguments).result()
