"""Lasting effects of the new tribe cards: the hand of two, what a dune or a round brings; and that each effect of the
card file has a test. The other effects are tested with the rule that they change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from azalai.games.targi.cards import card_file
from tests.targi.tables import WHITE, centre, hand, player
from tests.targi.x_tables import acts, asked, discarded, go, lays, moves, places, raided, stock, water

pytestmark = pytest.mark.rules

# -- every effect has a test ----------------------------------------------------------------------------------


def test_every_effect_of_the_expansion_is_named_by_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_x_*.py"))
    names = set(re.findall(r"def test_(?:X\d\d_)?(\w+)", tests))
    deck = card_file.standard(True)
    tribe = {card.effect for card in deck.tribe.values() if card.id.startswith("x") and card.effect} - {"gain"}
    dunes = {card.id for card in deck.dunes.values()} - {"wild"}

    assert len(tribe) == 18
    assert {effect for effect in tribe if not any(name.startswith(effect) for name in names)} == set()
    assert {dune for dune in dunes if not any(name.startswith(dune) for name in names)} == set()


# -- hand_of_two ----------------------------------------------------------------------------------------------

TWO = {"display": [["xt9"], [], []]}


@pytest.mark.rule("T19")
def test_hand_of_two_holds_two_tribe_cards_and_not_three() -> None:
    me = TWO | {"targis": [3, 6], "markers": [6], "hand": ["xt1"]}
    game = acts(me, centre=centre(c6="xr4")).play("c6")  # kept: with room in the hand it cannot be discarded
    full = acts(me | {"hand": ["xt1", "xt2"]}, centre=centre(c6="xr4")).play("c6")

    assert hand(game) == ["xt1", "xr4"]
    assert (hand(full), discarded(full, "tribe")) == (["xt1", "xt2"], ["xr4"])


@pytest.mark.rule("T28")
def test_hand_of_two_works_as_soon_as_it_lies_there() -> None:
    me = {"targis": [3], "markers": [4, 6], "hand": ["xt1"]} | stock(gold=1)
    before = acts(me, centre=centre(c4="xt9", c6="xr4")).play("c6")
    after = acts(me, centre=centre(c4="xt9", c6="xr4")).play("c4").play("lay").play("r1").play("c6")

    assert (hand(before), discarded(before, "tribe")) == (["xt1"], ["xr4"])
    assert (hand(after), discarded(after, "tribe")) == (["xt1", "xr4"], [])


@pytest.mark.rule("T20")
def test_hand_of_two_each_card_waits_for_its_own_round() -> None:
    hands = [{"card": "xt1", "taken": 1}, {"card": "xr1", "taken": 2}]
    me = TWO | {"targis": [1, 3], "hand": hands} | stock(gold=2)
    game = acts(me, robber=2).play("b1")  # only the first can be taken up

    assert asked(game) == "card"
    assert game.view(WHITE)["card"]["card"] == "xt1"


@pytest.mark.rule("X24", "T22")
def test_hand_of_two_the_noble_serves_one_an_action() -> None:
    me = TWO | {"targis": [1, 3], "hand": ["xt1", "xr1"]} | stock(gold=4)
    game = acts(me).play("b1")
    assert moves(game) == {"h1", "h2"}

    go(game, "h2", "lay", "r1")

    assert (hand(game), moves(game)) == (["xt1"], {"b3", "b3-"})


def test_hand_of_two_the_other_card_moves_up() -> None:
    hands = [{"card": "xt1", "taken": 1, "open": False}, {"card": "xr1", "taken": 1, "open": True}]
    me = TWO | {"targis": [1, 3], "hand": hands} | stock(gold=4)
    game = go(acts(me), "b1", "h1", "drop", "+d")

    assert [(card["card"], card["open"]) for card in player(game)["hand"]] == [("xr1", True)]


def test_hand_of_two_is_for_its_owner_alone() -> None:
    me = {"targis": [3, 6], "markers": [6], "hand": ["xt1"]}
    game = acts(me, TWO, centre=centre(c6="xr4")).play("c6")

    assert discarded(game, "tribe") == ["xr4"]


# -- dune_bonus -----------------------------------------------------------------------------------------------


def test_dune_bonus_gives_a_water_after_each_use_of_a_dune() -> None:
    me = {"targis": [3], "dunes": [1, 2], "display": [["xr3"], [], []]}
    game = acts(me, dunes=["strongbox", "caravanserai"]).play("d1")
    assert water(game) == 1

    game.play("d2")
    assert water(game) == 1, "not before the goods are chosen"
    go(game, "+d", "+d", "+d")

    assert water(game) == 2


def test_dune_bonus_not_for_a_dune_given_up_nor_for_the_opponents() -> None:
    given_up = acts({"targis": [3], "dunes": [1], "display": [["xr3"], [], []]}, dunes=["strongbox"]).play("d1-")
    theirs = acts({"targis": [3], "dunes": [1]}, {"display": [["xr3"], [], []]}, dunes=["strongbox"]).play("d1")

    assert water(given_up) == 0
    assert water(theirs, WHITE) == 0


def test_dune_bonus_comes_after_the_wild_dune_is_laid() -> None:
    me = {"targis": [3], "dunes": [1], "display": [["xr3"], [], []]} | stock(water=2)
    game = acts(me, dunes=["wild"]).play("d1").play("r1")

    assert water(game) == 1


@pytest.mark.rule("T28")
def test_dune_bonus_laid_through_a_dune_counts_for_that_dune() -> None:
    me = {"targis": [3], "dunes": [1], "hand": ["xr3"]} | stock(dates=2)
    game = acts(me, dunes=["matchmaker"]).play("d1").play("r1")

    assert water(game) == 1


# -- round_income ---------------------------------------------------------------------------------------------


def test_round_income_gives_a_water_at_the_start_of_each_round() -> None:
    laid = {"display": [["xw7"], [], []]}
    game = go(acts({}, laid | stock(water=1), white=True, robber=2), "done")

    assert game.view(None)["round"] == 3
    assert water(game) == 2


def test_round_income_comes_after_the_raid() -> None:
    laid = {"display": [["xw7"], [], []]}
    game = raided(4, laid | stock(points=3, water=1))
    assert water(game) == 1, "too late to help in the raid"

    assert water(game.play("points")) == 2


def test_round_income_not_in_the_round_in_which_it_was_laid() -> None:
    game = lays("xw7", stock(salt=1, gold=1)).play("r1")

    assert water(game) == 0
    assert water(places({"display": [["xw7"], [], []]} | stock(water=4))) == 4, "nor again while placing"
