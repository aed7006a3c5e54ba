"""The exchange of server processes: what arrives on the channel of the database."""

from __future__ import annotations

import asyncio
import json

import pytest

from azalai.server.storage.postgresql_exchange import CHANNEL
from azalai.server.storage.postgresql_store import PostgreSQLStore
from azalai.server.storage.store import Message
from tests.other_processes import elsewhere
from tests.server.postgresql import server

pytestmark = pytest.mark.xdist_group("stores")

UNREADABLE = ["", "nonsense", "7", "[]", '["other"]', '["other", 7]', '["other", []]', '["other", ["t"]]', "[" * 5000]


def test_a_process_goes_on_listening_after_a_message_that_it_cannot_read() -> None:
    """From another version of the program, from a person at psql, or one that this process fails to handle."""
    received: list[str] = []

    async def run() -> None:
        store = PostgreSQLStore(server().new_database())
        await store.open()
        listening, arrived = asyncio.Event(), asyncio.Event()

        def receive(message: Message) -> None:
            received.append(message.what)
            if message.what == "fails":
                raise KeyError(message.table)
            arrived.set()

        await store.exchange.open(receive, listening.set)
        await asyncio.wait_for(listening.wait(), 30)
        payloads = [*UNREADABLE, *(json.dumps(["other", ["t", what]]) for what in ("fails", "works"))]
        for payload in payloads:
            await store.run(f"SELECT pg_notify('{CHANNEL}', %(payload)s)", {"payload": payload})
        await asyncio.wait_for(arrived.wait(), 30)
        await store.exchange.close()
        await store.close()

    elsewhere(asyncio.run, run())

    assert received == ["fails", "works"]


def test_a_message_that_is_too_long_takes_no_other_with_it() -> None:
    received: list[str] = []

    async def run() -> None:
        url = server().new_database()
        one, two = PostgreSQLStore(url), PostgreSQLStore(url)
        await one.open()
        await two.open()
        listening, arrived = asyncio.Event(), asyncio.Event()

        def receive(message: Message) -> None:
            received.append(message.what)
            arrived.set()

        await two.exchange.open(receive, listening.set)
        await asyncio.wait_for(listening.wait(), 30)
        await one.exchange.open(lambda _: None, lambda: None)

        one.exchange.publish("t", "long", "x" * 9000)
        one.exchange.publish("t", "short")

        await asyncio.wait_for(arrived.wait(), 30)
        for store in (one, two):
            await store.exchange.close()
            await store.close()

    elsewhere(asyncio.run, run())

    assert received == ["short"]
