"""Batches of tables show the same as the plain gear does for the same tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from azalai.errors import IllegalMove, IllegalOption
from azalai.games import rulebook
from azalai.kernel.batch import Batch
from azalai.kernel.chance import halves
from tests.strategies import Variant, loop_variants

TABLES = 8
STEPS = 700  # more than two games


def batch_of(variant: Variant, tables: int = TABLES, seed: int = 0) -> Batch:
    return Batch(variant.book, variant.setting, tables, seed)


class Mirror:
    """The same tables in the plain gear, dealt as a batch promises: table i gets the seeds i, i + n …"""

    def __init__(self, variant: Variant, tables: int, seed: int) -> None:
        self.variant, self.tables, self.seed = variant, tables, seed
        self.dealt = [0] * tables
        self.t: list[Any] = [None] * tables
        self.legal: list[list[int]] = [[]] * tables
        for i in range(tables):
            self.deal(i)

    def deal(self, i: int) -> None:
        low, high = halves(self.seed)
        low = (low + i + self.dealt[i] * self.tables) % 2**32
        self.dealt[i] += 1
        self.t[i] = self.variant.book.table()
        setting = self.variant.setting
        self.variant.book.rules.deal_seeded(self.t[i], setting.cards, setting.first, low, high)
        options = [0] * self.variant.book.most_options
        self.legal[i] = options[: self.variant.book.rules.settle(self.t[i], setting.cards, options)]

    def step(self, i: int, action: int) -> None:
        if not self.legal[i]:
            self.deal(i)
            return
        options = [0] * self.variant.book.most_options
        count = self.variant.book.rules.step(self.t[i], self.variant.setting.cards, action, options)
        self.legal[i] = options[:count]

    def agrees_with(self, batch: Batch, i: int) -> None:
        assert batch.tables[i].tobytes() == self.t[i].pack()
        assert np.flatnonzero(batch.masks[i]).tolist() == sorted(self.legal[i])
        assert set(batch.masks[i].tolist()) <= {0, 1}
        seat = self.t[i].asked[self.t[i].depth - 1].seat if self.legal[i] else -1
        assert batch.seats[i] == seat
        seen = self.variant.book.observation()
        self.variant.book.rules.observe(self.t[i], self.variant.setting.cards, max(seat, 0), seen)
        assert batch.observations[i].tobytes() == seen.pack()


@loop_variants
@pytest.mark.parametrize("seed", [0, 123, 2**32 - 3])
def test_a_batch_shows_what_the_plain_gear_shows(variant: Variant, seed: int) -> None:
    batch, mirror = batch_of(variant, seed=seed), Mirror(variant, TABLES, seed)
    overs = 0
    for _ in range(STEPS if seed == 0 else 30):
        for i in range(TABLES):
            mirror.agrees_with(batch, i)
        overs += int((batch.seats < 0).sum())
        actions = batch.random_actions()
        batch.step(actions)
        for i in range(TABLES):
            mirror.step(i, int(actions[i]))
    if seed == 0:
        assert overs >= TABLES, "no game came to its end"
        assert min(mirror.dealt) >= 2, "a finished table was not dealt again"


@loop_variants
def test_random_actions_are_legal_and_evenly_drawn(variant: Variant) -> None:
    batch = batch_of(variant, 4000, seed=5)
    actions = batch.random_actions()
    assert (batch.masks[np.arange(4000), actions] == 1).all()
    legal = np.flatnonzero(batch.masks[0])
    same = (batch.masks == batch.masks[0]).all(axis=1)
    counts = np.array([(actions[same] == action).sum() for action in legal])
    expected = same.sum() / len(legal)
    assert expected > 100
    assert ((counts - expected) ** 2 / expected).sum() < 3 * len(legal) + 20


@loop_variants
def test_random_actions_of_a_finished_table_are_zero(variant: Variant) -> None:
    batch = batch_of(variant, TABLES)
    for _ in range(STEPS):
        actions = batch.random_actions()
        assert not actions[batch.seats < 0].any()
        if (batch.seats < 0).any():
            return
        batch.step(actions)
    raise AssertionError("no game came to its end")


@loop_variants
def test_two_batches_of_one_seed_are_the_same(variant: Variant) -> None:
    one, two = batch_of(variant, 16, 3), batch_of(variant, 16, 3)
    for _ in range(50):
        actions = one.random_actions()
        assert actions.tolist() == two.random_actions().tolist()
        one.step(actions)
        two.step(actions)
    assert one.tables.tobytes() == two.tables.tobytes()
    assert one.observations.tobytes() == two.observations.tobytes()


def test_a_batch_takes_one_whole_number_for_each_table() -> None:
    book = rulebook("targi")
    batch = Batch(book, book.setting({}), tables=4, seed=1)
    actions = batch.random_actions()

    for wrong in (actions[:1], actions.astype(np.float32), np.repeat(actions, 2)[::2]):
        with pytest.raises(IllegalMove, match="actions"):
            batch.step(wrong)
    with pytest.raises(IllegalOption, match="tables must be a whole number from 1"):
        Batch(book, book.setting({}), tables=0)
