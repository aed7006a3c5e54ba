"""Computers: they move, in processes of their own, which may die; and nobody else waits for their thoughts."""

from __future__ import annotations

import asyncio
import html
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import azalai
from azalai import bots
from azalai.server.bot_workers import worker_process
from azalai.server.bot_workers.levels import levels
from azalai.server.bot_workers.worker_pool import BotUnavailable, Compilation, WorkerPool
from azalai.server.bot_workers.worker_process import MoveTask, Position
from azalai.web.sentence_names import uncoded
from tests.other_processes import elsewhere
from tests.server.http_player import Listener, look, make, make_and_join, moves, send, wait_until
from tests.server.server_process import ROOT, ServerProcess, bot_workers, children_of, ended, environment

pytestmark = pytest.mark.xdist_group("bot_workers")


def test_a_whole_game_against_a_computer(served: ServerProcess, ana: httpx.Client) -> None:
    """The weakest one: it looks one decision ahead, in the plain gear."""
    for game in ("targi", "tuareg"):
        level = levels(game)[0][0]
        table = make(ana, game=game, seed=7, opponent=f"computer:{level}")["table"]
        listener = Listener(ana, table)
        until = time.monotonic() + 120
        while look(ana, table)["status"] != "over":
            assert time.monotonic() < until
            offered = moves(ana, table)
            if not offered:
                time.sleep(0.02)
                continue
            assert send(ana, table, look(ana, table)["state"], offered[0]).status_code == 200
        assert listener.wait(lambda _, values: values.get("kind") == "end")
        listener.close()


def test_hints_with_reasons_for_whoever_plays_against_computers(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]

    answer = ana.post(f"/t/{table}/hint", json={"state": 0})

    assert answer.status_code == 200, answer.text
    game = azalai.new("targi", seed=7)
    with naming({"white": say("web-computer", seat="white")}, codes=False):
        best = bots.hint(game, 0)[0]
    shown = html.unescape(answer.json()["html"])
    assert best.leads_to
    assert best.leads_to in shown
    assert best.brief in shown
    assert look(ana, table)["state"] == 0
    assert ana.post(f"/t/{table}/hint", json={"state": 5}).status_code == 409
    assert bo.post(f"/t/{table}/hint", json={"state": 0}).status_code == 403
    among_people = make_and_join(ana, bo, seed=7)
    assert ana.post(f"/t/{among_people}/hint", json={"state": 0}).status_code == 422


def run_pool(doing: Callable[[WorkerPool], Any]) -> None:
    async def run() -> None:
        pool = WorkerPool(1, 10)
        pool.start()
        try:
            await asyncio.wait_for(doing(pool), 60)
        finally:
            await pool.close()

    elsewhere(asyncio.run, run())


def think(game: str = "targi", seed: int = 1) -> MoveTask:
    return MoveTask(Position(game, {}, 7, ("p6",) if game == "targi" else ()), 1, "random", seed)


def test_a_process_that_dies_is_replaced_and_asked_again() -> None:
    async def doing(pool: WorkerPool) -> None:
        assert await pool.run(think()) != "p6"
        (first,) = children_of(os.getpid())
        os.kill(first, signal.SIGKILL)
        answers = await asyncio.gather(*(pool.run(think(seed=seed)) for seed in range(3)))
        assert all(answer.startswith("p") for answer in answers)
        (second,) = children_of(os.getpid())
        assert second != first

    run_pool(doing)
    assert children_of(os.getpid()) == []


def compiles(kind: tuple[str, bool]) -> None:
    """Stands for a minute of compiling; that itself is shown below, in a long run."""
    if kind == ("tuareg", False):
        raise SystemExit(3)


def test_each_kind_is_made_ready_once_and_it_is_told_before_and_after() -> None:
    told: list[tuple[str, bool]] = []

    async def run() -> None:
        compilation = Compilation(lambda game, begins: told.append((game, begins)), compiles)
        await asyncio.gather(*(compilation.ensure(("targi", expansion)) for expansion in (False, False, True)))
        with pytest.raises(BotUnavailable):
            await compilation.ensure(("tuareg", False))

    elsewhere(asyncio.run, run())
    assert told == [("targi", True), ("targi", False)] * 2 + [("tuareg", True), ("tuareg", False)]


@pytest.mark.long
@pytest.mark.parametrize("game", ["targi", "tuareg"])
def test_on_the_very_first_start_the_page_says_that_the_computer_gets_ready(tmp_path: Path, game: str) -> None:
    """With nothing compiled beforehand; meanwhile people play, and in the end the strongest computer moves."""
    os.environ["AZALAI_CACHE_DIR"] = str(tmp_path / "cache")
    try:
        with ServerProcess(tmp_path / "data") as served, served.client() as ana:
            table = make(ana, game=game, seed=7, place__0=f"computer:{levels(game)[-1][0]}", place__1="me")["table"]
            listener = Listener(ana, table)
            if not moves(ana, table):
                listener.wait(lambda _, values: "getting ready" in values.get("html", ""), 60)
            other = make(ana, game=game, seed=8, place__1="me")["table"]
            assert send(ana, other, 0, moves(ana, other)[0]).status_code == 200
            until = time.monotonic() + 300
            while not moves(ana, table):
                assert time.monotonic() < until
                time.sleep(0.2)
            listener.close()
    finally:
        del os.environ["AZALAI_CACHE_DIR"]


def test_people_play_on_while_a_computer_thinks(tmp_path: Path) -> None:
    """The only process that thinks is stopped in the middle: its table waits, another one does not notice."""
    with ServerProcess(tmp_path / "data") as served, served.client() as ana, served.client() as bo:
        level = levels("targi")[0][0]
        waiting = make(ana, seed=7, opponent=f"computer:{level}")["table"]
        send(ana, waiting, 0, "p6")
        wait_until(lambda: moves(ana, waiting))
        stopped = bot_workers(served)
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        state = look(ana, waiting)["state"]
        send(ana, waiting, state, moves(ana, waiting)[0])
        other = make(bo, seed=8, place__1="me")["table"]
        for number in range(20):
            assert send(bo, other, number, moves(bo, other)[0]).status_code == 200
        assert look(ana, waiting)["state"] == state + 1, "the computer has not moved"
        for process in stopped:
            os.kill(process, signal.SIGCONT)
        wait_until(lambda: look(ana, waiting)["state"] > state + 1)


def test_the_seat_of_a_computer_recovers_when_its_process_is_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    """As a system does that runs out of memory."""
    with ServerProcess(tmp_path / "data") as served, served.client() as ana:
        table = make(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        send(ana, table, 0, "p6")
        wait_until(lambda: moves(ana, table))
        (process,) = bot_workers(served)
        os.kill(process, signal.SIGSTOP)
        state = look(ana, table)["state"]
        assert send(ana, table, state, moves(ana, table)[0]).status_code == 200
        os.kill(process, signal.SIGKILL)

        wait_until(lambda: look(ana, table)["state"] > state + 1)

        assert bot_workers(served) != [process]


def test_a_computer_goes_on_where_another_process_has_written(tmp_path: Path) -> None:
    """The room is not what is stored: it is set up anew, and whoever is to decide there decides."""
    with ServerProcess(tmp_path / "data") as served, served.client() as ana:
        table = make(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
        after = azalai.new("targi", seed=7).play("p6")
        file = sqlite3.connect(served.folder / "azalai.sqlite3")
        row = (table, 1, "moves", 0, "p6", 0, after.digest(), "", 0.0)
        file.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        file.execute("UPDATE tables SET state = 1, moves = 1, turn = 1 WHERE id = ?", (table,))
        file.commit()
        file.close()

        answer = send(ana, table, 0, "p7")

        assert (answer.status_code, answer.json()["error"]) == (409, "stale")
        wait_until(lambda: look(ana, table)["state"] >= 2)


def waits_for_nobody(kind: tuple[str, bool]) -> None:
    """Stands for compiling that takes long."""
    worker_process.lower_priority()
    time.sleep(600)


def test_whoever_thinks_or_compiles_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """They cannot be told: they notice."""
    program = """
import asyncio
from azalai.server.bot_workers.worker_pool import Compilation
from tests.server.test_bot_workers import waits_for_nobody
asyncio.run(Compilation(lambda game, begins: None, waits_for_nobody).ensure(("targi", False)))
"""
    server = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, env=environment())
    try:
        wait_until(lambda: children_of(server.pid))
        (compiling,) = children_of(server.pid)
    finally:
        server.kill()
        server.wait(60)
    wait_until(lambda: ended(compiling))


def test_a_thought_about_a_table_that_has_moved_on_is_not_made(tmp_path: Path) -> None:
    """ChangeConflict back while the computer thinks: its answer, when it comes, is about another table."""
    with ServerProcess(tmp_path / "data") as served, served.client() as ana:
        level = levels("targi")[0][0]
        table = make(ana, seed=7, opponent=f"computer:{level}")["table"]
        assert ana.post(f"/t/{table}/hint", json={"state": 0}).status_code == 200  # so the process is there
        (process,) = bot_workers(served)
        os.kill(process, signal.SIGSTOP)
        send(ana, table, 0, "p6")
        assert ana.post(f"/t/{table}/undo", json={"state": 1}).json() == {"state": 2}
        os.kill(process, signal.SIGCONT)
        # asked after the computer's move, by the only process there is: when this is answered, so is that
        assert ana.post(f"/t/{table}/hint", json={"state": 2}).status_code == 200
        assert look(ana, table)["state"] == 2
        assert "p6" in moves(ana, table)
