"""Plays games on a Ray cluster, or on a local Ray: ``azalai arena … --ray ADDRESS``.

Ray retries a game when its worker dies; when Ray gives up, the arena submits the game again. A game that returns twice
has the same key and counts once. Ray's usage statistics are switched off.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from azalai.arena.pairings import Fixture, Tournament
from azalai.arena.play import Row, play, prepare
from azalai.bots.custom import is_custom
from azalai.errors import AzalaiError, IllegalOption
from azalai.messages import say

HERE = "local"
ANSWER = 10.0  # seconds until a connection attempt fails
RETRIES = 5
MOST_FAILURES = 20
"""The arena gives up when this many batches in a row fail for other reasons than the game itself."""
AHEAD = 2
"""Batches submitted per core, so that no core is idle."""


def play_on_cluster(wanted: Tournament, batches: Iterable[list[Fixture]], address: str, jobs: int) -> Iterator[Row]:
    """Yield each result as its batch ends."""
    with _ray(address, jobs, custom=any(map(is_custom, wanted.contestants))) as ray:
        _prepare_nodes(ray, wanted)
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_batch)
        waiting = deque(batches)
        flying: dict[Any, list[Fixture]] = {}
        failures = 0
        while waiting or flying:
            while waiting and len(flying) < AHEAD * _cores(ray):
                batch = waiting.popleft()
                flying[task.remote(wanted, batch)] = batch
            for done in ray.wait(list(flying), num_returns=1)[0]:
                batch = flying.pop(done)
                try:
                    rows = ray.get(done)
                except ray.exceptions.RayTaskError:  # the game itself failed: a retry would not help
                    raise
                except ray.exceptions.RayError as error:
                    failures += 1
                    if failures == MOST_FAILURES:
                        raise AzalaiError(say("arena-cluster-fails", reason=str(error))) from error
                    waiting.appendleft(batch)
                else:
                    failures = 0
                    yield from rows


def play_batch(wanted: Tournament, batch: list[Fixture]) -> list[Row]:
    """The task of a worker of the cluster."""
    return [play(wanted, fixture) for fixture in batch]


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _prepare_nodes(ray: Any, wanted: Tournament) -> None:
    """Let one worker on each machine compile; the others use its cache."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(prepare)
    nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    places = [NodeAffinitySchedulingStrategy(node, soft=True) for node in nodes]
    ray.get([task.options(scheduling_strategy=place).remote(wanted) for place in places])


def look_for(address: str) -> None:
    """Raise IllegalOption, before any file is written, if Ray is not installed or if nobody answers at an address with
    a port. Ray itself would try for minutes."""
    if _imported_ray().is_initialized():
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdigit()):
        return
    try:
        socket.create_connection((host, int(port)), timeout=ANSWER).close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise IllegalOption(say("arena-no-cluster", address=address, reason=reason)) from None


def _imported_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning about accelerators
    try:
        import ray
    except ImportError:
        raise IllegalOption(say("arena-no-ray")) from None
    return ray


@contextmanager
def _ray(address: str, jobs: int, *, custom: bool) -> Iterator[Any]:
    """A connected Ray; an existing connection is kept open. The workers get the current folder if there are custom
    bots, which are usually in it."""
    ray = _imported_ray()
    if ray.is_initialized():
        yield ray
        return
    look_for(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error", "configure_logging": True}
    if custom:
        quiet["runtime_env"] = {"working_dir": "."}
    try:
        if address == HERE:
            ray.init(address=HERE, num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, AssertionError) as error:
        raise IllegalOption(say("arena-no-cluster", address=address, reason=str(error).splitlines()[0])) from None
    try:
        yield ray
    finally:
        ray.shutdown()
