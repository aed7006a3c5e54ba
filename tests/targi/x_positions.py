"""Described tables with the expansion, without anything that the description does not name: for the tests of positions
and views."""

from __future__ import annotations

from typing import Any

import azalai

ACTING: dict[str, Any] = {
    "phase": "act",
    "first": 0,
    "robber": 2,
    "players": [{"targis": [6, 7]}, {"targis": [3, 10, 11]}],
}
COUNCIL: dict[str, Any] = {
    "phase": "act",
    "first": 0,
    "robber": 2,
    "dunes": ["dune:council"],
    "decks": {"tribe": {"cards": ["xt1", "xr1", "xn1"]}},
    "players": [{"dunes": [1], "targis": [6, 7], "water": 0}, {"targis": [3, 10, 11]}],
}


def table(described: dict[str, Any] | None = None, seed: int = 0, **options: Any) -> azalai.Game:
    return azalai.position("targi", described or {}, seed=seed, expansion=True, **options)
