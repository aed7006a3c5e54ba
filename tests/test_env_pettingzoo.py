"""The PettingZoo environments: the library's own tests for every game and number of seats, rewards for the right
agent."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import azalai
from azalai.env import pettingzoo
from azalai.env.observations import layout

pytestmark = [
    # what the library says of every environment with action masks, and of masks of agents that are done
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("targi", {}),
    ("targi", {"expansion": True}),
    ("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}),
    *(("tuareg", {"seats": seats}) for seats in (2, 3, 4, 5)),
]
PAGE = Path(__file__).parent.parent / "docs" / "env-pettingzoo.md"
games = pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(*row, marks=[pytest.mark.long] if "expansion" in row[1] else []) for row in GAMES
    ],  # as loop_variants
    ids=str,
)


@games
@pytest.mark.parametrize("scaled", [True, False])
def test_the_librarys_api_test_passes(game: str, options: dict[str, Any], scaled: bool) -> None:
    api_test(pettingzoo.env(game, scaled=scaled, **options), num_cycles=300)


@games
def test_the_librarys_seed_test_passes(game: str, options: dict[str, Any]) -> None:
    seed_test(functools.partial(pettingzoo.env, game, **options), num_cycles=200)


@games
def test_the_librarys_render_test_passes(
    game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Text, pixels, and printing."""
    shown = {"ansi": lambda text: len(text) > 500, "rgb_array": lambda picture: picture.std() > 20}
    render_test(functools.partial(pettingzoo.env, game, **options), custom_tests=shown)
    assert len(capsys.readouterr().out) > 500


@games
def test_the_librarys_test_of_max_cycles_passes(game: str, options: dict[str, Any]) -> None:
    """It is made for environments where all act at once, and acts without looking at masks."""

    def parallel(**more: Any) -> Any:
        return pettingzoo.parallel_env(game, illegal="random", **options, **more)

    def one_by_one(**more: Any) -> Any:
        return parallel_to_aec(parallel(**more))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=one_by_one))


def test_the_librarys_test_of_max_cycles_does_not_apply_to_turns() -> None:
    """It expects ``max_cycles`` turns of every agent; ours counts decisions. The docs say so."""

    def env(**more: Any) -> Any:
        return pettingzoo.env("targi", illegal="random", **more)

    def parallel(**more: Any) -> Any:
        return pettingzoo.parallel_env("targi", illegal="random", **more)

    with pytest.raises(AssertionError):
        max_cycles_test(SimpleNamespace(parallel_env=parallel, env=env))
    assert "It does not apply to `env` itself" in PAGE.read_text(encoding="utf-8")


def test_the_librarys_test_of_parallel_environments_passes() -> None:
    parallel_api_test(pettingzoo.parallel_env("tuareg", seats=3, illegal="random"), num_cycles=300)


@pytest.mark.long
@games
def test_the_librarys_performance_benchmark_runs(
    game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    performance_benchmark(pettingzoo.env(game, **options))
    assert float(capsys.readouterr().out.split(" turns per second")[0].split()[-1]) > 1000


# -- the table behind it --------------------------------------------------------------------------------


def play(env: Any, choose: Callable[[str, Any], int]) -> dict[str, float]:
    """A game; what each agent was given by ``last``."""
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        given[agent] += reward
        env.step(None if termination or truncation else choose(agent, seen))
    return given


@games
def test_it_is_the_game_that_azalai_deals_from_the_seed(game: str, options: dict[str, Any]) -> None:
    """Move by move: agent, mask, observation; at the end the rewards of its winners."""
    env, table = pettingzoo.env(game, scaled=False, **options), azalai.new(game, seed=12, **options)
    dice = np.random.default_rng(3)
    env.reset(seed=12)

    def choose(agent: str, seen: Any) -> int:
        assert table.seat is not None
        assert agent == f"seat_{table.seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == [move.id for move in table.moves()]
        assert np.array_equal(env.infos[agent]["action_mask"], seen["action_mask"])
        assert seen["observation"].tobytes() == table.observation(table.seat).pack()
        other = (table.seat + 1) % table.seats
        theirs = env.observe(f"seat_{other}")
        assert theirs["observation"].tobytes() == table.observation(other).pack()
        assert not theirs["action_mask"].any()
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        table.play(action)
        return action

    given = play(env, choose)
    assert table.over
    assert {f"seat_{seat}" for seat in table.winners()} == {a for a in given if given[a] == max(given.values())}
    assert sum(given.values()) == pytest.approx(0, abs=1e-6)


def test_observations_that_were_handed_out_do_not_change() -> None:
    env = pettingzoo.env("targi")
    env.reset(seed=1)
    seen = env.last()[0]
    kept = {name: array.copy() for name, array in seen.items()}
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(np.array_equal(seen[name], kept[name]) for name in kept)


def test_an_illegal_action_loses_for_the_agent_that_made_it() -> None:
    env = pettingzoo.env("tuareg", seats=3)
    env.reset(seed=5)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))

    assert env.rewards == {name: -0.5 if name == agent else 0.25 for name in env.possible_agents}
    assert env.infos[agent]["illegal"] is True
    assert all(env.terminations.values())


def test_max_cycles_truncates_all_agents() -> None:
    env = pettingzoo.env("targi", max_cycles=5)
    env.reset(seed=5)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, termination, truncation, _ = env.last()
        assert not termination
        env.step(None if truncation else int(seen["action_mask"].argmax()))
        decisions += not truncation
    assert decisions == 5


@pytest.mark.parametrize("illegal", ["lose", "random"])
@pytest.mark.parametrize("action", [1.0, np.float32(1), "p2", [1], np.array([1])])
def test_an_action_that_is_no_whole_number_is_refused(action: Any, illegal: str) -> None:
    env = pettingzoo.env("targi", illegal=illegal)
    env.reset(seed=5)
    agent = env.agent_selection

    with pytest.raises(azalai.IllegalMove, match="from 0 to 215"):
        env.step(action)
    assert env.agent_selection == agent
    assert not any(env.terminations.values())


@pytest.mark.parametrize("action", [-1, 10**30, None])
def test_a_random_action_can_replace_an_illegal_one(action: Any) -> None:
    env = pettingzoo.env("targi", illegal="random")
    env.reset(seed=5)
    env.step(action)

    assert not any(env.terminations.values())
    assert env.agent_selection == "seat_1"


@pytest.mark.parametrize("most", [0, -2, 1.5, "1", True])
def test_a_number_of_cycles_that_cannot_be_is_refused(most: Any) -> None:
    with pytest.raises(azalai.IllegalOption, match="max_cycles must be a whole number from 1"):
        pettingzoo.env("targi", max_cycles=most)


def test_a_reset_without_a_seed_deals_the_next_game() -> None:
    env = pettingzoo.env("targi", scaled=False)
    env.reset(seed=8)
    env.reset()
    assert env.last()[0]["observation"].tobytes() == azalai.new("targi", seed=9).observation(0).pack()


def test_wrong_options_are_refused() -> None:
    for wrong in ({"render_mode": "film"}, {"illegal": "ignore"}, {"seats": 3}):
        with pytest.raises(azalai.IllegalOption):
            pettingzoo.env("targi", **wrong)


# -- the sign of the reward -----------------------------------------------------------------------------


@pytest.mark.parametrize("agent", ["seat_0", "seat_1"])
def test_training_on_what_an_agent_is_given_makes_it_win(agent: str) -> None:
    """A public complaint about tutorials: the opponent's reward was trained on. A few hundred steps of policy gradient
    on the rewards of ``last``, against a random player, for each seat: it wins more often, not less."""
    env = pettingzoo.env("tuareg", seats=2)
    dice = np.random.default_rng(1)
    weights = np.zeros((layout("tuareg").size, env.action_space(agent).n))

    def one_game(seed: int, learn: bool) -> float:
        env.reset(seed=seed)
        steps = []

        def choose(who: str, seen: Any) -> int:
            legal = np.flatnonzero(seen["action_mask"])
            if who != agent:
                return int(dice.choice(legal))
            scores = seen["observation"] @ weights[:, legal]
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            chosen = int(dice.choice(len(legal), p=chances))
            steps.append((seen["observation"], legal, chances, chosen))
            return int(legal[chosen])

        reward = play(env, choose)[agent]
        if learn:
            for seen, legal, chances, chosen in steps:
                step = -chances
                step[chosen] += 1
                weights[:, legal] += 0.002 * reward * np.outer(seen, step)
        return reward

    before = np.mean([one_game(10_000 + seed, learn=False) for seed in range(60)])
    for seed in range(200):
        one_game(seed, learn=True)
    after = np.mean([one_game(20_000 + seed, learn=False) for seed in range(60)])
    assert after > before + 0.3
