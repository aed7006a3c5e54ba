"""Described positions that are legal: the tables that they become. ``test_position_refused.py`` has the illegal
ones."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import azalai
from tests.targi.tables import BLUE, WHITE, player

pytestmark = pytest.mark.rules

# -- there and back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_open_view_of_every_state_describes_that_state(seed: int) -> None:
    game, dice = azalai.new("targi", seed=seed, first=("blue", "white")[seed % 2]), random.Random(seed)
    while True:
        view = json.loads(json.dumps(game.view(None)))
        again = azalai.position("targi", view)
        assert again.view(None) == view
        assert (again.seat, again.moves()) == (game.seat, game.moves())
        if game.over:
            break
        move = dice.choices(game.moves(), [40 if move.text == "lay" else 1 for move in game.moves()])[0]
        game.play(move)


def test_a_view_can_be_changed_in_one_place() -> None:
    """Values that follow from the rest (scores, winners) are not read, but computed again."""
    view = azalai.new("targi", seed=11).view(None)
    view["players"][BLUE]["points"] += 3

    game = azalai.position("targi", view)

    assert game.scores() == [view["scores"][BLUE] + 3, view["scores"][WHITE]]


def test_a_position_goes_on_like_the_game_it_describes() -> None:
    game, dice = azalai.new("targi", seed=11), random.Random(11)
    for _ in range(60):
        game.play(dice.choice(game.moves()))
    again = azalai.position("targi", game.view(None))

    while not game.over:
        move = dice.choice(game.moves())
        game.play(move)
        assert again.play(move).view(None) == game.view(None)


def test_the_view_of_a_position_describes_the_same_table_byte_for_byte() -> None:
    game = azalai.position("targi", {"round": 5, "discards": {"goods": ["goods:1d", "goods:1any"]}}, seed=3)

    again = azalai.position("targi", game.view(None), seed=99)

    assert again.digest() == game.digest()


@pytest.mark.parametrize("hand", [{"card": "t6", "open": False, "deal": 1}, {"card": "t6", "open": True}])
@pytest.mark.parametrize("plays", ["b1 drop", "b1 lay pay1 r2", "b1 lay pay2 r1 b5 d>s enough b7"])
def test_what_is_finished_leaves_nothing_behind_in_the_record(plays: str, hand: dict[str, Any]) -> None:
    described = {
        "phase": "act",
        "round": 2,
        "decks": {"tribe": {"deal": 1}},
        "players": [
            {"targis": [1, 5, 7], "hand": [hand], "goods": {"dates": 3, "pepper": 2}},
            {"targis": [3, 9, 10]},
        ],
    }
    game = azalai.position("targi", described)
    for move in plays.split():
        game.play(move)

    assert azalai.position("targi", game.view(None)).digest() == game.digest()


# -- what is left out is as at the start ----------------------------------------------------------------------------


def test_an_empty_description_is_a_table_at_the_start() -> None:
    view = azalai.position("targi", {}).view(None)

    assert (view["phase"], view["round"], view["robber"], view["first"], view["seat"]) == ("place", 1, 1, BLUE, BLUE)
    assert [space["sort"] for space in view["centre"]] == ["goods", "tribe"] * 4 + ["goods"]
    assert (view["decks"]["goods"]["count"], view["decks"]["tribe"]["count"]) == (14, 41)
    for seat in view["players"]:
        assert (seat["goods"], seat["gold"], seat["points"]) == ({"dates": 2, "salt": 2, "pepper": 2}, 1, 4)
        assert (seat["targis"], seat["markers"], seat["hand"], seat["display"]) == ([], [], [], [[], [], []])


def test_cards_that_are_not_named_are_shuffled_from_the_seed() -> None:
    decks = [azalai.position("targi", {}, seed=seed).view(None)["decks"]["tribe"]["cards"] for seed in (1, 1, 2)]

    assert decks[0] == decks[1] != decks[2]


def test_goods_that_are_not_named_among_named_ones_are_none() -> None:
    game = azalai.position("targi", {"players": [{"goods": {"salt": 3}}]})

    assert player(game)["goods"] == {"dates": 0, "salt": 3, "pepper": 0}


def test_round_and_robber_say_the_same_so_one_is_enough() -> None:
    assert azalai.position("targi", {"round": 4}).view(None)["robber"] == 5
    assert azalai.position("targi", {"robber": 13}).view(None)["round"] == 10
    assert azalai.position("targi", {"robber": 8}).view(None)["round"] == 6


def test_on_a_corner_it_is_a_raid_and_elsewhere_placing() -> None:
    assert azalai.position("targi", {"robber": 8}).view(None)["phase"] == "raid"
    assert azalai.position("targi", {"robber": 9}).view(None)["phase"] == "place"


def test_the_start_player_is_that_of_the_option() -> None:
    assert azalai.position("targi", {}, first="white").seat == WHITE
    assert azalai.position("targi", {"first": 0}, first="white").seat == BLUE


def test_markers_follow_from_the_targis_unless_they_are_named() -> None:
    players = [{"targis": [2, 5, 7]}, {"targis": [3, 6, 11]}]
    game = azalai.position("targi", {"phase": "act", "robber": 1, "players": players})

    assert (player(game, BLUE)["markers"], player(game, WHITE)["markers"]) == ([2, 8], [4, 6])
    players[0]["markers"] = [8]
    fewer = azalai.position("targi", {"phase": "act", "robber": 1, "players": players})
    assert player(fewer, BLUE)["markers"] == [8]


def test_hand_cards_are_open_and_of_an_earlier_round_unless_it_is_said() -> None:
    game = azalai.position("targi", {"round": 3, "players": [{"hand": ["t1"]}]})

    assert player(game)["hand"] == [{"card": "t1", "taken": 2, "open": True}]


def test_named_deck_cards_lie_on_top_in_the_order_given() -> None:
    game = azalai.position("targi", {"decks": {"tribe": {"cards": ["t9", "o9", "w9"]}}})

    assert game.view(None)["decks"]["tribe"]["cards"][:3] == ["t9", "o9", "w9"]


def test_a_description_is_not_changed() -> None:
    described = {"phase": "act", "players": [{"targis": [5]}, {"targis": [2, 3, 10]}], "centre": [None, "t1"]}
    before = copy.deepcopy(described)

    azalai.position("targi", described)

    assert described == before
