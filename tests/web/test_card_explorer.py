"""The card explorer: every tribe card with its picture, its effect by round and situation, in any order."""

from __future__ import annotations

import re

import pytest

from azalai.web import card_explorer
from azalai.web.card_explorer import COLUMNS, Choice
from tests.web import samples
from tests.web.html_reading import Page

pytestmark = pytest.mark.xdist_group("pages_html")


UNUSED = ["o5", "o6", "o7", "o8", "o9"]


def explorer(**chosen: str) -> str:
    return card_explorer.explorer_html(samples.viewer(), Choice(**chosen), samples.card_counts())


def cards(html: str) -> list[str]:
    """The cards in the order of the page."""
    return re.findall(r'href="/cards/(x?[trnwo]\d)\?', html)


@pytest.mark.parametrize("kind", card_explorer.TABLES)
def test_every_tribe_card_has_a_picture_even_if_nothing_was_measured(kind: str) -> None:
    html = card_explorer.explorer_html(samples.viewer(), Choice(cards=kind), None)

    assert len(set(cards(html))) == 45
    assert html.count('class="card tribe') == 45
    assert "No such games have been measured yet" in html
    assert "±" not in html


def test_the_card_whose_players_win_most_comes_first_and_unused_ones_last() -> None:
    assert cards(explorer())[:2] == ["o4", "o3"]
    assert cards(explorer())[-5:] == UNUSED
    assert cards(explorer(order="up"))[:2] == ["t1", "t2"]
    assert cards(explorer(order="up"))[-5:] == UNUSED
    assert cards(explorer(sort="card", order="up"))[0] == "t1"
    assert cards(explorer(way="kept"))[0] == "t1"  # nobody kept a card


@pytest.mark.parametrize("column", COLUMNS)
def test_a_heading_says_how_the_table_is_sorted_and_turns_it_round(column: str) -> None:
    page = Page(explorer(sort=column, order="up"))

    sorted_by = [(found["aria-sort"], text) for found, text in page.all("th") if "aria-sort" in found]
    links = [found["href"] for found, _ in page.all("a") if f"sort={column}&order=down" in found["href"]]

    assert len(sorted_by) == 1
    assert sorted_by[0][0] == "ascending"
    assert len([link for link in links if link.startswith("/cards?")]) == 1


def test_a_card_has_a_line_for_each_round_with_every_situation() -> None:
    """The share of victories rises by 1/100 from card to card: that of the last of 40 is 19.5/100 above the mean."""
    html = card_explorer.card_html(samples.viewer(), "o4", Choice(), samples.card_counts())

    assert [text for found, text in Page(html).all("th") if found.get("scope") == "row"][:12] == [
        str(number) for number in range(1, 13)
    ]
    assert html.count("+19.5") == 13 * 4
    assert "measured in 200 games" in html


def test_an_unused_card_and_an_unknown_one() -> None:
    assert "Nobody used this card" in card_explorer.card_html(samples.viewer(), "o9", Choice(), samples.card_counts())
    with pytest.raises(KeyError):
        card_explorer.card_html(samples.viewer(), "dune:wild", Choice(), None)
    with pytest.raises(ValueError, match="'thrown' is none of laid, kept"):
        Choice(way="thrown")
