"""What ``azalai bench`` measures, and what is promised for each game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from azalai.bench import engine, environments, players, study, web
from azalai.bench.measure import Measurement, Missing, below, measure, speed

VARIANTS: list[tuple[str, str, dict[str, Any], float, float]] = [
    # name, game, options, promised ratio of compiled playouts, promised ratio of batches
    ("targi", "targi", {}, 0.7, 0.3),
    ("targi, expansion", "targi", {"expansion": True}, 0.5, 0.2),
    ("tuareg, 2 seats", "tuareg", {"seats": 2}, 0.7, 0.3),
    ("tuareg, 5 seats", "tuareg", {"seats": 5}, 0.7, 0.3),
]

PLAYERS: list[tuple[str, str, dict[str, Any], float, float]] = [
    # name, game, options, promised ratio of simulations, promised wins in percent
    ("targi", "targi", {}, 0.001, 70.0),
    ("targi, expansion", "targi", {"expansion": True}, 0.001, 70.0),
    ("tuareg, 2 seats", "tuareg", {"seats": 2}, 0.001, 60.0),
    ("tuareg, 4 seats", "tuareg", {"seats": 4}, 0.0003, 30.0),  # rollouts to the end; one against three: 25 is even
]


def everything(quick: bool) -> Iterator[Measurement | Missing]:
    for name, game, options, compiled, batch in VARIANTS:
        yield speed("compiled", name, engine.compiled_playouts(game, options), compiled)
        yield speed("plain", name, engine.plain_playouts(game, options), 0.003)
        yield speed("batch", name, engine.batch_steps(game, options), batch)
        yield below("copy", name, engine.nanoseconds_per_copy(game, options), "ns", 50.0)
        yield from our_environments(name, game, options)
        if not quick:
            yield from engine.starts(name, game, options)
    for player in PLAYERS:
        yield from players.measurements(quick, *player)
    for name, game, options, *_ in VARIANTS:
        cost = study.cost(game, options)
        yield below("analysis", name, cost.seconds, "s", 20.0)
        yield below("analysis_memory", name, cost.megabytes, "MB", 500.0)
    yield from other_environments()
    yield from web.measurements(quick)


def all_environments() -> Iterator[Measurement | Missing]:
    """Our environments for reinforcement learning, then those of others."""
    for name, game, options, *_ in VARIANTS:
        yield from our_environments(name, game, options)
    yield from other_environments()


def our_environments(name: str, game: str, options: dict[str, Any]) -> Iterator[Measurement]:
    for interface, work, promise in environments.ours(game, options):
        yield speed(interface, name, work, promise)
    one, two = environments.thread_speeds(game, options, (1, 2))
    yield Measurement("env_threads", name, two / one, "times", None, None, True)  # depends on the cores that are free
    if find_spec("gymnasium") is not None:
        together, alone = (make(game, options) for make in (environments.greedy_batch, environments.greedy_single))
        times = measure(together)[0] / measure(alone)[0]
        least = environments.GREEDY_SPEEDUP
        yield Measurement("env_greedy_speedup", name, times, "times", None, least, times >= least)


def other_environments() -> Iterator[Measurement | Missing]:
    for interface, name, work in environments.peers():
        yield Missing(interface, name, work) if isinstance(work, str) else speed(interface, name, work, None)
