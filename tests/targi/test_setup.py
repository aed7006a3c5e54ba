"""Set-up. T03 to T06."""

from __future__ import annotations

from collections import Counter

import pytest

import azalai
from tests.targi.tables import BLUE, WHITE, acts, goods, moves, stock

pytestmark = pytest.mark.rules

GOODS_CARDS = {
    "goods:1d": 2,
    "goods:1s": 2,
    "goods:1p": 2,
    "goods:2d": 1,
    "goods:2s": 1,
    "goods:2p": 1,
    "goods:1d1s": 1,
    "goods:1d1p": 1,
    "goods:1s1p": 1,
    "goods:1any": 3,
    "goods:1g": 3,
    "goods:1v": 1,
}


@pytest.mark.rule("T03")
def test_T03_the_centre_starts_as_a_checkerboard_with_goods_in_corners_and_middle() -> None:
    view = azalai.new("targi", seed=4).view(None)

    sorts = [space["sort"] for space in view["centre"]]

    assert sorts == ["goods", "tribe", "goods", "tribe", "goods", "tribe", "goods", "tribe", "goods"]
    assert not any(space["face_down"] for space in view["centre"])


@pytest.mark.rule("T03")
def test_T03_nineteen_goods_cards_and_five_kinds_of_nine_tribe_cards_lie_in_centre_and_decks() -> None:
    view = azalai.new("targi", seed=4).view(None)

    in_centre = [space["card"] for space in view["centre"]]
    dealt = in_centre + view["decks"]["goods"]["cards"] + view["decks"]["tribe"]["cards"]
    tribe = [name for name in dealt if not name.startswith("goods:")]

    assert Counter(name for name in dealt if name.startswith("goods:")) == GOODS_CARDS
    assert len(set(tribe)) == 45
    kinds = Counter(view["cards"][name]["kind"] for name in tribe)
    assert kinds == {"targia": 9, "rider": 9, "tent": 9, "well": 9, "oasis": 9}
    assert (view["decks"]["goods"]["count"], view["decks"]["tribe"]["count"]) == (14, 41)
    assert view["discards"] == {"goods": [], "tribe": []}


@pytest.mark.rule("T03")
@pytest.mark.parametrize("sort", ["goods", "tribe"])
def test_T03_both_decks_are_shuffled(sort: str) -> None:
    decks = [tuple(azalai.new("targi", seed=seed).view(None)["decks"][sort]["cards"]) for seed in range(20)]

    assert len(set(decks)) == 20


@pytest.mark.rule("T04")
@pytest.mark.parametrize("seat", [BLUE, WHITE])
def test_T04_each_player_starts_with_six_goods_a_gold_four_points_and_nothing_laid(seat: int) -> None:
    view = azalai.new("targi", seed=4).view(None)["players"][seat]

    assert view["goods"] == {"dates": 2, "salt": 2, "pepper": 2}
    assert (view["gold"], view["points"]) == (1, 4)
    assert (view["hand"], view["display"]) == ([], [[], [], []])
    assert (view["targis"], view["markers"]) == ([], [])


@pytest.mark.rule("T04")
def test_T04_each_player_has_three_targis() -> None:
    game = azalai.new("targi", seed=4)

    for number in (2, 3, 5, 6, 7, 11):
        game.play(f"p{number}")

    assert [seat["targis"] for seat in game.view(None)["players"]] == [[2, 5, 7], [3, 6, 11]]
    assert not any(text.startswith("p") for text in moves(game))


@pytest.mark.rule("T05")
def test_T05_the_supply_never_runs_out() -> None:
    game = acts({"targis": [7, 13]} | stock(dates=300), decks={"goods": {"cards": ["goods:2d"]}})

    game.play("b7").play("b13")

    assert goods(game) == (10, 0, 0), "303 dates, of which 293 went back after the turn (T30)"
    game.undo()
    assert goods(game) == (301, 0, 0)


@pytest.mark.rule("T06")
def test_T06_blue_begins_unless_the_table_says_otherwise() -> None:
    assert azalai.new("targi", seed=1).seat == BLUE
    assert azalai.new("targi", seed=1, first="white").seat == WHITE
    assert azalai.new("targi", seed=1, first="blue").seat == BLUE
    assert azalai.new("targi", seed=1, first="white").view(None)["first"] == WHITE
