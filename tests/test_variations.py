"""Variations: alternative continuations from a moment of a game, in the API and in game files."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path

import pytest

import azalai
from azalai import Game, GameFileError, IllegalOption, Variation
from azalai.cli.replay import Walk
from azalai.game_file import from_text, to_text
from azalai.messages import say
from azalai.terminal.screen import Screen
from tests.damage import damaged

MOVES = "p2 p6 p5 p11 p7 p3 b2 c2- c8- b5- b7"


def game_of(moves: str = MOVES) -> Game:
    game = azalai.new("targi", seed=7)
    for move in moves.split():
        game.play(move)
    return game


def with_lines() -> Game:
    """A game with two variations, the later one added first."""
    game = game_of()
    game.add_variation(game_of("p2 p6 p5 p11 p7 p3 b7"))
    game.add_variation(game_of("p2 p6 p9 p5"))
    return game


def texts(variation: Variation) -> list[str]:
    return [move.text for move in variation.moves]


def test_a_variation_begins_where_it_leaves_the_game() -> None:
    game = with_lines()

    assert [(one.after, texts(one)) for one in game.variations] == [(2, ["p9", "p5"]), (6, ["b7"])]
    assert str(game.variations[0]) == "p9 p5"
    assert [move.text for move in game.follow(game.variations[0]).played] == ["p2", "p6", "p9", "p5"]
    assert game == game_of(), "variations do not make another game of it"


def test_a_longer_line_replaces_the_one_that_it_continues() -> None:
    game = with_lines()

    game.add_variation(game_of("p2 p6 p9 p5 p7"))
    assert [texts(one) for one in game.variations] == [["p9", "p5", "p7"], ["b7"]]
    game.add_variation(game_of("p2 p6 p9"))
    assert [texts(one) for one in game.variations] == [["p9", "p5", "p7"], ["b7"]]


def test_a_line_of_another_deal_or_without_other_moves_is_refused() -> None:
    game = with_lines()

    for line, said in (
        (azalai.new("targi", seed=8).play("p2"), "same game, options, seed and start"),
        (azalai.new("targi", seed=7, first="white").play("p2"), "same game"),
        (game.at(4), "at least one move"),
        (game, "at least one move"),
    ):
        with pytest.raises(IllegalOption, match=said):
            game.add_variation(line)


def test_going_back_forgets_variations_that_begin_later() -> None:
    game = with_lines()

    assert len(game.at(6).variations) == 2
    assert [one.after for one in game.at(5).variations] == [2]
    assert len(game.variations) == 2
    while len(game.played) > 1:
        game.undo()
    assert game.variations == ()


def test_a_game_that_goes_on_like_a_variation_has_it_from_where_they_part() -> None:
    game = game_of("p2 p6")
    game.add_variation(game_of("p2 p6 p9 p5"))

    game.play("p9")
    assert [(one.after, texts(one)) for one in game.variations] == [(3, ["p5"])]
    assert from_text(to_text(game)).variations == game.variations
    game.play("p5")
    assert game.variations == ()
    assert "variation" not in to_text(game)
    game.undo()
    game.undo()
    assert [(one.after, texts(one)) for one in game.variations] == [(2, ["p9", "p5"])]


def test_copies_and_pickles_keep_variations() -> None:
    game = with_lines()

    for twin in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.variations == game.variations
        twin.add_variation(game_of("p3"))
        assert len(game.variations) == 2


# -- files ------------------------------------------------------------------------------------------------------


def test_variations_stand_in_the_file_after_the_moves(tmp_path: Path) -> None:
    game, path = with_lines(), tmp_path / "study.azalai"

    game.save(path)

    plain, written = to_text(game_of()), path.read_text(encoding="utf-8")
    assert written.startswith(plain), "the game itself is written as before"
    lines = written[len(plain) :].splitlines()
    assert [" ".join(line.split()[:3]) for line in lines] == [
        "variation after 2",
        "3 blue p9",
        "4 white p5",
        "variation after 6",
        "7 blue b7",
    ]
    assert lines[2].endswith(game_of("p2 p6 p9 p5").digest())
    again = azalai.load(path)
    assert (again, again.variations) == (game, game.variations)
    assert to_text(again) == written


def test_a_whole_variation_goes_through_a_file_in_every_game() -> None:
    for name, options in (("targi", {"expansion": True}), ("tuareg", {"seats": 3})):
        dice = random.Random(3)
        game = azalai.new(name, seed=3, **options)
        while not game.over:
            game.play(dice.choice(game.moves()))
        line = game.at(len(game.played) // 2)
        while not line.over:
            line.play(dice.choice(line.moves()))
        game.add_variation(line)

        again = from_text(to_text(game))

        assert again.variations == game.variations
        assert again.follow(again.variations[0]) == line


def test_a_game_from_a_position_can_have_variations() -> None:
    game = azalai.position("targi", {"robber": 6}, seed=3).play("p2")
    game.add_variation(azalai.position("targi", {"robber": 6}, seed=3).play("p3").play("p5"))

    assert from_text(to_text(game)).variations == game.variations


@pytest.mark.parametrize(
    ("line", "wrong", "said"),
    [
        (17, "variation", 'line 17: "variation" does not begin a variation; this line must read "variation after N"'),
        (17, "variation after 12", "line 17"),
        (17, "variation after -1", "with N from 0 to 11"),
        (17, "variation after ２", "line 17"),
        (17, "variations after 2", "line 17"),
        (17, "variation after 1", 'line 18: "3 blue p9'),
        (18, "", 'line 19: "4 white p5'),
        (18, "3 white p9 0123456789ab", "line 18: blue decides here, not white"),
        (18, "3 blue p9 0123456789ab", "line 18: the state after this move has the hash"),
        (18, "3 blue p4 0123456789ab", "line 18: cannot place on 4"),
        (21, "", "line 20: a variation needs at least one move"),
    ],
)
def test_the_first_line_of_a_variation_that_does_not_fit_is_named(line: int, wrong: str, said: str) -> None:
    lines = to_text(with_lines()).splitlines()
    lines[line - 1] = wrong

    with pytest.raises(GameFileError) as error:
        from_text("\n".join(lines), "mine.azalai")

    assert said in str(error.value)
    assert "mine.azalai" in str(error.value)


def test_damaged_variations_are_read_or_refused() -> None:
    rng, plain = random.Random(18), to_text(game_of())
    variations = to_text(with_lines())[len(plain) :]
    said = []
    for _ in range(300):
        try:
            from_text(plain + damaged(variations, rng))
        except GameFileError as error:
            said.append(str(error))

    assert len(said) > 100
    assert all("line " in each for each in said)


# -- the terminal -----------------------------------------------------------------------------------------------


def test_the_terminal_steps_through_a_variation_and_back(capsys: pytest.CaptureFixture[str]) -> None:
    game = with_lines()
    walk = Walk(game, None, Screen())

    def after(typed: str) -> str:
        walk.answer(typed)
        return " ".join(capsys.readouterr().out.split())

    assert say("cli-replay-help-variations") in after("0")
    first = game.at(2).say("p9")
    assert say("cli-replay-variation", number=1, first=first, count=2) in after("2")
    assert say("cli-replay-in-variation", number=1, after=2) in after("v1")
    assert (walk.at, walk.game) == (3, game_of("p2 p6 p9"))
    after("n")
    assert walk.game == game_of("p2 p6 p9 p5")
    after("main")
    assert (walk.at, walk.last) == (2, len(game.played))
    assert "main" in after("v3")

    walk.everything()
    assert say("cli-replay-variation-title", number=2, after=6) in capsys.readouterr().out
