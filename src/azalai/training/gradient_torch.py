"""Fitting a network with PyTorch, on a GPU where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from azalai.training.gradient import BATCH, LEAD_UNIT, LEAD_WEIGHT, LEAK, Batch, Normalisation, average_share


class TorchTrainer:
    """Adam on the cross entropy of the result and the smooth error of the lead."""

    def __init__(self, layers: Sequence[Any], normal: Normalisation, averages: Sequence[Any] | None) -> None:
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._layers = [torch.tensor(layer, device=self._device, requires_grad=True) for layer in layers]
        self._averages = [torch.tensor(layer, device=self._device) for layer in averages or layers]
        self._resumed = averages is not None
        self._steps = 0
        self._mean, self._deviation = self._put(normal.mean), self._put(normal.deviation)
        self._adam = torch.optim.Adam(self._layers)
        self._on_device: dict[int, tuple[Any, ...]] = {}  # by id of the batch

    def layers(self) -> list[Any]:
        return [layer.detach().cpu().numpy() for layer in self._layers]

    def averages(self) -> list[Any]:
        return [average.cpu().numpy() for average in self._averages]

    def fit(self, batches: Sequence[Batch], steps: int, rate: float, seed: int) -> float:
        rng = np.random.default_rng(seed)
        dice = torch.Generator(self._device).manual_seed(seed)
        kept = [self._moved(batch) for batch in batches]
        self._on_device = {id(batch): moved for batch, moved in zip(batches, kept, strict=True)}
        for group in self._adam.param_groups:
            group["lr"] = rate
        loss = torch.zeros(())
        for step in range(steps):
            inputs, targets, leads = kept[-1] if step % 2 == 0 else kept[rng.integers(len(kept))]
            rows = torch.randint(len(targets), (min(BATCH, len(targets)),), device=self._device, generator=dice)
            logits, lead = self._forward(self._layers, inputs[rows])
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, targets[rows])
            off = torch.nn.functional.smooth_l1_loss(lead, leads[rows] / LEAD_UNIT)
            self._adam.zero_grad()
            (loss + LEAD_WEIGHT * off).backward()
            self._adam.step()
            self._steps += 1
            with torch.no_grad():
                for average, layer in zip(self._averages, self._layers, strict=True):
                    average.lerp_(layer, average_share(self._steps, self._resumed))
        return float(loss.item())

    def error(self, batch: Batch) -> float:
        inputs, targets, _ = self._moved(batch)
        with torch.no_grad():
            logits, _ = self._forward(self._averages, inputs)
            return float(torch.nn.functional.binary_cross_entropy_with_logits(logits, targets).item())

    def _forward(self, layers: Sequence[Any], inputs: Any) -> tuple[Any, Any]:
        weights, biases, weights_2, biases_2, weights_3, bias_3, lead, lead_bias = layers
        x = (inputs.float() - self._mean) / self._deviation
        hidden = _clipped(x @ weights + biases)
        hidden = _clipped(hidden @ weights_2 + biases_2)
        return hidden @ weights_3 + bias_3, hidden @ lead + lead_bias

    def _moved(self, batch: Batch) -> tuple[Any, ...]:
        """Moves a batch to the device, unless it is there already."""
        known = self._on_device.get(id(batch))
        return known or (self._put(batch.inputs), self._put(batch.targets), self._put(batch.leads))

    def _put(self, array: Any) -> Any:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self._device)


def _clipped(before: Any) -> Any:
    """Clamped to 0 … 1. Outside this range only a small gradient is left."""
    return before.clamp(0, 1) + LEAK * (before - before.detach())
