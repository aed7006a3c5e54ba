"""The card explorer on the server: a page for every valid choice, and an error for others."""

from __future__ import annotations

import httpx
import pytest

pytestmark = pytest.mark.xdist_group("guests")


FOUND = ("/cards", "/cards?cards=expansion&way=kept&sort=late&order=up", "/cards/t1", "/cards/xo9?cards=expansion")
MISSING = ("/cards?sort=size", "/cards?cards=tuareg-2", "/cards/t10", "/cards/xo9", "/cards/dune:wild")


def test_the_card_explorer_has_a_page_for_each_choice(ana: httpx.Client) -> None:
    assert '<a class="btn" href="/cards"' in ana.get("/rules/targi-cards").text
    for path in FOUND:
        answer = ana.get(path)
        assert (answer.status_code, "card tribe" in answer.text) == (200, True), path
    assert [ana.get(path).status_code for path in MISSING] == [404] * len(MISSING)
