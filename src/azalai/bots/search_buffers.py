"""The arrays that a bot thinks in, made once for a game and a gear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from azalai.bots.binding import HOW, Mind, mind
from azalai.bots.rules import duels, greedy, search
from azalai.bots.rules.copying import copy_record, copy_table
from azalai.games.interface import Rulebook, Setting
from azalai.kernel import gear
from azalai.kernel.batch import as_records
from azalai.kernel.chance import WORDS

MOST_NODES = 1_500_000
"""A larger tree is never made: with its 64 bytes a node it takes less than 100 MB."""


def parameters(how: Mapping[str, float]) -> list[float]:
    return [float(how[name]) for name in HOW]


class Workroom:
    """Room for one search at a time, and the rules in the gear that works in it. What gets into a table is objects and
    lists in the plain gear, records and arrays in the compiled one; all else are arrays."""

    def __init__(self, book: Rulebook, setting: Setting, nodes: int, *, compiled: bool, snapshots: int = 0) -> None:
        tables = duels.SNAPSHOTS + snapshots
        self.mind: Mind = mind(book.name)
        self.setting = setting
        self.compiled = compiled
        self._book = book
        self._swaps = {**book.swaps(setting.variant), copy_table: copy_record}
        self.tables: Any
        self.cards: Any
        self.options: Any
        self.pool: Any
        if compiled:
            self.tables = np.zeros(tables, book.table.dtype())
            self.cards = as_records(setting.cards)
            self.options = np.zeros((greedy.TABLES, book.most_options), np.int16)
            self.pool = np.zeros(book.pool_size, np.int64)
        else:
            self.tables = [book.table() for _ in range(tables)]
            self.cards = [setting.cards]
            self.options = [[0] * book.most_options for _ in range(greedy.TABLES)]
            self.pool = [0] * book.pool_size
        nodes = min(nodes, MOST_NODES)
        self.tree = search.Tree(
            links=np.zeros((nodes, search.LINKS), np.int32),
            sums=np.zeros((nodes, search.MOST_SEATS)),
            counters=np.zeros(search.COUNTERS, np.int64),
            children=np.zeros(book.most_options, np.int64),
            marks=np.zeros(len(book.catalogue), np.int64),
            way=np.zeros(search.DEEPEST, np.int64),
            worths=np.zeros(search.MOST_SEATS, np.int64),
            results=np.zeros(search.MOST_SEATS),
        )
        self.depths = greedy.Depths(
            left=np.zeros(greedy.TABLES, np.int64),
            best=np.zeros(greedy.TABLES, np.int64),
            pool=self.pool,
            values=np.zeros(book.most_options, np.int64),
        )

    def rule(self, function: Any) -> Any:
        """A rule in the gear of this room."""
        return gear.compiled(function, self.setting.variant, self._swaps) if self.compiled else function

    def put(self, table: Any, at: int = 0) -> None:
        """Copy a table into the room."""
        if self.compiled:
            self.tables[at : at + 1] = as_records(table)
        else:
            self.tables[at] = table.copy()

    def dice(self, count: int) -> Any:
        """Room for so many random streams."""
        return np.zeros((count, WORDS), np.int64) if self.compiled else [[0] * WORDS for _ in range(count)]


def nodes_for(simulations: int, book: Rulebook) -> int:
    """Room enough for so many simulations: each makes the answers of one decision new."""
    return min(MOST_NODES, (simulations + 2) * book.most_options)
