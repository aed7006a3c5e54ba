"""Whatever is clicked looks pressed in the same task as the click, though the network takes its time."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.tuareg.tables import player, table
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.table_positions import GAMES, positions
from tests.web.table_positions import document as empty_document
from tests.web.tooltips import STREAM, UPDATE, document

pytestmark = pytest.mark.xdist_group("table_sizes")

KINDS_OF_CONTROL = {"Expansion": 20, "Tuareg with 3": 9}  # the fewest kinds that the test must find

# what can be clicked now, one of each kind: its place in the page, its classes and attributes
CONTROLS = """() => [...document.querySelectorAll("#table :is([data-send], [data-draft], [data-post])")]
  .map((element, nth) => ({ element, nth }))
  .filter(({ element }) => element.checkVisibility() && element.ariaDisabled !== "true")
  .map(({ element, nth }) => [nth, [element.id.replace(/[-0-9]+/g, "") || element.className.replace(/ .*/, ""),
    element.closest("section, nav, footer, header, li, td")?.className.replace(/ .*/, ""),
    Object.keys(element.dataset).filter(name => ["send", "draft", "post"].includes(name))].join(" ")])"""
MIDDLE = """nth => {
  const element = document.querySelectorAll("#table :is([data-send], [data-draft], [data-post])")[nth];
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
PRESS = """nth => {
  const element = document.querySelectorAll("#table :is([data-send], [data-draft], [data-post])")[nth];
  if (element.matches(".sent")) return true; // it does the same as one that was pressed before
  const look = () => {
    const { filter, scale, boxShadow, backgroundColor, opacity } = getComputedStyle(element);
    return [filter, scale, boxShadow, backgroundColor, opacity].join();
  };
  if ("pick" in element.dataset) element.click(); // the first click selects it
  const before = look();
  element.click();
  return element.matches(".sent") && look() !== before;
}"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """Pages whose clicks are never answered."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    loading = document(table(player("wg", "s,,"), player("", ",,")))
    empty = {f"/{number}": empty_document(name) for number, name in enumerate(GAMES)}
    answer_from(page, empty | {"/loading": loading}, scripts=True)
    page.add_init_script(STREAM)
    for what in ("moves", "draft", "undo", "hint", "skip"):
        page.route(f"**/t/t/{what}", lambda _: None)
    yield page
    context.close()


@pytest.mark.parametrize("name", KINDS_OF_CONTROL)
def test_every_kind_of_control_looks_pressed_at_once(page: Page, name: str) -> None:
    """Also under the pointer, where hovering has a look of its own."""
    met: set[str] = set()
    unchanged = []
    page.goto(f"{ORIGIN}/{list(GAMES).index(name)}")
    page.wait_for_load_state("load")
    for number, drawn in enumerate(positions(name), 1):
        page.evaluate(UPDATE, [{"state": number, "kind": "table"}, drawn.html])
        for nth, kind in page.evaluate(CONTROLS):
            if kind in met:
                continue
            met.add(kind)
            page.mouse.move(*page.evaluate(MIDDLE, nth))
            if not page.evaluate(PRESS, nth):
                unchanged.append(kind)
    assert unchanged == []
    assert len(met) >= KINDS_OF_CONTROL[name], met


def test_what_a_card_is_dropped_on_looks_pressed_until_the_answer(page: Page) -> None:
    """What a drop does is not what a click on the same place does. A refusal takes the mark away again."""
    held: list[Route] = []
    for what in ("moves", "draft"):
        page.route(f"**/t/t/{what}", lambda route: held.append(route))
    page.goto(f"{ORIGIN}/loading")
    page.wait_for_load_state("load")
    card, animal = page.locator("#hand-0"), page.locator(".own .camel").nth(1)
    from_, to = card.bounding_box(), animal.bounding_box()
    assert from_ is not None
    assert to is not None
    with page.expect_request("**/t/t/*"):
        page.mouse.move(from_["x"] + 20, from_["y"] + 30)
        page.mouse.down()
        page.mouse.move(to["x"] + 30, to["y"] + 40, steps=4)
        page.mouse.up()
    expect(animal).to_have_class(re.compile(r"\bsent\b"))
    held.pop().fulfill(status=409, json={"message": "The table has changed."})
    expect(page.locator("#notice")).to_have_text("The table has changed.")
    expect(page.locator(".sent")).to_have_count(0)
