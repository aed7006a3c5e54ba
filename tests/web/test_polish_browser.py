"""Polish in a real browser: its words are longer, and everything still fits; the browser's preference decides until the
switch is used, which changes the page at once."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicks import ASKED, act, kind, new_table, take_over
from tests.web.screenshots import fits, picture

pytestmark = pytest.mark.xdist_group("polish_browser")

CLICKS = 12


def play_and_measure(page: Page, dice: random.Random) -> None:
    for number in range(CLICKS):
        page.wait_for_function(ASKED)
        if kind(page) == "cover":
            take_over(page)
        if number % 4 == 0:
            fits(page)
        act(page, dice, sooner=0.6)
    assert page.locator("html").get_attribute("lang") == "pl"


def test_the_table_of_targi_fits(visit):
    page = visit("about:blank", locale="pl-PL")
    new_table(page, "targi", "me", 21, expansion="on")
    picture(page, "targi/polish")
    play_and_measure(page, random.Random(5))


def test_the_table_of_tuareg_fits(visit):
    page = visit("about:blank", locale="pl-PL")
    new_table(page, "tuareg", "me", 21, seats="3")
    picture(page, "tuareg/polish")
    play_and_measure(page, random.Random(5))


def test_the_browsers_wish_holds_until_another_language_is_chosen(visit):
    page = visit(locale="pl-PL")
    expect(page.locator("h1")).to_have_text("Handel przez pustynię")
    page.goto("/settings")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("Trade across the desert")
