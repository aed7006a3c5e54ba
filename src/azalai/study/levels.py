"""Finds the computer level that loses about as much per decision, from the figures in ``levels.toml``."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Any

from azalai.game import Game
from azalai.study.calibration import network_name

LEVELS_FILE = "levels.toml"
FEWEST_GAMES = 30
"""The average loss of a level in fewer games says too little to compare a player with it. In 30 games its 95 % interval
is usually 5 to 10 % of the loss to each side, and a level usually loses 10 to 30 % less than the next lower one."""


@functools.cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files("azalai.study").joinpath(LEVELS_FILE).read_text(encoding="utf-8"))


def average_losses(game: Game) -> dict[str, float]:
    """The average loss of each level at this kind of table; empty where too few games were measured."""
    found = _file().get(network_name(game.rulebook, game.setting), {}).get(f"seats-{game.seats}", {})
    losses: dict[str, float] = found.get("levels", {})
    return losses if found.get("games", 0) >= FEWEST_GAMES else {}


def level_like(game: Game, average_loss: float) -> str:
    """The name of the level whose average loss is nearest."""
    losses = average_losses(game)
    return min(losses, key=lambda name: abs(losses[name] - average_loss), default="")
