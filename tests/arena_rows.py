"""Handmade rows of an arena result file, and the part of a row that does not change when its game is replayed."""

from __future__ import annotations

from typing import Any

from azalai.arena.play import TIMES


def row(a: str, b: str, deal: int, seating: int, scores: list[int], winners: list[int]) -> dict[str, Any]:
    """One game, as in a result file."""
    players = [a if seat == seating else b for seat in range(len(scores))]
    seats = len(scores)
    return {
        "key": [a, b, deal, seating],
        "game": "targi",
        "seed": deal,
        "players": players,
        "first": 0,
        "scores": scores,
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
        "rounds": 12,
        "decisions": 200,
        "laid": [[] for _ in scores],
        "asked": [10] * seats,
        "simulations": [1000 if player == "a" else 0 for player in players],
        "thought": [0.5 if player == "a" else 0.0 for player in players],
        "seconds": 1.0,
    }


def without_times(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in TIMES}


GAMES = [
    row("a", "b", 0, 0, [10, 4], [0]),
    row("a", "b", 0, 1, [6, 8], [1]),
    row("a", "b", 1, 0, [7, 7], [0, 1]),
    row("a", "b", 1, 1, [9, 5], [0]),
]
