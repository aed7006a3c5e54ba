"""Vectorised environment: many tables stepped in one compiled call, with observations, masks and rewards in arrays that
are allocated once.

No Python runs in the loop. The Gymnasium and PettingZoo environments are built on it, the latter with a single table.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from numbers import Integral
from typing import Any

import numpy as np

from azalai.env.observations import layout
from azalai.env.opponents import NO_ACTION, RANDOM, BotOpponents, Policy, opponents
from azalai.env.rewards import checked_reward
from azalai.errors import IllegalMove, IllegalOption
from azalai.games import rulebook
from azalai.games.interface import Setting
from azalai.kernel import batch_loops
from azalai.kernel.batch import Batch, HowToPlay, checked_actions, checked_count
from azalai.messages import say
from azalai.seeds import checked_seed

MOST_THREADS = 1024


class Tables(Batch):
    """``count`` tables of one game, stepped together: a ``Batch`` that ``reset`` deals. ``scaled`` holds its
    observations scaled for learning.

    ``learner`` is the seat you answer for. Without one you answer for all seats, each at its turn; with ``"any"`` the
    seat changes from game to game. ``opponent`` plays the other seats: ``"random"``, ``"greedy"``, another name that
    ``bots.player`` knows, or a policy function (see ``env.opponents``). ``reward`` says what ``rewards`` measures (see
    ``env.rewards``), ``observation_version`` which observations there are (see ``env.observations``). ``threads`` is
    the number of threads that step the tables; it changes nothing but the speed. ``faults`` says, by the number of its
    table, why a custom bot lost its game in the last step.

    >>> from azalai.env.batch import Tables
    >>> tables = Tables("tuareg", 64, seats=3)
    >>> tables.reset(seed=1)
    >>> over = 0
    >>> for _ in range(600):
    ...     tables.step(tables.random_actions())
    ...     over += int(tables.terminations.sum())
    >>> over > 64, tables.masks.any(axis=1)[tables.seats >= 0].all().item()
    (True, True)
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        learner: int | str | None = None,
        opponent: str | Policy = RANDOM,
        reward: str = "win",
        observation_version: int = 1,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.book = rulebook(game)
        self.setting: Setting = self.book.setting(options)
        self._given = {"learner": learner, "opponent": opponent, "reward": reward, "threads": threads}
        self._given["observation_version"] = observation_version
        self.layout = layout(game, observation_version)
        self._opponents = opponents(opponent, self.book, self.setting, checked_threads(threads))
        if learner is None and self._opponents is not None:
            raise IllegalOption(say("env-opponent-learner"))
        how = HowToPlay(
            learner=_learner(learner, self.setting.seats),
            others_at_random=learner is not None and self._opponents is None,
            reward=checked_reward(reward),
            threads=threads,
            observation=self.layout.record,
            observe=self.layout.observe,
        )
        self._allocate(self.book, self.setting, checked_count("count", count), how)
        self._seen: Any = np.zeros(1, self._records.dtype)
        self._scaled = np.zeros(self.observations.shape, np.float32)
        self._action = np.zeros(1, np.int64)
        self._answers = np.zeros(self.count, np.int64)
        self.faults: dict[int, str] = {}
        self._dealt = False

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Deal every table again, from one seed or a list with a seed for each table."""
        if isinstance(self._opponents, BotOpponents):
            self._opponents.begin_anew()
        if isinstance(seed, list | tuple | np.ndarray):
            seeds: Any = [checked_seed(each) for each in seed]
        else:
            seeds = checked_seed(seed)
        before, self._dealt = self._dealt, True  # dealing is a step
        try:
            super().reset(seeds)
        except IllegalOption:
            self._dealt = before
            raise

    def check_dealt(self) -> None:
        """IllegalMove before the first ``reset``."""
        if not self._dealt:
            raise IllegalMove(say("env-reset-first"))

    def step(self, actions: Any) -> None:
        """Carry out one action at each table, then the opponents' answers, until the learner decides or it is over."""
        if not self._dealt:
            self.check_dealt()
        if self._opponents is None:
            super().step(actions)
            return
        self._carry_out(checked_actions(actions, self.count), self._everywhere)
        self.faults.clear()
        while (asked := (self.seats >= 0) & (self.seats != self.learners)).any():
            self._opponents.answer(self, asked, self._answers)
            self._carry_out(self._answers, asked)
        self.observe_all()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the options restore everything except the numbers in the arrays."""
        arrays = [array.tobytes() for array in self._state()]
        options = {**self._given, **self.setting.options}
        bots = self._opponents if isinstance(self._opponents, BotOpponents) else None
        return {
            "game": self.book.name,
            "count": self.count,
            "options": options,
            "arrays": arrays,
            "bots": bots,
            "dealt": self._dealt,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        Tables.__init__(self, state["game"], state["count"], **state["options"])
        self._opponents = state["bots"] or self._opponents
        self._dealt = state["dealt"]
        for array, cells in zip(self._state(), state["arrays"], strict=True):
            array.view(np.uint8).reshape(-1)[:] = np.frombuffer(cells, np.uint8)

    def _state(self) -> list[Any]:
        """Every array that a step reads or writes."""
        dealt = self._deals
        return [self.tables, self._dice, dealt.seeds, dealt.dice, dealt.learners, *self._shown, self._records]

    @property
    def scaled(self) -> Any:
        """The observations as float32, each cell divided by its unit."""
        return np.multiply(self.observations, self.layout.factors, out=self._scaled)

    def observe(self, table: int, seat: int) -> Any:
        """What a seat may know at a table, as int8."""
        for name, value, end in (("table", table, self.count), ("seat", seat, self.setting.seats)):
            _check_index(name, value, end)
        self._loops.observe_at(self.tables, table, self._cards, seat, self._seen)
        return self._seen.view(np.int8).copy()

    def step_one(self, action: int) -> None:
        """Carry out an action where there is a single table."""
        self._action[0] = self.checked_action(action)
        self.step(self._action)

    def checked_action(self, action: Any) -> int:
        """The number of an action, NO_ACTION if there is none; IllegalMove unless it is a whole number."""
        try:
            if isinstance(action, bool):
                raise TypeError
            number = operator.index(action)
        except TypeError:  # a float would be rounded down
            last = self.masks.shape[1] - 1
            raise IllegalMove(say("error-move-number", number=repr(action), last=last)) from None
        return number if 0 <= number < self.masks.shape[1] else NO_ACTION

    def seen(self, seat: int, *, scaled: bool) -> Any:
        """What a seat may know at a single table: float32 if scaled, otherwise int8. The result is a copy."""
        cells = self.observations[0] if self.seats[0] == seat else self.observe(0, seat)
        return cells * self.layout.factors if scaled else cells.copy()

    def game(self, table: int = 0) -> Any:
        """A copy of a table as a Game."""
        from azalai.game import Game

        self.check_dealt()
        _check_index("table", table, self.count)
        t = self.book.table.unpack(self.tables[table].tobytes())
        seed = int(self.seeds[table, 0] | self.seeds[table, 1] << 32)
        return Game(self.book, self.setting, seed, t, None)


def _check_index(name: str, value: Any, end: int) -> None:
    """IllegalOption unless the value is a whole number from 0 to ``end`` - 1: compiled code does not check bounds."""
    if isinstance(value, bool) or not isinstance(value, Integral) or not 0 <= int(value) < end:
        raise IllegalOption(say("error-whole", name=name, value=repr(value), low=0, high=end - 1))


def checked_flag(name: str, value: Any) -> bool:
    """IllegalOption unless the value is True or False."""
    if not isinstance(value, bool | np.bool_):
        raise IllegalOption(say("error-option-flag", option=name, value=repr(value)))
    return bool(value)


def checked_learner(seat: Any, seats: int) -> int | str:
    """The seat that learns, "any" if it changes; IllegalOption if there is none."""
    if seat is None:
        raise IllegalOption(say("env-learner-missing", last=seats - 1))
    _learner(seat, seats)
    return seat  # type: ignore[no-any-return]


def checked_threads(threads: Any) -> int:
    """The number of threads; IllegalOption unless it is a whole number."""
    if type(threads) is not int or not 1 <= threads <= MOST_THREADS:
        raise IllegalOption(say("error-whole", name="threads", value=repr(threads), low=1, high=MOST_THREADS))
    return threads


def _learner(learner: int | str | None, seats: int) -> int:
    if learner is None:
        return batch_loops.EVERY_SEAT
    if learner == "any":
        return batch_loops.ANY_SEAT
    if type(learner) is not int or not 0 <= learner < seats:
        raise IllegalOption(say("env-learner", seat=repr(learner), last=seats - 1))
    return learner
