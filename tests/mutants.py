"""Mutation testing: apply small faults to the code, one at a time, and check that the tests notice each of them.

    python -m tests.mutants                     # run the fixed sample in mutants.toml
    python -m tests.mutants --only board.py     # only the mutants whose module or line contains this text
    python -m tests.mutants --named             # run only the tests named like the module
    python -m tests.mutants --log FILE          # append outcomes to a file; a later run goes on where it ends
    python -m tests.mutants --choose            # replace the mutants whose line is not there any more

A mutant is named by its module and the text of its line, so that it outlives edits elsewhere. It is applied in a copy
of the tree, where the tests of its module run first and those of its area next, until one fails. A mutant that no test
can notice stays in the file with the reason (``equivalent``) and is not run.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src/azalai")
SAMPLE = Path(__file__).parent / "mutants.toml"
SEED = 12
CPU_SECONDS, SECONDS = 900, 3600
"""Limits for a stage of tests. A mutant that makes the tests hang is noticed."""
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md", "Makefile", "mkdocs.yml", "LICENSE")
RULES = ["-m", "rules and not long"]
ORDINARY = ["-m", "not long"]
IN_PLAY = [
    *(f"tests/test_{name}.py" for name in ("goldens", "perft", "properties", "hidden_properties")),
    "tests/test_env_openspiel.py::test_golden_playthroughs_play_as_they_were_kept",
    "--games=160",
]
# What to test after the files named like the module, by the beginning of its path; and how many mutants to choose.
AREAS = {
    "games/targi/rules": (38, [["tests/targi", *RULES], [*IN_PLAY, *ORDINARY]]),
    "games/tuareg/rules": (22, [["tests/tuareg", *RULES], [*IN_PLAY, *ORDINARY]]),
    "server": (34, [["tests/server", *ORDINARY]]),
    "web": (34, [["tests/web", "-k", "not browser", *ORDINARY], ["tests/web", *ORDINARY]]),
}
# Tests of a module that are not named like it.
NAMED = {
    "action_checklist": ("targi_page", "targi_decisions"),
    "answer_tiles": ("targi_panel", "targi_decisions", "targi_page"),
    "board": ("targi_page",),
    "bot_turns": ("bot_workers",),
    "card_faces": ("targi_page",),
    "data_folder": ("start",),
    "error_responses": ("middleware",),
    "hints": ("hint_requests", "bot_workers"),
    "labels": ("tuareg_page",),
    "levels": ("bot_workers",),
    "lobby_routes": ("tables",),
    "middleware": ("connection_limits",),
    "new_tables": ("tables", "guests"),
    "page": ("targi_page", "targi_round_track", "tuareg_page"),
    "page_rendering": ("absent_players", "guests", "tables", "undo"),
    "pages": ("pages_html",),
    "panel": ("targi_page", "tuareg_page"),
    "placement_previews": ("targi_page",),
    "postgresql_store": ("store", "crash"),
    "replay_page": ("pages_html", "player_names", "replay_browser"),
    "requests": ("middleware",),
    "room": ("tables", "undo"),
    "rooms": ("tables", "guests", "undo"),
    "schemas": ("openapi",),
    "seating": ("guests", "tables"),
    "seats": ("targi_page", "targi_panel", "tuareg_page"),
    "sqlite_store": ("store", "crash"),
    "table_routes": ("tables",),
    "worker_process": ("bot_workers", "hint_requests"),
}
NOT_MUTATED = ("observation.py", "__init__.py")
SWAPPED = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    module: str  # its path in the package
    line: str  # without indentation
    becomes: str
    nth: int = 1  # which of the equal lines of the module
    equivalent: str = ""  # why no test can notice it

    def __str__(self) -> str:
        which = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.module}: {self.line}{which}  ->  {self.becomes}"

    def apply(self, tree: Path) -> str | None:
        """Edit the module in a tree; its text before, or None where the line is not there."""
        path = tree / PACKAGE / self.module
        if not path.exists():
            return None
        before = path.read_text(encoding="utf-8")
        lines = before.splitlines(keepends=True)
        places = [number for number, line in enumerate(lines) if line.strip() == self.line]
        if len(places) < self.nth:
            return None
        place = places[self.nth - 1]
        lines[place] = lines[place].replace(self.line, self.becomes)
        write(path, "".join(lines))
        return before


def write(path: Path, text: str) -> None:
    """Write a module, and forget its bytecode: a file of the same size and second would pass for unchanged."""
    path.write_text(text, encoding="utf-8")
    for old in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        old.unlink()


# -- choosing a sample ----------------------------------------------------------------------------------


def choose(kept: list[Mutant]) -> list[Mutant]:
    """A sample of each area, drawn with a fixed seed from all mutants of one line. What is still there is kept."""
    chosen = []
    for area, (count, _) in AREAS.items():
        modules = sorted((ROOT / PACKAGE / area).rglob("*.py"))
        candidates = [mutant for module in modules if module.name not in NOT_MUTATED for mutant in mutants_of(module)]
        drawn = random.Random(SEED).sample(candidates, len(candidates))
        there = [mutant for mutant in kept if replace(mutant, equivalent="") in set(candidates)]
        chosen += list(dict.fromkeys([*there, *drawn]))[:count]
    return chosen


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    module = path.relative_to(ROOT / PACKAGE).as_posix()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in function.body:
                for node in ast.walk(statement):
                    for begin, end, text in edits(node, source):
                        number = node_line(node)
                        line = lines[number - 1]
                        becomes = f"{line[:begin]}{text}{line[end:]}".strip()
                        nth = [other.strip() for other in lines[:number]].count(line.strip())
                        yield Mutant(module, line.strip(), becomes, nth)


def node_line(node: ast.AST) -> int:
    line: int = node.test.lineno if isinstance(node, ast.If | ast.While) else node.lineno  # type: ignore[attr-defined]
    return line


def edits(node: ast.AST, source: str) -> Iterator[tuple[int, int, str]]:
    """The faults of a node that lies in one line: where they begin and end in it, and their text."""
    if isinstance(node, ast.If | ast.While):
        test = node.test
        if test.lineno == test.end_lineno and test.end_col_offset is not None:
            yield test.col_offset, test.end_col_offset, f"not ({ast.get_source_segment(source, test)})"
        return
    end = getattr(node, "end_col_offset", None)
    if end is None or getattr(node, "lineno", 0) != getattr(node, "end_lineno", 0):
        return
    begin: int = node.col_offset  # type: ignore[attr-defined]
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            sides = [ast.get_source_segment(source, side) for side in (left, right)]
            yield begin, end, f"{sides[0]} {SWAPPED[type(operator)]} {sides[1]}"
        case ast.BoolOp(op=operator, values=[first, second]):
            sides = [ast.get_source_segment(source, side) for side in (first, second)]
            word = "or" if isinstance(operator, ast.And) else "and"
            yield begin, end, f"{sides[0]} {word} {sides[1]}"
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield begin, end, str(number + 1)
            yield begin, end, str(number - 1)
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield begin, end, "pass"


def write_sample(mutants: list[Mutant]) -> None:
    lines = ["# Chosen by python -m tests.mutants --choose. See tests/mutants.py."]
    for mutant in mutants:
        lines += ["", "[[mutant]]"]
        fields = {"module": mutant.module, "line": mutant.line, "becomes": mutant.becomes}
        lines += [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items()]
        lines += [f"nth = {mutant.nth}"] if mutant.nth > 1 else []
        lines += [f"equivalent = {json.dumps(mutant.equivalent)}"] if mutant.equivalent else []
    SAMPLE.write_text("\n".join(lines) + "\n", encoding="utf-8")


# -- running it -----------------------------------------------------------------------------------------


def stages(module: str) -> list[list[str]]:
    """Arguments of pytest, the likeliest to fail first: the tests named like the module, then those of its area."""
    path = Path(module)
    area = next(area for area in AREAS if module.startswith(f"{area}/"))
    folder = AREAS[area][1][0][0]
    files = sorted((ROOT / folder).glob("test_*.py"))
    names = (path.stem, *NAMED.get(path.stem, ()))
    named = [file.relative_to(ROOT).as_posix() for name in names for file in files if name in file.stem]
    return [*([[*named, *ORDINARY]] if named else []), *AREAS[area][1]]


def fate(mutant: Mutant, tree: Path, named: bool) -> str:
    """What becomes of a mutant: ``killed``, ``killed by time``, ``survived`` or ``gone``."""
    before = mutant.apply(tree)
    if before is None:
        return "gone"
    try:
        for arguments in stages(mutant.module)[: 1 if named else None]:
            outcome = tested(tree, arguments)
            if outcome:
                return outcome
        return "survived"
    finally:
        write(tree / PACKAGE / mutant.module, before)


def tested(tree: Path, arguments: list[str]) -> str:
    pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments]
    command = ["sh", "-c", 'ulimit -t "$0" && exec "$@"', str(CPU_SECONDS), *pytest]
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
    silent = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=tree, env=environment, stdout=silent, stderr=silent, start_new_session=True)
    try:
        code = process.wait(SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.wait()
        return "killed by time"
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "killed by time"
    assert code in (0, 1, 2, 4, 5), f"pytest ended with {code}"  # 2 and 4: the module cannot be imported any more
    return "killed" if code in (1, 2, 4) else ""


def run(mutants: list[Mutant], jobs: int, named: bool, log: Path | None) -> int:
    """Run the mutants that the log lacks; 1 where one of all is alive."""
    ended = log.read_text(encoding="utf-8").splitlines() if log and log.exists() else []
    known = {text: came_to for came_to, text in (line.split("\t", 1) for line in ended)}
    fates = {mutant: known[str(mutant)] for mutant in mutants if str(mutant) in known}
    with tempfile.TemporaryDirectory(prefix="azalai-mutants-") as folder, ThreadPoolExecutor(jobs) as threads:
        trees: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            trees.put(copied(Path(folder) / str(job)))

        def one(mutant: Mutant) -> tuple[Mutant, str, float]:
            tree, start = trees.get(), time.monotonic()
            try:
                return mutant, fate(mutant, tree, named), time.monotonic() - start
            finally:
                trees.put(tree)

        for mutant, came_to, seconds in threads.map(one, [mutant for mutant in mutants if mutant not in fates]):
            fates[mutant] = came_to
            print(f"{came_to:14} {seconds:4.0f} s  {mutant}", flush=True)
            if log:
                with log.open("a", encoding="utf-8") as file:
                    file.write(f"{came_to}\t{mutant}\n")
    alive = [mutant for mutant, came_to in fates.items() if not came_to.startswith("killed")]
    print(f"{len(fates) - len(alive)} of {len(fates)} mutants were killed")
    return 1 if alive else 0


def copied(tree: Path) -> Path:
    tree.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tree / name)
    return tree


def main() -> int:
    parser = argparse.ArgumentParser(description="Apply small faults to the code and see the tests fail.")
    parser.add_argument("--choose", action="store_true", help="replace the mutants whose line is not there any more")
    parser.add_argument(
        "--only",
        action="append",
        metavar="TEXT",
        help="run only mutants whose module or line contains this",
    )
    parser.add_argument("--named", action="store_true", help="run only the tests named like the module")
    parser.add_argument("--log", type=Path, metavar="FILE", help="append outcomes to this file, and skip those in it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    given = parser.parse_args()
    sample = [Mutant(**row) for row in tomllib.loads(SAMPLE.read_text(encoding="utf-8"))["mutant"]]
    if given.choose:
        write_sample(choose(sample))
        return 0
    wanted = [mutant for mutant in sample if not mutant.equivalent]
    if given.only:
        wanted = [mutant for mutant in wanted if any(text in str(mutant) for text in given.only)]
    return run(wanted, given.jobs, given.named, given.log)


if __name__ == "__main__":
    sys.exit(main())
