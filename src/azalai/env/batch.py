"""Vectorised environment: many tables stepped in one compiled call, with observations, masks and rewards in arrays that
are allocated once.

No Python runs in the loop. The Gymnasium and PettingZoo environments are built on it, the latter with a single table.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import numpy as np

from azalai import compile_notice
from azalai.env import compiled_loops
from azalai.env.compiled_loops import Deals, Shown
from azalai.env.observations import layout
from azalai.errors import IllegalOption
from azalai.games import rulebook
from azalai.games.interface import Rulebook, Setting
from azalai.kernel import gear
from azalai.kernel.batch import as_records, checked_actions, checked_count, compiled_rules
from azalai.kernel.chance import LOW32, WORDS, halves, seed_chance
from azalai.messages import say


@functools.cache
def _bound(book: Rulebook) -> Any:
    return gear.bind(compiled_loops, book.name, vars(book.rules))


@functools.cache
def loops_of(book: Rulebook, variant: str) -> Any:
    """The loops of the environments for a game, compiled on their first call."""
    bound, swaps = _bound(book), book.swaps(variant)
    names = ("step_tables", "observe_at")
    return SimpleNamespace(**{name: gear.compiled(getattr(bound, name), variant, swaps) for name in names})


class Tables:
    """``count`` tables of one game, stepped together.

    After ``reset`` and each ``step`` the arrays show the present state, a row for each table: ``observations`` (what
    the seat to decide may know; ``scaled`` holds the same scaled for learning), ``masks`` (0 or 1 for each action),
    ``seats`` (who decides; -1: the game is over), ``rewards`` (a column for each seat), ``terminations`` and
    ``illegal`` (the game ended with an illegal action). Each step overwrites these arrays: copy what you keep.

    The next step deals a finished table again, whatever its action. Table i of n gets the games with the seeds
    ``seed + i``, ``seed + i + n`` ….

    ``learner`` is the seat you answer for; the others play at random. Without one you answer for all seats, each at its
    turn; with ``"any"`` the seat changes from game to game.

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

    def __init__(self, game: str, count: int, *, learner: int | str | None = None, **options: Any) -> None:
        self.book = rulebook(game)
        self.setting: Setting = self.book.setting(options)
        self.count = count = checked_count("count", count)
        self.learner = _learner(learner, self.setting.seats)
        self.layout = layout(game)
        self._loops = loops_of(self.book, self.setting.variant)
        self._rules = compiled_rules(self.book, self.setting.variant)
        self._cards = as_records(self.setting.cards)
        self.tables: Any = np.zeros(count, self.book.table.dtype())
        self._records: Any = np.zeros(count, self.book.observation.dtype())
        self._seen: Any = np.zeros(1, self.book.observation.dtype())
        self.observations = self._records.view(np.int8).reshape(count, -1)
        self._scaled = np.zeros(self.observations.shape, np.float32)
        self.masks = np.zeros((count, len(self.book.catalogue)), np.int8)
        self.seats = np.full(count, -1, np.int8)
        self.learners = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, self.setting.seats), np.float32)
        self.terminations = np.zeros(count, np.bool_)
        self.illegal = np.zeros(count, np.bool_)
        self.seeds = np.zeros((count, 2), np.int64)
        self._own_dice = np.zeros(WORDS, np.int64)
        self._action = np.zeros(1, np.int64)
        self._deals = Deals(
            blank=as_records(self.book.table()),
            cards=self._cards,
            first=self.setting.first,
            seeds=self.seeds,
            dice=np.zeros((count, WORDS), np.int64),
            learners=self.learners,
        )
        self._shown = Shown(
            options=np.zeros((count, self.book.most_options), np.int16),
            counts=np.zeros(count, np.int16),
            masks=self.masks,
            seats=self.seats,
            observations=self._records,
            rewards=self.rewards,
            terminations=self.terminations,
            illegal=self.illegal,
        )
        self._ready = False

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Deal every table again, from one seed or a list with a seed for each table."""
        if isinstance(seed, int):
            low, high = halves(seed)
            lows, highs = low + np.arange(self.count), np.full(self.count, high)
        else:
            if len(seed) != self.count:
                raise IllegalOption(say("error-seeds", given=str(len(seed)), tables=str(self.count)))
            lows, highs = np.array([halves(each) for each in seed]).T
            low, high = int(lows[0]), int(highs[0])
        self.seeds[:, 0] = (lows - self.count) & LOW32  # dealing adds ``count``
        self.seeds[:, 1] = highs
        words = [0] * WORDS
        seed_chance(words, low, high ^ 1)
        self._own_dice[:] = words
        self.seats[:] = -1
        with nullcontext() if self._ready else compile_notice.progress():
            self.step(np.zeros(self.count, np.int64))
        self._ready = True

    def step(self, actions: Any) -> None:
        """Carry out one action at each table; ``actions`` is a contiguous array of whole numbers. The seat of an
        illegal action loses the game."""
        self._loops.step_tables(
            self.tables, self._deals, self.learner, checked_actions(actions, self.count), self._shown
        )

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the options make everything again but the numbers in the arrays."""
        arrays = [array.tobytes() for array in self._state()]
        made = {"game": self.book.name, "count": self.count, "options": self.setting.options}
        return made | {"learner": self.learner, "arrays": arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Tables.__init__(self, state["game"], state["count"], **state["options"])
        self.learner = state["learner"]
        for array, cells in zip(self._state(), state["arrays"], strict=True):
            array.view(np.uint8).reshape(-1)[:] = np.frombuffer(cells, np.uint8)

    def _state(self) -> list[Any]:
        """Every array that a step reads or writes."""
        dealt = self._deals
        return [self.tables, self._own_dice, dealt.seeds, dealt.dice, dealt.learners, *self._shown]

    @property
    def scaled(self) -> Any:
        """The observations as float32, each cell divided by its unit."""
        return np.multiply(self.observations, self.layout.factors, out=self._scaled)

    def observe(self, table: int, seat: int) -> Any:
        """What a seat may know at a table, as int8."""
        for name, value, end in (("table", table, self.count), ("seat", seat, self.setting.seats)):
            if not 0 <= value < end:  # compiled code does not check bounds
                raise IllegalOption(say("error-whole", name=name, value=repr(value), low=0, high=end - 1))
        self._loops.observe_at(self.tables, table, self._cards, seat, self._seen)
        return self._seen.view(np.int8).copy()

    def step_one(self, action: int) -> None:
        """Carry out an action where there is a single table."""
        self._action[0] = action
        self.step(self._action)

    def seen(self, seat: int, *, scaled: bool) -> Any:
        """What a seat may know at a single table: float32 if scaled, otherwise int8. The result is a copy."""
        cells = self.observations[0] if self.seats[0] == seat else self.observe(0, seat)
        return cells * self.layout.factors if scaled else cells.copy()

    def random_actions(self) -> Any:
        """An evenly drawn legal action for each table."""
        actions = np.zeros(self.count, np.int64)
        self._rules.random_actions(self._shown.options, self._shown.counts, self._own_dice, actions)
        return actions

    def game(self, table: int = 0) -> Any:
        """A copy of a table as a Game."""
        from azalai.game import Game

        t = self.book.table.unpack(self.tables[table].tobytes())
        seed = int(self.seeds[table, 0] | self.seeds[table, 1] << 32)
        return Game(self.book, self.setting, seed, t, None)


def _learner(learner: int | str | None, seats: int) -> int:
    if learner is None:
        return compiled_loops.EVERY_SEAT
    if learner == "any":
        return compiled_loops.ANY_SEAT
    if type(learner) is not int or not 0 <= learner < seats:
        raise IllegalOption(say("env-learner", seat=repr(learner), last=seats - 1))
    return learner
