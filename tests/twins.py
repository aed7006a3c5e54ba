"""A table in the compiled gear beside the same table in the plain gear; they must be equal, byte for byte, at every
step."""

from __future__ import annotations

from typing import Any

import numpy as np

from azalai.kernel.batch import as_records, compiled_rules
from azalai.kernel.chance import halves
from tests.strategies import Variant, Walk


class Twin:
    """The table of a walk in the compiled gear."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.rules = compiled_rules(variant.book, variant.setting.variant)
        self.cards = as_records(variant.setting.cards)
        self.blank = as_records(variant.book.table())
        self.tables: Any = np.zeros(1, variant.book.table.dtype())
        self.bytes = self.tables.view(np.uint8)
        self.options = np.zeros(variant.book.most_options, np.int16)
        self.n = 0

    def deal(self, seed: int) -> None:
        first = self.variant.setting.first
        self.n = self.rules.deal_at(self.tables, 0, self.blank, self.cards, first, *halves(seed), self.options)

    def take(self, packed: bytes) -> None:
        """Copy a table of the plain gear."""
        self.bytes[:] = np.frombuffer(packed, np.uint8)
        self.n = self.rules.legal_at(self.tables, 0, self.cards, self.options)

    def step(self, action: int) -> None:
        self.n = self.rules.step_at(self.tables, 0, self.cards, action, self.options)

    def legal(self) -> list[int]:
        legal: list[int] = self.options[: self.n].tolist()
        return legal


def both_gears_agree(walk: Walk, twin: Twin) -> None:
    assert twin.tables.tobytes() == walk.t.pack(), f"different from the start: {walk}"
    assert twin.legal() == walk.legal()
    while not walk.over:
        twin.step(walk.step())
        assert twin.tables.tobytes() == walk.t.pack(), f"different tables: {walk}"
        assert twin.legal() == walk.legal(), f"different legal moves: {walk}"
