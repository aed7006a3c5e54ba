"""Gymnasium environments: one seat learns, the others are bots. ``SeatEnv`` is one table against any bot,
``SeatVectorEnv`` many tables against random players, stepped in one compiled call.

>>> import gymnasium
>>> import azalai.env.gymnasium  # registers the names
>>> env = gymnasium.make("azalai/Tuareg-v1", seats=3)
>>> observation, _ = env.reset(seed=1)
>>> over = False
>>> while not over:
...     observation, reward, over, _, _ = env.step(int(observation["action_mask"].argmax()))
>>> reward in (1.0, -0.5, 0.25)
True
"""

from __future__ import annotations

from typing import Any

import numpy as np

from azalai.env.batch import Tables
from azalai.env.compiled_loops import EVERY_SEAT
from azalai.env.extras import needs_env
from azalai.env.observations import layout
from azalai.env.opponents import RANDOM, Opponent, bot_opponent
from azalai.kernel.batch import checked_count

with needs_env(__name__):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from azalai.env.spaces import RENDER_MODES, action_space, checked_mode, observation_space, render


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat at a table. ``opponent`` names the bot that plays all other seats; ``seat`` is the learner's seat, or
    ``"any"`` for a seat that changes with each seed.

    The reward comes at the end: 1 for winning alone, -1 / (n - 1) for losing among n, a shared victory in between. An
    illegal action loses the game, and the info of that step has ``illegal``.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str = "targi",
        *,
        opponent: str = RANDOM,
        seat: int | str = 0,
        scaled: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self._tables = Tables(game, 1, learner=seat, **options)
        self._opponent_name = opponent
        if opponent != RANDOM:
            bot_opponent(opponent, 0)  # rejects unknown names
            self._tables.learner = EVERY_SEAT
        self._seat = seat
        self._game = game
        self._scaled = scaled
        self._factors = layout(game).factors
        self._action = np.zeros(1, np.int64)
        self._opponents: list[Opponent] = []
        self.observation_space = observation_space(game, scaled)
        self.action_space = action_space(game)  # type: ignore[assignment]  # its values are np.int64

    @property
    def seat(self) -> int:
        """The learner's seat in the present game."""
        if self._seat == "any":
            return int(self._tables.seeds[0, 0]) % self._tables.setting.seats
        return int(self._seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        dealt = seed if seed is not None else int(self.np_random.integers(2**32))
        self._tables.reset(dealt)
        if self._opponent_name != RANDOM:
            seats = self._tables.setting.seats
            self._opponents = [bot_opponent(self._opponent_name, dealt * seats + seat) for seat in range(seats)]
            self._play_opponents()
        return self._observed()

    def _play_opponents(self) -> None:
        tables = self._tables
        while tables.seats[0] >= 0 and tables.seats[0] != self.seat:
            self._action[0] = self._opponents[tables.seats[0]](tables.game())
            tables.step(self._action)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self._action[0] = action
        self._tables.step(self._action)
        illegal = bool(self._tables.illegal[0])
        if self._opponent_name != RANDOM:
            self._play_opponents()
        observation, facts = self._observed()
        if illegal:
            facts["illegal"] = True
        return observation, float(self._tables.rewards[0, self.seat]), bool(self._tables.terminations[0]), False, facts

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        tables = self._tables
        seen = tables.observations[0] if tables.seats[0] == self.seat else tables.observe(0, self.seat)
        observation = seen * self._factors if self._scaled else seen.copy()
        mask = tables.masks[0].copy()
        return {"observation": observation, "action_mask": mask}, {"action_mask": mask, "seat": self.seat}

    def render(self) -> Any:
        return render(self.render_mode, self._tables.game(), self.seat)


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` tables with a learner at each, against random players, stepped in one compiled call.

    The next step deals a finished table again (Gymnasium's ``NEXT_STEP``). With ``copy=False`` each step overwrites the
    arrays that it returned before.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str = "targi",
        num_envs: int = 64,
        *,
        seat: int | str = 0,
        scaled: bool = True,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs = checked_count("num_envs", num_envs)
        self.tables = Tables(game, num_envs, learner=seat, **options)
        self._scaled = scaled
        self._copy = copy
        self._rows = np.arange(num_envs)
        self.single_observation_space = observation_space(game, scaled)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the tables from the seeds s, s + 1 …, or each from its own seed in a list."""
        if isinstance(seed, list):
            super().reset(seed=None)
            drawn = [int(self.np_random.integers(2**32)) if each is None else each for each in seed]
            self.tables.reset(drawn)
        else:
            super().reset(seed=seed)
            self.tables.reset(int(self.np_random.integers(2**32)) if seed is None else seed)
        return self._observed()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        tables = self.tables
        tables.step(actions)
        rewards = tables.rewards[self._rows, tables.learners]
        over = tables.terminations.copy() if self._copy else tables.terminations
        return self._observed()[0], rewards, over, self._never, self._facts()

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        tables = self.tables
        observations = tables.scaled if self._scaled else tables.observations
        masks = tables.masks
        if self._copy:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "action_mask": masks}, self._facts()

    def _facts(self) -> dict[str, Any]:
        learners = self.tables.learners
        return {"seat": learners.copy() if self._copy else learners}


NAMES: dict[str, dict[str, Any]] = {
    "azalai/Targi-v1": {"game": "targi"},
    "azalai/TargiExpansion-v1": {"game": "targi", "expansion": True},
    "azalai/Tuareg-v1": {"game": "tuareg"},
}
for _name, _kwargs in NAMES.items():
    if _name not in gymnasium.registry:
        gymnasium.register(
            _name,
            entry_point="azalai.env.gymnasium:SeatEnv",
            vector_entry_point="azalai.env.gymnasium:SeatVectorEnv",
            kwargs=_kwargs,
        )
