"""Raids. T40 to T44."""

from __future__ import annotations

import pytest

from tests.targi.tables import BLUE, NOTHING, WHITE, acts, gold, goods, moves, points, raided, stock

pytestmark = pytest.mark.rules

RAIDS = [(4, 1, 1), (8, 2, 1), (12, 3, 2)]  # corner, goods, points


@pytest.mark.rule("T40")
@pytest.mark.parametrize(("corner", "wares", "tokens"), RAIDS)
def test_T40_the_first_three_raids_take_goods_or_points(corner: int, wares: int, tokens: int) -> None:
    game = raided(corner, stock(dates=4, gold=1, points=5))

    assert moves(game) == {"goods", "points"}
    paid_in_goods = game.copy().play("goods")
    assert (goods(paid_in_goods), points(paid_in_goods)) == ((4 - wares, 0, 0), 5)
    paid_in_points = game.copy().play("points")
    assert (goods(paid_in_points), points(paid_in_points)) == ((4, 0, 0), 5 - tokens)


@pytest.mark.rule("T40", "T43")
def test_T40_the_fourth_raid_takes_a_gold_or_three_points() -> None:
    game = raided(16, stock(dates=4, gold=2, points=5))

    assert moves(game) == {"gold", "points"}
    paid_in_gold = game.copy().play("gold")
    assert (gold(paid_in_gold), points(paid_in_gold), goods(paid_in_gold)) == (1, 5, (4, 0, 0))
    paid_in_points = game.copy().play("points")
    assert (gold(paid_in_points), points(paid_in_points)) == (2, 2)


@pytest.mark.rule("T41")
@pytest.mark.parametrize("first", [BLUE, WHITE])
def test_T41_the_current_start_player_gives_first(first: int) -> None:
    game = raided(4, first=first)
    seats = [game.seat]

    seats.append(game.play("points").seat)

    assert seats == [first, 1 - first]
    game.play("points")
    assert (points(game, BLUE), points(game, WHITE)) == (3, 3)


@pytest.mark.rule("T41")
def test_T41_it_is_the_start_player_of_the_round_to_come() -> None:
    game = acts({"targis": [2]}, white=True, robber=3)  # blue was the start player of round 3

    game.play("b2")

    assert (game.view(None)["phase"], game.seat) == ("raid", WHITE)
    assert game.play("points").seat == BLUE


@pytest.mark.rule("T41")
def test_T41_each_player_chooses_which_goods_it_gives() -> None:
    game = raided(12, stock(dates=3, salt=2, pepper=1, points=5)).play("goods")

    assert moves(game) == {"-d", "-s", "-p"}
    game.play("-p").play("-s").play("-s")

    assert goods(game) == (3, 0, 0)
    assert game.seat == WHITE


@pytest.mark.rule("T42")
def test_T42_who_can_pay_only_one_in_full_pays_that_one() -> None:
    only_points = raided(12, stock(dates=2, points=2))
    only_goods = raided(12, stock(dates=3, salt=1, points=1)).play("-d").play("-d").play("-s")

    assert (goods(only_points), points(only_points)) == ((2, 0, 0), 0)
    assert (goods(only_goods), points(only_goods)) == ((1, 0, 0), 1)


@pytest.mark.rule("T42")
def test_T42_just_enough_is_paid_in_full_with_nothing_to_choose() -> None:
    game = raided(12, stock(dates=2, pepper=1, points=1))

    assert (goods(game), points(game), game.seat) == ((0, 0, 0), 1, WHITE)


@pytest.mark.rule("T42")
def test_T42_who_can_pay_neither_gives_all_it_has_of_one_as_it_chooses() -> None:
    game = raided(12, stock(dates=1, pepper=1, gold=2, points=1))

    assert moves(game) == {"goods", "points"}
    gave_goods = game.copy().play("goods")
    assert (goods(gave_goods), points(gave_goods)) == ((0, 0, 0), 1)
    gave_points = game.copy().play("points")
    assert (goods(gave_points), points(gave_points)) == ((1, 0, 1), 0)


@pytest.mark.rule("T42")
def test_T42_who_can_pay_neither_gives_what_it_has_any_of() -> None:
    no_points = raided(12, stock(dates=1, pepper=1))
    no_gold = raided(16, stock(dates=5, points=2))

    assert goods(no_points) == (0, 0, 0)
    assert (goods(no_gold), points(no_gold)) == ((5, 0, 0), 0)


@pytest.mark.rule("T42", "T43")
def test_T42_who_has_neither_gives_nothing() -> None:
    game = raided(8, stock(gold=3))  # gold is not a good

    assert (game.seat, gold(game)) == (WHITE, 3)
    last = raided(16, stock(dates=5), NOTHING)
    assert last.over
    assert goods(last) == (5, 0, 0)


@pytest.mark.rule("T43")
def test_T43_gold_is_not_a_good() -> None:
    game = raided(4, stock(gold=3, points=4))  # only points can be given

    assert (gold(game), points(game), game.seat) == (3, 3, WHITE)


@pytest.mark.rule("T44")
def test_T44_after_raid_4_the_game_is_over() -> None:
    game = acts({"targis": [2]}, white=True, robber=15).play("b2-").play("gold")
    assert not game.over

    game.play("gold")

    assert game.over
    assert game.seat is None
    assert (gold(game, BLUE), gold(game, WHITE)) == (0, 0)
