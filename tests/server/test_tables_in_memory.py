"""Tables in memory: limits of undo, unused tables and cached pages; a table that was dropped refuses changes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai.messages import say
from azalai.server.configuration import Configuration, Limits
from azalai.server.errors import RequestError, StaleState
from azalai.server.guests import Guest
from azalai.server.storage.sqlite_store import SQLiteStore
from azalai.server.storage.store import COMPUTER, PERSON, PLAYING, Seat
from azalai.server.tables import rooms as rooms_module
from azalai.server.tables.live_updates import UpdateStream
from azalai.server.tables.new_tables import table_record
from azalai.server.tables.page_rendering import PageRenderer, RenderedPage
from azalai.server.tables.room import Room
from azalai.server.tables.rooms import Rooms
from azalai.server.tables.unused_rooms import RECENT
from tests.other_processes import elsewhere
from tests.server.computer_opponents import LEVEL

pytestmark = pytest.mark.xdist_group("cpu_limit")

SEATS = (Seat(PERSON, "Ana", "ana"), Seat(COMPUTER, "Computer", level=LEVEL))  # no worker runs here
ANA = Guest("ana", "Ana")


class Opened:
    """The rooms of a server, on a store of their own."""

    def __init__(self, folder: Path, **limits: Any) -> None:
        self.store = SQLiteStore(folder / "azalai.sqlite3")
        self.rooms = Rooms(self.store, Configuration(folder, limits=Limits(**limits), workers=1))

    async def __aenter__(self) -> Rooms:
        await self.store.open()
        return self.rooms

    async def __aexit__(self, *_: object) -> None:
        await self.rooms.close()
        await self.store.close()


async def new_room(rooms: Rooms, seed: int) -> Room:
    record = table_record(azalai.new("targi", seed=seed), SEATS, "ana", status=PLAYING)
    await rooms.add(record)
    room = await rooms.find(record.id)
    assert room is not None
    return room


def test_undo_is_limited_since_every_change_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MAX_UNDONE", 3)

    async def run() -> None:
        async with Opened(tmp_path) as rooms:
            room = await new_room(rooms, 7)
            for _ in range(3):
                await rooms.play(room, ANA, room.state, ("p6",))
                await rooms.undo(room, ANA, room.state)
        async with Opened(tmp_path) as rooms:  # after a restart
            room = await rooms.find(room.record.id) or room
            assert room.undone == 3
            await rooms.play(room, ANA, room.state, ("p6",))
            with pytest.raises(RequestError) as refused:
                await rooms.undo(room, ANA, room.state)
            assert (refused.value.status, refused.value.text()) == (409, say("web-undone-too-often", most=3))

    elsewhere(asyncio.run, run())


def test_tables_without_an_open_page_do_not_fill_the_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with Opened(tmp_path, unused_tables=2) as rooms:
            opened = [await new_room(rooms, seed) for seed in range(4)]
            assert rooms.count == 4, "a request may still work with them"
            for room in opened:
                rooms.bots.stop(room)  # the computer is not to move anyway
            watched, moved, unused, recent = opened
            watched.subscribers.add(object())  # type: ignore[arg-type]
            long_ago = time.monotonic() - 2 * RECENT
            watched.last_used = moved.last_used = unused.last_used = long_ago
            moved.last_used += 1

            await new_room(rooms, 5)
            await new_room(rooms, 6)

            assert await rooms.find(watched.record.id) is watched, "somebody has it open"
            assert await rooms.find(recent.record.id) is recent
            assert rooms.count == 4
            again = await rooms.find(unused.record.id)
            assert again is not unused, "it is loaded from the store again"
            assert again is not None
            assert again.game == unused.game

    elsewhere(asyncio.run, run())


def test_pages_for_one_guest_each_do_not_fill_the_memory(tmp_path: Path) -> None:
    """While a seat is open everybody gets a page of their own. A stranger can ask for it with one cookie after another,
    at hundreds of tables."""

    async def run() -> None:
        async with Opened(tmp_path) as rooms:
            record = table_record(azalai.new("targi", seed=7), (SEATS[0], Seat()), "ana", status=PLAYING)
            await rooms.add(record)
            room = await rooms.find(record.id)
            assert room is not None
            for number in range(100):
                PageRenderer("").page(room, Guest(f"guest-{number}"))

            kept = [page.html for page in room.page_cache.values() if isinstance(page, RenderedPage)]
            assert sum(map(len, kept)) < 1_500_000
            assert len(room.contexts) < 40

    elsewhere(asyncio.run, run())


async def evicted(rooms: Rooms) -> Room:
    """A room that a slow request has found, and that has been dropped from memory since."""
    room = await new_room(rooms, 7)
    room.last_used = time.monotonic() - 2 * RECENT
    for seed in range(2):
        await new_room(rooms, seed)
    assert await rooms.find(room.record.id) is not room
    return room


def test_a_change_by_a_slow_request_reaches_those_who_opened_the_table_meanwhile(tmp_path: Path) -> None:
    async def run() -> None:
        async with Opened(tmp_path, unused_tables=1) as rooms:
            room = await evicted(rooms)

            with pytest.raises(StaleState):  # so the request shows the table of the other room
                await rooms.play(room, ANA, 0, ("p6",))

            again = await rooms.find(room.record.id)
            assert again is not None
            assert await rooms.play(again, ANA, 0, ("p6",)) == 1

    elsewhere(asyncio.run, run())


def test_a_page_that_was_slow_to_subscribe_reconnects(tmp_path: Path) -> None:
    """Nobody would tell it of any change."""
    sent: list[bytes] = []

    async def send(message: Any) -> None:
        sent.append(message.get("body", b""))

    async def run() -> None:
        async with Opened(tmp_path, unused_tables=1) as rooms:
            stream = UpdateStream(rooms, PageRenderer(""), await evicted(rooms), ANA, "", gzip=False)
            await asyncio.wait_for(stream({}, asyncio.Event().wait, send), 10)  # type: ignore[arg-type]

    elsewhere(asyncio.run, run())
    assert b"event: reconnect" in b"".join(sent)
