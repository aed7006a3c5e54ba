"""Rewards: what an environment pays each seat at the end of a game. All of them sum to 0 over the seats.

- ``win``: 1 for winning alone, -1 / (n - 1) for losing among n seats. Winners who share the victory share one stake
  from each seat: for two seats, a draw is 0.
- ``difference``: the points of the seat less the mean points of the others; for two seats, its lead. Positive: ahead.
- ``share``: the seat's share of all points, scaled like ``win``: 1 for all points, 0 for an equal share, -1 / (n - 1)
  for none.
"""

from __future__ import annotations

from azalai.errors import IllegalOption
from azalai.kernel.batch_loops import DIFFERENCE, SHARE, WIN
from azalai.messages import commas, say

REWARDS = {"win": WIN, "difference": DIFFERENCE, "share": SHARE}


def checked_reward(reward: str) -> int:
    """The number of a reward, as the rules know it; IllegalOption lists the names."""
    if reward not in REWARDS:
        raise IllegalOption(say("env-reward", reward=repr(reward), rewards=commas(f'"{name}"' for name in REWARDS)))
    return REWARDS[reward]
