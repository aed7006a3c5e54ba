"""Tables at every window size: nothing overlaps, is clipped or scrolls sideways, and what a player needs is in view.

The pages are drawn from positions, in one browser page that is resized; ``measure_table.js`` measures. The sample of
``make test`` covers the sizes between phone and desktop, the long suite every size, game and kind of decision.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from azalai import bots
from azalai.messages import language, language_tag, languages, say
from azalai.web.table_context import Place
from tests.tongues import by_width
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.table_positions import GAMES, LONG_NAMES, PLACES, document, positions

pytestmark = pytest.mark.xdist_group("table_sizes")

MEASURE = (Path(__file__).parent / "measure_table.js").read_text()
SIZES = (
    (640, 400),  # a window of 1280 × 800 at a zoom of 200 %
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
SAMPLE = ((844, 390), (768, 1024), (1024, 768), (1366, 657))
NAMES_SAMPLE = ((768, 1024), (1280, 720), (1366, 657))
STATES = ("html", "hinted", "coached", "regretted", "worded", "waiting")
SAMPLE_KINDS = ("place", "trade", "turn", "drawn")
DRAFTED_KINDS = ("move_to, drafted", "swap_second, drafted", "more, drafted", "pay, drafted", "pay, first drafted")
PICTURES = os.environ.get("AZALAI_TABLE_PICTURES", "")  # a folder: keeps a picture of each measured table there


@pytest.fixture(scope="module")
def drawn(browser: Browser) -> Iterator[Callable[[str], Page]]:
    """Opens the page of a game, with the static files of the real site and no script."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    documents = {f"/{number}": document(name) for number, name in enumerate(GAMES)}

    answer_from(page, documents, scripts=False)

    def open_page(name: str) -> Page:
        page.goto(f"{ORIGIN}/{list(GAMES).index(name)}")
        return page

    yield open_page
    context.close()


TARGI_IN_VIEW = {
    "the board": ["#cloth"],
    "the stock": [".seat.mine .stock"],
    "the question": ["main:not(:has(.over)) .prompt .tells", ".over header h2"],
    "the main button": [".main"],
}
TUAREG_IN_VIEW = {
    "the market": [".market .mat"],
    "the animals": [".own .camels"],
    "the cache": [".own .cachebox"],
    "the question": ["#prompt h2"],
    "the main button": [".main"],
    "the buttons beside it": [".do .acts .btn:not(.main)"],
}
HINTS_IN_VIEW = {"a hint": [".hints ol > li > button > :is(i, b)"]}  # its number and its move
A_HINT = "data-hint "  # with the space: every page has data-hinting
A_WAIT = 'data-post="skip"'  # the button that skips the pauses of computers
WAITED_FOR_IN_VIEW = {"what the table waits for": ["#prompt .waits"]}
COACHED_IN_VIEW = {"the buttons of the coach": [".remarks > :not([hidden]) .cb"]}
SCROLLED_TO = ("the question", "the main button")  # what stays in view where the table scrolls


def wanted(name: str, width: int, height: int, drawing: str) -> dict[str, object]:
    """What must hold for a table at a window size; see ``measure_table.js``."""
    targi = not name.startswith("Tuareg")
    upright = height > width
    whole = width > 640
    in_view = TARGI_IN_VIEW if targi else TUAREG_IN_VIEW
    if not whole and not (targi and upright):  # on an upright phone only one's own display of Targi is below
        in_view = {what: where for what, where in in_view.items() if what in SCROLLED_TO}
    if A_WAIT in drawing:  # there is nothing to choose
        in_view = {what: where for what, where in in_view.items() if "button" not in what} | WAITED_FOR_IN_VIEW
    clear = in_view if whole else {"the question": in_view["the question"], "the main button": [".main"]}
    but_hints = ":not(.hints)" if width <= 640 or height < 600 else ""
    return {
        "no_scroll": whole,
        "in_view": in_view
        | (COACHED_IN_VIEW if "data-remark" in drawing else {})
        | (HINTS_IN_VIEW if whole and A_HINT in drawing else {}),
        "apart": (
            ".top > :is(a, h1, .tools), main .roundbar, main .sub, .centre .prompt .ask",
            # on a phone the hints are a sheet over everything but the board of Targi and the question; on its side
            # they lie over the other seat while a panel is open
            f".seat > :is(.panel, .hold){but_hints}, .seat > .who, main .prompt, main .mat",
            ".hints, main:not(:has(.over)) .prompt .tells, #prompt h2, .over",
            ".hints, main:not(:has(.over)) .grid" if height > 700 else ".hints",
            f".opps > .seat, .market, .own, .side > *{but_hints}",
            ".grid > .card, .dunes > *",
            ".piles > li, .specials > li > .special",
            ".special > .nm, .special > .does",
            ".own > *",
            ".acts > .btn, .opt4 > button",
            ".who > *",
            # what the coach says lies over nothing that the player needs
            ", ".join(["main:not(:has(.over)) > .remarks", *(part for parts in clear.values() for part in parts)]),
            ".remarks, .over",
        ),
        "within": (
            ("#cloth", ".grid > .card, .dunes > *"),
            (".market .mat", ".pile, .special, .lead, .cap, .shop h3, .spent"),
            (".special", ".does"),
            (".fx.words", ".tx"),
            # on an upright phone the stock stands in the line of the player's name
            (".seat > .hold" if width > 640 else ".seat", ".card, .slot, .stock li, .bonus"),
            (".handbar", ".btn, .card, .slot"),
            (".opps .seat", ".camel, .tile, .cache, .pts"),
            (".own", ".camel, .tile, .hcard .card, .pts"),
            (".do", ".btn, .opt4 button"),
            (".over", ".btn, .op1, .rw, .step"),
        ),
        "level": (".seat > .hold",) if width > 1120 else (),
        "at_least": ((".opps .camel", 30), (".own .camel", 44), (".grid .card", 48), (".pile", 48)),
        "texts": ".btn, .stock li, .opt4 button, .prompt .ask, .who .score, .bonus, .grid .nm, .special .nm, .sheet, "
        "#preview",
    }


CHOOSE_THE_LONGEST = """() => {
  const said = [...document.querySelectorAll("#table [data-say]")].map(({ dataset }) => dataset.say);
  const preview = document.querySelector("#preview"); // of what is pointed at
  if (preview) preview.textContent = said.sort((one, other) => other.length - one.length)[0] ?? "";
  const labels = [...document.querySelectorAll("[data-hint]")].map(({ dataset }) => dataset.do ?? dataset.say ?? "");
  const longest = labels.sort((one, other) => other.length - one.length)[0];
  if (longest) for (const label of document.querySelectorAll(".main span")) label.textContent = longest;
}"""  # the sentence below the question, and the main button, which names the hint that is chosen


def measured(
    page: Page,
    name: str,
    sizes: tuple[tuple[int, int], ...],
    kinds: tuple[str, ...] = (),
    players: tuple[Place, ...] = PLACES,
    tongue: str = "en",
    states: tuple[str, ...] = ("html",),
) -> list[str]:
    """The problems of a game at some sizes, each with the size and the kind of decision it was found at."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for position in positions(name, players, tongue):
            if kinds and position.kind not in kinds:
                continue
            for state in states:
                drawing = getattr(position, state)
                if not drawing:  # the coach has nothing to say
                    continue
                page.evaluate("html => { document.querySelector('#table').innerHTML = html }", drawing)
                page.evaluate(CHOOSE_THE_LONGEST)
                problems = page.evaluate(MEASURE, wanted(name, width, height, drawing))
                at = f"{name}, {width}×{height}, {position.kind}, {state}"
                found += [f"{at}: {problem}" for problem in problems]
                if PICTURES:
                    page.screenshot(path=f"{PICTURES}/{at.replace(', ', '-').replace(' ', '-')}.png")
    return found


HEADER_GAP = """() => {
  const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
  const [progress, tools] = [boxOf("#progress, .roundbar"), boxOf(".tools")];
  return tools.left - progress.right;
}"""


@pytest.mark.parametrize("name", GAMES)
def test_a_table_fits_the_sizes_between_phone_and_desktop(drawn: Callable[[str], Page], name: str) -> None:
    page = drawn(name)
    assert measured(page, name, SAMPLE, SAMPLE_KINDS + DRAFTED_KINDS) == []
    assert measured(page, name, ((390, 844), *SAMPLE), ("place", "turn"), states=STATES[1:]) == []


def test_long_names_the_longest_language_and_a_large_font_move_nothing(drawn: Callable[[str], Page]) -> None:
    """Seats keep their place: their panels begin at the same height. 20 px is a usual choice of large text."""
    for name, sizes in (("Expansion", NAMES_SAMPLE), ("Tuareg with 5", NAMES_SAMPLE)):
        page = drawn(name)
        page.evaluate("document.documentElement.style.fontSize = '20px'")  # as the settings of the browser do
        assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") == 17.5, "text grows with it"
        assert measured(page, name, sizes, SAMPLE_KINDS, LONG_NAMES, "pl") == []
        page.set_viewport_size({"width": 768, "height": 1024})
        page.locator(".me span").evaluate("(name) => { name.textContent = 'Wilhelmina-Alexandra of Strauß' }")
        assert page.evaluate(HEADER_GAP) > 0, "the progress of the game ends before the buttons of the header"


CUT_NAMES = """() => {
  const names = [...document.querySelectorAll(".who h2")];
  for (const name of names) name.lastChild.textContent = " Wilhelmina";
  const lines = [...names, ...document.querySelectorAll(".who p > :first-child")];
  return lines.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent);
}"""


CUT_ROLES = """(roles) => {
  const who = document.querySelector(".who:has(.am)");
  const bits = who.querySelector(".bits");
  bits.replaceChildren(...Array.from({ length: 4 }, () => document.querySelector(".who .bits svg").cloneNode(true)));
  const line = who.querySelector("p > :first-child");
  return roles.filter((role) => { line.textContent = role; return line.scrollWidth > line.clientWidth; });
}"""  # three figures, a hand card and the amulet: the most that stands beside the line under a name


def test_figures_and_hand_cards_of_a_seat_leave_room_for_its_name_and_role(drawn: Callable[[str], Page]) -> None:
    roles = []
    for tongue in languages():
        with language(tongue):
            names = [level.title() for level in bots.levels("targi")]
            roles += [say("web-targi-role", kind="computer", level=name, seat="white", here="yes") for name in names]
    for name in ("Targi", "Expansion"):
        page = drawn(name)
        page.set_viewport_size({"width": 1180, "height": 820})
        for position in positions(name):
            page.evaluate("html => { document.querySelector('#table').innerHTML = html }", position.html)
            assert page.evaluate(CUT_NAMES) == [], position.kind
        for width, height in ((1180, 820), (1440, 900), (1600, 900)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT_ROLES, roles) == []


SCROLLED_PANEL = """() => {
  const panel = document.querySelector(".over"), body = panel.querySelector(".body");
  for (let copy = 0; copy < 3; copy++) body.append(body.cloneNode(true));
  panel.scrollTop = panel.scrollHeight;
  const parts = [panel, ...panel.querySelectorAll("header, footer")];
  const [outer, header, footer] = parts.map((part) => part.getBoundingClientRect());
  return [panel.scrollTop > 0, header.top - outer.top < 3, outer.bottom - footer.bottom < 3];
}"""


def test_a_panel_that_scrolls_keeps_its_question_and_its_buttons_in_view(drawn: Callable[[str], Page]) -> None:
    """As when an exchange is followed by a raid."""
    page = drawn("Targi")
    html = next(position.html for position in positions("Targi") if position.kind == "trade")
    for width, height in ((844, 390), (640, 400), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("html => { document.querySelector('#table').innerHTML = html }", html)
        assert page.evaluate(SCROLLED_PANEL) == [True, True, True], (width, height)


SEVEN_CARDS = """() => {
  const [own, hand] = [document.querySelector(".own"), document.querySelector(".hand")];
  while (hand.querySelectorAll(".hcard").length < 7) hand.append(hand.querySelector(".hcard").cloneNode(true));
  const special = '<span class="sp"><span class="tile"></span><small>unused</small></span>';
  const cache = own.querySelector(".cachebox");
  if (!own.querySelector(".sps")) cache.insertAdjacentHTML("beforebegin", "<div class=sps></div>");
  own.querySelector(".sps").innerHTML = special;
}"""


def test_seven_cards_and_a_special_card_leave_room_for_the_own_animals(drawn: Callable[[str], Page]) -> None:
    for name in ("Tuareg with 2", "Tuareg with 3"):
        page = drawn(name)
        (html,) = (position.html for position in positions(name) if position.kind == "drawn")
        for width, height in (*SAMPLE, (1180, 820)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("html => { document.querySelector('#table').innerHTML = html }", html)
            page.evaluate(SEVEN_CARDS)
            assert page.evaluate(MEASURE, wanted(name, width, height, html)) == [], (name, width, height)


ONE_BUTTON_MORE = """() => {
  const buttons = document.querySelector(".do .acts");
  buttons.querySelector(".main").insertAdjacentHTML("afterend", "<button class=btn>Steal a card</button>");
  buttons.querySelector(".main span").textContent = "Take water from the market (4 there) onto one animal";
}"""


def test_on_a_phones_side_the_options_stay_in_view_beside_three_buttons(drawn: Callable[[str], Page]) -> None:
    page = drawn("Tuareg with 3")
    page.set_viewport_size({"width": 844, "height": 390})
    (turn,) = (position for position in positions("Tuareg with 3") if position.kind == "turn")
    for html in (turn.html, turn.hinted):
        page.evaluate("html => { document.querySelector('#table').innerHTML = html }", html)
        page.evaluate(ONE_BUTTON_MORE)
        assert page.evaluate(MEASURE, wanted("Tuareg with 3", 844, 390, html)) == []


@pytest.mark.long
@pytest.mark.parametrize("at", [-1, 0], ids=["longest", "narrowest"])
@pytest.mark.parametrize("name", GAMES)
def test_a_table_fits_every_size_in_the_longest_and_the_narrowest_language(
    drawn: Callable[[str], Page], name: str, at: int
) -> None:
    tongue = by_width()[at]
    page = drawn(name)
    page.evaluate("(tag) => { document.documentElement.lang = tag }", language_tag(tongue))
    assert measured(page, name, SIZES, SAMPLE_KINDS, tongue=tongue) == []


@pytest.mark.long
@pytest.mark.parametrize("tongue", languages())
def test_card_names_buttons_and_remarks_fit_in_every_language(drawn: Callable[[str], Page], tongue: str) -> None:
    for name in ("Targi", "Expansion", "Tuareg with 4", "Tuareg with 5"):
        page = drawn(name)
        page.evaluate("(tag) => { document.documentElement.lang = tag }", language_tag(tongue))
        sizes = ((390, 844), (768, 1024), (1024, 768), (1440, 900))
        assert measured(page, name, sizes, tongue=tongue, states=("html", "coached")) == []


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_table_fits_every_size_with_a_large_font(drawn: Callable[[str], Page], name: str) -> None:
    page = drawn(name)
    page.evaluate("document.documentElement.style.fontSize = '20px'")
    assert measured(page, name, SIZES[2:], SAMPLE_KINDS, LONG_NAMES) == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", GAMES)
def test_a_table_fits_every_size_at_every_decision(
    drawn: Callable[[str], Page], name: str, size: tuple[int, int]
) -> None:
    assert measured(drawn(name), name, (size,), states=STATES) == []
