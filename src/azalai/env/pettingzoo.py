"""PettingZoo environment: each seat is an agent, each decision a turn (AEC).

>>> from azalai.env import pettingzoo
>>> table = pettingzoo.env("targi")
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, _ = table.last()
...     over = termination or truncation
...     table.step(None if over else int(observation["action_mask"].argmax()))
>>> table.agents
[]
"""

from __future__ import annotations

import random
import secrets
import sys
from typing import Any

import numpy as np

from azalai.env.batch import Tables, checked_flag
from azalai.env.extras import needs_env
from azalai.env.opponents import NO_ACTION
from azalai.errors import IllegalOption
from azalai.kernel.batch import checked_count
from azalai.messages import say

with needs_env(__name__):
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped, unused-ignore]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped, unused-ignore]

    from azalai.env import spaces as ours


class TableEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc, unused-ignore]  # PettingZoo has no types
    """One table. Agents are ``seat_0``, ``seat_1`` …; the observation of an agent is a dict of ``observation`` (see
    ``env.observations``) and ``action_mask``, which is all zeros for an agent that is not to decide.

    Rewards come at the end, to every agent, and sum to 0. ``reward`` says what they measure (see ``env.rewards``): by
    default 1 for winning alone, -1 / (n - 1) for losing among n, a shared victory in between. ``reset(seed=s)`` deals
    the game ``azalai.new(..., seed=s)``; without a seed the next one.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as PettingZoo declares it)
        "render_modes": ours.RENDER_MODES,
        "name": "azalai",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "targi",
        *,
        render_mode: str | None = None,
        reward: str = "win",
        observation_version: int = 1,
        scaled: bool = True,
        max_cycles: int | None = None,
        illegal: str = ours.LOSE,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = ours.checked_mode(render_mode)
        self._tables = Tables(game, 1, reward=reward, observation_version=observation_version, **options)
        self._scaled = checked_flag("scaled", scaled)
        self._max_cycles = None if max_cycles is None else checked_count("max_cycles", max_cycles, sys.maxsize)
        self._illegal = ours.checked_illegal(illegal)
        self.metadata = {**TableEnv.metadata, "name": f"azalai_{game}_v{self._tables.layout.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._tables.setting.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._space = {
            agent: ours.observation_space(game, scaled, observation_version) for agent in self.possible_agents
        }
        self._actions = {agent: ours.action_space(game) for agent in self.possible_agents}
        self._no_mask = np.zeros(self._tables.masks.shape[1], np.int8)
        self._seed: int | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space[self._checked(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[self._checked(agent)]

    def _checked(self, agent: str) -> str:
        """The agent; IllegalOption if there is none of this name."""
        if agent not in self._seat_of:
            raise IllegalOption(say("env-agent", agent=repr(agent), agents=", ".join(self.possible_agents)))
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = secrets.randbits(32) if self._seed is None else self._seed + 1
        self._seed = seed
        self._dice = random.Random(seed)
        self._tables.reset(seed)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Select the agent to decide, and put its mask into its info."""
        agent = self.possible_agents[self._tables.seats[0]]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._tables.masks[0].copy()}

    def observe(self, agent: str) -> dict[str, Any]:
        tables, seat = self._tables, self._seat_of[self._checked(agent)]
        tables.check_dealt()
        mask = tables.masks[0].copy() if tables.seats[0] == seat else self._no_mask
        return {"observation": tables.seen(seat, scaled=self._scaled), "action_mask": mask}

    def action_masks(self) -> Any:
        """Which actions are legal for the agent to decide, as booleans."""
        self._tables.check_dealt()
        return self._tables.masks[0] == 1

    def step(self, action: int | None) -> None:
        self._tables.check_dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        tables = self._tables
        number = NO_ACTION if action is None else tables.checked_action(action)
        self._cumulative_rewards[agent] = 0.0
        if self._illegal == ours.AT_RANDOM and (number == NO_ACTION or not tables.masks[0, number]):
            number = self._dice.choice(np.flatnonzero(tables.masks[0]).tolist())
        tables.step_one(number)
        self._cycles += 1
        self.infos[agent] = {"action_mask": self._no_mask}
        if tables.terminations[0]:
            self._end()
        else:
            if self._cycles == self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self._ask()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, self._tables.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()
        if self._tables.illegal[0]:
            self.infos[self.agent_selection] = {"action_mask": self._no_mask, "illegal": True}

    def render(self) -> Any:
        """The table as the agent to decide sees it."""
        game = self._tables.game()
        return ours.render(self.render_mode, game, game.seat)

    def close(self) -> None:
        """Nothing needs closing."""


def env(game: str = "targi", **options: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """A ``TableEnv``, with its options and those of ``azalai.new``, in the wrapper that checks the order of calls."""
    return OrderEnforcingWrapper(TableEnv(game, **options))


def parallel_env(game: str = "targi", **options: Any) -> Any:
    """For code that steps all agents at once: only the action of the agent to decide counts."""
    return turn_based_aec_to_parallel(TableEnv(game, **options))
