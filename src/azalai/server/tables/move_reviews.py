"""Reviews of a person's moves in a game with a coach: after a clearly poor move the page says what was better.

A review can take longer than the person needs for the next move. Then the page shows its result beside a later
position.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from azalai.server.bot_workers.worker_pool import BotPool, BotUnavailable
from azalai.server.bot_workers.worker_process import Position, Review, ReviewTask
from azalai.server.storage.store import Store
from azalai.server.tables.room import Room
from azalai.server.tables.sharing import BETTER, tell
from azalai.web.table_context import Better

SECOND_TRY = 3.0
"""Seconds after which a review that no worker could do is tried again, with a shorter search."""

_log = logging.getLogger("azalai.server")


def review_tasks(
    before: Position, seat: int, moves: tuple[str, ...], language: str, players: dict[str, str]
) -> list[ReviewTask]:
    """A task for each of the moves that a person sent together: a worker with many at once would seem to hang."""
    return [
        ReviewTask(replace(before, moves=before.moves + moves[:number]), seat, move, language, players)
        for number, move in enumerate(moves)
    ]


async def review_moves(pool: BotPool, store: Store, room: Room, guest: str, client: str) -> None:
    """Let workers look at the moves of which the coach knows nothing yet, one after the other: a hint waits for one
    review at most. The latest moves come first, since an undo still takes them back."""
    while room.unreviewed:
        better = await _review(pool, room, room.unreviewed.pop(), client)
        if better is None:
            continue
        room.better.add(better, room.game.move_count)
        if room.better_moves(guest):
            room.notify()
            tell(store, room, BETTER, better.group, better.at, better.move, better.why, better.rule)


async def _review(pool: BotPool, room: Room, tasks: list[ReviewTask], client: str) -> Better | None:
    """What was better than the first poor one of moves that were sent together."""
    for task in tasks:
        found: Review = None
        if _still_played(room, task):
            found = await _look(pool, task, client)
        if found is not None and _still_played(room, task):
            return Better(len(tasks[0].position.moves), len(task.position.moves), *found)
    return None


def _still_played(room: Room, task: ReviewTask) -> bool:
    """Whether no undo has taken the move back."""
    played = (*task.position.moves, task.move)
    return tuple(move.text for move in room.game.played[: len(played)]) == played


async def _look(pool: BotPool, task: ReviewTask, client: str) -> Review:
    found: Review
    try:
        found = await pool.run(task, client)
    except BotUnavailable:
        await asyncio.sleep(SECOND_TRY)
        try:
            found = await pool.run(replace(task, quick=True), client)
        except BotUnavailable:
            _log.warning("no worker could review a move: the coach says nothing about it")
            return None  # the game goes on without a remark
    return found
