"""The robber walks, the Targis are placed, the markers are laid. T07 to T12, E1."""

from __future__ import annotations

import pytest

import azalai
from tests.targi.tables import BLUE, ROUND_OF, WHITE, acts, moves, places, player

pytestmark = pytest.mark.rules

NEXT = {1: 2, 2: 3, 3: 4, 5: 6, 6: 7, 7: 8, 9: 10, 10: 11, 11: 12, 13: 14, 14: 15, 15: 16}


def end_of_round(robber: int) -> azalai.Game:
    """The last decision of a round: white gives up its last Targi."""
    last = 2 if robber != 2 else 3
    return acts({"targis": [last]}, white=True, robber=robber).play(f"b{last}-")


@pytest.mark.rule("T07")
def test_T07_in_round_1_the_robber_enters_card_1() -> None:
    view = azalai.new("targi", seed=1).view(None)

    assert (view["round"], view["robber"]) == (1, 1)


@pytest.mark.rule("T07")
@pytest.mark.parametrize("robber", sorted(NEXT))
def test_T07_each_round_it_moves_one_card_clockwise(robber: int) -> None:
    game = end_of_round(robber)

    assert game.view(None)["robber"] == NEXT[robber]


@pytest.mark.rule("T08")
@pytest.mark.parametrize("corner", [4, 8, 12])
def test_T08_on_a_corner_there_is_a_raid_and_then_it_moves_on_at_once(corner: int) -> None:
    game = end_of_round(corner - 1)

    assert (game.view(None)["phase"], game.view(None)["robber"]) == ("raid", corner)
    game.play("points").play("points")

    view = game.view(None)
    assert (view["phase"], view["robber"], view["round"]) == ("place", corner + 1, ROUND_OF[corner + 1])


@pytest.mark.rule("T08")
@pytest.mark.parametrize("robber", [1, 2, 5, 6, 9, 10, 13, 14])
def test_T08_there_is_no_raid_elsewhere(robber: int) -> None:
    game = end_of_round(robber)

    assert (game.view(None)["phase"], game.view(None)["round"]) == ("place", ROUND_OF[robber] + 1)


@pytest.mark.rule("T08")
def test_T08_there_are_twelve_rounds_at_most() -> None:
    game = end_of_round(15)
    assert game.view(None)["round"] == 12

    game.play("points").play("points")

    assert game.over
    assert game.view(None)["round"] == 12


@pytest.mark.rule("T09")
@pytest.mark.parametrize(("first", "name"), [(BLUE, "blue"), (WHITE, "white")])
def test_T09_the_players_place_by_turns_from_the_start_player_on_until_each_has_three(first: int, name: str) -> None:
    game = azalai.new("targi", seed=7, first=name)
    seats = []

    for number in (2, 3, 5, 6, 7, 11):
        seats.append(game.seat)
        game.play(f"p{number}")

    assert seats == [first, 1 - first] * 3
    assert player(game, first)["targis"] == [2, 5, 7]
    assert (game.view(None)["phase"], game.seat) == ("act", first)


@pytest.mark.rule("T10", "T11")
def test_T10_T11_what_is_closed_to_a_targi_and_what_is_not() -> None:
    game = places([1, 5], [7], robber=2)

    free = moves(game)

    closed = {
        2: "the robber",
        4: "corner",
        8: "corner",
        12: "corner",
        16: "corner",
        1: "a Targi of blue",
        5: "a Targi of blue",
        7: "an own Targi",
        11: "opposite blue's on 1",
        15: "opposite blue's on 5",
    }
    assert free == {f"p{number}" for number in range(1, 17) if number not in closed}


@pytest.mark.rule("T10")
@pytest.mark.parametrize(
    ("number", "why"), [(2, "robber"), (4, "corner"), (1, "taken"), (7, "taken"), (11, "opposite")]
)
def test_T10_a_closed_card_is_refused(number: int, why: str) -> None:
    game = places([1, 5], [7], robber=2)
    before = game.digest()

    with pytest.raises(azalai.IllegalMove):
        game.play(f"p{number}")

    assert game.digest() == before


@pytest.mark.rule("T11")
def test_T11_opposite_the_robber_and_opposite_an_own_targi_is_allowed() -> None:
    game = places([1, 5], [7], robber=2)

    assert {"p10", "p13"} <= moves(game)  # 10 faces the robber on 2, 13 the mover's own Targi on 7
    game.play("p13")

    assert player(game, WHITE)["targis"] == [7, 13]


@pytest.mark.rule("T12")
def test_T12_a_marker_lies_on_every_crossing_of_an_own_row_and_an_own_column() -> None:
    game = places([10, 5], [3, 6, 11], robber=2, first=WHITE)

    game.play("p7")

    assert player(game, BLUE)["markers"] == [2, 8]  # column 2 with rows 1 and 3
    assert player(game, WHITE)["markers"] == [4, 6]  # row 2 with columns 1 and 3


@pytest.mark.rule("T12")
def test_T12_two_facing_targis_and_a_third_across_make_one_crossing() -> None:
    game = places([7, 13], [1, 3, 6], robber=2, first=WHITE).play("p10")

    assert player(game, BLUE)["markers"] == [8]


@pytest.mark.rule("T12")
def test_T12_three_targis_along_columns_make_no_crossing() -> None:
    game = places([1, 10], [5, 6, 7], robber=2, first=WHITE).play("p9")

    assert player(game, BLUE)["markers"] == []
    assert player(game, WHITE)["markers"] == []  # and three along rows make none either


@pytest.mark.rule("T12")
def test_T12_nothing_is_chosen_about_markers() -> None:
    game = places([10, 5], [3, 6, 11], robber=2, first=WHITE).play("p7")

    assert game.seat == WHITE
    assert moves(game) == {"b3", "b3-", "b6", "b6-", "b11", "b11-", "c4", "c4-", "c6", "c6-"}


@pytest.mark.rule("E1")
def test_E1_the_worked_example_of_placing() -> None:
    game = azalai.new("targi", seed=7)
    assert (game.seat, game.view(None)["robber"]) == (BLUE, 1)
    assert "p1" not in moves(game)  # the robber's own card

    game.play("p2")
    assert "p10" not in moves(game)  # white may not place opposite blue
    game.play("p6")
    assert "p14" not in moves(game)  # blue may not place opposite white
    game.play("p5")
    assert "p11" in moves(game)  # opposite the robber is allowed
    game.play("p11").play("p7").play("p3")

    assert player(game, BLUE)["targis"] == [2, 5, 7]
    assert player(game, WHITE)["targis"] == [3, 6, 11]
    assert player(game, BLUE)["markers"] == [2, 8]
    assert player(game, WHITE)["markers"] == [4, 6]
    assert (game.view(None)["phase"], game.seat) == ("act", BLUE)
