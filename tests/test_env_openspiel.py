"""The OpenSpiel games: the library's own checks, and information states that reveal nothing hidden. Chance and the
library's algorithms have their own tests (``test_env_chance``, ``test_env_openspiel_algorithms``)."""

from __future__ import annotations

import itertools
import pickle
import random
import unittest
from collections import Counter
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from azalai.env.observations import observation, scale
from azalai.env.openspiel import MOST_CHANCE, MOST_DECISIONS
from azalai.errors import IllegalMove, IllegalOption
from tests.openspiel_playthrough import playthrough, recorded_actions
from tests.openspiel_states import any_action, played
from tests.strategies import ALL, Variant

GAMES = [
    "azalai_targi",
    "azalai_targi(expansion=true)",
    "azalai_targi(expansion=true,tribe=mixed,border=mixed)",
    *(f"azalai_tuareg(players={seats})" for seats in (2, 3, 4, 5)),
]
games = pytest.mark.parametrize("name", GAMES)
SIMPLE = [variant for variant in ALL if not variant.own_decks]
variants = pytest.mark.parametrize("variant", SIMPLE, ids=str)
GOLDENS = {
    "openspiel-targi.txt": "azalai_targi",
    "openspiel-targi-mixed.txt": "azalai_targi(expansion=true,tribe=mixed,border=mixed)",
    "openspiel-tuareg-3.txt": "azalai_tuareg(players=3)",
}
FOLDER = Path(__file__).parent / "goldens"


@games
def test_what_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    rng = random.Random(8)
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(40):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        before, history = str(state), state.history()
        for action in {*range(state.num_distinct_actions() + 1), 9999} - set(actions):
            with pytest.raises(IllegalMove, match=f"^action {action} is not legal here; legal are: "):
                state.apply_action(action)
        assert (str(state), state.history()) == (before, history)
        state.apply_action(any_action(state, rng))


@games
def test_legal_actions_are_those_that_the_library_finds(name: str) -> None:
    """``legal_actions`` and ``is_chance_node`` replace slower ones of the library."""
    rng, state = random.Random(4), pyspiel.load_game(name).new_initial_state()
    for step in range(400):
        if step % 7 == 0 or state.is_terminal():
            players = (None, *range(state.num_players()))
            for player in players:
                arguments = () if player is None else (player,)
                assert state.legal_actions(*arguments) == pyspiel.State.legal_actions(state, *arguments), player
            assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        if state.is_terminal():
            break
        state.apply_action(any_action(state, rng))
    assert state.is_terminal()


# -- the library's own checks ---------------------------------------------------------------------------


@games
def test_the_librarys_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@games
def test_the_librarys_integration_checks_pass(name: str) -> None:
    """Its sample of states hardly leaves the deal; some of a game are added."""
    from open_spiel.integration_tests import api_test

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name
        game = pyspiel.load_game(name)

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            del cls.some_states[60:]
            cls.some_states += [played(name, decisions, 3) for decisions in (20, 30, 60, 90, 120, 10**6)]

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(result)

    assert result.testsRun >= 5
    assert not result.errors + result.failures, "\n".join(text for _, text in result.errors + result.failures)


@pytest.mark.parametrize("file", GOLDENS)
def test_golden_playthroughs_play_as_they_were_kept(file: str, pytestconfig: pytest.Config) -> None:
    path = FOLDER / file
    if pytestconfig.getoption("--write-goldens"):
        path.write_text(playthrough(GOLDENS[file], []), encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    actions = recorded_actions(kept)

    assert len(actions) > 100
    assert playthrough(GOLDENS[file], actions).splitlines() == kept.splitlines()


# -- what a seat may know -------------------------------------------------------------------------------


@games
def test_an_information_state_does_not_tell_what_chance_hid(name: str) -> None:
    """Where two outcomes of chance look the same to a seat, so do its information states, strings and tensors, until
    its observations differ: what it may know is all they are made of."""
    rng = random.Random(4)
    game = pyspiel.load_game(name)
    same = different = 0
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal() and same < 60:
            if state.is_chance_node() and state.move_number() > 20:
                ends = [settled(state, outcome, random.Random(1)) for outcome, _ in state.chance_outcomes()[:3]]
                for seat in range(game.num_players()):
                    for one, two in itertools.pairwise(ends):
                        alike = one.observation_string(seat) == two.observation_string(seat)
                        same, different = same + alike, different + (not alike)
                        for look in ("information_state_string", "information_state_tensor", "observation_tensor"):
                            assert (getattr(one, look)(seat) == getattr(two, look)(seat)) == alike
            state.apply_action(any_action(state, rng))
    assert same >= (1 if "tuareg" not in name else 10)
    assert different > 10


def settled(state: Any, outcome: int, rng: random.Random) -> Any:
    """A copy after an outcome of chance, at the next decision: further outcomes by the same dice."""
    twin = state.clone()
    twin.apply_action(outcome)
    while twin.is_chance_node():
        twin.apply_action(twin.chance_outcomes()[0][0])
    return twin


@games
def test_a_player_remembers_all_it_has_seen_and_done(name: str) -> None:
    """Perfect recall: whatever a seat has seen or done differently stays in its information state for ever."""
    rng = random.Random(11)
    state = played(name, 40, 3)
    seat = state.current_player()
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    heads = set()
    for twin in (one, two):
        while twin.is_chance_node():
            twin.apply_action(any_action(twin, rng))
        heads.add(twin.play.remember(seat))
    assert len(heads) == 2
    again = state.clone()
    assert again.information_state_string(seat) == state.information_state_string(seat)
    assert state.information_state_string(0) != state.information_state_string(1)


@games
def test_public_and_private_parts_are_apart(name: str) -> None:
    """What all know is the same for every seat; what a seat knows besides is its own."""
    from open_spiel.python.observation import make_observation

    state = played(name, 60, 5)
    game = state.get_game()
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    own = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    private = make_observation(game, own)

    assert len({public.string_from(state, seat) for seat in range(game.num_players())}) == 1
    if "tuareg" in name:
        caches = [state.play.t.players[seat].cache for seat in range(game.num_players())]
        told = [private.string_from(state, seat) for seat in range(game.num_players())]
        assert all("cache" in text for text, cache in zip(told, caches, strict=True) if any(cache))


def test_version_2_of_the_observation_is_a_parameter() -> None:
    from open_spiel.python.observation import make_observation

    state = played("azalai_tuareg(players=3,observation_version=2)", 30, 5)
    seen = make_observation(state.get_game())
    for seat in range(3):
        seen.set_from(state, seat)
        own = observation(state.table(), seat, version=2)
        assert seen.dict["observation"].tolist() == scale("tuareg", own, version=2).tolist()
        assert "=" in state.observation_string(seat)
    with pytest.raises(IllegalOption, match="version"):
        pyspiel.load_game("azalai_tuareg(observation_version=3)")


@games
def test_a_state_can_be_sampled_from_what_a_player_knows(name: str) -> None:
    """The same information state and legal actions, other hidden cards; it can be played on."""
    rng = random.Random(2)
    state = played(name, 60, 5)
    seat, others = state.current_player(), set()
    for _ in range(8):
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        others.add(str(twin))
        while not twin.is_terminal():
            twin.apply_action(any_action(twin, rng))
    assert len(others) > 4


# -- states as things -----------------------------------------------------------------------------------


@games
def test_a_state_is_copied_saved_and_read_anywhere(name: str) -> None:
    """At decisions and in the middle of a step; playing on with a copy does not change the original."""
    rng = random.Random(8)
    game = pyspiel.load_game(name)
    state, midst = game.new_initial_state(), 0
    for move in range(150):
        if state.is_terminal():
            break
        if move % 7 == 0 or (state.is_chance_node() and move > 30):
            midst += state.is_chance_node()
            before = str(state)
            for twin in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
                assert str(twin) == before
                assert twin.legal_actions() == state.legal_actions()
                assert twin.current_player() == state.current_player()
                for _ in range(5):
                    if not twin.is_terminal():
                        twin.apply_action(any_action(twin, rng))
            assert str(state) == before
        state.apply_action(any_action(state, rng))
    assert midst > 2


@variants
def test_the_bounds_told_to_the_library_hold(variant: Variant) -> None:
    most = variant.invariants.most_decisions(variant.setting)

    assert most <= MOST_DECISIONS
    assert most <= MOST_CHANCE


@games
def test_returns_are_those_of_the_table(name: str) -> None:
    outcomes: Counter[bool] = Counter()
    for seed in range(4):
        state = played(name, 10**6, seed)
        winners, seats = state.table().winners(), state.num_players()
        assert state.table().over
        assert sum(state.returns()) == pytest.approx(0)
        assert {seat for seat in range(seats) if state.returns()[seat] == max(state.returns())} == set(winners)
        if len(winners) == 1:
            assert sorted(set(state.returns())) == [pytest.approx(-1 / (seats - 1)), 1]
        outcomes[len(winners) == 1] += 1
    assert outcomes[True]
