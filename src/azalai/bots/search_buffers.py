"""The arrays that bots work with, allocated once for a game and a gear.

Tables, cards and numbers are objects and lists in the plain gear, records and arrays in the compiled one. Trees are
always arrays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from azalai.bots.rules import greedy
from azalai.bots.rules.tree_search import COUNTERS, LINKS, MOST_SEATS, MOST_STEPS, Tree
from azalai.games.interface import Rulebook, Setting
from azalai.kernel.batch import as_records

MOST_NODES = 1_500_000
"""The largest tree. With 64 bytes per node it takes less than 100 MB."""


def numbers(shape: int | tuple[int, ...], compiled: bool) -> Any:
    """Zeros, to be written by a rule."""
    zeros = np.zeros(shape, np.int64)
    return zeros if compiled else zeros.tolist()


def table_buffers(book: Rulebook, setting: Setting, tables: int, compiled: bool) -> tuple[Any, Any, Any]:
    """Tables, cards, and a row of options for each table."""
    if compiled:
        options = np.zeros((tables, book.most_options), np.int16)
        return np.zeros(tables, book.table.dtype()), as_records(setting.cards), options
    return [book.table() for _ in range(tables)], [setting.cards], numbers((tables, book.most_options), compiled)


def depth_buffers(book: Rulebook, compiled: bool) -> greedy.Depths:
    counts = (greedy.TABLES, greedy.TABLES, book.pool_size, book.most_options)
    return greedy.Depths(*(numbers(count, compiled) for count in counts))


def tree_buffers(priors: type, book: Rulebook, simulations: int | None) -> Tree:
    """A tree with priors of this type, with enough nodes for this many simulations: each adds the answers of one
    decision. The largest one where their number is unknown."""
    nodes = MOST_NODES if simulations is None else min(MOST_NODES, (simulations + 2) * book.most_options)
    return Tree(
        links=np.zeros((nodes, LINKS), np.int32),
        sums=np.zeros((nodes, MOST_SEATS)),
        priors=np.zeros(nodes, priors),
        counters=np.zeros(COUNTERS, np.int64),
        children=np.zeros(book.most_options, np.int64),
        marks=np.zeros(len(book.catalogue), np.int64),
        path=np.zeros(MOST_STEPS, np.int64),
        values=np.zeros(MOST_SEATS, np.int64),
        results=np.zeros(MOST_SEATS),
        kept=np.zeros(book.most_options, np.int64),
    )
