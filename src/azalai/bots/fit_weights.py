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
from azalai.bots.information_set import information_set
from azalai.bots.search_player import SearchBot
from azalai.bots.weights import knowledge, weights, weights_toml
from azalai.new_game import new

SPACING = 7
"""The number of decisions between two snapshots."""
LIKELY_CHANGE = 0.5
"""The prior standard deviation of a weight, relative to its size."""
ALIKE = 20
"""Snapshots of one game are correlated: this many carry about as much information as one."""
SCALES = range(200, 3200, 100)


def snapshots(task: tuple[str, dict[str, Any], int, int, int]) -> tuple[Any, Any, Any, Any]:
    """Games of the searching player against itself: for each snapshot and seat the lead by the evaluation, its slope
    for each weight, and the final lead; for each snapshot how much of the game was left."""
    name, options, simulations, games, first_seed = task
    bound = bound_bots(name)
    base = np.array(weights(name), np.int64)
    steps = step_sizes(base)
    player = SearchBot(first_seed, simulations=simulations)
    matrix = [base.tolist(), *(base + np.diag(steps)).tolist()]
    values, left, scores = [], [], []
    for seed in range(first_seed, first_seed + games):
        game = new(name, seed=seed, **options)
        cards, seats = game.setting.cards, range(game.seats)
        decisions = kept = 0
        while game.seat is not None:
            decisions += 1
            if decisions % SPACING == 0:
                values.append([[bound.evaluate(game.table, cards, row, other) for other in seats] for row in matrix])
                left.append(bound.percent_left(game.table, cards))
                kept += 1
            game.play(player.decide(information_set(game, game.seat)).move)
        scores += [game.scores()] * kept
    leads = _over_the_others(np.array(values, float), axis=2)
    slopes = (leads[:, 1:] - leads[:, :1]) / steps[:, None]
    return leads[:, 0], slopes, 100 * _over_the_others(np.array(scores, float), axis=1), np.array(left)


def _over_the_others(values: Any, axis: int) -> Any:
    """Each value minus the mean of those of the other seats."""
    return values - (values.sum(axis=axis, keepdims=True) - values) / (values.shape[axis] - 1)


def options_of(text: str) -> tuple[str, dict[str, Any]]:
    """``targi-expansion`` and ``tuareg-4`` as a game and its options."""
    name, _, variant = text.partition("-")
    if variant.isdigit():
        return name, {"seats": int(variant)}
    return name, {variant: True} if variant else {}


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
    found = [snapshots(tasks[0])]  # this compiles the search; the workers take it from the cache
    with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
        found += pool.map(snapshots, tasks[1:], chunksize=1)
    game = tasks[0][0]
    old = np.array(weights(game))
    all_weights = []
    for seats in sorted({part[0].shape[1] for part in found}):
        leads, slopes, final, left = (
            np.concatenate([part[i] for part in found if part[0].shape[1] == seats]) for i in range(4)
        )
        better = fitted(old, knowledge(game).NOT_PRICES, leads, slopes, final)
        after = leads + np.einsum("nks,k->ns", slopes, better - old)
        for name, lead in (("before", leads), ("after", after)):
            error, end_scale, start_scale = calibrated(lead, final, left)
            spread = float(np.sqrt(((final - lead) ** 2).mean()))
            sys.stdout.write(f"# {name}: {len(left)} snapshots, off by {spread:.0f}; ")
            sys.stdout.write(f"error {error:.4f} with {end_scale=} {start_scale=}\n")
        all_weights.append(better)
    sys.stdout.write(weights_toml(game, np.rint(np.mean(all_weights, axis=0)).astype(int).tolist()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
