"""The Targia and her favour. X11, X12. (X10, where she stands, is in test_x_setup.py.) With the robber on 2 she is on
14, the tribal expansion; with the robber on 3 on 13, the spring."""

from __future__ import annotations

import pytest

from tests.targi.tables import BLUE, WHITE, display, gold, goods, hand, player, points
from tests.targi.x_tables import (
    TARGIA_OF,
    acts,
    asked,
    discarded,
    goods_on_top,
    moves,
    places,
    stock,
    tribe_on_top,
    water,
)

pytestmark = pytest.mark.rules


@pytest.mark.rule("X11")
@pytest.mark.parametrize("robber", list(TARGIA_OF))
def test_X11_targis_may_be_placed_on_her_card(robber: int) -> None:
    game = places({}, robber=robber)

    assert f"p{TARGIA_OF[robber]}" in moves(game)
    assert f"p{robber}" not in moves(game)


@pytest.mark.rule("X12")
def test_X12_the_favour_first_a_good_of_choice_then_the_border_action() -> None:
    game = acts({"targis": [14, 3]}).play("favour")
    assert moves(game) == {"+d", "+s", "+p"}, "with no good to return none is turned over"

    game.play("+p")

    assert goods(game) == (0, 0, 1)
    assert moves(game) == {"b14", "b14-"}, "T13: this card is finished before the next begins"
    game.play("b14").play("draw").play("drop")
    assert moves(game) == {"b3", "b3-"}, "no second favour"


@pytest.mark.rule("X12")
def test_X12_the_favour_after_the_border_action() -> None:
    game = acts({"targis": [13, 6]}, robber=3).play("b13").play("water")

    assert moves(game) == {"+d", "+s", "+p", "skip"}
    game.play("+s")

    assert (goods(game), water(game)) == ((0, 1, 0), 2)
    assert moves(game) == {"b6", "b6-"}


@pytest.mark.rule("X12")
def test_X12_the_favour_after_the_action_was_given_up() -> None:
    game = acts({"targis": [13, 6]}, robber=3).play("b13-")

    assert moves(game) == {"+d", "+s", "+p", "skip"}
    game.play("skip")

    assert (goods(game), moves(game)) == ((0, 0, 0), {"b6", "b6-"})


@pytest.mark.rule("X12")
def test_X12_the_favour_first_and_then_the_action_given_up() -> None:
    game = acts({"targis": [13, 6]}, robber=3).play("favour").play("+d").play("b13-")

    assert (goods(game), water(game)) == ((1, 0, 0), 0)
    assert moves(game) == {"b6", "b6-"}


@pytest.mark.rule("X12")
def test_X12_the_favour_need_not_be_used() -> None:
    game = acts({"targis": [13, 6]}, robber=3).play("b13").play("water").play("skip")

    assert (goods(game), water(game)) == ((0, 0, 0), 2)


@pytest.mark.rule("X12")
def test_X12_the_favour_gives_the_means_for_the_border_action() -> None:
    game = acts({"targis": [10]} | stock(dates=1), robber=6)
    assert moves(game) == {"b10-", "favour"}, "one good is too little for the silversmith"

    game.play("favour").play("+d").play("b10")  # the only sale there is

    assert (goods(game), points(game)) == ((0, 0, 0), 1)


@pytest.mark.rule("X12")
def test_X12_a_good_returned_turns_over_the_top_goods_card_which_is_taken() -> None:
    game = acts({"targis": [13, 6]} | stock(dates=1, salt=1), robber=3, decks=goods_on_top("1g", "3w"))
    game.play("favour").play("favour-s")

    assert game.view(WHITE)["looked"] == ["goods:1g"], "it lies open"
    assert moves(game) == {"accept", "leave", "favour-d"}
    game.play("accept")

    assert (goods(game), gold(game)) == ((1, 0, 0), 1)
    assert discarded(game, "goods") == ["goods:1g"]
    assert asked(game) == "finish"


@pytest.mark.rule("X12")
def test_X12_left_and_repeated_with_any_good_as_often_as_wanted() -> None:
    decks = goods_on_top("1d", "1s", "1g", "1v")
    game = acts({"targis": [13, 6]} | stock(dates=2, pepper=2), robber=3, decks=decks).play("favour")

    game.play("favour-d").play("favour-p").play("favour-d")
    assert (goods(game), gold(game)) == ((0, 0, 1), 0), "what was left is not gained"
    assert game.view(None)["looked"] == ["goods:1g"]
    game.play("favour-p")

    assert moves(game) == {"accept", "leave"}, "no good is left"
    game.play("accept")
    assert (points(game), gold(game)) == (1, 0)
    assert discarded(game, "goods") == ["goods:1d", "goods:1s", "goods:1g", "goods:1v"]


@pytest.mark.rule("X12")
def test_X12_a_card_left_ends_the_favour_without_a_good() -> None:
    game = acts({"targis": [13, 6]} | stock(dates=2), robber=3, decks=goods_on_top("1g")).play("favour")
    game.play("favour-d").play("leave")

    assert (goods(game), gold(game)) == ((1, 0, 0), 0)
    assert moves(game) == {"b13", "b13-"}


@pytest.mark.rule("X12")
def test_X12_a_card_of_choice_taken_for_the_favour_asks_which() -> None:
    game = acts({"targis": [13, 6]} | stock(dates=1), robber=3, decks=goods_on_top("1any")).play("favour")
    game.play("favour-d").play("accept")

    assert moves(game) == {"+d", "+s", "+p"}
    assert goods(game.play("+p")) == (0, 0, 1)


@pytest.mark.rule("X12")
def test_X12_turning_goes_on_when_the_goods_deck_is_empty() -> None:
    all_goods = "1d 1d 1s 1s 1p 1p 2d 2s 2p 1d1s 1d1p 1s1p 1any 1any 1any 1g 1g 1g 1v 2w 3w 1w1d 1w1s 1w1p".split()
    centre = [None if k % 2 == 0 else f"goods:{all_goods[k]}" for k in range(9)]
    left = [card for k, card in enumerate(all_goods) if k not in (1, 3, 5, 7)]
    pile = {"goods": [f"goods:{card}" for card in left]}
    game = acts({"targis": [13]} | stock(dates=1), robber=3, centre=centre, discards=pile).play("favour")

    game.play("favour-d")

    assert discarded(game, "goods") == [], "the pile was shuffled into a new deck"
    assert len(game.view(None)["looked"]) == 1


@pytest.mark.rule("X12")
def test_X12_no_favour_for_her_card_used_through_a_dune() -> None:
    game = acts({"targis": [6], "dunes": [1]}, robber=3, dunes=["crossroads"]).play("d1").play("x13").play("water")

    assert water(game) == 2
    assert moves(game) == {"b6", "b6-"}


@pytest.mark.rule("X12")
def test_X12_no_favour_for_a_border_card_used_by_a_tribe_card() -> None:
    me = {"targis": [6], "display": [["xr9"], [], []], "tokens": ["1.1"]}
    game = acts(me, robber=3)  # she is on 13
    assert "x13" not in moves(game)

    game.play("x15")

    assert (goods(game), moves(game)) == ((0, 1, 0), {"b6", "b6-"})


@pytest.mark.rule("X12")
def test_X12_no_favour_for_her_card_when_the_opponents_targi_stands_there() -> None:
    game = acts({"targis": [5, 7]}, {"targis": [9, 10, 11]}, robber=6)  # she is on 10

    assert "favour" not in moves(game)


@pytest.mark.rule("X12")
def test_X12_each_player_has_its_own_favour_but_only_one_can_stand_there() -> None:
    game = acts({"targis": [13]}, {}, white=True, robber=3).play("favour").play("+d")

    assert goods(game, WHITE) == (1, 0, 0)
    assert player(game, WHITE)["favoured"]
    assert not player(game, BLUE)["favoured"]


@pytest.mark.rule("X12")
def test_X12_a_favour_is_for_the_round() -> None:
    game = acts({"targis": [15]}, robber=1, white=True)
    game.play("favour").play("+d").play("b15-")
    game.play("done")

    assert game.view(None)["round"] == 2
    assert not player(game, WHITE)["favoured"]


@pytest.mark.rule("X12", "T13")
def test_X12_between_favour_and_action_no_token_and_no_hand_card_can_be_used() -> None:
    me = {"targis": [13, 6], "display": [["xr9", "xo5", "t7"], [], []], "tokens": ["1.1", "1.2"], "hand": ["xt1"]}
    game = acts(me, robber=3, options={"tribe": "mixed"})
    assert {"swap", "h1"} <= moves(game)
    assert any(move.startswith("x") for move in moves(game))

    game.play("favour").play("+d")

    assert moves(game) == {"b13", "b13-"}


# -- favour_bonus ---------------------------------------------------------------------------------------------


def test_favour_bonus_gives_a_good_of_choice_after_the_favour() -> None:
    game = acts({"targis": [13, 6], "display": [["xt3"], [], []]}, robber=3).play("favour").play("+d")

    assert moves(game) == {"+d", "+s", "+p"}
    game.play("+s")

    assert (goods(game), asked(game)) == ((1, 1, 0), "finish")


def test_favour_bonus_comes_once_a_favour_not_for_each_repeat() -> None:
    me = {"targis": [13, 6], "display": [["xt3"], [], []]} | stock(dates=3)
    game = acts(me, robber=3, decks=goods_on_top("1s", "1p", "1any")).play("favour")
    game.play("favour-d").play("favour-d").play("favour-d")

    game.play("accept")
    assert asked(game) == "card_gain", "what the card shows comes before the bonus"
    game.play("+s").play("+p")

    assert (goods(game), asked(game)) == ((0, 1, 1), "finish")


def test_favour_bonus_comes_also_when_the_card_is_left() -> None:
    me = {"targis": [13, 6], "display": [["xt3"], [], []]} | stock(dates=1)
    game = acts(me, robber=3).play("favour").play("favour-d").play("leave")

    assert asked(game) == "gain"


def test_favour_bonus_does_not_come_without_the_favour() -> None:
    me = {"targis": [13, 6], "display": [["xt3"], [], []]}
    game = acts(me, robber=3).play("b13-").play("skip")

    assert (goods(game), moves(game)) == ((0, 0, 0), {"b6", "b6-"})


@pytest.mark.rule("T28")
def test_favour_bonus_laid_by_the_action_on_her_card_counts_for_the_favour_after_it() -> None:
    me = {"targis": [14, 3]} | stock(dates=1, salt=1, pepper=2)
    game = acts(me, decks=tribe_on_top("xt3")).play("b14").play("draw").play("lay").play("r1")
    assert display(game)[0] == ["xt3"]

    game.play("+d")

    assert asked(game) == "gain", "her favour, and now the bonus"
    assert hand(game) == []
