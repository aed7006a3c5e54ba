"""The search for puzzles and other long measurements: files that a later call goes on with, and what they need."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest

from azalai.study import measure_levels, puzzles, validate
from azalai.study.parallel import completed
from azalai.study.puzzle_file import Puzzle

PUZZLE = Puzzle(
    "targi-7-2", "targi", {}, 7, ("p6", "p13"), 0, ("p2", "p3"), 0.2, 0.15, 0.6, 1000, {"greedy": 1.0}, ("row",)
)


def double(number: int) -> int:
    return 2 * number


def test_results_come_until_the_time_is_over() -> None:
    assert list(completed(double, iter(range(5)), 1, minutes=60)) == [0, 2, 4, 6, 8]
    assert list(completed(double, itertools.count(3), 1, minutes=0)) == [6], "the first task is always finished"
    assert list(completed(double, iter(()), 1, minutes=60)) == []
    assert sorted(completed(abs, iter(range(-5, 0)), 2, minutes=60)) == [1, 2, 3, 4, 5], "in processes"
    with pytest.raises(ValueError, match="nothing"):
        list(completed(int, iter(["1", "nothing"]), 2, minutes=60))


def test_a_puzzle_is_read_as_it_was_written() -> None:
    text = PUZZLE.written()
    game = PUZZLE.position()

    assert Puzzle.read(json.loads(text)) == PUZZLE
    assert "\n" not in text
    assert [move.text for move in game.played] == ["p6", "p13"]
    assert game.seat == PUZZLE.seat
    assert PUZZLE.with_themes(["map", "row"]).themes == ("row", "map")


def test_the_search_goes_on_with_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def one_puzzle(table: str, seed: int) -> list[Puzzle]:
        searched.append(seed)
        return [PUZZLE]

    monkeypatch.setattr(puzzles, "puzzles_of", one_puzzle)
    assert puzzles.make("targi", tmp_path, minutes=0, jobs=1) == 1
    assert puzzles.make("targi", tmp_path, minutes=0, jobs=1) == 2

    assert searched == [1, 2]
    assert (tmp_path / "targi.seeds").read_text() == "1\n2\n"
    assert len((tmp_path / "targi.jsonl").read_text().splitlines()) == 2


def test_levels_are_measured_where_games_are_missing_and_averaged_over_all() -> None:
    table, *_ = (measure_levels.table_name(*each) for each in measure_levels.TABLES)
    everything = list(measure_levels.wanted([table], 2, []))
    rows = [
        {"table": table, "level": level, "seed": seed, "loss": 1.0 + seed, "decisions": 50}
        for table, level, seed in everything
    ]

    assert list(measure_levels.wanted([table], 2, rows[:-1])) == everything[-1:]
    text = measure_levels.written(rows)
    assert f"[{table}]\ngames = 2\n" in text
    assert "champion = 0.0300" in text
    assert measure_levels.written(rows[:1]) == "\n", "a table with a level that has no game is left out"


def test_the_summary_counts_the_blunders_that_were_the_largest_loss() -> None:
    rows = [{"rank": 1, "luck": 0.1}, {"rank": 2, "luck": -0.1}, {"rank": 1, "luck": 0.0}, {"seed": 4}]

    assert validate.summary(rows).startswith("2 of 3 blunders found (66.7%); luck +0.000")


@pytest.mark.parametrize("module", ["puzzles", "measure_levels", "validate"])
def test_the_commands_need_no_message_catalogues(module: str) -> None:
    missing = "rich", "fluent", "fluent.runtime", "fluent.syntax", "jinja2", "torch"
    blocked = f"for name in {missing}: sys.modules[name] = None"
    program = f"import sys\n{blocked}\nfrom azalai.study.{module} import main\nmain(['--help'])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert (run.returncode, "--minutes" in run.stdout or "make" in run.stdout) == (0, True), run.stderr
