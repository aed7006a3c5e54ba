"""Every bot decides from what its seat may know: shuffling the rest changes nothing; and each gives a whole answer."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

import azalai
from azalai import bots
from azalai.bots import players
from azalai.bots.binding import bound_bots
from azalai.bots.levels import read_levels
from azalai.bots.network_player import HALVING, NetworkBot
from azalai.bots.players import LevelBot
from azalai.bots.weights import weights, weights_toml
from azalai.errors import IllegalOption
from azalai.games import SHIPPED, rulebook
from tests.information_sets import seen_at
from tests.strategies import Variant, Walk, variants, walks
from tests.tuareg.shuffling import shuffled, unconstrained

SEEDS = {"random": range(3), "greedy": range(3), "search-classic:3": range(1), "search:3": range(1)}
PLAIN = list(SEEDS)
EVERY = 11
LEVELS = ["curious", "gentle", "steady", "clever", "strong", "expert", "champion"]


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
                else:  # in stage 2 there is more to know than places: ``tests/tuareg/test_determinization.py``
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
    for number, (walk, shuffle) in enumerate(hidden_shuffled(variant, SEEDS[spec], EVERY)):
        before = walk.t.pack()
        choice = bots.player(spec, number, compiled=False).decide(seen_at(walk.game())).move
        shuffle()
        assert bots.player(spec, number, compiled=False).decide(seen_at(walk.game())).move == choice, (
            f"it saw what is hidden: {walk}"
        )
        walk.t.restore(before)


@variants
@pytest.mark.parametrize("spec", PLAIN)
def test_an_analysis_is_complete(variant: Variant, spec: str) -> None:
    game = azalai.new(variant.name, seed=5, **variant.options)
    player = bots.player(spec, 1, compiled=False)
    for _ in range(25):
        before = game.digest()
        seen = seen_at(game)
        table = seen.table.pack()
        analysis = player.decide(seen)
        assert game.digest() == before
        assert seen.table.pack() == table
        assert analysis.move in game.moves()
        assert {each.move for each in analysis.candidates} == set(game.moves())
        assert sum(each.share for each in analysis.candidates) == pytest.approx(1)
        for each in analysis.candidates:
            assert len(each.expected) == game.seats
            assert all(0 <= result <= 1 for result in each.expected)
        game.play(analysis.move)


def test_only_the_seat_that_decides_is_asked() -> None:
    game = azalai.new("targi", seed=1, first="blue")
    with pytest.raises(IllegalOption, match="seat 1 does not decide now"):
        bots.information_set(game, 1)


@pytest.mark.parametrize("spec", ["", "greed", "search", "search:", "search:0x", "search:10s"])
def test_an_unknown_spec_is_refused_with_what_there_is(spec: str) -> None:
    with pytest.raises(IllegalOption, match="random, greedy, search:1000"):
        bots.player(spec, 1, compiled=False)


@pytest.mark.parametrize("game", SHIPPED)
def test_there_are_six_levels_and_the_champion_with_names_and_characters(game: str) -> None:
    levels = bots.levels(game)
    assert [level.name for level in levels] == LEVELS
    assert len({level.title() for level in levels}) == 7
    for level in levels:
        assert level.character().count(".") == 1, "one sentence"


# -- levels ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHIPPED)
def test_a_level_with_a_temperature_chooses_among_plausible_moves(game: str) -> None:
    gentle = bots.levels(game)[1]
    chosen = bots.player(gentle.name, 1)
    behind = NetworkBot(1, simulations=gentle.simulations, compiled=False, parameters={HALVING: 0})
    table, lost = azalai.new(game, seed=1), []
    while len(table.played) < 60:
        seen = seen_at(table)
        analysis, same = chosen.decide(seen), behind.decide(seen)
        assert analysis.candidates == same.candidates, "it thinks what the search with PUCT thinks"
        best = max(each.expected[seen.seat] for each in same.candidates)
        lost.append(best - analysis.expected[seen.seat])
        table.play(analysis.move)
    assert 0.005 < sum(lost) / len(lost) < max(lost) <= gentle.tolerance / 100


def test_a_lower_temperature_chooses_better_moves() -> None:
    moves = azalai.new("targi", seed=1).moves()
    candidates = [bots.Candidate(move, 0.1, 0, [0.5 - at / 100, 0.5 + at / 100]) for at, move in enumerate(moves[:8])]

    def places(temperature: float, tolerance: float) -> list[int]:
        level = LevelBot("gentle", 1)
        return [candidates.index(level._choice(candidates, 0, temperature, tolerance)) for _ in range(400)]

    warm, cold = places(0.05, 1.0), places(0.01, 1.0)
    assert sum(cold) < 0.5 * sum(warm)
    assert set(warm) == set(range(8))
    assert warm.count(0) > warm.count(7) > 0
    assert set(places(0.05, 0.025)) == {0, 1, 2}, "never more than the tolerance"


def test_a_level_plays_every_game_and_is_known_by_its_name() -> None:
    for game in SHIPPED:
        for level in bots.levels(game)[:2]:
            seen = seen_at(azalai.new(game, seed=1))
            assert bots.player(level.name, 1, compiled=False).decide(seen).move in seen.moves


def test_every_level_that_searches_has_its_time_for_a_move() -> None:
    """At most a second and a half, with what a decision may overrun its time by."""
    for game in SHIPPED:
        settings = [rulebook(game).setting(options) for options in rulebook(game).presets.values()]
        for level in (level.at(setting) for level in bots.levels(game) for setting in settings):
            if level.player == "search":
                assert level.milliseconds is not None
                assert level.milliseconds + 50 < 1500


def test_a_level_plays_with_its_parameters_for_the_kind_of_table(monkeypatch: pytest.MonkeyPatch) -> None:
    file = {"gentle": {"player": "search", "simulations": 3, "where": {"expansion": {"simulations": 5}}}}
    (gentle,) = read_levels("targi", file)
    monkeypatch.setattr(players, "level", lambda *_: gentle)
    bot = LevelBot("gentle", 1, compiled=False)

    decided = [bot.decide(seen_at(azalai.new("targi", seed=1, expansion=on))) for on in (False, True, False)]

    assert [analysis.simulations for analysis in decided] == [3, 5, 3]


@pytest.mark.parametrize("game", SHIPPED)
def test_the_spec_of_a_level_is_a_player_that_makes_the_same_moves(game: str) -> None:
    table = azalai.new(game, seed=2)
    gentle = bots.levels(game)[1].at(table.setting)
    by_name, by_spec = (bots.player(each, 1, compiled=False) for each in ("gentle", gentle.spec))

    while len(table.played) < 20:
        seen = seen_at(table)
        analysis, same = by_name.decide(seen), by_spec.decide(seen)
        assert (analysis.move, analysis.candidates) == (same.move, same.candidates)
        table.play(analysis.move)


def test_the_specs_of_other_levels_have_their_budget() -> None:
    read = {
        "cautious": {"player": "greedy"},
        "quick": {"player": "search", "milliseconds": 20},
        "both": {"player": "search", "milliseconds": 20, "simulations": 7, "temperature": 1.5, "tolerance": 30},
    }

    assert [level.spec for level in read_levels("targi", read)] == [
        "greedy",
        "search:20ms",
        "search:7,temperature=1.5,tolerance=30",
    ]


@pytest.mark.parametrize("parameters", ["temperature=2", "tolerance=2", "temperature=2,tolerance=3,exploration=1"])
def test_a_search_that_chooses_like_a_level_has_a_temperature_and_a_tolerance(parameters: str) -> None:
    with pytest.raises(IllegalOption, match="random, greedy"):
        bots.player(f"search:9,{parameters}", 1)


def test_how_to_search_may_differ_by_the_number_of_seats() -> None:
    settings = (rulebook("tuareg").setting({"seats": seats}) for seats in range(2, 6))
    two, three, four, five = map(bound_bots("tuareg").search_parameters, settings)
    assert two["rollout_hours"] == three["rollout_hours"] < four["rollout_hours"] == five["rollout_hours"]
    assert two["exploration"] == four["exploration"]


def test_the_weights_of_every_level_can_be_read() -> None:
    for game in SHIPPED:
        for level in bots.levels(game):
            assert len(weights(game, level.weights)) == len(weights(game))


@pytest.mark.parametrize("game", SHIPPED)
def test_weights_in_words_are_read_back(game: str) -> None:
    given = tomllib.loads(weights_toml(game, list(weights(game))))
    file = files(f"azalai.games.{game}.bots").joinpath("greedy.toml").read_text(encoding="utf-8")
    assert given == tomllib.loads(file)
