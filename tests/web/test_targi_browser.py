"""Targi in a real browser, against the real server: games by clicks, keyboard and touch, what moves, what axe says.

Pictures of the questions are kept under ``artefacts/``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

import azalai
from azalai.web.scene import Place, Scene
from azalai.web.table_page import table_html
from tests.server.serving import Served
from tests.web.clicking import looks_again

ARTEFACTS = Path(__file__).parent.parent.parent / "artefacts" / "targi"
WIDTHS = (320, 390, 768, 1280, 1920)
LOOKS = [("light", 1280), ("dark", 390), ("light", 390), ("dark", 1280)]
VARIANTS = {
    "base": {},
    "expansion": {"expansion": "1"},
    "mixed": {"expansion": "1", "tribe": "mixed", "border": "mixed"},
}


def is_complaint(sort: str, text: str) -> bool:
    """The browser itself notes a refused move; the page is told of it by the answer."""
    return sort in ("error", "warning") and "409 (Conflict)" not in text


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("targi") / "data") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Callable[..., Page]]:
    """Opens windows of guests; at the end none of them may have complained."""
    complaints: list[str] = []
    opened: list[BrowserContext] = []

    def visit(width: int = 1280, height: int = 800, motion: str = "reduce", **wishes: object) -> Page:
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, reduced_motion=motion, **wishes)  # type: ignore[arg-type]
        opened.append(context)
        page = context.new_page()
        page.on("console", lambda told: complaints.append(told.text) if is_complaint(told.type, told.text) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(90_000)  # a computer compiles its game when it is first asked
        page.goto(served.url)
        return page

    yield visit
    for context in opened:
        context.close()
    assert complaints == []


POST = """fields => { const form = document.createElement("form"); form.method = "post"; form.action = "/tables";
  for (const name in fields) { const input = document.createElement("input"); input.name = name;
    input.value = fields[name]; form.append(input); } document.body.append(form); form.submit(); }"""


def new_table(page: Page, opponent: str, seed: int, variant: str = "base") -> None:
    """A table by the form that the home page has, filled in at once."""
    fields = {"game": "targi", "opponent": opponent, "seed": str(seed), "name": "Ada", **VARIANTS[variant]}
    page.evaluate(POST, fields)
    page.wait_for_selector("#table")


def kind(page: Page) -> str:
    return page.locator("#table").get_attribute("data-kind") or ""


PATIENCE = 400_000  # the computers may have to be compiled first, on a slow machine
ASKED = """() => document.querySelector('#table')?.dataset.kind !== 'table'
  || document.querySelector('#table [data-send], #table [data-draft]')"""
CHOOSE = """([sooner, dice]) => {
  const where = document.querySelector("[data-dialog]") ?? document.querySelector("#table");
  const found = [...where.querySelectorAll('[data-send], [data-draft]:not([data-draft=""])')]
    .filter(element => element.checkVisibility() && element.ariaDisabled !== "true");
  const sent = found.filter(element => element.dataset.send);
  const among = sooner && sent.length ? sent : found;
  return among[Math.floor(dice * among.length)];
}"""
SHOWN = "state => Number(document.querySelector('#table').dataset.state) >= state"
SETTLED = "() => new Promise(done => setTimeout(done, 30))"  # until the page has read the answer, a click is left out


def answered(page: Page, press: Callable[[], None]) -> None:
    """Press what is sent or drafted, and wait until the page shows the answer."""
    with page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        press()
    told = answer.value
    assert told.ok, told.text()
    page.wait_for_function(SHOWN, arg=told.json()["state"])
    page.evaluate(SETTLED)


@looks_again
def act(page: Page, dice: random.Random, *, touch: bool = False) -> None:
    """One click at random, sooner on what is sent than on what is put together; what is chosen first is carried out by
    the main button."""
    chosen = page.evaluate_handle(CHOOSE, [dice.random() < 0.8, dice.random()]).as_element()
    assert chosen is not None
    waits = chosen.evaluate("(element, touch) => 'pick' in element.dataset || touch && element.matches('.card')", touch)
    press = chosen.tap if touch else chosen.click
    if waits:
        press()
        button = page.locator(".main:visible").first
        press = button.tap if touch else button.click
    answered(page, press)


def picture(page: Page, name: str) -> None:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")


def fits(page: Page) -> None:
    """No sideways scrolling at any width."""
    size = page.viewport_size
    assert size is not None
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": size["height"]})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} at {width}"
    page.set_viewport_size(size)


def accessible(page: Page, scheme: str, width: int) -> None:
    size = page.viewport_size
    assert size is not None
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width, "height": 800})
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})
    assert found.violations_count == 0, f"{scheme}, {width}: {found.generate_report()}"
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(size)


def take_over(page: Page) -> None:
    """Hot seat: the cover shows no card; whoever comes next takes over."""
    assert page.locator("#table .card").count() == 0
    page.locator(".cover form button").click()
    page.wait_for_function("document.querySelector('#table')?.dataset.kind !== 'cover'")


def play_on(
    page: Page, dice: random.Random, *, name: str, touch: bool = False, most: int = 3000, checked: bool = False
) -> set[str]:
    """Play to the end or so many clicks; the questions that were met, each pictured and checked when it came first."""
    met: set[str] = set()
    for _ in range(most):
        page.wait_for_function(ASKED, timeout=PATIENCE)
        if kind(page) == "end":
            return met
        if kind(page) == "cover":
            take_over(page)
            continue
        asked = page.locator("#prompt .tells").inner_text()
        if asked not in met:
            picture(page, f"{name}-{len(met):02d}")
            if checked and len(met) < 9:
                fits(page)
                accessible(page, *LOOKS[len(met) % len(LOOKS)])
            met.add(asked)
        act(page, dice, touch=touch)
    assert most < 3000, "the game does not end"
    return met


# -- whole games ----------------------------------------------------------------------------------------


def test_a_whole_game_against_a_computer(visit):
    page = visit()
    new_table(page, "computer", 21)
    met = play_on(page, random.Random(1), name="base", checked=True)
    assert len(met) > 8
    assert kind(page) == "end"


@pytest.mark.long
def test_the_expansion_at_one_screen(visit):
    page = visit()
    new_table(page, "me", 22, "expansion")
    met = play_on(page, random.Random(2), name="expansion", most=60, checked=True)
    assert len(met) > 6


@pytest.mark.long
@pytest.mark.parametrize("opponent", ["computer", "me"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_of_every_variant(visit, variant, opponent):
    page = visit()
    new_table(page, opponent, 30, variant)
    play_on(page, random.Random(3), name=f"{variant}-{opponent}")
    assert kind(page) == "end"


def test_on_a_phone_by_touch(visit):
    """A tap chooses and shows what it would bring, the main button carries it out."""
    page = visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=1)
    new_table(page, "me", 23, "mixed")
    play_on(page, random.Random(4), name="phone", touch=True, most=30, checked=True)


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(visit):
    page = visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=1)
    new_table(page, "computer", 24, "expansion")
    play_on(page, random.Random(5), name="phone-whole", touch=True)
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


def tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"no {selector} comes with Tab")


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
    page = visit()
    new_table(page, "computer", 25)
    played_by_keys(page, random.Random(6), 40)
    assert page.evaluate("Number(document.querySelector('#table').dataset.state)") > 20


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visit):
    page = visit()
    new_table(page, "computer", 26)
    played_by_keys(page, random.Random(7), 2000)
    assert kind(page) == "end"


def test_arrows_walk_over_the_grid_and_one_stop_leads_to_it(visit):
    page = visit()
    new_table(page, "me", 27)
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
    page = visit()
    new_table(page, "me", 28)
    target = page.locator(".grid .legal").first
    name = target.get_attribute("id")
    target.hover()
    expect(page.locator("#preview")).to_contain_text("Place on")
    expect(page.locator(f"#plan-p{name[1:]}")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator("#preview")).to_be_empty()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (768, 1024), (390, 844)])
def test_nothing_moves_when_a_card_is_looked_at(visit, width, height):
    page = visit(width, height)
    new_table(page, "me", 28)
    where = "() => ['.tells', '#cloth'].map(name => document.querySelector(name).getBoundingClientRect().y)"
    before = page.evaluate(where)
    page.locator(".grid .legal").nth(4).focus()
    expect(page.locator("#preview")).to_contain_text("Place on")
    assert page.evaluate(where) == before


def test_a_figure_is_dragged_onto_a_card(visit):
    page = visit()
    new_table(page, "me", 29)
    target = page.locator(".grid .legal").first
    start = page.locator("[data-piece] svg").first.bounding_box()
    end = target.bounding_box()
    page.mouse.move(start["x"] + 6, start["y"] + 6)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 40, steps=6)
    expect(page.locator(".grid .lit")).not_to_have_count(0)
    answered(page, page.mouse.up)
    assert page.evaluate("Number(document.querySelector('#table').dataset.state)") == 1


def test_in_a_narrow_window_looking_at_a_card_moves_nothing(visit):
    """A page that grew with what is looked at would pull the card away from under the mouse, and back again."""
    page = visit(width=390, height=700)
    new_table(page, "me", 21)
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
    page = visit(width=390, height=844)
    new_table(page, "me", 21)
    places = (Place("Ada", "person"), Place("Idir", "person"))
    table = table_html(Scene("t", 1, game, game.seat, places))
    page.evaluate("html => { document.querySelector('#table').innerHTML = html }", table)
    expect(page.locator(".over .zoom .card")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".over .op1").last).to_be_in_viewport(ratio=0.9)


COUNT_FLIGHTS = """() => { window.flown = 0; new MutationObserver(changes => changes.forEach(change =>
  change.addedNodes.forEach(node => { window.flown += Number(node.classList?.contains("flight") ?? 0) })))
  .observe(document.body, {childList: true}) }"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_happens_is_seen_to_happen(visit, motion):
    """With motion, figures fly to their cards; whoever wishes for less motion sees the same table without a flight."""
    page = visit(motion=motion)
    new_table(page, "computer", 31)
    page.wait_for_function(ASKED, timeout=PATIENCE)
    page.evaluate(COUNT_FLIGHTS)
    answered(page, page.locator(".grid .legal").first.click)
    page.wait_for_function("() => Number(document.querySelector('#table').dataset.state) >= 2")
    page.wait_for_function(ASKED, timeout=PATIENCE)
    assert page.locator(".grid .rim .piece:not(.spirit):not(.robber)").count() >= 2
    assert (page.evaluate("window.flown") > 0) == (motion == "no-preference")
    page.wait_for_function("() => !document.querySelector('.flight')")


def test_a_stale_page_is_told_so_and_shows_the_table_as_it_is(visit):
    """A move for a state that is gone is not made; the page says so and shows what is."""
    page = visit()
    new_table(page, "me", 32)
    answered(page, page.locator(".grid .legal").first.click)
    page.evaluate("document.querySelector('#table').dataset.state = '0'")
    with page.expect_response("**/moves") as refused:
        page.locator(".grid .legal").last.click()
    assert refused.value.status == 409
    expect(page.locator("#notice")).not_to_be_empty()
    expect(page.locator("#table")).to_have_attribute("data-state", "1")
