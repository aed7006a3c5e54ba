"""The public API as people and programs use it: new, Game, position, load, and the errors."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai import Game, IllegalMove, IllegalOption, Move


def played(moves: str = "p2 p6 p5 p11 p7 p3", **options: Any) -> Game:
    game = azalai.new("targi", seed=7, **options)
    for move in moves.split():
        game.play(move)
    return game


def finished() -> Game:
    return azalai.position("targi", {"robber": 16}).play("points").play("points")


# -- new ------------------------------------------------------------------------------------------------------


def test_a_new_game_waits_for_the_first_decision() -> None:
    game = azalai.new("targi", seed=7)

    assert (game.name, game.seat, game.over, game.seats, game.seed) == ("targi", 0, False, 2, 7)
    assert (game.log, game.played, game.winners(), game.options) == ([], [], [], {})
    assert game.seat_names == ("blue", "white")


def test_the_same_seed_deals_the_same_table_and_another_one_another() -> None:
    assert azalai.new("targi", seed=7).digest() == azalai.new("targi", seed=7).digest()
    assert azalai.new("targi", seed=7).digest() != azalai.new("targi", seed=8).digest()


def test_without_a_seed_one_is_drawn_and_can_be_read() -> None:
    games = [azalai.new("targi") for _ in range(5)]

    assert len({game.seed for game in games}) > 1
    for game in games:
        assert azalai.new("targi", seed=game.seed).digest() == game.digest()


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64 - 1])
def test_seeds_go_from_0_to_2_to_the_64_less_1(seed: int) -> None:
    assert azalai.new("targi", seed=seed).seed == seed


def test_all_bits_of_a_seed_count() -> None:
    digests = {azalai.new("targi", seed=1 << bit).digest() for bit in range(64)}

    assert len(digests) == 64


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", True, [7]])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(IllegalOption, match="18446744073709551615"):
        azalai.new("targi", seed=seed)
    with pytest.raises(IllegalOption):
        azalai.position("targi", {}, seed=seed)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"first": "red"}, "blue, white"),
        ({"first": 0}, "blue, white"),
        ({"colour": "red"}, "first, cards"),
        ({"cards": 5}, "path"),
        ({"cards": None}, "path"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_what_would(options: dict[str, Any], said: str) -> None:
    with pytest.raises(IllegalOption, match=said):
        azalai.new("targi", seed=1, **options)


@pytest.mark.parametrize("name", ["chess", "Targi", "", None, 5, []])
def test_another_game_is_refused(name: Any) -> None:
    with pytest.raises(IllegalOption, match="targi"):
        azalai.new(name)


# -- moves and play -------------------------------------------------------------------------------------------


def test_a_move_has_a_number_and_a_short_stable_notation() -> None:
    game = azalai.new("targi", seed=7)

    assert [move.text for move in game.moves()] == [f"p{n}" for n in (2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15)]
    assert [move.id for move in game.moves()] == [1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14]
    assert str(game.moves()[0]) == "p2"


def test_a_move_is_made_by_itself_its_text_or_its_number() -> None:
    tables = [azalai.new("targi", seed=7).play(way).digest() for way in (Move(5, "p6"), "p6", " P6\n", 5)]

    assert len(set(tables)) == 1
    assert tables[0] != azalai.new("targi", seed=7).digest()


def test_play_gives_the_game_back() -> None:
    game = azalai.new("targi", seed=7)

    assert game.play("p6") is game
    assert (game.seat, game.played) == (1, [Move(5, "p6")])


@pytest.mark.parametrize("move", ["p1", "p4", "c1", "done", 0, 3, 100, Move(0, "p1"), Move(9999, "x"), Move(-1, "x")])
def test_an_illegal_move_is_refused_and_changes_nothing(move: Any) -> None:
    game = azalai.new("targi", seed=7)
    before, view = game.digest(), game.view(None)

    with pytest.raises(IllegalMove) as refused:
        game.play(move)

    assert str(refused.value)
    assert (game.digest(), game.view(None), game.played, game.log) == (before, view, [], [])


@pytest.mark.parametrize(
    "move", ["", "q5", "p", "p6 p7", "p" * 10_000, "p17", "--", None, 2.0, True, b"p6", [5], -1, 10**6]
)
def test_what_is_not_a_move_at_all_is_refused(move: Any) -> None:
    game = azalai.new("targi", seed=7)
    before = game.digest()

    with pytest.raises(IllegalMove):
        game.play(move)

    assert game.digest() == before


def test_the_error_for_an_unknown_notation_names_legal_moves() -> None:
    with pytest.raises(IllegalMove, match=r"'castle'.*p2, p3"):
        azalai.new("targi", seed=7).play("castle")


def test_every_legal_move_can_be_played_and_no_other() -> None:
    game = played()
    legal = {move.id for move in game.moves()}

    for action in range(200):
        twin = game.copy()
        if action in legal:
            assert twin.play(action).digest() != game.digest()
        else:
            with pytest.raises(IllegalMove):
                twin.play(action)


def test_a_finished_game_has_no_seat_and_no_moves() -> None:
    game = finished()

    assert (game.over, game.seat, game.moves()) == (True, None, [])
    with pytest.raises(IllegalMove, match="over"):
        game.play("p2")


# -- undo and copy ----------------------------------------------------------------------------------------------


def test_undo_goes_back_move_by_move_to_the_deal() -> None:
    game = azalai.new("targi", seed=7)
    digests = []
    for text in "p2 p6 p5 p11 p7 p3 b2 c2- b5- b7".split():
        digests.append(game.digest())
        game.play(text)

    texts = []
    for digest in reversed(digests):
        texts.append(game.undo().text)
        assert game.digest() == digest

    assert texts == "b7 b5- c2- b2 p3 p7 p11 p5 p6 p2".split()
    assert (game.played, game.log) == ([], [])


def test_undo_brings_a_finished_game_back() -> None:
    game = finished()

    assert game.undo() == Move(*next((m.id, m.text) for m in game.moves() if m.text == "points"))
    assert (game.over, game.seat) == (False, 1)


def test_with_no_move_made_there_is_nothing_to_undo() -> None:
    with pytest.raises(IllegalMove):
        azalai.new("targi", seed=7).undo()


def test_a_fair_undo_does_not_cross_another_player_or_a_reveal() -> None:
    game = played()
    assert not game.can_undo_fairly, "white placed last, blue decides"

    assert game.play("b2").can_undo_fairly
    assert game.undo().text == "b2"
    caravan = azalai.position(
        "targi", {"phase": "act", "robber": 1, "players": [{"targis": [13, 2]}, {"targis": [5, 6, 15]}]}
    )
    assert not caravan.can_undo_fairly, "no move was made"
    assert not caravan.play("b13").can_undo_fairly, "a hidden card was turned over"


def test_a_turn_that_was_ended_stays_so_though_the_next_seat_could_do_nothing() -> None:
    game = azalai.position(
        "tuareg",
        {
            "market": {"water": 0, "gold": 0, "salt": 0, "millet": 0},
            "pile": {"count": 1, "cards": ["gold"]},
            "players": [{"cache": ["gold", "millet"]}, {"cache": []}],
            "discard": {"water": 8, "gold": 8, "salt": 12, "millet": 13},
        },
        seats=2,
    )
    game.play("draw").play("end")

    assert game.seat == 0, "white could do nothing, and blue is asked again"
    assert game.log[-1].seat == 1
    assert not game.can_undo_fairly


@pytest.mark.parametrize("seat", [None, -1, 2, True, "blue", 0.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    game = played()
    for ask in (game.score_sheet, game.observation, lambda seat: game.imagine(seat, 1)):
        with pytest.raises(azalai.IllegalOption, match=r"a seat is a whole number from 0 to 1$"):
            ask(seat)
    if seat is not None:
        with pytest.raises(azalai.IllegalOption, match=r"or None for the open table$"):
            game.view(seat)


def test_a_copy_is_a_game_of_its_own() -> None:
    game = played()
    twin = game.copy()
    before, log = game.digest(), [entry.text for entry in game.log]

    twin.play("b2").play("b5-")

    assert (game.digest(), [entry.text for entry in game.log]) == (before, log)
    assert len(twin.played) == len(game.played) + 2
    twin.undo(), twin.undo()
    assert twin.digest() == game.digest()


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
    assert repr(finished()).endswith("over>")


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


# -- position ---------------------------------------------------------------------------------------------------


def test_a_position_is_a_game_like_any_other() -> None:
    game = azalai.position("targi", {"round": 3, "players": [{"points": 9}]}, seed=5, first="white")

    assert (game.seed, game.options, game.seat, game.scores()) == (5, {"first": "white"}, 1, [9, 4])
    assert game.start is not None
    assert azalai.new("targi", seed=5).start is None


def test_errors_are_value_errors_with_all_their_reasons() -> None:
    with pytest.raises(azalai.IllegalPosition) as refused:
        azalai.position("targi", {"sky": 1, "sea": 2})

    assert isinstance(refused.value, ValueError)
    assert isinstance(refused.value, azalai.AzalaiError)
    assert len(refused.value.reasons) == 2


# -- what is imported -------------------------------------------------------------------------------------------


def test_a_first_move_needs_neither_numba_nor_numpy_nor_fluent_nor_rich() -> None:
    program = (
        "import sys, azalai; game = azalai.new('targi', seed=7);"
        "game.play(game.moves()[0]); game.view(0); game.scores();"
        "print(*sorted({'numba', 'numpy', 'fluent', 'fluent.runtime', 'rich', 'llvmlite'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == ""


def test_everything_public_is_there() -> None:
    assert set(azalai.__all__) >= {"new", "load", "perft", "position", "simulate", "Game", "Move", "IllegalMove"}
    for name in azalai.__all__:
        assert getattr(azalai, name)
    for name in "seat moves play undo view scores winners over log copy save".split():
        assert hasattr(Game, name)
