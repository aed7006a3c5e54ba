"""Sharing: keeps the rooms of this process in step with the other server processes that use the same store.

Every process may change every table, since a record is stored only if it follows the stored one. The others learn of it
by a message. A message may get lost, so each process also compares the revisions of its rooms with the store. Computer
players move at the process that has the lease of the table; see docs/serve.md.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from azalai.game import Game
from azalai.game_file import from_text
from azalai.server.storage.store import COMPUTER, PLAYING, Change, Exchange, Message, Store, StoreError, TableRecord
from azalai.server.tables import reactions
from azalai.server.tables.background_tasks import Spawn
from azalai.server.tables.history import CorruptTable, advanced, record_after
from azalai.server.tables.room import Room
from azalai.web.table_context import Better

CHANGED, TAKEOVER, SKIP, REACT, BETTER = "changed", "takeover", "skip", "react", "better"
PRESENT, WHO = "present", "who"
"""What messages say: a table has changed; the next person at a shared screen is ready; pauses are skipped; a player
reacts; the coach knows a better move; these guests are present at the sender; who is present?"""
RENEWAL = 0.7  # seconds between two proofs of life, and between two searches for turns that nobody takes
MAX_TOLD = 1000  # characters of the moves in a message, whose size the database limits
COMPARISON = 3.0  # seconds between two comparisons of revisions
PRESENCE_INTERVAL = 10.0  # seconds after which presence is told again
PRESENCE_SECONDS = 25.0  # that it counts
MAX_PRESENT = 100  # guests in a message, whose size the database limits

_log = logging.getLogger("azalai.server")


class Announcement(NamedTuple):
    """What another process has stored about a table."""

    revision: int
    change: Change | None = None  # None: it must be read


class SharedRooms(Protocol):
    """What sharing does with rooms."""

    async def catch_up(self, room: Room, announced: Announcement | None = None) -> None: ...

    async def resume_computer_turns(self) -> None: ...


class Sharing:
    """Receives the messages of the other processes, and finds what they did not tell."""

    def __init__(
        self,
        exchange: Exchange,
        rooms: SharedRooms,
        by_id: Mapping[str, Room],
        spawn: Spawn,
        others: Callable[[Message], None],
    ) -> None:
        """``others`` receives the messages that are not about a room."""
        self._exchange, self._rooms, self._by_id = exchange, rooms, by_id
        self._spawn, self._others = spawn, others

    async def open(self) -> None:
        await self._exchange.open(self._receive, lambda: self._spawn_unless_failed(self._compare_revisions))
        self._spawn(self._repeat(RENEWAL, self._exchange.renew))
        self._spawn(self._repeat(RENEWAL, self._rooms.resume_computer_turns))
        self._spawn(self._repeat(COMPARISON, self._compare_revisions))
        self._spawn(self._repeat(PRESENCE_INTERVAL, self._tell_presence))

    async def _repeat(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await self._attempt(work)
            await asyncio.sleep(seconds)

    def _spawn_unless_failed(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._spawn(self._attempt(work))

    async def _attempt(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except StoreError as error:
            _log.warning("the store cannot be reached: %s", error)
        except Exception:  # otherwise the process would silently fall behind
            _log.exception("sharing tables with other processes failed")

    async def _compare_revisions(self) -> None:
        """Catch up with changes of which no message arrived."""
        here = {id: room for id, room in self._by_id.items() if _keeps_up(room)}
        stored = await self._exchange.revisions(here) if here else {}
        for id, room in here.items():
            gone, newer = id not in stored, stored.get(id, 0) > room.record.revision
            if (gone or newer) and self._by_id.get(id) is room:
                await self._rooms.catch_up(room)

    async def _tell_presence(self) -> None:
        for id, room in self._by_id.items():
            if room.subscribers:
                self._exchange.publish(id, PRESENT, present_to_tell(room))

    def _receive(self, message: Message) -> None:
        room = self._by_id.get(message.table)
        if room is None:
            self._others(message)
            return
        match message.what, message.values:
            case "changed", (int(revision), *told):
                room.announced = max(room.announced, revision)
                if room.is_behind and _keeps_up(room):
                    announced = Announcement(revision, _told_change(told))
                    self._spawn_unless_failed(lambda: self._rooms.catch_up(room, announced))
            case "takeover", (str(guest),):
                room.take_over(guest)
            case "skip", ():
                if room.computer_to_move:
                    room.skip_pauses.set()
            case "react", (int(seat), str(reaction)):
                reactions.show(room, seat, reaction)
            case "better", (int(group), int(moment), str(move), str(why), str(rule)):
                room.better.add(Better(group, moment, move, why, rule), room.game.move_count)
                room.notify()
            case "present", (dict(guests),):
                room.elsewhere[message.process] = time.monotonic() + PRESENCE_SECONDS, guests
                room.refresh_presence()
            case "who", ():
                if room.subscribers:
                    self._exchange.publish(message.table, PRESENT, present_to_tell(room))


def _keeps_up(room: Room) -> bool:
    """Whether a room follows the changes of other processes at once: somebody watches here, or a computer may have to
    move. Any other room catches up when the next request needs it."""
    return bool(room.subscribers) or any(seat.kind == COMPUTER for seat in room.record.seats)


def tell(store: Store, room: Room, what: str, *values: Any) -> None:
    """Tell the other processes about a table, if there are others."""
    if store.exchange is not None:
        store.exchange.publish(room.record.id, what, *values)


def present_to_tell(room: Room) -> dict[str, str]:
    """The guests with an open page here whom the other processes are told about. Players come first: pages show nothing
    about spectators until they take a seat."""
    present = sorted(room.present_here().items(), key=lambda guest: guest[0] not in room.people)
    return dict(present[:MAX_PRESENT])


def announce(store: Store, room: Room, change: Change | None = None) -> None:
    """Tell the other processes what was stored about a table. If it is a change of moves only, or an undo, they need
    not read it from the store."""
    told = []
    if change is not None and room.status == PLAYING and sum(map(len, change.moves)) < MAX_TOLD:
        told = [vars(change)]
    tell(store, room, CHANGED, room.record.revision, *told)


def _told_change(values: Sequence[Any]) -> Change | None:
    """The change in a message. None if there is none, or if another version of the program has sent it."""
    try:
        (fields,) = values
        return Change(**fields | {"moves": tuple(map(str, fields["moves"]))})
    except (TypeError, ValueError, KeyError):
        return None


def follow_announced(room: Room, announced: Announcement) -> bool:
    """Publish a change that another process has announced, if it is the next one and fits. Returns whether it was
    published; otherwise the room must be read from the store."""
    change = announced.change
    if change is None or (announced.revision, change.state) != (room.record.revision + 1, room.state + 1):
        return False
    try:
        after = advanced(room.game, change)
    except CorruptTable:
        return False
    _publish(room, record_after(room.record, change, after), [change], [after])
    return True


def follow(room: Room, record: TableRecord, changes: Sequence[Change]) -> None:
    """Publish what another process has stored. CorruptTable if the changes do not lead to their digests, or an
    AzalaiError if the game file is damaged."""
    games: list[Game] = []
    for change in changes:
        games.append(advanced(games[-1] if games else room.game, change))
    if games and record.file:  # variations may have been saved since the end of the game
        games[-1] = from_text(record.file, record.id)
    _publish(room, record, changes, games)


def _publish(room: Room, record: TableRecord, changes: Sequence[Change], games: Sequence[Game]) -> None:
    """Publish a record with the changes that led to it, and the game after each."""
    for change, game in zip(changes[:-1], games, strict=False):
        room.publish(room.record.replace(state=change.state), game, change)
    for change in changes:
        if len(record.seats_of(change.guest)) > 1:
            room.visible_seat[change.guest] = change.seat
    if changes:
        room.publish(record, games[-1], changes[-1])
    else:
        room.publish(record)
