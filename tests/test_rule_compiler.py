"""Compiled rules: each is compiled once whatever integers it is called with, entry points share them, and a cache that
lost files is filled again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

RULES = """
from azalai.kernel.gear import hot, rule


@rule
def squared(number: int) -> int:
    return number * number


@hot
def raised(number: int, by: int) -> int:
    return squared(number) + by


@rule
def first(numbers) -> int:
    return raised(numbers[0], 1) + raised(3, numbers[1]) + raised(len(numbers), 0)


@rule
def second(numbers) -> int:
    return first(numbers) + squared(7)
"""
LONG_RULE = """
from azalai.kernel.gear import rule


@rule
def long(numbers) -> None:
{steps}


@rule
def top(numbers) -> int:
    long(numbers)
    return numbers[0]
"""
RUN = """
import json, sys
import numpy as np
import rules
from azalai.kernel import gear

results, compiled = {}, {}
for name in sys.argv[1:]:
    rule = getattr(rules, name)
    numbers = [-5, 100]
    results[name] = int(gear.compiled(rule)(np.array(numbers, np.int8)))
    assert results[name] == rule(numbers)
twins = gear._twins[""]
for name in ("squared", "raised", "first", "second"):
    compiled[name] = sum(twins[getattr(rules, name)].stats.cache_misses.values())
print(json.dumps([results, compiled]))
"""


class Cached:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "rules.py").write_text(RULES, encoding="utf-8")

    def run(self, *names: str) -> tuple[dict[str, int], dict[str, int]]:
        """Call the compiled twins of rules in a fresh Python: their results, and how often each rule was compiled."""
        path = os.pathsep.join([str(self.folder), *sys.path])
        environment = {**os.environ, "AZALAI_CACHE_DIR": str(self.folder / "cache"), "PYTHONPATH": path}
        command = [sys.executable, "-c", RUN, *names]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        answer: Any = json.loads(done.stdout)
        return answer[0], answer[1]


@pytest.fixture
def cached(tmp_path: Path) -> Cached:
    return Cached(tmp_path)


def test_entry_points_share_rules_that_are_compiled_once(cached: Cached) -> None:
    """``raised`` is called with an int8, with constants and with a length; ``first`` is an entry point and a rule."""
    results, compiled = cached.run("first")
    assert results == {"first": 26 + 109 + 4}
    assert compiled == {"squared": 1, "raised": 1, "first": 0, "second": 0}

    results, compiled = cached.run("first", "second")
    assert results == {"first": 139, "second": 139 + 49}
    assert compiled == {"squared": 0, "raised": 0, "first": 1, "second": 0}, "rules come from the cache"


def test_rules_whose_files_were_deleted_are_compiled_again(cached: Cached) -> None:
    cached.run("first")
    lost = list((cached.folder / "cache").rglob("*.llvm"))
    assert lost
    for file in lost:
        file.unlink()

    results, compiled = cached.run("second")
    assert results == {"second": 188}
    assert compiled == {"squared": 1, "raised": 1, "first": 1, "second": 0}


def output_of(folder: Path, rules: str, run: str) -> str:
    """What a fresh Python prints that can import these rules."""
    (folder / "rules.py").write_text(rules, encoding="utf-8")
    path = os.pathsep.join([str(folder), *sys.path])
    environment = {**os.environ, "AZALAI_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", run], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_long_rule_with_one_caller_is_part_of_it(tmp_path: Path) -> None:
    """LLVM inlines a rule however long it is if nothing else can call it. That made playouts faster by a sixth."""
    steps = "\n".join(f"    numbers[{i}] = numbers[{i + 1}] * {i + 2} % 7" for i in range(60))
    run = """
import numpy as np, rules
from azalai.kernel import gear
entry = gear.compiled(rules.top)
entry(np.zeros(64, np.int8))
(result,) = entry.overloads.values()
print(*(function.name for function in result.library.get_defined_functions()))
"""
    functions = output_of(tmp_path, LONG_RULE.format(steps=steps), run)
    assert "rules3top" in functions
    assert "rules4long" not in functions


ARRAY_RULES = """
from typing import NamedTuple

from azalai.kernel.gear import rule


class Pair(NamedTuple):
    left: object
    right: object


@rule
def larger(pair, i):
    chosen = pair.left if pair.left[i] > pair.right[i] else pair.right
    return chosen[i]


@rule
def largest_sum(pair, times):
    total = 0
    for time in range(times):
        for i in range(len(pair.left)):
            total += larger(pair, i)
    return total


@rule
def allocating(pair, times):
    total = 0
    for time in range(times):
        total += largest_sum(pair, 1) + len(pair.left.repeat(100_000))
    return total
"""


def test_rules_count_no_references_and_entry_points_lose_none(tmp_path: Path) -> None:
    """Counts of references to arrays are atomic: they took half of the time of a search. A rule that allocates an array
    must count, or it would never be freed."""
    run = """
import resource, sys
import numpy as np, rules
from azalai.kernel import gear

pair = rules.Pair(np.array([1, 7, 3]), np.array([4, 2, 3]))
before = [sys.getrefcount(array) for array in pair]
for rule, once in ((rules.largest_sum, 14), (rules.allocating, 300_014)):
    entry = gear.compiled(rule)
    for _ in range(20):
        assert entry(pair, 100) == 100 * once
    (result,) = entry.overloads.values()
    code = str(result.library._final_module).split("define ")
    print(rule.__name__, any("call void @NRT_decref" in part for part in code if "cpython" not in part.splitlines()[0]))
assert [sys.getrefcount(array) for array in pair] == before
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""
    first, second, megabytes = output_of(tmp_path, ARRAY_RULES, run).splitlines()
    assert first == "largest_sum False"
    assert second == "allocating True"
    assert int(megabytes) < 1000, "2,000 arrays of 2.4 MB were not freed"
