"""The queue of bot tasks: moves before hints and reviews, and clients take turns.

Each task has a client: the table of a move, the guest of a hint or a review. A worker never runs two tasks of one
client at a time, and a client whose task was taken goes to the end of the line. So nobody waits for more than one task
of any other client, however many that client has queued.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Any

from azalai.server.bot_workers.worker_process import BotTask, MoveTask

TaskKinds = tuple[bool, ...]
"""Which tasks a worker runs, in this order of priority: moves (False), hints (True)."""
MOVES_ONLY: TaskKinds = (False,)
MOVES_THEN_HINTS: TaskKinds = (False, True)
HINTS_ONLY: TaskKinds = (True,)


@dataclass(eq=False)
class QueuedTask:
    """A task that waits or runs, and the future of its answer."""

    task: BotTask
    client: str
    answer: asyncio.Future[Any]
    attempts: int = 0

    @property
    def is_hint(self) -> bool:
        """Whether a person gets the answer, as a hint or a review; moves come first."""
        return not isinstance(self.task, MoveTask)


class TaskQueue:
    """Tasks that wait for a worker."""

    def __init__(self) -> None:
        # moves and hints, by client; the client whose turn it is comes first
        self._waiting: dict[bool, dict[str, deque[QueuedTask]]] = {False: {}, True: {}}
        self._running: set[tuple[bool, str]] = set()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return sum(len(tasks) for clients in self._waiting.values() for tasks in clients.values())

    def put(self, queued: QueuedTask) -> None:
        self._waiting[queued.is_hint].setdefault(queued.client, deque()).append(queued)
        self._changed.set()

    def discard(self, queued: QueuedTask) -> None:
        """Remove a task, unless a worker has taken it."""
        clients = self._waiting[queued.is_hint]
        tasks = clients.get(queued.client, deque())
        if queued in tasks:
            tasks.remove(queued)
            if not tasks:
                del clients[queued.client]

    async def take(self, kinds: TaskKinds) -> QueuedTask:
        """Wait for the next task of these kinds. Its client gets no other worker until ``done`` is called."""
        while (queued := self._next(kinds)) is None:
            self._changed.clear()
            await self._changed.wait()
        return queued

    def done(self, queued: QueuedTask) -> None:
        self._running.discard((queued.is_hint, queued.client))
        self._changed.set()

    def _next(self, kinds: TaskKinds) -> QueuedTask | None:
        for is_hint in kinds:
            clients = self._waiting[is_hint]
            for client, tasks in clients.items():
                if (is_hint, client) not in self._running:
                    queued = tasks.popleft()
                    del clients[client]
                    if tasks:
                        clients[client] = tasks
                    self._running.add((is_hint, client))
                    return queued
        return None
