"""Fits the weights of an evaluation to games that the searching player plays against itself.

``python -m azalai.bots.fit_weights targi --games 400`` keeps snapshots of such games and finds the weights that would
have predicted the final lead best. The fit is linear, since an evaluation is (nearly) a weighted sum of what lies on
the table. It prints the weights as TOML; only a match shows whether they play better.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from azalai.bots.binding import bound_bots
from azalai.bots.duels import Entrant, options_of, play_in
from azalai.bots.search_buffers import SearchBuffers, nodes_for
from azalai.games import rulebook

SNAPSHOTS_A_GAME = 60
LIKELY_CHANGE = 0.5
"""The prior standard deviation of a weight, relative to its size."""
ALIKE = 20
"""Snapshots of one game are correlated: this many carry about as much information as one."""
SCALES = range(200, 3200, 100)


def snapshots(task: tuple[str, dict[str, Any], int, int, int]) -> tuple[Any, Any, Any, Any]:
    """Games of the searching player against itself: for each snapshot and seat the lead by the evaluation, its slope
    for each weight, and the final lead; for each snapshot how much of the game was left."""
    game, options, simulations, games, seed = task
    book = rulebook(game)
    setting = book.setting(options)
    seats = setting.seats
    wanted = games * SNAPSHOTS_A_GAME
    buffers = SearchBuffers(book, setting, nodes_for(simulations, book), compiled=True, snapshots=wanted)
    game_of = np.full(wanted, -1, np.int64)
    rows = play_in(buffers, [Entrant("search", simulations)] * seats, games, seed, game_of)
    kept = int((game_of >= 0).sum())
    base = np.array(buffers.bots.weights(), np.int64)
    steps = step_sizes(base)
    matrix = np.vstack([base, base + np.diag(steps)])
    values = np.zeros((kept, len(matrix), seats), np.int64)
    left = np.zeros(kept, np.int64)
    buffers.rule(buffers.bots.evaluate_snapshots)(buffers.tables, buffers.cards, matrix, seats, values, left)
    others = (values.sum(axis=2, keepdims=True) - values) / (seats - 1)
    leads = (values - others).astype(float)
    slopes = (leads[:, 1:] - leads[:, :1]) / steps[:, None]
    scores = rows["scores"][game_of[:kept]].astype(float)
    final = 100 * (scores - (scores.sum(axis=1, keepdims=True) - scores) / (seats - 1))
    return leads[:, 0], slopes, final, left


def step_sizes(weights: Any) -> Any:
    """How far each weight is moved to measure its slope."""
    return np.maximum(10, np.abs(weights) // 4)


def fitted(weights: Any, fixed: Sequence[int], leads: Any, slopes: Any, final: Any) -> Any:
    """The weights that predict the final lead best; the ``fixed`` ones stay."""
    rows = slopes.transpose(0, 2, 1).reshape(-1, len(weights))
    missing = (final - leads).reshape(-1)
    sizes = np.maximum(np.abs(weights), 20).astype(float)
    rows = rows * sizes
    rows[:, list(fixed)] = 0
    pull = ALIKE * np.var(missing) / LIKELY_CHANGE**2 * np.eye(len(weights))
    change = np.linalg.solve(rows.T @ rows + pull, rows.T @ missing)
    return np.rint(weights + change * sizes).astype(int)


def calibrated(leads: Any, final: Any, left: Any) -> tuple[float, int, int]:
    """The scales with which a lead predicts best who wins: mean square error, ``end_scale`` and ``start_scale``."""
    won = (final > 0) + 0.5 * (final == 0)
    best = (2.0, 0, 0)
    for end_scale in SCALES:
        for start_scale in SCALES:
            scale = (end_scale + start_scale * left / 100)[:, None]
            predicted = 0.5 + 0.5 * leads / (scale + np.abs(leads))
            best = min(best, (float(((predicted - won) ** 2).mean()), end_scale, start_scale))
    return best


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.bots.fit_weights", description=__doc__)
    parser.add_argument("games_of", nargs="+", help="targi, targi-expansion, tuareg-2 …: of one game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    parts = max(1, given.games // 10)
    tasks = [
        (*options_of(name), given.simulations, 10, given.seed + 10 * part)
        for name in given.games_of
        for part in range(parts)
    ]
    if given.processes == 1:
        found = [snapshots(task) for task in tasks]
    else:
        snapshots((*tasks[0][:3], 0, 0))  # compile here once; the workers take it from the cache
        with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
            found = pool.map(snapshots, tasks, chunksize=1)
    game = tasks[0][0]
    bound = bound_bots(game)
    weights = np.array(bound.weights())
    all_weights = []
    for seats in sorted({part[0].shape[1] for part in found}):
        leads, slopes, final, left = (
            np.concatenate([part[i] for part in found if part[0].shape[1] == seats]) for i in range(4)
        )
        new = fitted(weights, bound.not_prices, leads, slopes, final)
        after = leads + np.einsum("nks,k->ns", slopes, new - weights)
        for name, lead in (("before", leads), ("after", after)):
            error, end_scale, start_scale = calibrated(lead, final, left)
            spread = float(np.sqrt(((final - lead) ** 2).mean()))
            sys.stdout.write(f"# {name}: {len(left)} snapshots, off by {spread:.0f}; ")
            sys.stdout.write(f"error {error:.4f} with {end_scale=} {start_scale=}\n")
        all_weights.append(new)
    sys.stdout.write(bound.weights_toml(np.rint(np.mean(all_weights, axis=0)).astype(int).tolist()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
