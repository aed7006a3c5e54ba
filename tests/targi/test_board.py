"""The board: ring, lines, names. T01, T02, T61."""

from __future__ import annotations

import pytest

import azalai
from azalai.games.targi.rules import board
from tests.targi.tables import (
    BLUE,
    COLUMN_CARDS,
    OPPOSITE,
    ROUND_OF,
    ROW_CARDS,
    WHITE,
    acts,
    display,
    moves,
    out_of_the_way,
    places,
    player,
    space,
    stock,
)

pytestmark = pytest.mark.rules

# T01 in numbers: which column (from the left) or row (from the top) each border card looks along.
COLUMN = {1: 1, 2: 2, 3: 3, 9: 3, 10: 2, 11: 1}
ROW = {5: 1, 6: 2, 7: 3, 13: 3, 14: 2, 15: 1}


@pytest.mark.rule("T01")
def test_T01_the_border_is_a_fixed_ring_of_sixteen_with_the_raids_in_its_corners() -> None:
    rings = [azalai.new("targi", seed=seed).view(None)["border"] for seed in (1, 2)]

    assert [card["number"] for card in rings[0]] == list(range(1, 17))
    assert [card["number"] for card in rings[0] if card["role"] == "raid"] == [4, 8, 12, 16]
    assert [card["role"] for card in rings[0]] == [card["role"] for card in rings[1]]


@pytest.mark.rule("T01")
@pytest.mark.parametrize("column", COLUMN_CARDS)
@pytest.mark.parametrize("row", ROW_CARDS)
def test_T01_the_ring_runs_clockwise_round_the_nine_spaces(column: int, row: int) -> None:
    blue = [column, row]
    robber = next(n for n in ROUND_OF if n not in {*blue, OPPOSITE[column], OPPOSITE[row]})
    game = places(blue, out_of_the_way(robber, [*blue, OPPOSITE[column]]), robber=robber, first=WHITE)

    game.play(f"p{OPPOSITE[column]}")

    assert player(game, BLUE)["markers"] == [(ROW[row] - 1) * 3 + COLUMN[column]]


@pytest.mark.rule("T02")
@pytest.mark.parametrize(("number", "across"), sorted(OPPOSITE.items()))
def test_T02_border_cards_on_one_line_are_opposite(number: int, across: int) -> None:
    robber = 1 if number not in (1, 11) else 2
    game = places([number], [], robber=robber)

    free = moves(game)

    assert free == {f"p{n}" for n in ROUND_OF if n not in (robber, number, across)}


LINES = {
    **dict.fromkeys((1, 11), (1, 4, 7)),
    **dict.fromkeys((2, 10), (2, 5, 8)),
    **dict.fromkeys((3, 9), (3, 6, 9)),
    **dict.fromkeys((5, 15), (1, 2, 3)),
    **dict.fromkeys((6, 14), (4, 5, 6)),
    **dict.fromkeys((7, 13), (7, 8, 9)),
}


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("number", "spaces"), LINES.items())
def test_T12_a_border_card_looks_along_three_spaces(number: int, spaces: tuple[int, ...]) -> None:
    assert tuple(board.space_in_line(number, i) + 1 for i in range(3)) == spaces


@pytest.mark.rule("T61")
@pytest.mark.parametrize("number", range(1, 10))
def test_T61_centre_spaces_go_by_1_to_9_in_reading_order(number: int) -> None:
    laid: list[str | None] = ["goods:1g" if n == number else None for n in range(1, 10)]
    game = acts({"targis": [7], "markers": [number]}, centre=laid)

    assert space(game, number)["space"] == number
    assert space(game, number)["card"] == "goods:1g"
    assert moves(game) == {"b7", "b7-", f"c{number}", f"c{number}-"}
    taken, left = game.copy().play(f"c{number}"), game.copy().play(f"c{number}-")

    assert (taken.view(None)["discards"]["goods"], player(taken)["targis"]) == (["goods:1g"], [7])
    assert (left.view(None)["discards"]["goods"], player(left)["markers"]) == ([], [])


@pytest.mark.rule("T61")
def test_T61_rows_go_by_1_to_3_from_the_top_and_places_by_1_to_4_from_the_left() -> None:
    me = {"targis": [1], "hand": ["o5"], "display": [["t1", "t2"], ["n1"], []]} | stock(pepper=1, gold=1)
    game = acts(me).play("b1").play("lay").play("r3")

    assert moves(game) == {"s1.1", "s1.2", "s2.1", "s3.1", "skip"}
    game.play("s1.2").play("s3.1")

    assert display(game) == [["t1", "o5"], ["n1"], ["t2"]]
