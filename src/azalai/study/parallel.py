"""Long work in parallel processes for a limited time: yields each result as soon as it is ready."""

from __future__ import annotations

import multiprocessing
import queue
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def completed(
    work: Callable[[Task], Result], tasks: Iterator[Task], jobs: int, minutes: float, *, compiled: bool = False
) -> Iterator[Result]:
    """The results of the tasks that end in time; what is still running then is killed. The first task runs here and
    fills the compile cache for the processes, unless that is full already (``compiled``)."""
    until = time.monotonic() + 60 * minutes
    if not compiled:
        first = next(tasks, None)
        if first is None:
            return
        yield work(first)
    if jobs == 1:
        for task in tasks:
            if time.monotonic() >= until:
                return
            yield work(task)
        return
    results: queue.SimpleQueue[Result | BaseException] = queue.SimpleQueue()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        running = 0
        for task in tasks:
            if running == jobs:
                if (found := _next(results, until)) is None:
                    return
                yield found
                running -= 1
            pool.apply_async(work, (task,), callback=results.put, error_callback=results.put)
            running += 1
        while running and (found := _next(results, until)) is not None:
            yield found
            running -= 1


def _next(results: queue.SimpleQueue[Result | BaseException], until: float) -> Result | None:
    """The next result; None if it does not come in time. An error in a process is raised here."""
    try:
        found = results.get(timeout=max(0.0, until - time.monotonic()))
    except queue.Empty:
        return None
    if isinstance(found, BaseException):
        raise found
    return found
