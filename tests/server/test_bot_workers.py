"""Computer players: their worker processes may die, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import azalai
from azalai.server.bot_workers import worker_process
from azalai.server.bot_workers.levels import levels
from azalai.server.bot_workers.worker_pool import BotUnavailable, Compilation, WorkerPool
from azalai.server.bot_workers.worker_process import MoveTask, Position
from tests.other_processes import elsewhere
from tests.server.http_player import Listener, get_table, legal_moves, make_and_join, make_table, send_moves, wait_until
from tests.server.server_process import ROOT, ServerProcess, bot_workers, children_of, ended, environment

pytestmark = pytest.mark.xdist_group("bot_workers")


@pytest.mark.parametrize("game", [pytest.param("targi", marks=pytest.mark.long), "tuareg"])
def test_a_whole_game_against_a_computer(served: ServerProcess, ana: httpx.Client, game: str) -> None:
    """Against the weakest level, which thinks little and runs uncompiled."""
    level = levels(game)[0][0]
    table = make_table(ana, game=game, seed=7, opponent=f"computer:{level}")["table"]
    listener = Listener(ana, table)
    until = time.monotonic() + 240
    while get_table(ana, table)["status"] != "over":
        assert time.monotonic() < until
        offered = legal_moves(ana, table)
        if not offered:
            time.sleep(0.02)
            continue
        assert send_moves(ana, table, get_table(ana, table)["state"], offered[0]).status_code == 200
    assert listener.wait(lambda _, values: values.get("kind") == "end")
    listener.close()


def test_hints_come_with_reasons_and_only_against_computers(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]

    answer = ana.post(f"/t/{table}/hint", json={"state": 0})

    assert answer.status_code == 200, answer.text
    shown = answer.json()["html"]
    assert shown.count(" data-hint ") >= 2
    assert re.search(r'<li data-at="[bs]\d+"><i aria-hidden="true">A</i><span>\w', shown), (
        "a reason, and what it is about"
    )
    assert get_table(ana, table)["state"] == 0
    assert ana.post(f"/t/{table}/hint", json={"state": 5}).status_code == 409
    assert bo.post(f"/t/{table}/hint", json={"state": 0}).status_code == 403
    among_people = make_and_join(ana, bo, seed=7)
    assert ana.post(f"/t/{among_people}/hint", json={"state": 0}).status_code == 422


@pytest.fixture(scope="module")
def one_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that nobody asks for hints, so that it has one worker. It gives a worker that hangs 15 s: enough for a
    fresh one on a busy machine."""
    with ServerProcess(tmp_path_factory.mktemp("one") / "data", bot_timeout=15) as server:
        yield server


def run_pool(steps: Callable[[WorkerPool], Any]) -> None:
    async def run() -> None:
        pool = WorkerPool(1, 10)
        pool.start()
        try:
            await asyncio.wait_for(steps(pool), 60)
        finally:
            await pool.close()

    elsewhere(asyncio.run, run())


def move_task(game: str = "targi", seed: int = 1) -> MoveTask:
    return MoveTask(Position(game, {}, 7, ("p6",) if game == "targi" else ()), 1, "random", seed)


def test_a_worker_that_dies_is_replaced_and_its_task_repeated() -> None:
    async def steps(pool: WorkerPool) -> None:
        assert await pool.run(move_task()) != "p6"
        (first,) = children_of(os.getpid())
        os.kill(first, signal.SIGKILL)
        answers = await asyncio.gather(*(pool.run(move_task(seed=seed)) for seed in range(3)))
        assert all(answer.startswith("p") for answer in answers)
        (second,) = children_of(os.getpid())
        assert second != first

    run_pool(steps)
    assert children_of(os.getpid()) == []


def test_a_worker_that_hangs_is_killed_and_its_task_repeated() -> None:
    async def steps(_: WorkerPool) -> None:
        pool = WorkerPool(1, 10, task_timeout=15)  # enough for a fresh worker on a busy machine
        pool.start()
        try:
            assert await pool.run(move_task()) != "p6"
            (hung,) = children_of(os.getpid())
            os.kill(hung, signal.SIGSTOP)
            assert (await pool.run(move_task())).startswith("p")
            assert ended(hung)
        finally:
            await pool.close()

    run_pool(steps)


def test_a_worker_that_hangs_is_killed_although_the_task_does_not_fit_into_its_pipe() -> None:
    """A game file of a study can be larger than the buffer of the pipe. A worker that does not read would block us."""
    position = move_task().position
    large = replace(move_task(), position=replace(position, options={"card_text": "\n" * 10**6}))

    async def steps(_: WorkerPool) -> None:
        pool = WorkerPool(1, 10, task_timeout=10)
        pool.start()
        try:
            await pool.run(move_task())
            (hung,) = children_of(os.getpid())
            os.kill(hung, signal.SIGSTOP)
            assert (await asyncio.wait_for(pool.run(large), 45)).startswith("p")
            assert ended(hung)
        finally:
            for process in children_of(os.getpid()):
                os.kill(process, signal.SIGKILL)
            await pool.close()

    run_pool(steps)


def test_a_task_on_which_every_worker_hangs_is_given_up() -> None:
    """No time at all: not even a worker that works can answer."""

    async def steps(_: WorkerPool) -> None:
        pool = WorkerPool(1, 10, task_timeout=0)
        pool.start()
        try:
            with pytest.raises(BotUnavailable):
                await pool.run(move_task())
        finally:
            await pool.close()

    run_pool(steps)
    assert children_of(os.getpid()) == []


def test_a_compilation_that_hangs_is_killed() -> None:
    async def run() -> None:
        with pytest.raises(BotUnavailable):
            await Compilation(lambda *_: None, compiles_forever, timeout=1).ensure(("targi", False))

    elsewhere(asyncio.run, run())
    assert children_of(os.getpid()) == []


def compiles(kind: tuple[str, bool]) -> None:
    """Stands in for a minute of compiling; a long test below compiles for real."""
    if kind == ("tuareg", False):
        raise SystemExit(3)


def test_each_variant_is_compiled_once_and_progress_is_reported() -> None:
    progress: list[tuple[str, bool]] = []

    async def run() -> None:
        compilation = Compilation(lambda game, starts: progress.append((game, starts)), compiles)
        await asyncio.gather(*(compilation.ensure(("targi", expansion)) for expansion in (False, False, True)))
        with pytest.raises(BotUnavailable):
            await compilation.ensure(("tuareg", False))

    elsewhere(asyncio.run, run())
    assert progress == [("targi", True), ("targi", False)] * 2 + [("tuareg", True), ("tuareg", False)]


@pytest.mark.long
@pytest.mark.parametrize("game", ["targi", "tuareg"])
def test_on_the_very_first_start_the_page_says_that_the_computer_is_getting_ready(tmp_path: Path, game: str) -> None:
    """With an empty compile cache. Meanwhile people can play; in the end the strongest level moves."""
    os.environ["AZALAI_CACHE_DIR"] = str(tmp_path / "cache")
    try:
        with ServerProcess(tmp_path / "data") as served, served.client() as ana:
            table = make_table(ana, game=game, seed=7, place__0=f"computer:{levels(game)[-1][0]}", place__1="me")[
                "table"
            ]
            listener = Listener(ana, table)
            if not legal_moves(ana, table):
                listener.wait(lambda _, values: "getting ready" in values.get("html", ""), 60)
            other = make_table(ana, game=game, seed=8, place__1="me")["table"]
            assert send_moves(ana, other, 0, legal_moves(ana, other)[0]).status_code == 200
            until = time.monotonic() + 300
            while not legal_moves(ana, table):
                assert time.monotonic() < until
                time.sleep(0.2)
            listener.close()
    finally:
        del os.environ["AZALAI_CACHE_DIR"]


def test_people_play_on_while_a_computer_thinks(served: ServerProcess) -> None:
    """The workers are suspended: the table waits, another table does not notice."""
    with served.client() as ana, served.client() as bo:
        level = levels("targi")[0][0]
        waiting = make_table(ana, seed=7, opponent=f"computer:{level}")["table"]
        send_moves(ana, waiting, 0, "p6")
        wait_until(lambda: legal_moves(ana, waiting))
        stopped = bot_workers(served)
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        state = get_table(ana, waiting)["state"]
        send_moves(ana, waiting, state, legal_moves(ana, waiting)[0])
        other = make_table(bo, seed=8, place__1="me")["table"]
        for number in range(20):
            assert send_moves(bo, other, number, legal_moves(bo, other)[0]).status_code == 200
        assert get_table(ana, waiting)["state"] == state + 1, "the computer has not moved"
        for process in stopped:
            os.kill(process, signal.SIGCONT)
        wait_until(lambda: get_table(ana, waiting)["state"] > state + 1)


def test_a_computer_moves_although_its_worker_is_killed_while_it_thinks(one_worker: ServerProcess) -> None:
    """As an operating system does when it runs out of memory."""
    with one_worker.client() as ana:
        table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        send_moves(ana, table, 0, "p6")
        wait_until(lambda: legal_moves(ana, table))
        (process,) = bot_workers(one_worker)
        os.kill(process, signal.SIGSTOP)
        state = get_table(ana, table)["state"]
        assert send_moves(ana, table, state, legal_moves(ana, table)[0]).status_code == 200
        os.kill(process, signal.SIGKILL)

        wait_until(lambda: get_table(ana, table)["state"] > state + 1)

        assert bot_workers(one_worker) != [process]


def test_a_computer_moves_although_its_worker_hangs(one_worker: ServerProcess) -> None:
    with one_worker.client() as ana:
        table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        send_moves(ana, table, 0, "p6")
        wait_until(lambda: legal_moves(ana, table))
        (hung,) = bot_workers(one_worker)
        os.kill(hung, signal.SIGSTOP)
        state = get_table(ana, table)["state"]

        assert send_moves(ana, table, state, legal_moves(ana, table)[0]).status_code == 200

        wait_until(lambda: get_table(ana, table)["state"] > state + 1)
        assert ended(hung)


def test_a_computer_moves_after_another_process_has_written_to_the_table(one_worker: ServerProcess) -> None:
    """The room has fallen behind the store: it is loaded again, and the computer takes its turn there."""
    with one_worker.client() as ana:
        table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        after = azalai.new("targi", seed=7).play("p6")
        file = sqlite3.connect(one_worker.folder / "azalai.sqlite3")
        row = (table, 1, "moves", 0, "p6", 0, after.digest(), "", 0.0)
        file.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        file.execute("UPDATE tables SET state = 1, moves = 1, turn = 1, revision = 1 WHERE id = ?", (table,))
        file.commit()
        file.close()

        answer = send_moves(ana, table, 0, "p7")

        assert (answer.status_code, answer.json()["error"]) == (409, "stale")
        wait_until(lambda: get_table(ana, table)["state"] >= 2)


def compiles_forever(kind: tuple[str, bool]) -> None:
    """Stands in for a long compilation."""
    worker_process.lower_priority()
    time.sleep(600)


def test_worker_processes_exit_when_the_server_is_killed(tmp_path: Path) -> None:
    """A killed server cannot stop its workers; they notice by themselves."""
    program = """
import asyncio
from azalai.server.bot_workers.worker_pool import Compilation
from tests.server.test_bot_workers import compiles_forever
asyncio.run(Compilation(lambda game, starts: None, compiles_forever).ensure(("targi", False)))
"""
    server = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, env=environment())
    try:
        wait_until(lambda: children_of(server.pid))
        (compiling,) = children_of(server.pid)
    finally:
        server.kill()
        server.wait(60)
    wait_until(lambda: ended(compiling))


def test_the_answer_to_an_outdated_position_is_dropped(one_worker: ServerProcess) -> None:
    """After an undo while the computer thinks, its answer belongs to another position."""
    with one_worker.client() as ana:
        level = levels("targi")[0][0]
        table, other = (make_table(ana, seed=7, opponent=f"computer:{level}")["table"] for _ in range(2))
        send_moves(ana, other, 0, "p6")  # starts the worker
        wait_until(lambda: legal_moves(ana, other))
        (process,) = bot_workers(one_worker)
        os.kill(process, signal.SIGSTOP)
        send_moves(ana, table, 0, "p6")
        assert ana.post(f"/t/{table}/undo", json={"state": 1}).json() == {"state": 2}
        os.kill(process, signal.SIGCONT)
        # the only worker handles this move after the other: when it answers, the other has been answered too
        state = get_table(ana, other)["state"]
        send_moves(ana, other, state, legal_moves(ana, other)[0])
        wait_until(lambda: get_table(ana, other)["state"] > state + 1)
        assert get_table(ana, table)["state"] == 2
        assert "p6" in legal_moves(ana, table)
