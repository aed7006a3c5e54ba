"""Compile what the tests run in the compiled gear, so that every worker finds it in the cache.

    python -m tests.compile_rules

Each set of rules compiles in a process of its own, as many at a time as there are processors.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import azalai
from azalai import bots
from azalai.env.batch import Tables
from azalai.kernel.batch import Batch
from tests.information_sets import seen_at
from tests.strategies import ALL, Variant, Walk
from tests.twins import Twin

RULES = "rules"
LOOPS = "loops"
SEARCH = "search"
# The dearest first. Only the long run compiles more for the expansion.
TASKS = [
    ("targi", SEARCH),
    ("tuareg-seats=2", SEARCH),
    ("targi-expansion", RULES),
    ("tuareg-seats=2", RULES),
    ("tuareg-seats=2", LOOPS),
    ("targi", RULES),
    ("targi", LOOPS),
]


def compile_rules(variant: Variant) -> None:
    """What ``simulate`` and the comparison of the gears call."""
    azalai.simulate(variant.name, 2, **variant.options)
    twin = Twin(variant)
    twin.deal(1)
    twin.take(Walk(variant, 1).t.pack())
    twin.step(twin.legal()[0])


def compile_loops(variant: Variant) -> None:
    """What batches and the environments call."""
    batch = Batch(variant.book, variant.setting, 2, 0)
    batch.step(batch.random_actions())
    tables = Tables(variant.name, 2, **variant.options)
    tables.reset()
    tables.step(tables.random_actions())
    tables.observe(0, 0)
    if variant.name == "tuareg":
        Tables(variant.name, 2, learner=0, opponent="greedy", **variant.options).reset()


def compile_search(variant: Variant) -> None:
    game = azalai.new(variant.name, seed=1, **variant.options)
    bots.player("search:2", 1, compiled=True).decide(seen_at(game))


def compile_task(task: tuple[str, str]) -> None:
    name, kind = task
    variant = next(variant for variant in ALL if str(variant) == name)
    {RULES: compile_rules, LOOPS: compile_loops, SEARCH: compile_search}[kind](variant)


def main() -> int:
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"), max_tasks_per_child=1) as processes:
        list(processes.map(compile_task, TASKS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
