"""A table's history: the game rebuilt from its stored changes, and the groups of moves that undo takes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from azalai.errors import AzalaiError
from azalai.game import Game
from azalai.game_file import from_text, to_text, was_dropped
from azalai.new_game import new
from azalai.server.storage.store import OVER, UNDO, Change, TableRecord


class CorruptTable(Exception):
    """A stored table cannot be rebuilt: its changes do not lead to the stored digest, or its record does not fit."""


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
    """The game of a table, from its file or from the deal and every change. CorruptTable if the last digest differs."""
    groups: list[MoveGroup] = []
    try:
        if record.file:
            return from_text(record.file, record.id), groups
        game = new(record.game, seed=record.seed, **record.options)
        dropped = False
        for change in changes:
            moves = tuple(move for move in change.moves if _plays(game, move))
            dropped = dropped or len(moves) < len(change.moves)
            back = _moves_since(game, change.digest) if dropped and change.back else change.back
            for _ in range(back):
                game.undo()
            record_change(groups, replace(change, moves=moves, back=back))
    except AzalaiError as error:
        raise CorruptTable(record.id) from error
    if changes and game.digest() != changes[-1].digest:
        raise CorruptTable(record.id)
    return game, groups


def advanced(game: Game, change: Change) -> Game:
    """The game after one more stored change. CorruptTable if its digest differs."""
    game = game.copy()
    try:
        for move in change.moves:
            _plays(game, move)
        for _ in range(change.back):
            game.undo()
    except AzalaiError as error:
        raise CorruptTable from error
    if game.digest() != change.digest:
        raise CorruptTable
    return game


def record_after(record: TableRecord, change: Change, after: Game) -> TableRecord:
    """The record of a table after a change that led to this game."""
    turn, moves = -1 if after.seat is None else after.seat, after.move_count
    record = record.next(state=change.state, turn=turn, moves=moves, round=after.round, touched=change.at)
    if not after.over:
        return record
    scores, winners = tuple(after.scores()), tuple(after.winners())
    return record.replace(status=OVER, file=to_text(after), scores=scores, winners=winners)


def _plays(game: Game, move: str) -> bool:
    """Play a stored move; False if it answers a question that the rules no longer ask. The last digest then proves that
    the answer changed nothing."""
    if was_dropped(game, move):
        return False
    game.play(move)
    return True


def _moves_since(game: Game, digest: str) -> int:
    """How many moves ago the game had this digest: the stored number may count answers that are no longer played."""
    past, count = game.copy(), 0
    while past.digest() != digest and past.played:
        past.undo()
        count += 1
    return count
