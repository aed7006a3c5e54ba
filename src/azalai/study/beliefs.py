"""Beliefs: which determinizations of what a seat knows are likelier, since the other seats choose what they hide.

By the rules alone all determinizations are equally likely. ``beliefs.toml`` has a weight for each kind of card in each
hidden place: the logarithm of how much likelier a table becomes by one such card.
``python -m azalai.study.fit_beliefs`` fits the weights to games of all computer levels.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

from azalai.bots.weights import knowledge
from azalai.games.interface import Rulebook, Setting
from azalai.kernel.placeholders import BeliefRules
from azalai.study.calibration import network_name

BELIEFS_FILE = "beliefs.toml"


@functools.cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files("azalai.study").joinpath(BELIEFS_FILE).read_text(encoding="utf-8"))


def belief_rules(game: str) -> BeliefRules | None:
    """How a game counts hidden cards; None if it does not."""
    known = knowledge(game)
    return known if isinstance(known, BeliefRules) else None


def beliefs(book: Rulebook, setting: Setting, counts: int) -> Any:
    """The weight of each of the ``counts`` for a kind of table; all 0 where nothing was measured."""
    found = _file().get(network_name(book, setting), {}).get(f"seats-{setting.seats}", {})
    weights = [weight for place in found.values() if isinstance(place, list) for weight in place]
    return np.array(weights or [0.0] * counts)


def likelihoods(counts: Any, weights: Any) -> Any:
    """How likely determinizations are by their counts of hidden cards; 1 on average."""
    exponents = counts @ weights
    found = np.exp(exponents - exponents.max())
    return found / found.mean()


def drawn(likelihoods: Any, count: int) -> Any:
    """The numbers of ``count`` determinizations, each as often as it is likely, rounded to whole numbers."""
    shares = np.cumsum(likelihoods) / likelihoods.sum()
    return np.searchsorted(shares, (np.arange(count) + 0.5) / count).astype(np.int64)
