"""Samples from self-play, in processes of this machine: each has its compiled rules and writes into shared memory."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from azalai.bots import networks
from azalai.bots.rules import network_search
from azalai.games import rulebook
from azalai.kernel import gear, placeholders
from azalai.kernel.batch import as_records
from azalai.kernel.chance import WORDS, halves
from azalai.kernel.placeholders import NetworkRules
from azalai.training import self_play
from azalai.training.gradient import Batch
from azalai.training.self_play import DECISIONS, GAMES, Exploration, Samples
from azalai.training.variants import LEAD_SHARE, VARIANTS

LONGEST_GAME = 300
"""Later decisions of a game are played but give no samples."""
TINY = 2 * LONGEST_GAME + 1


@dataclass(frozen=True)
class Request:
    """What one process is asked for: samples of one network, from these seeds on, into its part of the memory."""

    name: str
    layers: dict[str, Any]
    seed: int
    part: int
    parts: int
    samples: int
    noise: float
    random_answers: int
    kept: int
    trace: float


class Sampler:
    """Plays tables with the same options, again and again, in the arrays made for them."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        book = rulebook(game)
        self._setting = book.setting(dict(options))
        own = book.network_knowledge()
        assert own is not None, f"{game} has no inputs for a network"
        supplied = vars(book.rules) | placeholders.supplied(NetworkRules, own)
        searching = gear.bind(network_search, f"training.{game}", supplied)
        supplied |= {"final_result": searching.final_result, "value": searching.value}
        bound = gear.bind(self_play, f"training.{game}", supplied)
        self._run = gear.compiled(bound.play_samples, self._setting.variant, book.swaps(self._setting.variant))
        self._tables = np.zeros(self_play.TABLES, book.table.dtype())
        self._tables[self_play.BLANK : self_play.BLANK + 1] = as_records(book.table())
        self._cards = as_records(self._setting.cards)
        self._options = np.zeros((2, book.most_options), np.int16)
        self._pool = np.zeros(book.pool_size, np.int64)
        self._dice = np.zeros(WORDS, np.int64)

    def fill(self, batch: Batch, layers: dict[str, Any], request: Request) -> Any:
        """Fill a batch; games and decisions played. Rows that stay empty have the target -1."""
        seats = self._setting.seats
        values = np.zeros((LONGEST_GAME + 1, 2 * seats))
        samples = Samples(batch.inputs, batch.targets, batch.leads, values, np.zeros(self_play.COUNTERS, np.int64))
        how = Exploration(request.noise, request.random_answers, request.kept, request.trace, LEAD_SHARE[seats])
        used = self._run(
            self._tables,
            self._cards,
            self._setting.first,
            seats,
            *halves(request.seed),
            self._dice,
            self._options,
            self._pool,
            networks.network(layers, compiled=True),
            how,
            samples,
        )
        batch.targets[used:] = -1.0
        return samples.counters


_samplers: dict[str, list[Sampler]] = {}  # of this process, by network


def samplers(name: str) -> list[Sampler]:
    if name not in _samplers:
        game, tables = VARIANTS[name]
        _samplers[name] = [Sampler(game, options) for options, _ in tables]
    return _samplers[name]


def compile_for(name: str, layers: dict[str, Any]) -> None:
    """Compile in this process, so that the others take the result from the cache."""
    request = Request(name, layers, 0, 0, 1, TINY, 0.0, 0, 0, 1.0)
    batch = empty(TINY, layers)
    for sampler in samplers(name)[:1]:
        sampler.fill(batch, layers, request)


def empty(samples: int, layers: dict[str, Any]) -> Batch:
    inputs = len(layers["weights"])
    return Batch(np.zeros((samples, inputs), np.uint8), np.zeros(samples, np.float32), np.zeros(samples, np.float32))


def in_memory(memory: SharedMemory, samples: int, inputs: int) -> Batch:
    """Shared memory as a batch."""
    size = samples * inputs
    rows = np.ndarray((samples, inputs), np.uint8, memory.buf)
    targets = np.ndarray((samples,), np.float32, memory.buf, offset=_aligned(size))
    return Batch(rows, targets, np.ndarray((samples,), np.float32, memory.buf, offset=_aligned(size) + 4 * samples))


def _aligned(size: int) -> int:
    return (size + 7) // 8 * 8


def sample(request: Request, memory_name: str) -> tuple[int, int]:
    """In a worker: fill one part of the shared memory; games and decisions played."""
    memory = SharedMemory(memory_name)
    try:
        whole = in_memory(memory, request.parts * request.samples, len(request.layers["weights"]))
        start = request.part * request.samples
        played = np.zeros(self_play.COUNTERS, np.int64)
        shares = [share for _, share in VARIANTS[request.name][1]]
        bounds = np.rint(np.cumsum([0.0, *shares]) * request.samples).astype(int) + start
        for sampler, begin, end in zip(samplers(request.name), bounds, bounds[1:], strict=True):
            part = slice(begin, end)
            played += sampler.fill(
                Batch(whole.inputs[part], whole.targets[part], whole.leads[part]), request.layers, request
            )
        del whole
        return int(played[GAMES]), int(played[DECISIONS])
    finally:
        memory.close()


class SamplingPool:
    """Worker processes and the memory they share with this one."""

    def __init__(self, name: str, layers: dict[str, Any], processes: int, samples: int) -> None:
        self._inputs = len(layers["weights"])
        self._rows = processes * samples
        self._each = samples
        compile_for(name, layers)
        self._memory = SharedMemory(create=True, size=_aligned(self._rows * self._inputs) + 8 * self._rows)
        self._pool = multiprocessing.get_context("spawn").Pool(processes)
        self._name = name
        self._processes = processes

    def batch(self, layers: dict[str, Any], seed: int, **how: Any) -> tuple[Batch, int]:
        """Samples of all processes, and how many games they played."""
        requests: Sequence[Request] = [
            Request(self._name, layers, seed + (part << 24), part, self._processes, self._each, **how)
            for part in range(self._processes)
        ]
        played = self._pool.starmap(sample, [(request, self._memory.name) for request in requests], chunksize=1)
        shared = in_memory(self._memory, self._rows, self._inputs)
        filled = shared.targets >= 0
        batch = Batch(shared.inputs[filled], shared.targets[filled], shared.leads[filled])
        return batch, sum(games for games, _ in played)

    def close(self) -> None:
        self._pool.terminate()
        self._pool.join()
        self._memory.close()
        self._memory.unlink()
