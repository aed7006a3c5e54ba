"""The queue of bot tasks in PostgreSQL: each task is taken once, and again if its worker dies; moves come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from azalai.server.bot_workers.task_queue import MAX_PER_CLIENT, Kind
from azalai.server.bot_workers.worker_process import BotTask, HintTask, MoveTask, Position, ReviewTask, StudyTask
from azalai.server.storage.postgresql_queue import MAX_ATTEMPTS, TaskTable
from azalai.server.storage.postgresql_store import PostgreSQLStore
from azalai.server.tables.bot_queue import decode, encode
from tests.other_processes import elsewhere
from tests.server.postgresql import server

pytestmark = pytest.mark.xdist_group("stores")

POSITION = Position("targi", {"expansion": True}, 2**63, ("p6", "p7"))
Steps = Callable[[PostgreSQLStore, PostgreSQLStore, PostgreSQLStore], Coroutine[Any, Any, None]]


def with_processes(steps: Steps) -> None:
    """A server process and two workers."""

    async def run() -> None:
        url = server().new_database()
        stores = [PostgreSQLStore(url) for _ in range(3)]
        for store in stores:
            await store.open()
        await stores[0].run("UPDATE processes SET expires = now() + interval '1 hour'", {})  # however slow the test is
        await steps(*stores)
        for store in stores:
            await store.close()

    elsewhere(asyncio.run, run())


async def put(tasks: TaskTable, *texts: str, kind: Kind = Kind.MOVE) -> list[int]:
    return [await tasks.put(text, text, kind, 100, MAX_PER_CLIENT) or 0 for text in texts]


@pytest.mark.parametrize(
    "task",
    [
        MoveTask(POSITION, 1, "gentle", 7),
        HintTask(POSITION, 0, "pl", {"blue": "Ana"}),
        ReviewTask(POSITION, 0, "p6", "pl", {"blue": "Ada"}),
        StudyTask(POSITION, 1, 12, deep=True, rough=False, players={"en": {"blue": "Ana"}}),
    ],
)
def test_a_task_arrives_as_it_was_sent(task: BotTask) -> None:
    assert decode(encode(task)) == task


def test_each_task_is_taken_once_and_moves_come_first() -> None:
    async def steps(asking: PostgreSQLStore, one: PostgreSQLStore, two: PostgreSQLStore) -> None:
        await put(asking.task_table(), "hint", kind=Kind.HINT)
        ids = await put(asking.task_table(), *(f"move-{number}" for number in range(20)))
        both = [one.task_table(), two.task_table()]
        taken = await asyncio.gather(*(both[number % 2].take(Kind.HINT) for number in range(21)))

        assert sorted(each.id for each in taken if each and each.task != "hint") == ids
        assert await one.task_table().take(Kind.HINT) is None
        await one.task_table().answer(taken[0].id if taken[0] else 0, "p6")
        assert await asking.task_table().answer_to(taken[0].id if taken[0] else 0) == (True, "p6")

    with_processes(steps)


def test_a_client_has_one_task_at_a_time_and_a_worker_may_leave_hints() -> None:
    async def steps(asking: PostgreSQLStore, one: PostgreSQLStore, _: PostgreSQLStore) -> None:
        tasks = asking.task_table()
        first = await tasks.put("first", "ana", Kind.HINT, 100, MAX_PER_CLIENT)
        await tasks.put("second", "ana", Kind.HINT, 100, MAX_PER_CLIENT)
        worker = one.task_table()
        assert await worker.take(Kind.MOVE) is None
        taken = await worker.take(Kind.HINT)
        assert taken is not None
        assert taken.id == first
        assert await worker.take(Kind.HINT) is None, "the client's first hint is still being found"
        await worker.answer(taken.id, "[]")
        assert await worker.take(Kind.HINT) is not None
        assert await tasks.put("third", "ana", Kind.HINT, 2, MAX_PER_CLIENT) is None, "the queue is full"
        assert await tasks.put("move", "ana", Kind.MOVE, 2, MAX_PER_CLIENT) is not None, "but only of hints"
        own = [await tasks.put("study", "ana", Kind.STUDY, 100, MAX_PER_CLIENT) for _ in range(MAX_PER_CLIENT + 1)]
        assert own[-1] is None, "others would wait for all of them"
        assert None not in own[:-1]
        assert await tasks.put("study", "bo", Kind.STUDY, 100, MAX_PER_CLIENT) is not None
        tables = [await tasks.put("move", f"t{number}", Kind.MOVE, 100, 3, "cy") for number in range(4)]
        assert [each is None for each in tables] == [False, False, False, True], "all tables of an address together"
        assert await tasks.put("move", "t9", Kind.MOVE, 100, 3, "bo") is not None

    with_processes(steps)


def test_another_worker_takes_the_task_of_one_that_died_until_it_is_given_up() -> None:
    async def steps(asking: PostgreSQLStore, one: PostgreSQLStore, two: PostgreSQLStore) -> None:
        (id,) = await put(asking.task_table(), "move")
        assert await one.task_table().take(Kind.HINT) is not None
        assert await two.task_table().take(Kind.HINT) is None

        await one.exchange.close()  # its lease ends

        assert await two.task_table().take(Kind.HINT) is not None
        await one.task_table().answer(id, "late")
        assert await asking.task_table().answer_to(id) == (True, None), "an answer that comes too late is ignored"
        await two.task_table().give_back_all_but([id])
        assert await two.task_table().take(Kind.HINT) is None, "it is being answered"
        for attempt in range(3, MAX_ATTEMPTS + 1):
            await two.task_table().give_back_all_but([])
            assert await two.task_table().take(Kind.HINT) is not None, attempt
        await two.task_table().give_back(id)
        assert await two.task_table().take(Kind.HINT) is None
        assert await asking.task_table().answer_to(id) == (False, None)

    with_processes(steps)


def test_tasks_of_a_server_that_ended_are_removed() -> None:
    async def steps(asking: PostgreSQLStore, one: PostgreSQLStore, _: PostgreSQLStore) -> None:
        (id,) = await put(asking.task_table(), "move")
        await one.task_table().clean_up()
        assert (await asking.task_table().answer_to(id))[0]

        await asking.exchange.close()
        await one.task_table().clean_up()

        assert await one.task_table().answer_to(id) == (False, None)

    with_processes(steps)
