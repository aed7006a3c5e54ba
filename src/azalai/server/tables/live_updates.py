"""Live updates: one stream of server-sent events for each open page.

A page gets the whole table when it comes and after each change. A stream keeps no queue: when a page is ready for more
it gets what is true now, with what happened since it last looked. One that takes nothing for too long is let go.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from contextlib import suppress

from starlette.types import Receive, Scope, Send

from azalai.server.errors import Refused
from azalai.server.guests import Guest
from azalai.server.tables.page_rendering import Drawer, Event, event
from azalai.server.tables.room import Room, Watcher
from azalai.server.tables.rooms import Rooms

SLOW = 20.0
"""Seconds that a page may take to accept a message."""
COME_AGAIN = Event(b"retry: 1000\n\n")
HEARTBEAT = Event(b": still here\n\n")
RECONNECT = event("reconnect", {})
GZIP_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
LAST_BLOCK = b"\x03\x00"


class Stream:
    """The answer to a page that asks for its events."""

    def __init__(self, rooms: Rooms, drawer: Drawer, room: Room, guest: Guest, gzip: bool) -> None:
        self._rooms, self._drawer, self._room, self._guest = rooms, drawer, room, guest
        self._gzip = gzip
        self._check = 0
        self._length = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]
        if self._gzip:
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"vary", b"accept-encoding"))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        watcher = Watcher(self._guest)
        gone = asyncio.create_task(_until_gone(receive))
        gone.add_done_callback(lambda _: watcher.news.set())
        self._room.watchers.add(watcher)
        self._rooms.presence_later(self._room)
        try:
            if self._gzip:
                await self._put(send, GZIP_HEADER)
            await self._say(send, COME_AGAIN)
            await self._follow(watcher, gone, send)
            await self._end(send)
        except TimeoutError:
            pass  # too slow: the connection ends here, and the page asks again
        finally:
            gone.cancel()
            self._room.watchers.discard(watcher)
            self._rooms.presence_later(self._room)

    async def _follow(self, watcher: Watcher, gone: asyncio.Task[None], send: Send) -> None:
        room, since, seen = self._room, 0, None
        watcher.news.set()
        while not gone.done():
            try:
                async with asyncio.timeout(self._rooms.configuration.heartbeat):
                    await watcher.news.wait()
            except TimeoutError:
                await self._say(send, HEARTBEAT)
                continue
            watcher.news.clear()
            if gone.done():
                return
            if room.retired or self._rooms.closing:
                await self._say(send, RECONNECT)
                return
            if room.version != since:
                message, seen = self._drawer.update(room, self._guest, since, seen)
                since = room.version
                await self._say(send, message)

    async def _say(self, send: Send, message: Event) -> None:
        if not self._gzip:
            await self._put(send, message.plain)
            return
        self._check = zlib.crc32(message.plain, self._check)
        self._length += len(message.plain)
        await self._put(send, message.deflated)

    async def _put(self, send: Send, chunk: bytes) -> None:
        async with asyncio.timeout(SLOW):
            await send({"type": "http.response.body", "body": chunk, "more_body": True})

    async def _end(self, send: Send) -> None:
        last = LAST_BLOCK + struct.pack("<II", self._check, self._length & 0xFFFFFFFF) if self._gzip else b""
        await send({"type": "http.response.body", "body": last, "more_body": False})


async def _until_gone(receive: Receive) -> None:
    with suppress(Refused):  # a body that never comes to its end
        while (await receive())["type"] != "http.disconnect":
            pass
