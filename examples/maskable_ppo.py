"""Stable-Baselines3: MaskablePPO learns a seat of Tuareg against the random player.

    pip install "azalai[env]" sb3-contrib
    python examples/maskable_ppo.py --steps 60000

``SeatEnv.action_masks`` says which actions are legal, so no wrapper is needed.
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env

from azalai.env.gymnasium import SeatEnv


def make_env() -> SeatEnv:
    return SeatEnv("tuareg", seats=2, seat="any", opponent="random")


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """The share of games that the policy wins, from seeds that were not used for learning."""
    env, won = make_env(), 0
    for seed in range(games):
        seen, _ = env.reset(seed=10**6 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won / games


def train(steps: int, games: int) -> tuple[float, float]:
    """The share of wins before and after learning."""
    env = make_vec_env(make_env, n_envs=8, seed=1)
    model = MaskablePPO(
        "MultiInputPolicy", env, n_steps=256, batch_size=512, learning_rate=1e-3, gamma=1.0, seed=1, device="cpu"
    )
    before = share_of_wins(model, games)
    model.learn(steps)
    return before, share_of_wins(model, games)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=60_000, help="decisions to learn from (60000)")
    parser.add_argument("--games", type=int, default=200, help="games to measure with (200)")
    given = parser.parse_args()
    first, last = train(given.steps, given.games)
    print(f"won against the random player: {first:.0%} before, {last:.0%} after {given.steps} decisions")
