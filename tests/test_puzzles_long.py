"""The shipped puzzles, analysed again with other seeds, and how many there are."""

from __future__ import annotations

import multiprocessing
import os
import random
from collections import Counter

import pytest

from azalai.puzzles import shipped
from azalai.study.puzzle_search import confirmed_again
from azalai.study.puzzles import CONFIRMED

pytestmark = pytest.mark.long
WANTED = {"targi": 300, "expansion": 150, "tuareg": 150}
SAMPLE = 60  # puzzles of all kinds of table
SEED = 20_261_116


def test_there_are_enough_puzzles() -> None:
    counts = Counter(each.group for each in shipped())

    assert {group: count for group, count in WANTED.items() if counts[group] < count} == {}, f"shipped: {dict(counts)}"


def test_other_seeds_confirm_the_puzzles() -> None:
    puzzles = random.Random(SEED).sample(shipped(), min(SAMPLE, len(shipped())))
    tasks = [(puzzle, (SEED << 20) + number) for number, puzzle in enumerate(puzzles)]
    with multiprocessing.get_context("spawn").Pool(min(4, os.cpu_count() or 1)) as pool:
        confirmed = pool.starmap(confirmed_again, tasks)

    failed = [puzzle.id for puzzle, right in zip(puzzles, confirmed, strict=True) if not right]
    assert len(failed) <= (1 - CONFIRMED) * len(puzzles), failed
