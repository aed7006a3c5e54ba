"""Polish in a real browser: its words are longer, and everything still fits; the switch changes the page at once, and
what the browser wishes holds until then."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.web import test_targi_browser as targi
from tests.web import test_tuareg_browser as tuareg
from tests.web.test_targi_browser import served, visit

__all__ = ["served", "visit"]  # the fixtures
CLICKS = 20


def play_and_measure(page: Page, room: object, seed: int) -> None:
    dice = random.Random(seed)
    for number in range(CLICKS):
        page.wait_for_function(targi.ASKED)
        if targi.kind(page) == "cover":
            page.locator(".cover form button").click()
            page.wait_for_function("document.querySelector('#table')?.dataset.kind !== 'cover'")
        if number % 5 == 0:
            targi.fits(page)
        room.act(page, dice)  # type: ignore[attr-defined]
    assert page.locator("html").get_attribute("lang") == "pl"


def test_the_table_of_targi_fits(visit):
    page = visit(locale="pl-PL")
    targi.new_table(page, "me", 21, "expansion")
    targi.picture(page, "polish")
    play_and_measure(page, targi, 5)


def test_the_table_of_tuareg_fits(visit):
    page = visit(locale="pl-PL")
    tuareg.new_table(page, 3, "me", 21)
    tuareg.picture(page, "polish")
    play_and_measure(page, tuareg, 5)


def test_the_browsers_wish_holds_until_another_language_is_chosen(visit):
    page = visit(locale="pl-PL")
    expect(page.locator("h1")).to_have_text("Handel przez pustynię")
    page.goto(f"{page.url}settings")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(page.url.replace("settings", ""))
    expect(page.locator("h1")).to_have_text("Trade across the desert")
