"""Runs code with an event loop in a separate thread: a browser may already be running one in the test thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def elsewhere(work: Callable[..., T], *arguments: object) -> T:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *arguments).result()
