"""Line and branch coverage of the rules in the plain gear, from the data of ``pytest -m rules --cov``: tracing makes
rules 40 % slower, so that the other tests run without it.

    python tests/coverage_of_rules.py

It fails below 98 % over all rules, and if a line or branch is not covered and ``CANNOT`` gives no reason. The rules are
the modules of the games that contain an ``@rule``, and the parts of the kernel that they use.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import coverage

WANTED = 98.0
PACKAGE = Path(__file__).parent.parent / "src" / "azalai"
KERNEL = ("kernel/chance.py", "kernel/questions.py", "kernel/loops.py")

ONLY_COMPILED = "takes arrays of tables: it runs in the compiled gear alone, where test_gears, test_batch and \
test_simulation compare it with the plain one"

LEAVES_OUT = "leaves the expansion out of the base game's compiled twins; a base table never comes to it"

# Functions that the plain gear never calls: they are not counted.
LEFT_OUT = {
    "kernel/loops.py": {
        "deal_at": ONLY_COMPILED,
        "legal_at": ONLY_COMPILED,
        "step_at": ONLY_COMPILED,
        "imagine_at": ONLY_COMPILED,
        "simulate_range": ONLY_COMPILED,
        "random_actions": ONLY_COMPILED,
        "__hash__": "of a game, not of a rule",
        "swaps": "the default of a game without variants",
        "copy_repeatedly": "a loop for the benchmark, compiled",
    },
    "games/targi/rules/card_tables.py": {
        "never": "stands for with_expansion in the compiled twins of the base game alone"
    },
}

# Lines that no test can reach, by module and function, with the reason. They count as not covered.
CANNOT: dict[tuple[str, str, str], str] = {
    (
        "kernel/chance.py",
        "seed_chance",
        "words[0] = 1  # the one state the generator cannot leave",
    ): "no seed is known that hashes to four zero words",
    (
        "games/tuareg/rules/determinization.py",
        "repair",
        "for _ in range(SWAPS_TRIED):",
    ): "it ends by finding a table: the real table is one, and this many swaps were never needed",
    (
        "games/tuareg/rules/determinization_stage_2.py",
        "imagine_second_stage",
        "for deal in range(DEALS):",
    ): "it ends by finding a table: the real table is one, and this many deals were never needed",
    ("games/targi/rules/dispatch.py", "apply", "elif with_expansion(c):"): LEAVES_OUT,
    ("games/targi/rules/dispatch.py", "do_chores", "elif with_expansion(c):"): LEAVES_OUT,
}


@dataclass
class Part:
    """One module: what counts, what was covered, and what was not, as (line, target); target None means a whole
    line."""

    name: str
    lines: list[str]
    functions: dict[int, str]  # the function that contains a line
    counted: int
    covered: int
    missed: list[tuple[int, int | None]]


def modules() -> list[str]:
    """The modules that contain rules, by their path in the package."""
    found = sorted((PACKAGE / "games").glob("*/rules/*.py"))
    has_rule = re.compile(r"^@rule$", re.MULTILINE)
    rules = [path for path in found if has_rule.search(path.read_text(encoding="utf-8"))]
    return [*KERNEL, *(path.relative_to(PACKAGE).as_posix() for path in rules)]


def measured() -> dict[str, Any]:
    """Coverage's own report by module, as a dict."""
    figures = coverage.Coverage(config_file=str(PACKAGE.parent.parent / "pyproject.toml"))
    figures.load()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        figures.json_report(outfile=str(report), include=[str(PACKAGE / name) for name in modules()])
        files: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))["files"]
    return {Path(name).resolve().relative_to(PACKAGE).as_posix(): figure for name, figure in files.items()}


def functions_of(source: str) -> dict[int, str]:
    """The function that contains each line."""
    functions: dict[int, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            functions.update(dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), node.name))
    return functions


def lines_left_out(name: str, source: str) -> set[int]:
    """The lines of the functions that are not counted."""
    names = LEFT_OUT.get(name, {})
    out: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name in names:
            assert node.end_lineno is not None
            out |= set(range(node.body[0].lineno, node.end_lineno + 1))
    return out


def part_of(name: str, figure: dict[str, Any]) -> Part:
    source = (PACKAGE / name).read_text(encoding="utf-8")
    out = lines_left_out(name, source)
    hit = [line for line in figure["executed_lines"] if line not in out]
    missed = [line for line in figure["missing_lines"] if line not in out]
    taken = [pair for pair in figure["executed_branches"] if pair[0] not in out]
    untaken = [pair for pair in figure["missing_branches"] if pair[0] not in out]
    return Part(
        name,
        source.splitlines(),
        functions_of(source),
        counted=len(hit) + len(missed) + len(taken) + len(untaken),
        covered=len(hit) + len(taken),
        missed=[(line, None) for line in missed] + [(start, end) for start, end in untaken],
    )


def unexplained(part: Part) -> Iterator[str]:
    """What was missed without a reason: lines, and branches that neither start nor end at an explained line."""
    for line, target in part.missed:
        places = {(part.functions.get(n, ""), part.lines[n - 1].strip()) for n in (line, target or line) if n > 0}
        if any((part.name, *place) in CANNOT for place in places):
            continue
        where = f"{part.name}:{line}" + ("" if target is None else f" -> {target if target > 0 else 'exit'}")
        yield f"{where}: {part.lines[line - 1].strip()}"


def main() -> int:
    try:
        files = measured()
    except coverage.exceptions.CoverageException as error:
        print(f"no figures to look at ({error}): run pytest --cov first")
        return 2
    parts = [part_of(name, files[name]) for name in modules() if name in files]
    absent = [name for name in modules() if name not in files]
    counted, covered = sum(part.counted for part in parts), sum(part.covered for part in parts)
    share = 100 * covered / counted if counted else 0.0
    faults = [fault for part in parts for fault in unexplained(part)]
    for part in parts:
        print(f"{part.name:32} {100 * part.covered / part.counted:6.2f} %  of {part.counted} lines and branches")
    print(f"{'the rules':32} {share:6.2f} %  of {counted}; wanted are {WANTED} %")
    for name, function, line in CANNOT:
        if not any(part.name == name and line in map(str.strip, part.lines) for part in parts):
            faults.append(f"{name}: the line that CANNOT names is not there any more: {function}, {line}")
    if faults:
        print("not covered, and no reason given:", *faults, sep="\n  ")
    if absent:
        print("never imported:", *absent, sep="\n  ")
    return 1 if faults or absent or share < WANTED else 0


if __name__ == "__main__":
    sys.exit(main())
