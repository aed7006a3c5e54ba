"""Tooltips while the page changes under them: at a live table, in replays, studies and at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import azalai
from azalai.game import Game
from azalai.web.table_context import TableContext
from azalai.web.web_tables import table_html
from tests.tuareg.tables import player, table
from tests.web import samples
from tests.web.clicks import answered
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.friends import Visit, friends
from tests.web.screenshots import PHONE
from tests.web.table_positions import PLACES
from tests.web.tooltips import OPEN, STREAM, UPDATE, document, explains, rest_a_finger

pytestmark = pytest.mark.xdist_group("table_sizes")


def begun() -> Game:
    return azalai.new("targi", seed=4).play("p6")


def loading() -> Game:
    """A seat of Tuareg that has just drawn; its animals are buttons while it loads."""
    return table(player("wg", "s,,"), player("", ",,"))


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce", has_touch=True, viewport={"width": 1366, "height": 768})
    page = context.new_page()
    viewer = samples.viewer()
    answer_from(
        page,
        {
            "/targi": document(begun()),
            "/tuareg": document(loading()),
            "/study": samples.documents()["study"](viewer),
        },
        scripts=True,
    )
    page.add_init_script(STREAM)
    yield page
    context.close()


def visit_drawn(page: Page, path: str) -> None:
    page.bring_to_front()
    page.goto(ORIGIN + path)
    page.wait_for_load_state("load")
    page.mouse.move(5, 5)


def update(page: Page, game: Game, seat: int | None, state: int = 6) -> None:
    """What the server sends after a move of somebody else."""
    html = table_html(TableContext("t", state, game, seat, PLACES[: game.seats]))
    page.evaluate(UPDATE, [{"state": state, "kind": "table"}, html])
    expect(page.locator("#table")).to_have_attribute("data-state", str(state))


def test_a_tooltip_stays_open_while_the_friend_moves(visit: Visit) -> None:
    """It says what holds after the move; the link to the rule keeps the focus."""
    host, friend = friends(visit)
    answered(host, host.locator("#b2").click)
    theirs = host.locator(".seat.theirs .bits")
    theirs.hover()
    explains(host, theirs, "3 Targis")
    answered(friend, friend.locator("#b3").click)
    explains(host, theirs, "2 Targis")
    expect(theirs).to_have_attribute("aria-describedby", "tip")


def test_an_update_leaves_the_focus_on_the_link_of_a_tooltip(page: Page) -> None:
    visit_drawn(page, "/targi")
    page.keyboard.press("4")
    page.locator(f"{OPEN} a").wait_for()
    page.keyboard.press("Tab")
    expect(page.locator(f"{OPEN} a")).to_be_focused()
    update(page, begun(), 1)
    explains(page, page.locator("#b4"), "it is a raid corner.")
    expect(page.locator(f"{OPEN} a")).to_be_focused()
    update(page, begun().play("p2"), 1, 7)  # nothing is asked any more, so there is no reason and no link
    explains(page, page.locator("#b4"), "4 ")
    expect(page.locator("#b4")).to_be_focused()


def test_a_tooltip_stays_with_what_has_replaced_its_owner(page: Page) -> None:
    """An animal is a button only while it can be loaded."""
    visit_drawn(page, "/tuareg")
    camel = page.locator(".own button.camel").first
    name = camel.get_attribute("id")
    camel.hover()
    explains(page, camel, "A camel carries up to four cards")
    game = loading()
    while game.seat == 0:
        game.play(game.moves()[0])
    update(page, game, 0)
    now = page.locator(f"#{name}")
    assert now.evaluate("each => each.tagName") == "DIV"
    explains(page, now, "A camel carries up to four cards")


def test_an_update_neither_prevents_nor_closes_the_tooltip_of_what_the_pointer_is_on(page: Page) -> None:
    visit_drawn(page, "/targi")
    store = page.locator(".seat.mine .cap")
    store.hover()
    for state in (6, 7, 8):  # faster than a tooltip opens
        update(page, begun(), 1, state)
    explains(page, store, "Store: 6 of 10 goods")

    page.locator("#prompt .ask").evaluate("each => each.focus()")  # as the page does when the focused element is gone
    page.locator("#log .lines").evaluate("each => each.dispatchEvent(new Event('scroll'))")  # anchored by the browser
    page.wait_for_timeout(400)  # longer than a tooltip stays when the pointer has left
    explains(page, store, "Store: 6 of 10 goods")

    page.locator("#prompt").hover()
    expect(page.locator(OPEN)).to_have_count(0)


@pytest.mark.parametrize("name", ["targi", "tuareg"])
def test_a_replay_explains_its_cards(visit: Callable[..., Page], finished: dict[str, str], name: str) -> None:
    """By hovering, by a click, and large by a right click; it says what holds when the replay goes on."""
    replay = visit(f"{finished[name]}/at/60?seat=0")
    card = replay.locator("#b8" if name == "targi" else "#shop-cave")
    words = "8 Raid 2" if name == "targi" else "Cave"
    card.hover()
    explains(replay, card, words)
    where = replay.locator("#where").inner_text()
    replay.keyboard.press("ArrowRight")
    expect(replay.locator("#where")).not_to_have_text(where)
    explains(replay, card, words)
    expect(card).to_have_attribute("aria-describedby", "tip")

    replay.mouse.move(5, 5)
    expect(replay.locator(OPEN)).to_have_count(0)
    card.click(force=True)
    explains(replay, card, words)
    card.click(button="right", force=True)
    expect(replay.locator("dialog.reading h2")).to_have_text(words)
    where = replay.locator("#where").inner_text()
    replay.keyboard.press("ArrowRight")  # not behind the dialog
    expect(replay.locator("#where")).to_have_text(where)
    replay.get_by_role("button", name="Close").click()
    expect(replay.locator("dialog.reading")).to_have_count(0)


@pytest.mark.parametrize("name", ["targi", "tuareg"])
def test_a_finger_reads_the_cards_of_a_replay_and_of_the_end(
    visit: Callable[..., Page], finished: dict[str, str], name: str
) -> None:
    replay = visit(f"{finished[name]}/at/60?seat=0", **PHONE)
    card = replay.locator("#b8" if name == "targi" else "#shop-cave")
    card.scroll_into_view_if_needed()
    card.tap(force=True)
    expect(replay.locator(OPEN)).to_contain_text("Raid 2" if name == "targi" else "Cave")
    replay.keyboard.press("Escape")
    rest_a_finger(replay, card)
    expect(replay.locator("dialog.reading")).to_be_visible()
    replay.get_by_role("button", name="Close").tap()

    replay.goto(finished[name])
    laid = replay.locator(".of-seat .card.laid" if name == "targi" else ".of-seat .camel").first
    laid.scroll_into_view_if_needed()
    laid.tap(force=True)
    expect(replay.locator(OPEN)).to_be_visible()
    replay.keyboard.press("Escape")
    if name == "targi":
        rest_a_finger(replay, laid)
        expect(replay.locator("dialog.reading h2")).not_to_be_empty()
        replay.get_by_role("button", name="Close").tap()  # it says so there, too
        expect(replay.locator("dialog.reading")).to_have_count(0)


def test_a_study_explains_the_cards_of_its_moment(page: Page) -> None:
    visit_drawn(page, "/study")
    card = page.locator("#b8")
    card.hover(force=True)
    explains(page, card, "8 Raid 2")
    card.click(button="right", force=True)
    expect(page.locator("dialog.reading")).to_be_visible()
