"""A card, an animal or an option of Tuareg that cannot be chosen says why, and links to the rule behind it."""

from __future__ import annotations

import re

import pytest

from azalai.game import Game
from azalai.messages import language
from azalai.web.web_tables import table_html
from tests.rule_ids import all_ids
from tests.tuareg.tables import player, table
from tests.web.html_reading import Page
from tests.web.tuareg_pages import context, random_game

CODES = re.compile(r"\b(load|take|buy|add|lay|draw|on)-\w|legal|dozwolone|\$")


def whys(game: Game, draft: tuple[str, ...] = ()) -> dict[str, tuple[str, str]]:
    """The reason and the rule of each element of the seat that decides."""
    return {
        each.attributes["id"]: (each.attributes["aria-description"], each.attributes["data-rule"].partition("#")[2])
        for each in Page(table_html(context(game, draft))).having("aria-description")
    }


@pytest.mark.rule("B21")
def test_B21_what_cannot_be_bought_says_how_much_is_missing() -> None:
    told = whys(table(player("g", ",,"), player("", ",,"), market="s"))

    assert told["shop-cave"] == ("Your cache and animals are worth 2 dinar; you need 3.", "B21")
    assert told["option-buy"] == ("You have less than 3 dinar.", "B21")
    assert told["market-water"] == ("The market has no water left.", "B20")


@pytest.mark.rule("B18")
def test_B18_a_card_that_does_not_fit_says_which_rule_of_loading_forbids_it() -> None:
    game = table(player("wg", "s,,"), player("", ",,"), market="")
    cards = whys(game, ("load-c1", "+g"))

    assert cards["hand-0"] == ("Water travels alone on a camel.", "B18")
    empty = whys(table(player("", "s,,"), player("", ",,"), market=""))
    assert empty["animal-0-c1"] == ("Your cache is empty: there is nothing to load.", "B16")


def test_all_reasons_name_a_rule_that_is_there_and_no_codes() -> None:
    found = set()
    for tongue in ("en", "pl"):
        with language(tongue):
            for number, game in enumerate(random_game(3, 2)):
                if number % 5 == 0 and game.seat is not None:
                    for text, rule in whys(game).values():
                        found.add(rule)
                        assert text
                        assert not CODES.search(text), text
    assert found <= all_ids()
    assert found >= {"B09", "B16", "B18", "B20", "B21", "B22"}
