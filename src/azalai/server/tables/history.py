"""A table's history: the game rebuilt from its stored changes, and the groups of moves that undo takes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azalai.errors import AzalaiError
from azalai.game import Game, new
from azalai.game_file import from_text
from azalai.server.storage.store import UNDO, Change, TableRecord


class CorruptTable(Exception):
    """The stored changes do not replay to the stored digest."""


@dataclass(frozen=True)
class MoveGroup:
    """Moves of one seat that were sent in one request; undo takes them back together."""

    seat: int
    moves: int


def record_change(groups: list[MoveGroup], change: Change) -> None:
    """Update the move groups with a change."""
    if change.what != UNDO:
        groups.append(MoveGroup(change.seat, len(change.moves)))
        return
    remaining = change.back
    while remaining:
        last = groups.pop()
        if last.moves > remaining:
            groups.append(MoveGroup(last.seat, last.moves - remaining))
            return
        remaining -= last.moves


def replay(record: TableRecord, changes: Sequence[Change]) -> tuple[Game, list[MoveGroup]]:
    """The game of a table, from its game file or from the deal and every change since. CorruptTable if the last digest
    differs."""
    groups: list[MoveGroup] = []
    try:
        if record.file:
            return from_text(record.file, record.id), groups
        game = new(record.game, seed=record.seed, **record.options)
        for change in changes:
            for move in change.moves:
                game.play(move)
            for _ in range(change.back):
                game.undo()
            record_change(groups, change)
    except AzalaiError as error:
        raise CorruptTable(record.id) from error
    if changes and game.digest() != changes[-1].digest:
        raise CorruptTable(record.id)
    return game, groups
