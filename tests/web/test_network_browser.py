"""Over the network: two browsers and a spectator at one table of Targi, and a server that is killed in the middle."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Served
from tests.web.test_pages_browser import keep, sound, too_broad
from tests.web.test_targi_browser import CHOOSE, SETTLED, SHOWN

LOST = ("ERR_CONNECTION", "ERR_INCOMPLETE_CHUNKED", "ERR_EMPTY_RESPONSE")  # what the browser notes of a dead server


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "data") as server:
        yield server


def guest(browser: Browser, served: Served, path: str, complaints: list[str]) -> Page:
    page = browser.new_context(base_url=served.url, reduced_motion="reduce").new_page()
    page.set_default_timeout(60_000)

    def hear(sort: str, text: str) -> None:
        if sort in ("error", "warning") and not any(lost in text for lost in LOST):
            complaints.append(text)

    page.on("console", lambda told: hear(told.type, told.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(path)
    return page


def friends(browser: Browser, served: Served, complaints: list[str]) -> tuple[Page, Page]:
    """Two people at one table, by invitation."""
    host = guest(browser, served, "/", complaints)
    form = host.locator("form.game", has=host.locator("input[name=game][value=targi]"))
    form.locator("button[name=opponent][value=open]").click()
    link = host.get_by_label("Link of the invitation").input_value()
    friend = guest(browser, served, link, complaints)
    friend.get_by_role("textbox", name="Your name").first.fill("Idir")
    friend.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start with 2 seats").click()
    for page in (host, friend):
        expect(page.locator("#table")).to_have_attribute("data-kind", "table")
    return host, friend


ASKED = "() => document.querySelector('#table [data-send], #table [data-draft]') !== null"
STATE = "() => Number(document.querySelector('#table').dataset.state)"


def whose_turn(pages: tuple[Page, Page]) -> Page:
    """Whoever is asked; both pages know the same state."""
    for _ in range(200):
        asked = [page for page in pages if page.evaluate(ASKED)]
        if len(asked) == 1:
            return asked[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked, or both are")


def play(page: Page, dice: random.Random) -> int:
    """One decision; the number of the state it led to."""
    chosen = page.evaluate_handle(CHOOSE, [True, dice.random()]).as_element()
    assert chosen is not None
    if chosen.evaluate("element => 'pick' in element.dataset"):
        chosen.click()
        chosen = page.locator(".main:visible").first.element_handle()
        assert chosen is not None
    with page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        chosen.click()
    assert answer.value.ok
    state: int = answer.value.json()["state"]
    page.wait_for_function(SHOWN, arg=state)
    page.evaluate(SETTLED)
    return state


def test_two_browsers_and_a_spectator(browser: Browser, served: Served) -> None:
    """Each move comes to the others by itself; who is not asked can click nothing; a spectator sees no hand."""
    complaints: list[str] = []
    pages = friends(browser, served, complaints)
    spectator = guest(browser, served, f"/t/{pages[0].locator('#table').get_attribute('data-table')}", complaints)
    dice = random.Random(8)
    for _ in range(24):
        moved = whose_turn(pages)
        state = play(moved, dice)
        for page in (*pages, spectator):
            page.wait_for_function(SHOWN, arg=state)
        assert not spectator.evaluate(ASKED)
        assert spectator.locator("#table [data-post]").count() == 0
    assert [page.evaluate(STATE) for page in pages] == [spectator.evaluate(STATE)] * 2
    boards = [page.locator("#table .grid .card").count() for page in (*pages, spectator)]
    assert boards == [25, 25, 25]
    for page in (*pages, spectator):
        page.context.close()
    assert complaints == []


def test_a_page_comes_back_by_itself_when_the_server_was_killed(browser: Browser, served: Served) -> None:
    """The page says that the connection is lost, finds the server again and shows every move that was acknowledged."""
    complaints: list[str] = []
    pages = friends(browser, served, complaints)
    dice = random.Random(9)
    for _ in range(5):
        state = play(whose_turn(pages), dice)
    served.kill()
    for page in pages:
        expect(page.locator("#notice")).not_to_be_empty()
    served.start()
    for page in pages:
        expect(page.locator("#notice")).to_be_empty(timeout=60_000)
        assert page.evaluate(STATE) >= state
    later = play(whose_turn(pages), dice)
    for page in pages:
        page.wait_for_function(SHOWN, arg=later)
        page.context.close()
    assert later > state
    assert complaints == []


def test_a_seat_that_was_left_is_given_to_a_computer_by_keyboard(browser: Browser, served: Served) -> None:
    """The friend leaves by the menu; the host is told, chooses a level and lets a computer play on, which moves."""
    complaints: list[str] = []
    host, friend = friends(browser, served, complaints)
    state = play(host, random.Random(3))

    friend.get_by_role("button", name="Menu").click()
    friend.get_by_text("Leave the table").click()
    friend.get_by_role("button", name="Leave for good").click()
    expect(friend).to_have_url(f"{served.url}/")

    told = host.locator("#vacancy + [role=status]")
    expect(told).to_contain_text("the game waits")
    expect(host.get_by_label("Link of the invitation")).to_have_value(re.compile(r"/join/[\w-]{16}$"))
    host.evaluate(SETTLED)
    keep(host, "a-seat-was-left")
    assert sound(host) == []
    assert too_broad(host) == []
    host.locator("input[name=level]").first.focus()
    host.keyboard.press("Space")
    host.keyboard.press("Tab")
    expect(host.get_by_role("button", name="Let a computer play on")).to_be_focused()
    host.keyboard.press("Enter")

    expect(host.locator("#vacancy")).to_have_count(0)
    expect(host.locator("#table")).to_contain_text("Computer")
    host.wait_for_function(SHOWN, arg=state + 1)  # the computer was asked
    host.context.close()
    friend.context.close()
    assert complaints == []
