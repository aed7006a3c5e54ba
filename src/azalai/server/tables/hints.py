"""Hints for people: cached, one pending hint for each guest, cancelled when nobody waits for it any more."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from azalai.server.bot_workers.worker_pool import BotPool, BotUnavailable, Compilation, QueueFull
from azalai.server.bot_workers.worker_process import HintLines, HintTask, Position, variant_of
from azalai.server.errors import RequestError, StaleState, TooManyRequests
from azalai.server.guests import Guest
from azalai.server.storage.store import PLAYING
from azalai.server.tables.room import Room
from azalai.web.fragment_cache import BoundedCache
from azalai.web.table_context import player_names

MAX_CACHED = 500
HintKey = tuple[str, int, int, str, tuple[tuple[str, str], ...]]
"""What a hint depends on: table or puzzle, state, seat, language, and the names in its reasons."""


@dataclass
class _Pending:
    key: HintKey
    task: asyncio.Task[HintLines]
    waiting: int = 0  # requests


class Hints:
    """The hints of all rooms, found by a pool of workers. They search in the compiled gear once it is compiled."""

    def __init__(self, pool: BotPool, compilation: Compilation) -> None:
        self._pool, self._compilation = pool, compilation
        self._cache: dict[HintKey, HintLines] = BoundedCache(MAX_CACHED)
        self._pending: dict[str, _Pending] = {}  # by guest

    async def find(self, room: Room, guest: Guest, state: int, client: str) -> HintLines:
        """The hints for the guest who is to move in this state. A newer request of the guest for others replaces it.
        All hints of a client take turns with those of others."""
        if state != room.state:
            raise StaleState
        seat = room.game.seat
        if seat not in room.seats_of(guest.id) or room.status != PLAYING:
            raise RequestError(403, "not-your-seat", "web-not-your-turn")
        if not room.may_hint(guest.id):
            message = "web-no-hint-open-seat" if room.open_seats else "web-no-hint-among-people"
            raise RequestError(422, "illegal", message)
        players = player_names(room.game, room.places(guest.id))
        hints = await self.at(room.position, room.record.id, state, seat, guest, players, client)
        if state != room.state:
            raise StaleState
        return hints

    async def at(
        self,
        position: Position,
        name: str,
        state: int,
        seat: int,
        guest: Guest,
        players: dict[str, str],
        client: str,
    ) -> HintLines:
        """The hints at a position of this table or puzzle in this state. Guests without a cookie count as one."""
        key = name, state, seat, guest.language, tuple(sorted(players.items()))
        if key in self._cache:
            return self._cache[key]
        compiled = self._compilation.done(variant_of(position.game, position.options))
        task = HintTask(position, seat, guest.language, players, compiled)
        try:
            return await self._wait(self._started("" if guest.new else guest.id, key, task, client))
        except QueueFull:
            raise TooManyRequests(5) from None
        except BotUnavailable:
            raise RequestError(503, "no-hint", "web-no-hint") from None

    def _started(self, guest: str, key: HintKey, task: HintTask, client: str) -> _Pending:
        """The guest's pending hint, if it is this one; otherwise this one replaces it."""
        pending = self._pending.get(guest)
        if pending is not None and pending.key == key and not pending.task.cancelling():
            return pending
        if pending is not None:
            pending.task.cancel()
        started = self._pending[guest] = _Pending(key, asyncio.create_task(self._run(key, task, client)))
        started.task.add_done_callback(lambda _: self._ended(guest, started))
        return started

    async def _run(self, key: HintKey, task: HintTask, client: str) -> HintLines:
        hints: HintLines = await self._pool.run(task, client)
        self._cache[key] = hints
        return hints

    def _ended(self, guest: str, pending: _Pending) -> None:
        if self._pending.get(guest) is pending:
            del self._pending[guest]

    async def _wait(self, pending: _Pending) -> HintLines:
        pending.waiting += 1
        try:
            await asyncio.wait([pending.task])
        finally:
            pending.waiting -= 1
            if not pending.waiting:  # the page has disconnected
                pending.task.cancel()
        if pending.task.cancelled():
            raise RequestError(409, "hint-replaced", "web-hint-replaced")
        return pending.task.result()
