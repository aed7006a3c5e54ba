"""Tasks on a Ray cluster, or on a local Ray: connecting, preparing every machine, and getting every result even if
workers die.

Ray retries a task when its worker dies; when Ray gives up, the task is submitted again. Ray's usage statistics are
switched off.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from azalai.errors import AzalaiError, IllegalOption
from azalai.messages import say

HERE = "local"
ANSWER = 10.0  # seconds until a connection attempt fails
RETRIES = 5
MOST_FAILURES = 20
"""We give up when this many tasks in a row fail for reasons other than the task itself."""
AHEAD = 2
"""Tasks submitted per core, so that no core is idle."""


def results_of(ray: Any, function: Callable[..., Any], calls: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """Call a function on the workers of the cluster with each tuple of arguments; yield each result as it arrives."""
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(function)
    waiting = deque(calls)
    flying: dict[Any, tuple[Any, ...]] = {}
    failures = 0
    while waiting or flying:
        while waiting and len(flying) < AHEAD * cores(ray):
            call = waiting.popleft()
            flying[task.remote(*call)] = call
        for done in ray.wait(list(flying), num_returns=1)[0]:
            call = flying.pop(done)
            try:
                result = ray.get(done)
            except ray.exceptions.RayTaskError:  # the task itself failed: a retry would not help
                raise
            except ray.exceptions.RayError as error:
                failures += 1
                if failures == MOST_FAILURES:
                    raise AzalaiError(say("arena-cluster-fails", reason=str(error))) from error
                waiting.appendleft(call)
            else:
                failures = 0
                yield result


def cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def prepare_nodes(ray: Any, prepare: Callable[..., None], *arguments: Any) -> None:
    """Let one worker on each machine compile; the others use its cache."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    task = ray.remote(num_cpus=1, max_retries=RETRIES)(prepare)
    nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    places = [NodeAffinitySchedulingStrategy(node, soft=True) for node in nodes]
    ray.get([task.options(scheduling_strategy=place).remote(*arguments) for place in places])


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
def connected(address: str, jobs: int | None, *, own_code: bool = False) -> Iterator[Any]:
    """A connected Ray; an existing connection is kept open. A local Ray gets ``jobs`` workers, or one for each core.
    With ``own_code`` the workers get the current folder, for bots that are in it."""
    ray = _imported_ray()
    if ray.is_initialized():
        yield ray
        return
    look_for(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error", "configure_logging": True}
    if own_code:
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
