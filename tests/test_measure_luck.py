"""The measurement of mean luck: games with deals of their own, and the luck split by what revealed something."""

from __future__ import annotations

import math
from typing import Any

import pytest

import azalai
from azalai.study import measure_luck
from azalai.study.analysis import analyse_part
from azalai.study.worlds import Worlds
from tests.finished_games import played

tables = pytest.mark.parametrize(
    ("name", "options"), [("targi", {"expansion": True}), ("tuareg", {"seats": 2})], ids=str
)


@tables
def test_the_parts_of_the_luck_add_up_to_that_of_the_ledger(name: str, options: dict[str, Any]) -> None:
    game = played(azalai.new(name, seed=1, **options), "random", 1)
    worlds = Worlds(game.rulebook, game.setting, 2, 0, compiled=False)

    luck = measure_luck.luck_of(game, worlds, 1)

    steps = analyse_part(game, worlds, 1, 0, math.inf, judges=False).steps
    assert sum(luck.values()) == sum(step.luck.win for step in steps) != 0
    assert luck["deal"] == steps[0].luck.win
    assert {by.split()[0] for by in luck} >= {"deal", "own"}


def test_no_two_games_have_the_same_deal_and_levels_take_turns() -> None:
    tables = list(measure_luck._tables())
    everything = list(measure_luck.wanted(tables, 14, 100, []))

    assert len({seed for _, _, seed in everything}) == len(everything) == 14 * len(tables)
    for table in tables:
        levels = [level for each, level, _ in everything if each == table]
        assert {levels.count(level) for level in levels} == {2}
    assert list(measure_luck.wanted(tables, 14, 100, [{"seed": 103}])) == [
        each for each in everything if each[2] != 103
    ]


def test_the_summary_says_whether_zero_is_within_the_interval() -> None:
    rows = [
        {"table": table, "luck": [{"deal": 0.125 * sign, "own 3": shift}, {"deal": 0.0}]}
        for table, shift in (("even", 0.0), ("lucky", 0.5))
        for sign in (-1, 1)
    ]

    told = list(measure_luck.summary(rows))

    assert told[0] == "all: +0.2500 ±0.3163 in 4 games"
    assert "even: +0.0000 ±0.2450 in 2 games" in told
    assert "lucky: +0.5000 ±0.2450 in 2 games; zero is NOT within the interval" in told
    assert "lucky, own 3: +0.2500 ±0.0000 in 2 games; zero is NOT within the interval" in told, "the mean over seats"
