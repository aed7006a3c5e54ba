"""Validation of the analysis on whole games in the compiled gear: both gears agree, luck has mean zero, better players
lose less, and planted blunders are found."""

from __future__ import annotations

import functools
import math
import random
from statistics import mean, stdev
from typing import Any

import pytest

import azalai
from azalai import bots
from azalai.study import Study
from azalai.study.analysis import DEEP_DEPTH, DEEP_WORLDS
from azalai.study.appraisal import appraisals
from azalai.study.calibration import calibration
from azalai.study.worlds import Worlds
from tests.finished_games import played, short_game
from tests.information_sets import seen_at

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
PLANTED = 20
BLUNDER = 0.15


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


def planted(seed: int) -> tuple[azalai.Game, int]:
    """A game of the champion with one move that the deep analysis rates much worse than the best; its number."""
    game, rng = azalai.new("targi", seed=seed), random.Random(seed)
    player = bots.player("champion:64", seed)
    maps = calibration(game.rulebook, game.setting)
    deep = Worlds(game.rulebook, game.setting, DEEP_WORLDS, DEEP_DEPTH)
    wanted, number = rng.randrange(150), 0
    while game.seat is not None:
        move = player.decide(seen_at(game)).move
        if not number and len(game.played) >= wanted:
            moves = game.moves()
            deep.take(game.table, game.seat, seed)
            deep.try_answers(game.seat, seed, [one.id for one in moves])
            wins = [tried.mean.win for tried in appraisals(deep.outcomes, len(moves), maps)]
            worst = min(range(len(moves)), key=wins.__getitem__)
            if max(wins) - wins[worst] >= BLUNDER:
                move, number = moves[worst], len(game.played) + 1
        game.play(move)
    return game, number


def test_planted_blunders_are_the_largest_losses() -> None:
    found = tried = 0
    for seed in range(PLANTED):
        game, number = planted(seed)
        if not number:
            continue
        study = azalai.analyse(game)
        seat = next(one.seat for one in study.decisions if one.number == number)
        largest = max((one for one in study.decisions if one.seat == seat), key=lambda one: one.loss.value)
        tried += 1
        found += largest.number == number

    assert tried >= PLANTED // 2
    assert found >= 0.9 * tried, f"{found} of {tried}"
