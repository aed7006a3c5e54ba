"""Draws the learning curves of docs/training.md from ``training-curves.jsonl``, the records of the shipped networks.

Each line of the file is an iteration. A run that was resumed with other targets has several parts.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from azalai.web.rules_pictures.board_plan import BRICK, CLOTH, FAINT, INK, PAGE, PAPER, svg, text

CURVES = Path(__file__).with_name("training-curves.jsonl")
NETWORKS = {
    "targi": ("Targi", CLOTH, ""),
    "targi-expansion": ("Expansion", BRICK, "7 4"),
    "tuareg": ("Tuareg", FAINT, "2 3"),
}
"""By network: its name, and the colour and dashes of its line."""
WIDTH, HEIGHT, TOP, BOTTOM = 830, 380, 60, 320
PANEL = 320
MINUTES = 30
Row = dict[str, Any]


def curves() -> str:
    """Points of a player in self-play, and the cross entropy of predictions for new games."""
    rows = [json.loads(line) for line in CURVES.read_text(encoding="utf-8").splitlines()]
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{PAGE}"/>',
        *panel(
            70,
            "points of a player in self-play",
            "points",
            [row for row in rows if row["network"] != "tuareg"],
            0,
            40,
            5,
        ),
        *panel(480, "cross entropy of new games", "cross_entropy", rows, 0.5, 0.75, 0.05),
        *legend(),
    ]
    return svg(WIDTH, HEIGHT, "Learning curves: points in self-play rise, predictions improve", parts)


def panel(left: int, title: str, what: str, rows: Sequence[Row], low: float, high: float, step: float) -> list[str]:
    """A diagram over the minutes of training."""

    def x(minutes: float) -> float:
        return left + PANEL * minutes / MINUTES

    def y(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)

    frame = f'x="{left}" y="{TOP}" width="{PANEL}" height="{BOTTOM - TOP}" fill="{PAPER}" stroke="#b99b63"'
    parts = [f"<rect {frame}/>", text(left + PANEL / 2, TOP - 14, title, 16)]
    for at in range(round((high - low) / step) + 1):
        value = low + at * step
        level = f'x1="{left}" x2="{left + PANEL}" y1="{y(value):g}" y2="{y(value):g}"'
        parts.append(f'<line {level} stroke="#e2d3b0"/>')
        parts.append(text(left - 22, y(value) + 5, f"{value:g}" if step >= 1 else f"{value:.2f}", 13, FAINT))
    parts += [text(x(minutes), BOTTOM + 18, str(minutes), 13, FAINT) for minutes in range(0, MINUTES + 1, 3)]
    for (network, _), part in itertools.groupby(rows, lambda row: (row["network"], row["part"])):
        known = [row for row in part if what in row]
        points = " ".join(f"{x(row['seconds'] / 60):.1f},{y(row[what]):.1f}" for row in known)
        _, colour, dashes = NETWORKS[network]
        line = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"'
        parts.append(f'<polyline points="{points}" {line}/>')
    return parts


def legend() -> list[str]:
    parts = [text(WIDTH / 2, HEIGHT - 10, "minutes of training, without compilation", 13, FAINT)]
    for at, (name, colour, dashes) in enumerate(NETWORKS.values()):
        left = 250 + 130 * at
        line = f'stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"'
        parts.append(f'<line x1="{left - 70}" x2="{left - 40}" y1="18" y2="18" {line}/>')
        parts.append(text(left, 23, name, 14, INK))
    return parts
