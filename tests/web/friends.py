"""Two people with a browser each at one table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.clicks import MAY, new_table

Visit = Callable[..., Page]


def friends(visit: Visit, game: str = "targi", seed: int = 1, **how: object) -> tuple[Page, Page]:
    """Two people at one table, by invitation."""
    host = visit("about:blank", **how)
    new_table(host, game, "open", seed, **({"seats": "2"} if game == "tuareg" else {}))
    friend = visit(host.get_by_label("Invitation link").input_value(), **how)
    friend.get_by_role("textbox", name="Your name").first.fill("Idir")
    friend.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start with 2 seats").click()
    for page in (host, friend):
        expect(page.locator("#table")).to_have_attribute("data-kind", "table")
    return host, friend


def whose_turn(pages: tuple[Page, Page]) -> Page:
    """The page of the player who is to decide; both pages show the same state."""
    for _ in range(200):
        asked = [page for page in pages if page.evaluate(MAY)]
        if len(asked) == 1:
            return asked[0]
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked, or both are")
