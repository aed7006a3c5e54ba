"""Long work in parallel processes for a limited time: its results as they are ready, and the files that keep them."""

from __future__ import annotations

import multiprocessing
import queue
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def kept_lines(file: Path) -> list[str]:
    """The lines of a file of results. A call that was stopped may have left a part of a line, which is cut off."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return whole.splitlines()


def keep(file: Path, lines: Iterable[str]) -> None:
    """Append lines to a file of results."""
    with file.open("a", encoding="utf-8") as out:
        out.writelines(f"{line}\n" for line in lines)


def completed(
    work: Callable[[Task], Result], tasks: Iterator[Task], jobs: int, minutes: float, *, compiled: bool = False
) -> Iterator[Result]:
    """The results of the tasks that end in time; tasks that are still running then are killed. The first task runs in
    this process and fills the compile cache for the others, unless the cache is full already (``compiled``)."""
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
