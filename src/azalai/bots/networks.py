"""Networks of the searching player: quantised weights in files beside a game's other parameters for bots.

``networks.toml`` names the file for each variant, with its checksum; a file is read when it is first needed. A game
without ``networks.toml`` has no network.
"""

from __future__ import annotations

import functools
import hashlib
import io
import math
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from azalai.bots.rules.network import (
    BLOCK_WORDS,
    LAST_ENTRY,
    LOGIT_SHIFT,
    LOGIT_STEPS,
    ONE,
    ONE_RESULT,
    SHIFT,
    WORD_INPUTS,
    Network,
)
from azalai.bots.rules.tree_search import MOST_SEATS
from azalai.bots.weights import NETWORKS_FILE
from azalai.errors import BotFileError
from azalai.messages import say

MARK = 10  # signs of a checksum
LAYERS = ("weights", "biases", "weights_2", "biases_2", "weights_3", "bias_3")
"""The arrays of a file, in the order of ``Network``."""
ONE_LOGIT = LOGIT_STEPS << LOGIT_SHIFT
OUTPUT_ONE = ONE_LOGIT // ONE
"""A weight of 1 in the last layer."""


SCALES = (ONE, ONE, ONE, ONE << SHIFT, OUTPUT_ONE, ONE_LOGIT)
"""The whole numbers that stand for 1, by layer."""


def quantised(layers: Sequence[Any]) -> dict[str, Any]:
    """A network of real numbers (weights and biases of three layers) as the whole numbers that ``Network`` holds."""
    whole = [np.rint(np.asarray(layer, np.float64) * scale) for layer, scale in zip(layers, SCALES, strict=True)]
    narrow: tuple[Any, ...] = (np.int16, np.int32, np.int16, np.int32, np.int16, np.int32)
    for name, layer, kind in zip(LAYERS, whole, narrow, strict=True):
        if np.abs(layer).max(initial=0) > np.iinfo(kind).max:
            raise ValueError(f"{name} does not fit into {np.dtype(kind).name}: train with smaller weights")
    return {name: layer.astype(kind) for name, layer, kind in zip(LAYERS, whole, narrow, strict=True)}


def in_real_numbers(layers: Mapping[str, Any]) -> list[Any]:
    """The opposite of ``quantised``."""
    return [(layers[name] / scale).astype(np.float32) for name, scale in zip(LAYERS, SCALES, strict=True)]


def save(path: Path, layers: Mapping[str, Any]) -> str:
    """Write a file of weights; its checksum."""
    text = io.BytesIO()
    np.savez_compressed(text, **layers)
    path.write_bytes(text.getvalue())
    return hashlib.sha256(text.getvalue()).hexdigest()


def index(package: str) -> dict[str, dict[str, Any]]:
    """The networks of a game by variant; none where there is no ``networks.toml``."""
    file = files(package).joinpath(NETWORKS_FILE)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@functools.cache
def layers(package: str, variant: str) -> dict[str, Any] | None:
    """The weights for a variant of a game; None: it has no network. BotFileError when the file is damaged."""
    entry = index(package).get(variant)
    if entry is None:
        return None
    content = files(package).joinpath(entry["file"]).read_bytes()
    if hashlib.sha256(content).hexdigest() != entry["sha256"]:
        raise BotFileError(entry["file"], [say("bots-network-damaged")])
    return read(io.BytesIO(content))


def halving(package: str, variant: str) -> bool:
    """Whether searches with this network choose at the root by sequential halving; if not, by PUCT."""
    chosen: bool = index(package)[variant].get("halving", True)
    return chosen


def mark(package: str, variant: str) -> str:
    """Tells one version of a network from another, in files of results; "" if there is none."""
    return str(index(package).get(variant, {}).get("sha256", ""))[:MARK]


def read(file: Path | io.BytesIO) -> dict[str, Any]:
    """The arrays of a file of weights."""
    with np.load(file) as arrays:
        return {name: arrays[name] for name in LAYERS}


def network(weights: Mapping[str, Any], *, compiled: bool) -> Network:
    """Weights as the rules read them, with buffers for the compiled gear."""
    inputs = len(weights["weights"])
    units_2 = len(weights["weights_3"])
    kinds: dict[str, Any] = dict.fromkeys(LAYERS, np.int32 if compiled else np.int64)
    if compiled:
        kinds["weights"] = np.int16  # by far the largest: it stays in the cache of the processor
    layers = {name: weights[name].astype(kind) for name, kind in kinds.items()}
    words = BLOCK_WORDS * math.ceil(inputs / (BLOCK_WORDS * WORD_INPUTS))
    current, last = np.zeros(words, np.int64), np.zeros((MOST_SEATS, words), np.int64)
    return Network(
        **layers,
        results=np.array(_results(), np.int32) if compiled else _results(),
        inputs=current.view(np.int16) if compiled else [0] * inputs,
        words=current,
        last_inputs=last.view(np.int16),
        last_words=last,
        sums=np.tile(layers["biases"], (MOST_SEATS, 1)),  # of inputs that are all 0
        hidden_2=np.zeros(units_2, np.int32),
    )


@functools.cache
def _results() -> list[int]:
    """The logistic function at each entry of the table."""
    logits = [(entry - LAST_ENTRY // 2) / LOGIT_STEPS for entry in range(LAST_ENTRY + 1)]
    return [round(ONE_RESULT / (1 + math.exp(-logit))) for logit in logits]
