"""Chinese and Japanese input methods: a composed word reaches the name field and the rules search as a whole, and the
keys that compose it trigger nothing at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.xdist_group("input_methods")


def compose(page: Page, steps: list[str], word: str) -> None:
    """Type a word with an input method: what is shown while it is composed, then the word that is taken."""
    session = page.context.new_cdp_session(page)
    for step in steps:
        session.send("Input.imeSetComposition", {"text": step, "selectionStart": len(step), "selectionEnd": len(step)})
    session.send("Input.insertText", {"text": word})
    session.detach()


def test_names_and_rule_search_take_composed_words(visit: Callable[..., Page]) -> None:
    page = visit("/settings")
    page.wait_for_load_state("load")
    name = page.locator("main input[name=name]").first
    name.fill("")
    name.focus()
    compose(page, ["z", "zh", "zhang"], "张伟")
    expect(name).to_have_value("张伟")
    name.press("Enter")
    expect(page.locator(".me")).to_contain_text("张伟")

    page.goto("/rules")
    search = page.locator("#q").first
    search.focus()
    compose(page, ["と", "とう", "とうぞく"], "盗賊")
    expect(search).to_have_value("盗賊")
    search.press("Enter")
    expect(page.locator("#q").first).to_have_value("盗賊")
    expect(page.locator("[role=status]").first).to_contain_text("盗賊")


def test_keys_that_compose_a_word_press_nothing(visit: Callable[..., Page]) -> None:
    """A digit goes to the border card of that number, unless an input method is composing."""
    page = visit("/learn/targi-goal")
    page.wait_for_load_state("load")
    pressed = page.evaluate(
        """() => [true, false].map((isComposing) => {
          document.activeElement?.blur();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "2", bubbles: true, isComposing }));
          return document.activeElement.id;
        })"""
    )
    assert pressed == ["", "b2"]
