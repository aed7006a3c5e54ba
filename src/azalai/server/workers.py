"""The processes in which computers think: started, fed one task at a time, restarted when they die.

Each has a thread that waits for its answers, so that the loop that serves the pages never waits for a thought.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from azalai.server import thinking
from azalai.server.thinking import Prepare, Task

ATTEMPTS = 3
"""A task that has ended so many processes is given up."""

_log = logging.getLogger("azalai.server")


class CannotThink(Exception):
    """No computer could answer."""


class TooMany(CannotThink):
    """The queue is full."""


@dataclass
class _Asked:
    """A task in the queue, and who waits for it."""

    task: Task
    answer: asyncio.Future[Any]
    attempts: int = 0


@dataclass
class _Worker:
    process: BaseProcess
    connection: Connection


@dataclass
class Workers:
    """A few processes that think. ``preparing`` is called when one of them gets ready for a game, and when it is."""

    count: int
    most: int
    preparing: Callable[[str, bool], None]
    _queue: asyncio.Queue[_Asked] = field(default_factory=asyncio.Queue)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _running: set[_Worker | None] = field(default_factory=set)
    _threads: ThreadPoolExecutor | None = None
    _closing: bool = False

    def start(self) -> None:
        self._threads = ThreadPoolExecutor(self.count, thread_name_prefix="azalai-worker")
        self._tasks = [asyncio.create_task(self._serve()) for _ in range(self.count)]

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        for process in multiprocessing.active_children():
            if process.name.startswith(PROCESS_NAME):
                process.kill()
                await asyncio.to_thread(process.join, 5)
        if self._threads is not None:
            self._threads.shutdown(wait=True)

    async def ask(self, task: Task) -> Any:
        """The answer to a task. Whoever stops waiting for one that has not begun takes it out of the queue."""
        if self._queue.qsize() >= self.most:
            raise TooMany
        asked = _Asked(task, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(asked)
        return await asked.answer

    async def _serve(self) -> None:
        """One process, from task to task; another takes its place when it dies."""
        worker: _Worker | None = None
        loop = asyncio.get_running_loop()
        while True:
            asked = await self._queue.get()
            if asked.answer.done():  # nobody waits for it any more
                continue
            try:
                if worker is None or not worker.process.is_alive():
                    worker = await loop.run_in_executor(self._threads, _start)
                answer = await loop.run_in_executor(self._threads, self._talk, loop, worker, asked.task)
            except (EOFError, OSError) as error:
                if self._closing:
                    return
                _log.warning("a process that thinks has ended: %r", error)
                if worker is not None:
                    _end(worker)
                worker = None
                asked.attempts += 1
                if asked.attempts < ATTEMPTS:
                    self._queue.put_nowait(asked)
                elif not asked.answer.done():
                    asked.answer.set_exception(CannotThink())
                continue
            if not asked.answer.done():
                asked.answer.set_result(answer)

    def _talk(self, loop: asyncio.AbstractEventLoop, worker: _Worker, task: Task) -> Any:
        """Runs in a thread: hand over the task, wait for the answer, pass on what is said in between."""
        worker.connection.send(task)
        getting_ready = False
        try:
            while True:
                what, answer = worker.connection.recv()
                if what == "done":
                    return answer
                getting_ready = True
                loop.call_soon_threadsafe(self.preparing, answer, True)
        finally:
            if getting_ready and not loop.is_closed():
                loop.call_soon_threadsafe(self.preparing, task.position.game, False)


PROCESS_NAME = "azalai-thinks"


def _start() -> _Worker:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=thinking.work, args=(there,), name=PROCESS_NAME, daemon=True)
    process.start()
    there.close()
    return _Worker(process, here)


def _end(worker: _Worker) -> None:
    worker.connection.close()
    worker.process.kill()
    worker.process.join(5)


async def prepare(workers: Workers, tables: list[Prepare]) -> None:
    """Get ready for these before anybody asks."""
    for table in tables:
        try:
            await workers.ask(table)
        except CannotThink:
            _log.warning("could not get ready for %s", table.position.game)
