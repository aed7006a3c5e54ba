"""Bot tasks through the database: how a server process asks the bot workers of any machine."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from azalai.games.hint_reasons import Reason
from azalai.server.bot_workers.task_queue import kind_of, most_waiting
from azalai.server.bot_workers.worker_pool import BotPool, BotUnavailable, QueueFull, WorkerPool
from azalai.server.bot_workers.worker_process import (
    BotTask,
    ChanceTask,
    HintTask,
    MoveTask,
    Position,
    ReviewTask,
    StudyTask,
)
from azalai.server.configuration import Configuration
from azalai.server.storage.store import Exchange, Message, Store, StoreError
from azalai.web.study_view import StudyPart
from azalai.web.table_context import HintLine

if TYPE_CHECKING:
    from azalai.server.storage.postgresql_queue import TaskTable

ASKED, ANSWERED = "asked", "answered"  # messages; their table is the id of the task or ""
POLL = 1.0  # seconds between two looks for answers: a message about one may have been lost


def bot_pool(configuration: Configuration, store: Store) -> BotPool:
    """Worker processes of this server; if processes share the store, the workers that serve all of them."""
    limits = configuration.limits
    if store.exchange is None:
        return WorkerPool(configuration.workers, limits.bot_queue, configuration.bot_timeout)
    from azalai.server.storage.postgresql_store import PostgreSQLStore

    assert isinstance(store, PostgreSQLStore)
    return QueuedBots(store.task_table(), store.exchange, limits.bot_queue)


class QueuedBots:
    """Asks bots through the database."""

    compiles = False  # the workers do

    def __init__(self, tasks: TaskTable, exchange: Exchange, max_queue: int) -> None:
        self._tasks, self._exchange, self._max_queue = tasks, exchange, max_queue
        self._answered: dict[int, asyncio.Event] = {}

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def receive(self, message: Message) -> None:
        """A worker has answered a task."""
        if message.what == ANSWERED and message.values and message.values[0] in self._answered:
            self._answered[message.values[0]].set()

    @property
    def waiting(self) -> int:
        """Tasks of this process."""
        return len(self._answered)

    async def run(self, task: BotTask, client: str = "", group: str = "") -> Any:
        kind = kind_of(task)
        try:
            id = await self._tasks.put(encode(task), client, kind, self._max_queue, most_waiting(kind), group)
        except StoreError as error:
            raise BotUnavailable from error
        if id is None:
            raise QueueFull
        self._exchange.publish("", ASKED)
        event = self._answered[id] = asyncio.Event()
        try:
            return await self._wait(id, event, task)
        finally:
            del self._answered[id]
            await asyncio.shield(self._remove(id))

    async def _wait(self, id: int, event: asyncio.Event, task: BotTask) -> Any:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await event.wait()
            event.clear()
            try:
                hope, answer = await self._tasks.answer_to(id)
            except StoreError:
                continue  # the answer is still there when the store can be reached again
            if answer is not None:
                return decode_answer(task, answer)
            if not hope:
                raise BotUnavailable

    async def _remove(self, id: int) -> None:
        with suppress(StoreError):  # the clean-up of a worker removes it
            await self._tasks.remove(id)


def encode(task: BotTask) -> str:
    return json.dumps({"kind": type(task).__name__, **asdict(task)})


def decode(text: str) -> BotTask:
    fields = json.loads(text)
    kind = {each.__name__: each for each in (MoveTask, HintTask, ReviewTask, StudyTask, ChanceTask)}[fields.pop("kind")]
    for each in (fields, fields["position"]):
        each.update({name: tuple(each[name]) for name in ("moves", "seats") if name in each})
    task: BotTask = kind(**fields | {"position": Position(**fields["position"])})
    return task


def encode_answer(answer: Any) -> str:
    """The answer of a worker as JSON; hints are dataclasses."""
    return json.dumps(answer, default=asdict)


def decode_answer(task: BotTask, text: str) -> Any:
    """The answer as the worker gave it; JSON has no tuples."""
    answer = json.loads(text)
    if isinstance(task, HintTask):
        reasons = (tuple(Reason(**reason) for reason in line["reasons"]) for line in answer)
        return [HintLine(**line | {"reasons": each}) for line, each in zip(answer, reasons, strict=True)]
    if isinstance(task, StudyTask):
        return StudyPart.read(answer)
    return tuple(answer) if isinstance(answer, list) else answer
