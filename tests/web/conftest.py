"""A server for all tests of a file, and windows of guests on it in a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.server.server_process import ServerProcess
from tests.web.screenshots import Pictures


@pytest.fixture(scope="session", autouse=True)
def _pictures(pytestconfig: pytest.Config) -> None:
    Pictures.wanted = pytestconfig.getoption("--pictures")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("served") / "data") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, served: ServerProcess) -> Iterator[Callable[..., Page]]:
    """Opens windows, each of another guest; at the end none of them may have complained, save of what it was told to
    forgive: the browser itself notes every answer that refuses something, and a connection that is lost."""
    complaints: list[str] = []
    opened: list[BrowserContext] = []

    def visit(
        path: str = "/", width: int = 1280, height: int = 800, forgives: tuple[str, ...] = (), **wishes: Any
    ) -> Page:
        given = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **wishes}
        given.setdefault("service_workers", "block")  # only its own test needs it
        context = browser.new_context(base_url=served.url, **given)
        opened.append(context)
        page = context.new_page()

        def hear(sort: str, text: str) -> None:
            if text == "Service Worker registration blocked by Playwright":
                return
            if sort in ("error", "warning") and not any(forgiven in text for forgiven in forgives):
                complaints.append(text)

        page.on("console", lambda told: hear(told.type, told.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(90_000)  # a computer compiles its game when it is first asked
        page.goto(path)
        return page

    yield visit
    for context in opened:
        context.close()
    assert complaints == []
