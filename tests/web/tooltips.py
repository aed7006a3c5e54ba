"""Pages with tooltips in a browser, and what an open tooltip says and leaves free."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from azalai.game import Game
from azalai.web import pages
from azalai.web.table_context import TableContext
from azalai.web.view_models import Document, Viewer
from azalai.web.web_tables import table_html
from tests.web.table_positions import PLACES

OPEN = "#tip:popover-open"
APART = """([one, other]) => { const [a, b] = [one, other].map(each => each.getBoundingClientRect());
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top }"""
UNDER = """box => { const at = box.getBoundingClientRect();
  return box.contains(document.elementFromPoint(at.x + at.width / 2, at.y + 8)) }"""


STREAM = "window.EventSource = class extends EventTarget { constructor() { super(); window.stream = this } close() {} }"
UPDATE = """([told, html]) => {
  const data = `${JSON.stringify(told)}\\n${html}`;
  stream.dispatchEvent(new MessageEvent("table", { data }));
}"""


def document(game: Game) -> str:
    """The page of the seat that decides, as the server sends it."""
    context = TableContext("t", 5, game, game.seat, PLACES[: game.seats], may_undo=True, may_hint=True)
    page = Document("Azalai", table_html(context), kind="table", game=game.name, table="t", state=5, online=True)
    return pages.document_html(Viewer(name="Ada"), page)


def explains(page: Page, owner: Locator, *words: str) -> None:
    """The box is open beside its owner, says these words, and clicks go through it."""
    box = page.locator(OPEN)
    for said in words:
        expect(box).to_contain_text(said)
    assert page.evaluate(APART, [owner.element_handle(), box.element_handle()])
    assert not box.evaluate(UNDER)


def rest_a_finger(page: Page, on: Locator) -> None:
    """Touch, stay until it is read, and let go."""
    wire, at = page.context.new_cdp_session(page), on.bounding_box()
    assert at is not None
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector(f"{OPEN}, dialog.reading")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()
