"""Result files: a line of JSON for each game, so that any program can count in its own way.

``game``, ``variant``, ``seed``, ``players`` (the kind of each seat), ``first`` (the seat that started), ``scores``,
``winner`` (null for a draw), ``rounds``, ``decisions``, ``laid`` (for each seat the cards it laid, by id).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, Any

from azalai.bots.matches import Results


def rows(results: Results) -> Iterator[dict[str, Any]]:
    names = results.names
    for i in range(len(results)):
        winner = int(results.winners[i])
        yield {
            "game": "targi",
            "variant": results.variant,
            "seed": (results.seed + i) % 2**64,
            "players": list(results.players),
            "first": results.first,
            "scores": results.scores[i].tolist(),
            "winner": winner if winner >= 0 else None,
            "rounds": int(results.rounds[i]),
            "decisions": int(results.decisions[i]),
            "laid": [[names[card] for card in seat.nonzero()[0]] for seat in results.laid[i]],
        }


def write(results: Results, file: IO[str]) -> None:
    for row in rows(results):
        file.write(json.dumps(row) + "\n")
