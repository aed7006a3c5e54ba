"""What the study takes from measurements: beliefs about hidden cards, the calibration of networks, losses of levels."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import azalai
from azalai import bots, games
from azalai.bots import networks
from azalai.bots.weights import package
from azalai.puzzles import puzzle_file
from azalai.study import calibrate, calibration, fit_beliefs, levels
from azalai.study.beliefs import belief_rules, drawn, likelihoods
from azalai.study.levels import average_losses, level_like
from azalai.study.rules.worlds import WORLDS
from azalai.study.worlds import Worlds


def test_fitting_finds_what_is_hidden_more_often_than_by_chance() -> None:
    rng, true = np.random.default_rng(1), np.array([0.8, -0.4, 0.0, 0.3])
    games = []
    for _ in range(20):
        imagined = rng.integers(0, 4, (40, 64, 4))
        shares = [likelihoods(each, true) / 64 for each in imagined]
        real = [each[rng.choice(64, p=share)] for each, share in zip(imagined, shares, strict=True)]
        games.append((np.array(real), imagined))

    assert fit_beliefs.fitted(games) == pytest.approx(true, abs=0.1)


def test_worlds_with_what_others_like_to_hide_are_likelier() -> None:
    game, rng = azalai.new("tuareg", seed=3, seats=2), random.Random(1)
    for _ in range(30):
        game.play(rng.choice(game.moves()))
    worlds = Worlds(game.rulebook, game.setting, 8, 0, compiled=False)
    hidden = worlds.hidden_cards(game.table, 0, 1)
    assert len(set(map(tuple, hidden))) > 1
    weights = worlds._beliefs = np.array([5.0, 1.0, -2.0, -4.0, 0.4, 0.6, 0.2, -1.0])

    worlds.take(game.table, 0, 1)

    taken, known = [], belief_rules("tuareg")
    assert known
    for table in worlds._tables[WORLDS : WORLDS + 8]:
        taken.append([0] * len(weights))
        known.hidden_cards(table, game.setting.cards, 0, taken[-1])
    assert (np.array(taken) @ weights).mean() > (hidden @ weights).mean()


def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    assert drawn(np.ones(8), 8).tolist() == list(range(8))
    assert drawn(np.array([1.0, 0.0, 2.0, 1.0]), 8).tolist() == [0, 0, 2, 2, 2, 2, 3, 3]


@pytest.mark.parametrize(("name", "options"), calibrate.TABLES, ids=str)
def test_every_kind_of_table_is_calibrated_for_its_present_network(name: str, options: dict[str, Any]) -> None:
    """After training, run ``python -m azalai.study.calibrate``."""
    book = games.rulebook(name)
    setting = book.setting(dict(options))
    network = calibration.network_name(book, setting)
    maps = calibration.calibration(book, setting)
    values = np.arange(1, 65536, 500)

    assert (
        calibration._file()[network][f"seats-{setting.seats}"]["sha256"]
        == networks.index(package(name))[network]["sha256"]
    )
    for left in (0, 50, 100):
        assert (np.diff(maps.win_chances(values, left)) > 0).all(), "a better value is a better chance"
        assert (np.diff(maps.leads(values, left)) > 0).all()


def test_fitting_finds_the_maps_that_the_results_came_from() -> None:
    rng = np.random.default_rng(1)
    values, left = rng.uniform(2000, 63000, 40_000), rng.uniform(0, 100, 40_000)
    true = calibration.Calibration((0.3, 1.5, 0.5), (1.0, 6.0, 4.0))
    won = rng.random(40_000) < true.win_chances(values, left)

    found = calibrate.fitted(values, left, won, true.leads(values, left) + rng.normal(0, 5, 40_000))

    assert found.win == pytest.approx(true.win, abs=0.1)
    assert found.lead == pytest.approx(true.lead, abs=0.2)


def test_the_level_is_the_one_with_the_nearest_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    game = azalai.new("targi", seed=1)
    measured = {"games": levels.FEWEST_GAMES, "levels": {"gentle": 0.03, "strong": 0.01}}
    monkeypatch.setattr(levels, "_file", lambda: {"base": {"seats-2": measured}})

    assert (level_like(game, 0.021), level_like(game, 0.019)) == ("gentle", "strong")
    assert average_losses(azalai.new("tuareg", seed=1)) == {}
    assert level_like(azalai.new("tuareg", seed=1), 0.01) == ""
    measured["games"] = levels.FEWEST_GAMES - 1
    assert level_like(game, 0.021) == "", "too few games"


@pytest.mark.parametrize("table", puzzle_file.TABLES)
def test_the_higher_the_level_the_less_it_loses(table: str) -> None:
    name, options = puzzle_file.TABLES[table]
    losses = average_losses(azalai.new(name, seed=1, **options))

    assert list(losses) == [level.name for level in bots.levels(name)]
    assert list(losses.values()) == sorted(losses.values(), reverse=True)
