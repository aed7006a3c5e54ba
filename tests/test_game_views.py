"""What a game shows through the public API: views, scores, the log, equality, earlier moments."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai import Game, IllegalOption
from tests.api_games import finished, played

# -- seeing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_goes_into_json_and_back(seat: int | None) -> None:
    view = played("p2 p6 p5 p11 p7 p3 b2").view(seat)

    assert json.loads(json.dumps(view)) == view
    assert view["seen_by"] == seat


@pytest.mark.parametrize(
    ("name", "options"),
    [("targi", {}), ("targi", {"expansion": True, "tribe": "mixed"}), ("tuareg", {"seats": 3})],
)
def test_the_views_of_a_seat_and_of_the_open_table_have_the_same_words(name: str, options: dict[str, Any]) -> None:
    game = azalai.new(name, seed=3, **options)

    for seat in range(game.seats):
        assert set(game.view(None)) == set(game.view(seat))
        assert game.view(seat)["chance"] is None
    assert game.view(None)["chance"] is not None
    if "tribe" in options:
        assert (len(game.view(None)["box"]), game.view(0)["box"]) == (45, None)


def test_a_view_is_enough_to_draw_the_whole_table() -> None:
    view = played().view(1)

    assert len(view["border"]) == 16
    assert len(view["centre"]) == 9
    assert [len(view["players"]), view["robber"], view["first"], view["seat"], view["round"]] == [2, 1, 0, 0, 1]
    for space in view["centre"]:
        assert space["card"] in view["cards"] or space["card"].startswith("goods:")


def test_changing_a_view_changes_no_table() -> None:
    game = played()
    before = game.digest()

    view = game.view(None)
    view["players"][0]["goods"]["dates"] = 99
    view["players"][0]["targis"].clear()
    view["cards"]["t1"]["cost"].clear()
    view["border"][4]["rates"].clear()

    assert game.digest() == before
    assert game.view(None)["cards"]["t1"]["cost"] == ["1d2s2p"]
    assert len(game.view(None)["border"][4]["rates"]) == 2


@pytest.mark.parametrize("seat", [2, -1, "blue", True, 0.0])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    game = azalai.new("targi", seed=7)

    for ask in (game.view, game.observation, lambda s: game.imagine(s, 1)):
        with pytest.raises(IllegalOption):
            ask(seat)


def test_scores_stand_at_any_moment_and_winners_at_the_end() -> None:
    assert azalai.new("targi", seed=7).scores() == [4, 4]
    game = finished()

    assert game.scores() == [1, 1]
    assert game.winners() == [0, 1]


def test_the_log_tells_every_move_with_its_seat() -> None:
    game = played()

    assert [entry.number for entry in game.log] == [1, 2, 3, 4, 5, 6]
    assert [entry.seat for entry in game.log] == [0, 1, 0, 1, 0, 1]
    assert [entry.move.text for entry in game.log] == "p2 p6 p5 p11 p7 p3".split()
    assert all(entry.text and str(entry) == entry.text for entry in game.log)


def test_the_log_of_the_same_game_is_the_same_however_often_it_was_read() -> None:
    read_often = azalai.new("targi", seed=7)
    for text in "p2 p6 p5 p11 p7 p3 b2".split():
        read_often.play(text)
        assert read_often.log
    read_often.undo()

    assert [entry.text for entry in read_often.log] == [entry.text for entry in played().log]


def test_a_game_says_what_is_asked_and_what_a_move_would_do() -> None:
    game = azalai.new("targi", seed=7)

    assert "Blue" in game.say()
    assert game.say("p6") != game.say("p7")


def test_repr_is_short() -> None:
    assert repr(played()) == "<azalai targi, seed 7, 6 moves, running>"
    assert repr(played().at(1)) == "<azalai targi, seed 7, 1 move, running>"
    assert repr(finished()).endswith("over>")
    game = azalai.new("tuareg", seed=7)
    while game.told == len(game.played):  # until the engine itself gives an answer, which the log tells
        game.play(game.moves()[0])
    assert f", {len(game.played)} moves, " in repr(game)


def test_repr_shows_the_options_shortened() -> None:
    game = azalai.new("targi", seed=7, expansion=True, tribe="mixed")
    assert repr(game) == "<azalai targi, expansion=True, tribe='mixed', seed 7, 0 moves, running>"
    deck = azalai.new("targi").setting.deck
    tribe = [card.id for card in deck.tribe.values()]
    assert len(repr(azalai.new("targi", seed=7, tribe=tribe))) < 120


# -- equality, keys, earlier moments ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "other",
    [
        lambda: azalai.new("targi", seed=8).play("p6").play("p2"),
        lambda: azalai.new("targi", seed=7).play("p6"),
        lambda: azalai.new("targi", seed=7).play("p2").play("p6"),
        lambda: azalai.new("targi", seed=7, first="white").play("p6").play("p2"),
        lambda: azalai.new("targi", seed=7, expansion=True).play("p6").play("p2"),
        lambda: azalai.position("targi", azalai.new("targi", seed=7).view(None), seed=7).play("p6").play("p2"),
        lambda: azalai.new("tuareg", seed=7),
        lambda: "targi",
    ],
    ids="seed fewer order first expansion position game text".split(),
)
def test_games_are_equal_by_content(other: Any, tmp_path: Path) -> None:
    game = azalai.new("targi", seed=7, expansion=False).play("p6").play("p2")
    game.save(tmp_path / "game.azalai")

    for same in (azalai.new("targi", seed=7).play("p6").play("p2"), game.copy(), azalai.load(tmp_path / "game.azalai")):
        assert same == game
        assert same.key() == game.key()
    assert game != other()
    assert not isinstance(other(), Game) or game.key() != other().key()


def test_a_described_position_equals_itself_loaded(tmp_path: Path) -> None:
    game = azalai.position("targi", {"round": 2, "robber": 2}, seed=3)
    game.save(tmp_path / "game.azalai")

    assert azalai.load(tmp_path / "game.azalai") == game
    assert azalai.position("targi", {"round": 3, "robber": 3}, seed=3) != game


def test_a_game_changes_so_it_has_no_hash_but_a_key() -> None:
    game = azalai.new("targi", seed=7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)

    seen = {game.key(): "start"}
    assert seen[azalai.new("targi", seed=7).key()] == "start"
    assert game.play("p6").key() not in seen


@pytest.mark.parametrize(("name", "options"), [("targi", {}), ("tuareg", {"seats": 3})])
def test_every_earlier_moment_of_a_game(name: str, options: dict[str, Any]) -> None:
    """Tuareg notes forced answers in its log; they are not counted as moves."""
    again, game, rng = azalai.new(name, seed=5, **options), azalai.new(name, seed=5, **options), random.Random(1)
    for _ in range(60):
        game.play(rng.choice(game.moves()))
    before = game.digest()

    moments = list(game)
    assert len(moments) == 61
    for n, (moment, move) in enumerate(zip(moments, game.played, strict=False)):
        assert moment == again == game.at(n)
        assert moment.moves() == again.moves()
        again.play(move)
    assert moments[-1] == game == game.at(60)
    game.at(10).play(game.at(10).moves()[0])
    assert game.digest() == before


@pytest.mark.parametrize("n", [-1, 7, True, 1.0, "1", None])
def test_a_moment_that_never_was_is_refused(n: Any) -> None:
    with pytest.raises(azalai.IllegalOption, match="n must be a whole number from 0 to 6"):
        played().at(n)


def test_a_saved_game_is_iterated_over_after_loading(tmp_path: Path) -> None:
    game = played()
    game.save(tmp_path / "game.azalai")

    seats = [moment.seat for moment in azalai.load(tmp_path / "game.azalai")]
    assert seats[:-1] == [entry.seat for entry in game.log]


@pytest.mark.parametrize("depth", [-1, True, 1.0, None])
def test_perft_takes_a_depth(depth: Any) -> None:
    with pytest.raises(azalai.IllegalOption, match="depth must be a whole number"):
        azalai.perft(azalai.new("targi", seed=7), depth)
