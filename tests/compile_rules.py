"""Compile what the tests run in the compiled gear, so that every worker finds it in the cache.

    python -m tests.compile_rules

Each variant compiles in a process of its own, as many at a time as there are processors.
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
        Tables(variant.name, 2, observation_version=2, **variant.options).reset()


def compile_search(variant: Variant) -> None:
    game = azalai.new(variant.name, seed=1, **variant.options)
    bots.player("search:2", 1, compiled=True).decide(seen_at(game))


# Each variant in a process of its own, the dearest first: what it calls shares the rules that it compiles. Only the
# long run compiles more for the expansion.
TASKS = {
    "targi": (compile_search, compile_rules, compile_loops),
    "targi-expansion": (compile_rules,),
    "tuareg-seats=2": (compile_search, compile_rules, compile_loops),
}


def compile_task(name: str) -> None:
    variant = next(variant for variant in ALL if str(variant) == name)
    for compile_part in TASKS[name]:
        compile_part(variant)


def main() -> int:
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"), max_tasks_per_child=1) as processes:
        list(processes.map(compile_task, TASKS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
