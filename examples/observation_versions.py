"""The same small network learns with version 1 and with version 2 of the observation: which one learns faster?

    pip install "azalai[env,plots]" torch
    python examples/observation_versions.py --decisions 700000 --picture versions.png

Both runs have the same seed, the same network but for its inputs, and the same number of decisions to learn from.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from actor_learner import Settings, train

WIDTH = 64  # units of each hidden layer


def compare(decisions: int, say: Any = print) -> dict[int, list[dict[str, float]]]:
    """The learning curve for each version."""
    curves = {}
    for version in (1, 2):
        say(f"version {version}")
        how = Settings(version=version, decisions=decisions, minutes=30, width=WIDTH, threads=1, measure_every=5)
        _, curves[version] = train(how, say)
    return curves


def draw(curves: dict[int, list[dict[str, float]]], path: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    panels = {"won": "games won against the greedy player", "lead": "mean lead in points"}
    for axes, (key, label) in zip(figure.subplots(1, 2), panels.items(), strict=True):
        for (version, curve), colour in zip(curves.items(), ("#2f5d73", "#a8431c"), strict=True):
            decisions, reached = ([point[each] for point in curve] for each in ("decisions", key))
            axes.plot(decisions, reached, color=colour, label=f"version {version}", marker="o", markersize=3)
        axes.set(xlabel="decisions learned from", ylabel=label)
        axes.legend()
    figure.savefig(path, dpi=120)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=700_000, help="decisions to learn from (700000)")
    parser.add_argument("--picture", type=Path, help="where to draw the curves")
    parser.add_argument("--json", type=Path, help="where to write the curves")
    given = parser.parse_args()
    measured = compare(given.decisions)
    if given.json:
        given.json.write_text(json.dumps(measured) + "\n", encoding="utf-8")
    if given.picture:
        draw(measured, given.picture)
    first, second = (curve[-1]["won"] for curve in measured.values())
    print(f"won against the greedy player: {first:.0%} with version 1, {second:.0%} with version 2")
