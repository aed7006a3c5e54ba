"""Compile once what every worker of the tests needs: rules for the compiled gear, and the bytecode of the tests.

    python -m tests.compile_once

Each task has a separate process, as many at a time as there are processors.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import azalai
from azalai import bots
from azalai.env.batch import Tables
from azalai.env.chance_nodes import Play, explicit_rules
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


def compile_chance_nodes(variant: Variant) -> None:
    """What OpenSpiel calls; one compilation serves all variants of a game."""
    play = Play(explicit_rules(variant.name, variant.options))
    play.observed(0)


# Each variant in a separate process, the dearest first: what it calls shares the rules that it compiles. Only the
# long run compiles more for the expansion.
RULES = {
    "targi": (compile_search, compile_rules, compile_loops),
    "tuareg-seats=2": (compile_search, compile_rules, compile_loops, compile_chance_nodes),
    "targi-expansion": (compile_rules, compile_chance_nodes),
}
TESTS = "tests"


def compile_task(name: str) -> None:
    if name == TESTS:
        collect_tests()
        return
    variant = next(variant for variant in ALL if str(variant) == name)
    for compile_part in RULES[name]:
        compile_part(variant)


def collect_tests() -> None:
    """Import all tests: pytest rewrites their assertions and keeps the bytecode. Workers that start together would all
    do that."""
    collecting = [sys.executable, "-m", "pytest", "--collect-only", "-qqq", "-p", "no:cacheprovider"]
    subprocess.run(collecting, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"), max_tasks_per_child=1) as processes:
        list(processes.map(compile_task, [*RULES, TESTS]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
