"""The queue of bot tasks: moves before hints and reviews, studies and win chances last, and clients take turns.

Each task has a client: the table of a move, and otherwise the address that waits for the answer. A worker never runs
two tasks of one client at a time. Clients belong to a group: a table to the address of its player, and otherwise each
client to itself. A group whose task was taken goes to the end of the line. So nobody waits for more than one task of
any other group, however many that group has queued.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from azalai.server.bot_workers.worker_process import BotTask, ChanceTask, MoveTask, StudyTask

MAX_PER_CLIENT = 8
"""Tasks of one kind that may wait for a group, which must not fill the queue. In the database they are taken in the
order in which they came, so others wait for all of them."""
MAX_MOVES_PER_GROUP = 40
"""The same for moves: a class may play behind one address. Each table waits for one move."""


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


def most_waiting(kind: Kind) -> int:
    """How many tasks of a kind may wait for a group."""
    return MAX_MOVES_PER_GROUP if kind is Kind.MOVE else MAX_PER_CLIENT


@dataclass(eq=False)
class QueuedTask:
    """A task that waits or runs, and the future of its answer."""

    task: BotTask
    client: str
    answer: asyncio.Future[Any]
    group: str = ""  # "": the client itself
    attempts: int = 0

    def __post_init__(self) -> None:
        self.group = self.group or self.client

    @property
    def kind(self) -> Kind:
        return kind_of(self.task)


class TaskQueue:
    """Tasks that wait for a worker."""

    def __init__(self) -> None:
        # by kind and group; the group whose turn it is comes first
        self._waiting: dict[Kind, dict[str, deque[QueuedTask]]] = {kind: {} for kind in Kind}
        self._running: set[tuple[Kind, str]] = set()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return sum(self.count(kind) for kind in Kind)

    def count(self, kind: Kind) -> int:
        """How many tasks of a kind wait."""
        return sum(len(tasks) for tasks in self._waiting[kind].values())

    def has_room(self, queued: QueuedTask, most: int) -> bool:
        """Whether a task may be added: fewer than ``most`` of its kind wait, and not too many of its group."""
        kind = queued.kind
        return self.count(kind) < most and len(self._waiting[kind].get(queued.group, ())) < most_waiting(kind)

    def put(self, queued: QueuedTask) -> None:
        self._waiting[queued.kind].setdefault(queued.group, deque()).append(queued)
        self._changed.set()

    def discard(self, queued: QueuedTask) -> None:
        """Remove a task, unless a worker has taken it."""
        groups = self._waiting[queued.kind]
        tasks = groups.get(queued.group, deque())
        if queued in tasks:
            tasks.remove(queued)
            if not tasks:
                del groups[queued.group]

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
            groups = self._waiting[kind]
            for group, tasks in groups.items():
                queued = next((task for task in tasks if (kind, task.client) not in self._running), None)
                if queued is not None:
                    tasks.remove(queued)
                    del groups[group]
                    if tasks:
                        groups[group] = tasks
                    self._running.add((kind, queued.client))
                    return queued
        return None
