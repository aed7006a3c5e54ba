"""What a table of Targi says about the card that is pointed at, in a real browser: it is in view at every size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import azalai
from azalai.game import Game
from azalai.web import pages
from azalai.web.table_context import TableContext
from azalai.web.view_models import Document, Viewer
from azalai.web.web_tables import table_html
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.table_positions import PLACES

pytestmark = pytest.mark.xdist_group("table_sizes")

CUT = "panel => panel.scrollHeight - panel.clientHeight"
REACHED = """element => { const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"""
# by how much the words of a card lie under its second price
COVERED = """() => [...document.querySelectorAll("#cloth .two.texts")].map(card => {
  const words = card.querySelector(".fx.words .tx");
  return words ? Math.round([...card.querySelectorAll(".cost")].at(-1).getBoundingClientRect().bottom
    - words.getBoundingClientRect().top) : 0 }).filter(covered => covered > 0)"""


def document(game: Game, asked: bool = True, **wishes: Any) -> str:
    """The page of the seat that decides, or of one that waits, as the server sends it."""
    seat = game.seat if asked else 1 - (game.seat or 0)
    context = TableContext("t", 5, game, seat, PLACES[: game.seats], may_undo=True, may_hint=True, **wishes)
    page = Document("Azalai", table_html(context), kind="table", game=game.name, table="t", state=5)
    return pages.document_html(Viewer(name="Ada"), page)


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce", has_touch=True)
    page = context.new_page()
    expansion = azalai.new("targi", seed=9, expansion=True)
    documents = {
        "/targi": document(azalai.new("targi", seed=4)),
        "/raids": document(azalai.new("targi", seed=4), asked=False),
        "/second": document(azalai.new("targi", seed=4).play("p6").play("p2")),
        "/expansion": document(expansion),
        "/words": document(expansion, effects="text"),
    }
    answer_from(page, documents, scripts=True)
    yield page
    context.close()


def visit(page: Page, path: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(ORIGIN + path)
    page.wait_for_load_state("load")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1366, 657), (1366, 768), (390, 844)])
def test_T12_all_that_a_targi_may_bring_is_in_view(page: Page, width: int, height: int) -> None:
    visit(page, "/targi", width, height)
    page.locator("#b6").hover()
    expect(page.locator(".look.lit")).to_contain_text("Its line")
    assert page.locator("#plans").evaluate(CUT) <= 0

    page.goto(f"{ORIGIN}/second")
    page.locator("#b3").hover()
    expect(page.locator(".look.lit")).to_contain_text("New crossing")
    assert page.locator("#plans").evaluate(CUT) <= 0


def test_the_sentence_about_a_chosen_card_does_not_cover_the_panel_that_says_more(page: Page) -> None:
    visit(page, "/targi", 390, 844)
    page.locator("#b6").tap()
    expect(page.locator(".look.lit h3")).to_be_visible()
    expect(page.locator("#preview")).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 640})  # here the panel is below the buttons
    expect(page.locator("#preview")).to_have_text("Place on 6 (Pepper).")


def test_who_waits_sees_all_raids_to_come(page: Page) -> None:
    visit(page, "/raids", 1366, 768)
    expect(page.locator(".raids li")).to_have_count(4)
    assert page.locator(".insp.one").evaluate(CUT) <= 0


def test_a_finger_reaches_the_score_of_the_other_player(page: Page) -> None:
    visit(page, "/expansion", 390, 844)
    assert page.locator(".theirs .score").evaluate(REACHED)


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (768, 1024), (1440, 900)])
def test_the_second_price_of_a_card_covers_none_of_its_words(page: Page, width: int, height: int) -> None:
    visit(page, "/words", width, height)
    assert page.locator("#cloth .two.texts .tx").count() > 0
    assert page.evaluate(COVERED) == []
