"""Live win chances: after each move at a what-if table a bot worker estimates them, at the lowest priority.

Only what-if tables of one person have them, and only while a page is open. Each chance comes from what its seat knows.
"""

from __future__ import annotations

from azalai.server.bot_workers.worker_pool import BotPool, BotUnavailable, Compilation
from azalai.server.bot_workers.worker_process import ChanceTask, variant_of
from azalai.server.storage.store import PERSON, PLAYING
from azalai.server.tables.background_tasks import Spawn
from azalai.server.tables.room import Room
from azalai.server.tables.viewers import Chances


class LiveChances:
    """The win chances of all what-if tables, estimated by a pool of workers."""

    def __init__(
        self,
        pool: BotPool,
        compilation: Compilation,
        spawn: Spawn,
    ) -> None:
        self._pool, self._compilation, self._spawn = pool, compilation, spawn

    def start(self, room: Room, client: str) -> None:
        """Estimate the chances at a table that has changed, unless an estimate is under way. All estimates of a client
        take turns with those of others."""
        if _is_wanted(room) and (room.evaluation is None or room.evaluation.done()):
            room.evaluation = self._spawn(self._evaluate(room, client))

    async def _evaluate(self, room: Room, client: str) -> None:
        """Repeat until the chances are those of the present table. States in between are skipped."""
        record = room.record
        while _is_wanted(room):
            compiled = self._compilation.done(variant_of(record.game, record.options))
            seats = tuple(number for number, seat in enumerate(record.seats) if seat.kind == PERSON)
            state, before = room.state, room.chances.now
            try:
                found = await self._pool.run(ChanceTask(room.position, seats, compiled), client)
            except BotUnavailable:
                return  # the game goes on without them
            room.chances = Chances(state, dict(zip(seats, found, strict=True)), before)
            room.notify()


def _is_wanted(room: Room) -> bool:
    stale = room.chances.state != room.state
    return stale and room.what_if is not None and room.status == PLAYING and bool(room.subscribers)
