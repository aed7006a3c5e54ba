"""Clicking as people do, at a table of any game: the page lists what can be clicked. A click on an element that is
being redrawn is tried again, and computer players get time to compile."""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Callable
from typing import Any, ParamSpec

from playwright.sync_api import Error, Locator, Page

from tests.web.screenshots import LOOKS, accessible, fits, picture

TRIES = 4
PATIENCE = 400_000  # the computers may have to be compiled first, on a slow machine
MOST = 3000  # clicks; more than any game takes
MAY = "document.querySelector('#table [data-send], #table [data-draft]') !== null"
ASKED = f"() => document.querySelector('#table')?.dataset.kind !== 'table' || {MAY}"
SHOWN = "state => Number(document.querySelector('#table').dataset.state) >= state"
SETTLED = "() => new Promise(done => setTimeout(done, 50))"  # until the page has read the answer
CHOOSE = """([sooner, dice]) => {
  const where = document.querySelector("[data-dialog]") ?? document.querySelector("#table");
  const found = [...where.querySelectorAll('[data-send], [data-draft]:not([data-draft=""])')]
    .filter(element => element.checkVisibility() && element.ariaDisabled !== "true");
  const sent = found.filter(element => element.dataset.send);
  const among = sooner && sent.length ? sent : found;
  return among[Math.floor(dice * among.length)];
}"""
QUESTION = "#prompt :is(h2, .tells)"
CARDS = "#table :is(.card, .res, [id^=hand-])"


P = ParamSpec("P")


def looks_again(act: Callable[P, int]) -> Callable[P, int]:
    @functools.wraps(act)
    def patiently(*arguments: P.args, **how: P.kwargs) -> int:
        for _ in range(TRIES - 1):
            try:
                return act(*arguments, **how)
            except Error as error:
                if "not attached to the DOM" not in str(error):
                    raise
        return act(*arguments, **how)

    return patiently


def new_table(page: Page, game: str, opponent: str, seed: int, **options: str) -> None:
    """A table, made by the request that the form of the home page sends. Tests of the pages fill in the form itself."""
    fields = {"game": game, "opponent": opponent, "seed": str(seed), **options}
    made = page.request.post("/tables", form=fields, headers={"accept": "text/html"}, max_redirects=0)
    assert made.status == 303, made.text()
    page.goto(made.headers["location"])
    page.wait_for_selector("#table")
    page.wait_for_load_state("load")  # only then does the script hear keys and clicks


def game_form(page: Page, game: str) -> Locator:
    return page.locator("form.game", has=page.locator(f"input[name=game][value={game}]"))


def kind(page: Page) -> str:
    return page.locator("#table").get_attribute("data-kind") or ""


def state(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-state") or -1)


def answered(page: Page, press: Callable[[], None]) -> int:
    """Press what is sent or drafted, and wait until the page shows the answer: the number of its state."""
    with page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        press()
    told = answer.value
    assert told.ok, told.text()
    reached: int = told.json()["state"]
    page.wait_for_function(SHOWN, arg=reached)
    page.evaluate(SETTLED)
    return reached


@looks_again
def act(page: Page, dice: random.Random, *, sooner: float = 0.8, touch: bool = False) -> int:
    """One random click, rather on a move that is sent than on a part of a draft. If the click only selects, the main
    button follows."""
    chosen = page.evaluate_handle(CHOOSE, [dice.random() < sooner, dice.random()]).as_element()
    assert chosen is not None
    waits = chosen.evaluate("(element, touch) => 'pick' in element.dataset || touch && element.matches('.card')", touch)
    press = chosen.tap if touch else chosen.click
    if waits:
        press()
        button = page.locator(".main:visible").first
        press = button.tap if touch else button.click
    return answered(page, press)


def take_over(page: Page) -> None:
    """Hot seat: the cover shows no card; the next player takes over."""
    assert page.locator(CARDS).count() == 0, "a card on the cover"
    page.locator(".cover form button").click()
    page.wait_for_function("document.querySelector('#table')?.dataset.kind !== 'cover'")


def play_on(
    page: Page,
    dice: random.Random,
    *,
    name: str,
    sooner: float = 0.8,
    touch: bool = False,
    most: int = MOST,
    checked: int = 0,
) -> set[str]:
    """Play to the end, or this number of clicks. Returns the questions that came up. Each gets a picture at its first
    occurrence, and the first one is checked at every width and by axe."""
    met: set[str] = set()
    for _ in range(most):
        page.wait_for_function(ASKED, timeout=PATIENCE)
        if kind(page) == "end":
            return met
        if kind(page) == "cover":
            take_over(page)
            continue
        asked = page.locator(QUESTION).inner_text()
        if asked not in met:
            picture(page, f"{name}-{len(met):02d}")
            if len(met) < checked:
                fits(page)
                accessible(page, *LOOKS[len(met) % len(LOOKS)])
            met.add(asked)
        act(page, dice, sooner=sooner, touch=touch)
    assert most < MOST, "the game does not end"
    return met


def skip_ahead(page: Page, dice: random.Random, wanted: Callable[[dict[str, Any]], bool]) -> None:
    """Play at random by requests, while no page shows it, until the view is as wanted; then show the table again."""
    address = page.url
    api = address.replace("/t/", "/api/t/")
    page.goto("about:blank")
    while not wanted((table := page.request.get(api).json())["view"]):
        assert table["status"] != "over"
        asked = page.request.get(f"{api}/moves").json()
        if asked["moves"]:
            sent = {"state": asked["state"], "moves": [dice.choice(asked["moves"])["text"]]}
            assert page.request.post(f"{address}/moves", data=sent).ok
        else:
            time.sleep(0.02)  # a computer's turn
    page.goto(address)
    page.wait_for_load_state("load")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"no {selector} comes with Tab")
