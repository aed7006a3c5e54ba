"""Checks of a page in a real browser: pictures, whether it fits at every width, and what axe reports."""

from __future__ import annotations

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

ARTEFACTS = Path(__file__).parent.parent.parent / "artefacts"
WIDTHS = (320, 390, 640, 768, 1280, 1920)  # 640 is a window of 1280 at 200 %
LOOKS = [("light", 1280), ("dark", 390), ("light", 390), ("dark", 1280)]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"]}
AXE = Axe().axe_script
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}


class Pictures:
    """Whether pictures are taken: with ``--pictures``, as in ``make test-long``."""

    wanted = False


def picture(page: Page, name: str) -> None:
    """A picture for people to look at: ``targi/phone`` is kept as ``artefacts/targi/phone.png``."""
    if not Pictures.wanted:
        return
    path = ARTEFACTS / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)


def fits(page: Page) -> None:
    """No sideways scrolling at any width."""
    size = page.viewport_size
    assert size is not None
    broad = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": size["height"]})
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            broad[width] = wide
    page.set_viewport_size(size)
    assert broad == {}


def sound(page: Page) -> None:
    """Axe finds no fault in the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    # only the violations leave the page: what passes is a megabyte at a table
    found = page.evaluate("async rules => (await axe.run(rules)).violations", RULES)
    assert [f"{each['id']}: {[node['target'] for node in each['nodes']][:4]}" for each in found] == []


def accessible(page: Page, scheme: str, width: int) -> None:
    """Axe finds no fault in the page with this colour scheme, at this width."""
    size = page.viewport_size
    assert size is not None
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width, "height": 800})
    sound(page)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(size)


SHIFT = """() => new Promise(done => {
  const add = list => done(list.getEntries().reduce((sum, each) => sum + each.value, 0));
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(0), 300);
})"""


def shift(page: Page) -> float:
    """How much of the page has moved since it was opened (Cumulative Layout Shift)."""
    moved: float = page.evaluate(SHIFT)
    return moved
