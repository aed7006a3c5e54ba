"""From the value of a network to a win chance and an expected lead.

A network is trained on a mix of winning and of the lead, so its value is not a probability. ``calibration.toml`` has,
for each network and number of seats, a logistic map from the value to the win chance and a linear one to the lead, both
fitted to games of self-play by ``python -m azalai.study.calibrate``.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np

from azalai.bots.rules.network import ONE_RESULT
from azalai.errors import IllegalOption
from azalai.games.interface import Rulebook, Setting
from azalai.messages import say

CALIBRATION_FILE = "calibration.toml"


@dataclass(frozen=True)
class Calibration:
    """Three weights for each map, one for each of the ``features``."""

    win: tuple[float, ...]
    lead: tuple[float, ...]

    def win_chances(self, values: Any, left: Any) -> Any:
        """Win chances from 0 to 1, for values of the network from 0 to ONE_RESULT and percentages left of the game."""
        return 1 / (1 + np.exp(-(features(values, left) @ np.array(self.win))))

    def leads(self, values: Any, left: Any) -> Any:
        """Expected leads over the best other seat, in points."""
        return features(values, left) @ np.array(self.lead)


def features(values: Any, left: Any) -> Any:
    """1, the value as a logit, and this logit times the share of the game that is left."""
    share = np.clip(np.asarray(values, np.float64) / ONE_RESULT, 0.5 / ONE_RESULT, 1 - 0.5 / ONE_RESULT)
    logit = np.log(share / (1 - share))
    return np.stack([np.ones_like(logit), logit, logit * np.asarray(left) / 100], axis=-1)


@functools.cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files("azalai.study").joinpath(CALIBRATION_FILE).read_text(encoding="utf-8"))


def network_name(book: Rulebook, setting: Setting) -> str:
    """The name of the network in ``networks.toml`` and in ours: Targi's are ``base`` and ``targi``."""
    return setting.variant or book.name


def calibration(book: Rulebook, setting: Setting) -> Calibration:
    """The maps for a kind of table."""
    found = _file().get(network_name(book, setting), {}).get(f"seats-{setting.seats}")
    if found is None:
        raise IllegalOption(say("study-no-network", game=book.name))
    return Calibration(tuple(found["win"]), tuple(found["lead"]))
