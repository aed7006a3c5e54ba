"""Every bot decides from what its seat may know: shuffling the rest changes nothing; and each gives a whole answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import azalai
from azalai import bots
from azalai.errors import IllegalOption
from azalai.games import NAMES
from tests.strategies import ALL, Variant, Walk, walks
from tests.tuareg.test_hidden import shuffled, unconstrained

variants = pytest.mark.parametrize("variant", ALL, ids=str)
PLAIN = ("random", "greedy", "search:4")
EVERY = 11


def seen_at(game: azalai.Game) -> bots.InformationSet:
    assert game.seat is not None
    return bots.information_set(game, game.seat)


def hidden_shuffled(variant: Variant, seeds: range, every: int) -> Iterator[tuple[Walk, Callable[[], None]]]:
    """Games of a variant at some decisions; each time with a way to shuffle what the seat that decides cannot know.
    ``Witness`` and ``shuffled`` know that from watching and from the rules page, not from the engine."""
    rng = random.Random(3)
    for walk in walks(variant, seeds):
        witness: Any = variant.invariants.Witness(walk.t) if variant.name == "targi" else None
        for decision, _ in enumerate(walk.steps()):
            if witness:
                witness.watch(walk.t)
            if walk.over or decision % every:
                continue

            def shuffle(walk: Walk = walk, witness: Any = witness) -> None:
                if witness:
                    witness.shuffle(walk.t, walk.seat, variant.setting, rng)
                    walk.t.chance = [rng.getrandbits(32) for _ in walk.t.chance]
                elif walk.t.stage == 1 and unconstrained(walk.t, walk.seat):
                    walk.t.restore(shuffled(walk.t, variant.setting.seats, walk.seat, rng).pack())
                else:  # in stage 2 there is more to know than places; ``tests/tuareg/test_imagining.py`` shows that
                    cards, pool = variant.setting.cards, [0] * variant.book.pool_size  # this is what can be
                    low, high = rng.getrandbits(32), rng.getrandbits(32)
                    variant.book.rules.imagine(walk.t, cards, walk.seat, low, high, pool)

            yield walk, shuffle


@variants
def test_an_information_set_is_the_same_whatever_is_hidden(variant: Variant) -> None:
    changed = 0
    for walk, shuffle in hidden_shuffled(variant, range(4), 5):
        before = walk.t.pack()
        seen = seen_at(walk.game())
        shuffle()
        changed += walk.t.pack() != before
        assert seen_at(walk.game()) == seen, f"it holds what is hidden: {walk}"
        walk.t.restore(before)
    assert changed > 60


@variants
def test_an_information_set_agrees_with_all_the_seat_knows(variant: Variant) -> None:
    for walk, _ in hidden_shuffled(variant, range(2), EVERY):
        game = walk.game()
        seen = seen_at(game)
        assert seen.game().view(seen.seat) == game.view(seen.seat)
        assert seen.game().moves() == game.moves() == list(seen.moves)


@variants
@pytest.mark.parametrize("spec", PLAIN)
def test_a_decision_does_not_change_when_what_is_hidden_is_shuffled(variant: Variant, spec: str) -> None:
    for number, (walk, shuffle) in enumerate(hidden_shuffled(variant, range(3), EVERY)):
        before = walk.t.pack()
        choice = bots.player(spec, number, compiled=False).decide(seen_at(walk.game())).move
        shuffle()
        assert bots.player(spec, number, compiled=False).decide(seen_at(walk.game())).move == choice, (
            f"it saw what is hidden: {walk}"
        )
        walk.t.restore(before)


@variants
@pytest.mark.parametrize("spec", PLAIN)
def test_a_thought_is_whole(variant: Variant, spec: str) -> None:
    game = azalai.new(variant.name, seed=5, **variant.options)
    player = bots.player(spec, 1, compiled=False)
    for _ in range(40):
        before = game.digest()
        seen = seen_at(game)
        table = seen.table.pack()
        thought = player.decide(seen)
        assert game.digest() == before
        assert seen.table.pack() == table
        assert thought.move in game.moves()
        assert {line.move for line in thought.lines} == set(game.moves())
        assert sum(line.share for line in thought.lines) == pytest.approx(1)
        for line in thought.lines:
            assert len(line.expected) == game.seats
            assert all(0 <= result <= 1 for result in line.expected)
        game.play(thought.move)


def test_only_the_seat_that_decides_is_asked() -> None:
    game = azalai.new("targi", seed=1, first="blue")
    with pytest.raises(IllegalOption, match="seat 1 is not to decide"):
        bots.information_set(game, 1)


@pytest.mark.parametrize("spec", ["", "greed", "search", "search:", "search:0x", "search:10s"])
def test_an_unknown_spec_is_refused_with_what_there_is(spec: str) -> None:
    with pytest.raises(IllegalOption, match="random, greedy, search:1000"):
        bots.player(spec, 1, compiled=False)


@pytest.mark.parametrize("game", NAMES)
def test_there_are_four_levels_with_names_and_characters(game: str) -> None:
    levels = bots.levels(game)
    assert len(levels) == 4
    assert len({level.title() for level in levels}) == 4
    for level in levels:
        assert level.character().count(".") == 1, "one sentence"
