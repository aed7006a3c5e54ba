"""Finished games in a real browser: the animated final score, and replays."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from azalai.game_file import to_text
from azalai.web.timeline import course, timed_log
from tests.web import samples
from tests.web.screenshots import shift

pytestmark = pytest.mark.xdist_group("pages_browser")

MOTION = {"reduced_motion": "no-preference"}


CARD_IS_NAMED = """() => { const card = document.querySelector("tr.now th span:has(small)");
  return card && document.querySelector("#counted").textContent === card.firstChild.textContent }"""


def test_the_score_is_counted_up_line_by_line(visit: Callable[..., Page], finished: dict[str, str]) -> None:
    scores = [str(score) for score in samples.finished(expansion=True).scores()]
    still = visit(finished["targi"])
    assert still.locator("tfoot b").all_inner_texts() == scores

    page = visit(finished["targi"], **MOTION)
    rows, winner, root = page.locator(".tally tbody tr"), page.locator("#result"), page.locator("html")
    told = [winner, page.locator(".story").first, page.get_by_role("link", name="Replay")]
    expect(root).to_have_attribute("data-reveal", "counting")
    expect(rows.nth(0)).to_have_class(re.compile("seen"))
    for each in told:
        expect(each).to_be_hidden()  # the winner is named last
    assert page.locator("tfoot b").all_inner_texts() != scores
    page.wait_for_function(CARD_IS_NAMED)
    page.mouse.click(5, 400)
    expect(root).to_have_attribute("data-reveal", "done")
    for each in told:
        expect(each).to_be_visible()
    assert page.locator("tfoot b").all_inner_texts() == page.locator("[data-sum]").all_inner_texts() == scores
    expect(page.locator("#say")).to_have_text(winner.inner_text())
    again = page.context.new_page()
    again.goto(finished["targi"])
    expect(again.locator("#result")).to_be_visible()
    expect(again.locator("html")).to_have_attribute("data-reveal", "done")  # a table is counted once
    assert shift(again) <= 0.02


OUT_OF_THE_CLOTH = """() => { const cloth = document.querySelector(".market .mat").getBoundingClientRect();
  return [...document.querySelectorAll(".market .mat *")].map(element => element.getBoundingClientRect())
    .filter(at => at.height > 0 && (at.top < cloth.top - 1 || at.bottom > cloth.bottom + 1)).length }"""


def test_the_cloth_of_a_replay_holds_what_lies_on_it(visit: Callable[..., Page], finished: dict[str, str]) -> None:
    """The scrubber takes its space from the seats, not from the cloth."""
    page = visit(f"{finished['tuareg']}/at/60?seat=1")
    for width, height in ((1280, 720), (1280, 800), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_THE_CLOTH) == 0, (width, height)


UNDER_THE_SCRUBBER = """() => document.querySelector(".tp").getBoundingClientRect().top
  - document.querySelector("#cloth").getBoundingClientRect().bottom"""


def test_the_scrubber_covers_no_card_of_targi(visit: Callable[..., Page], finished: dict[str, str]) -> None:
    page = visit(f"{finished['targi']}/at/200")
    for width, height in ((1024, 768), (1366, 657), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNDER_THE_SCRUBBER) >= 0, (width, height)


def test_a_replay_is_played_scrubbed_and_linked_to(visit: Callable[..., Page], finished: dict[str, str]) -> None:
    game = samples.finished(expansion=True)
    past, last = course(game), len(game.played)
    page = visit(f"{finished['targi']}/at/0", forgives=("ERR_FAILED",))
    where = page.locator("#where")
    expect(where).to_have_text(f"Round 1, move 0 of {last}")

    page.get_by_role("link", name="One move forward").click()
    expect(where).to_have_text(f"Round 1, move 1 of {last}")
    expect(page.locator(".told [aria-current]").last).to_have_text(timed_log(game)[0].text)
    expect(page).to_have_url(re.compile("/at/1$"))
    page.get_by_label("Move", exact=True).press("End")
    expect(where).to_have_text(f"Round {past.rounds[-1][0]}, move {last} of {last}")
    number, first = past.rounds[4]
    page.get_by_role("navigation", name="Rounds").get_by_role("link", name=re.compile(rf"\b{number}$")).click()
    expect(where).to_have_text(f"Round {number}, move {first} of {last}")
    line = page.locator(".told a").nth(30)
    line.click()
    expect(line).to_have_attribute("aria-current", "true")

    page.goto(f"{finished['targi']}/at/{last - 2}")
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(where).to_have_text(f"Round {past.rounds[-1][0]}, move {last} of {last}", timeout=15_000)
    expect(play).to_have_attribute("aria-pressed", "false")

    page.goto(f"{finished['targi']}/at/{first}")
    page.wait_for_load_state("load")
    for key, at in (
        ("ArrowRight", first + 1),
        ("ArrowLeft", first),
        ("ArrowUp", past.rounds[3][1]),
        ("ArrowDown", first),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
        ("ArrowLeft", 0),
    ):  # nothing was clicked before: the page listens at once
        page.keyboard.press(key)
        expect(where).to_have_text(f"Round {past.round_at(at)}, move {at} of {last}")
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(where).to_have_text(f"Round 1, move 1 of {last}", timeout=700)  # before the second move
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "false")
    play.press("Space")  # once, although the key also presses the button that has the focus
    expect(play).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    expect(play).to_have_attribute("aria-pressed", "false")

    with page.expect_response(re.compile("/at/60/table")) as answered, page.expect_response(re.compile("/at/61/table")):
        page.get_by_label("Move", exact=True).evaluate(
            "field => { field.value = 60; field.dispatchEvent(new Event('input', { bubbles: true })) }"
        )
    assert answered.value.ok
    page.route("**/at/*/table", lambda route: route.abort())
    shown = page.locator("#moment").inner_html()
    page.keyboard.press("ArrowRight")  # shows a table that is there already
    page.wait_for_function("html => document.querySelector('#moment').innerHTML !== html", arg=shown)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("html => document.querySelector('#moment').innerHTML === html", arg=shown)
    page.unroute("**/at/*/table")
    page.get_by_role("link", name="Blue", exact=True).click()  # the eyes of a seat
    expect(page).to_have_url(re.compile(r"/at/60\?seat=0$"))
    expect(page.locator(".eyes [aria-current]")).to_have_text("Blue")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Game file").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == to_text(game)


def test_a_replay_opens_at_the_line_of_its_moment(visit: Callable[..., Page], finished: dict[str, str]) -> None:
    """A link to a moment leads to what was told then, however long the game is."""
    page = visit(f"{finished['targi']}/at/150")
    lines, line = page.locator(".told .lines"), page.locator(".told [aria-current]").last
    expect(lines).not_to_have_js_property("scrollTop", 0)
    around, there = lines.bounding_box(), line.bounding_box()
    assert around is not None
    assert there is not None
    assert around["y"] <= there["y"] <= around["y"] + around["height"] - there["height"]
