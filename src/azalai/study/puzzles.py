"""``python -m azalai.study.puzzles``: makes puzzles from champion games, where only NumPy and Numba are installed.

    python -m azalai.study.puzzles make targi --out FOLDER [--minutes 30] [--jobs 16] [--first 1]
    python -m azalai.study.puzzles verify FOLDER/targi.jsonl [--sample 50] [--seed 1]
    python -m azalai.study.puzzles finish FOLDER/targi.jsonl --out src/azalai/puzzles/shipped [--chances]

``make`` plays games with the seeds 1, 2, 3, … and appends the puzzles that it finds to ``FOLDER/targi.jsonl`` and the
seeds that are done to ``FOLDER/targi.seeds``. Another call resumes the work. ``finish`` adds the themes, for which it
needs the message catalogues, and with ``--chances`` the win chances of all moves where they are missing.
``azalai puzzles`` is the command for people.
"""

from __future__ import annotations

import argparse
import itertools
import json
import multiprocessing
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from azalai.puzzles.puzzle_file import TABLES, Puzzle
from azalai.study.parallel import completed, keep, kept_lines
from azalai.study.puzzle_search import confirmed_again, puzzles_of, with_chances

Found = tuple[int, list[str]]
CONFIRMED = 0.98
"""The share of puzzles that other seeds must confirm."""


def make(table: str, folder: Path, minutes: float, jobs: int, first: int = 1) -> int:
    """Search games in ``jobs`` processes until the time is over. Returns how many puzzles the file has then."""
    folder.mkdir(parents=True, exist_ok=True)
    puzzles, seeds = folder / f"{table}.jsonl", folder / f"{table}.seeds"
    done = {int(line) for line in kept_lines(seeds)}
    count = len(kept_lines(puzzles))
    tasks = ((table, seed) for seed in itertools.count(first) if seed not in done)
    for seed, found in completed(_search, tasks, jobs, minutes):
        keep(puzzles, found)
        keep(seeds, [str(seed)])
        count += len(found)
        sys.stdout.write(f"{table}: game {seed}, {len(found)} puzzles, {count} in all\n")
        sys.stdout.flush()
    return count


def _search(task: tuple[str, int]) -> Found:
    table, seed = task
    return seed, [puzzle.written() for puzzle in puzzles_of(table, seed)]


def verify(file: Path, sample: int, seed: int, jobs: int) -> tuple[int, int]:
    """Analyse a sample of puzzles again with another seed: how many are confirmed, of how many."""
    puzzles = _puzzles(file)
    chosen = random.Random(seed).sample(puzzles, min(sample, len(puzzles)))
    tasks = [(puzzle, (seed << 40) + number) for number, puzzle in enumerate(chosen)]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return sum(pool.starmap(confirmed_again, tasks)), len(tasks)


def finish(file: Path, folder: Path, jobs: int, *, chances: bool = False) -> int:
    """Write the puzzles of a file with their themes into another folder, in order and each once. Returns how many there
    are."""
    puzzles = {puzzle.id: puzzle for puzzle in _puzzles(file)}
    ordered = sorted(puzzles.values(), key=lambda puzzle: (puzzle.table, puzzle.seed, len(puzzle.moves)))
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        if chances:
            ordered = pool.map(_with_chances, ordered)
        lines = pool.map(_finished, ordered)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file.name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return len(lines)


def _finished(puzzle: Puzzle) -> str:
    from azalai.study.puzzle_themes import themed

    return themed(puzzle).written()


def _with_chances(puzzle: Puzzle) -> Puzzle:
    return puzzle if puzzle.chances else with_chances(puzzle)


def _puzzles(file: Path) -> list[Puzzle]:
    return [Puzzle.read(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.puzzles", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="search champion games for puzzles")
    making.add_argument("table", choices=list(TABLES))
    making.add_argument("--out", type=Path, required=True, help="the folder of the files")
    making.add_argument("--minutes", type=float, default=30, help="stop after this time; the next call resumes (30)")
    making.add_argument("--first", type=int, default=1, help="the seed of the first game (1)")
    verifying = commands.add_parser("verify", help="analyse puzzles again with other seeds")
    verifying.add_argument("file", type=Path)
    verifying.add_argument("--sample", type=int, default=50)
    verifying.add_argument("--seed", type=int, default=1)
    finishing = commands.add_parser("finish", help="add the themes and write the file that is shipped")
    finishing.add_argument("file", type=Path)
    finishing.add_argument("--out", type=Path, required=True, help="the folder of the shipped files")
    finishing.add_argument("--chances", action="store_true", help="analyse puzzles that lack the win chances of moves")
    for each in (making, verifying, finishing):
        each.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = parser.parse_args(arguments)
    if given.command == "make":
        make(given.table, given.out, given.minutes, given.jobs, given.first)
        return 0
    if given.command == "finish":
        sys.stdout.write(f"{finish(given.file, given.out, given.jobs, chances=given.chances)} puzzles\n")
        return 0
    confirmed, of = verify(given.file, given.sample, given.seed, given.jobs)
    sys.stdout.write(f"{confirmed} of {of} confirmed\n")
    return 0 if confirmed >= CONFIRMED * of else 1


if __name__ == "__main__":
    sys.exit(main())
