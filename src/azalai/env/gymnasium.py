"""Gymnasium environments: one seat learns, the others are bots. ``SeatEnv`` is one table against any bot,
``SeatVectorEnv`` many tables against any bot or policy, compiled where the bot is.

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

from collections.abc import Sequence
from typing import Any

import numpy as np

from azalai import bots
from azalai.env.batch import Tables, checked_flag, checked_learner
from azalai.env.extras import needs_env
from azalai.env.opponents import NO_ACTION, RANDOM, Policy
from azalai.errors import BotFault
from azalai.game import Game
from azalai.kernel.batch import checked_count

with needs_env(__name__):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from azalai.env.spaces import RENDER_MODES, action_space, checked_mode, observation_space, render


def answer(bot: bots.Bot, table: Game) -> int:
    """The action of a bot whose turn it is, from what its seat may know."""
    assert table.seat is not None
    return bot.decide(bots.information_set(table, table.seat)).move.id


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat at a table. ``opponent`` names the bot that plays all other seats; ``seat`` is the learner's seat, or
    ``"any"`` for a seat that changes with each seed.

    The reward comes at the end; ``reward`` says what it measures (see ``env.rewards``): by default 1 for winning alone,
    -1 / (n - 1) for losing among n, a shared victory in between. An illegal action loses the game, and the info of that
    step has ``illegal``. A custom bot that is too slow, raises or answers an illegal move loses its game, and the info
    has ``fault``, the reason.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str = "targi",
        *,
        opponent: str = RANDOM,
        seat: int | str = 0,
        reward: str = "win",
        observation_version: int = 1,
        scaled: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self._opponent = opponent
        self._bots: list[bots.Bot] = []  # by seat; none if the compiled loop plays at random
        self._tables = Tables(game, 1, learner=seat, reward=reward, observation_version=observation_version, **options)
        self._seat = checked_learner(seat, self._tables.setting.seats)
        if opponent != RANDOM:
            bots.player(opponent, 0)  # rejects unknown names
            self._tables = Tables(game, 1, reward=reward, observation_version=observation_version, **options)
        self._fault = ""  # why a custom bot lost the present game
        self._scaled = checked_flag("scaled", scaled)
        self.observation_space = observation_space(game, scaled, observation_version)
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
        self._fault = ""
        if self._opponent != RANDOM:
            seats = self._tables.setting.seats
            self._bots = [bots.player(self._opponent, dealt * seats + seat) for seat in range(seats)]
        self._play_bots()
        return self._observed()

    def _play_bots(self) -> None:
        while self._bots and self._tables.seats[0] not in (-1, self.seat):
            try:
                self._tables.step_one(answer(self._bots[self._tables.seats[0]], self._tables.game()))
            except BotFault as fault:  # the bot loses like a learner with an illegal action
                self._fault = str(fault)
                self._tables.step_one(NO_ACTION)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self._tables.check_dealt()
        self._tables.step_one(action)
        illegal = bool(self._tables.illegal[0])
        self._play_bots()
        observation, facts = self._observed()
        if self._fault:
            facts["fault"] = self._fault
        if illegal:
            facts["illegal"] = True
        return observation, float(self._tables.rewards[0, self.seat]), bool(self._tables.terminations[0]), False, facts

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observation = self._tables.seen(self.seat, scaled=self._scaled)
        mask = self._tables.masks[0].copy()
        return {"observation": observation, "action_mask": mask}, {"action_mask": mask, "seat": self.seat}

    def action_masks(self) -> Any:
        """Which actions are legal now, as booleans: what MaskablePPO of ``sb3-contrib`` asks for."""
        self._tables.check_dealt()
        return self._tables.masks[0] == 1

    def render(self) -> Any:
        return render(self.render_mode, self._tables.game(), self.seat)


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` tables with a learner at each. ``opponent`` plays the other seats: ``"random"``, ``"greedy"``, a
    level or another name that ``bots.player`` knows, or a policy function, which takes the scaled observations and the
    masks of the tables where an opponent decides and returns their actions. Random and greedy players are compiled.

    The next step deals a finished table again (Gymnasium's ``NEXT_STEP``). With ``copy=False`` each step overwrites the
    arrays that it returned before. If a custom bot loses its game by a fault, the info has ``fault``, the reasons, and
    ``_fault``, the tables where there is one.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str = "targi",
        num_envs: int = 64,
        *,
        opponent: str | Policy = RANDOM,
        seat: int | str = 0,
        reward: str = "win",
        observation_version: int = 1,
        scaled: bool = True,
        copy: bool = True,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs = checked_count("num_envs", num_envs)
        self.tables = Tables(
            game,
            num_envs,
            learner=seat,
            opponent=opponent,
            reward=reward,
            observation_version=observation_version,
            threads=threads,
            **options,
        )
        checked_learner(seat, self.tables.setting.seats)
        self._scaled, self._copy = checked_flag("scaled", scaled), checked_flag("copy", copy)
        self._rows = np.arange(num_envs)
        self.single_observation_space = observation_space(game, scaled, observation_version)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal the tables from the seeds s, s + 1 …, or each from its own seed in a list."""
        if isinstance(seed, list | tuple | np.ndarray):
            super().reset(seed=None)
            self.tables.reset([self._drawn() if each is None else each for each in seed])
        else:
            super().reset(seed=seed)  # type: ignore[arg-type]
            self.tables.reset(self._drawn() if seed is None else seed)  # type: ignore[arg-type]
        return self._observed()

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**32))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        tables = self.tables
        tables.step(actions)
        observed, facts = self._observed()
        if tables.faults:  # as Gymnasium has it: an array, and another one that says where it holds something
            facts["fault"] = np.array([tables.faults.get(row) for row in range(self.num_envs)], object)
            facts["_fault"] = np.isin(self._rows, list(tables.faults))
        rewards = tables.rewards[self._rows, tables.learners]
        return observed, rewards, self._given(tables.terminations), self._never, facts

    def action_masks(self) -> Any:
        """Which actions are legal now, as booleans: a row for each table."""
        self.tables.check_dealt()
        return self.tables.masks == 1

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        tables = self.tables
        observations = self._given(tables.scaled if self._scaled else tables.observations)
        observed = {"observation": observations, "action_mask": self._given(tables.masks)}
        return observed, {"seat": self._given(tables.learners)}

    def _given(self, array: Any) -> Any:
        return array.copy() if self._copy else array


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
