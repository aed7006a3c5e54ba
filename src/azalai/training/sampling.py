"""Samples from self-play, in processes of this machine: each has its compiled rules and writes into shared memory."""

from __future__ import annotations

import functools
import itertools
import multiprocessing
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Protocol

import numpy as np

from azalai.bots import networks
from azalai.bots.binding import bound_search, compiled_swaps
from azalai.bots.network_player import EXPLORATION, LEAD_SHARE, PRIOR_SCALE, PRIOR_WEIGHT
from azalai.bots.rules import network_search
from azalai.bots.rules.network import Network
from azalai.bots.rules.tree_search import Search
from azalai.bots.search_buffers import numbers, table_buffers, tree_buffers
from azalai.games import rulebook
from azalai.kernel import gear, placeholders
from azalai.kernel.chance import WORDS, halves
from azalai.kernel.placeholders import NetworkRules
from azalai.training import searching, self_play
from azalai.training.gradient import Batch
from azalai.training.no_search import no_search
from azalai.training.self_play import Buffers, Exploration, Samples
from azalai.training.training_tables import VARIANTS

LONGEST_GAME = 600
"""Later decisions of a game are played but give no samples; games with the expansion have about 330."""
TINY = LONGEST_GAME + 1


@dataclass(frozen=True)
class Request:
    """What one process is asked for: samples of one network, from these seeds on, into its part of the memory."""

    name: str
    layers: dict[str, Any]
    seed: int
    part: int
    parts: int
    samples: int
    compiled: bool
    noise: float
    random_answers: int
    kept: int
    trace: float
    searched: int = 0
    simulations: int = 0
    quick: int = 0


def requests(
    name: str, layers: dict[str, Any], seed: int, parts: int, samples: int, compiled: bool, **how: Any
) -> list[Request]:
    """The parts of a batch. Each has seeds of its own, wherever it is played."""
    seeds = [seed + (part << 24) for part in range(parts)]
    return [Request(name, layers, own, part, parts, samples, compiled, **how) for part, own in enumerate(seeds)]


class Sampler:
    """Plays tables with the same options again and again, and reuses its arrays. Its searches have this many
    simulations at most."""

    def __init__(self, game: str, options: dict[str, Any], *, compiled: bool, simulations: int) -> None:
        book = rulebook(game)
        self._setting = book.setting(dict(options))
        own = book.network_knowledge()
        assert own is not None, f"{game} has no inputs for a network"
        supplied = vars(book.rules) | placeholders.supplied(NetworkRules, own)
        label = f"training.{game}{'.searched' if simulations else ''}"
        evaluation = gear.bind(network_search, label, supplied)
        supplied |= {"final_result": evaluation.final_result, "value": evaluation.value}
        supplied["searched_answer"] = no_search
        if simulations:
            tree_search = bound_search(network_search, label, supplied)
            supplied["searched_answer"] = gear.bind(searching, label, vars(tree_search)).searched_answer
        bound = gear.bind(self_play, label, supplied)
        variant = self._setting.variant
        swaps = compiled_swaps(book, variant)
        compiled = compiled and gear.can_compile()
        self._run = gear.compiled(bound.play_samples, variant, swaps) if compiled else bound.play_samples
        self._compiled = compiled
        self._tables, self._cards, self._options = table_buffers(book, self._setting, self_play.TABLES, compiled)
        self._pool = numbers(book.pool_size, compiled)
        self._dice = numbers(WORDS, compiled)
        self._search_options = table_buffers(book, self._setting, 2, compiled)[2] if simulations else None
        self._tree = tree_buffers(np.float64, book, simulations) if simulations else None

    def _search(self, network: Network) -> Search | int:
        """The buffers of ``searched_answer``; 0 if nothing is searched. It shares the tables of self-play, since a
        search does not change the real table."""
        if self._tree is None:
            return 0
        parameters = np.array([EXPLORATION, PRIOR_WEIGHT, PRIOR_SCALE, LEAD_SHARE[self._setting.seats]])
        options = self._search_options
        return Search(self._tables, self._cards, network, parameters, self._dice, options, self._pool, self._tree)

    def fill(self, batch: Batch, layers: dict[str, Any], request: Request) -> Any:
        """Fill a batch, and return how many games and decisions were played. Empty rows have the target -1."""
        seats = self._setting.seats
        values = np.zeros((LONGEST_GAME + 1, 2 * seats + 1))
        samples = Samples(batch.inputs, batch.targets, batch.leads, values, np.zeros(self_play.COUNTERS, np.int64))
        how = Exploration(
            noise=request.noise,
            random_answers=request.random_answers,
            kept=request.kept,
            trace=request.trace,
            lead_share=LEAD_SHARE[seats],
            searched=request.searched,
            simulations=request.simulations,
            quick=request.quick,
        )
        network = networks.network(layers, compiled=self._compiled)
        used = self._run(
            self._tables,
            self._cards,
            self._setting.first,
            seats,
            *halves(request.seed),
            Buffers(self._dice, self._options, self._pool, self._search(network)),
            network,
            how,
            samples,
        )
        batch.targets[used:] = -1.0
        return samples.counters


@functools.cache
def samplers(name: str, compiled: bool, simulations: int) -> list[Sampler]:
    """The samplers of this process for a network."""
    game, tables = VARIANTS[name]
    return [Sampler(game, options, compiled=compiled, simulations=simulations) for options, _ in tables]


def compile_for(name: str, layers: dict[str, Any], simulations: int = 0) -> None:
    """Compile in this process, so that the others take the result from the cache."""
    inputs = np.zeros((0, len(layers["weights"])), np.uint8)
    nothing = Batch(inputs, np.zeros(0, np.float32), np.zeros(0, np.float32))
    request = Request(name, layers, 0, 0, 1, 0, True, 0.0, 0, 0, 1.0, simulations=simulations)
    samplers(name, True, simulations)[0].fill(nothing, layers, request)


def in_memory(memory: SharedMemory, samples: int, inputs: int) -> Batch:
    """Shared memory as a batch."""
    size = samples * inputs
    rows = np.ndarray((samples, inputs), np.uint8, memory.buf)
    targets = np.ndarray((samples,), np.float32, memory.buf, offset=_aligned(size))
    return Batch(rows, targets, np.ndarray((samples,), np.float32, memory.buf, offset=_aligned(size) + 4 * samples))


def _aligned(size: int) -> int:
    return (size + 7) // 8 * 8


def sample(request: Request, memory_name: str) -> Any:
    """In a worker: fill one part of the shared memory; what was played (the counters of ``self_play``)."""
    memory = SharedMemory(memory_name)
    try:
        whole = in_memory(memory, request.parts * request.samples, len(request.layers["weights"]))
        played = fill(whole, request.part * request.samples, request)
        del whole
        return played
    finally:
        memory.close()


def fill(batch: Batch, start: int, request: Request) -> Any:
    """Fill the rows from ``start`` on with samples of every kind of table, by their shares; what was played."""
    played = np.zeros(self_play.COUNTERS, np.int64)
    shares = [share for _, share in VARIANTS[request.name][1]]
    bounds = np.rint(np.cumsum([0.0, *shares]) * request.samples).astype(int) + start
    for sampler, bound in zip(
        samplers(request.name, request.compiled, request.simulations), itertools.pairwise(bounds), strict=True
    ):
        part = slice(*bound)
        played += sampler.fill(
            Batch(batch.inputs[part], batch.targets[part], batch.leads[part]), request.layers, request
        )
    return played


def filled(batch: Batch) -> Batch:
    """A copy without the rows that stayed empty."""
    rows = batch.targets >= 0
    return Batch(batch.inputs[rows], batch.targets[rows], batch.leads[rows])


class Pool(Protocol):
    """Where self-play runs: processes of this machine, or a cluster."""

    def batch(self, layers: dict[str, Any], seed: int, **how: Any) -> tuple[Batch, Any]:
        """Samples of all workers, in the order of their parts, and what they played (the counters of ``self_play``)."""
        ...

    def close(self) -> None: ...


class SamplingPool:
    """Worker processes and the memory they share with this one. With ``processes=1`` this process does the work."""

    def __init__(
        self, name: str, layers: dict[str, Any], processes: int, samples: int, compiled: bool, simulations: int
    ) -> None:
        self._inputs = len(layers["weights"])
        self._rows = processes * samples
        self._each = samples
        self._compiled = compiled
        if compiled:
            compile_for(name, layers, simulations)
        self._memory = SharedMemory(create=True, size=_aligned(self._rows * self._inputs) + 8 * self._rows)
        self._pool = multiprocessing.get_context("spawn").Pool(processes) if processes > 1 else None
        self._name = name
        self._processes = processes

    def batch(self, layers: dict[str, Any], seed: int, **how: Any) -> tuple[Batch, Any]:
        parts = requests(self._name, layers, seed, self._processes, self._each, self._compiled, **how)
        tasks = [(part, self._memory.name) for part in parts]
        played = self._pool.starmap(sample, tasks, chunksize=1) if self._pool else [sample(*task) for task in tasks]
        return filled(in_memory(self._memory, self._rows, self._inputs)), sum(played)

    def close(self) -> None:
        if self._pool:
            self._pool.terminate()
            self._pool.join()
        self._memory.close()
        self._memory.unlink()
