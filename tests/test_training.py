"""Training from scratch, on a tiny game with NumPy: checkpoints, resuming, and a network that plays."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azalai
from azalai import bots, games
from azalai.bots import networks
from azalai.games.interface import NetworkKnowledge
from azalai.kernel import gear
from azalai.kernel.gear import rule
from azalai.training import gradient, run, sampling, self_play
from azalai.training.gradient import Batch, Normalisation
from azalai.training.gradient_numpy import NumpyTrainer
from azalai.training.training_tables import VARIANTS
from tests.information_sets import seen_at
from tests.tiny_game import Tricks
from tests.tiny_game.rules import CARDS, PLAYED, TRICKS, CardTables, Table

INPUTS = 3 + 3 * CARDS
QUICK: Any = {
    "minutes": 60,
    "samples": 1200,
    "kept": 1000,
    "steps": 60,
    "rate": 0.01,
    "backend": "numpy",
    "compiled": False,
}


@rule
def network_inputs(t: Table, c: CardTables, seat: int, x: Any) -> None:
    """The round, the points, and for each card whether the seat holds it, it was played, or it leads the trick."""
    other = 1 - seat
    x[0] = t.round
    x[1] = t.points[seat]
    x[2] = t.points[other]
    for card in range(CARDS):
        x[3 + card] = 1 if t.where[card] == seat + 1 else 0
        x[3 + CARDS + card] = 1 if t.where[card] == PLAYED else 0
        x[3 + 2 * CARDS + card] = 1 if t.trick[other] == card + 1 else 0


class LearnedTricks(Tricks):
    """Tricks with inputs for a network."""

    def network_knowledge(self) -> NetworkKnowledge:
        return sys.modules[__name__]  # type: ignore[return-value]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", dict(games._registered))
    games.register(LearnedTricks())
    monkeypatch.setitem(VARIANTS, "tricks", ("tricks", [({}, 1.0)]))


def test_a_run_learns_can_be_resumed_and_leaves_a_network_for_the_champion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = run.Plan("tricks", tmp_path, iterations=1, **QUICK)
    begun = run.train(plan, lambda _: None)
    resumed = run.train(plan, lambda _: None)

    curve = [json.loads(line) for line in (tmp_path / run.CURVE).read_text(encoding="utf-8").splitlines()]
    assert (begun.iteration, resumed.iteration) == (1, 2)
    assert [row["iteration"] for row in curve] == [1, 2]
    assert curve[0]["cross_entropy"] == pytest.approx(math.log(2), abs=0.001), "at first every result is even"
    assert curve[1]["cross_entropy"] < 0.685, "it predicts new games better after the first iteration"
    assert curve[0]["points"] == TRICKS / 2, "every trick is a point for one of two players"

    monkeypatch.setattr(networks, "files", lambda _: tmp_path)  # as if it were the folder of the game's parameters
    layers = networks.layers.__wrapped__("the folder", "tricks")
    assert all((layers[name] == resumed.quantised()[name]).all() for name in networks.LAYERS)
    monkeypatch.setattr(networks, "layers", lambda *_: layers)
    seen = seen_at(azalai.new("tricks", seed=1))
    champion, classic = (
        bots.player(f"{name}:8", 1, compiled=False).decide(seen) for name in ("search", "search-classic")
    )
    assert champion.move in seen.moves
    assert champion.expected != classic.expected, "the champion plays by the network"


def test_a_run_that_searches_begins_with_the_network_of_another_run(tmp_path: Path) -> None:
    first = run.train(run.Plan("tricks", tmp_path / "first", iterations=1, **QUICK), lambda _: None)
    start = tmp_path / "first" / run.NETWORK
    plan = run.Plan(
        "tricks", tmp_path / "second", start=start, iterations=1, searched=500, simulations=8, quick=4, **QUICK
    )

    begun = run.read_state(plan)
    assert all((begun.quantised()[name] == first.quantised()[name]).all() for name in networks.LAYERS)
    trained = run.train(plan, lambda _: None)

    assert trained.iteration == run.FIRST_ITERATIONS + 1, "the network knows something already"
    [row] = [json.loads(line) for line in (plan.folder / run.CURVE).read_text(encoding="utf-8").splitlines()]
    assert row["cross_entropy"] < 0.685


def test_half_of_the_target_of_a_searched_position_is_what_the_search_expects() -> None:
    """Three decisions of a game that seat 0 won. The second one was searched and expects 0.2 for it."""
    rules: Any = dict.fromkeys(("deal", "imagine", "network_inputs", "searched_answer"))
    rules |= {"score": lambda _t, _c, seat: 3 - seat, "final_result": lambda *its: 1.0 - its[3]}
    bound = gear.bind(self_play, "test", rules)
    value, sample, searched = (0.6, 0.2, 0.9), (0, 1, 2), (0.0, 1.0, 0.0)
    values = np.array([[value[i], 0.0, sample[i], -1, searched[i]] for i in range(3)])
    samples = self_play.Samples(None, np.zeros(3), np.zeros(3), values, None)
    how = self_play.Exploration(0.0, 0, 0, trace=0.5, lead_share=0.0, searched=300, simulations=8, quick=0)

    bound.set_targets(None, None, 2, 0, 3, how, samples)

    after_the_last = 0.5 * 1.0 + 0.5 * 0.9
    at_the_search = 0.5 * after_the_last + 0.5 * 0.2
    assert samples.targets == pytest.approx([at_the_search, at_the_search, 1.0])
    assert list(samples.leads) == [1, 1, 1]


def test_what_follows_a_random_answer_does_not_count_for_what_came_before() -> None:
    """Four decisions of a game that seat 0 won. The third answer was random, at a position that a search gave 0.3."""
    rules: Any = dict.fromkeys(("deal", "imagine", "network_inputs", "searched_answer"))
    rules |= {"score": lambda _t, _c, seat: 3 - seat, "final_result": lambda *its: 1.0 - its[3]}
    bound = gear.bind(self_play, "test", rules)
    value, marks = (0.6, 0.2, 0.3, 0.9), (0, 0, self_play.SEARCHED + self_play.AT_RANDOM, 0)
    values = np.array([[value[i], 0.0, i, -1, marks[i]] for i in range(4)])
    samples = self_play.Samples(None, np.zeros(4), np.zeros(4), values, None)
    how = self_play.Exploration(0.0, 0, 0, trace=0.5, lead_share=0.0, searched=300, simulations=8, quick=4)

    bound.set_targets(None, None, 2, 0, 4, how, samples)

    before = 0.5 * 0.3 + 0.5 * 0.2
    assert samples.targets == pytest.approx([before, 0.3, 0.3, 1.0])


def test_a_wider_network_gives_the_same_values_at_first() -> None:
    rng = np.random.default_rng(3)
    narrow, wide = gradient.fresh_layers(20, 1, 8), gradient.fresh_layers(20, 2, 12)
    narrow = [layer + rng.normal(0, 0.2, layer.shape).astype(np.float32) for layer in narrow]
    inputs = rng.integers(0, 5, (50, 20)).astype(np.uint8)
    batch = Batch(inputs, rng.random(50).astype(np.float32), np.zeros(50, np.float32))
    normal = Normalisation(np.zeros(20, np.float32), np.ones(20, np.float32))

    before, after = (
        NumpyTrainer(layers, normal, layers) for layers in (narrow, [*gradient.widened(narrow[:6], wide), *wide[6:]])
    )

    assert after.error(batch) == pytest.approx(before.error(batch), abs=1e-6)
    assert after.layers()[0].shape == (20, 12)
    after.fit([batch], 30, 0.01, 1)
    assert np.abs(after.layers()[2][8:]).max() > 0.01, "the new units learn"


def test_too_few_samples_are_refused(tmp_path: Path) -> None:
    plan = run.Plan("tricks", tmp_path, iterations=1, **QUICK | {"samples": sampling.TINY - 2})

    with pytest.raises(ValueError, match="too few samples"):
        run.train(plan, lambda _: None)
    assert list(tmp_path.iterdir()) == []
