"""Pairs of effects when cards are laid, counted and raided: two effects of the expansion, or one of the expansion and
one of a base card in a mixed game."""

from __future__ import annotations

import pytest

from tests.targi.tables import BLUE, centre, display, gold, goods, points
from tests.targi.x_tables import (
    acts,
    asked,
    ended,
    go,
    goods_on_top,
    lays,
    moves,
    raided,
    stock,
    tokens,
    tribe_on_top,
)

pytestmark = pytest.mark.rules

MIXED = {"tribe": "mixed"}
CHEAP = {"display": [["xo7"], [], []], "tokens": ["1.1"]}

# -- what makes cards cheaper ---------------------------------------------------------------------------------


@pytest.mark.rule("T25")
def test_two_discounts_of_both_sets_take_two_goods_off() -> None:
    game = lays("xt4", stock(1, 1, 1), ["xt8", "t5"], options=MIXED)
    assert moves(game) == {"extra", "plain"}, "3 of the 5 goods are held, and two come off"

    go(game, "plain", "spare-d", "spare-p", "r2")

    assert goods(game) == (1, 0, 1)


@pytest.mark.rule("T25", "X08")
def test_a_discount_and_a_cheap_lay_add_up() -> None:
    me = {"targis": [1, 3], "hand": ["xt6"], "display": [["xo7", "xt8"], [], []], "tokens": ["1.1"]}  # 2s1p
    game = go(acts(me), "b1", "lay")  # with the token all three goods come off: nothing is held

    assert (asked(game), tokens(game)) == ("discount", []), "in which order is the player's choice"
    go(game, "spare-p", "r1")
    assert display(game)[0] == ["xo7", "xt8", "xt6"]


@pytest.mark.rule("X08")
def test_a_discount_a_cheap_lay_and_an_optional_part() -> None:
    me = {"targis": [1, 3], "hand": ["xt4"], "display": [["xo7", "xt8"], [], []], "tokens": ["1.1"]}
    game = go(acts(me | stock(dates=1, salt=1)), "b1", "lay")  # 1d1s1p with 2s more: three of five come off

    go(game, "token", "extra")

    assert moves(game) == {"spare-s", "spare-p"}, "two salt and the pepper are missing"
    go(game, "spare-s", "spare-s", "r2")
    assert (goods(game), points(game)) == ((0, 0, 0), 2)


def test_matchmaker_and_token_take_four_goods_off() -> None:
    me = {"targis": [3], "dunes": [1], "hand": ["xo1"]} | CHEAP | stock(pepper=1)  # 1d2s2p
    game = acts(me, dunes=["matchmaker"]).play("d1")  # only with the token

    assert tokens(game) == []
    go(game, "spare-d", "spare-s", "spare-s", "r1")
    assert (display(game)[0], goods(game)) == (["xo7", "xo1"], (0, 0, 0))


def test_matchmaker_token_and_discount() -> None:
    me = {"targis": [3], "dunes": [1], "hand": ["xo1"], "display": [["xo7", "xo8"], [], []], "tokens": ["1.1"]}
    game = acts(me, dunes=["matchmaker"]).play("d1")  # five goods less two, two and one

    assert asked(game) == "discount"
    go(game, "spare-d", "spare-s", "spare-s", "r1")
    assert display(game)[0] == ["xo7", "xo8", "xo1"]


def test_what_the_matchmaker_takes_off_does_not_stay_for_the_next_card() -> None:
    me = {"targis": [1, 3], "dunes": [1], "hand": ["xn9", "xt6"], "display": [["xt9"], [], []]} | stock(1, 2, 2)
    game = go(acts(me, dunes=["matchmaker"]), "d1", "h1", "spare-d", "spare-s", "r1")
    assert goods(game) == (1, 2, 1)

    go(game, "b1", "lay", "r1")

    assert (display(game)[0], goods(game)) == (["xt9", "xn9", "xt6"], (1, 0, 0)), "2s1p in full"


def test_what_a_token_takes_off_does_not_stay_for_the_next_card() -> None:
    me = {"targis": [1, 3, 6], "markers": [6], "hand": ["xt6"]} | CHEAP | stock(1, 1, 2)
    game = go(acts(me, centre=centre(c6="xr4")), "b1", "lay", "spare-s", "spare-s", "r1")
    assert goods(game) == (1, 1, 1)

    go(game, "c6", "lay", "r1")

    assert goods(game) == (0, 0, 0), "1d1s1p in full"


def test_what_an_optional_part_gave_is_not_given_again_with_the_next_card() -> None:
    me = {"targis": [1, 3, 6], "markers": [6], "hand": ["xt4"]} | stock(2, 4, 2)
    game = go(acts(me, centre=centre(c6="xn9")), "b1", "lay", "extra", "r1", "c6", "lay", "r1")

    assert (points(game), goods(game)) == (2, (0, 0, 0))


def test_the_token_lies_under_the_same_card_that_is_swapped_and_still_serves() -> None:
    laid = {"display": [["xo7", "xo5"], ["xt1"], []], "tokens": ["1.1", "1.2"]}
    game = go(acts({"targis": [1], "hand": ["xt6"]} | laid | stock(pepper=1)), "swap", "s1.1", "s2.1")
    assert tokens(game) == ["2.1"]

    go(game, "b1", "lay", "r3")

    assert tokens(game) == []


# -- bonuses for laying ---------------------------------------------------------------------------------------


def test_lay_bonus_of_the_base_set_for_a_card_of_the_expansion() -> None:
    game = lays("xt4", stock(1, 1, 1), ["t9"], options=MIXED).play("r1")

    assert points(game) == 1


def test_lay_bonus_comes_before_the_goods_card_that_the_laid_card_turns_over() -> None:
    game = lays("xn3", stock(dates=1, gold=1), ["n7"], options=MIXED, decks=goods_on_top("1any")).play("r1")

    assert points(game) == 1
    oasis = lays("xo3", stock(salt=1, gold=1), ["o4"], options=MIXED, decks=tribe_on_top("xr1")).play("r1")
    assert (asked(oasis), oasis.view(None)["card"]) == ("gain", None), "the good of choice first, then the card"


def test_lay_bonus_and_an_optional_part_both_give_points() -> None:
    game = lays("xt4", stock(1, 3, 1), ["t9"], options=MIXED).play("extra").play("r1")

    assert points(game) == 2 + 1


def test_lay_bonus_gives_nothing_for_a_wild_dune() -> None:
    laid = {"display": [["t9", "n7", "o4"], [], []]}
    game = acts({"targis": [3], "dunes": [1]} | laid | stock(water=2), dunes=["wild"], options=MIXED)
    go(game, "d1", "r1")

    assert (points(game), goods(game), asked(game)) == (0, (0, 0, 0), "act")


# -- a wild dune in the scoring -------------------------------------------------------------------------------


def test_wild_in_a_row_and_the_row_bonus() -> None:
    """o9: a point more for each row of four kinds. As a tent the wild makes one; as an oasis it makes nothing."""
    game = ended({"display": [["o9", "t1", "r1", "dune:wild"], [], []]}, options=MIXED)

    sheet = {(line.what, line.about): line.points for line in game.score_sheet(BLUE)}
    assert (sheet[("row", "1")], sheet[("card", "o9")]) == (2, 1)


def test_wild_row_or_pair_whichever_is_more() -> None:
    """In the first row the wild could be a fourth kind (2); in the display a fourth oasis makes two pairs (1 more)."""
    laid = [["xt1", "xr1", "xn1", "dune:wild"], ["xo6", "xo1", "xo2"], []]
    both = ended({"display": laid})

    assert both.scores()[BLUE] == 3 * 3 + 1 + 3 + 3 + 2 + 2, "as an oasis it does both"
    laid = [["xo4", "xr1", "xn1", "dune:wild"], ["xo6", "xo1"], []]
    row = ended({"display": laid})
    assert row.scores()[BLUE] == 1 + 3 + 3 + 1 + 3 + 2 + 1, "a fourth kind for the row; three oases are one pair"


def test_wild_and_points_per_two_of_most() -> None:
    """r9 counts the kind there is most of: the wild dune joins the targias, three of them, to make two pairs."""
    laid = [["r9", "xt1", "xt2"], ["xt5", "dune:wild"], []]
    game = ended({"display": laid}, options=MIXED)

    assert [line.points for line in game.score_sheet(BLUE) if line.about == "r9"] == [2]


def test_wild_is_the_same_kind_in_all_that_counts() -> None:
    """Two cards that count different kinds: the wild serves the better one alone."""
    laid = [["xt6", "xr6"], ["xr1", "dune:wild"], []]
    game = ended({"display": laid})

    assert game.scores()[BLUE] == 1 + 1 + 3 + 1 + 1, (
        "two riders are a pair; a second targia makes another, a third rider would not"
    )


# -- raids ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_immunity_and_a_shield(corner: int) -> None:
    laid = {"display": [["t4", "xo9"], [], []], "tokens": ["1.2"]}
    game = raided(corner, laid | stock(2, 2, 2, gold=1, points=5), stock(points=1), options=MIXED)

    assert game.seat != BLUE, "nothing is asked, so the token is kept"
    assert (tokens(game), goods(game), gold(game)) == (["1.2"], (2, 2, 2), 1)


def test_shield_after_water_was_exchanged_in_the_raid() -> None:
    laid = {"display": [["xo9", "xw9"], [], []], "tokens": ["1.1"]}
    game = go(raided(4, laid | stock(points=2, water=2)), "w>d", "shield")

    assert (goods(game), points(game), tokens(game)) == ((1, 0, 0), 2, [])


def test_water_buys_good_fills_a_raid_that_could_not_be_paid() -> None:
    game = raided(12, {"display": [["xw9"], [], []]} | stock(dates=1, points=1, water=2))
    assert moves(game) == {"goods", "points"}, "neither in full"

    go(game, "w>s", "w>p")
    assert moves(game) == {"goods"}, "now the goods can be paid in full, the points cannot"
    assert goods(game.play("goods")) == (0, 0, 0)


def test_the_last_raid_takes_a_card_and_with_it_what_it_counts() -> None:
    game = raided(16, {"display": [["xt1", "xt6"], [], []]} | stock(gold=1)).play("lose1")

    assert game.scores()[BLUE] == 3


def test_the_shield_itself_can_be_lost_in_the_last_raid() -> None:
    game = raided(16, {"display": [["xo9"], [], []], "tokens": ["1.1"]} | stock(gold=1)).play("lose1")

    assert (display(game), tokens(game), game.over) == ([[], [], []], [], True)
