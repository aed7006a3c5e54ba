"""A training run in a folder: iterations of self-play and fitting, with checkpoints, so that it can be resumed.

The folder holds ``checkpoint.npz`` (layers, their averages, normalisation, iteration), ``curve.jsonl`` (a line for each
iteration), ``network.npz`` (the quantised network as the player reads it) and ``networks.toml`` (its entry for the
player).
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from azalai.bots import networks
from azalai.bots.weights import NETWORKS_FILE
from azalai.games import rulebook
from azalai.ray_tasks import look_for
from azalai.training import gradient, sampling
from azalai.training.gradient import Batch, Normalisation, Trainer
from azalai.training.self_play import GAMES, PLAYERS, POINTS
from azalai.training.training_tables import VARIANTS

CHECKPOINT, CURVE, NETWORK = "checkpoint.npz", "curve.jsonl", "network.npz"
LAYERS = 8
"""The number of arrays: those of the network, and those of its output for the lead."""
FIRST_ITERATIONS = 4
"""At first the values of the network mean nothing, so targets are final results alone and self-play is nearly
random."""
KEPT_BATCHES = 8


@dataclass(frozen=True)
class Plan:
    """What to train and for how long."""

    name: str
    folder: Path
    minutes: float = 10
    iterations: int = 1_000_000
    processes: int | None = 1  # None: all cores
    samples: int = 50_000  # of each process and iteration
    steps: int = 400
    rate: float = 0.0015
    backend: str = ""
    seed: int = 1
    trace: float = 0.97
    noise: float = 0.003
    random_answers: int = 10
    kept: int = 100
    compiled: bool = True  # whether self-play runs in the compiled gear
    searched: int = 0  # per mille of the decisions of self-play
    simulations: int = 200  # of such a search
    quick: int = 0  # simulations of a search in the other decisions; 0: they are made one step ahead
    units: int = gradient.UNITS  # of the first layer
    start: Path | None = None  # a network.npz: a new run begins with it instead of with nothing
    ray: str = ""  # the address of a cluster for self-play; "": processes of this machine


@dataclass
class State:
    """Before there is a normalisation, the layers are for inputs as they are."""

    layers: list[Any]
    averages: list[Any] | None  # None: nothing has been fitted
    normal: Normalisation | None
    iteration: int = 0

    def quantised(self) -> dict[str, Any]:
        """The network that plays."""
        if self.normal is None or self.averages is None:
            return networks.quantised(self.layers[:6])
        return networks.quantised(gradient.folded(self.averages, self.normal))

    def normalise(self, inputs: Any) -> None:
        """Once, by the first samples."""
        if self.normal is None:
            self.normal = Normalisation.of(inputs)
            self.layers = gradient.unfolded(self.layers, self.normal)


def read_state(plan: Plan) -> State:
    """The checkpoint of a run, or the beginning of one."""
    path = plan.folder / CHECKPOINT
    if not path.exists():
        knowledge = rulebook(VARIANTS[plan.name][0]).network_knowledge()
        assert knowledge is not None
        fresh = gradient.fresh_layers(knowledge.INPUTS, plan.seed, plan.units)
        if plan.start is None:
            return State(fresh, None, None)
        known = gradient.widened(networks.in_real_numbers(networks.read(plan.start)), fresh)
        return State([*known, *fresh[6:]], None, None, FIRST_ITERATIONS)
    with np.load(path) as file:
        layers, averages = ([file[f"{name}_{i}"] for i in range(LAYERS)] for name in ("layer", "average"))
        return State(layers, averages, Normalisation(file["mean"], file["deviation"]), int(file["iteration"]))


def write_state(plan: Plan, state: State) -> None:
    """The new checkpoint replaces the old one in one step: a run that is killed loses one iteration at most."""
    assert state.normal is not None
    assert state.averages is not None
    arrays = {f"layer_{i}": layer for i, layer in enumerate(state.layers)}
    arrays |= {f"average_{i}": layer for i, layer in enumerate(state.averages)}
    new = plan.folder / f"new-{CHECKPOINT}"
    np.savez(new, mean=state.normal.mean, deviation=state.normal.deviation, iteration=state.iteration, **arrays)
    new.replace(plan.folder / CHECKPOINT)
    checksum = networks.save(plan.folder / NETWORK, state.quantised())
    game, tables = VARIANTS[plan.name]
    variant = rulebook(game).setting(tables[0][0]).variant or game
    entry = f'[{variant}]\nfile = "{NETWORK}"\nsha256 = "{checksum}"\n'
    (plan.folder / NETWORKS_FILE).write_text(entry, encoding="utf-8")


def trainer_for(backend: str) -> Callable[[list[Any], Normalisation, list[Any] | None], Trainer]:
    """The trainer of this backend; by default PyTorch if it is installed, otherwise NumPy."""
    if (backend or ("torch" if find_spec("torch") else "numpy")) == "torch":
        from azalai.training.gradient_torch import TorchTrainer

        return TorchTrainer
    from azalai.training.gradient_numpy import NumpyTrainer

    return NumpyTrainer


def pool_for(plan: Plan, layers: dict[str, Any]) -> sampling.Pool:
    """Where self-play runs."""
    simulations = plan.simulations if plan.searched else 0
    if plan.ray:
        from azalai.training.ray_sampling import RayPool

        return RayPool(plan.name, layers, plan.processes, plan.samples, plan.compiled, simulations, plan.ray)
    processes = plan.processes or os.cpu_count() or 1
    return sampling.SamplingPool(plan.name, layers, processes, plan.samples, plan.compiled, simulations)


def train(plan: Plan, report: Callable[[str], object] = sys.stdout.write) -> State:
    """Iterate until the time or the number of iterations is used up."""
    if plan.ray:
        look_for(plan.ray)
    plan.folder.mkdir(parents=True, exist_ok=True)
    state = read_state(plan)
    make_trainer = trainer_for(plan.backend)
    trainer: Trainer | None = None
    batches: list[Batch] = []
    pool = pool_for(plan, state.quantised())
    last = state.iteration + plan.iterations
    began, seconds = time.monotonic(), 60 * plan.minutes  # compiling, which the pool has done, does not count
    try:
        while state.iteration < last and time.monotonic() - began < seconds:
            first = state.iteration < FIRST_ITERATIONS
            at = time.monotonic()
            batch, counters = pool.batch(
                state.quantised(),
                plan.seed * 1_000_003 + state.iteration * 7919,
                noise=0.1 if first else plan.noise,
                random_answers=plan.random_answers,
                kept=plan.kept,
                trace=1.0 if first else plan.trace,
                searched=plan.searched,
                simulations=plan.simulations if plan.searched else 0,
                quick=plan.quick if plan.searched else 0,
            )
            if not len(batch):
                raise ValueError(f"too few samples: each process needs at least {sampling.TINY} for a kind of table")
            played = time.monotonic() - at
            state.normalise(batch.inputs)
            assert state.normal is not None
            trainer = trainer or make_trainer(state.layers, state.normal, state.averages)
            fresh = trainer.error(Batch(batch.inputs[:65536], batch.targets[:65536], batch.leads[:65536]))
            batches = [*batches, batch][-(2 if first else KEPT_BATCHES) :]
            left = 1 - min(1.0, (time.monotonic() - began) / seconds)
            loss = trainer.fit(batches, plan.steps, plan.rate * max(0.05, left), plan.seed + state.iteration)
            state.layers, state.averages = trainer.layers(), trainer.averages()
            state.iteration += 1
            write_state(plan, state)
            row = {
                "iteration": state.iteration,
                "seconds": round(time.monotonic() - began, 1),
                "self_play": round(played, 1),
                "games": int(counters[GAMES]),
                "points": round(float(counters[POINTS] / counters[PLAYERS]), 2),
                "samples": len(batch),
                "cross_entropy": round(fresh, 4),
                "loss": round(loss, 4),
            }
            with (plan.folder / CURVE).open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            report(" ".join(f"{key} {value}" for key, value in row.items()) + "\n")
    finally:
        pool.close()
    return state
