"""Fits ``calibration.toml``: which win chance and which lead follow from a value of the network.

    python -m azalai.study.calibrate [--games 1000]

It plays games against itself, in which every seat takes the answer with the best value on a determinization. After
every twentieth decision it notes the value, and compares it with how the game ends.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from azalai.bots import networks
from azalai.bots.rules.network import ONE_RESULT
from azalai.bots.weights import package
from azalai.games import rulebook
from azalai.puzzles import puzzle_file
from azalai.study.calibration import CALIBRATION_FILE, Calibration, features, network_name
from azalai.study.rules.worlds import OVER
from azalai.study.worlds import Worlds

TABLES = list(puzzle_file.TABLES.values())
EVERY = 20
STEPS = 20
"""Steps of Newton's method, which converges in fewer."""
HEADER = """\
# Maps from the value of a network to the win chance (logistic) and to the expected lead in points (linear), by network
# and number of seats. The weights are those of 1, of the value as a logit, and of the logit times the share of the game
# that is left. Written by python -m azalai.study.calibrate: fitted to {games} games of self-play per kind of table.
# ``brier`` is the mean squared error of the win chance in as many other games, ``constant`` the same for a constant
# win chance. ``sha256`` is the checksum of the network's file.
"""


def observations(game: str, options: dict[str, Any], seeds: range) -> Any:
    """During games of self-play, for each seat: the value and the percentage left of the game, and at its end the share
    of the victory and the lead. Four columns."""
    book = rulebook(game)
    setting = book.setting(dict(options))
    worlds = Worlds(book, setting, 1, 0)
    rows: list[Any] = []
    for seed in seeds:
        worlds.deal(0, seed << 16)
        seen = [_seen(worlds, setting.seats)]
        while seen[-1][0][0] != OVER:
            worlds.play_on((seed << 16) + len(seen), EVERY)
            seen.append(_seen(worlds, setting.seats))
        *running, end = seen
        rows += [[*moment[seat][:2], *end[seat][2:]] for moment in running for seat in range(setting.seats)]
    return np.array(rows, np.float64).T / [[1], [1], [ONE_RESULT], [1]]


def _seen(worlds: Worlds, seats: int) -> list[list[int]]:
    """The outcomes as each seat sees them."""
    found = []
    for seat in range(seats):
        worlds.look(seat)
        found.append([int(column[0, 0]) for column in worlds.outcomes])
    return found


def fitted(values: Any, left: Any, won: Any, lead: Any) -> Calibration:
    """Logistic regression (Newton's method) and least squares."""
    x = features(values, left)
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-(x @ weights)))
        curvature = (x * (chance * (1 - chance))[:, None]).T @ x
        weights += np.linalg.solve(curvature, x.T @ (won - chance))
    return Calibration(tuple(weights), tuple(np.linalg.lstsq(x, lead, rcond=None)[0]))


def entries(games: int) -> Iterator[str]:
    """The lines of the file."""
    yield HEADER.format(games=games)
    for game, options in TABLES:
        book = rulebook(game)
        setting = book.setting(dict(options))
        maps = fitted(*observations(game, options, range(games)))
        values, left, won, _ = observations(game, options, range(games, 2 * games))
        name = network_name(book, setting)
        yield f"[{name}.seats-{setting.seats}]"
        yield f"win = {[round(float(weight), 4) for weight in maps.win]}"
        yield f"lead = {[round(float(weight), 4) for weight in maps.lead]}"
        yield f"brier = {np.mean((maps.win_chances(values, left) - won) ** 2):.4f}"
        yield f"constant = {np.var(won):.4f}"
        yield f'sha256 = "{networks.index(package(game))[name]["sha256"]}"\n'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--out", type=Path, default=Path(__file__).with_name(CALIBRATION_FILE), help="the file to write"
    )
    given = parser.parse_args()
    lines = []
    for line in entries(given.games):
        print(line, flush=True)
        lines.append(line)
    given.out.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
