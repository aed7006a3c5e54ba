"""Fuzzing of saved games, notation and described positions; card files have a test file of their own.

A seeded mutator damages valid samples in small ways; Hypothesis adds arbitrary text. See tests/fuzzing.py.
"""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azalai
from azalai.game_file import from_text, to_text
from tests.damage import damaged, mutated
from tests.fuzzing import chunks, expect_an_answer, ordinary
from tests.strategies import ALL, Variant, played_game, variants, walks, walks_from_starts

# -- saved games ------------------------------------------------------------------------------------------


def saved_samples(variant: Variant) -> list[str]:
    """Short games, a long one, one from a position, one with custom cards."""
    games = [played_game(variant, seed, decisions, "eager") for seed, decisions in ((1, 12), (2, 30), (3, 0), (4, 120))]
    start = azalai.position(variant.name, games[1].view(None), seed=5, **variant.options)
    start.play(start.moves()[0])
    return [to_text(game) for game in [*games, start]]


@variants
@chunks
def test_damaged_saved_games(variant: Variant, chunk: int) -> None:
    rng = random.Random(chunk)
    samples = saved_samples(variant)
    read, wanted = 0, variant.share(1000)
    for _ in range(wanted):
        text = damaged(rng.choice(samples), rng)
        game = expect_an_answer(from_text, text, azalai.GameFileError)
        if game is not None:
            read += 1
            assert from_text(to_text(game)).table.pack() == game.table.pack()
            variant.invariants.check(game.table, game.setting)
    assert read > wanted // 50, "the damages are too heavy: hardly a file was read"


@ordinary
@given(st.text(max_size=200))
def test_any_text_as_a_saved_game(text: str) -> None:
    assert expect_an_answer(from_text, text, azalai.GameFileError) is None
    expect_an_answer(from_text, "azalai 1\n" + text, azalai.GameFileError)


@ordinary
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=8), st.lists, max_leaves=5))
def test_any_json_as_options_of_a_saved_game(value: Any) -> None:
    words = "first", "cards", "card_text", "seed", "", "expansion", "easy", "tribe", "border"
    plain = [{word: value} for word in words]
    for options in (value, *plain, {"expansion": True, "tribe": value}, {"expansion": True, "border": value}):
        text = f"azalai 1\ngame {ALL[0].name}\noptions {json.dumps(options)}\nseed 7\nmoves\n"
        expect_an_answer(from_text, text, azalai.GameFileError)


@ordinary
@given(st.binary(max_size=200))
def test_any_bytes_as_a_file(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.azalai"
    path.write_bytes(content)
    assert expect_an_answer(azalai.load, path, azalai.GameFileError) is None


# -- notation ---------------------------------------------------------------------------------------------


@variants
@chunks
def test_damaged_notation(variant: Variant, chunk: int) -> None:
    rng = random.Random(chunk)
    notations = [action.notation for action in variant.book.catalogue]
    for walk in walks(variant, range(chunk * 10, chunk * 10 + 10)):
        for _ in walk.steps(rng.randrange(200)):
            pass
        game = walk.game()
        before, legal = game.table.pack(), {move.text for move in game.moves()}
        for _ in range(100):
            text = damaged(rng.choice(notations), rng)
            played = expect_an_answer(game.play, text, azalai.IllegalMove)
            if played is not None:
                assert text.strip().lower() in legal
                game.undo()
            assert game.table.pack() == before


@variants
@ordinary
@given(text=st.text(max_size=12))
def test_any_text_as_a_move(variant: Variant, text: str) -> None:
    game = azalai.new(variant.name, seed=1, **variant.options)
    before = game.table.pack()
    if expect_an_answer(game.play, text, azalai.IllegalMove) is None:
        assert game.table.pack() == before


# -- positions --------------------------------------------------------------------------------------------

described_table = functools.partial(azalai.position, "targi")


@variants
@chunks
def test_mutated_positions(variant: Variant, chunk: int) -> None:
    """An accepted position can be viewed, saved and played to the end; any other is rejected with its reasons."""
    rng = random.Random(chunk)
    seeds = range(40 * chunk, 40 * chunk + variant.share(40))
    accepted, position = 0, functools.partial(azalai.position, variant.name, **variant.options)
    for walk in [*walks(variant, seeds), *walks_from_starts(variant, seeds)]:
        for _ in walk.steps(rng.randrange(260)):
            pass
        view = walk.game().view(None)
        for _ in range(15):
            described = mutated(view, rng)
            game = expect_an_answer(position, described, azalai.IllegalPosition)
            if game is not None:
                accepted += 1
                play_to_the_end(game, rng)
    assert accepted > len(seeds), "the mutations are too heavy: hardly a position was accepted"


@pytest.mark.parametrize(
    "described",
    [
        {"phase": "act", "players": [{"targis": [16, 1, 5]}, {"targis": [2, 6, 7]}]},
        {"phase": "act", "players": [{"targis": [4, 8, 12]}, {}]},
        {"phase": "over", "round": 0, "robber": 0},
        {"asks": [{"ask": "swap_second", "seat": 0, "about": 99}]},
        {"card": "t1", "asks": [{"ask": "row", "seat": 1}]},
    ],
)
def test_positions_that_were_hard_to_read(described: dict[str, Any]) -> None:
    game = expect_an_answer(described_table, described, azalai.IllegalPosition)
    if game is not None:
        play_to_the_end(game, random.Random(1))


def play_to_the_end(game: azalai.Game, rng: random.Random) -> None:
    held = sum(sum(part.stock) for part in game.table.players) if hasattr(game.table.players[0], "stock") else 0
    for seat in range(game.seats):
        game.view(seat)
        game.observation(seat)
    for _ in range(10_000 + 4 * held):
        if game.over:
            return
        game.play(rng.choice(game.moves()))
        assert game.table.pack()
    pytest.fail("the game does not end")


@settings(ordinary, max_examples=200)
@given(
    st.recursive(st.none() | st.integers() | st.text(max_size=5), lambda x: st.lists(x) | st.dictionaries(st.text(), x))
)
def test_anything_as_a_position(described: Any) -> None:
    expect_an_answer(described_table, described, azalai.IllegalPosition)
