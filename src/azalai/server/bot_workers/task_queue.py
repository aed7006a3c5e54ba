"""The queue of bot tasks: moves before hints and reviews, studies and win chances last, and clients take turns.

Each task has a client: the table of a move, and otherwise the address that waits for the answer. A worker never runs
two tasks of one client at a time, and a client whose task was taken goes to the end of the line. So nobody waits for
more than one task of any other client, however many that client has queued.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from azalai.server.bot_workers.worker_process import BotTask, ChanceTask, MoveTask, StudyTask

MAX_PER_CLIENT = 8
"""Tasks of one kind that may wait for a client, which must not fill the queue. In the database they are taken in the
order in which they came, so others wait for all of them."""


class Kind(IntEnum):
    """Kinds of task, in the order of their priority."""

    MOVE = 0
    HINT = 1  # a person waits for it, also for a review
    STUDY = 2


TaskKinds = tuple[Kind, ...]
"""Which tasks a worker runs, in this order."""
MOVES_ONLY: TaskKinds = (Kind.MOVE,)
MOVES_THEN_HINTS: TaskKinds = (Kind.MOVE, Kind.HINT)
EVERYTHING: TaskKinds = (Kind.MOVE, Kind.HINT, Kind.STUDY)
NO_MOVES: TaskKinds = (Kind.HINT, Kind.STUDY)


def kind_of(task: BotTask) -> Kind:
    if isinstance(task, MoveTask):
        return Kind.MOVE
    return Kind.STUDY if isinstance(task, StudyTask | ChanceTask) else Kind.HINT


@dataclass(eq=False)
class QueuedTask:
    """A task that waits or runs, and the future of its answer."""

    task: BotTask
    client: str
    answer: asyncio.Future[Any]
    attempts: int = 0

    @property
    def kind(self) -> Kind:
        return kind_of(self.task)


class TaskQueue:
    """Tasks that wait for a worker."""

    def __init__(self) -> None:
        # by kind and client; the client whose turn it is comes first
        self._waiting: dict[Kind, dict[str, deque[QueuedTask]]] = {kind: {} for kind in Kind}
        self._running: set[tuple[Kind, str]] = set()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return sum(self.count(kind) for kind in Kind)

    def count(self, kind: Kind) -> int:
        """How many tasks of a kind wait."""
        return sum(len(tasks) for tasks in self._waiting[kind].values())

    def has_room(self, kind: Kind, client: str, most: int) -> bool:
        """Whether a client may add a task: fewer than ``most`` of its kind wait, and not too many of this client."""
        return self.count(kind) < most and len(self._waiting[kind].get(client, ())) < MAX_PER_CLIENT

    def put(self, queued: QueuedTask) -> None:
        self._waiting[queued.kind].setdefault(queued.client, deque()).append(queued)
        self._changed.set()

    def discard(self, queued: QueuedTask) -> None:
        """Remove a task, unless a worker has taken it."""
        clients = self._waiting[queued.kind]
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
        self._running.discard((queued.kind, queued.client))
        self._changed.set()

    def _next(self, kinds: TaskKinds) -> QueuedTask | None:
        for kind in kinds:
            clients = self._waiting[kind]
            for client, tasks in clients.items():
                if (kind, client) not in self._running:
                    queued = tasks.popleft()
                    del clients[client]
                    if tasks:
                        clients[client] = tasks
                    self._running.add((kind, client))
                    return queued
        return None
