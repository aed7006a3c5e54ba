"""The queue of bot tasks: moves before hints, and clients take turns.

Each task has a client: the table of a move, the guest of a hint. A worker never runs two tasks of one client at a time,
and a client whose task was taken goes to the end of the line. So nobody waits for more than one task of any other
client, however many that client has queued.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Any

from azalai.server.bot_workers.worker_process import BotTask, HintTask


@dataclass(eq=False)
class QueuedTask:
    """A task that waits or runs, and the future of its answer."""

    task: BotTask
    client: str
    answer: asyncio.Future[Any]
    attempts: int = 0


Clients = dict[str, deque[QueuedTask]]


class TaskQueue:
    """Tasks that wait for a worker."""

    def __init__(self) -> None:
        self._moves: Clients = {}  # the client whose turn it is comes first
        self._hints: Clients = {}
        self._running: set[tuple[bool, str]] = set()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(tasks) for line in (self._moves, self._hints) for tasks in line.values())

    def put(self, queued: QueuedTask) -> None:
        self._line(queued).setdefault(queued.client, deque()).append(queued)
        self._changed.set()

    def discard(self, queued: QueuedTask) -> None:
        """Remove a task, unless a worker has taken it."""
        line = self._line(queued)
        tasks = line.get(queued.client, deque())
        if queued in tasks:
            tasks.remove(queued)
            if not tasks:
                del line[queued.client]

    async def take(self, moves_only: bool) -> QueuedTask:
        """Wait for the next task. Its client gets no other worker until ``done`` is called."""
        while (queued := self._next(moves_only)) is None:
            self._changed.clear()
            await self._changed.wait()
        return queued

    def done(self, queued: QueuedTask) -> None:
        self._running.discard(_key(queued))
        self._changed.set()

    def _next(self, moves_only: bool) -> QueuedTask | None:
        for line in (self._moves,) if moves_only else (self._moves, self._hints):
            for client, tasks in line.items():
                if _key(tasks[0]) not in self._running:
                    queued = tasks.popleft()
                    del line[client]
                    if tasks:
                        line[client] = tasks
                    self._running.add(_key(queued))
                    return queued
        return None

    def _line(self, queued: QueuedTask) -> Clients:
        return self._hints if isinstance(queued.task, HintTask) else self._moves


def _key(queued: QueuedTask) -> tuple[bool, str]:
    return isinstance(queued.task, HintTask), queued.client
