"""All rooms of a server, and the operations that change a table.

Every change takes the same way: checked against the room, stored, and only then published. Rooms that nobody uses are
dropped from memory and loaded from the store again on demand.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from azalai.errors import AzalaiError
from azalai.game import Game
from azalai.games import rulebook
from azalai.server.configuration import Configuration
from azalai.server.errors import RequestError, StaleState
from azalai.server.gc_policy import GcPolicy
from azalai.server.guests import Guest
from azalai.server.storage.rows import guests_of
from azalai.server.storage.store import (
    MOVES,
    OVER,
    PLAYING,
    UNDO,
    Change,
    ChangeConflict,
    MalformedTable,
    Store,
    TableRecord,
)
from azalai.server.tables import seating, sharing
from azalai.server.tables.background_tasks import BackgroundTasks
from azalai.server.tables.bot_queue import bot_pool
from azalai.server.tables.bot_turns import BotTurns
from azalai.server.tables.expiry import tidy_or_log
from azalai.server.tables.hints import Hints
from azalai.server.tables.history import CorruptTable, record_after
from azalai.server.tables.invitation_codes import new_code
from azalai.server.tables.live_chances import LiveChances
from azalai.server.tables.move_reviews import review_moves, review_tasks
from azalai.server.tables.new_tables import rematch_record
from azalai.server.tables.room import Room
from azalai.server.tables.sharing import Announcement, Sharing, announce, follow, follow_announced, tell
from azalai.server.tables.studies import Studies
from azalai.server.tables.unused_rooms import surplus_rooms, unused_rooms
from azalai.web.drafts import carry_out
from azalai.web.table_context import player_names

P = ParamSpec("P")
T = TypeVar("T")
TIMER_SLACK = 0.05
"""Seconds added to a timer so that the deadline has passed when it fires."""
TIDY_INTERVAL = 3600.0
"""Seconds between two deletions of expired tables."""
MAX_UNDONE = 1000
"""How often undo can be used at a table: every change is stored, and repeated undos would fill the disk."""
PRESENCE_DELAY = 2.0
"""Seconds that a page may be disconnected, to reload, before the others are told."""

_log = logging.getLogger("azalai.server")


class Rooms:
    """The rooms of a server, by the ids of their tables."""

    def __init__(self, store: Store, configuration: Configuration) -> None:
        self.store = store
        self.configuration = configuration
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks = BackgroundTasks()
        self._spawn = self._tasks.spawn
        self._gc = GcPolicy()
        pool = bot_pool(configuration, store)
        self.bots = BotTurns(configuration, pool, store.claim, self._play_bot_move, self._spawn, self._rooms.values)
        self.hints = Hints(self.bots.pool, self.bots.compilation)
        self.studies = Studies(self.bots.pool, self.bots.study_compilation, store, self._spawn)
        self.chances = LiveChances(self.bots.pool, self.bots.study_compilation, self._spawn)
        self.closing = False

    # -- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        self._gc.start()
        self._spawn(self._drop_idle_rooms())
        if self.store.exchange is None:
            self._spawn(self.resume_computer_turns())
        else:
            self._sharing = Sharing(self.store.exchange, self, self._rooms, self._spawn, self.bots.pool.receive)
            await self._sharing.open()
        self._spawn(self._tidy())
        self.bots.open()

    def end_streams(self) -> None:
        """Tell open pages to reconnect, so that shutting down need not wait for their streams."""
        self.closing = True
        for room in self._rooms.values():
            room.notify()

    async def close(self) -> None:
        self._tasks.cancel()
        if self.store.exchange is not None:
            await self.store.exchange.close()
        await self.bots.pool.close()

    async def resume_computer_turns(self) -> None:
        """Load the tables at which a computer is to move and no live process takes care of it: after a restart, or
        after the end of another process."""
        for id in await self.store.computer_turns():
            try:
                if (room := await self.find_cached(id)) is not None:
                    if not room.computer_to_move:  # the store is newer
                        await self.catch_up(room)
                    self.bots.resume(room)
            except Exception:  # whatever is wrong with one table, the others go on
                _log.exception("table %r cannot be loaded", id)

    async def _drop_idle_rooms(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.configuration.idle_after))
            limit = time.monotonic() - self.configuration.idle_after
            self._evict(unused_rooms(self._rooms.values(), limit))
            self._gc.collect_if_due()

    # -- finding and adding ---------------------------------------------------------------------------

    def __contains__(self, id: str) -> bool:
        """Whether a table is in memory."""
        return id in self._rooms

    @property
    def count(self) -> int:
        return len(self._rooms)

    @property
    def watchers(self) -> int:
        """Open pages with live updates. Called from another thread, too."""
        return sum(len(room.subscribers) for room in list(self._rooms.values()))

    async def find(self, id: str) -> Room | None:
        """The room of a table, in step with everything that other server processes have stored until now."""
        room, exchange = await self.find_cached(id), self.store.exchange
        if room is None or exchange is None:
            return room
        if (await exchange.revisions([id])).get(id) != room.record.revision:
            await self.catch_up(room)
        return await self.find_cached(id)  # another room, or none, if that one had to be dropped

    async def find_cached(self, id: str) -> Room | None:
        """The room of a table as this process knows it; other processes may have changed the table since. Concurrent
        requests load it from the store only once."""
        room = self._rooms.get(id)
        if room is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(loading)
        if room is not None:
            room.last_used = time.monotonic()
        if room is not None and room.is_behind:
            await self.catch_up(room)
            return await self.find_cached(id) if room.retired else room
        return room

    async def _load(self, id: str) -> Room | None:
        record = await self.store.table(id)
        if record is None:
            return None
        changes = await self.store.changes(id)
        begun = time.thread_time()
        try:  # another process may have appended to the changes after the record was read
            room = self._open_room(record, [change for change in changes if change.state <= record.state])
        except Exception as error:  # a damaged record can fail anywhere
            self._rooms.pop(id, None)
            raise CorruptTable(id) from error
        room.load_seconds = time.thread_time() - begun
        return room

    def _open_room(self, record: TableRecord, changes: Sequence[Change] = ()) -> Room:
        room = self._rooms[record.id] = Room(record, changes, self.configuration.away_after)
        tell(self.store, room, sharing.WHO)
        self.bots.start(room)
        self._evict(surplus_rooms(self._rooms.values(), self.configuration.limits.unused_tables))
        return room

    def _evict(self, unused: Iterable[Room]) -> None:
        """Drop rooms from memory. A slow request that still has one must find the room that is loaded after it: changes
        would reach nobody there."""
        for room in unused:
            del self._rooms[room.record.id]
            room.retired = True

    async def add(self, record: TableRecord, previous: TableRecord | None = None, client: str = "") -> None:
        """Store a new table of this client and open its room; update the previous table of a rematch along with it."""
        code = new_code()
        while await self.store.table_by_short_code(code) is not None:
            code = new_code()
        record = record.replace(short_code=code)
        await self.store.add(record, previous)
        self._open_room(record).client = client

    # -- moves ----------------------------------------------------------------------------------------

    async def _insist(self, room: Room, attempt: Callable[[], Awaitable[T]]) -> T:
        """Attempt to change a room. If another process has changed the table first, catch up and try again: the store
        refuses a change of an outdated table, and a change that this process refused may be legal at the newer one."""
        async with room.lock:
            while True:
                if room.retired:  # deleted, damaged, or dropped from memory
                    raise StaleState
                try:
                    return await attempt()
                except ChangeConflict:
                    if not await self._catch_up(room):
                        raise StaleState from None
                except RequestError:
                    if self.store.exchange is None or not await self._catch_up(room):
                        raise

    async def play(self, room: Room, guest: Guest, state: int, moves: tuple[str, ...], client: str = "") -> int:
        """Play a list of moves completely or not at all (IllegalMove). Returns the number of the state after it.

        A request sent twice, by a double click or because its answer was lost, is carried out once. All reviews for a
        client take turns with those for others.
        """

        async def attempt() -> int:
            if state != room.state:
                change = room.recent_change(state + 1) or await self.store.change(room.record.id, state + 1)
                if change is not None and (change.guest, change.moves) == (guest.id, moves):
                    return change.state
                raise StaleState
            if room.status != PLAYING:
                raise RequestError(409, "not-playing", "web-over" if room.status == OVER else "web-not-begun")
            seat = room.game.seat
            own = room.seats_of(guest.id)
            if seat not in own:
                raise RequestError(403, "not-your-seat", "web-not-your-turn" if own else "web-not-your-seat")
            before = room.position if room.is_coached(guest.id) else None
            after = carry_out(room.game, moves)
            if len(own) > 1:
                room.visible_seat[guest.id] = seat
            await self._commit(room, after, MOVES, seat, moves, guest=guest.id)
            if before is not None and room.is_coached(guest.id):  # the game goes on
                names = player_names(after, room.places(guest.id))
                room.unreviewed.append(review_tasks(before, seat, moves, guest.language, names))
                if room.review is None or room.review.done():
                    room.review = self._spawn(review_moves(self.bots.pool, self.store, room, guest.id, client))
            return room.state

        return await self._insist(room, attempt)

    async def _play_bot_move(self, room: Room, seat: int, move: str) -> None:
        try:
            await self._commit(room, room.game.copy().play(move), MOVES, seat, (move,), epoch=room.lease)
        except ChangeConflict:  # another process has the lease now, or has changed the table
            room.lease = room.turn = None
            await self._catch_up(room)

    async def undo(self, room: Room, guest: Guest, state: int) -> int:
        """Take back the guest's last moves. Returns the number of the state after it."""

        async def attempt() -> int:
            if state != room.state:
                last = room.recent[-1] if room.recent else None
                if last is not None and (last.what, last.guest, last.state) == (UNDO, guest.id, state + 1):
                    return room.state
                raise StaleState
            own = room.seats_of(guest.id)
            if not own:
                raise RequestError(403, "not-your-seat", "web-not-your-seat")
            if room.undone >= MAX_UNDONE:
                raise RequestError(409, "too-many", "web-undone-too-often", most=MAX_UNDONE)
            count = room.undo_length(guest.id)
            if count == 0:
                raise RequestError(422, "illegal", "web-no-undo")
            after = room.game.copy()
            for _ in range(count):
                after.undo()
            await self._commit(room, after, UNDO, own[0], back=count, guest=guest.id)
            return room.state

        return await self._insist(room, attempt)

    async def _commit(
        self,
        room: Room,
        after: Game,
        what: str,
        seat: int,
        moves: tuple[str, ...] = (),
        back: int = 0,
        guest: str = "",
        epoch: int | None = None,
    ) -> None:
        """Store a change, then publish it. The caller holds the room's lock."""
        change = Change(room.state + 1, what, seat, moves, back, after.digest(), guest, time.time())
        record = record_after(room.record, change, after)
        await self.store.append(record, change, epoch)
        self._gc.note_move()
        self.bots.stop(room)
        room.publish(record, after, change)
        announce(self.store, room, change)
        self.bots.start(room)

    # -- seats ----------------------------------------------------------------------------------------

    async def change_seats(
        self,
        room: Room,
        change: Callable[Concatenate[Room, P], TableRecord | None],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> None:
        """Apply a function of ``seating``, store the new record and publish it."""

        async def attempt() -> None:
            record = change(room, *arguments, **named)
            if record is None:
                return
            record = record.next(touched=time.time())
            await self.store.save(record)
            room.publish(record)
            announce(self.store, room)
            if not room.computer_to_move:
                self.bots.stop(room)
            self.bots.start(room)

        await self._insist(room, attempt)

    async def rematch(self, room: Room, guest: Guest, wanted: str = "") -> str:
        """The id of the next game's table, which the first request creates. ``wanted`` names one of the offered
        rematches; empty: the usual one."""

        async def attempt() -> str:
            record = room.record
            if record.rematch:
                return record.rematch
            if room.status != OVER or not room.seats_of(guest.id):
                raise RequestError(403, "no-rematch", "web-no-rematch")
            offered = rulebook(record.game).rematches(record.options, record.seed)
            if wanted and wanted not in offered:
                raise RequestError(422, "unfit", "web-field-choice", field="next", choices=", ".join(offered))
            following = rematch_record(record, offered[wanted or next(iter(offered))])
            record = record.next(rematch=following.id, touched=time.time())
            await self.add(following, record, room.client)
            room.publish(record)
            announce(self.store, room)
            return following.id

        return await self._insist(room, attempt)

    async def forget(self, room: Room, guest: Guest) -> None:
        """Take a finished game off a guest's list. When nobody has it on their list any more, it is deleted."""
        if guests_of(room.record) == {guest.id} and room.status == OVER:
            await self.store.delete(room.record.id, room.record.revision)
            tell(self.store, room, sharing.CHANGED, room.record.revision + 1)
            self._drop(room)
        else:
            await self.change_seats(room, seating.forget, guest)

    async def _tidy(self) -> None:
        """Delete expired tables, again and again. Tables that somebody looks at are left for the next time."""
        while True:
            open_tables = {id for id, room in self._rooms.items() if room.subscribers}
            for table in (await tidy_or_log(self.store, self.configuration.expiry, open_tables)).tables:
                if room := self._rooms.get(table.id):
                    self._drop(room)
            await asyncio.sleep(TIDY_INTERVAL)

    def _drop(self, room: Room) -> None:
        """Drop a room that is not what the store has. Its pages connect to another one, or learn that there is none."""
        if self._rooms.get(room.record.id) is room:
            del self._rooms[room.record.id]
        self.bots.stop(room)
        room.retire()

    # -- other server processes -----------------------------------------------------------------------

    async def catch_up(self, room: Room, announced: Announcement | None = None) -> None:
        """Publish what other processes have stored. What they have announced need not be read from the store."""
        async with room.lock:
            if room.retired:
                return
            if announced is not None and follow_announced(room, announced):
                self.bots.stop(room)
                self.bots.start(room)
            elif announced is None or announced.revision > room.record.revision:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> bool:
        """Publish what other processes have stored. Returns whether there was anything. The caller holds the room's
        lock."""
        try:
            record = await self.store.table(room.record.id)
            if record is not None and record.revision <= room.record.revision:
                return False
            if record is None:
                raise CorruptTable
            changes = await self.store.changes(record.id, room.state)
            follow(room, record, [change for change in changes if change.state <= record.state])
        except (AzalaiError, CorruptTable, MalformedTable):  # deleted, or damaged
            self._drop(room)
            return True
        if changes or not room.computer_to_move:
            self.bots.stop(room)
        self.bots.start(room)
        return True

    # -- presence -------------------------------------------------------------------------------------

    def refresh_presence_later(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._refresh_presence, room)

    def _refresh_presence(self, room: Room) -> None:
        if room.retired:  # the room after it, if there is one, knows who is present here
            return
        room.refresh_presence()
        tell(self.store, room, sharing.PRESENT, sharing.present_to_tell(room))
        due = room.seconds_until_away()
        if due < math.inf:
            asyncio.get_running_loop().call_later(due + TIMER_SLACK, self._refresh_presence, room)
