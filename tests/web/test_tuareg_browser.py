"""Tuareg in a real browser, against the real server: whole games by clicks, keyboard and touch, and what axe says.

Pictures of the phases are kept, with ``--pictures``, under ``artefacts/``.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import azalai
from azalai.web.web_tables import table_html
from tests.web.clicks import kind, new_table, play_on, skip_ahead, tab_to
from tests.web.screenshots import LOOKS, PHONE, accessible, picture
from tests.web.tuareg_pages import context

pytestmark = pytest.mark.xdist_group("tuareg_browser")

SOONER = 0.6  # most decisions have parts: often they are put together


def test_a_game_against_two_computers_and_its_end(visit):
    """The middle of the game is played by requests; a long test clicks through all of it."""
    page = visit("about:blank")
    new_table(page, "tuareg", "computer", 11, seats="3", level="gentle")
    met = play_on(page, random.Random(1), name="tuareg/computers", sooner=SOONER, checked=4, most=20)
    skip_ahead(page, random.Random(1), lambda view: view["stage"] == 2 and view["pile"]["count"] < 3)
    met |= play_on(page, random.Random(1), name="tuareg/computers-later", sooner=SOONER)
    assert len(met) > 6
    assert kind(page) == "end"
    picture(page, "tuareg/computers-end")


@pytest.mark.long
def test_a_whole_game_of_two_at_one_screen(visit):
    page = visit("about:blank")
    new_table(page, "tuareg", "me", 12, seats="2")
    met = play_on(page, random.Random(2), name="tuareg/one-screen", sooner=SOONER)
    assert len(met) > 6
    assert kind(page) == "end"


@pytest.mark.long
def test_five_seats_on_a_phone_by_touch(visit):
    page = visit("about:blank", **PHONE)
    new_table(page, "tuareg", "computer", 13, seats="5")
    play_on(page, random.Random(3), name="tuareg/phone", sooner=SOONER, touch=True, most=25, checked=3)


def test_by_keyboard_alone(visit):
    """The keys of the options, Escape to begin again, Tab and Enter for cards and buttons, U to take back."""
    page = visit("about:blank")
    new_table(page, "tuareg", "me", 14, seats="2")
    play_cover(page)
    page.keyboard.press("1")
    expect(page.locator("#prompt h2")).to_have_text("Lay 1 card in the market.")
    press_on(page, "[id^=hand-]")
    expect(page.locator("#table [aria-pressed=true][id^=hand-]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#table [aria-pressed=true][id^=hand-]")).to_have_count(0)
    press_on(page, "[id^=hand-]")
    press_on(page, ".acts .main")
    play_cover(page)
    page.keyboard.press("2" if page.locator("#option-load[data-draft]").count() else "3")
    expect(page.locator("#table .opt4 .on")).to_have_count(1)


def play_cover(page: Page) -> None:
    """The next player takes over with Enter; nobody has to at the first turn."""
    page.wait_for_selector("#table .cover, #table #prompt")
    page.wait_for_load_state("load")  # the script of the table is there
    if kind(page) != "cover":
        return
    button = page.locator(".cover form button")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt h2")).to_be_visible()
    page.wait_for_load_state("load")


def press_on(page: Page, selector: str) -> None:
    """Tab on until something like this has the focus, then Enter."""
    tab_to(page, selector)
    page.keyboard.press("Enter")


def test_a_card_is_dragged_onto_an_animal(visit):
    page = visit("about:blank")
    new_table(page, "tuareg", "me", 14, seats="2")
    page.wait_for_selector("#market-salt, #draw-pile")
    pile = page.locator("#table .pile[data-piece]").first
    animal = page.locator(f"#table .camel[data-takes-{pile.get_attribute('data-piece')}]").first
    name = animal.get_attribute("id")
    pile.drag_to(animal)
    expect(page.locator(f"#{name} .load")).to_have_text("1/4")


OUTSIDE = """() => [...document.querySelectorAll(".seat")].flatMap(seat => {
  const [box, head] = [seat, seat.querySelector("header")].map(element => element.getBoundingClientRect());
  return [...seat.querySelectorAll(".camel, .sp")].filter(one => {
    const at = one.getBoundingClientRect();
    const beside = at.left > head.right - 2 || at.right < head.left + 2
      || at.top > head.bottom - 3 || at.bottom < head.top;
    const inside = at.top > box.top - 2 && at.bottom < box.bottom + 3
      && at.left > box.left - 2 && at.right < box.right + 2;
    return at.width > 0 && !(beside && inside && at.width > 30);
  }).map(element => element.id);
})"""


def test_animals_and_special_cards_stay_within_their_seat(visit):
    """Whatever their number, for players and spectators: nothing hides a name, overflows or is too small."""
    page = visit("about:blank")
    new_table(page, "tuareg", "me", 3, seats="3")
    trouble = []
    for seats, donkeys in ((2, 1), (3, 1), (4, 2), (5, 2)):
        beasts = len(azalai.new("tuareg", seats=seats, seed=1).view(None)["players"][0]["camels"])
        rich = {"camels": [["salt"]] + [[]] * (beasts - 1), "donkeys": [[]] * donkeys, "maps": 1, "thieves": 1}
        plain = {"camels": [[]] * beasts, "donkeys": []}
        players = [{**rich, "caves": [[]]}, {**rich, "camels": [[]] * beasts}] + [plain] * (seats - 2)
        game = azalai.position("tuareg", {"players": players}, seats=seats)
        for eyes in (0, None):
            page.evaluate(
                "html => { document.querySelector('#table').innerHTML = html }", table_html(context(game, seat=eyes))
            )
            for width, height in ((390, 844), (1280, 800), (1440, 900)):
                page.set_viewport_size({"width": width, "height": height})
                trouble += [(seats, eyes, width, name) for name in page.evaluate(OUTSIDE)]
    assert trouble == []


def test_every_look_is_accessible(visit):
    """Day and night, wide and narrow, with a draft open and the reading view of a card."""
    page = visit("about:blank")
    new_table(page, "tuareg", "me", 15, seats="4")
    play_cover(page)
    for scheme, width in LOOKS:
        accessible(page, scheme, width)
    page.locator("button.cap").first.click()
    expect(page.locator(".lore:popover-open h2")).to_be_visible()
    accessible(page, "dark", 390)
    picture(page, "tuareg/reading")
    page.keyboard.press("Escape")
    page.locator("#option-market").click()
    expect(page.locator("#table .opt4 .on")).to_have_count(1)
    for scheme, width in LOOKS:
        accessible(page, scheme, width)
