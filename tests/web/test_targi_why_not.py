"""A card of Targi that cannot be chosen says why, in the engine's words, without the codes of the notation."""

from __future__ import annotations

import random
import re

import pytest

import azalai
from azalai.game import Game
from azalai.messages import language
from azalai.web.table_context import TableContext
from azalai.web.web_tables import table_html
from tests.web.html_reading import Element, Page
from tests.web.targi_pages import PLACES, VARIANTS

ON_THE_BOARD = ("place", "act", "move_from", "move_to", "centre", "border")
CARD = re.compile(r"[bsd]\d+")
CODES = re.compile(r"\b[bcpd]\d|legal:|free:|dozwolone|wolne:")


def cards(game: Game, seat: int | None = -1) -> dict[str, Element]:
    """The cards of the board as a seat sees them; -1: the seat that decides."""
    page = Page(table_html(TableContext("t", 1, game, game.seat if seat == -1 else seat, PLACES)))
    return {each.attributes["id"]: each for each in page.having("id") if CARD.fullmatch(each.attributes["id"])}


def why(element: Element) -> str:
    return element.attributes.get("aria-description", "")


@pytest.mark.rule("T10")
def test_T10_a_card_says_who_stands_in_the_way() -> None:
    board = cards(azalai.new("targi", seed=4).play("p6"))

    assert why(board["b14"]) == "Cannot place on 14: Ada's Targi stands opposite, on 6."
    assert board["b14"].attributes["data-shows"].split() == ["b6", "k21l", "k22l", "k23l", "k20l"], "and its line"
    assert why(board["b6"]) == "Cannot place on 6: Ada's Targi stands there."
    assert why(board["b1"]) == "Cannot place on 1: the robber stands there."
    assert why(board["b4"]) == "Cannot place on 4: it is a raid corner."
    assert board["b4"].attributes["data-rule"] == "/rules/targi#T10"
    assert why(board["b5"]) == ""  # it can be chosen


@pytest.mark.rule("T23")
def test_T23_the_noble_says_that_the_hand_is_empty() -> None:
    game = azalai.new("targi", seed=4)
    noble = next(facts["number"] for facts in game.view(0)["border"] if facts["role"] == "noble")
    at_the_noble(game, noble)

    card = cards(game)[f"b{noble}"]
    assert why(card).endswith("your hand is empty; you can only give it up.")
    assert card.attributes["data-rule"] == "/rules/targi#T23"
    assert "data-now" not in card.attributes, "it brings nothing now"
    page = table_html(TableContext("t", 1, game, game.seat, PLACES))
    assert page.count("your hand is empty; you can only give it up.") == 2, "on the card and in the checklist"


def at_the_noble(game: Game, noble: int) -> None:
    """Play until the seat that acts has a Targi on the Noble and no hand card."""
    dice = random.Random(1)
    while True:
        moves = game.moves()
        wanted = [move for move in moves if move.text == f"p{noble}"]
        game.play(wanted[0] if wanted else dice.choice(moves))
        assert game.seat is not None
        view = game.view(game.seat)
        player = view["players"][game.seat]
        if view["asks"][-1]["ask"] == "act" and noble in player["targis"] and not player["hand"]:
            return


@pytest.mark.parametrize("tongue", ["en", "pl"])
def test_every_card_that_cannot_be_chosen_says_why_and_only_to_the_seat_that_decides(tongue: str) -> None:
    game, dice, asked = azalai.new("targi", seed=15, **VARIANTS["mixed"]), random.Random(15), set()
    with language(tongue):
        while game.seat is not None:
            kind = game.view(game.seat)["asks"][-1]["ask"]
            if kind not in asked or len(game.played) % 9 == 0:
                for element in (each for each in cards(game).values() if each.tag == "button"):
                    assert bool(why(element)) == (not element.enabled and kind in ON_THE_BOARD), (kind, why(element))
                    assert not CODES.search(why(element)), why(element)
                assert not any(map(why, cards(game, 1 - game.seat).values()))
            asked.add(kind)
            game.play(dice.choice(game.moves()))
    assert asked.issuperset({"place", "act"})
