"""Batches of tables: arrays in, arrays out, no Python in the loop."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

import numpy as np

from azalai.kernel import gear
from azalai.kernel.chance import WORDS, halves, seed_chance
from azalai.kernel.layout import Layout


def as_records(*layouts: Layout) -> Any:
    """Layout objects as an array of records for the compiled gear."""
    packed = b"".join(layout.pack() for layout in layouts)
    return np.frombuffer(bytearray(packed), dtype=type(layouts[0]).dtype())


@functools.cache
def compiled_rules(book: Any, variant: str = "") -> Any:
    """The compiled twins of a game's bound rules, each made when it is first asked for; a variant of the game can have
    twins of its own (``Setting.variant``)."""
    return _Twins(book.rules, variant, book.swaps(variant))


class _Twins:
    def __init__(self, rules: SimpleNamespace, variant: str, swaps: gear.Swaps) -> None:
        self._rules = rules
        self._variant = variant
        self._swaps = swaps

    def __getattr__(self, name: str) -> Any:
        twin = gear.compiled(getattr(self._rules, name), self._variant, self._swaps)
        setattr(self, name, twin)
        return twin


class Batch:
    """So many tables of one game, stepped together.

    ``masks`` (a row of 0 and 1 over the action catalogue for each table), ``seats`` (who decides; -1: over) and
    ``observations`` (what that seat sees, as int8) always show the present state. A table that is over is dealt anew by
    the next ``step``, whatever its action.
    """

    def __init__(self, book: Any, setting: Any, tables: int, seed: int = 0) -> None:
        self._rules = compiled_rules(book, setting.variant)
        self._cards = as_records(setting.cards)
        self._blank = as_records(book.table())
        self._first = setting.first
        self._options = np.zeros((tables, book.most_options), np.int16)
        self._counts = np.zeros(tables, np.int16)
        self.tables: Any = np.zeros(tables, book.table.dtype())
        self._records: Any = np.zeros(tables, book.observation.dtype())
        self.observations = self._records.view(np.int8).reshape(tables, -1)
        self.masks = np.zeros((tables, len(book.catalogue)), np.int8)
        self.seats = np.full(tables, -1, np.int8)
        low, high = halves(seed)
        self._seeds = np.empty((tables, 2), np.int64)
        self._seeds[:, 0] = (low + np.arange(tables) - tables) & 0xFFFFFFFF
        self._seeds[:, 1] = high
        self._dice = np.zeros(WORDS, np.int64)
        words = [0] * WORDS
        seed_chance(words, low, high ^ 1)
        self._dice[:] = words
        self.step(np.zeros(tables, np.int64))

    def step(self, actions: Any) -> None:
        """Carry out one legal action for each table."""
        self._rules.step_batch(
            self.tables,
            self._blank,
            self._cards,
            self._first,
            self._seeds,
            actions,
            self._options,
            self._counts,
            self.masks,
            self.seats,
            self._records,
        )

    def random_actions(self) -> Any:
        """An evenly drawn legal action for each table."""
        actions = np.zeros(len(self.tables), np.int64)
        self._rules.random_actions(self._options, self._counts, self._dice, actions)
        return actions
