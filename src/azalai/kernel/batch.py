"""Batches of tables, stepped by compiled code: arrays in, arrays out, no Python in the loop."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol, cast

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


def checked_count(name: str, count: Any, most: int = MOST_TABLES) -> int:
    """The number of tables of a batch, or another count; IllegalOption unless it is a whole number from 1 to
    ``most``."""
    if isinstance(count, bool) or not isinstance(count, int | np.integer) or not 1 <= count <= most:
        raise IllegalOption(say("error-whole", name=name, value=repr(count), low=1, high=most))
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
def batch_rules(book: KernelGame, observe: Callable[..., None] | None = None) -> Any:
    """The batch loops of a game in the plain gear. ``observe`` replaces the rule that writes the game's
    observations."""
    if observe is None:
        return gear.bind(batch_loops, book.name, vars(book.rules))
    return gear.bind(batch_loops, f"{book.name}.{observe.__module__}", {**vars(book.rules), "observe": observe})


@functools.cache
def _batch_loops(book: KernelGame, variant: str, observe: Callable[..., None] | None) -> Any:
    """The same loops in the compiled gear. Only those that write observations depend on ``observe``."""
    bound, observing, swaps = batch_rules(book), batch_rules(book, observe), book.swaps(variant)
    rules = (bound.step_tables, observing.observe_tables, observing.observe_at)
    return SimpleNamespace(**{rule.__name__: gear.compiled(rule, variant, swaps) for rule in rules})


@dataclass(frozen=True)
class HowToPlay:
    """How a batch plays: which seats the caller answers for, the rewards, the observation rule, the number of
    threads."""

    learner: int = batch_loops.EVERY_SEAT
    others_at_random: bool = False
    reward: int = batch_loops.WIN
    threads: int = 1
    observation: type[Layout] | None = None  # None: the game's own, written by its own rule
    observe: Callable[..., None] | None = None


class Part(NamedTuple):
    """The tables that one thread steps: parts of the arrays of a batch."""

    number: int
    rows: slice
    tables: Any
    deals: Deals
    shown: Shown
    records: Any  # observations


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
        self._allocate(book, setting, checked_count("tables", tables), HowToPlay())
        self.reset(seed)

    def _allocate(self, book: KernelGame, setting: TableSetting, count: int, how: HowToPlay) -> None:
        self.count = count
        self._how = how
        self._loops = _batch_loops(book, setting.variant, how.observe)
        self._rules = compiled_rules(book, setting.variant)
        self._cards = as_records(setting.cards)
        self.tables: Any = np.zeros(count, book.table.dtype())
        self._records: Any = np.zeros(count, (how.observation or book.observation).dtype())
        self.observations = self._records.view(np.int8).reshape(count, -1)
        self.masks = np.zeros((count, len(book.catalogue)), np.int8)
        self.seats = np.full(count, -1, np.int8)
        self.learners = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, setting.seats), np.float32)
        self.terminations = np.zeros(count, np.bool_)
        self.illegal = np.zeros(count, np.bool_)
        self.seeds = np.zeros((count, 2), np.int64)
        self._dice = np.zeros(WORDS, np.int64)  # of ``random_actions``
        self._everywhere = np.ones(count, np.bool_)
        self._deals = Deals(
            blank=as_records(book.table()),
            cards=self._cards,
            first=setting.first,
            stride=count,
            learner=how.learner,
            others_at_random=how.others_at_random,
            reward=how.reward,
            seeds=self.seeds,
            dice=np.zeros((count, WORDS), np.int64),
            learners=self.learners,
        )
        self._shown = Shown(
            options=np.zeros((count, book.most_options), np.int16),
            counts=np.zeros(count, np.int16),
            masks=self.masks,
            seats=self.seats,
            rewards=self.rewards,
            terminations=self.terminations,
            illegal=self.illegal,
        )
        threads = min(how.threads, count)
        self._parts = [self._part(k, count * k // threads, count * (k + 1) // threads) for k in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1, "azalai-batch") if threads > 1 else None
        self._compiled = False

    def _part(self, number: int, start: int, stop: int) -> Part:
        rows, deals = slice(start, stop), self._deals
        own = {"seeds": deals.seeds[rows], "dice": deals.dice[rows], "learners": deals.learners[rows]}
        shown = Shown(*(array[rows] for array in self._shown))
        return Part(number, rows, self.tables[rows], deals._replace(**own), shown, self._records[rows])

    def in_parts(self, call: Callable[[Part], None]) -> None:
        """Call a function for the tables of each thread, in that thread. The caller's thread is one of them."""
        running = [self._pool.submit(call, part) for part in self._parts[1:]] if self._pool else []
        call(self._parts[0])
        for part in running:
            part.result()

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
        """Carry out one action at each table, from an array of whole numbers. A seat whose action is illegal loses."""
        self._carry_out(checked_actions(actions, self.count), self._everywhere, observe=True)

    def _carry_out(self, actions: Any, asked: Any, *, observe: bool = False) -> None:
        """Carry out the actions at the tables in ``asked``; with ``observe`` write the observations of all tables."""
        step = self._loops.step_tables

        def step_part(part: Part) -> None:
            step(part.tables, part.deals, asked[part.rows], actions[part.rows], part.shown)
            if observe:
                self._observe_part(part)

        self.in_parts(step_part)

    def observe_all(self) -> None:
        """Write the observations of all tables."""
        self.in_parts(self._observe_part)

    def _observe_part(self, part: Part) -> None:
        self._loops.observe_tables(part.tables, self._cards, part.shown.seats, part.deals.learners, part.records)

    def random_actions(self) -> Any:
        """An evenly drawn legal action for each table."""
        actions = np.zeros(self.count, np.int64)
        self._rules.random_actions(self._shown.options, self._shown.counts, self._dice, actions)
        return actions
