"""The search for puzzles and other long measurements: files that a later call goes on with, and what they need."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from azalai import bots
from azalai.puzzles import THEMES, Puzzle
from azalai.study import measure_levels, puzzles, validate
from azalai.study.parallel import completed

PUZZLE = Puzzle(
    id="targi-7-2",
    game="targi",
    options={},
    seed=7,
    moves=("p6", "p13"),
    seat=0,
    solution=("p2",),
    gap=0.2,
    low=0.15,
    chance=0.6,
    rating=1000,
    fails={"greedy": 1.0},
    themes=("row",),
    chances=({"p2": 60, "p3": 40},),
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
    assert (PUZZLE.table, PUZZLE.group) == ("targi", "targi")
    assert replace(PUZZLE, id="tuareg-3-12-40").group == "tuareg"
    old = {name: value for name, value in json.loads(text).items() if name != "chances"}
    assert Puzzle.read(old) == replace(PUZZLE, chances=()), "files that were made before may lack them"


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


def test_finished_puzzles_have_themes_and_stand_in_order_each_once(tmp_path: Path) -> None:
    later = replace(PUZZLE, id="targi-7-3", moves=("p6", "p13", "p2"), seat=1, solution=("p11",), themes=())
    lines = [each.written() for each in (later, replace(PUZZLE, themes=()), later)]
    (tmp_path / "targi.jsonl").write_text("".join(f"{line}\n" for line in lines))

    assert puzzles.finish(tmp_path / "targi.jsonl", tmp_path / "out", jobs=1) == 2

    written = (tmp_path / "out" / "targi.jsonl").read_text().splitlines()
    found = [Puzzle.read(json.loads(line)) for line in written]
    assert [each.id for each in found] == ["targi-7-2", "targi-7-3"]
    assert all(set(each.themes) <= set(THEMES) and each.themes for each in found)


def _level_row(table: str, level: str, seed: int, loss: float, **more: float) -> dict[str, object]:
    row = {"table": table, "level": level, "seed": seed, "loss": loss, "moves": 200, "decisions": 50, "blunders": 1}
    return row | {"luck": 0.0} | more


def test_levels_are_measured_where_games_are_missing_and_averaged_over_all(tmp_path: Path) -> None:
    table, *_ = (measure_levels.table_name(*each) for each in measure_levels.TABLES)
    everything = list(measure_levels.wanted([table], 2, []))
    rows = [_level_row(table, level, seed, 1.0 + seed) for table, level, seed in everything]

    assert list(measure_levels.wanted([table], 2, rows[:-1])) == everything[-1:]
    text = tomllib.loads(measure_levels.written(rows))
    for name in table.split("."):
        text = text[name]
    assert text["games"] == 2
    assert text["levels"]["champion"] == 0.03
    assert text["blunders"]["champion"] == 0.005, "of all moves"
    assert text["blunders-of-decisions"]["champion"] == 0.02
    assert measure_levels.written(rows[:1]) == "\n", "a table with a level that has no game is left out"
    (tmp_path / "rows").write_text(json.dumps({"table": "targi", "rank": 1}) + "\n" + json.dumps(rows[0]) + "\n")
    assert measure_levels.rows_in(tmp_path / "rows") == rows[:1], "a file of the validation has other rows too"


def test_the_validation_sums_up_blunders_luck_and_levels() -> None:
    table, names = "base.seats-2", [level.name for level in bots.levels("targi")]
    sure, unsure = {"larger": False}, {"larger": True}
    rows = [{"rank": 1} | sure, {"rank": 2} | sure, {"rank": 1} | sure, {"rank": 3} | unsure, {"seed": 4}]
    in_order = [
        _level_row(table, level, seed, 10.0 - number + seed, luck=0.1 - seed / 5)
        for number, level in enumerate(names)
        for seed in range(2)
    ]

    told = list(validate.summary("targi", [*rows, *in_order]))

    assert told[0] == "blunders: 2 of 3 are the largest loss of their seat (66.7%)"
    assert told[1].endswith(": 2 of 4 are the largest loss of their seat (50.0%)")
    assert told[2].startswith("luck: +0.000 ±0.196 in 14 games with 2 deals"), "games with one deal count once"
    assert told[2].endswith("zero is within the interval")
    assert told[3].startswith(f"{names[0]}: 0.2100 ±0.0196 per decision, 2 blunders in 400 moves, 2 games")
    assert told[-2:] == ["levels in order: yes", "champion loses least: yes"]
    better = _level_row(table, names[0], 3, -50.0, luck=9.0)
    told = list(validate.summary("targi", [*in_order, better, better]))
    assert told[-2:] == ["levels in order: NO", "champion loses least: NO"]


def test_the_validation_goes_on_until_there_are_enough_games_with_a_blunder(tmp_path: Path) -> None:
    level_row = _level_row("base.seats-2", bots.levels("targi")[0].name, 0, 1.0)
    setting = {"table": "targi", "deep": False}
    other = [setting | {"seed": 5, "deep": True, "rank": 1}, {"table": "expansion"}]
    file = tmp_path / "rows"
    older = setting | {"seed": 9, "rank": 1}  # it does not tell whether another move loses more
    file.write_text("".join(json.dumps(row) + "\n" for row in [setting | {"seed": 0}, level_row, older, *other]))
    rows = validate.rows_of(file, "targi")
    assert rows == [setting | {"seed": 0}, level_row]

    done: list[validate.Task] = []
    for task in validate.tasks("targi", rows, games=2, level_games=1):
        done.append(task)
        if len(task) == 4:
            rows.append(setting | {"seed": task[2]} | ({"rank": 1, "larger": False} if task[2] % 2 else {}))

    assert [task[2] for task in done if len(task) == 4] == [1, 2, 3], "games without a blunder do not count"
    assert [task[1] for task in done if len(task) == 3] == [level.name for level in bots.levels("targi")][1:]


@pytest.mark.parametrize("module", ["puzzles", "measure_levels", "validate", "fit_beliefs", "card_effects", "collect"])
def test_the_commands_need_no_message_catalogues(module: str) -> None:
    missing = "rich", "fluent", "fluent.runtime", "fluent.syntax", "jinja2", "torch"
    blocked = f"for name in {missing}: sys.modules[name] = None"
    program = f"import sys\n{blocked}\nfrom azalai.study.{module} import main\nmain(['--help'])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert (run.returncode, "--minutes" in run.stdout or "make" in run.stdout) == (0, True), run.stderr
