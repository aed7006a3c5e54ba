"""Every symbol of a table has a tooltip, with a text and an existing rule."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import azalai
from azalai.game import Game
from azalai.web import pages
from azalai.web.table_context import TableContext
from azalai.web.tooltips import TOOLTIPS, tooltips
from azalai.web.view_models import Document, Viewer
from azalai.web.web_tables import table_html
from tests.web.html_reading import Element, Page
from tests.web.samples import finished, moment
from tests.web.table_positions import PLACES
from tests.web.tuareg_pages import random_game


def moments(game: str) -> Iterator[Game]:
    if game == "targi":
        yield moment(finished(game, expansion=True), 80)
    else:
        yield from itertools.islice(random_game(3, 1), 0, 120, 20)


def owners(game: str) -> list[Element]:
    """The elements with a tooltip, as the first seat sees them."""
    tables = [table_html(TableContext("t", 1, now, 0, PLACES[: now.seats])) for now in moments(game)]
    return [element for html in tables for element in Page(html).having("data-tip")]


def test_every_tooltip_has_a_symbol_that_mouse_and_keyboard_reach() -> None:
    for game, names in TOOLTIPS.items():
        found = owners(game)
        assert {element.attributes["data-tip"] for element in found} == set(names)
        for element in found:
            assert element.name, element.attributes
            assert element.tag == "button" or "tabindex" in element.attributes, element.attributes


def test_each_tooltip_links_to_a_rule_that_is_there() -> None:
    for game in TOOLTIPS:
        for tip in tooltips(game):
            name, _, rule = tip.rule.removeprefix("/rules/").partition("#")
            assert f'id="{rule}"' in pages.rules_html(Viewer(), name), tip


def test_the_texts_come_once_with_the_page_and_not_with_updates() -> None:
    game = azalai.new("targi", seed=4)
    main = table_html(TableContext("t", 1, game, 0, PLACES[:2]))
    whole = pages.document_html(Viewer(), Document("", main, kind="table", game="targi", table="t"))

    assert whole.count(tooltips("targi")[0].text) == 1
    assert tooltips("targi")[0].text not in main
