"""A puzzle in a real browser, by keyboard alone: a wrong move first, then the solution, then playing on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from azalai.puzzles import Puzzle, shipped
from tests.web.clicks import answered, tab_to
from tests.web.screenshots import accessible, fits

pytestmark = pytest.mark.xdist_group("pages_browser")


def placement() -> Puzzle:
    """A puzzle of one decision that is solved by placing a Targi, so that keys can name the card."""
    found = (
        each for each in shipped() if len(each.solution) == 1 and each.solution[0][0] == "p" and each.group == "targi"
    )
    return next(each for each in found if each.solution[0][1:].isdecimal())


def place(page: Page, move: str) -> None:
    for digit in move[1:]:
        page.keyboard.press(digit)
    answered(page, lambda: page.keyboard.press("Enter"))


def test_a_puzzle_by_keyboard_alone(visit: Callable[..., Page]) -> None:
    solved = placement()
    wrong = next(move.text for move in solved.position().moves() if move.text not in solved.solution)
    page = visit()
    tab_to(page, "#puzzles")
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles")
    fits(page)
    accessible(page, "light", 1280)
    accessible(page, "dark", 390)
    tab_to(page, "#puzzle-start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/*-*")

    page.goto(f"/puzzles/{solved.id}")
    page.wait_for_load_state("load")
    panel = page.locator("#coach")
    expect(panel).to_have_attribute("aria-live", "polite")
    fits(page)
    accessible(page, "light", 1280)
    accessible(page, "dark", 390)
    place(page, wrong)
    expect(panel.get_by_role("status")).to_contain_text("another one keeps")
    expect(panel.locator(".tries li")).to_have_count(1)
    place(page, solved.solution[0])
    expect(panel).to_contain_text("Found, but not on the first try")
    fits(page)
    accessible(page, "dark", 820)
    accessible(page, "light", 390)

    page.reload()
    page.wait_for_load_state("load")
    expect(panel).to_contain_text("Found, but not on the first try")
    tab_to(page, "#puzzle-play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("#table")).to_have_attribute("data-kind", "table")
