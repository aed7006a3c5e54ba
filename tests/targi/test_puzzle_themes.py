"""The themes of puzzles of Targi: what speaks for the solution and not for the other move."""

from __future__ import annotations

from azalai import Game
from azalai.games import rulebook
from tests.hint_lines import line
from tests.targi.tables import acts, centre, places, raided, stock


def themes(game: Game, solution: tuple[str, ...], other: tuple[str, ...]) -> set[str]:
    return set(rulebook("targi").puzzle_themes(line(game, *solution), line(game, *other), game.setting))


def test_a_row_that_only_the_solution_completes() -> None:
    me = {"targis": [11, 13], "markers": [7], "display": [["o1", "o2", "o3"], ["w1"], []]}
    game = acts(me | stock(dates=2, salt=2, pepper=2, gold=2), centre=centre(c7="o8"))

    assert themes(game, ("c7", "lay", "r1"), ("b11",)) == {"row"}
    assert "row" not in themes(game, ("c7", "lay", "r1"), ("c7", "lay", "r1"))


def test_a_card_that_the_opponent_would_take() -> None:
    game = places([14], [5], robber=3, centre=centre(c2="goods:1g", c5="goods:1d", c4="goods:1s", c6="goods:1p"))
    there = ("p7", "p2", "p11", "p9", "b7-", "b11-", "b14-", "c4-", "c7-", "c2")

    assert themes(game, ("p2", "p11", "p7", "p9"), there) == {"denial"}


def test_what_a_raid_takes() -> None:
    game = raided(4, stock(dates=2, salt=1, points=3), stock(points=1))

    assert themes(game, ("goods", "-d"), ("points",)) == {"raid"}


def test_two_actions_of_which_one_comes_first() -> None:
    game = acts({"targis": [11, 15]})

    assert themes(game, ("b11", "b15"), ("b15", "b11")) == {"timing"}


def test_the_last_rounds() -> None:
    game = raided(16, stock(dates=2, salt=1, pepper=2, gold=1, points=3), stock(points=1))

    assert themes(game, ("gold",), ("points",)) == {"raid", "endgame"}
