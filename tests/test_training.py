"""Training from nothing, on a tiny game with NumPy: checkpoints, resuming, and a network that plays."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai import bots, games
from azalai.bots import networks
from azalai.games.interface import NetworkKnowledge
from azalai.kernel.gear import rule
from azalai.training import run, sampling
from azalai.training.variants import VARIANTS
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


def test_too_few_samples_are_refused(tmp_path: Path) -> None:
    plan = run.Plan("tricks", tmp_path, iterations=1, **QUICK | {"samples": sampling.TINY - 2})

    with pytest.raises(ValueError, match="too few samples"):
        run.train(plan, lambda _: None)
    assert list(tmp_path.iterdir()) == []
