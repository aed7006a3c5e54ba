"""PettingZoo: one policy plays all seats of Tuareg against itself and learns from the results, in NumPy alone.

    pip install "azalai[env]"
    python examples/self_play.py --rounds 40

Each agent's decisions are judged by the reward that ``last`` returns to it: the way to learn from an AEC environment.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Any

import numpy as np

from azalai.env import pettingzoo

GAMES = 24  # in a round
RATE = 0.01


class Policy:
    """One layer of weights from the observation to the actions, trained by REINFORCE with Adam."""

    def __init__(self, cells: int, actions: int) -> None:
        self.weights = np.zeros((cells, actions), np.float32)
        self.mean, self.square, self.steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def chances(self, seen: dict[str, Any]) -> Any:
        scores = np.where(seen["action_mask"] == 1, seen["observation"] @ self.weights, -1e9)
        likely = np.exp(scores - scores.max())
        return likely / likely.sum()

    def learn(self, decisions: list[tuple[Any, Any, int]], outcomes: list[float]) -> None:
        """Make the decisions likelier that went better than the average, and the others less likely."""
        seen, likely, actions = (np.array(part) for part in zip(*decisions, strict=True))
        better = (np.array(outcomes) - np.mean(outcomes)) / (np.std(outcomes) + 1e-6)
        push = -likely
        push[np.arange(len(actions)), actions] += 1
        slope = seen.T @ (push * better[:, None]) / len(actions)
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.99 * self.square + 0.01 * slope**2
        size = np.sqrt(self.square / (1 - 0.99**self.steps)) + 1e-6
        self.weights += RATE * self.mean / (1 - 0.9**self.steps) / size


def play(env: Any, policies: dict[str, Policy | None], dice: Any, seed: int) -> tuple[dict[str, list[Any]], Any]:
    """A game; None plays at random. The decisions of each agent, and its rewards."""
    decisions: dict[str, list[Any]] = defaultdict(list)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        rewards[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        policy = policies[agent]
        mask = seen["action_mask"]
        likely = mask / mask.sum() if policy is None else policy.chances(seen)
        action = int(dice.choice(len(likely), p=likely / likely.sum()))
        decisions[agent].append((seen["observation"], likely, action))
        env.step(action)
    return decisions, rewards


def share_of_wins(env: Any, policy: Policy, dice: Any, games: int) -> float:
    """The share of games won against random players, from either seat."""
    won = 0
    for number in range(games):
        agent = env.possible_agents[number % len(env.possible_agents)]
        players = {each: policy if each == agent else None for each in env.possible_agents}
        won += play(env, players, dice, 10**6 + number)[1][agent] > 0
    return won / games


def train(rounds: int, games: int) -> tuple[float, float]:
    """The share of wins against random players before and after learning from self-play."""
    env, dice = pettingzoo.env("tuareg", seats=2), np.random.default_rng(1)
    agents = env.possible_agents
    space = env.observation_space(agents[0])
    policy = Policy(space["observation"].shape[0], space["action_mask"].shape[0])
    before = share_of_wins(env, policy, dice, games)
    for number in range(rounds):
        whole: list[Any] = []
        outcomes: list[float] = []
        for game in range(GAMES):
            decisions, rewards = play(env, dict.fromkeys(agents, policy), dice, number * GAMES + game)
            for agent in agents:
                whole += decisions[agent]
                outcomes += [rewards[agent]] * len(decisions[agent])
        policy.learn(whole, outcomes)
    return before, share_of_wins(env, policy, dice, games)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40, help=f"rounds of {GAMES} games (40)")
    parser.add_argument("--games", type=int, default=200, help="games to measure with (200)")
    given = parser.parse_args()
    first, last = train(given.rounds, given.games)
    print(f"won against the random player: {first:.0%} before, {last:.0%} after {given.rounds} rounds of self-play")
