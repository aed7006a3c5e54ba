"""Requests for hints: they delay no computer player, and nobody can fill the workers with them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from azalai.games.hint_reasons import Reason
from azalai.puzzles import shipped
from azalai.server.bot_workers import worker_process
from azalai.server.bot_workers.task_queue import (
    EVERYTHING,
    MAX_MOVES_PER_GROUP,
    MOVES_ONLY,
    MOVES_THEN_HINTS,
    NO_MOVES,
    Kind,
    QueuedTask,
    TaskKinds,
    TaskQueue,
)
from azalai.server.bot_workers.worker_pool import QueueFull, WorkerPool, kinds_of_workers
from azalai.server.bot_workers.worker_process import BotTask, HintTask, MoveTask, Position, StudyTask
from azalai.server.tables.bot_queue import decode, decode_answer, encode, encode_answer
from azalai.web.table_context import HintLine
from tests.other_processes import elsewhere
from tests.server.computer_opponents import LEVEL, against_computer, ask, stopped_workers
from tests.server.http_player import get_table, make_and_join, send_moves, wait_until
from tests.server.server_process import QUICK, ServerProcess

pytestmark = pytest.mark.xdist_group("bot_workers")
PATIENCE = 2.0  # seconds in which an answer that needs no worker arrives


def guests(served: ServerProcess, stack: ExitStack, count: int) -> list[httpx.Client]:
    return [stack.enter_context(served.client()) for _ in range(count)]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a queue for three tasks. Its worker for moves and its worker for hints have started."""
    limits = {**QUICK["limits"], "bot_queue": 3}  # type: ignore[dict-item]
    with ServerProcess(tmp_path_factory.mktemp("small") / "data", limits=limits) as server, server.client() as guest:
        table = against_computer(guest)
        assert ask(guest, table).status_code == 200
        assert send_moves(guest, table, 0, "p6").status_code == 200
        wait_until(lambda: get_table(guest, table)["state"] > 1)
        yield server


def test_a_move_of_a_computer_does_not_wait_for_a_running_hint(served: ServerProcess) -> None:
    """Even if the server has one worker only: hints then have a worker of their own."""
    with ExitStack() as stack, ThreadPoolExecutor(1) as threads:
        asker, player = guests(served, stack, 2)
        table = against_computer(player)
        assert ask(player, table).status_code == 200  # starts the worker for hints
        with stopped_workers(served):
            hint = threads.submit(ask, asker, against_computer(asker, seed=20))
            time.sleep(PATIENCE)  # until the hint is running
            assert send_moves(player, table, 0, "p6").status_code == 200
            wait_until(lambda: get_table(player, table)["state"] > 1, seconds=30)
            assert not hint.done()
        assert hint.result(60).status_code == 200


def test_a_guest_has_one_pending_hint(small: ServerProcess) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(6) as threads:
        greedy, other = guests(small, stack, 2)
        tables = [against_computer(greedy, seed) for seed in range(30, 36)]
        with stopped_workers(small):
            asked = [threads.submit(ask, greedy, table) for table in tables]
            wait_until(lambda: sum(each.done() for each in asked) == 5)
            refused = [each.result() for each in asked if each.done()]
            assert [(each.status_code, each.json()["error"]) for each in refused] == [(409, "hint-replaced")] * 5
            another = threads.submit(ask, other, against_computer(other, 40))
        assert another.result(60).status_code == 200
        assert sorted(each.result(60).status_code for each in asked) == [200] + [409] * 5


def test_reasons_for_the_solution_of_a_puzzle_count_as_hints(small: ServerProcess) -> None:
    def shown_solution(guest: httpx.Client, number: int) -> tuple[str, int]:
        puzzle = shipped()[number]
        guest.post(f"/puzzles/{puzzle.id}", data={"what": "show"})
        return f"/puzzles/{puzzle.id}/why", len(puzzle.position().played) + len(puzzle.solution)

    with ExitStack() as stack, ThreadPoolExecutor(2) as threads:
        (guest,) = guests(small, stack, 1)
        with stopped_workers(small):
            path, state = shown_solution(guest, 0)
            first = threads.submit(guest.post, path, json={"state": state}, timeout=60)
            time.sleep(PATIENCE)  # until it is pending
            path, state = shown_solution(guest, 1)
            second = threads.submit(guest.post, path, json={"state": state}, timeout=60)
            answer = first.result(30)
            assert (answer.status_code, answer.json()["error"]) == (409, "hint-replaced")
        assert second.result(60).status_code == 200


def test_a_double_click_gets_two_answers(small: ServerProcess) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(2) as threads:
        (guest,) = guests(small, stack, 1)
        table = against_computer(guest, 50)
        with stopped_workers(small):
            asked = [threads.submit(ask, guest, table) for _ in range(2)]
            time.sleep(PATIENCE)
        assert [each.result(60).status_code for each in asked] == [200, 200]


def test_a_hint_is_remembered_in_its_language(small: ServerProcess) -> None:
    with ExitStack() as stack:
        (guest,) = guests(small, stack, 1)
        table = against_computer(guest, 60)
        first = ask(guest, table)
        with stopped_workers(small):
            assert ask(guest, table, timeout=PATIENCE).json() == first.json()
            guest.post("/settings", json={"language": "pl"})
            with pytest.raises(httpx.ReadTimeout):
                ask(guest, table, timeout=PATIENCE)
        assert ask(guest, table).json()["html"] != first.json()["html"]


def test_a_hint_is_cancelled_when_its_page_disconnects(small: ServerProcess) -> None:
    """Otherwise the queue would stay full."""
    with ExitStack() as stack:
        others = guests(small, stack, 4)
        (last,) = guests(small, stack, 1)
        with stopped_workers(small):
            for number, guest in enumerate(others):  # one is running, three fill the queue
                with pytest.raises(httpx.ReadTimeout):
                    ask(guest, against_computer(guest, 70 + number), timeout=PATIENCE)
            with pytest.raises(httpx.ReadTimeout):  # not refused with 429
                ask(last, against_computer(last, 79), timeout=PATIENCE)


def test_turns_that_were_undone_do_not_fill_the_queue(small: ServerProcess) -> None:
    with ExitStack() as stack:
        undecided, other = guests(small, stack, 2)
        table = against_computer(undecided)
        with stopped_workers(small):
            for state in range(0, 12, 2):
                assert send_moves(undecided, table, state, "p6").status_code == 200
                assert undecided.post(f"/t/{table}/undo", json={"state": state + 1}).status_code == 200
            with pytest.raises(httpx.ReadTimeout):  # not refused with 429
                ask(other, against_computer(other, 80), timeout=PATIENCE)


def test_no_hints_while_a_person_may_take_an_open_seat(served: ServerProcess) -> None:
    with ExitStack() as stack:
        ana, bo = guests(served, stack, 2)
        table = make_and_join(ana, bo, seed=7)
        bo.post(f"/t/{table}/leave", json={})

        answer = ask(ana, table)

        assert (answer.status_code, "while a seat is open" in answer.json()["message"]) == (422, True)
        seated = ana.post(f"/t/{table}/places", json={"seat": 1, "kind": "computer", "level": LEVEL})
        assert seated.status_code == 200
        assert ask(ana, table).status_code == 200


# -- the queue ----------------------------------------------------------------------------------------------------

POSITION = Position("targi", {}, 7, ())
MOVE = MoveTask(POSITION, 0, LEVEL, 1)
HINT = HintTask(POSITION, 0, "en", {})
STUDY = StudyTask(POSITION, 0, 0, deep=False, rough=True, players={"en": {"blue": "Ana"}})


def taken(
    *tasks: tuple[BotTask, str] | tuple[BotTask, str, str], kinds: TaskKinds = MOVES_THEN_HINTS, end: bool = True
) -> list[str]:
    """The clients of the tasks in the order in which workers get them. ``end``: each task ends before the next one. A
    task is given with its client, and perhaps a group."""

    async def run() -> list[str]:
        queue = TaskQueue()
        for task, client, *group in tasks:
            queue.put(QueuedTask(task, client, asyncio.get_running_loop().create_future(), *group))
        order: list[str] = []
        while len(queue):
            try:
                async with asyncio.timeout(0.1):
                    queued = await queue.take(kinds)
            except TimeoutError:
                break
            order.append(queued.client)
            if end:
                queue.done(queued)
        return order

    return elsewhere(asyncio.run, run())


def test_moves_come_before_hints() -> None:
    assert taken((HINT, "a"), (MOVE, "b"), (HINT, "c"), (MOVE, "d")) == ["b", "d", "a", "c"]


def test_studies_come_last_and_only_one_worker_does_them() -> None:
    tasks = (STUDY, "s"), (HINT, "a"), (MOVE, "b")

    assert taken(*tasks, kinds=EVERYTHING) == ["b", "a", "s"]
    assert taken(*tasks) == ["b", "a"]
    for count in range(1, 6):
        workers = kinds_of_workers(count)
        assert sum(Kind.STUDY in kinds for kinds in workers) == 1
        assert workers[0] == MOVES_ONLY, "a move never waits for anything else to end"


def test_clients_take_turns() -> None:
    assert taken((MOVE, "a"), (MOVE, "a"), (MOVE, "a"), (MOVE, "b"), (MOVE, "c")) == ["a", "b", "c", "a", "a"]


def test_a_client_has_one_worker_at_a_time() -> None:
    assert taken((MOVE, "a"), (MOVE, "a"), (MOVE, "b"), (HINT, "a"), end=False) == ["a", "b", "a"]


def test_all_tables_of_one_address_take_turns_with_those_of_others() -> None:
    """Otherwise a person with many tables of computers would keep the workers from everybody else."""
    tables = [(MOVE, f"t{number}", "ada") for number in range(4)]
    assert taken(*tables, (MOVE, "u", "ben"), (MOVE, "v", "cat")) == ["t0", "u", "v", "t1", "t2", "t3"]
    assert taken(*tables, end=False) == ["t0", "t1", "t2", "t3"], "idle workers take all of them"
    assert taken((MOVE, "t", "ada"), (MOVE, "t", "ada"), (MOVE, "u", "ada"), end=False) == ["t", "u"]


def test_an_address_cannot_fill_the_queue_with_its_tables() -> None:
    async def run() -> None:
        pool = WorkerPool(1, 500)  # it is not started, so every task waits
        *moves, refused = [asyncio.create_task(pool.run(MOVE, f"t{n}", "ada")) for n in range(MAX_MOVES_PER_GROUP + 1)]
        other = asyncio.create_task(pool.run(MOVE, "u", "ben"))
        with pytest.raises(QueueFull):
            await refused
        await asyncio.sleep(0)

        assert not any(each.done() for each in (*moves, other))
        for task in (*moves, other):
            task.cancel()

    elsewhere(asyncio.run, run())


def test_workers_may_be_reserved_for_moves_or_for_hints() -> None:
    assert taken((HINT, "a"), (MOVE, "b"), kinds=MOVES_ONLY) == ["b"]
    assert taken((HINT, "a"), (MOVE, "b"), kinds=NO_MOVES) == ["a"]


def test_hints_that_fill_the_queue_keep_out_no_move() -> None:
    async def run() -> None:
        pool = WorkerPool(1, max_queue=2)  # it is not started, so every task waits
        *hints, refused = [asyncio.create_task(pool.run(HINT, client)) for client in "abc"]
        move = asyncio.create_task(pool.run(MOVE, "table"))
        with pytest.raises(QueueFull):
            await refused
        await asyncio.sleep(0)

        assert [each.done() for each in (*hints, move)] == [False, False, False]
        for task in (*hints, move):
            task.cancel()

    elsewhere(asyncio.run, run())


def test_hints_pass_unchanged_through_the_queue_of_several_servers() -> None:
    hints = [HintLine("p6", 57, "about equal", (Reason("It crosses.", "c5"),)), HintLine("p5", 50, "")]

    assert decode(encode(HINT)) == HINT
    assert decode_answer(HINT, encode_answer(hints)) == hints


def test_the_first_hint_of_a_worker_does_not_wait_for_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading them takes two seconds; the plain gear answers sooner, and they are loaded after the answer."""
    asked: list[bool] = []

    def hint(*_: Any, compiled: bool) -> list[HintLine]:
        asked.append(compiled)
        return []

    monkeypatch.setattr(worker_process.bots, "hint", hint)
    monkeypatch.setattr(worker_process, "_loaded", set())
    task = HintTask(Position("targi", {}, 1, ()), 0, "en", {}, compiled=True)

    worker_process._answer(task)
    assert asked == [False]
    worker_process._load_compiled(task)
    worker_process._answer(task)
    worker_process._load_compiled(task)
    assert asked == [False, True, True]
