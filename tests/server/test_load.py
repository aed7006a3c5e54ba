"""The load benchmark of the web server, on a small scale."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time

import pytest

from azalai.bench import capacity, web, web_load
from azalai.bench.server_process import is_bot_process
from azalai.server.bot_workers.worker_process import work
from tests.other_processes import elsewhere
from tests.server.http_player import wait_until

pytestmark = pytest.mark.xdist_group("load")


@pytest.mark.long  # the load generator, which ``azalai bench`` runs
def test_a_few_tables_under_load() -> None:
    measured = elsewhere(asyncio.run, web_load.measure(4, 3.0, warm_up=0.5))

    assert measured.errors == 0
    assert len(measured.seconds) >= 4
    assert 0 < measured.percentile(50) <= measured.percentile(95)
    assert 0 < measured.cpu_per_move < 1000
    assert "p99" in web_load.report(measured)
    assert 0 < max(measured.bytes) < web.UPDATE * 1024
    named = {figure.name: figure for figure in web.of_load(measured)}
    assert named["web_errors"].kept
    assert named["web_update"].kept


def test_bot_workers_are_told_from_other_processes_of_the_server() -> None:
    """With several server processes all of them have the same command line."""
    context = multiprocessing.get_context("spawn")
    _, there = context.Pipe()
    worker, server = context.Process(target=work, args=(there,)), context.Process(target=time.sleep, args=(120,))
    try:
        worker.start()
        server.start()
        wait_until(lambda: is_bot_process(worker.pid or 0))
        assert not is_bot_process(server.pid or 0)
        assert not is_bot_process(os.getpid())
    finally:
        for process in (worker, server):
            process.kill()
            process.join()


def held(tables: int, milliseconds: float) -> web_load.Load:
    return web_load.Load(tables, [milliseconds / 1000] * 10, [1000])


@pytest.mark.parametrize(("limit", "most"), [(450, 400), (1000, 800), (120, 100), (10, 0)])
def test_the_highest_number_of_tables_that_holds(monkeypatch: pytest.MonkeyPatch, limit: int, most: int) -> None:
    """With a server that is fast up to a number of tables and slow above it."""

    async def measure(tables: int, _: float) -> web_load.Load:
        return held(tables, 10 if tables <= limit else 500)

    monkeypatch.setattr(web, "measure", measure)

    assert elsewhere(web.highest, held(300, 10 if limit >= 300 else 500)) == most


def test_a_first_visit_is_small() -> None:
    named = {figure.name: figure for figure in web.start()}

    assert named["web_page"].kept, named["web_page"].value
    assert named["web_first_page"].value > 0


def test_the_limits_follow_from_the_cpu_time_of_a_move() -> None:
    """With 7 ms in the server and 1 ms in the database, 0.7 s of each second."""
    load = web_load.Load(10, moves=100, server_cpu=0.7, database_cpu=0.1)

    told = capacity.estimate(capacity.Run("PostgreSQL, 1 process", load, load.database_cpu))

    assert "100 moves a second (7.00 ms each, 70% busy), which are 200 tables" in told
    assert "700 moves a second (1.00 ms each), enough for 7.0 such cores: 1400 tables" in told
