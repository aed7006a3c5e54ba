"""What each network is trained on: the options of tables, and their shares of the samples."""

from __future__ import annotations

from typing import Any

MIXED = {"expansion": True, "tribe": "mixed", "border": "mixed"}

VARIANTS: dict[str, tuple[str, list[tuple[dict[str, Any], float]]]] = {
    "targi": ("targi", [({}, 1.0)]),
    "targi-expansion": (
        "targi",
        [
            ({"expansion": True}, 0.40),
            (MIXED, 0.40),
            ({"expansion": True, "easy": True}, 0.05),
            ({"expansion": True, "border": "base"}, 0.05),
            ({"expansion": True, "tribe": "mixed"}, 0.05),
            ({"expansion": True, "tribe": "base", "border": "mixed"}, 0.05),
        ],
    ),
    "tuareg": ("tuareg", [({"seats": 2}, 0.3), ({"seats": 3}, 0.2), ({"seats": 4}, 0.25), ({"seats": 5}, 0.25)]),
}
"""By name of the network: its game, and the tables it sees."""
