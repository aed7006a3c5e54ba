"""The load benchmark of the web server, on a small scale."""

from __future__ import annotations

import asyncio

import pytest

from azalai.bench import web, web_load
from tests.other_processes import elsewhere

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


def held(tables: int, milliseconds: float) -> web_load.Load:
    return web_load.Load(tables, [milliseconds / 1000] * 10, [1000])


@pytest.mark.parametrize(("limit", "most"), [(450, 400), (1000, 600), (120, 100), (10, 0)])
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
