"""The end and the final scoring. T50 to T52, E2."""

from __future__ import annotations

import pytest

import azalai
from azalai.games.targi.rules.scoring import winning_seats
from tests.targi.tables import BLUE, WHITE, acts, ended, points, stock

pytestmark = pytest.mark.rules

ELEVEN = [["t1", "t2", "t3", "t4"], ["r1", "r2", "r3", "r4"], ["n1", "n2", "n3"]]
TWELVE = [*ELEVEN[:2], [*ELEVEN[2], "n5"]]


# -- the end ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T50")
def test_T50_the_game_ends_with_the_round_of_a_twelfth_card() -> None:
    me = {"targis": [1], "hand": ["r6"], "display": ELEVEN} | stock(gold=1)
    game = acts(me, white=True)

    game.play("b1").play("lay")

    assert game.over
    assert game.view(None)["round"] == 2


@pytest.mark.rule("T50")
def test_T50_the_other_player_still_has_its_turn_if_it_is_due() -> None:
    me = {"targis": [1], "hand": ["r6"], "display": ELEVEN} | stock(gold=1)
    game = acts(me, {"targis": [5, 6, 7]})

    game.play("b1").play("lay")

    assert (game.over, game.seat) == (False, WHITE)
    game.play("b6").play("b7").play("b5-")
    assert game.over


@pytest.mark.rule("T50")
def test_T50_with_eleven_cards_the_game_goes_on() -> None:
    game = acts({"targis": [3], "display": ELEVEN}, white=True).play("b3")

    assert (game.over, game.view(None)["round"]) == (False, 3)


@pytest.mark.rule("T50")
def test_T50_a_twelfth_card_in_the_last_round_ends_the_game_before_raid_4() -> None:
    me = {"targis": [1], "hand": ["r6"], "display": ELEVEN} | stock(gold=1, points=5)
    game = acts(me, white=True, robber=15)

    game.play("b1").play("lay")

    assert game.over
    assert (points(game, WHITE), game.view(None)["robber"]) == (5, 15)


@pytest.mark.rule("T50")
def test_T50_or_the_game_ends_with_raid_4() -> None:
    game = azalai.position("targi", {"robber": 16}).play("points")
    assert not game.over

    assert game.play("points").over


# -- the score ----------------------------------------------------------------------------------------------


def blue_scores(*rows: list[str], points: int = 0, **rest: object) -> int:
    laid = list(rows) + [[]] * (3 - len(rows))
    return ended({"display": laid, **stock(points=points), **rest}).scores()[BLUE]


@pytest.mark.rule("T51")
def test_T51_point_tokens_count() -> None:
    assert blue_scores(points=7) == 7


@pytest.mark.rule("T51")
def test_T51_silver_crosses_on_laid_cards_count() -> None:
    assert blue_scores(["t1", "t3"], ["r7"]) == 3 + 2 + 1


@pytest.mark.rule("T51")
def test_T51_end_effects_of_laid_cards_count() -> None:
    assert blue_scores(["w6", "w7"]) == 1 + 1 + 1  # w6: a point for every two wells


@pytest.mark.rule("T51")
def test_T51_a_complete_row_of_one_kind_is_worth_four() -> None:
    assert blue_scores(["n1", "n2", "n3", "n4"]) == 3 + 3 + 2 + 2 + 4


@pytest.mark.rule("T51")
def test_T51_a_complete_row_of_four_different_kinds_is_worth_two() -> None:
    assert blue_scores(["n1", "t1", "w1", "o1"]) == 3 + 3 + 3 + 3 + 2


@pytest.mark.rule("T51")
@pytest.mark.parametrize(
    ("row", "crosses"),
    [
        (["n1", "n2", "n3"], 8),  # not complete
        (["n1", "t1", "w1"], 9),  # not complete
        (["n1", "n2", "n3", "t1"], 11),  # three of a kind and another
        (["n1", "n2", "t1", "w1"], 12),  # a pair
        (["n1", "n2", "t1", "t2"], 12),  # two pairs
    ],
)
def test_T51_other_rows_are_worth_nothing_more(row: list[str], crosses: int) -> None:
    assert blue_scores(row) == crosses


@pytest.mark.rule("T51")
def test_T51_each_row_counts_for_itself() -> None:
    kinds_and_colours = [["n1", "n2", "n3", "n4"], ["t1", "r1", "w1", "o1"], ["t3", "r3", "w3", "n8"]]

    assert blue_scores(*kinds_and_colours) == (3 + 3 + 2 + 2) + 4 + 12 + 2 + (2 + 2 + 2 + 1) + 2


@pytest.mark.rule("T51")
def test_T51_the_hand_card_counts_nothing() -> None:
    assert blue_scores(["w6"], hand=["w1"]) == 1  # neither its crosses nor as the second well


@pytest.mark.rule("T51")
def test_T51_gold_and_goods_count_nothing() -> None:
    assert ended(stock(dates=4, salt=3, pepper=3, gold=3, points=1)).scores()[BLUE] == 1


# -- ties ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T51", "T52")
@pytest.mark.parametrize(
    ("blue", "white", "winners"),
    [
        (stock(points=6), stock(points=5, gold=3, dates=5), [BLUE]),  # more points
        (stock(points=5, gold=1, dates=5), stock(points=5, gold=2), [WHITE]),  # more gold
        (stock(points=5, gold=1, dates=3), stock(points=5, gold=1, pepper=4), [WHITE]),  # more goods
        (stock(points=5, gold=1, dates=3), stock(points=5, gold=1, salt=1, pepper=2), [BLUE, WHITE]),  # a draw
    ],
)
def test_T52_a_tie_is_broken_by_gold_then_by_goods(
    blue: dict[str, object], white: dict[str, object], winners: list[int]
) -> None:
    game = ended(blue, white)

    assert game.winners() == winners
    assert game.view(None)["winners"] == winners
    assert winning_seats(game.table, game.setting.cards) == sum(1 << seat for seat in winners)


def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert azalai.new("targi", seed=1).winners() == []


# -- the worked example ---------------------------------------------------------------------------------------


@pytest.mark.rule("E2", "T51")
def test_E2_the_worked_example_of_scoring_makes_33() -> None:
    game = azalai.position(
        "targi",
        {
            "phase": "over",
            "round": 9,
            "players": [
                {
                    "points": 3,
                    "display": [
                        ["o1", "o2", "o3", "o5"],  # four oases
                        ["o7", "t3", "r9", "n3"],  # four different kinds
                        ["w6", "t7", "w7", "r3"],  # the well twice
                    ],
                }
            ],
        },
    )

    sheet = [(line.what, line.about, line.points) for line in game.score_sheet(BLUE)]

    assert sheet == [
        ("tokens", "", 3),
        ("crosses", "", 21),
        ("card", "r9", 2),
        ("card", "w6", 1),
        ("row", "1", 4),
        ("row", "2", 2),
    ]
    assert game.scores()[BLUE] == 33
    assert game.winners() == [BLUE]


def test_the_score_sheet_adds_up_to_the_score() -> None:
    game = ended({"display": TWELVE, "points": 2})

    assert sum(line.points for line in game.score_sheet(BLUE)) == game.scores()[BLUE]
