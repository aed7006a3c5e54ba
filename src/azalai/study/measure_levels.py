"""Measures ``levels.toml``: how much win chance the computer levels lose per decision, by the fast analysis.

    python -m azalai.study.measure_levels [--games 20] [--table base.seats-2]

At each kind of table every level plays against itself.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

import azalai
from azalai import bots
from azalai.games import rulebook
from azalai.study.analysis import analyse
from azalai.study.calibrate import TABLES
from azalai.study.calibration import network_name
from azalai.study.levels import LEVELS_FILE

UNLIMITED = "search:500"
"""Plays for a level that thinks for a time, so that the figures do not depend on the machine."""
HEADER = """\
# The average loss of win chance per decision that counts, by network, number of seats and level. Each level played some
# games against itself (``games``), and the fast analysis judged them. Written by python -m azalai.study.measure_levels.
"""


def played(name: str, options: dict[str, Any], spec: str, seed: int) -> azalai.Game:
    """A game in which every seat is the same kind of player."""
    game = azalai.new(name, seed=seed, **options)
    players = [bots.player(spec, seed * game.seats + seat) for seat in range(game.seats)]
    while game.seat is not None:
        game.play(players[game.seat].decide(bots.information_set(game, game.seat)).move)
    return game


def average_loss(name: str, options: dict[str, Any], spec: str, seeds: range) -> float:
    """Per decision that counts, of all seats in all games together."""
    studies = [analyse(played(name, options, spec, seed)) for seed in seeds]
    losses = [one.loss.value for study in studies for one in study.decisions if one.counts]
    return sum(losses) / len(losses)


def table_name(name: str, options: dict[str, Any]) -> str:
    book = rulebook(name)
    setting = book.setting(dict(options))
    return f"{network_name(book, setting)}.seats-{setting.seats}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--table", nargs="*", default=[table_name(*table) for table in TABLES])
    chosen = parser.parse_args()
    file = Path(__file__).with_name(LEVELS_FILE)
    known = tomllib.loads(file.read_text(encoding="utf-8"))
    for name, options in TABLES:
        if (table := table_name(name, options)) not in chosen.table:
            continue
        network, seats = table.split(".")
        losses = {}
        for level in bots.levels(name):
            spec = level.name if level.simulations else UNLIMITED
            losses[level.name] = round(average_loss(name, options, spec, range(chosen.games)), 4)
            print(table, level.name, losses[level.name], flush=True)
        known.setdefault(network, {})[seats] = {"games": chosen.games, "levels": losses}
        file.write_text(HEADER + written(known), encoding="utf-8")


def written(known: dict[str, Any]) -> str:
    """The tables as TOML."""
    lines = []
    for network, tables in known.items():
        for seats, measured in tables.items():
            lines += [f"\n[{network}.{seats}]", f"games = {measured['games']}", f"\n[{network}.{seats}.levels]"]
            lines += [f"{level} = {loss}" for level, loss in measured["levels"].items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
