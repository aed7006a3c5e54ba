"""One server for all tests of a module, and two guests."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("served") / "data") as server:
        yield server


@pytest.fixture
def ana(served: ServerProcess) -> Iterator[httpx.Client]:
    with served.client() as guest:
        yield guest


@pytest.fixture
def bo(served: ServerProcess) -> Iterator[httpx.Client]:
    with served.client() as guest:
        yield guest
