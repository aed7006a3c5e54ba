"""Pairs of effects at the border, in the centre and on the dunes: two effects of the expansion, or one of the expansion
and one of a base card in a mixed game."""

from __future__ import annotations

import pytest

from tests.targi.tables import BLUE, WHITE, centre, display, gold, goods, hand, player, points
from tests.targi.x_tables import (
    acts,
    asked,
    go,
    goods_on_top,
    lays,
    moves,
    places,
    stock,
    tokens,
    tribe_on_top,
    water,
)

pytestmark = pytest.mark.rules

MIXED = {"tribe": "mixed"}
CHEAP = {"display": [["xo7"], [], []], "tokens": ["1.1"]}

# -- caravan, spring, goods cards -----------------------------------------------------------------------------


@pytest.mark.rule("X26")
def test_caravan_twice_with_the_spring() -> None:
    me = {"targis": [13, 3], "display": [["r4"], [], []]}
    cards = acts(me, options=MIXED, decks=goods_on_top("2d", "1g", "1v")).play("b13").play("caravan")
    springs = acts(me, options=MIXED).play("b13").play("water")

    assert (goods(cards), gold(cards), points(cards)) == ((2, 0, 0), 1, 0)
    assert water(springs) == 2, "the water is not doubled"


def test_caravan_twice_is_not_for_a_card_that_turns_goods_cards_over() -> None:
    game = lays("xn3", stock(dates=1, gold=1), ["r4"], options=MIXED, decks=goods_on_top("2d", "2s")).play("r1")

    assert goods(game) == (2, 0, 0)


def test_caravan_twice_through_a_dune() -> None:
    me = {"targis": [3], "dunes": [1], "display": [["r4"], [], []]}
    game = acts(me, options=MIXED, dunes=["crossroads"], decks=goods_on_top("2d", "2s"))
    go(game, "d1", "x13", "caravan")

    assert goods(game) == (2, 2, 0)


def test_goods_card_bonuses_of_both_sets_on_one_card() -> None:
    me = {"targis": [3, 6], "markers": [6], "display": [["w7", "xw5"], [], []]}
    game = acts(me, options=MIXED, centre=centre(c6="goods:1w1d")).play("c6")

    assert (goods(game), water(game)) == ((2, 0, 0), 2)


def test_goods_card_bonus_each_time_the_peddler_gains_the_card() -> None:
    me = {"targis": [3], "dunes": [1], "display": [["w7", "xw5"], [], []]}
    game = acts(me, options=MIXED, dunes=["peddler"], centre=centre(c2="goods:1w1d")).play("d1").play("take2")

    assert (goods(game), water(game)) == ((4, 0, 0), 4)


def test_goods_card_bonus_for_the_card_of_a_favour_and_of_the_market() -> None:
    laid = {"display": [["w8"], [], []]}
    favour = acts({"targis": [13, 6]} | laid | stock(dates=1), robber=3, options=MIXED, decks=goods_on_top("2s"))
    go(favour, "favour", "favour-d", "accept")
    market = acts(
        {"targis": [3], "dunes": [1]} | laid, options=MIXED, dunes=["market"], decks=goods_on_top("1s", "1any", "1g")
    )
    go(market, "d1", "card1", "card2", "+s")

    assert goods(favour) == (0, 3, 0)
    assert goods(market) == (0, 4, 0)


# -- border cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sale", "got"), [("silver-any", 2), ("silver-many", 4)])
def test_silversmith_bonus_with_mixed_goods(sale: str, got: int) -> None:
    me = {"targis": [10, 6], "display": [["o7"], [], []]} | stock(2, 1, 1)
    game = go(acts(me, robber=3, options=MIXED), "b10", sale)
    while asked(game) == "pay_goods":
        game.play(min(moves(game)))

    assert points(game) == got


def test_trade_one_for_one_at_the_new_trader() -> None:
    me = {"targis": [5, 3], "display": [["n4"], [], []]} | stock(dates=1, gold=1)
    game = acts(me, options=MIXED).play("b5")
    assert moves(game) == {"d=s", "d=p", "g>any", "enough"}

    go(game, "d=s", "g>any", "+s", "+d")

    assert goods(game) == (1, 2, 0)
    assert moves(game) == {"d=s", "d=p", "s>d", "s>p", "enough"}, "salt was taken one for one: it is not given so again"


@pytest.mark.rule("T22")
def test_trade_one_for_one_is_forgotten_at_the_next_visit() -> None:
    me = {"targis": [5], "dunes": [1], "display": [["n4"], [], []]} | stock(dates=1)
    game = go(acts(me, options=MIXED, dunes=["crossroads"]), "b5", "d=s")  # only the end of the visit was left
    assert (goods(game), moves(game)) == ((0, 1, 0), {"d1", "d1-"})

    go(game, "d1", "x5")

    assert moves(game) == {"s=d", "s=p", "enough"}


def test_hand_of_two_and_lay_from_hand() -> None:
    me = {"targis": [3], "hand": ["xt1", "xn9"], "display": [["xt9", "t7"], [], []]} | stock(1, 1, 1, gold=2)
    game = acts(me, options=MIXED)
    assert {"h1", "h2"} <= moves(game)

    go(game, "h2", "lay", "r2", "h1", "lay", "r2")

    assert (display(game)[1], hand(game)) == (["xn9", "xt1"], []), "without the noble both in one round"


def test_hand_of_two_and_the_noble_by_two_ways() -> None:
    me = {"targis": [1], "dunes": [1], "hand": ["xt1", "xr1"], "display": [["xt9"], [], []]} | stock(gold=4)
    game = go(acts(me, dunes=["crossroads"]), "b1", "h1", "lay", "r2", "d1", "x1", "lay", "r2")

    assert (display(game)[1], hand(game)) == (["xt1", "xr1"], [])


def test_hand_of_two_and_the_council() -> None:
    me = {"targis": [3], "dunes": [1], "hand": ["xt1"], "display": [["xt9"], [], []]}
    game = acts(me, dunes=["council"], decks=tribe_on_top("xo1", "xn1", "xr1")).play("d1").play("keep1")

    assert hand(game) == ["xt1", "xo1"]


# -- the favour -----------------------------------------------------------------------------------------------


def test_favour_first_pays_for_the_card_that_the_noble_lays() -> None:
    me = {"targis": [1], "hand": ["xn9"]} | stock(dates=1, salt=1)
    game = go(acts(me, robber=15), "favour", "+p", "b1", "lay", "r1")  # she is on 1 in the last round

    assert (display(game)[0], goods(game)) == (["xn9"], (0, 0, 0))


def test_favour_bonus_and_the_favour_first_give_two_goods_for_the_silversmith() -> None:
    me = {"targis": [10], "display": [["xt3"], [], []]}
    game = acts(me, robber=6)
    assert moves(game) == {"b10-", "favour"}

    go(game, "favour", "+d", "+s", "b10", "-d")

    assert (points(game), goods(game)) == (1, (0, 0, 0))


def test_favour_and_water_together() -> None:
    me = {"targis": [10]} | stock(water=2)
    game = go(acts(me, robber=6), "favour", "+d", "w>p", "b10", "-d")

    assert (points(game), water(game)) == (1, 0)


# -- dunes ----------------------------------------------------------------------------------------------------


def test_dune_bonus_for_each_of_two_players_on_one_dune() -> None:
    joined = {"display": [["xt7"], [], []], "tokens": []}
    white = {"targis": [5, 6], "dunes": [1], "display": [["xr3"], [], []]}
    game = go(acts({"dunes": [1]} | joined, white, dunes=["strongbox"]), "d1", "d1")

    assert (gold(game, BLUE), water(game, BLUE)) == (1, 0)
    assert (gold(game, WHITE), water(game, WHITE)) == (1, 1)


def test_dune_bonus_pays_in_part_for_the_next_wild_dune() -> None:
    me = {"targis": [3], "dunes": [1, 2], "display": [["xr3"], [], []]} | stock(water=1)
    game = acts(me, dunes=["strongbox", "wild"])
    assert "d2" not in moves(game)

    assert "d2" in moves(game.play("d1"))


def test_join_dune_and_place_opposite_in_one_round() -> None:
    me = {"targis": [3], "display": [["xt7", "xr7"], [], []], "tokens": ["1.1", "1.2"]}
    game = places(me, {"dunes": [1]}).play("pd1").play("p5").play("p15")

    assert (tokens(game), player(game)["targis"]) == ([], [3, 15])


def test_extra_border_and_crossroads_both_use_one_card_in_one_turn() -> None:
    me = {"targis": [3], "dunes": [1], "display": [["xr9"], [], []], "tokens": ["1.1"]}
    game = go(acts(me, dunes=["crossroads"]), "x13", "water", "d1", "x13", "water")

    assert water(game) == 4


def test_swap_two_of_the_base_set_moves_a_token_and_a_wild_dune() -> None:
    me = {"targis": [1, 3], "hand": ["o5"], "display": [["xo9"], ["dune:wild"], []], "tokens": ["1.1"]}
    game = acts(me | stock(pepper=1, gold=1), options=MIXED)
    go(game, "b1", "lay", "r3", "s1.1", "s2.1")

    assert (display(game), tokens(game)) == ([["dune:wild"], ["xo9"], ["o5"]], ["2.1"])


def test_round_income_and_the_limit_of_water() -> None:
    laid = {"display": [["xw7"], [], []]} | stock(water=10)
    game = acts({}, laid, white=True, robber=2).play("done")

    assert water(game) == 11, "the limit is for the end of one's own actions"
