"""The processes in which computers think: started, fed one task at a time, restarted when they die; and the ones that
compile for them beforehand.

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

from azalai.server.bot_workers import worker_process
from azalai.server.bot_workers.worker_process import Kind, Task, compile_for

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
    """A few processes that think."""

    count: int
    most: int
    _queue: asyncio.Queue[_Asked] = field(default_factory=asyncio.Queue)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
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
                answer = await loop.run_in_executor(self._threads, _talk, worker, asked.task)
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


def _talk(worker: _Worker, task: Task) -> Any:
    """Runs in a thread: hand over the task, wait for the answer."""
    worker.connection.send(task)
    return worker.connection.recv()


PROCESS_NAME = "azalai-thinks"


def _start() -> _Worker:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=worker_process.work, args=(there,), name=PROCESS_NAME, daemon=True)
    process.start()
    there.close()
    return _Worker(process, here)


def _end(worker: _Worker) -> None:
    worker.connection.close()
    worker.process.kill()
    worker.process.join(5)


class Preparing:
    """Compiles what computers need, once for each kind of table, in a process that ends with it. One kind at a time:
    the machine has other things to do. ``told`` hears when a game begins to be made ready and when it is."""

    def __init__(self, told: Callable[[str, bool], None], compiling: Callable[[Kind], None] = compile_for) -> None:
        self._told, self._compiling = told, compiling
        self._ready: set[Kind] = set()
        self._one_at_a_time = asyncio.Lock()

    def done(self, kind: Kind) -> bool:
        return kind in self._ready

    async def ready(self, kind: Kind) -> None:
        """Comes back when such tables can be thought about. CannotThink: it did not work."""
        if kind in self._ready:
            return
        async with self._one_at_a_time:
            if kind in self._ready:
                return
            self._told(kind[0], True)
            process = multiprocessing.get_context("spawn").Process(
                target=self._compiling, args=(kind,), name=PROCESS_NAME, daemon=True
            )
            try:
                await asyncio.to_thread(process.start)
                await asyncio.to_thread(process.join)
            finally:
                self._told(kind[0], False)
            if process.exitcode != 0:
                _log.warning("could not get ready for %s: %s", kind, process.exitcode)
                raise CannotThink
            self._ready.add(kind)
