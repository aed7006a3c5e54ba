"""The worker pool: processes that run bot tasks one at a time and are replaced when they die or hang; compiling ahead.

A thread per process waits for its answer, so that the event loop never blocks on a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from azalai.server.bot_workers.task_queue import (
    EVERYTHING,
    MOVES_ONLY,
    MOVES_THEN_HINTS,
    NO_MOVES,
    QueuedTask,
    TaskKinds,
    TaskQueue,
)
from azalai.server.bot_workers.worker_process import BotTask, Variant, compile_variant, work

MAX_ATTEMPTS = 3
"""A task is given up when this many workers have died on it."""
TASK_TIMEOUT = 60.0
"""Seconds after which a worker that has not answered counts as hung and is killed. Bots think for up to 1.5 seconds;
the rest is for a worker that has to start first, on a busy machine."""
COMPILE_TIMEOUT = 900.0
PROCESS_NAME = "azalai-bot-worker"

_log = logging.getLogger("azalai.server")


class BotUnavailable(Exception):
    """No bot could answer."""


class QueueFull(BotUnavailable):
    """Too many tasks wait already."""


class BotPool(Protocol):
    """Something that lets bots answer tasks."""

    compiles: bool  # whether the caller has to compile the rules of the bots first

    @property
    def waiting(self) -> int:
        """Tasks that wait for an answer."""

    def start(self) -> None: ...

    async def close(self) -> None: ...

    async def run(self, task: BotTask, client: str = "", group: str = "") -> Any:
        """The answer to a task of this client, which takes turns with its group. BotUnavailable if there is none."""

    def receive(self, message: Any) -> None:
        """A message of another process."""


@dataclass
class _Worker:
    process: BaseProcess
    connection: Connection

    @classmethod
    def start(cls) -> _Worker:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there,), name=PROCESS_NAME, daemon=True)
        process.start()
        there.close()
        return cls(process, here)

    def run(self, task: BotTask, timeout: float) -> Any:
        """The answer; an OSError if the worker hangs. The same pipe reports a worker that dies: EOFError."""
        watchdog = threading.Timer(timeout, self.process.kill)  # a worker that does not read would block us for ever
        watchdog.start()
        try:
            self.connection.send(task)
        finally:
            watchdog.cancel()
        if not self.connection.poll(timeout):
            raise TimeoutError(f"no answer within {timeout:g} seconds")
        return self.connection.recv()

    def kill(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join(5)


def kinds_of_workers(count: int) -> list[TaskKinds]:
    """The tasks that each worker runs."""
    return [MOVES_ONLY, *([*[MOVES_THEN_HINTS] * (count - 2), EVERYTHING] if count > 1 else [NO_MOVES])]


class WorkerPool:
    """``count`` worker processes and a queue of at most ``max_queue`` tasks of each kind: however many hints and
    studies wait, there is room for moves. One group may have a few of them. A worker starts with its first task.

    The first worker does no hints, so that a move never waits for a hint to end. If it is the only one, hints get a
    worker of their own. Only the last worker does studies.
    """

    compiles = True

    def __init__(self, count: int, max_queue: int, task_timeout: float = TASK_TIMEOUT) -> None:
        self._kinds = kinds_of_workers(count)
        self._max_queue, self._task_timeout = max_queue, task_timeout
        self._queue = TaskQueue()
        self._runners: list[asyncio.Task[None]] = []
        self._threads: ThreadPoolExecutor | None = None
        self._closing = False

    def start(self) -> None:
        self._threads = ThreadPoolExecutor(len(self._kinds), thread_name_prefix="azalai-bot-worker")
        self._runners = [asyncio.create_task(self._run_tasks(kinds)) for kinds in self._kinds]

    async def close(self) -> None:
        self._closing = True
        for runner in self._runners:
            runner.cancel()
        for process in multiprocessing.active_children():
            if process.name.startswith(PROCESS_NAME):
                process.kill()
                await asyncio.to_thread(process.join, 5)
        if self._threads is not None:
            self._threads.shutdown(wait=True)

    @property
    def waiting(self) -> int:
        """Tasks that wait for a worker."""
        return len(self._queue)

    async def run(self, task: BotTask, client: str = "", group: str = "") -> Any:
        """The answer to a task of this client. A caller that is cancelled first removes the task from the queue."""
        queued = QueuedTask(task, client, asyncio.get_running_loop().create_future(), group)
        if not self._queue.has_room(queued, self._max_queue):
            raise QueueFull
        self._queue.put(queued)
        try:
            return await queued.answer
        finally:
            self._queue.discard(queued)

    def receive(self, message: Any) -> None:
        """These workers need no messages."""

    async def _run_tasks(self, kinds: TaskKinds) -> None:
        """Feed one worker; replace it when it dies or hangs."""
        worker: _Worker | None = None
        while True:
            queued = await self._queue.take(kinds)
            try:
                worker = await self._run(worker, queued)
            finally:
                self._queue.done(queued)

    async def _run(self, worker: _Worker | None, queued: QueuedTask) -> _Worker | None:
        """Let a worker answer a task; start one if there is none. Returns the worker, or None if it was lost."""
        loop = asyncio.get_running_loop()
        try:
            if worker is None or not worker.process.is_alive():
                worker = await loop.run_in_executor(self._threads, _Worker.start)
            answer = await loop.run_in_executor(self._threads, worker.run, queued.task, self._task_timeout)
        except (EOFError, OSError) as error:  # TimeoutError is an OSError
            if self._closing:
                return None
            _log.warning("a bot worker died or hung: %r", error)
            if worker is not None:
                await loop.run_in_executor(self._threads, worker.kill)
            queued.attempts += 1
            if not queued.answer.done():  # otherwise nobody waits for the answer any more
                if queued.attempts < MAX_ATTEMPTS:
                    self._queue.put(queued)
                else:
                    queued.answer.set_exception(BotUnavailable())
            return None
        if not queued.answer.done():
            queued.answer.set_result(answer)
        return worker


class Compilation:
    """Compiles what bots need, once per variant, each in a process that exits afterwards. One variant at a time.

    ``on_progress`` is called with the name of a game and True when its compilation starts, False when it ends.
    """

    def __init__(
        self,
        on_progress: Callable[[str, bool], None],
        compile_one: Callable[[Variant], None] = compile_variant,
        timeout: float = COMPILE_TIMEOUT,
    ) -> None:
        self._on_progress, self._compile, self._timeout = on_progress, compile_one, timeout
        self._done: set[Variant] = set()
        self._lock = asyncio.Lock()

    def done(self, variant: Variant) -> bool:
        return variant in self._done

    async def ensure(self, variant: Variant) -> None:
        """Return when bots can search this variant. BotUnavailable if the compilation failed."""
        if self.done(variant):
            return
        async with self._lock:
            if self.done(variant):
                return
            self._on_progress(variant[0], True)
            process = multiprocessing.get_context("spawn").Process(
                target=self._compile, args=(variant,), name=PROCESS_NAME, daemon=True
            )
            try:
                await asyncio.to_thread(process.start)
                await asyncio.to_thread(process.join, self._timeout)
            finally:
                if process.is_alive():  # it hangs, or the server stops
                    process.kill()
                    process.join(5)
                self._on_progress(variant[0], False)
            if process.exitcode != 0:
                _log.warning("compiling %s failed with exit code %s", variant, process.exitcode)
                raise BotUnavailable
            self._done.add(variant)
