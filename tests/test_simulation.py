"""``simulate``: many games of random players in the compiled gear, the same as playing them one by one in the plain
gear."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import azalai
from azalai.kernel.batch import compiled_rules
from azalai.kernel.chance import WORDS, halves, seed_chance
from azalai.kernel.loops import DICE
from tests.strategies import ALL, Variant, variants


def simulate(variant: Variant, games: int, seed: int = 0, **more: Any) -> Any:
    return azalai.simulate(variant.name, games, seed, **more, **variant.options)


def played_in_the_plain_gear(variant: Variant, seed: int) -> tuple[int, int, list[int], int]:
    """One game with the dice that ``simulate`` gives to the game of this seed: a row of its results."""
    rules, setting = variant.book.rules, variant.setting
    low, high = halves(seed)
    t, dice = azalai.new(variant.name, seed=seed, **variant.options).table, [0] * WORDS
    seed_chance(dice, low ^ DICE, high)
    options, mask = [0] * variant.book.most_options, [0] * len(variant.book.catalogue)
    decisions = rules.play_out(t, setting.cards, dice, options, mask)
    assert not any(mask)
    game = azalai.Game(variant.book, setting, seed, t, None)
    assert game.over
    winners = game.winners()
    winner = winners[0] if len(winners) == 1 else -1
    return decisions, rules.rounds_played(t), game.scores(), winner


@variants
@pytest.mark.parametrize("seed", [0, 41, 2**32 - 20, 2**64 - 60])
def test_each_row_is_the_game_of_its_seed(variant: Variant, seed: int) -> None:
    """Also where the seeds of the games pass from the low half of the number into the high one."""
    results = simulate(variant, 50, seed)
    for i, row in enumerate(results):
        plain = played_in_the_plain_gear(variant, seed + i)
        assert (row["decisions"], row["rounds"], row["scores"].tolist(), row["winner"]) == plain


@variants
@pytest.mark.parametrize("threads", [2, 3, 7])
def test_threads_change_nothing(variant: Variant, threads: int) -> None:
    assert simulate(variant, 500, 9, threads=threads).tobytes() == simulate(variant, 500, 9).tobytes()


@variants
def test_more_threads_than_games(variant: Variant) -> None:
    assert simulate(variant, 3, 9, threads=8).tobytes() == simulate(variant, 3, 9).tobytes()


@variants
def test_a_run_is_the_beginning_of_a_longer_one(variant: Variant) -> None:
    assert simulate(variant, 40, 5).tobytes() == simulate(variant, 100, 5)[:40].tobytes()
    assert simulate(variant, 40, 25).tobytes() == simulate(variant, 100, 5)[20:60].tobytes()


@variants
def test_the_shape_of_the_results(variant: Variant) -> None:
    results = simulate(variant, 2000, 1)
    seats = variant.setting.seats
    assert results.dtype.names == ("decisions", "rounds", "scores", "winner")
    assert results["scores"].shape == (2000, seats)
    assert results["decisions"].min() > 0
    assert results["decisions"].max() <= variant.invariants.most_decisions(variant.setting)
    assert set(results["winner"].tolist()) <= set(range(-1, seats))
    best = results["scores"].max(axis=1)
    won = results[results["winner"] >= 0]
    assert (won["scores"][np.arange(len(won)), won["winner"]] == best[results["winner"] >= 0]).all()
    assert len(simulate(variant, 0)) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        {"games": -1},
        {"games": 1.5},
        {"games": True},
        {"games": 2**31 + 1},
        {"games": "10"},
        {"games": 1, "threads": 0},
        {"games": 1, "threads": 100_000},
        {"games": 1, "threads": None},
        {"games": 1, "seed": -1},
        {"games": 1, "seed": 2**64},
        {"games": 1, "seed": "7"},
        {"games": 1, "colour": "red"},
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(azalai.IllegalOption) as refused:
        azalai.simulate(ALL[0].name, **arguments)
    assert str(refused.value).strip()


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(azalai.IllegalOption):
        azalai.simulate("senet", 1)


def test_one_compilation_serves_any_number_of_games() -> None:
    """A compilation serves one type of array, and an array of one row is contiguous where one of two rows is not."""
    simulate(ALL[0], 1)
    simulate(ALL[0], 2)
    twin: Any = compiled_rules(ALL[0].book, ALL[0].setting.variant).simulate_range
    assert len(twin.signatures) == 1
