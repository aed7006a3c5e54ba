"""Fitting a network with NumPy alone: slow, for machines without PyTorch and for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from azalai.training.gradient import BATCH, LEAD_UNIT, LEAD_WEIGHT, LEAK, Batch, Normalisation, average_share

DECAY_1, DECAY_2, TINY = 0.9, 0.999, 1e-8


class NumpyTrainer:
    """Adam on the cross entropy of the result and the squared error of the lead."""

    def __init__(self, layers: Sequence[Any], normal: Normalisation, averages: Sequence[Any] | None) -> None:
        self._layers = [np.array(layer, np.float32) for layer in layers]
        self._averages = [np.array(layer, np.float32) for layer in averages or layers]
        self._resumed = averages is not None
        self._normal = normal
        self._moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self._layers]
        self._steps = 0

    def layers(self) -> list[Any]:
        return [layer.copy() for layer in self._layers]

    def averages(self) -> list[Any]:
        return [average.copy() for average in self._averages]

    def fit(self, batches: Sequence[Batch], steps: int, rate: float, seed: int) -> float:
        rng = np.random.default_rng(seed)
        loss = 0.0
        for step in range(steps):
            batch = batches[-1] if step % 2 == 0 else batches[int(rng.integers(len(batches)))]
            rows = rng.integers(len(batch), size=min(BATCH, len(batch)))
            loss = self._step(Batch(batch.inputs[rows], batch.targets[rows], batch.leads[rows]), rate)
        return loss

    def error(self, batch: Batch) -> float:
        logits = self._forward(self._averages, batch.inputs)[-2]
        return _cross_entropy(_logistic(logits), batch.targets)

    def _forward(self, layers: Sequence[Any], inputs: Any) -> tuple[Any, ...]:
        weights, biases, weights_2, biases_2, weights_3, bias_3, lead, lead_bias = layers
        x = (inputs.astype(np.float32) - self._normal.mean) / self._normal.deviation
        before = x @ weights + biases
        hidden = np.clip(before, 0, 1)
        before_2 = hidden @ weights_2 + biases_2
        hidden_2 = np.clip(before_2, 0, 1)
        return x, before, hidden, before_2, hidden_2, hidden_2 @ weights_3 + bias_3, hidden_2 @ lead + lead_bias

    def _step(self, batch: Batch, rate: float) -> float:
        x, before, hidden, before_2, hidden_2, logits, leads = self._forward(self._layers, batch.inputs)
        results = _logistic(logits)
        d_logit = (results - batch.targets) / len(batch)
        d_lead = LEAD_WEIGHT * np.clip(leads - batch.leads / LEAD_UNIT, -1, 1) / len(batch)
        d_hidden_2 = np.outer(d_logit, self._layers[4]) + np.outer(d_lead, self._layers[6])
        d_before_2 = d_hidden_2 * _slope(before_2)
        d_before = (d_before_2 @ self._layers[2].T) * _slope(before)
        gradients = [
            x.T @ d_before,
            d_before.sum(0),
            hidden.T @ d_before_2,
            d_before_2.sum(0),
            hidden_2.T @ d_logit,
            d_logit.sum(keepdims=True),
            hidden_2.T @ d_lead,
            d_lead.sum(keepdims=True),
        ]
        self._steps += 1
        for layer, gradient, (mean, square) in zip(self._layers, gradients, self._moments, strict=True):
            mean += (1 - DECAY_1) * (gradient - mean)
            square += (1 - DECAY_2) * (gradient * gradient - square)
            steady = mean / (1 - DECAY_1**self._steps)
            spread = np.sqrt(square / (1 - DECAY_2**self._steps)) + TINY
            layer -= rate * steady / spread
        for average, layer in zip(self._averages, self._layers, strict=True):
            average += average_share(self._steps, self._resumed) * (layer - average)
        return _cross_entropy(results, batch.targets)


def _logistic(logits: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logits, -30, 30)))


def _slope(before: Any) -> Any:
    return ((before > 0) & (before < 1)) + np.float32(LEAK)


def _cross_entropy(results: Any, targets: Any) -> float:
    results = np.clip(results, 1e-6, 1 - 1e-6)
    return float(-(targets * np.log(results) + (1 - targets) * np.log(1 - results)).mean())
