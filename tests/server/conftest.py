"""A server for all tests of a module, and guests for it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.server_process import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served") / "data") as server:
        yield server


@pytest.fixture
def ana(served: Served) -> Iterator[httpx.Client]:
    with served.client() as guest:
        yield guest


@pytest.fixture
def bo(served: Served) -> Iterator[httpx.Client]:
    with served.client() as guest:
        yield guest
