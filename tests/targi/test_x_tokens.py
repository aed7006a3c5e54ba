"""Action tokens: each in its own moment, and swapped or lost with its card. X07, X20. cheap_lay is in test_x_laying.py,
raid_shield in test_x_raids_and_end.py."""

from __future__ import annotations

import pytest

from tests.targi.tables import BLUE, WHITE, centre, display, goods, player, space
from tests.targi.x_tables import (
    acts,
    asked,
    go,
    lays,
    moves,
    on_dunes,
    open_dunes,
    places,
    raided,
    stock,
    tokens,
    water,
)

pytestmark = pytest.mark.rules

ALL_TOKENS = {"display": [["xt7", "xr7", "xr9", "xo5"], ["xo7", "xo9"], []]}
UNUSED = {"tokens": ["1.1", "1.2", "1.3", "1.4", "2.1", "2.2"]}


@pytest.mark.rule("X07")
@pytest.mark.parametrize(
    ("card", "held"),
    [
        ("xt7", stock(dates=1, pepper=2)),
        ("xr7", stock(gold=1)),
        ("xr9", stock(salt=1, gold=1)),
        ("xo5", stock(dates=1, gold=1)),
        ("xo7", stock(dates=1, gold=1)),
        ("xo9", stock(pepper=1, gold=1)),
    ],
)
def test_X07_a_once_card_is_laid_with_an_action_token_on_it(card: str, held: dict[str, object]) -> None:
    game = lays(card, held, ["xt1"]).play("r2")

    assert tokens(game) == ["2.1"]


@pytest.mark.rule("X07")
def test_X07_no_other_card_has_a_token() -> None:
    assert tokens(lays("xt3", stock(dates=1, salt=1, pepper=2)).play("r1")) == []


@pytest.mark.rule("X07")
def test_X07_place_opposite_and_join_dune_are_used_while_placing() -> None:
    me = ALL_TOKENS | UNUSED | {"targis": [3]}
    game = places(me, {"dunes": [1]}, dunes=["cistern"])
    facing = places(me | {"targis": [3]}, {"targis": [5]}, dunes=["cistern"])

    assert "pd1" in moves(game)
    assert "p15" in moves(facing)
    assert not {move for move in moves(game) | moves(facing) if not move.startswith("p")}, "no other token is"


@pytest.mark.rule("X07")
def test_X07_extra_border_and_swap_two_are_used_between_own_actions() -> None:
    me = ALL_TOKENS | UNUSED | {"targis": [3], "dunes": [1]}
    game = acts(me, robber=6, dunes=["caravanserai"])
    assert "swap" in moves(game)
    assert "x7" in moves(game)
    assert not moves(game) & {"shield", "token"}

    game.play("d1")

    assert moves(game) == {"+d", "+s", "+p"}, "not in the middle of one"


@pytest.mark.rule("X07", "T13")
def test_X07_until_it_says_done_a_player_can_use_them_without_a_figure() -> None:
    game = acts(ALL_TOKENS | UNUSED | {"targis": [3]}, robber=6).play("b3-")
    assert {"done", "swap", "x3", "x7"} <= moves(game)

    game.play("x3")

    assert goods(game) == (0, 1, 0)
    assert "done" in moves(game)


@pytest.mark.rule("X07")
def test_X07_a_token_is_used_once() -> None:
    game = acts(ALL_TOKENS | UNUSED | {"targis": [3]}, robber=6).play("x7")

    assert "1.3" not in tokens(game)
    assert not {move for move in moves(game) if move.startswith("x")}


@pytest.mark.rule("X07")
def test_X07_without_its_token_a_card_does_nothing() -> None:
    used = ALL_TOKENS | {"tokens": []}
    game = acts(used | {"targis": [3]}, robber=6)
    placing = places(used | {"targis": [3]}, {"targis": [5]}, dunes=["cistern"])
    raid = raided(4, used | stock(dates=1, points=1))

    assert moves(game) == {"b3", "b3-"}
    assert "p15" not in moves(placing)
    assert moves(raid) == {"goods", "points"}


# -- extra_border ---------------------------------------------------------------------------------------------


def test_extra_border_only_where_no_targi_robber_or_targia_stands_and_no_raid() -> None:
    me = {"targis": [3], "display": [["xr9"], [], []], "tokens": ["1.1"], "markers": [1]} | stock(dates=3, gold=1)
    game = acts(me, {"targis": [6, 7, 15]}, robber=2)

    extra = {int(move[1:]) for move in moves(game) if move.startswith("x")}
    assert extra == {5, 9, 10, 11, 13}, "not 1 with an empty hand, 14 where the Targia is, nor a corner"


def test_extra_border_may_be_opposite_or_anywhere_else_and_takes_no_figure_home() -> None:
    me = {"targis": [3], "display": [["xr9"], [], []], "tokens": ["1.1"]}
    game = acts(me, robber=2).play("x13").play("water")

    assert (water(game), player(game)["targis"], tokens(game)) == (2, [3], [])


# -- swap_two -------------------------------------------------------------------------------------------------


def test_swap_two_by_token_changes_two_cards_and_must_be_done_then() -> None:
    me = {"targis": [3], "display": [["xo5", "xt1"], ["xr1"], []], "tokens": ["1.1"]}
    game = acts(me).play("swap")
    assert moves(game) == {"s1.1", "s1.2", "s2.1"}, "the token is given: nothing to skip"

    game.play("s1.2").play("s2.1")

    assert (display(game), tokens(game)) == ([["xo5", "xr1"], ["xt1"], []], [])


def test_swap_two_needs_two_cards() -> None:
    game = acts({"targis": [3], "display": [["xo5"], [], []], "tokens": ["1.1"]})

    assert moves(game) == {"b3", "b3-"}


def test_a_token_goes_with_the_card_it_lies_on() -> None:
    me = {"targis": [3], "display": [["xo5", "xr9"], ["xo9", "xt1"], []], "tokens": ["1.1", "1.2", "2.1"]}
    one = acts(me).play("swap").play("s1.2").play("s2.2")
    both = acts(me).play("swap").play("s1.2").play("s2.1")

    assert (display(one)[:2], tokens(one)) == ([["xo5", "xt1"], ["xo9", "xr9"]], ["2.1", "2.2"])
    assert (display(both)[:2], tokens(both)) == ([["xo5", "xo9"], ["xr9", "xt1"]], ["1.2", "2.1"])


# -- join_dune ------------------------------------------------------------------------------------------------


def test_join_dune_places_a_targi_beside_the_opponents() -> None:
    me = {"targis": [3], "display": [["xt7"], [], []], "tokens": ["1.1"]}
    game = places(me, {"dunes": [2]}, dunes=["cistern", "strongbox"]).play("pd2")

    assert (on_dunes(game, BLUE), on_dunes(game, WHITE)) == ([2], [2])
    assert (tokens(game), open_dunes(game)[1]) == ([], "strongbox")


def test_join_dune_is_not_spent_on_a_free_dune() -> None:
    me = {"targis": [3], "display": [["xt7"], [], []], "tokens": ["1.1"]}
    game = places(me, {"dunes": [2]}, dunes=["cistern", "strongbox"]).play("pd1")

    assert tokens(game) == ["1.1"]


def test_join_dune_not_beside_the_own_targi() -> None:
    me = {"targis": [], "dunes": [1], "display": [["xt7"], [], []], "tokens": ["1.1"]}
    game = places(me, {"dunes": [2]}, dunes=["cistern", "strongbox"])

    assert {move for move in moves(game) if move.startswith("pd")} == {"pd2"}


# -- place_opposite -------------------------------------------------------------------------------------------

FACES = {"display": [["xr7"], [], []], "tokens": ["1.1"]}
FACED = {"display": [["xr7"], [], []], "tokens": [], "faces_opponent": True}


def test_place_opposite_opens_the_cards_opposite_the_opponents_for_the_round() -> None:
    game = places(FACES | {"targis": [3]}, {"targis": [5]}).play("p15")
    assert (tokens(game), player(game)["faces_opponent"]) == ([], True)

    game.play("p6")

    assert "p14" in moves(game), "in this round the token serves on"


def test_place_opposite_is_not_spent_where_it_is_not_needed() -> None:
    game = places(FACES | {"targis": [3]}, {"targis": [5]}).play("p14")

    assert (tokens(game), player(game)["faces_opponent"]) == (["1.1"], False)


def test_place_opposite_not_on_the_robbers_card_nor_one_with_a_targi() -> None:
    robbed = places(FACES | {"targis": [3]}, {"targis": [10]}, robber=2)
    theirs = places(FACES | {"targis": [3, 6]}, {"targis": [5, 15]}, robber=2)
    mine = places(FACED | {"targis": [15, 3]}, {"targis": [5, 6]}, robber=2)

    assert "p2" not in moves(robbed), "opposite 10, but the robber is there"
    assert not moves(theirs) & {"p5", "p15"}, "each is opposite the other, and both are white's"
    assert "p15" not in moves(mine), "opposite 5, and blue stands there already"
    assert "p14" in moves(mine)


def test_place_opposite_leaves_the_opponent_bound() -> None:
    game = places(FACES | {"targis": [3]}, {"targis": [5]}).play("p15")

    assert not moves(game) & {"p9", "p5"}, "T10: white may not stand opposite blue's 3, nor on its own"
    game.play("p6").play("p7")
    assert "p13" not in moves(game)


def test_place_opposite_ends_with_the_round() -> None:
    me = FACED | {"targis": [15]}
    game = go(acts(me, {"targis": [5, 6, 7]}, robber=1), "b15-", "skip")
    while game.view(None)["round"] == 1:
        game.play(game.moves()[0])

    assert not player(game)["faces_opponent"]


# -- two markers on one card (X20) ----------------------------------------------------------------------------

CROSSED = {"targis": [5, 1], "dunes": [1]}
CROSSING = FACED | {"targis": [15, 11], "markers": [1]}


@pytest.mark.rule("X20", "T12")
def test_X20_the_lines_of_both_count() -> None:
    game = places(FACED | {"targis": [15, 11]}, {"targis": [5, 1]}, robber=2).play("pd1").play("p9")

    assert 1 in player(game, BLUE)["markers"]
    assert 1 in player(game, WHITE)["markers"]


@pytest.mark.rule("X20")
def test_X20_the_first_uses_the_card_and_the_other_marker_goes_home_at_once() -> None:
    game = acts(CROSSING, CROSSED, dunes=["cistern"], centre=centre(c1="goods:2d")).play("c1")

    assert goods(game, BLUE) == (2, 0, 0)
    assert player(game, WHITE)["markers"] == []
    assert space(game, 1)["face_down"]


@pytest.mark.rule("X20")
def test_X20_given_up_by_the_first_it_can_be_used_by_the_other() -> None:
    game = acts(FACED | {"markers": [1]}, CROSSED, dunes=["cistern"], centre=centre(c1="goods:2d")).play("c1-")
    assert (game.seat, player(game, WHITE)["markers"]) == (WHITE, [1])

    assert goods(game.play("c1"), WHITE) == (2, 0, 0)


@pytest.mark.rule("X20", "X25")
def test_X20_a_marker_moved_away_leaves_the_other_there() -> None:
    me = FACED | {"targis": [9], "markers": [1]}
    game = acts(me, CROSSED, dunes=["cistern"], robber=2).play("b9").play("to2")

    assert (player(game, BLUE)["markers"], player(game, WHITE)["markers"]) == ([2], [1])
    assert asked(game) == "act"
