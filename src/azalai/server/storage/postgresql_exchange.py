"""The exchange of server processes that share a PostgreSQL database: LISTEN and NOTIFY, and proof of being alive.

A process has one listening connection. Messages are collected while an earlier batch is being sent, so that a busy
process notifies a few times a second instead of once for each move.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import psycopg

from azalai.server.storage.store import LEASE_SECONDS, Message, StoreError

CHANNEL = "azalai"
MAX_PAYLOAD = 7000  # bytes; PostgreSQL allows 8000
RECONNECT_DELAY = 0.2  # seconds

_log = logging.getLogger("azalai.server")

Run = Callable[[str, Mapping[str, Any]], Awaitable[list[tuple[Any, ...]]]]


class PostgreSQLExchange:
    """An ``Exchange``. ``run`` runs a statement on the pool of the store."""

    def __init__(self, url: str, run: Run) -> None:
        self.process = secrets.token_urlsafe(9)
        self._url, self._run = url, run
        self._outgoing: list[list[Any]] = []
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, receive: Callable[[Message], None], missed: Callable[[], None]) -> None:
        await self.renew()
        await self._run("DELETE FROM processes WHERE expires < now() - interval '1 hour'", {})
        self._tasks = [asyncio.create_task(self._listen(receive, missed)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []
        with suppress(StoreError):
            await self._run("DELETE FROM processes WHERE id = %(id)s", {"id": self.process})

    async def renew(self) -> None:
        await self._run(
            "INSERT INTO processes VALUES (%(id)s, now() + make_interval(secs => %(lease)s)) "
            "ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
            {"id": self.process, "lease": LEASE_SECONDS},
        )

    async def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        rows = await self._run("SELECT id, revision FROM tables WHERE id = ANY (%(ids)s)", {"ids": list(tables)})
        return {str(id): int(revision) for id, revision in rows}

    # -- messages -------------------------------------------------------------------------------------

    def publish(self, table: str, what: str, *values: Any) -> None:
        self._outgoing.append([table, what, *values])
        self._more.set()

    async def _send(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            messages, self._outgoing = self._outgoing, []
            payloads = list(_payloads(self.process, messages))
            try:
                await self._run(
                    f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%(payloads)s::text[]) AS payload",
                    {"payloads": payloads},
                )
            except StoreError as error:
                _log.warning("messages to the other servers are lost: %s", error)

    async def _listen(self, receive: Callable[[Message], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, keepalives_idle=10
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    missed()
                    async for notification in connection.notifies():
                        self._hand_on(notification.payload, receive)
            except (psycopg.Error, OSError) as error:
                _log.warning("not connected to the other servers: %s", error)
            await asyncio.sleep(RECONNECT_DELAY)

    def _hand_on(self, payload: str, receive: Callable[[Message], None]) -> None:
        try:
            process, *messages = json.loads(payload)
            if process != self.process:
                for table, what, *values in messages:
                    receive(Message(process, table, what, tuple(values)))
        except Exception:  # otherwise this process would hear nothing any more
            _log.exception("a message of another server cannot be read")


def _payloads(process: str, messages: list[list[Any]]) -> Iterator[str]:
    """The messages as JSON texts that fit into a notification each."""
    head, size = json.dumps(process), 0
    parts: list[str] = []
    for message in messages:
        text = json.dumps(message, separators=(",", ":"))  # ASCII: a character is a byte
        if len(text) > MAX_PAYLOAD:  # the database would refuse all that is sent with it, too
            _log.warning("a message to the other servers is too long: %s", message[1])
            continue
        if parts and size + len(text) > MAX_PAYLOAD:
            yield f"[{head},{','.join(parts)}]"
            parts, size = [], 0
        parts.append(text)
        size += len(text) + 1
    if parts:
        yield f"[{head},{','.join(parts)}]"
