"""Collecting long measurements: what is missing is done, in order, and another call continues."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from azalai import bots
from azalai.games.card_effects import Cell, Counts
from azalai.study import collect
from azalai.study.collect import (
    BLUNDERS,
    CARD_EFFECTS,
    CARD_SEEDS,
    CARDS,
    LEVELS,
    PARTS,
    PUZZLES,
    VALIDATION,
    Collection,
    Wanted,
    _once_compiled,
)
from azalai.study.parallel import keep, kept_lines


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collect, "WANTED", {"targi": Wanted(2, 1, 3), "tuareg-2": Wanted(1)})
    monkeypatch.setattr(collect, "LEVEL_GAMES", 1)


def found(task: collect.Task) -> collect.Row:
    """Every game has a puzzle, and every second one offers a blunder."""
    part, table, how, seed = task
    if part == LEVELS:
        of_level = {"loss": 0.5, "decisions": 100, "moves": 200, "blunders": 0, "luck": 0.01}
        return {VALIDATION: [json.dumps({"table": table, "level": how, "seed": seed} | of_level)]}
    planted = {"table": table, "seed": seed} | ({"rank": 1, "larger": False} if seed % 2 == 0 else {})
    if part == BLUNDERS:
        return {VALIDATION: [json.dumps(planted)]}
    counts = Counts(table, "targi", {}, "champion:64", {seed})
    counts.use("t1", Cell("laid", "even", 0), 1, 1)
    results: collect.Row = {CARD_EFFECTS: [counts.written()]}
    if part == PUZZLES:
        results |= {f"{table}.jsonl": ["{}"], f"{table}.seeds": [str(seed)]}
        if how:
            results[VALIDATION] = [json.dumps(planted)]
    return results


def collected(folder: Path, most: int, parts: tuple[str, ...] = PARTS) -> list[collect.Task]:
    collection, done = Collection(folder), []
    for task in collection.tasks(parts):
        if len(done) == most:
            break
        done.append(task)
        collection.add(found(task))
    collection.add_up()
    return done


def test_a_part_of_a_line_that_a_stopped_call_left_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    assert kept_lines(file) == []
    keep(file, ["1", "2"])
    with file.open("a") as out:
        out.write("3")

    assert kept_lines(file) == ["1", "2"]
    keep(file, ["4"])
    assert kept_lines(file) == ["1", "2", "4"]


@pytest.mark.usefixtures("wanted")
def test_another_call_goes_on_until_there_is_enough_of_everything(tmp_path: Path) -> None:
    first = collected(tmp_path, 1)
    with (tmp_path / "targi.seeds").open("a") as file:
        file.write("2")  # a call that was killed while it wrote
    rest = collected(tmp_path, 1000)

    games = [task for task in first + rest if task[0] == PUZZLES]
    assert games == [
        (PUZZLES, "targi", "blunder", 1),
        (PUZZLES, "targi", "blunder", 2),
        (PUZZLES, "tuareg-2", "", 1),
    ]
    played = [(table, level) for part, table, level, _ in rest if part == LEVELS]
    names = [level.name for level in bots.levels("targi")]
    assert played == [(table, name) for table in ("base.seats-2", "tuareg.seats-2") for name in names]
    assert [task for task in rest if task[0] == CARDS] == [(CARDS, "targi", "", CARD_SEEDS)]
    assert collected(tmp_path, 1000) == []
    assert len((tmp_path / CARD_EFFECTS).read_text().splitlines()) == 2, "a line for each kind of table"


@pytest.mark.usefixtures("wanted")
def test_parts_can_be_chosen_and_the_state_is_told(tmp_path: Path) -> None:
    assert {task[0] for task in collected(tmp_path, 1000, (CARDS,))} == {CARDS}

    targi, *_, levels = Collection(tmp_path).told()

    assert targi == "targi: 0 of 2 puzzles, 0 of 1 blunders, 3 of 3 games with counted cards; 0 games searched"
    assert levels == "levels: 0 games"


@pytest.mark.usefixtures("wanted")
def test_blunders_are_planted_without_a_search_for_puzzles_until_there_are_enough(tmp_path: Path) -> None:
    first = collected(tmp_path, 1, (BLUNDERS,))
    rest = collected(tmp_path, 1000, (BLUNDERS,))

    assert first + rest == [(BLUNDERS, "targi", "", 1), (BLUNDERS, "targi", "", 2)]
    assert "targi: blunders: 1 of 1 are the largest loss of their seat (100.0%)" in Collection(tmp_path).validated()


@pytest.mark.usefixtures("wanted")
def test_levels_are_summed_up_for_each_kind_of_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collect, "LEVEL_GAMES", 2)
    collected(tmp_path, 1000, (LEVELS,))

    lines = list(Collection(tmp_path).validated())
    assert len([line for line in lines if line.startswith("tuareg-2: champion: 0.0050")]) == 1
    assert "targi: luck: +0.010 ±0.000 in 14 games with 2 deals; zero is NOT within the interval" in lines


class Compiling:
    """In place of the result of a pool."""

    def __init__(self) -> None:
        self.awaited = False

    def get(self) -> None:
        self.awaited = True


def test_a_task_waits_for_the_rules_of_its_table_only() -> None:
    preparing = {"targi": Compiling(), "tuareg-2": Compiling()}
    tasks = _once_compiled(iter([(BLUNDERS, "targi", "", 1), (LEVELS, "base.seats-2", "strong", 1)]), preparing)

    next(tasks)
    assert [each.awaited for each in preparing.values()] == [True, False]
    next(tasks)
    assert [each.awaited for each in preparing.values()] == [True, True], "a name of another kind waits for all"
