"""The end of a turn and of a round: limits, cards turned up, the next start player. T30, T31."""

from __future__ import annotations

import pytest

import azalai
from tests.targi.tables import BLUE, WHITE, acts, centre, gold, goods, moves, space, stock

pytestmark = pytest.mark.rules


@pytest.mark.rule("T30")
def test_T30_after_its_last_action_a_player_keeps_ten_goods_of_its_choice_and_three_gold() -> None:
    game = acts({"targis": [3]} | stock(dates=6, salt=4, pepper=1, gold=5))

    game.play("b3")  # a twelfth good

    assert gold(game) == 3
    assert game.seat == BLUE
    assert moves(game) == {"-d", "-s", "-p"}
    game.play("-s").play("-p")
    assert goods(game) == (6, 4, 0)
    assert game.seat == WHITE


@pytest.mark.rule("T30")
def test_T30_ten_goods_and_three_gold_are_kept() -> None:
    game = acts({"targis": [3]} | stock(dates=5, salt=3, pepper=1, gold=3))

    game.play("b3")

    assert (goods(game), gold(game), game.seat) == ((5, 4, 1), 3, WHITE)


@pytest.mark.rule("T30")
def test_T30_each_player_keeps_to_the_limit_after_its_own_turn() -> None:
    ten = stock(dates=4, salt=3, pepper=3)
    game = acts({"targis": [3]} | ten, ten, white=True, robber=1).play("b3-")  # round 2; white is start player
    for place in ("p3", "p6", "p5", "p11", "p7", "p1"):
        game.play(place)
    asked = []

    for move in ("c3-", "c9-", "b5-", "b7-", "b3", "-s", "c4-", "b1-", "b11-", "b6", "-s"):
        if move == "-s":
            asked.append((game.seat, moves(game)))
        game.play(move)

    assert asked == [(WHITE, {"-d", "-s", "-p"}), (BLUE, {"-d", "-s", "-p"})]
    assert (goods(game, WHITE), goods(game, BLUE)) == ((4, 3, 3), (4, 2, 4))


@pytest.mark.rule("T30")
def test_T30_during_the_turn_there_is_no_limit() -> None:
    game = acts({"targis": [3, 6, 7]} | stock(dates=5, salt=5, pepper=5, gold=9))

    game.play("b3").play("b6")

    assert (goods(game), gold(game)) == ((5, 6, 6), 9)
    assert moves(game) == {"b7", "b7-"}


@pytest.mark.rule("T31")
def test_T31_at_the_end_of_the_round_face_down_cards_are_turned_up() -> None:
    game = acts(
        {"targis": [3, 6], "markers": [6]},
        white=True,
        centre=centre(c6="goods:1g"),
        decks={"tribe": {"cards": ["w1"]}},
    )
    game.play("c6").play("b3").play("b6")
    assert space(game, 6)["face_down"]

    game.play("done")

    assert (space(game, 6)["card"], space(game, 6)["face_down"]) == ("w1", False)


@pytest.mark.rule("T31")
@pytest.mark.parametrize("first", [BLUE, WHITE])
def test_T31_the_start_player_changes(first: int) -> None:
    players = [{}, {}]
    players[1 - first] = {"targis": [3]}
    game = azalai.position(
        "targi", {"phase": "act", "robber": 2, "first": first, "seat": 1 - first, "players": players, "round": 2}
    )

    game.play("b3")

    assert (game.view(None)["first"], game.seat) == (1 - first, 1 - first)
