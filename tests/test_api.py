"""The public API as people and programs use it: new, Game, position, load, and the errors."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import azalai
from azalai import Game, IllegalMove, IllegalOption, Move
from tests.api_games import finished, played

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


def test_a_seed_from_numpy_becomes_an_ordinary_number() -> None:
    game = azalai.new("targi", seed=np.uint64(7))  # type: ignore[call-overload]

    assert type(game.seed) is int
    assert game == azalai.new("targi", seed=7)


def test_a_move_can_be_a_number_from_numpy() -> None:
    game, mask = azalai.new("targi", seed=7), np.zeros(216, np.int8)
    mask[game.moves()[2].id] = 1

    game.play(mask.argmax())  # type: ignore[arg-type]
    assert game == azalai.new("targi", seed=7).play(game.played[0].id)
    assert type(game.played[0].id) is int
    for wrong in (np.float64(1), np.int64(-1), np.bool_(True)):
        with pytest.raises(IllegalMove):
            game.play(wrong)  # type: ignore[arg-type]


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


@pytest.mark.parametrize(("name", "options"), [("targi", {"expansion": True}), ("tuareg", {"seats": 3})])
def test_the_outcome_of_a_move_is_that_of_making_it(name: str, options: dict[str, Any]) -> None:
    dice, game = random.Random(7), azalai.new(name, seed=7, **options)
    while not game.over:
        before, move = game.key(), dice.choice(game.moves())
        foreseen = game.outcome(move)
        assert game.key() == before
        game.play(move)
        assert foreseen == (game.seat, game.mid_decision, game.reveals)
        assert game.move_count == len(game.played)


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
    assert set(dir(azalai)) >= set(azalai.__all__)
    for name in "seat moves play undo view scores winners over log copy save".split():
        assert hasattr(Game, name)


def test_the_log_backwards_tells_only_what_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = azalai.new("targi", seed=7)
    for _ in range(20):
        game.play(game.moves()[0])
    told: list[int] = []
    say = game.rulebook.say_what_happened

    def counted(before: Any, action: int, after: Any, setting: Any) -> str:
        told.append(action)
        return say(before, action, after, setting)

    monkeypatch.setattr(game.rulebook, "say_what_happened", counted)
    newest = list(itertools.islice(game.log_backwards(), 3))

    assert len(told) == 3
    assert newest == game.log[:-4:-1]
    assert [entry.number for entry in game.log] == list(range(1, game.told + 1))
    game.undo()
    assert game.log[-1].number == game.told
