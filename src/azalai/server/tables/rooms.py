"""All tables that somebody is at, and everything that can be done at one.

Every change follows the same way: checked at the room, stored, and only then told to anybody. Tables that nobody looks
at are forgotten here and set up again from the store when somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.game_file import to_text
from azalai.server.bot_workers.worker_pool import CannotThink, Preparing, TooMany, Workers
from azalai.server.bot_workers.worker_process import (
    KINDS,
    Hint,
    HintLines,
    Position,
    Think,
    can_hint,
    kind_of,
    needs_compiling,
)
from azalai.server.configuration import Configuration
from azalai.server.errors import Refused
from azalai.server.gc_policy import Tidying
from azalai.server.guests import Guest
from azalai.server.storage.store import (
    BACK,
    COMPUTER,
    MOVES,
    OVER,
    PLAYING,
    Change,
    Store,
    StoreError,
    TableRecord,
    Taken,
)
from azalai.server.tables import seating
from azalai.server.tables.room import Damaged, Room
from azalai.web.drafts import carry_out
from azalai.web.table_context import player_names

SHOWN_AFTER = 1.0
"""Seconds of getting ready before a page speaks of it."""
FIRST_PAGES = 3.0
"""Seconds after the start that belong to pages alone, before computers are made ready."""
A_MOMENT = 0.05
"""Seconds by which it is looked later than need be, for it to be so by then."""
PRESENCE = 2.0
"""Seconds that a page may be away, to load again, before the others are told."""

_log = logging.getLogger("azalai.server")


class Stale(Refused):
    """Meant for a state that is no longer the last one."""

    def __init__(self, message: str = "web-stale") -> None:
        super().__init__(409, "stale", message)


class Rooms:
    """The tables of a server."""

    def __init__(self, store: Store, configuration: Configuration) -> None:
        self.store = store
        self.configuration = configuration
        self.workers = Workers(configuration.workers, configuration.limits.waiting_to_think)
        self.preparing = Preparing(self._tell_preparing)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._getting_ready = ""  # the game for which something is being compiled
        self.closing = False
        self._tidying = Tidying()

    # -- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        self._tidying.begin()
        self.workers.start()
        self._begin(self._forget_idle())
        self._begin(self._resume())
        if self.configuration.compile_ahead:
            self._begin(self._compile_ahead())

    def end_streams(self) -> None:
        """The server stops: open pages are told to come again, so that nobody waits for them."""
        self.closing = True
        for room in self._rooms.values():
            room.changed()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.workers.close()

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself; a fault in it is told and ends nothing else."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            _log.error("a task of the server failed", exc_info=fault)

    async def _compile_ahead(self) -> None:
        await asyncio.sleep(FIRST_PAGES)
        for kind in KINDS:
            with suppress(CannotThink):  # it was noted; whoever needs it tries again
                await self.preparing.ready(kind)

    async def _resume(self) -> None:
        """After a restart: computers whose turn it is go on thinking."""
        for id in await self.store.with_computers():
            try:
                await self.find(id)
            except Damaged:
                _log.exception("a table cannot be set up again")

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.configuration.idle))
            before = time.monotonic() - self.configuration.idle
            for id, room in list(self._rooms.items()):
                if not room.watchers and not room.thinking and not room.lock.locked() and room.used < before:
                    del self._rooms[id]
            self._tidying.tidy()

    # -- finding and making ---------------------------------------------------------------------------

    @property
    def count(self) -> int:
        return len(self._rooms)

    async def find(self, id: str) -> Room | None:
        """The room of a table; set up from the store once, however many ask for it at a time."""
        room = self._rooms.get(id)
        if room is None:
            opening = self._opening.get(id)
            if opening is None:
                opening = self._opening[id] = asyncio.create_task(self._set_up(id))
                opening.add_done_callback(lambda _: self._opening.pop(id, None))
            room = await asyncio.shield(opening)
        if room is not None:
            room.used = time.monotonic()
        return room

    async def _set_up(self, id: str) -> Room | None:
        record = await self.store.table(id)
        if record is None:
            return None
        room = self._rooms[id] = Room(record, await self.store.changes(id), self.configuration.away)
        self.nudge(room)
        return room

    def _retire(self, room: Room) -> None:
        if self._rooms.get(room.record.id) is room:
            del self._rooms[room.record.id]
        room.retire()

    async def add(self, record: TableRecord, after: TableRecord | None = None) -> Room:
        await self.store.add(record, after)
        room = self._rooms[record.id] = Room(record, [], self.configuration.away)
        self.nudge(room)
        return room

    # -- moves ----------------------------------------------------------------------------------------

    async def play(self, room: Room, guest: Guest, state: int, moves: tuple[str, ...]) -> int:
        """Carry out a list of moves whole or not at all; the number of the state after it."""
        async with room.lock:
            if state != room.state:
                made = room.recent_change(state + 1) or await self.store.change(room.record.id, state + 1)
                if made is not None and (made.guest, made.moves) == (guest.id, moves):
                    return made.state  # a double click, or an answer that was lost on its way
                raise Stale
            if room.status != PLAYING:
                raise Refused(409, "not-playing", "web-over" if room.status == OVER else "web-not-begun")
            seat = room.game.seat
            own = room.seats_of(guest.id)
            if seat not in own:
                raise Refused(403, "not-your-seat", "web-not-your-turn" if own else "web-not-your-seat")
            try:
                after = carry_out(room.game, moves)
            except IllegalMove as error:
                raise Refused.because(422, "illegal", str(error)) from None
            if len(own) > 1:
                room.shown[guest.id] = seat
            await self._accept(room, after, MOVES, seat, moves, guest=guest.id)
            return room.state

    async def undo(self, room: Room, guest: Guest, state: int) -> int:
        async with room.lock:
            if state != room.state:
                last = room.recent[-1] if room.recent else None
                if last is not None and (last.what, last.guest, last.state) == (BACK, guest.id, state + 1):
                    return room.state
                raise Stale
            own = room.seats_of(guest.id)
            if not own:
                raise Refused(403, "not-your-seat", "web-not-your-seat")
            count = room.to_take_back(guest.id)
            if count == 0:
                raise Refused(422, "illegal", "web-no-undo")
            after = room.game.copy()
            for _ in range(count):
                after.undo()
            await self._accept(room, after, BACK, own[0], (), count, guest.id)
            return room.state

    async def _accept(
        self, room: Room, after: Game, what: str, seat: int, moves: tuple[str, ...], back: int = 0, guest: str = ""
    ) -> None:
        """Store a change, then let everybody see it. The room's lock is held."""
        now = time.time()
        change = Change(room.state + 1, what, seat, moves, back, after.digest(), guest, now)
        asked = -1 if after.seat is None else after.seat
        played = len(after.played)
        record = room.record.but(state=change.state, turn=asked, moves=played, round=after.round, touched=now)
        if after.over:
            scores, winners = tuple(after.scores()), tuple(after.winners())
            record = record.but(status=OVER, file=to_text(after), scores=scores, winners=winners)
        try:
            await self.store.append(record, change)
        except Taken:  # another process, or a request that was cut off, was here before
            self._retire(room)
            raise Stale from None
        self._tidying.busy()
        room.thinking, room.note = False, ""
        room.install(record, after, change)
        self.nudge(room)

    # -- computers ------------------------------------------------------------------------------------

    def nudge(self, room: Room) -> None:
        """If a computer is to decide, let it think."""
        if room.computer_decides and not room.thinking:
            room.thinking = True
            room.note = self._note(room)
            self._begin(self._think(room, room.state))

    async def _think(self, room: Room, state: int) -> None:
        seat = room.game.seat
        assert seat is not None
        level = room.record.seats[seat].level
        try:
            if needs_compiling(room.record.game, level):
                await self.preparing.ready(kind_of(room.record.game, room.record.options))
            move = await self.workers.ask(Think(position_of(room), seat, level, secrets.randbits(32)))
            await asyncio.sleep(room.last_change + self.configuration.pace - time.monotonic())
            async with room.lock:
                now = room.record.seats[seat]
                if room.state != state or (now.kind, now.level) != (COMPUTER, level):
                    return  # somebody took back, or took the seat: the thought is about another table
                await self._accept(room, room.game.copy().play(move), MOVES, seat, (move,))
        except Stale:
            return  # the room is no longer what is stored; the one that takes its place thinks for itself
        except CannotThink:
            await self._think_again(room, state, "web-cannot-think")
        except StoreError as error:
            _log.error("the move of a computer could not be stored: %s", error)
            await self._think_again(room, state, "web-cannot-store")

    async def _think_again(self, room: Room, state: int, note: str) -> None:
        """Nothing came of a thought: the page says why, and after a while it is tried again."""
        if room.state != state:
            return
        room.note = note
        room.changed()
        await asyncio.sleep(self.configuration.again)
        if room.state == state:
            room.thinking, room.note = False, ""
            self.nudge(room)

    async def hint(self, room: Room, guest: Guest, state: int) -> HintLines:
        if state != room.state:
            raise Stale
        seat = room.game.seat
        if seat not in room.seats_of(guest.id) or room.status != PLAYING:
            raise Refused(403, "not-your-seat", "web-not-your-turn")
        if room.people != {guest.id}:
            raise Refused(422, "illegal", "web-no-hint-among-people")
        if not can_hint():
            raise Refused(409, "no-hint", "web-no-hint")
        try:
            with language(guest.language):
                players = player_names(room.game, room.places(guest.id))
            hints: HintLines = await self.workers.ask(Hint(position_of(room), seat, guest.language, players))
        except TooMany:
            raise Refused.too_many(5) from None
        except CannotThink:
            raise Refused(503, "no-hint", "web-no-hint") from None
        if state != room.state:
            raise Stale
        return hints

    def _tell_preparing(self, game: str, begins: bool) -> None:
        self._getting_ready = game if begins else ""
        asyncio.get_running_loop().call_later(SHOWN_AFTER if begins else 0, self._show_notes)

    def _show_notes(self) -> None:
        for room in self._rooms.values():
            if room.thinking and room.note != self._note(room):
                room.note = self._note(room)
                room.changed()

    def _note(self, room: Room) -> str:
        """What is to be said beside a table whose computer thinks: that it must be compiled first."""
        seat = room.game.seat
        if not self._getting_ready or seat is None:
            return ""
        kind = kind_of(room.record.game, room.record.options)
        waits = needs_compiling(room.record.game, room.record.seats[seat].level) and not self.preparing.done(kind)
        return "web-getting-ready" if waits else ""

    # -- places ---------------------------------------------------------------------------------------

    async def _save(self, room: Room, record: TableRecord) -> None:
        record = record.but(touched=time.time())
        await self.store.save(record)
        room.install(record)
        if not room.computer_decides:  # a person sits there now
            room.thinking, room.note = False, ""
        self.nudge(room)

    async def _sit(self, room: Room, seated: Callable[[], TableRecord | None]) -> None:
        """Change the places as a rule of ``seating`` says; None: there is nothing to change."""
        async with room.lock:
            record = seated()
            if record is not None:
                await self._save(room, record)

    async def join(self, room: Room, guest: Guest, wanted: int | None, code: str) -> None:
        await self._sit(room, lambda: seating.joined(room, guest, wanted, code))

    async def leave(self, room: Room, guest: Guest) -> None:
        await self._sit(room, lambda: seating.left(room, guest))

    async def place(self, room: Room, guest: Guest, seat: int, kind: str, level: str, name: str) -> None:
        await self._sit(room, lambda: seating.placed(room, guest, seat, kind, level, name))

    async def start(self, room: Room, guest: Guest) -> None:
        await self._sit(room, lambda: seating.started(room, guest))

    async def move_seat(self, room: Room, guest: Guest, seat: int, links: int) -> None:
        await self._sit(room, lambda: seating.moved(room, guest, seat, links))

    async def rematch(self, room: Room, guest: Guest, make: Callable[[TableRecord], TableRecord]) -> str:
        """The table of the next game: the same people and computers, one seat further on. Asked for twice it is one."""
        async with room.lock:
            record = room.record
            if record.rematch:
                return record.rematch
            if room.status != OVER or not room.seats_of(guest.id):
                raise Refused(403, "no-rematch", "web-no-rematch")
            following = make(record)
            record = record.but(rematch=following.id, touched=time.time())
            await self.add(following, record)
            room.install(record)
            return following.id

    # -- who looks on ---------------------------------------------------------------------------------

    def presence_later(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(PRESENCE, self._presence, room)

    def _presence(self, room: Room) -> None:
        room.presence()
        due = room.until_away()
        if due < math.inf:
            asyncio.get_running_loop().call_later(due + A_MOMENT, self._presence, room)


def position_of(room: Room) -> Position:
    record = room.record
    return Position(record.game, record.options, record.seed, tuple(move.text for move in room.game.played))
