"""Validation of the analysis on whole games in the compiled gear: both gears agree, luck has mean zero, and better
players lose less."""

from __future__ import annotations

import functools
import math
from statistics import mean, stdev
from typing import Any

import pytest

import azalai
from azalai.study import Study
from tests.finished_games import played, short_game

pytestmark = pytest.mark.long
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("targi", {}),
    ("targi", {"expansion": True}),
    ("tuareg", {"seats": 2}),
    ("tuareg", {"seats": 4}),
]
tables = pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
PLAYERS = ("champion:64", "greedy", "random")
GAMES = 20


@functools.cache
def _studies(name: str, options: tuple[tuple[str, Any], ...], spec: str) -> list[Study]:
    seeds = range(GAMES)
    return [azalai.analyse(played(azalai.new(name, seed=seed, **dict(options)), spec, seed)) for seed in seeds]


@tables
def test_both_gears_give_the_same_analysis(name: str, options: dict[str, Any]) -> None:
    game = short_game(name, options)

    assert azalai.analyse(game, worlds=4) == azalai.analyse(game, worlds=4, compiled=False)


@tables
def test_better_players_lose_less(name: str, options: dict[str, Any]) -> None:
    losses = []
    for spec in PLAYERS:
        found = [one for study in _studies(name, tuple(options.items()), spec) for one in study.decisions]
        losses.append(mean(one.loss.value for one in found if one.counts))

    assert losses == sorted(losses)


@tables
def test_luck_has_mean_zero(name: str, options: dict[str, Any]) -> None:
    """Over the games of all players; the bound is that of a 99.9 % interval."""
    lucks = [
        ledger.luck.win
        for spec in PLAYERS
        for study in _studies(name, tuple(options.items()), spec)
        for ledger in study.ledgers[:1]  # those of one game belong together
    ]

    assert abs(mean(lucks)) < 3.3 * stdev(lucks) / math.sqrt(len(lucks))
