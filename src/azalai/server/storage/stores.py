"""Which store a server uses: SQLite in its data folder, or a PostgreSQL database that servers share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TypeVar

from azalai.errors import IllegalOption
from azalai.messages import say
from azalai.server.storage.data_folder import locked, secret_key
from azalai.server.storage.sqlite_store import SQLiteStore
from azalai.server.storage.store import Store, StoreError

Found = TypeVar("Found")

DATABASE = "azalai.sqlite3"
SCHEMES = ("postgresql://", "postgres://")


def check_url(url: str) -> None:
    """IllegalOption unless the URL is empty or names a PostgreSQL database that this installation can use."""
    if not url:
        return
    if not url.startswith(SCHEMES):
        raise IllegalOption(say("web-bad-store", url=url))
    try:
        import psycopg_pool  # noqa: F401
    except ImportError:
        raise IllegalOption(say("web-store-extra")) from None


def make_store(url: str, folder: Path) -> Store:
    """The store of a URL; an empty URL means SQLite in the folder."""
    if not url:
        return SQLiteStore(folder / DATABASE)
    from azalai.server.storage.postgresql_store import PostgreSQLStore

    return PostgreSQLStore(url)


def run_on_store(url: str, folder: Path, work: Callable[[Store], Awaitable[Found]]) -> Found:
    """Do some work on the store of a server, for a command; with SQLite while no server uses the folder."""
    check_url(url)
    if not url and not (folder / DATABASE).exists():
        raise IllegalOption(say("tidy-no-database", path=str(folder)))

    async def on_open_store() -> Found:
        store = make_store(url, folder)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        with nullcontext() if url else locked(folder):
            return asyncio.run(on_open_store())
    except StoreError as error:
        raise IllegalOption(str(error)) from None


def secret_of(url: str, folder: Path) -> bytes:
    """The key that signs cookies and links."""
    if not url:
        return secret_key(folder)
    from azalai.server.storage.postgresql_schema import migrate, shared_secret

    migrate(url)
    return shared_secret(url)


def place(url: str, folder: Path) -> str:
    """Where the tables are, for people; without a password."""
    if not url:
        return str(folder)
    from azalai.server.storage.postgresql_schema import without_password

    return without_password(url)
