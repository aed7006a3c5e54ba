"""Rewards in every interface: the victory, the difference in points, the share of points, with their signs; and the
masks that MaskablePPO asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

import azalai
import azalai.env.openspiel
from azalai.env import pettingzoo
from azalai.env.batch import Tables
from azalai.env.gymnasium import SeatEnv, SeatVectorEnv
from azalai.env.rewards import REWARDS
from azalai.games import rulebook
from azalai.kernel.batch import batch_rules

rewards = pytest.mark.parametrize("reward", REWARDS)
SEATS = {"targi": 2, "tuareg": 3}
games = pytest.mark.parametrize("game", SEATS)


def options(game: str) -> dict[str, Any]:
    return {"seats": SEATS[game]} if game == "tuareg" else {}


def expected(table: azalai.Game, reward: str) -> list[float]:
    points, n = table.scores(), table.seats
    winners = table.winners()
    if reward == "win":
        return [((n / len(winners) if seat in winners else 0) - 1) / (n - 1) for seat in range(n)]
    if reward == "difference":
        return [own - (sum(points) - own) / (n - 1) for own in points]
    return [(n * own / sum(points) - 1) / (n - 1) for own in points]


@pytest.mark.parametrize(
    ("reward", "points", "paid"),
    [
        ("difference", [30, 24], [6, -6]),
        ("difference", [30, 24, 12], [12, 3, -15]),
        ("share", [30, 10], [0.5, -0.5]),
        ("share", [8, 0], [1, -1]),
        ("share", [20, 20, 20], [0, 0, 0]),
        ("share", [12, 0, 0], [1, -0.5, -0.5]),
        ("share", [0, 0], [0, 0]),
        ("share", [-3, 6], [-1, 1]),
    ],
)
def test_rewards_by_points(reward: str, points: list[int], paid: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    rules = batch_rules(rulebook("targi"))
    monkeypatch.setitem(rules.pay_points.__globals__, "score", lambda _t, _c, seat: points[seat])
    given = [9.0] * len(points)
    rules.pay_points(None, None, REWARDS[reward], given)

    assert given == pytest.approx(paid)
    assert sum(given) == pytest.approx(0)


@rewards
@games
def test_a_batch_pays_what_the_final_points_say(game: str, reward: str) -> None:
    tables, paid = Tables(game, 16, reward=reward, **options(game)), 0
    tables.reset(seed=5)
    while paid < 16:
        tables.step(tables.random_actions())
        for i in np.flatnonzero(tables.terminations):
            table = tables.game(int(i))
            assert tables.rewards[i].tolist() == pytest.approx(expected(table, reward), abs=1e-5)
            paid += 1
        assert not tables.rewards[~tables.terminations].any()


@games
@pytest.mark.parametrize(("reward", "stake"), [("win", 1), ("share", 1), ("difference", 100)])
def test_an_illegal_action_costs_as_much_as_the_worst_defeat(game: str, reward: str, stake: float) -> None:
    tables = Tables(game, 1, reward=reward, **options(game))
    tables.reset(seed=5)
    loser, seats = int(tables.seats[0]), SEATS[game]
    tables.step_one(-1)

    lost, won = -stake / (seats - 1), stake / (seats - 1) ** 2
    assert tables.rewards[0].tolist() == pytest.approx([lost if seat == loser else won for seat in range(seats)])


@rewards
@games
def test_every_interface_pays_the_same(game: str, reward: str) -> None:
    """The first legal answer, again and again, from one seed; OpenSpiel deals differently and is checked alone."""
    one = pettingzoo.env(game, reward=reward, **options(game))
    one.reset(seed=9)
    given = dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        seen, paid, over, *_ = one.last()
        given[agent] += paid
        if not over:
            assert one.unwrapped.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
        one.step(None if over else int(seen["action_mask"].argmax()))
    table = one.unwrapped._tables.game()
    assert list(given.values()) == pytest.approx(expected(table, reward), abs=1e-5)

    single = SeatEnv(game, seat=1, reward=reward, **options(game))
    many = SeatVectorEnv(game, 2, seat=1, reward=reward, **options(game))
    single.reset(seed=9)
    many.reset(seed=9)
    over = False
    while not over:
        assert single.action_masks().tolist() == many.action_masks()[0].tolist()
        actions = many.action_masks().argmax(axis=1)
        _, paid, over, _, _ = single.step(int(actions[0]))
        _, paid_many, _, _, _ = many.step(actions)
        assert paid == pytest.approx(float(paid_many[0]))
    assert paid == pytest.approx(expected(single._tables.game(), reward)[1], abs=1e-5)


@rewards
def test_openspiel_returns_what_the_final_points_say(reward: str) -> None:
    game = pyspiel.load_game(f"azalai_tuareg(players=3,reward={reward})")
    rng, state = np.random.default_rng(3), game.new_initial_state()
    while not state.is_terminal():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True) if state.is_chance_node() else ((), ())
        action = rng.choice(outcomes, p=chances) if outcomes else rng.choice(state.legal_actions())
        state.apply_action(int(action))

    assert state.returns() == pytest.approx(expected(state.table(), reward))
    assert state.clone().returns() == state.returns()
    assert all(game.min_utility() <= each <= game.max_utility() for each in state.returns())


@pytest.mark.parametrize(
    "make",
    [
        lambda reward: Tables("targi", 2, reward=reward),
        lambda reward: SeatEnv("targi", reward=reward),
        lambda reward: SeatVectorEnv("targi", 2, reward=reward),
        lambda reward: pettingzoo.env("targi", reward=reward),
        lambda reward: pyspiel.load_game(f"azalai_targi(reward={reward})"),
    ],
    ids="batch single vector pettingzoo openspiel".split(),
)
def test_an_unknown_reward_lists_the_known_ones(make: Callable[[str], Any]) -> None:
    with pytest.raises(azalai.IllegalOption, match='reward \'money\': use one of "win", "difference", "share"'):
        make("money")
