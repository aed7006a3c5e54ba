"""The end of the game. B34, B35."""

from __future__ import annotations

from typing import Any

import pytest

from azalai import Game
from azalai.games import rulebook
from tests.tuareg.tables import BLUE, RED, WHITE, cards, last_turn, own, play, player

pytestmark = pytest.mark.rules


def ended(*players: Any, **rest: Any) -> Game:
    """The game after the last turn of stage 2."""
    return play(last_turn(*players, stage=2, **rest), "end")


def points(number: int) -> dict[str, Any]:
    """This number of points from stage 1."""
    return {"scored": {"stage_1": {"water": number}}}


@pytest.mark.rule("B34")
def test_B34_majorities_once_more_then_unused_special_cards_and_maps() -> None:
    game = ended(
        player("", "g", donkeys=",s", caves=[[], ["millet"]], thieves=2, maps=2, **points(6)),
        player("", "gg"),
    )

    assert own(game)["scored"]["stage_2"] == {"water": 0, "gold": 0, "salt": 4, "millet": 3}
    assert own(game)["scored"]["unused"] == 1 + 1 + 2  # a donkey, a cave, two thieves
    assert own(game)["scored"]["maps_2"] == 4
    assert game.scores() == [6 + 7 + 4 + 4, 5]
    assert game.over


@pytest.mark.rule("B34")
def test_B34_used_ones_are_worth_nothing() -> None:
    game = ended(
        player("", "", donkeys="s", caves=[["gold"]], stolen=[{"card": "gold", "from": WHITE}]), player("", "gg")
    )

    assert own(game)["scored"]["unused"] == 0


@pytest.mark.rule("B34")
def test_B34_nobody_is_asked_about_maps_at_the_end() -> None:
    game = ended(player("", "", maps=1), player("", "g"))

    assert game.over
    assert own(game)["scored"]["maps_2"] == 2


@pytest.mark.rule("B34")
def test_B34_the_score_sheet_tells_it_line_by_line() -> None:
    game = ended(player("", "g", maps=1, **points(6)), player("", "s"))

    lines = {(line.what, line.about): line.points for line in game.score_sheet(BLUE) if line.points}
    assert lines == {("stage_1", "water"): 6, ("stage_2", "gold"): 5, ("maps_2", ""): 2}
    assert sum(line.points for line in game.score_sheet(BLUE)) == game.scores()[BLUE]


@pytest.mark.rule("B35")
def test_B35_most_points_over_both_stages_win() -> None:
    game = ended(player("m", "g", **points(3)), player("wwww", "s", **points(3)))

    assert game.scores() == [8, 7]
    assert game.winners() == [BLUE]


@pytest.mark.rule("B35")
def test_B35_tied_on_points_the_richer_cache_wins_by_its_sum() -> None:
    """Two salt and a millet are 5 dinar, one water 3."""
    game = ended(player("w", "g"), player("ssm", "s", **points(1)))

    assert game.scores() == [5, 5]
    assert game.winners() == [WHITE]


@pytest.mark.rule("B35")
def test_B35_still_tied_the_victory_is_shared() -> None:
    game = ended(player("g", "g"), player("s", "s", **points(1)), player("wwww", "m"))

    assert game.scores() == [5, 5, 3]
    assert game.winners() == [BLUE, WHITE]


@pytest.mark.rule("B35")
def test_B35_the_caches_of_tied_players_are_shown() -> None:
    game = ended(player("w", "g"), player("ssm", "s", **points(1)), player("mm", "m"))

    for seat in (BLUE, WHITE, RED):
        players = game.view(seat)["players"]
        assert players[BLUE]["cache"] == cards("w")
        assert players[WHITE]["cache"] == cards("ssm")
    assert game.view(BLUE)["players"][RED]["cache"] == [None, None]
    assert game.view(RED)["players"][RED]["cache"] == cards("mm")


@pytest.mark.rule("B35")
def test_B35_without_a_tie_no_cache_is_shown() -> None:
    game = ended(player("w", "g"), player("ssm", "s"))
    assert game.winners() == [BLUE]

    assert game.view(BLUE)["players"][WHITE]["cache"] == [None] * 3
    assert game.view(WHITE)["players"][BLUE]["cache"] == [None], "not the winner's either"


@pytest.mark.rule("B35")
def test_B35_to_the_kernel_a_shared_victory_is_minus_one() -> None:
    book = rulebook("tuareg")
    shared = ended(player("g", "g"), player("s", "s", **points(1)))
    alone = ended(player("w", "g"), player("ssm", "s", **points(1)))

    winners = []
    for game in (shared, alone):
        setting = book.setting(game.options)
        winners.append(book.rules.winner(book.position(game.view(None), setting, 0), setting.cards))
    assert winners == [-1, WHITE]
