"""Samples from self-play on a Ray cluster, or on a local Ray: ``python -m azalai.training … --ray ADDRESS``.

Every part of a batch has its own seeds, so a cluster gives the same samples as processes of one machine, whichever
worker plays a part and however often it has to be played.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import numpy as np

from azalai.ray_tasks import connected, cores, prepare_nodes, results_of
from azalai.training.gradient import Batch
from azalai.training.sampling import Request, compile_for, fill, filled, requests


class RayPool:
    """The workers of a cluster. ``parts`` is the number of parts of a batch (None: one for each core)."""

    def __init__(
        self,
        name: str,
        layers: dict[str, Any],
        parts: int | None,
        samples: int,
        compiled: bool,
        simulations: int,
        address: str,
    ) -> None:
        self._open = ExitStack()
        self._ray = self._open.enter_context(connected(address, parts))
        self._name = name
        self._parts = parts or cores(self._ray)
        self._each = samples
        self._compiled = compiled
        if compiled:
            prepare_nodes(self._ray, compile_for, name, layers, simulations)

    def batch(self, layers: dict[str, Any], seed: int, **how: Any) -> tuple[Batch, Any]:
        parts = requests(self._name, layers, seed, self._parts, self._each, self._compiled, **how)
        played = sorted(results_of(self._ray, play_part, ((part,) for part in parts)), key=lambda result: result[0])
        arrays = [[getattr(batch, name) for _, batch, _ in played] for name in ("inputs", "targets", "leads")]
        return Batch(*map(np.concatenate, arrays)), sum(counters for _, _, counters in played)

    def close(self) -> None:
        self._open.close()


def play_part(request: Request) -> tuple[int, Batch, Any]:
    """The task of a worker of the cluster: the number of the part, its samples, and what was played."""
    rows, inputs = request.samples, len(request.layers["weights"])
    batch = Batch(np.zeros((rows, inputs), np.uint8), np.zeros(rows, np.float32), np.zeros(rows, np.float32))
    played = fill(batch, 0, request)
    return request.part, filled(batch), played
