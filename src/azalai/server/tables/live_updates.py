"""Live updates: one stream of server-sent events for each open page.

A page receives the whole table when it connects and after each change. A stream has no queue: when a page can take
more, it gets the current state and what happened since its last update. Stalled clients are disconnected.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.types import Receive, Scope, Send

from azalai.server.errors import RequestError
from azalai.server.guests import Guest
from azalai.server.tables.page_rendering import PageRenderer
from azalai.server.tables.room import Room
from azalai.server.tables.rooms import Rooms
from azalai.server.tables.server_sent_events import GZIP_HEADER, GzipStream, Message, event
from azalai.server.tables.viewers import Subscriber

SEND_TIMEOUT = 20.0  # seconds that a page may take to accept a message
RETRY = Message(b"retry: 1000\n\n")
HEARTBEAT = Message(b": heartbeat\n\n")
RECONNECT = event("reconnect", {})


class UpdateStream:
    """The response to a page that subscribes to a table, as an ASGI application."""

    def __init__(self, rooms: Rooms, renderer: PageRenderer, room: Room, guest: Guest, client: str, gzip: bool) -> None:
        self._rooms, self._renderer, self._room, self._guest, self._client = rooms, renderer, room, guest, client
        self._gzip = GzipStream() if gzip else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]
        if self._gzip:
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"vary", b"accept-encoding"))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        subscriber = Subscriber(self._guest)
        disconnected = asyncio.create_task(wait_for_disconnect(receive))
        disconnected.add_done_callback(lambda _: subscriber.wake.set())
        self._room.subscribers.add(subscriber)
        self._rooms.refresh_presence_later(self._room)
        try:
            if self._room.is_behind:  # since the request has found it
                await self._rooms.catch_up(self._room)
            if self._gzip:
                await _send(send, GZIP_HEADER)
            await self._send_message(send, RETRY)
            await self._send_updates(subscriber, disconnected, send)
            last = self._gzip.end() if self._gzip else b""
            await send({"type": "http.response.body", "body": last, "more_body": False})
        except TimeoutError:
            pass  # the connection is closed here, and the page reconnects
        finally:
            disconnected.cancel()
            self._room.subscribers.discard(subscriber)
            self._rooms.refresh_presence_later(self._room)

    async def _send_updates(self, subscriber: Subscriber, disconnected: asyncio.Task[None], send: Send) -> None:
        room, version, perspective = self._room, 0, None
        subscriber.wake.set()
        while not disconnected.done():
            try:
                async with asyncio.timeout(self._rooms.configuration.heartbeat):
                    await subscriber.wake.wait()
            except TimeoutError:
                await self._send_message(send, HEARTBEAT)
                continue
            subscriber.wake.clear()
            if disconnected.done():
                return
            if room.retired or self._rooms.closing:
                await self._send_message(send, RECONNECT)
                return
            if room.version != version:
                message, perspective = self._renderer.update(room, self._guest, version, perspective)
                version = room.version
                await self._send_message(send, message)
                self._rooms.chances.start(room, self._client)
            while subscriber.reactions:
                said = self._renderer.reaction(room, self._guest, *subscriber.reactions.popleft())
                await self._send_message(send, said)

    async def _send_message(self, send: Send, message: Message) -> None:
        await _send(send, self._gzip.add(message) if self._gzip else message.plain)


async def _send(send: Send, chunk: bytes) -> None:
    async with asyncio.timeout(SEND_TIMEOUT):
        await send({"type": "http.response.body", "body": chunk, "more_body": True})


async def wait_for_disconnect(receive: Receive) -> None:
    with suppress(RequestError):  # the request's body exceeded its limits
        while (await receive())["type"] != "http.disconnect":
            pass
