"""What the two ways to fit a network share: its layers in real numbers, and how inputs are normalised.

The network sees inputs as whole numbers. Training sees them with mean 0 and deviation 1; ``folded`` puts the
normalisation into the first layer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

UNITS, UNITS_2 = 64, 32
LEAST_DEVIATION = 0.1
LEAD_UNIT = 5.0
"""The second output of the network in training is the lead at the end, in units of this many points."""
LEAD_WEIGHT = 0.02
"""How much its error counts."""
LEAK = 0.02
"""The gradient of a unit outside its range, so that no unit dies."""
BATCH = 8192
AVERAGE_DECAY = 0.998
"""Single steps are noisy, so the network that plays has the average of the weights of the last steps. In it each step
counts this much less than the next one."""


@dataclass(frozen=True)
class Batch:
    """Samples of self-play: inputs as bytes, targets between 0 and 1, leads in points."""

    inputs: Any
    targets: Any
    leads: Any

    def __len__(self) -> int:
        return len(self.targets)


@dataclass(frozen=True)
class Normalisation:
    mean: Any
    deviation: Any

    @classmethod
    def of(cls, inputs: Any) -> Normalisation:
        real = inputs[:200_000].astype(np.float32)
        return cls(real.mean(0), np.maximum(real.std(0), LEAST_DEVIATION))


class Trainer(Protocol):
    """Fits the layers of a network: weights, biases, weights_2, biases_2, weights_3, bias_3, and those of the lead."""

    def fit(self, batches: Sequence[Batch], steps: int, rate: float, seed: int) -> float:
        """Take steps of gradient descent, half of them on the last batch, and return the loss of the last step."""
        ...

    def error(self, batch: Batch) -> float:
        """The cross entropy of the network that plays, on samples."""
        ...

    def layers(self) -> list[Any]: ...

    def averages(self) -> list[Any]:
        """The layers of the network that plays."""
        ...


def fresh_layers(inputs: int, seed: int, units: int = UNITS) -> list[Any]:
    """A network that rates every position as even; its units start in the middle of their range."""
    rng = np.random.default_rng(seed)
    weights_2 = rng.normal(0, 0.25, (units, UNITS_2))
    layers = [
        rng.normal(0, 0.05, (inputs, units)),
        np.full(units, 0.5),
        weights_2,
        0.5 - 0.5 * weights_2.sum(0),
        np.zeros(UNITS_2),
        np.zeros(1),
        np.zeros(UNITS_2),
        np.zeros(1),
    ]
    return [layer.astype(np.float32) for layer in layers]


def widened(layers: Sequence[Any], fresh: Sequence[Any]) -> list[Any]:
    """The same network with the units of the first layer that only a fresh one has. They do not count at first."""
    weights, biases, weights_2, *others = layers
    new = slice(len(biases), None)
    silent = np.zeros_like(fresh[2][new])
    return [
        np.hstack([weights, fresh[0][:, new]]),
        np.append(biases, fresh[1][new]),
        np.vstack([weights_2, silent]),
        *others,
    ]


def average_share(step: int, resumed: bool) -> float:
    """How much a step moves the averages. The first steps of a new run count more: its first weights mean nothing."""
    slowest = 1 - AVERAGE_DECAY
    return slowest if resumed else max(slowest, 9 / (9 + step))


def unfolded(layers: Sequence[Any], normal: Normalisation) -> list[Any]:
    """The opposite of ``folded``."""
    weights, biases, *others = layers
    return [weights * normal.deviation[:, None], biases + normal.mean @ weights, *others]


def folded(layers: Sequence[Any], normal: Normalisation) -> list[Any]:
    """The layers for inputs as they are; the output for leads is left out."""
    weights = layers[0] / normal.deviation[:, None]
    return [weights, layers[1] - normal.mean @ weights, *layers[2:6]]
