"""The greedy player in the compiled gear: what batches need for it, and the player at one table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from azalai import compile_notice
from azalai.bots.binding import bound_bots, compiled_swaps
from azalai.bots.rules.greedy import TABLES
from azalai.bots.rules.greedy_batch import Greedy
from azalai.bots.search_buffers import depth_buffers, table_buffers
from azalai.games.interface import Rulebook, Setting
from azalai.kernel import gear
from azalai.kernel.batch import as_records
from azalai.kernel.chance import WORDS
from azalai.kernel.layout import Layout


def compiled_answers(book: Rulebook, setting: Setting) -> Any:
    """``answer_tables``, compiled at its first call."""
    swaps = compiled_swaps(book, setting.variant)
    return gear.compiled(bound_bots(book.name).answer_tables, setting.variant, swaps)


def greedy_buffers(book: Rulebook, setting: Setting, weights: Sequence[int]) -> tuple[Greedy, Any]:
    """A greedy player for ``answer_tables``, and the cards."""
    tables, cards, options = table_buffers(book, setting, TABLES, compiled=True)
    return Greedy(np.array(weights, np.int64), tables, options, depth_buffers(book, compiled=True)), cards


class CompiledGreedy:
    """Chooses as ``rules.greedy.choose`` does in the plain gear, from the same dice."""

    def __init__(self, book: Rulebook, setting: Setting, weights: Sequence[int]) -> None:
        self.setting = setting
        self._answer = compiled_answers(book, setting)
        self._greedy, self._cards = greedy_buffers(book, setting, weights)
        self._options = np.zeros((1, book.most_options), np.int16)
        self._counts, self._actions = np.zeros(1, np.int16), np.zeros(1, np.int64)
        self._called = False
        self._asked, self._dice = np.ones(1, np.bool_), np.zeros((1, WORDS), np.int64)

    def choose(self, table: Layout, legal: Sequence[int], dice: list[int]) -> tuple[int, list[int]]:
        """The answer to the question of a table, and the value of each legal one. The dice go on."""
        self._options[0, : len(legal)], self._counts[0], self._dice[0] = legal, len(legal), dice
        arrays = as_records(table), self._cards, self._asked, self._options, self._counts, self._dice
        with nullcontext() if self._called else compile_notice.progress():
            self._answer(*arrays, self._greedy, self._actions)
        self._called = True
        dice[:] = self._dice[0].tolist()
        return int(self._actions[0]), self._greedy.depths.values[: len(legal)].tolist()
