"""The bot service: worker processes of one machine that answer the bot tasks of all servers of a database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from azalai.games import rulebook
from azalai.server.bot_workers.levels import needs_compiling
from azalai.server.bot_workers.task_queue import Kind
from azalai.server.bot_workers.worker_pool import BotUnavailable, Compilation, WorkerPool, kinds_of_workers
from azalai.server.bot_workers.worker_process import (
    VARIANTS,
    ChanceTask,
    MoveTask,
    StudyTask,
    compile_study,
    variant_of,
)
from azalai.server.configuration import Configuration
from azalai.server.storage.postgresql_queue import TakenTask
from azalai.server.storage.postgresql_store import PostgreSQLStore
from azalai.server.storage.store import Message, StoreError
from azalai.server.tables.bot_queue import ANSWERED, ASKED, decode, encode_answer

RENEWAL = 0.7  # seconds between two proofs of life
POLL = 1.0  # seconds between two looks for tasks: a message about one may have been lost
CLEAN_UP = 30.0  # seconds between two removals of tasks that nobody waits for

_log = logging.getLogger("azalai.server")


class BotService:
    """Takes tasks from the database as long as a worker is free."""

    def __init__(self, configuration: Configuration) -> None:
        self._configuration = configuration
        self._store = PostgreSQLStore(configuration.store)
        self._tasks = self._store.task_table()
        self._pool = WorkerPool(configuration.workers, configuration.limits.bot_queue, configuration.bot_timeout)
        self._compilation = Compilation(lambda *_: None)
        self._study_compilation = Compilation(lambda *_: None, compile_study)
        self._asked = asyncio.Event()
        self._running: set[int] = set()  # ids of tasks

    async def run(self) -> None:
        """Serve until cancelled."""
        await self._store.open()
        exchange = self._store.exchange
        await exchange.open(self._receive, self._asked.set)
        self._pool.start()
        slots = [self._serve(max(kinds)) for kinds in kinds_of_workers(self._configuration.workers)]
        try:
            async with asyncio.TaskGroup() as group:
                for work in (*slots, self._renew(), self._clean_up(), self._compile_ahead()):
                    group.create_task(work)
        finally:
            await exchange.close()
            await self._pool.close()
            await self._store.close()

    def _receive(self, message: Message) -> None:
        if message.what == ASKED:
            self._asked.set()

    async def _renew(self) -> None:
        while True:
            with suppress(StoreError):
                await self._store.exchange.renew()
            await asyncio.sleep(RENEWAL)

    async def _clean_up(self) -> None:
        while True:
            with suppress(StoreError):
                await self._tasks.clean_up()
            await asyncio.sleep(CLEAN_UP)

    async def _compile_ahead(self) -> None:
        if self._configuration.compile_ahead:
            for compilation in (self._compilation, self._study_compilation):
                for variant in VARIANTS:
                    with suppress(BotUnavailable):  # logged; the first task that needs it tries again
                        await compilation.ensure(variant)

    async def _serve(self, last: Kind) -> None:
        while True:
            try:
                if not await self._answer_one(last):
                    self._asked.clear()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(POLL):
                            await self._asked.wait()
            except StoreError as error:
                _log.warning("the store cannot be reached: %s", error)
                await self._insist(lambda: self._tasks.give_back_all_but(self._running))

    async def _insist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat a write until the store has it: otherwise a server would wait for an answer in vain."""
        while True:
            try:
                return await work()
            except StoreError:
                await asyncio.sleep(POLL)

    async def _answer_one(self, last: Kind) -> bool:
        """Take a task and answer it. Returns whether there was one."""
        taken = await self._tasks.take(last)
        if taken is None:
            return False
        self._running.add(taken.id)
        try:
            await self._answer(taken)
        finally:
            self._running.discard(taken.id)
        return True

    async def _answer(self, taken: TakenTask) -> None:
        try:
            task = decode(taken.task)
            game, options = task.position.game, task.position.options
            if isinstance(task, MoveTask) and needs_compiling(task.level, game, rulebook(game).setting(options)):
                await self._compilation.ensure(variant_of(game, options))
            if isinstance(task, StudyTask) and not task.rough:
                await self._study_compilation.ensure(variant_of(game, options))
            if isinstance(task, ChanceTask):  # which does not wait for the compilation
                task = replace(task, compiled=self._study_compilation.done(variant_of(game, options)))
            answer = await self._pool.run(task, taken.client)
        except Exception:  # whatever is wrong with one task, the others go on
            _log.exception("a bot task failed")
            await self._insist(lambda: self._tasks.give_back(taken.id))
            return
        await self._insist(lambda: self._tasks.answer(taken.id, encode_answer(answer)))
        self._store.exchange.publish("", ANSWERED, taken.id)


def serve_bots(configuration: Configuration) -> None:
    """Run the service until the process is interrupted or terminated."""
    asyncio.run(BotService(configuration).run())
