"""Lessons in a real browser: a lesson by keyboard alone, and what screen readers are told."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.lesson_texts import all_lessons
from tests.web.clicks import answered, tab_to
from tests.web.drawn_pages import ORIGIN, answer_from
from tests.web.screenshots import accessible, fits

pytestmark = pytest.mark.xdist_group("pages_browser")

QUICK = ("tuareg-draw",)  # the other lessons are for make test-long
LONGEST = 20  # moves in a lesson


def test_lessons_by_keyboard_alone(visit: Callable[..., Page]) -> None:
    page = visit()
    tab_to(page, "#learn")
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn?*")
    accessible(page, "dark", 390)
    page.goto("/learn/targi-crossing")
    coach = page.locator("#coach")
    expect(coach).to_have_attribute("aria-live", "polite")
    fits(page)
    accessible(page, "light", 1280)
    accessible(page, "dark", 390)

    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(coach.get_by_role("status")).to_contain_text("For this lesson, place it on 2")
    for number, step in (("2", "Step 2 of 3"), ("6", "Step 3 of 3")):
        page.keyboard.press(number)
        page.keyboard.press("Enter")
        expect(coach).to_contain_text(step)
    tab_to(page, "#show-me")
    page.keyboard.press("Enter")
    expect(coach).to_contain_text("Lesson finished")
    tab_to(page, "#lesson-next")
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/targi-border")


def test_a_lesson_that_was_left_goes_on_where_it_was(visit: Callable[..., Page]) -> None:
    page = visit("/learn/targi-goal", width=390, height=844)
    for step in ("Step 2 of 4", "Step 3 of 4", "Step 4 of 4"):
        page.locator("#show-me").click()
        expect(page.locator("#coach")).to_contain_text(step)
    page.reload()
    expect(page.locator("#coach")).to_contain_text("Step 4 of 4")  # within a decision
    page.locator("#show-me").click()
    expect(page.locator("#coach")).to_contain_text("Lesson finished")
    page.goto("/learn/targi-crossing")
    page.locator("#show-me").click()
    expect(page.locator("#coach")).to_contain_text("Step 2 of 3")
    page.reload()
    expect(page.locator("#coach")).to_contain_text("Step 2 of 3")


def test_a_first_game_with_the_coach_by_keyboard_alone(visit: Callable[..., Page]) -> None:
    page = visit()
    tab_to(page, "#coached")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    page.wait_for_load_state("load")
    remark = page.locator("[data-remark]:visible")
    expect(remark).to_have_attribute("data-remark", "first")
    expect(page.locator("#coach-says")).to_contain_text("Choose a glowing card")
    fits(page)
    accessible(page, "light", 1280)
    accessible(page, "dark", 390)

    page.keyboard.press("Escape")  # read; the next one waits for another position
    expect(remark).to_have_count(0)
    page.reload()
    expect(page.locator("#remarks")).to_have_count(1)
    expect(remark).to_have_count(0)

    page.keyboard.press("7")
    page.keyboard.press("Enter")
    line = page.locator("[data-remark=line]")
    expect(line).to_be_visible()
    assert page.locator(".spoken-of").count() == 3
    tab_to(page, "[data-remark=line] [data-quiet]")
    page.keyboard.press("Enter")
    expect(remark).to_have_count(0)
    switch = page.locator("#coach-switch")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(line).to_be_visible()  # switched on, the coach starts again


REMARKS = """<main id="table" class="targi" data-state="3">
<section data-remark="better-2" data-decisions="1" hidden><p>Better</p><button data-got>Got it</button></section>
<section data-remark="row" hidden><p>Row</p></section></main>"""
COACH_JS = '<script type="module" src="/static/x/coach.js"></script>'


def test_what_was_better_stays_while_computers_play_on_and_other_remarks_go(page: Page) -> None:
    answer_from(page, {"/": f"<!doctype html>{REMARKS}{COACH_JS}"}, scripts=True)
    page.clock.install()
    page.goto(ORIGIN)
    better, row = page.locator("[data-remark=better-2]"), page.locator("[data-remark=row]")
    expect(better).to_be_visible()
    for state in "45":
        page.evaluate("state => document.getElementById('table').dataset.state = state", state)
        expect(better).to_be_visible()
    better.get_by_role("button").click()
    expect(better).to_be_hidden()
    page.evaluate("document.getElementById('table').dataset.state = 6")
    expect(row).to_be_visible()
    page.evaluate("document.getElementById('table').dataset.state = 7")
    expect(row).to_be_visible()  # gone at once, nobody could have read it
    page.clock.fast_forward(2000)
    page.evaluate("document.getElementById('table').dataset.state = 8")
    expect(row).to_be_hidden()


def test_what_was_better_comes_again_beside_a_later_position_unless_it_was_read(page: Page) -> None:
    answer_from(page, {"/": f"<!doctype html>{REMARKS}{COACH_JS}"}, scripts=True)
    page.clock.install()
    page.goto(ORIGIN)
    better, row = page.locator("[data-remark=better-2]"), page.locator("[data-remark=row]")
    decide = """decisions => { document.querySelector("[data-decisions]").dataset.decisions = decisions;
        document.getElementById("table").dataset.state = 10 + decisions }"""
    page.evaluate(decide, 2)
    expect(better).to_be_visible()  # the player moved on at once
    page.clock.fast_forward(2000)
    page.evaluate(decide, 3)
    expect(better).to_be_hidden()
    expect(row).to_be_visible()


@pytest.mark.parametrize(
    "taught", [pytest.param(each.id, marks=() if each.id in QUICK else pytest.mark.long) for each in all_lessons()]
)
def test_a_lesson_is_finished_by_keyboard_and_its_accessibility_tree_is_sound(
    taught: str, visit: Callable[..., Page]
) -> None:
    page = visit(f"/learn/{taught}")
    coach = page.locator("#coach")
    accessible(page, "dark", 390)
    for _ in range(LONGEST):
        if "Lesson finished" in coach.inner_text():
            break
        tab_to(page, "#show-me")  # also while a panel over the board keeps the focus
        answered(page, lambda: page.keyboard.press("Enter"))
    expect(coach).to_contain_text("Lesson finished")
    accessible(page, "light", 1280)
    tab_to(page, "#lesson-next")
