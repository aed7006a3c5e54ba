"""A server for all tests of a file, and windows of guests on it in a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from azalai.game_file import to_text
from tests.server.server_process import ServerProcess
from tests.web import samples
from tests.web.screenshots import Pictures


@pytest.fixture(scope="session", autouse=True)
def _pictures(pytestconfig: pytest.Config) -> None:
    Pictures.wanted = pytestconfig.getoption("--pictures")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("served") / "data") as server:
        yield server


class Windows:
    """Windows of guests on a server. Opening a browser context takes twice the time of drawing a page, so a test uses
    those of the test before, where it finds no cookie, no storage and no permission."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.idle: dict[str, list[BrowserContext]] = {}

    def open(self, wishes: dict[str, Any]) -> tuple[str, Page]:
        """A window of a guest whom the server does not know yet, and the name under which to give it back."""
        name = json.dumps(wishes, sort_keys=True)
        if not self.idle.get(name):
            return name, self.browser.new_context(base_url=self.url, **wishes).new_page()
        page = self.idle[name].pop().new_page()
        wire = page.context.new_cdp_session(page)
        wire.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        wire.detach()
        return name, page

    def give_back(self, name: str, context: BrowserContext) -> None:
        if "permissions" in name or '"service_workers": "allow"' in name:
            context.close()
            return
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        self.idle.setdefault(name, []).append(context)


@pytest.fixture(scope="module")
def windows(browser: Browser, served: ServerProcess) -> Iterator[Windows]:
    windows = Windows(browser, served.url)
    yield windows
    for contexts in windows.idle.values():
        for context in contexts:
            context.close()


@pytest.fixture
def visit(windows: Windows) -> Iterator[Callable[..., Page]]:
    """Opens windows, each for another guest. At the end no window may have logged an error except those it was told to
    ignore: the browser itself logs every error response and every lost connection."""
    complaints: list[str] = []
    opened: list[tuple[str, BrowserContext]] = []

    def visit(
        path: str = "/", width: int = 1280, height: int = 800, forgives: tuple[str, ...] = (), **wishes: Any
    ) -> Page:
        given = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", **wishes}
        given.setdefault("service_workers", "block")  # only its own test needs it
        name, page = windows.open(given)
        opened.append((name, page.context))

        def hear(sort: str, text: str) -> None:
            if text == "Service Worker registration blocked by Playwright":
                return
            if sort in ("error", "warning") and not any(forgiven in text for forgiven in forgives):
                complaints.append(text)

        page.on("console", lambda told: hear(told.type, told.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(90_000)  # a computer compiles its game when it is first asked
        if path != "about:blank":
            page.goto(path)
        return page

    yield visit
    for name, context in opened:
        windows.give_back(name, context)
    assert complaints == []


@pytest.fixture(scope="module")
def finished(served: ServerProcess) -> dict[str, str]:
    """The addresses of finished tables: game files that somebody gave to watch."""
    games = {"targi": samples.finished(expansion=True), "tuareg": samples.finished("tuareg", seats=5)}
    with served.client() as guest:
        sent = {name: guest.post("/replays", files={"file": (name, to_text(game))}) for name, game in games.items()}
    return {name: answer.headers["location"].removesuffix("/at/0") for name, answer in sent.items()}
