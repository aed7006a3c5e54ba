"""Batches of tables, stepped by compiled code: arrays in, arrays out, no Python in the loop."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, Protocol, cast

import numpy as np

from azalai import compile_notice
from azalai.errors import IllegalMove, IllegalOption
from azalai.kernel import batch_loops, gear
from azalai.kernel.batch_loops import Deals, Shown
from azalai.kernel.chance import LOW32, WORDS, halves, seed_chance
from azalai.kernel.layout import Layout
from azalai.kernel.loops import KernelGame, Loops
from azalai.messages import say

MOST_TABLES = 2**24
ACTIONS = np.dtype(np.int64)
"""The type of actions that the loops are compiled for."""


class TableSetting(Protocol):
    """What a batch needs of the setting of its tables."""

    @property
    def cards(self) -> Layout: ...
    @property
    def first(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def variant(self) -> str: ...


def as_records(*layouts: Layout) -> Any:
    """Layout objects as a NumPy array of records, for the compiled gear."""
    packed = b"".join(layout.pack() for layout in layouts)
    return np.frombuffer(bytearray(packed), dtype=type(layouts[0]).dtype())


def checked_count(name: str, count: Any) -> int:
    """The number of tables of a batch; IllegalOption unless it is a whole number that is large enough."""
    if isinstance(count, bool) or not isinstance(count, int | np.integer) or not 1 <= count <= MOST_TABLES:
        raise IllegalOption(say("error-whole", name=name, value=repr(count), low=1, high=MOST_TABLES))
    return int(count)


def checked_actions(actions: Any, tables: int) -> Any:
    """The actions in the form that the loops are compiled for; IllegalMove unless they are one whole number for each
    table. Compiled code does not check bounds, and it would compile again for every other type of array."""
    if (
        type(actions) is np.ndarray
        and actions.dtype is ACTIONS
        and actions.shape == (tables,)
        and actions.flags.carray  # contiguous, aligned, writeable
    ):
        return actions
    try:
        given = np.asarray(actions)
    except ValueError:  # a list of lists of different lengths
        raise IllegalMove(say("error-actions-type", type=type(actions).__name__)) from None
    if given.dtype.kind not in "iu":
        raise IllegalMove(say("error-actions-type", type=str(given.dtype)))
    if given.shape != (tables,):
        raise IllegalMove(say("error-actions-shape", shape=str(given.shape), tables=str(tables)))
    if not given.flags.c_contiguous:
        raise IllegalMove(say("error-actions-strided"))
    return given.astype(ACTIONS)


@functools.cache
def compiled_rules(book: KernelGame, variant: str = "") -> Loops:
    """The compiled twins of a game's rules and loops, each made when it is first asked for. A variant of the game can
    have twins of its own (see ``gear.compiled``)."""
    return cast(Loops, _Twins(book.rules, variant, book.swaps(variant)))


class _Twins:
    def __init__(self, rules: Loops, variant: str, swaps: gear.Swaps) -> None:
        self._rules = rules
        self._variant = variant
        self._swaps = swaps

    def __getattr__(self, name: str) -> Any:
        twin = gear.compiled(getattr(self._rules, name), self._variant, self._swaps)
        setattr(self, name, twin)
        return twin


@functools.cache
def _bound(book: KernelGame) -> Any:
    return gear.bind(batch_loops, book.name, vars(book.rules))


@functools.cache
def _batch_loops(book: KernelGame, variant: str) -> Any:
    """The loops of batches of a game, compiled on their first call."""
    bound, swaps = _bound(book), book.swaps(variant)
    names = ("step_tables", "observe_at")
    return SimpleNamespace(**{name: gear.compiled(getattr(bound, name), variant, swaps) for name in names})


class Batch:
    """``tables`` tables of one game, stepped together.

    The arrays always show the present state, a row for each table: ``observations`` (what the seat to decide may know,
    as int8), ``masks`` (0 or 1 for each action), ``seats`` (who decides; -1: the game is over), ``rewards`` (a column
    for each seat), ``terminations`` and ``illegal`` (the game ended with an illegal action). Each step overwrites these
    arrays: copy what you keep.

    The next step deals a finished table again, whatever its action. Table i of n gets the games with the seeds
    ``seed + i``, ``seed + i + n`` ….
    """

    def __init__(self, book: KernelGame, setting: TableSetting, tables: int, seed: int = 0) -> None:
        self._allocate(book, setting, checked_count("tables", tables))
        self.reset(seed)

    def _allocate(self, book: KernelGame, setting: TableSetting, count: int) -> None:
        self.count = count
        self.learner = batch_loops.EVERY_SEAT
        self._loops = _batch_loops(book, setting.variant)
        self._rules = compiled_rules(book, setting.variant)
        self._cards = as_records(setting.cards)
        self.tables: Any = np.zeros(count, book.table.dtype())
        records: Any = np.zeros(count, book.observation.dtype())
        self.observations = records.view(np.int8).reshape(count, -1)
        self.masks = np.zeros((count, len(book.catalogue)), np.int8)
        self.seats = np.full(count, -1, np.int8)
        self.learners = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, setting.seats), np.float32)
        self.terminations = np.zeros(count, np.bool_)
        self.illegal = np.zeros(count, np.bool_)
        self.seeds = np.zeros((count, 2), np.int64)
        self._dice = np.zeros(WORDS, np.int64)  # of ``random_actions``
        self._deals = Deals(
            blank=as_records(book.table()),
            cards=self._cards,
            first=setting.first,
            seeds=self.seeds,
            dice=np.zeros((count, WORDS), np.int64),
            learners=self.learners,
        )
        self._shown = Shown(
            options=np.zeros((count, book.most_options), np.int16),
            counts=np.zeros(count, np.int16),
            masks=self.masks,
            seats=self.seats,
            observations=records,
            rewards=self.rewards,
            terminations=self.terminations,
            illegal=self.illegal,
        )
        self._compiled = False

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
        self._dice[:] = words
        self.seats[:] = -1
        with nullcontext() if self._compiled else compile_notice.progress():
            self.step(np.zeros(self.count, np.int64))
        self._compiled = True

    def step(self, actions: Any) -> None:
        """Carry out one action at each table; ``actions`` is a contiguous array of whole numbers. The seat of an
        illegal action loses the game."""
        self._loops.step_tables(
            self.tables, self._deals, self.learner, checked_actions(actions, self.count), self._shown
        )

    def random_actions(self) -> Any:
        """An evenly drawn legal action for each table."""
        actions = np.zeros(self.count, np.int64)
        self._rules.random_actions(self._shown.options, self._shown.counts, self._dice, actions)
        return actions
