"""The load benchmark of the web server, on a small scale."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import time

import pytest

from azalai.bench import capacity, study_load, web, web_load
from azalai.bench.server_process import is_bot_process
from azalai.server.bot_workers.worker_process import work
from tests.other_processes import elsewhere
from tests.server.http_player import wait_until
from tests.server.server_process import free_port

pytestmark = pytest.mark.xdist_group("load")


@pytest.mark.long  # the load generator, which ``azalai bench`` runs
def test_a_few_tables_under_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_load, "PERIOD", 0.5)
    measured = elsewhere(asyncio.run, web_load.measure(4, 3.0, warm_up=0.5))

    assert measured.errors == 0
    assert len(measured.seconds) >= 4
    assert 0 < measured.percentile(50) <= measured.percentile(95)
    assert 0 < measured.cpu_per_move < 1000
    assert "p99" in web_load.report(measured)
    assert 0 < max(measured.bytes) < web.UPDATE * 1024
    named = {each.name: each for each in web.of_load(measured)}
    assert named["web_errors"].kept
    assert named["web_update"].kept


@pytest.mark.long
def test_people_watch_studies_beside_the_load() -> None:
    """What fails beside it fails the measurement."""
    measured = elsewhere(asyncio.run, web_load.measure(2, 6.0, warm_up=0.5, beside=study_load.watch_studies))

    assert measured.errors == 0
    assert measured.worker_cpu > 0


def test_the_growth_is_that_of_the_median_round() -> None:
    assert study_load.Comparison([10.0, 90.0, 20.0], [22.0, 5.0, 70.0], 0).growth == pytest.approx(10)


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


@pytest.mark.parametrize(("limit", "guess"), [(450, 300), (1000, 300), (120, 300), (300, 300), (12, 300)])
def test_the_search_for_the_most_tables_comes_within_a_tenth(limit: int, guess: int) -> None:
    tried: list[int] = []

    def holds(tables: int) -> bool:
        tried.append(tables)
        return tables <= limit

    most = web.most_tables(holds, guess)

    assert 0.89 * limit <= most <= limit
    assert len(tried) <= 16
    assert web.most_tables(lambda _: False, guess) == 0


def test_a_server_that_falls_behind_is_called_overloaded() -> None:
    """With 40 tables and a move every eight seconds, 300 moves are intended in a minute."""
    kept_up = web_load.Load(40, [0.01] * 10, moves=295, span=60.0)
    behind = web_load.Load(40, [0.01] * 10, moves=120, span=60.0)

    assert web.holds(kept_up)
    assert "4.9 of 5 intended\n" in web_load.report(kept_up)
    assert not web.holds(behind), "even if the few moves that it made were fast"
    assert "2.0 of 5 intended: OVERLOADED" in web_load.report(behind)


def test_a_table_that_cannot_be_opened_is_counted_and_tried_again() -> None:
    """With a port at which nobody listens."""
    load = web_load.Load(1)
    table = web_load.LoadedTable([free_port()], 1, load, itertools.count(1))

    elsewhere(asyncio.run, table.try_to_open())

    assert load.errors == 1


def test_a_first_visit_is_small() -> None:
    named = {each.name: each for each in web.start()}

    assert named["web_page"].kept, named["web_page"].value
    assert named["web_first_page"].value > 0


def test_the_limits_follow_from_the_cpu_time_of_a_move() -> None:
    """With 7 ms in the server and 1 ms in the database, 0.7 s of each second; a move every 8 s at each table."""
    load = web_load.Load(10, moves=100, server_cpu=0.7, database_cpu=0.1)

    told = capacity.estimate(capacity.Run("PostgreSQL, 1 process", load, load.database_cpu))

    assert "100 moves a second (7.00 ms each, 70% busy), which are 800 tables" in told
    assert "700 moves a second (1.00 ms each), enough for 7.0 such cores: 5600 tables" in told
