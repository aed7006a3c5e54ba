"""Batches of tables, stepped by compiled code: arrays in, arrays out, no Python in the loop."""

from __future__ import annotations

import functools
from typing import Any, Protocol, cast

import numpy as np

from azalai.errors import IllegalMove, IllegalOption
from azalai.kernel import gear
from azalai.kernel.chance import LOW32, WORDS, halves, seed_chance
from azalai.kernel.layout import Layout
from azalai.kernel.loops import BatchArrays, Dealing, KernelGame, Loops
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


class Batch:
    """``tables`` tables of one game, stepped together.

    ``masks`` (a row of 0 and 1 over the action catalogue for each table), ``seats`` (who decides; -1: over) and
    ``observations`` (what that seat sees, as int8) always show the present state. A table that is over is dealt anew by
    the next ``step``, whatever its action.
    """

    def __init__(self, book: KernelGame, setting: TableSetting, tables: int, seed: int = 0) -> None:
        tables = checked_count("tables", tables)
        self._rules = compiled_rules(book, setting.variant)
        self._dealing = Dealing(as_records(book.table()), as_records(setting.cards), setting.first)
        low, high = halves(seed)
        seeds = np.empty((tables, 2), np.int64)
        seeds[:, 0] = (low + np.arange(tables) - tables) & LOW32  # the first step takes the next seed
        seeds[:, 1] = high
        self._arrays = BatchArrays(
            tables=np.zeros(tables, book.table.dtype()),
            seeds=seeds,
            options=np.zeros((tables, book.most_options), np.int16),
            counts=np.zeros(tables, np.int16),
            masks=np.zeros((tables, len(book.catalogue)), np.int8),
            seats=np.full(tables, -1, np.int8),
            observations=np.zeros(tables, book.observation.dtype()),
        )
        self.tables, self.masks, self.seats = self._arrays.tables, self._arrays.masks, self._arrays.seats
        self.observations = self._arrays.observations.view(np.int8).reshape(tables, -1)
        words = [0] * WORDS
        seed_chance(words, low, high ^ 1)
        self._dice = np.array(words, np.int64)
        self.step(np.zeros(tables, np.int64))

    def step(self, actions: Any) -> None:
        """Carry out one legal action for each table."""
        self._rules.step_batch(self._arrays, self._dealing, checked_actions(actions, len(self.seats)))

    def random_actions(self) -> Any:
        """An evenly drawn legal action for each table."""
        actions = np.zeros(len(self.tables), np.int64)
        self._rules.random_actions(self._arrays.options, self._arrays.counts, self._dice, actions)
        return actions
