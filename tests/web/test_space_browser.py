"""Enough space: for cards on the cloth at every desktop size, for goods above the dock of a phone, for a finger on
every button. Also that disabled controls say why they are disabled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import azalai
from azalai.messages import language, say
from azalai.web.table_context import Place, TableContext
from azalai.web.web_tables import table_html
from tests.tongues import TONGUES
from tests.web.clicks import ASKED, PATIENCE, answered, new_table
from tests.web.friends import friends, whose_turn
from tests.web.screenshots import PHONE

pytestmark = pytest.mark.xdist_group("room_browser")

Visit = Callable[..., Page]
DESKS = ((1280, 720), (1280, 800), (1400, 900), (1440, 900), (1536, 864), (1600, 900), (1680, 1050), (1920, 1080))
FINGER = 44  # px
DRAW = "html => { document.querySelector('#table').innerHTML = html }"
OUT_OF_THE_CLOTH = """() => { const cloth = document.querySelector(".mat").getBoundingClientRect();
  return [...document.querySelectorAll(".mat :is(.card, .pile, .cap, .lead, h3, .spent)")].filter(element => {
    const at = element.getBoundingClientRect();
    return at.width > 0 && (at.left < cloth.left - 1 || at.right > cloth.right + 1 || at.bottom > cloth.bottom + 1);
  }).map(element => element.id || element.className) }"""
TOO_SMALL = """([selector, finger]) => [...document.querySelectorAll(selector)]
  .filter(element => element.checkVisibility() && element.getBoundingClientRect().height < finger)
  .map(element => element.textContent.trim())"""


def places(game: azalai.Game) -> tuple[Place, ...]:
    return tuple(Place(name, "person") for name in ("Ada", "Idir", "Tinni", "Moussa", "Kella")[: game.seats])


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_cloth_holds_what_lies_on_it_on_every_desk(visit: Visit, tongue: str) -> None:
    """Special cards once lay over the options beside the cloth, in the middle of a common size of screen."""
    trouble = []
    for name, options in (("tuareg", {"seats": 3}), ("targi", {"expansion": True})):
        page = visit("about:blank")
        new_table(page, name, "me", 3)
        game = azalai.new(name, seed=3, **options)
        for effects in ("symbols", "text"):
            with language(tongue):
                page.evaluate(DRAW, table_html(TableContext("t", 1, game, game.seat, places(game), effects=effects)))
            for width, height in DESKS if tongue == "en" else DESKS[::3]:
                page.set_viewport_size({"width": width, "height": height})
                trouble += [(name, effects, width, one) for one in page.evaluate(OUT_OF_THE_CLOTH)]
    assert trouble == []


def test_on_a_phone_the_own_goods_lie_above_the_dock(visit: Visit) -> None:
    for options in ({}, {"expansion": "on"}):
        page = visit("about:blank", **PHONE)
        new_table(page, "targi", "me", 3, **options)
        own, dock = (page.locator(part).bounding_box() for part in (".seat.mine .who", ".dock"))
        assert own is not None
        assert dock is not None
        assert own["y"] + own["height"] <= dock["y"]


def test_on_a_phone_a_finger_fits_on_what_it_is_to_press(visit: Visit) -> None:
    page = visit("about:blank", **PHONE)
    new_table(page, "targi", "me", 3)
    game = azalai.new("targi", seed=3, expansion=True)
    pressed = "#table :is(.todo button.does, .todo .up, .chip, .step, .dock .btn, .op1, .rw, .prompt .rule, .over .btn)"
    seen = 0
    drawn: set[tuple[str, ...]] = set()
    for _ in range(60):
        asks = tuple(ask["ask"] for ask in game.view(game.seat)["asks"])
        if asks not in drawn:
            drawn.add(asks)
            page.evaluate(DRAW, table_html(TableContext("t", 1, game, game.seat, places(game))))
            assert page.evaluate(TOO_SMALL, [pressed, FINGER]) == []
            seen += page.locator(".todo .up").count()
        game.play(game.moves()[0])
    assert len(drawn) > 8
    assert seen > 1


def test_what_is_refused_among_people_says_why(visit: Visit) -> None:
    """By mouse, by keyboard and where it is pressed: nobody has to guess what a grey button means."""
    pages = friends(visit)
    mine = whose_turn(pages)
    why = say("web-hint-not", why="people")
    hint = mine.locator(".acts [data-post=hint]")
    expect(hint).to_have_accessible_description(why)
    hint.hover()
    expect(mine.locator("#preview")).to_have_text(why)
    mine.mouse.move(5, 5)
    hint.focus()
    expect(mine.locator("#preview")).to_have_text(why)
    mine.keyboard.press("Enter")
    expect(mine.locator("#notice")).to_have_text(why)
    mine.keyboard.press("u")
    expect(mine.locator("#notice")).to_have_text(say("web-undo-not", why="nothing"))


SOUNDS_PLAYED = """async (hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  const table = [...document.scripts].find(({ src }) => /table/.test(src));
  const { animate } = await import(new URL("./animations.js", table.src));
  const played = [];
  const Original = window.OscillatorNode;
  window.OscillatorNode = class extends Original {
    constructor(audio, wish) {
      super(audio, wish);
      played.push(wish.frequency);
    }
  };
  animate(new Map(), ["wood", "coin", "card", "drum", "string"].map((sound) => ({ sound })));
  window.OscillatorNode = Original;
  return played;
}"""


def test_S_skips_the_computers_and_a_hidden_tab_only_calls_for_the_own_turn(visit: Visit) -> None:
    page = visit()
    new_table(page, "targi", "me", 3)
    page.wait_for_load_state("load")
    page.locator("#prompt").click()  # sounds are off until the first click
    assert len(page.evaluate(SOUNDS_PLAYED, False)) == 5
    assert page.evaluate(SOUNDS_PLAYED, True) == [440], "the string, which says that it is the player's turn"
    page.evaluate("document.documentElement.dataset.sound = 'off'")
    assert page.evaluate(SOUNDS_PLAYED, False) == []

    game = azalai.new("targi", seed=3).play("p6")
    players = (Place("Ada", "person"), Place("Idir", "computer"))
    page.evaluate(DRAW, table_html(TableContext("t", 1, game, 0, players, thinking=True)))
    page.route("**/skip", lambda route: route.fulfill(json={"state": 0}))
    with page.expect_request("**/skip"):
        page.keyboard.press("s")


def test_the_log_is_one_key_away_and_can_be_walked_through(visit: Visit) -> None:
    page = visit("about:blank")
    new_table(page, "targi", "me", 3)
    page.wait_for_load_state("load")
    page.keyboard.press("l")
    log = page.get_by_role("region", name=say("web-log"))
    expect(log).to_be_focused()
    page.keyboard.press("Escape")

    for width, height in ((1024, 768), (768, 1024), (844, 390), (390, 844)):  # no room for it: a button opens it
        page.set_viewport_size({"width": width, "height": height})
        expect(log).to_be_hidden()
        page.locator("[data-open=log]:visible").click()
        expect(log).to_be_in_viewport(ratio=1)
        expect(page.locator(".main:visible")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(log).to_be_hidden()
        page.keyboard.press("l")
        expect(log).to_be_focused()
        page.keyboard.press("Escape")

    new_table(page, "tuareg", "me", 3, seats="5")  # the log is there, with room for its heading
    for width, height in ((1024, 768), (768, 1024), (1366, 657)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-open=log]:visible").click()
        at = log.bounding_box()
        assert at is not None
        assert at["height"] > height / 4
        expect(page.locator(".main:visible")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")


def test_the_focus_is_not_lost_with_what_had_it(visit: Visit) -> None:
    """An action that is given up leaves the list. A keyboard user goes on from there, and nothing is pressed twice."""
    page = visit("about:blank")
    new_table(page, "targi", "computer", 16, level="gentle")
    for _ in range(3):
        page.wait_for_function(ASKED, timeout=PATIENCE)
        page.locator(".grid .legal").first.focus()
        answered(page, lambda: page.keyboard.press("Enter"))
    page.wait_for_function(ASKED, timeout=PATIENCE)
    figures = page.locator(".todo .up").count()
    page.locator(".todo .up").first.focus()
    answered(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".todo .up")).to_have_count(figures - 1)
    expect(page.locator(".todo")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".todo button").first).to_be_focused()
