"""Tooltips in a real browser: by mouse, keyboard and touch, beside what they explain, never in the way of a click."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import azalai
from azalai.game import Game
from azalai.messages import language, languages, say
from tests.tuareg.tables import player, table
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.samples import finished, moment
from tests.web.screenshots import sound
from tests.web.tooltips import OPEN, UNDER, document, explains, rest_a_finger

pytestmark = pytest.mark.xdist_group("table_sizes")


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


SCREENS = ((1440, 900), (1366, 657), (1280, 720), (1024, 768), (768, 1024), (844, 390), (390, 844), (360, 640))
NOTICES = ("web-lost", "web-offline", "web-failed", "web-changed", "web-hint-cancelled")
SCROLLED = """down => new Promise(drawn => {
  scrollTo(0, down);
  requestAnimationFrame(() => requestAnimationFrame(drawn));
})"""
COVERED = """selector => { // clicks go through it, so the browser names what is seen below
  const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
  const parts = [0.01, 0.2, 0.4, 0.6, 0.8, 0.99];
  const below = parts.flatMap(i => parts.map(j => document.elementFromPoint(x + i * width, y + j * height)));
  const found = below.map(each => each?.closest("#table :is(.card, .camel, .hcard, .sp, .main)"));
  return [...new Set(found.filter(Boolean).map(each => each.id || each.className))];
}"""


def longest_notice() -> str:
    """Of all languages."""
    found = []
    for tongue in languages():
        with language(tongue):
            found += [say(name) for name in NOTICES] + [say("web-hint-not", why="people")]
    return max(found, key=len)


@pytest.mark.parametrize("path", ["/targi", "/source", "/tuareg"])
def test_notices_cover_no_card_and_let_clicks_through(page: Page, path: str) -> None:
    """However small the screen is and wherever it has been scrolled to; nor do reactions of others."""
    covered = {}
    visit(page, path)
    page.locator("#notice").evaluate("(each, text) => { each.textContent = text }", longest_notice())
    page.locator("#reaction").evaluate("each => { each.innerHTML = '<b>Moussa ag Amastan</b> Well played, friend' }")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for down in (0, 60, 200, 9000):
            page.evaluate(SCROLLED, down)
            for selector in ("#notice", "#reaction"):
                if found := page.evaluate(COVERED, selector):
                    covered[width, height, down, selector] = found
                assert not page.locator(selector).evaluate(UNDER)
    page.set_viewport_size({"width": 1366, "height": 657})
    assert covered == {}


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
    page.locator("#progress").hover()
    explains(page, page.locator("#progress"), "The game has two stages.")
    expect(page.locator(f"{OPEN} b")).to_have_text("Stage 1 of 2")
    sound(page)


def test_a_finger_reaches_every_symbol_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    unexplained = []
    for path in ("/targi", "/source", "/tuareg"):
        visit(page, path)
        if path == "/source":
            page.locator("#table").evaluate("each => each.querySelectorAll('.dim, .over').forEach(one => one.remove())")
        symbols = page.locator("#table :is(span, li, p, div, h3, ol)[data-tip]:visible")
        for symbol in symbols.all():
            symbol.scroll_into_view_if_needed()
            symbol.tap(force=True)
            if not symbol.evaluate("each => each.matches('.explained, .refused')"):
                unexplained.append((path, symbol.get_attribute("data-tip"), symbol.get_attribute("id")))
            page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1366, "height": 657})
    assert unexplained == []


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
