"""Measuring the environments for reinforcement learning, ours and those of others ("peers").

Each library runs the same loop of random legal actions, with observations and masks where its loop provides them.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from typing import Any

from azalai.bench.measure import Work
from azalai.games import rulebook

TABLES = 1024

PETTINGZOO_PEERS = ("connect_four_v3", "chess_v6", "hanabi_v5")
OPENSPIEL_PEERS = ("backgammon", "hanabi")
OPENSPIEL_PYTHON_PEERS = (
    "python_block_dominoes",
    "python_team_dominoes",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_kuhn_poker",
)


def ours(game: str, options: dict[str, Any]) -> Iterator[tuple[str, Work, float]]:
    """For each of our environments whose library is installed: the name of the measurement, the work and the
    promised ratio."""
    yield "env_batch", batch_steps(game, options), 0.2
    yield "env_scaled", batch_steps(game, options, scaled=True), 0.15
    yield "env_greedy", greedy_batch(game, options), 0.003
    if find_spec("pettingzoo") is not None:
        from azalai.env import pettingzoo

        yield "pettingzoo", agent_steps(pettingzoo.env(game, **options)), 0.003
    if find_spec("pyspiel") is not None:
        import azalai.env.openspiel  # noqa: F401  (registers our games)

        yield "openspiel", spiel_nodes(f"azalai_{game}({_parameters(game, options)})"), 0.02


def _parameters(game: str, options: dict[str, Any]) -> str:
    names = {option.name: option.openspiel for option in rulebook(game).table_options}
    return ",".join(f"{names[name]}={str(value).lower()}" for name, value in options.items())


def peers() -> Iterator[tuple[str, str, Work | str]]:
    """Other environments: the measurement's name, the game, and the work or, where it cannot be imported, the error.
    ``make bench-peers`` installs them all."""
    for kind, name, make in wanted_peers():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # their deprecation warnings
            try:
                yield kind, name, make(name)
            except ImportError as error:
                yield kind, name, str(error)


def wanted_peers() -> Iterator[tuple[str, str, Callable[[str], Work]]]:
    """The measurement's name, the game, and the function that makes the work."""
    for name in PETTINGZOO_PEERS:
        yield "peer_pettingzoo", name, classic_steps
    for name in OPENSPIEL_PEERS:
        yield "peer_openspiel", name, spiel_nodes
    for name in OPENSPIEL_PYTHON_PEERS:
        yield "peer_openspiel_python", name, _python_nodes
    yield "peer_rl_environment", "backgammon", rl_steps
    yield "peer_pgx", "backgammon", pgx_steps


def classic_steps(name: str) -> Work:
    """A game of PettingZoo's own."""
    return agent_steps(import_module(f"pettingzoo.classic.{name}").env(), steps=600)


def _python_nodes(name: str) -> Work:
    import_module("open_spiel.python.games")  # registers them
    return spiel_nodes(name)


def batch_steps(game: str, options: dict[str, Any], steps: int = 300, scaled: bool = False) -> Work:
    """Many tables with observations, masks, rewards and new deals. Drawing the random actions counts too."""
    from azalai.env.batch import Tables

    tables = Tables(game, TABLES, **options)
    tables.reset(seed=1)

    def work() -> int:
        for _ in range(steps):
            tables.step(tables.random_actions())
            if scaled:
                tables.scaled  # noqa: B018  (a property that computes them)
        return steps * TABLES

    return work


GREEDY_SPEEDUP = 20
"""How many times as fast a batch against greedy players is as the single environment, at least."""


def greedy_batch(game: str, options: dict[str, Any], steps: int = 40, tables: int = TABLES) -> Work:
    """Decisions of random learners against greedy players, in a batch."""
    from azalai.env.batch import Tables

    batch = Tables(game, tables, learner="any", opponent="greedy", **options)
    batch.reset(seed=1)

    def work() -> int:
        for _ in range(steps):
            batch.step(batch.random_actions())
        return steps * tables

    return work


MANY_TABLES = 16 * TABLES
BLOCK = 5
"""How many steps in a row a batch makes, so that its tables stay in the cache of the processor as in training."""


def thread_speeds(
    game: str,
    options: dict[str, Any],
    threads: Sequence[int],
    tables: int = MANY_TABLES,
    rounds: int = 20,
    opponent: str | None = None,
) -> list[float]:
    """Steps a second of all tables, by the clock, for each number of threads: the median. Without an opponent, a
    step is a decision. The batches play the same games, in turns."""
    from azalai.env.batch import Tables

    versus: dict[str, Any] = {} if opponent is None else {"learner": "any", "opponent": opponent}
    batches = [Tables(game, tables, threads=number, **versus, **options) for number in threads]
    times: list[list[float]] = [[] for _ in batches]
    for batch in batches:
        batch.reset(seed=1)
    for _ in range(rounds):
        for batch, measured in zip(batches, times, strict=True):
            for _ in range(BLOCK):
                actions = batch.random_actions()
                start = time.perf_counter()
                batch.step(actions)
                measured.append(time.perf_counter() - start)
    return [tables / median(measured) for measured in times]


def greedy_single(game: str, options: dict[str, Any], steps: int = 200) -> Work:
    """The same in the Gymnasium environment of one table."""
    from azalai.env.gymnasium import SeatEnv

    env, dice = SeatEnv(game, seat="any", opponent="greedy", **options), random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(steps):
            *_, over, _, _ = env.step(dice.choice(env.action_masks().nonzero()[0].tolist()))
            if over:
                env.reset()
        return steps

    return work


def agent_steps(env: Any, steps: int = 6000) -> Work:
    """One PettingZoo table, played as in its tutorials."""
    import numpy as np

    dice = random.Random(1)
    seeds = iter(range(10**9))

    def work() -> int:
        done = 0
        while done < steps:
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                seen, _, termination, truncation, told = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(dice.random() * len(legal))]))
                done += 1
        return done

    return work


def spiel_nodes(name: str, nodes: int = 6000) -> Work:
    """Nodes of a game of OpenSpiel, chance nodes among them."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game, dice = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        done = 0
        while done < nodes:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                done += 1
        return done

    return work


def rl_steps(name: str, steps: int = 3000) -> Work:
    """The same through OpenSpiel's environment for reinforcement learning, with tensors."""
    from open_spiel.python import rl_environment  # type: ignore[import-untyped, unused-ignore]

    env, dice = rl_environment.Environment(name), random.Random(1)

    def work() -> int:
        done = 0
        while done < steps:
            step = env.reset()
            while not step.last():
                seat = step.observations["current_player"]
                step = env.step([dice.choice(step.observations["legal_actions"][seat])])
                done += 1
        return done

    return work


def pgx_steps(name: str, steps: int = 40) -> Work:
    """A batch of pgx on the CPU, compiled by JAX."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    first, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9)))
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)

    def work() -> int:
        state = first(keys)
        for number in range(steps):
            key = jax.random.PRNGKey(number)
            state = step(state, draw(key, state.legal_action_mask), jax.random.split(key, TABLES))
        jax.block_until_ready(state)
        return steps * TABLES

    work()
    return work
