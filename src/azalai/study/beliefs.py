"""Which of the tables that a seat cannot tell apart are more likely.

By the rules alone all of them are equally likely. But the other seats choose what they keep and hide. ``beliefs.toml``
has a weight for each kind of card in each kind of hidden place: the logarithm of how much likelier one such card makes
a table. ``python -m azalai.study.fit_beliefs`` fits the weights to games of all computer levels.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

from azalai.games.interface import Rulebook, Setting
from azalai.study.calibration import network_name

BELIEFS_FILE = "beliefs.toml"


@functools.cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files("azalai.study").joinpath(BELIEFS_FILE).read_text(encoding="utf-8"))


def beliefs(book: Rulebook, setting: Setting, counts: int) -> Any:
    """The weights of a number of counts for a kind of table; all 0 where nothing was measured."""
    found = _file().get(network_name(book, setting), {}).get(f"seats-{setting.seats}", {})
    weights = [weight for place in found.values() if isinstance(place, list) for weight in place]
    return np.array(weights or [0.0] * counts)


def likelihoods(counts: Any, weights: Any) -> Any:
    """How likely worlds are, by the counts of hidden cards in each; 1 on average."""
    exponents = counts @ weights
    found = np.exp(exponents - exponents.max())
    return found / found.mean()


def drawn(likelihoods: Any, count: int) -> Any:
    """The numbers of some worlds, each as often as it is likely, as nearly as whole numbers can."""
    shares = np.cumsum(likelihoods) / likelihoods.sum()
    return np.searchsorted(shares, (np.arange(count) + 0.5) / count).astype(np.int64)
