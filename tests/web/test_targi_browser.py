"""Targi in a real browser, against the real server: games by clicks, keyboard and touch, what moves, what axe says.

Pictures of the questions are kept, with ``--pictures``, under ``artefacts/``.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import azalai
from azalai.web.table_context import Place, TableContext
from azalai.web.web_tables import table_html
from tests.web.clicks import ASKED, PATIENCE, answered, kind, new_table, play_on, skip_ahead, state, tab_to
from tests.web.screenshots import PHONE, accessible, sound

pytestmark = pytest.mark.xdist_group("targi_browser")

VARIANTS: dict[str, dict[str, str]] = {
    "base": {},
    "expansion": {"expansion": "on"},
    "mixed": {"expansion": "on", "tribe": "mixed", "border": "mixed"},
}


def at_table(page: Page, opponent: str, seed: int, variant: str = "base") -> None:
    new_table(page, "targi", opponent, seed, **VARIANTS[variant])


# -- whole games ----------------------------------------------------------------------------------------


def test_a_game_against_a_computer_and_its_end(visit):
    """The middle of the game is played by requests; a long test clicks through all of it."""
    page = visit("about:blank")
    new_table(page, "targi", "computer", 21, level="gentle")
    met = play_on(page, random.Random(1), name="targi/base", checked=4, most=20)
    skip_ahead(page, random.Random(1), lambda view: view["round"] >= 12)
    met |= play_on(page, random.Random(1), name="targi/base-end")
    assert len(met) > 8
    assert kind(page) == "end"
    expect(page.locator("#result")).to_be_visible()
    page.goto("/")
    expect(page.locator("#statistics [data-figure=games]")).to_have_text("1")  # the device remembers the result


@pytest.mark.long
def test_the_expansion_at_one_screen(visit):
    page = visit("about:blank")
    at_table(page, "me", 22, "expansion")
    met = play_on(page, random.Random(2), name="targi/expansion", most=60, checked=9)
    assert len(met) > 6


@pytest.mark.long
@pytest.mark.parametrize("opponent", ["computer", "me"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_of_every_variant(visit, variant, opponent):
    page = visit("about:blank")
    at_table(page, opponent, 30, variant)
    play_on(page, random.Random(3), name=f"targi/{variant}-{opponent}")
    assert kind(page) == "end"


def test_on_a_phone_by_touch(visit):
    """A tap chooses and shows what it would bring, the main button carries it out."""
    page = visit("about:blank", **PHONE)
    at_table(page, "me", 23, "mixed")
    play_on(page, random.Random(4), name="targi/phone", touch=True, most=18, checked=3)


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(visit):
    page = visit("about:blank", **PHONE)
    at_table(page, "computer", 24, "expansion")
    play_on(page, random.Random(5), name="targi/phone-whole", touch=True, checked=9)
    assert kind(page) == "end"


# -- keyboard -------------------------------------------------------------------------------------------


def keyed(page: Page, dice: random.Random) -> None:
    """One decision by keys alone: in a panel Tab and Enter, on the table a number, arrows or Tab, and Enter."""
    if page.locator("[data-dialog]").count():
        sent = page.locator("[data-dialog] [data-send]:visible").count()
        wanted = "[data-send]" if sent and dice.random() < 0.8 else "[data-draft]:not([data-draft=''])"
        for _ in range(dice.randrange(3) + 1):
            tab_to(
                page,
                f"[data-dialog] {wanted}"
                if page.locator(f"[data-dialog] {wanted}").count()
                else "[data-dialog] [data-send]",
            )
        assert page.evaluate("document.activeElement.closest('[data-dialog]') !== null"), "the panel loses the focus"
    elif page.locator(".main:visible:is([data-send], [data-draft])").count():
        tab_to(page, ".main:is([data-send], [data-draft])")
    else:
        numbers = page.evaluate(
            "[...document.querySelectorAll('.grid [data-key]')].filter(e => !e.ariaDisabled).map(e => e.dataset.key)"
        )
        if numbers:
            for digit in dice.choice(numbers):
                page.keyboard.press(digit)
        else:
            tab_to(page, ":is(.grid, .display, .todo, .moves, .dunes) :is([data-send], [data-draft])")
    enter(page)


def enter(page: Page) -> None:
    """Enter on what has the focus; what is only chosen by it is carried out by the main button."""
    focus = page.evaluate_handle("document.activeElement").as_element()
    assert focus is not None
    if not focus.evaluate("e => e.matches('[data-send], [data-draft]') && e.ariaDisabled !== 'true'"):
        return
    if focus.evaluate("e => 'pick' in e.dataset"):
        page.keyboard.press("Enter")
        tab_to(page, ".main")
    answered(page, lambda: page.keyboard.press("Enter"))


def played_by_keys(page: Page, dice: random.Random, most: int) -> None:
    for _ in range(most):
        page.wait_for_function(ASKED, timeout=PATIENCE)
        if kind(page) == "end":
            return
        keyed(page, dice)


def test_by_keyboard_alone(visit):
    page = visit("about:blank")
    at_table(page, "computer", 25)
    played_by_keys(page, random.Random(6), 24)
    assert state(page) > 12


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visit):
    page = visit("about:blank")
    at_table(page, "computer", 26)
    played_by_keys(page, random.Random(7), 2000)
    assert kind(page) == "end"


def test_arrows_walk_over_the_grid_and_one_stop_leads_to_it(visit):
    page = visit("about:blank")
    at_table(page, "me", 27)
    page.keyboard.press("1")
    expect(page.locator("#b1")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#s1")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#s2")).to_be_focused()
    assert page.locator(".grid [tabindex='0']").count() == 1
    page.keyboard.press("i")
    expect(page.locator("dialog.reading")).to_be_visible()
    accessible(page, "dark", 390)
    page.keyboard.press("Escape")
    expect(page.locator("#s2")).to_be_focused()


# -- looking, dragging, moving --------------------------------------------------------------------------


def test_looking_at_a_card_shows_what_it_would_bring(visit):
    page = visit("about:blank")
    at_table(page, "me", 28)
    target = page.locator(".grid .legal").first
    name = target.get_attribute("id")
    target.hover()
    expect(page.locator("#preview")).to_contain_text("Place on")
    expect(page.locator(f"#plan-p{name[1:]}")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator("#preview")).to_be_empty()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (768, 1024), (390, 844)])
def test_nothing_moves_when_a_card_is_looked_at(visit, width, height):
    page = visit("about:blank", width=width, height=height)
    at_table(page, "me", 28)
    where = "() => ['.tells', '#cloth'].map(name => document.querySelector(name).getBoundingClientRect().y)"
    before = page.evaluate(where)
    page.locator(".grid .legal").nth(4).focus()
    expect(page.locator("#preview")).to_contain_text("Place on")
    assert page.evaluate(where) == before


def test_a_figure_is_dragged_onto_a_card(visit):
    page = visit("about:blank")
    at_table(page, "me", 29)
    target = page.locator(".grid .legal").first
    start = page.locator("[data-piece] svg").first.bounding_box()
    end = target.bounding_box()
    page.mouse.move(start["x"] + 6, start["y"] + 6)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 40, steps=6)
    expect(page.locator(".grid .lit")).not_to_have_count(0)
    answered(page, page.mouse.up)
    assert state(page) == 1


def test_in_a_narrow_window_looking_at_a_card_moves_nothing(visit):
    """If the page grew with the preview, the card would move away from under the mouse, and back again."""
    page = visit("about:blank", width=390, height=700)
    new_table(page, "targi", "me", 21)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    high = page.evaluate("document.documentElement.scrollHeight")
    for card in page.locator(".grid .legal").all()[-3:]:
        card.hover()
        expect(page.locator("#plans .look.lit")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollHeight") == high


def test_a_card_that_is_decided_on_is_seen_on_a_phone(visit):
    game, dice = azalai.new("targi", seed=3), random.Random(3)
    while game.view(game.seat)["asks"][-1]["ask"] != "card":
        game.play(dice.choice(game.moves()))
    page = visit("about:blank", width=390, height=844)
    new_table(page, "targi", "me", 21)
    places = (Place("Ada", "person"), Place("Idir", "person"))
    table = table_html(TableContext("t", 1, game, game.seat, places))
    page.evaluate("html => { document.querySelector('#table').innerHTML = html }", table)
    expect(page.locator(".over .zoom .card")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".over .op1").last).to_be_in_viewport(ratio=0.9)


COUNT_FLIGHTS = """() => { window.flown = 0; new MutationObserver(changes => changes.forEach(change =>
  change.addedNodes.forEach(node => { window.flown += Number(node.classList?.contains("flight") ?? 0) })))
  .observe(document.body, {childList: true}) }"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_happens_is_seen_to_happen(visit, motion):
    """Figures fly to their cards. A player who prefers reduced motion sees the same table without a flight."""
    page = visit("about:blank", reduced_motion=motion)
    at_table(page, "computer", 31)
    page.wait_for_function(ASKED, timeout=PATIENCE)
    page.evaluate(COUNT_FLIGHTS)
    answered(page, page.locator(".grid .legal").first.click)
    page.wait_for_function("() => Number(document.querySelector('#table').dataset.state) >= 2")
    page.wait_for_function(ASKED, timeout=PATIENCE)
    assert page.locator(".grid .rim .piece:not(.spirit):not(.robber)").count() >= 2
    assert (page.evaluate("window.flown") > 0) == (motion == "no-preference")
    page.wait_for_function("() => !document.querySelector('.flight')")


def test_a_stale_page_is_told_so_and_shows_the_table_as_it_is(visit):
    """A move for an outdated state is not played; the page says so and shows the present table."""
    page = visit("about:blank", forgives=("409 (Conflict)",))
    at_table(page, "me", 32)
    answered(page, page.locator(".grid .legal").first.click)
    page.evaluate("document.querySelector('#table').dataset.state = '0'")
    with page.expect_response("**/moves") as refused:
        page.locator(".grid .legal").last.click()
    assert refused.value.status == 409
    expect(page.locator("#notice")).not_to_be_empty()
    expect(page.locator("#table")).to_have_attribute("data-state", "1")


def test_who_asked_for_a_hint_can_go_on_before_it_comes(visit):
    """The computer may take its time. A panel shows that it thinks, and Cancel, Escape or a move end the request."""
    page = visit("about:blank")
    at_table(page, "me", 33)
    held = []
    page.route("**/hint", lambda route: held.append(route))
    thinking = page.locator(".thinking")
    for end in (lambda: thinking.locator("[data-cancel-hint]").click(), lambda: page.keyboard.press("Escape")):
        page.keyboard.press("h")
        expect(thinking.get_by_role("progressbar")).to_be_visible()
        with page.expect_event("requestfailed"):
            end()
        expect(thinking).to_have_count(0)
    page.keyboard.press("h")
    expect(thinking).to_be_visible()

    with page.expect_event("requestfailed"):
        answered(page, page.locator(".grid .legal").first.click)

    expect(thinking).to_have_count(0)
    expect(page.locator("#notice")).to_be_empty()
    assert state(page) == 1


def test_a_hint_is_lit_on_the_board_and_the_main_button_plays_it(visit):
    page = visit("about:blank")
    at_table(page, "me", 33)
    page.keyboard.press("h")
    first, second = page.locator("[data-hint]").nth(0), page.locator("[data-hint]").nth(1)
    expect(first).to_be_focused(timeout=PATIENCE)
    expect(first).to_have_class("picked")
    at = first.get_attribute("data-at")
    expect(page.locator(f"#{at}.lit .hintmark .chosen")).to_have_text("1")
    expect(page.locator(".hints ul").first.locator("li").first).to_be_visible()
    marked = first.locator("xpath=..").locator("ul [data-at]").evaluate_all("all => all.map((each) => each.dataset.at)")
    for number, place in enumerate(marked):
        expect(page.locator(f"#{place} > .hintmark .why").filter(has_text="ABC"[number])).to_be_visible()
    expect(page.locator("#say")).to_contain_text(first.locator("b").first.inner_text())

    page.keyboard.press("h")  # the next one
    expect(second).to_have_class("picked")
    expect(page.locator(f"#{second.get_attribute('data-at')} .chosen")).to_have_text("2")
    sound(page)
    place = second.get_attribute("data-at")
    page.locator(".acts .main").click()

    expect(page.locator(f"#{place} .piece.p1:not(.spirit)")).to_have_count(1)
    expect(page.locator(".hintmark, [data-hint]")).to_have_count(0)
