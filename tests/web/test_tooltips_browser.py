"""Tooltips in a real browser: by mouse, keyboard and touch, beside what they explain, never in the way of a click."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import azalai
from azalai.game import Game
from azalai.web import pages
from azalai.web.table_context import TableContext
from azalai.web.view_models import Document, Viewer
from azalai.web.web_tables import table_html
from tests.tuareg.tables import player, table
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.samples import finished, moment
from tests.web.screenshots import sound
from tests.web.table_positions import PLACES

pytestmark = pytest.mark.xdist_group("table_sizes")

OPEN = "#tip:popover-open"
APART = """([one, other]) => { const [a, b] = [one, other].map(each => each.getBoundingClientRect());
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top }"""
UNDER = """box => { const at = box.getBoundingClientRect();
  return box.contains(document.elementFromPoint(at.x + at.width / 2, at.y + 8)) }"""


def document(game: Game) -> str:
    """The page of the seat that decides, as the server sends it."""
    context = TableContext("t", 5, game, game.seat, PLACES[: game.seats], may_undo=True, may_hint=True)
    page = Document("Azalai", table_html(context), kind="table", game=game.name, table="t", state=5)
    return pages.document_html(Viewer(name="Ada"), page)


def asked(kind: str) -> Game:
    """A table of the expansion at its first decision of this kind."""
    game, dice = azalai.new("targi", seed=3, expansion=True), random.Random(3)
    while game.seat is None or game.view(game.seat)["asks"][-1]["ask"] != kind:
        game.play(dice.choice(game.moves()))
    return game


def documents() -> dict[str, str]:
    return {
        "/targi": document(azalai.new("targi", seed=4).play("p6")),
        "/source": document(asked("source")),
        "/tuareg": document(moment(finished("tuareg", seats=3), 30)),
        "/poor": document(table(player("g", "s,,"), player("", ",,"), market="")),
    }


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce", has_touch=True, viewport={"width": 1366, "height": 657})
    page = context.new_page()
    answer_from(page, documents(), scripts=True)
    yield page
    context.close()


def visit(page: Page, path: str) -> None:
    page.goto(ORIGIN + path)
    page.wait_for_load_state("load")


def explains(page: Page, owner: Locator, *words: str) -> None:
    """The box is open beside its owner, says these words, and clicks go through it."""
    box = page.locator(OPEN)
    for said in words:
        expect(box).to_contain_text(said)
    assert page.evaluate(APART, [owner.element_handle(), box.element_handle()])
    assert not box.evaluate(UNDER)


def test_a_card_that_cannot_be_chosen_says_why(page: Page) -> None:
    visit(page, "/targi")
    opposite, taken, corner = page.locator("#b14"), page.locator("#b6"), page.locator("#b4")
    why = "Cannot place on 14: Ada's Targi stands opposite, on 6."

    opposite.hover()
    explains(page, opposite, "14 Tribal expansion", why)
    expect(page.locator(f"{OPEN} a")).to_have_attribute("href", "/rules/targi#T10")
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)

    taken.click(force=True)
    explains(page, taken, "Ada's Targi stands there.")
    page.locator("#s5").click(force=True)
    explains(page, page.locator("#s5"), "A Targi goes on the border.")

    page.keyboard.press("4")
    expect(corner).to_be_focused()
    explains(page, corner, "it is a raid corner.")
    page.keyboard.press("Tab")
    expect(page.locator(f"{OPEN} a")).to_be_focused()
    page.keyboard.press("Escape")
    expect(corner).to_be_focused()

    opposite.tap(force=True)
    explains(page, opposite, why)
    page.locator("#b2").hover()
    expect(page.locator(OPEN)).to_have_count(0)


def test_what_cannot_be_chosen_in_tuareg_says_why_with_the_rule(page: Page) -> None:
    visit(page, "/poor")
    market, water = page.locator("#option-market"), page.locator("#market-water")

    market.hover(force=True)
    explains(page, market, "Market", "The market is empty.")
    expect(page.locator(f"{OPEN} a")).to_have_attribute("href", "/rules/tuareg#B20")
    water.tap(force=True)
    explains(page, water, "The market has no water left.")
    page.locator("#draw-pile").hover()  # it can be chosen
    expect(page.locator(OPEN)).to_have_count(0)


def test_a_notice_covers_no_card_of_the_board_and_lets_clicks_through(page: Page) -> None:
    visit(page, "/targi")
    notice = page.locator("#notice")
    notice.evaluate("each => { each.textContent = 'The connection was lost.' }")
    for width, height in ((1366, 657), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(APART, [page.locator("#cloth").element_handle(), notice.element_handle()])
    page.set_viewport_size({"width": 1366, "height": 657})
    assert not notice.evaluate(UNDER)


def test_symbols_say_what_they_mean_by_mouse_keyboard_and_touch(page: Page) -> None:
    visit(page, "/targi")
    store, gold, row = (page.locator(f".seat.mine {each}") for each in (".cap", "#stock-1-gold", "#row-1-1 .bonus"))
    store.hover()
    explains(page, store, "Store: 6 of 10 goods", "After your actions you keep at most")
    expect(page.locator(f"{OPEN} a")).to_have_attribute("href", "/rules/targi#T30")
    page.locator(f"{OPEN} a").hover()  # the way to the link does not close the box
    explains(page, store, "Store: 6 of 10 goods")
    row.tap()
    explains(page, row, "Row 1: empty.", "Each dot is a card")

    page.locator("#stock-1-dates").focus()
    page.keyboard.press("ArrowDown")  # the stock is one Tab stop; in a short window it is a column
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(gold).to_be_focused()
    explains(page, gold, "Gold: 1", "It is not a good.")
    expect(gold).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(page.locator(OPEN)).to_have_count(0)

    visit(page, "/tuareg")
    for selector, words in ((".lead[data-tip]", "the most cards of this kind"), (".opps .cache", "A cache holds")):
        symbol = page.locator(selector).nth(0)
        symbol.hover()
        explains(page, symbol, words)
    sound(page)


def test_cards_explain_themselves_by_mouse_and_keyboard(page: Page) -> None:
    """The full text with the cost, what the seat lacks, what the card would bring now; a long press shows it large."""
    visit(page, "/source")
    rider = page.locator(".over .zoom .card")
    rider.hover(force=True)
    explains(page, rider, "Costs", "Laid now, it adds")
    expect(page.locator(".over")).to_contain_text("from the discard pile")
    rider.click(button="right", force=True)
    expect(page.locator("dialog.reading")).to_contain_text("Laid now, it adds")
    page.keyboard.press("Escape")

    visit(page, "/tuareg")
    cave = page.locator("#shop-cave")
    cave.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    explains(page, cave, "Cave", "your cache and animals are worth")


def rest_a_finger(page: Page, on: Locator) -> None:
    """Touch, stay until it is read, and let go."""
    wire, at = page.context.new_cdp_session(page), on.bounding_box()
    assert at is not None
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector(f"{OPEN}, dialog.reading")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


def test_a_finger_that_rests_on_something_reads_it_and_presses_nothing(page: Page) -> None:
    visit(page, "/targi")
    rest_a_finger(page, page.locator("#b2.legal"))
    expect(page.locator("dialog.reading")).to_contain_text("Dates")
    expect(page.locator(".picked, .sent")).to_have_count(0)
    page.get_by_role("button", name="Close").tap()
    expect(page.locator("dialog.reading")).to_have_count(0)

    visit(page, "/tuareg")
    camel = page.locator("button.camel").first  # a tap would load it
    rest_a_finger(page, camel)
    page.wait_for_timeout(600)  # it stays when the finger is gone
    explains(page, camel, "A camel carries up to four cards")
    expect(page.locator(".picked, .sent")).to_have_count(0)
