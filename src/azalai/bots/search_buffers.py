"""The search buffers: all arrays that the bots work with, allocated once for a game and a gear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from azalai.bots.binding import SEARCH_PARAMETERS, bound_bots
from azalai.bots.rules import duels, greedy, search, tree
from azalai.bots.rules.copying import copy_record, copy_table
from azalai.games.interface import Rulebook, Setting
from azalai.kernel import gear
from azalai.kernel.batch import as_records
from azalai.kernel.chance import WORDS

MOST_NODES = 1_500_000
"""The largest tree. With 64 bytes per node it takes less than 100 MB."""


def parameter_vector(parameters: Mapping[str, float]) -> list[float]:
    return [float(parameters[name]) for name in SEARCH_PARAMETERS]


class SearchBuffers:
    """Buffers for one search at a time, with the rules in the gear that uses them. Tables, cards, options and the pool
    are objects and lists in the plain gear, records and arrays in the compiled one; the rest are always arrays."""

    def __init__(self, book: Rulebook, setting: Setting, nodes: int, *, compiled: bool, snapshots: int = 0) -> None:
        self.bots = bound_bots(book.name)
        self.setting = setting
        self.compiled = compiled
        self._swaps = {**book.swaps(setting.variant), copy_table: copy_record}
        self.tables, self.cards, self.options = table_buffers(book, setting, duels.SNAPSHOTS + snapshots, compiled)
        self.depths = depth_buffers(book, compiled)
        nodes = min(nodes, MOST_NODES)
        self.tree = search.Tree(
            links=np.zeros((nodes, tree.LINKS), np.int32),
            sums=np.zeros((nodes, tree.MOST_SEATS)),
            counters=np.zeros(tree.COUNTERS, np.int64),
            children=np.zeros(book.most_options, np.int64),
            marks=np.zeros(len(book.catalogue), np.int64),
            path=np.zeros(tree.MOST_STEPS, np.int64),
            values=np.zeros(tree.MOST_SEATS, np.int64),
            results=np.zeros(tree.MOST_SEATS),
        )

    def rule(self, function: Any) -> Any:
        """A rule in the gear of these buffers."""
        return gear.compiled(function, self.setting.variant, self._swaps) if self.compiled else function

    def put(self, table: Any, at: int = 0) -> None:
        """Copy a table into the buffers."""
        if self.compiled:
            self.tables[at : at + 1] = as_records(table)
        else:
            self.tables[at] = table.copy()

    def dice(self, count: int) -> Any:
        return dice_buffers(count, self.compiled)


def table_buffers(book: Rulebook, setting: Setting, tables: int, compiled: bool) -> tuple[Any, Any, Any]:
    """Tables, cards, and the options of each depth of a decision."""
    if compiled:
        options = np.zeros((greedy.TABLES, book.most_options), np.int16)
        return np.zeros(tables, book.table.dtype()), as_records(setting.cards), options
    plain = [[0] * book.most_options for _ in range(greedy.TABLES)]
    return [book.table() for _ in range(tables)], [setting.cards], plain


def depth_buffers(book: Rulebook, compiled: bool) -> greedy.Depths:
    return greedy.Depths(
        left=np.zeros(greedy.TABLES, np.int64),
        best=np.zeros(greedy.TABLES, np.int64),
        pool=np.zeros(book.pool_size, np.int64) if compiled else [0] * book.pool_size,
        values=np.zeros(book.most_options, np.int64),
    )


def dice_buffers(count: int, compiled: bool) -> Any:
    """``count`` random streams."""
    return np.zeros((count, WORDS), np.int64) if compiled else [[0] * WORDS for _ in range(count)]


def nodes_for(simulations: int, book: Rulebook) -> int:
    """Enough nodes for this many simulations: each adds the answers of one decision."""
    return min(MOST_NODES, (simulations + 2) * book.most_options)
