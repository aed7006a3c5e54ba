"""Golden counts ("perft"): the number of different tables after n decisions, and of lines of play that lead there.

A rule that allows too much or too little changes a number. The files ``tests/perft/<game>.txt`` have one start table on
each line: the seed, how many decisions of which style precede the count, and for each n the tables and the lines.
``pytest --write-goldens`` writes the numbers again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import azalai
from tests.strategies import ALL, Variant, Walk, variants

FOLDER = Path(__file__).parent / "perft"
FEW = 4_000  # up to this number, lines are played one by one, to count in a second way


@dataclass(frozen=True)
class Row:
    """A line of a file."""

    variant: Variant
    number: int  # the line number in the file
    style: str
    seed: int
    decisions: int
    counts: tuple[tuple[int, int], ...]  # for n = 1, 2 …: tables, lines

    def begin(self) -> Walk:
        walk = Walk(self.variant, self.seed, style=self.style)
        for _ in walk.steps(self.decisions):
            pass
        return walk

    def __str__(self) -> str:
        return f"{self.style} {self.seed} {self.decisions}"


def rows() -> list[Row]:
    found = []
    for variant in ALL:
        lines = (FOLDER / f"{variant}.txt").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            if line and not line.startswith("#"):
                style, seed, decisions, *counts = line.split()
                pairs = tuple((int(tables), int(ways)) for tables, ways in (count.split("/") for count in counts))
                found.append(Row(variant, number, style, int(seed), int(decisions), pairs))
    return found


def count_by_depth(walk: Walk, depth: int) -> tuple[int, int]:
    """The same count for one depth in another way: play every line on a Game and undo it, comparing tables by hash."""
    game, hashes, lines = walk.game(), set(), 0

    def go_on(left: int) -> None:
        nonlocal lines
        if left == 0:
            hashes.add(game.digest())
            lines += 1
            return
        for move in game.moves():
            game.play(move)
            go_on(left - 1)
            game.undo()

    go_on(depth)
    return len(hashes), lines


def write_anew(row: Row, counts: Sequence[tuple[int, int]]) -> None:
    path = FOLDER / f"{row.variant}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[row.number] = " ".join([str(row), *(f"{tables}/{ways}" for tables, ways in counts)])
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


LARGE = ("eager 1476 60", "eager 462 150", "eager 264 200", "eager 1266 120", "eager 2272 150", "eager 12 90")
"""Counts above this take up to half a minute."""


def parameters(large: tuple[str, ...] = ()) -> list[Any]:
    """A parameter for each row; large counts and custom decks run only in the long suite."""
    left_out = [str(row) in large or row.variant.own_decks for row in rows()]
    marks = [[pytest.mark.long] if left else [] for left in left_out]
    return [pytest.param(row, id=f"{row.variant} {row}", marks=mark) for row, mark in zip(rows(), marks, strict=True)]


@pytest.mark.parametrize("row", parameters(LARGE))
def test_as_many_tables_as_were_counted(row: Row, pytestconfig: pytest.Config) -> None:
    counts = azalai.perft(row.begin().game(), len(row.counts))
    if pytestconfig.getoption("--write-goldens"):
        write_anew(row, counts)
    else:
        how = "if that is meant: pytest tests/test_perft.py --write-goldens"
        assert counts == list(row.counts), f"the rules allow other games than were counted; {how}"


@pytest.mark.parametrize("row", parameters())
def test_two_ways_of_counting_agree(row: Row) -> None:
    few = [n for n, (_, lines) in enumerate(row.counts, 1) if lines <= FEW]
    assert few, "no count is small enough to be checked"
    walk = row.begin()
    assert count_by_depth(walk, few[-1]) == row.counts[few[-1] - 1]


@variants
def test_the_first_counts_by_hand(variant: Variant) -> None:
    """What can be calculated without a computer: see ``first_counts`` of the game."""
    for seed in (1, 2):
        walk = Walk(variant, seed)
        expected = variant.invariants.first_counts(walk.t, variant.setting)
        assert azalai.perft(walk.game(), len(expected)) == expected
