"""Tuareg in a real browser, against the real server: whole games by clicks, keyboard and touch, and what axe says.

Pictures of the phases are kept under ``artefacts/``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

import azalai
from azalai.web.table_page import table_html
from tests.server.serving import Served
from tests.web.clicking import looks_again
from tests.web.tuareg_pages import scene

ARTEFACTS = Path(__file__).parent.parent.parent / "artefacts" / "tuareg"
WIDTHS = (320, 390, 768, 1280, 1920)
PATIENCE = 400_000  # the computers may have to be compiled first, on a slow machine
ASKED = """() => document.querySelector('#table')?.dataset.kind !== 'table'
  || document.querySelector('#table [data-send], #table [data-draft]')"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("tuareg") / "data") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Callable[..., Page]]:
    """Opens windows of guests; at the end none of them may have complained."""
    complaints: list[str] = []
    opened: list[BrowserContext] = []

    def visit(width: int = 1280, height: int = 800, **wishes: object) -> Page:
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, reduced_motion="reduce", **wishes)  # type: ignore[arg-type]
        opened.append(context)
        page = context.new_page()
        page.on("console", lambda told: complaints.append(told.text) if told.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(served.url)
        return page

    yield visit
    for context in opened:
        context.close()
    assert complaints == []


def new_table(page: Page, seats: int, opponent: str, seed: int) -> None:
    form = page.locator("form", has=page.locator("input[name=game][value=tuareg]"))
    form.locator("details").evaluate("details => { details.open = true }")
    form.locator("input[name=seed]").fill(str(seed))
    form.locator(f"input[name=seats][value='{seats}']").check(force=True)
    form.locator(f"button[name=opponent][value={opponent}]").click()
    page.wait_for_selector("#table")


def kind(page: Page) -> str:
    return page.locator("#table").get_attribute("data-kind") or ""


CANDIDATES = """() => [...document.querySelectorAll('#table [data-send], #table [data-draft]:not([data-draft=""])')]
  .filter(element => element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true')"""


SHOWN = "state => Number(document.querySelector('#table').dataset.state) >= state"


@looks_again
def act(page: Page, rng: random.Random, *, touch: bool = False) -> None:
    """One click at random, sooner on what is sent than on what is put together; what is chosen first is carried out by
    the main button."""
    found = page.evaluate_handle(CANDIDATES)
    sent = page.evaluate("found => found.map(element => element.dataset.send !== undefined)", found)
    wanted = [number for number, is_sent in enumerate(sent) if is_sent]
    number = rng.choice(wanted) if wanted and rng.random() < 0.6 else rng.randrange(len(sent))
    chosen = page.evaluate_handle("([found, number]) => found[number]", [found, number]).as_element()
    assert chosen is not None
    waits = chosen.evaluate("(element, touch) => 'pick' in element.dataset || touch && element.matches('.card')", touch)
    press = chosen.tap if touch else chosen.click
    if waits:
        press()
        button = page.locator(".main:visible").first
        press = button.tap if touch else button.click
    with page.expect_response(lambda answer: answer.request.method == "POST") as answered:
        press()
    told = answered.value
    assert told.ok, told.text()
    page.wait_for_function(SHOWN, arg=told.json()["state"])
    page.evaluate("() => new Promise(done => setTimeout(done, 50))")  # until the page has read it, a click is left out


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


LOOKS = [("light", 1280), ("dark", 390), ("light", 390), ("dark", 1280)]


def play_on(
    page: Page, rng: random.Random, *, name: str, touch: bool = False, most: int = 2000, checked: bool = False
) -> set[str]:
    """Play to the end or so many clicks; the questions that were met, each pictured and checked when it came first."""
    met: set[str] = set()
    for _ in range(most):
        page.wait_for_function(ASKED, timeout=PATIENCE)
        if kind(page) == "end":
            return met
        if kind(page) == "cover":
            assert page.locator("#table [id^=hand-], #table .res").count() == 0, "a card on the cover"
            page.locator(".cover form button").click()
            page.wait_for_function("document.querySelector('#table')?.dataset.kind !== 'cover'")
            continue
        asked = page.locator("#prompt h2").inner_text()
        if asked not in met:
            picture(page, f"{name}-{len(met):02d}")
            if checked:
                fits(page)
                accessible(page, *LOOKS[len(met) % len(LOOKS)])
            met.add(asked)
        act(page, rng, touch=touch)
    assert most < 2000, "the game does not end"
    return met


def test_a_whole_game_against_two_computers(visit):
    page = visit()
    new_table(page, 3, "computer", seed=11)
    met = play_on(page, random.Random(1), name="computers", checked=True)
    assert len(met) > 6
    assert kind(page) == "end"
    picture(page, "computers-end")


@pytest.mark.long
def test_a_whole_game_of_two_at_one_screen(visit):
    page = visit()
    new_table(page, 2, "me", seed=12)
    met = play_on(page, random.Random(2), name="one-screen")
    assert len(met) > 6
    assert kind(page) == "end"


@pytest.mark.long
def test_five_seats_on_a_phone_by_touch(visit):
    page = visit(390, 844, has_touch=True, is_mobile=True, device_scale_factor=1)
    new_table(page, 5, "computer", seed=13)
    play_on(page, random.Random(3), name="phone", touch=True, most=25, checked=True)


def test_by_keyboard_alone(visit):
    """The keys of the options, Escape to begin again, Tab and Enter for cards and buttons, U to take back."""
    page = visit()
    new_table(page, 2, "me", seed=14)
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
    """Whoever comes next takes over, with Enter; at the first turn nobody has to."""
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
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no {selector} comes with Tab")


def test_a_card_is_dragged_onto_an_animal(visit):
    page = visit()
    new_table(page, 2, "me", seed=14)
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
    """However many somebody has, for who plays and who watches: nothing hides a name, sticks out or is too small."""
    page = visit()
    new_table(page, 3, "me", 3)
    trouble = []
    for seats, donkeys in ((2, 1), (3, 1), (4, 2), (5, 2)):
        beasts = len(azalai.new("tuareg", seats=seats, seed=1).view(None)["players"][0]["camels"])
        rich = {"camels": [["salt"]] + [[]] * (beasts - 1), "donkeys": [[]] * donkeys, "maps": 1, "thieves": 1}
        plain = {"camels": [[]] * beasts, "donkeys": []}
        players = [{**rich, "caves": [[]]}, {**rich, "camels": [[]] * beasts}] + [plain] * (seats - 2)
        game = azalai.position("tuareg", {"players": players}, seats=seats)
        for eyes in (0, None):
            page.evaluate(
                "html => { document.querySelector('#table').innerHTML = html }", table_html(scene(game, seat=eyes))
            )
            for width, height in ((390, 844), (1280, 800), (1440, 900)):
                page.set_viewport_size({"width": width, "height": height})
                trouble += [(seats, eyes, width, name) for name in page.evaluate(OUTSIDE)]
    assert trouble == []


def test_every_look_is_accessible(visit):
    """Day and night, wide and narrow, with a draft open and the reading view of a card."""
    page = visit()
    new_table(page, 4, "me", seed=15)
    play_cover(page)
    for scheme, width in LOOKS:
        accessible(page, scheme, width)
    page.locator("button.cap").first.click()
    expect(page.locator(".lore:popover-open h2")).to_be_visible()
    accessible(page, "dark", 390)
    picture(page, "reading")
    page.keyboard.press("Escape")
    page.locator("#option-market").click()
    expect(page.locator("#table .opt4 .on")).to_have_count(1)
    for scheme, width in LOOKS:
        accessible(page, scheme, width)
