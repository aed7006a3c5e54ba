"""Finding the weights of a valuation from games that the searching player plays against itself.

``python -m azalai.bots.fit_weights targi --games 400`` keeps snapshots of such games and asks which weights would have
told the final lead best: a linear fit, since a valuation is (nearly) a sum of weights times what lies on the table. It
prints the weights in the words of ``greedy.toml``; whether they play better, a match must show.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from azalai.bots.binding import mind
from azalai.bots.duels import Entrant, options_of, play_in
from azalai.bots.search_buffers import Workroom, nodes_for
from azalai.games import rulebook

SNAPSHOTS_A_GAME = 60
LIKELY_CHANGE = 0.5
"""Before the games speak, a weight is thought to be off by about so much of its size."""
ALIKE = 20
"""So many snapshots of one game tell about as much as a single one would."""
SCALES = range(200, 3200, 100)


def snapshots(task: tuple[str, dict[str, Any], int, int, int]) -> tuple[Any, Any, Any, Any]:
    """Games of the searching player against itself: for each snapshot and seat the lead as it is valued, how it would
    change with each weight, the lead at the end, and how much of the game was to come."""
    game, options, simulations, games, seed = task
    book = rulebook(game)
    setting = book.setting(options)
    seats = setting.seats
    wanted = games * SNAPSHOTS_A_GAME
    room = Workroom(book, setting, nodes_for(simulations, book), compiled=True, snapshots=wanted)
    kept_of = np.full(wanted, -1, np.int64)
    rows = play_in(room, [Entrant("search", simulations)] * seats, games, seed, kept_of)
    kept = int((kept_of >= 0).sum())
    base = np.array(mind(game).weights(), np.int64)
    steps = step_sizes(base)
    matrix = np.vstack([base, base + np.diag(steps)])
    worths = np.zeros((kept, len(matrix), seats), np.int64)
    left = np.zeros(kept, np.int64)
    room.rule(room.mind.weigh)(room.tables, room.cards, matrix, seats, worths, left)
    others = (worths.sum(axis=2, keepdims=True) - worths) / (seats - 1)
    leads = (worths - others).astype(float)
    slopes = (leads[:, 1:] - leads[:, :1]) / steps[:, None]
    scores = rows["scores"][kept_of[:kept]].astype(float)
    final = 100 * (scores - (scores.sum(axis=1, keepdims=True) - scores) / (seats - 1))
    return leads[:, 0], slopes, final, left


def step_sizes(weights: Any) -> Any:
    """How far each weight is moved to see what hangs on it."""
    return np.maximum(10, np.abs(weights) // 4)


def fitted(weights: Any, fixed: Sequence[int], leads: Any, slopes: Any, final: Any) -> Any:
    """The weights that tell the final lead best; those that are no prices stay."""
    rows = slopes.transpose(0, 2, 1).reshape(-1, len(weights))
    missing = (final - leads).reshape(-1)
    sizes = np.maximum(np.abs(weights), 20).astype(float)
    rows = rows * sizes
    rows[:, list(fixed)] = 0
    pull = ALIKE * np.var(missing) / LIKELY_CHANGE**2 * np.eye(len(weights))
    change = np.linalg.solve(rows.T @ rows + pull, rows.T @ missing)
    return np.rint(weights + change * sizes).astype(int)


def calibrated(leads: Any, final: Any, left: Any) -> tuple[float, int, int]:
    """The scales with which a lead tells best who wins: the mean square error, and ``narrow`` and ``wide``."""
    won = (final > 0) + 0.5 * (final == 0)
    best = (2.0, 0, 0)
    for narrow in SCALES:
        for wide in SCALES:
            scale = (narrow + wide * left / 100)[:, None]
            told = 0.5 + 0.5 * leads / (scale + np.abs(leads))
            best = min(best, (float(((told - won) ** 2).mean()), narrow, wide))
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
        snapshots((*tasks[0][:3], 0, 0))  # compiled once, here, and taken from the cache by the others
        with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
            found = pool.map(snapshots, tasks, chunksize=1)
    game = tasks[0][0]
    own = mind(game)
    weights = np.array(own.weights())
    all_weights = []
    for seats in sorted({part[0].shape[1] for part in found}):
        leads, slopes, final, left = (
            np.concatenate([part[i] for part in found if part[0].shape[1] == seats]) for i in range(4)
        )
        new = fitted(weights, own.not_prices, leads, slopes, final)
        after = leads + np.einsum("nks,k->ns", slopes, new - weights)
        for name, lead in (("before", leads), ("after", after)):
            error, narrow, wide = calibrated(lead, final, left)
            spread = float(np.sqrt(((final - lead) ** 2).mean()))
            sys.stdout.write(f"# {name}: {len(left)} snapshots, off by {spread:.0f}, {error:.4f}; {narrow=} {wide=}\n")
        all_weights.append(new)
    sys.stdout.write(own.in_words(np.rint(np.mean(all_weights, axis=0)).astype(int).tolist()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
