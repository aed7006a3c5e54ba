"""Backup and restore of a PostgreSQL database with its own tools, as ``docs/operate.md`` describes them."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import uuid
from pathlib import Path

import pytest

from azalai.server.storage.postgresql_schema import shared_secret
from azalai.server.storage.postgresql_store import PostgreSQLStore
from azalai.server.storage.store import COMPUTER, MOVES, PERSON, PLAYING, Change, Seat, StoreError, TableRecord
from tests.other_processes import elsewhere
from tests.server.postgresql import programs, server
from tests.server.server_process import ROOT

pytestmark = pytest.mark.xdist_group("stores")

SEATS = (Seat(PERSON, "Ana", "guest-a"), Seat(COMPUTER, "Chance", level="random"))
RECORD = TableRecord("t", "targi", {}, 2**64 - 1, SEATS, "guest-a", "code", PLAYING)
CHANGES = [Change(number, MOVES, 0, ("p6",), digest="d", guest="guest-a") for number in (1, 2)]


def documented(database: str, copy: str, file: Path) -> list[str]:
    """The commands in the docs, for these databases."""
    docs = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"```text\n(pg_dump.*?)```", docs, re.DOTALL)
    for word, instead in (("azalai-copy", copy), ("azalai.dump", str(file)), (r"azalai(?=\n)", database)):
        commands = re.sub(word, instead, commands)
    return str(commands).splitlines()


def test_a_dump_of_a_database_in_use_restores_tables_moves_and_the_secret(tmp_path: Path) -> None:
    url, copy = server().new_database(), f"c{uuid.uuid4().hex}"
    name = url.partition("@/")[2].partition("?")[0]
    folder = programs()
    assert folder is not None
    environment = os.environ | {
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "PGHOST": str(server().folder),
        "PGUSER": "azalai",
    }

    async def use() -> None:
        store = PostgreSQLStore(url)
        await store.open()
        await asyncio.to_thread(shared_secret, url)  # makes it
        await store.add(RECORD)
        for number, change in enumerate(CHANGES, 1):
            await store.append(RECORD.replace(state=number, revision=number), change)
        for command in documented(name, copy, tmp_path / "azalai.dump"):
            done = await asyncio.to_thread(
                subprocess.run, command, shell=True, env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{command}: {done.stderr}"
        await store.close()

    async def use_copy() -> None:
        store = PostgreSQLStore(server().url(copy))
        await store.open()
        assert await store.table("t") == RECORD.replace(state=2, revision=2)
        assert await store.changes("t") == CHANGES
        following = RECORD.replace(state=3, revision=3)
        await store.append(following, Change(3, MOVES, 1, ("p7",), digest="e"), epoch=await store.claim("t"))
        assert len(await store.changes("t")) == 3, "the game goes on"
        with pytest.raises(StoreError, match="changes only grow"):
            await store.run("DELETE FROM changes WHERE state = %(state)s", {"state": 1})
        await store.close()

    elsewhere(asyncio.run, use())
    elsewhere(asyncio.run, use_copy())

    assert shared_secret(server().url(copy)) == shared_secret(url)
