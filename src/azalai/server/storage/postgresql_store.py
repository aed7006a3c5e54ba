"""The PostgreSQL store: a pool of connections; nearly every write is one statement that commits at once.

PostgreSQL lets transactions that commit at the same time share the wait for the disk. Notifications are therefore sent
after the commit: transactions that notify would commit one after the other.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import re
from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from azalai.messages import say
from azalai.server.storage import puzzle_rows as puzzles
from azalai.server.storage.postgresql_exchange import PostgreSQLExchange
from azalai.server.storage.postgresql_queue import TaskTable
from azalai.server.storage.postgresql_schema import CONNECT_TIMEOUT, migrate
from azalai.server.storage.rows import (
    CHANGE_COLUMNS,
    MOVE_COLUMNS,
    TABLE_COLUMNS,
    change_values,
    computer_to_move,
    guests_of,
    move_values,
    table_values,
)
from azalai.server.storage.sql_store import Row, SQLStore, Statement
from azalai.server.storage.store import OVER, Change, ChangeConflict, StoreError, TableRecord

MAX_CONNECTIONS = 8
POOL_TIMEOUT = 10.0  # seconds to wait for a free connection
OPTIONS = "-c statement_timeout=10s"

REPEATABLE = ("SELECT", "INSERT INTO processes", "DELETE FROM processes")
"""The beginnings of statements that may be repeated after a lost connection: they have the same effect when they run
twice."""
MAX_ATTEMPTS = 4

_log = logging.getLogger("azalai.server")

Values = Mapping[str, Any]
_COLUMNS = (*TABLE_COLUMNS, "computer_to_move")
_NAMED = {column: f"%({column})s" for column in _COLUMNS}
_SITTING = "INSERT INTO sitting SELECT unnest(%(guests)s::text[]), id FROM {}"
_INSERT = (
    f"INSERT INTO tables ({', '.join(_COLUMNS)}, owner, epoch) VALUES ({', '.join(_NAMED.values())}, %(process)s, 1)"
)
_UPDATE, _ADVANCE = (
    f"UPDATE tables SET {', '.join(f'{column} = {_NAMED[column]}' for column in columns)} "
    "WHERE id = %(id)s AND revision = %(revision)s - 1"
    for columns in (_COLUMNS[1:], (*MOVE_COLUMNS, "computer_to_move"))
)
_ADD = f"WITH added AS ({_INSERT} RETURNING id) {_SITTING.format('added')}"
_SAVE = f"{_UPDATE} RETURNING id"
_SIT = (
    "WITH gone AS (DELETE FROM sitting WHERE table_id = %(id)s AND guest != ALL (%(guests)s::text[])) "
    f"{_SITTING.format('tables WHERE id = %(id)s')} ON CONFLICT DO NOTHING"
)
_APPENDED = (
    f"RETURNING id) INSERT INTO changes (table_id, {', '.join(CHANGE_COLUMNS)}, process, epoch) "
    f"SELECT id, {', '.join(f'%(change_{column})s' for column in CHANGE_COLUMNS)}, %(process)s, %(epoch)s FROM updated"
)
_OWNED = "AND owner = %(process)s AND epoch = %(epoch)s"
_APPENDS = {
    (update, owned): f"WITH updated AS ({update} {_OWNED if owned else ''} {_APPENDED}"
    for update in (_UPDATE, _ADVANCE)
    for owned in (False, True)
}
_CLAIM = (
    "UPDATE tables SET owner = %(process)s, epoch = epoch + 1 "
    "WHERE {} AND owner != %(process)s AND NOT alive(owner) RETURNING epoch"
)
_DELETE = "DELETE FROM tables WHERE id = %(id)s AND revision = %(revision)s"


@functools.cache
def _translated(query: str) -> str:
    """A statement that names its values as SQLite does."""
    return re.sub(r":(\w+)", r"%(\1)s", query.replace("%", "%%"))


_IF_CURRENT = (_SAVE, *_APPENDS.values(), _DELETE, *map(_translated, (puzzles.ADD_ATTEMPT, puzzles.SAVE_RATING)))
"""The statements that change no row if the record was out of date."""


class ConnectionLost(StoreError):
    """The connection was lost, and nobody knows whether the statement ran."""


class PostgreSQLStore(SQLStore):
    """A ``Store`` in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: AsyncConnectionPool[psycopg.AsyncConnection[Row]] | None = None
        self.exchange: PostgreSQLExchange = PostgreSQLExchange(url, self.run)

    # -- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self._url)
        self._pool = AsyncConnectionPool(
            make_conninfo(self._url, connect_timeout=CONNECT_TIMEOUT, options=OPTIONS),
            min_size=1,
            max_size=MAX_CONNECTIONS,
            timeout=POOL_TIMEOUT,
            kwargs={"autocommit": True},
            open=False,
        )
        await self._pool.open()
        await self.exchange.renew()

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    def task_table(self) -> TaskTable:
        """The queue of bot tasks in this database."""
        return TaskTable(self.run, self.exchange.process)

    # -- statements -----------------------------------------------------------------------------------

    async def run(self, query: str, values: Values) -> list[Row]:
        """Run one statement; its rows. If the connection is lost, some statements are repeated with another one."""
        for attempts in range(MAX_ATTEMPTS if query.lstrip().startswith(REPEATABLE) else 1, 0, -1):
            try:
                (rows,) = await self._run([(query, values)])
                return rows
            except ConnectionLost:
                if attempts == 1:
                    raise
        raise AssertionError

    async def _run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        """Run statements in one transaction; the rows of each. A single statement needs no transaction of its own."""
        if self._pool is None:
            raise StoreError(say("web-store-closed"))
        try:
            async with self._pool.connection() as connection:
                if len(statements) == 1:
                    return [await _rows(connection, *statements[0])]
                async with connection.transaction():
                    return [await _rows(connection, *statement) for statement in statements]
        except (PoolTimeout, PoolClosed, UnicodeError) as error:
            raise StoreError(str(error).strip()) from error
        except psycopg.OperationalError as error:
            raise ConnectionLost(str(error).strip()) from error
        except psycopg.Error as error:
            raise StoreError(str(error).strip()) from error

    async def _rows(self, query: str, **values: Any) -> list[Row]:
        if any("\0" in value for value in values.values() if isinstance(value, str)):
            return []  # no text in the database has a zero byte, and looking for one would be an error
        return await self.run(_translated(query), values)

    async def _write(self, statements: list[Statement]) -> None:
        await self._run([(_translated(statement), values) for statement, values in statements])

    # -- writing --------------------------------------------------------------------------------------

    async def add(self, table: TableRecord, previous: TableRecord | None = None) -> None:
        statements: list[Statement] = [(_ADD, _values(table) | {"process": self.exchange.process})]
        if previous is not None:
            statements.append((_SAVE, _values(previous)))
        await self._run(statements)

    async def save(self, table: TableRecord) -> None:
        values = _values(table)
        await self._run([(_SAVE, values), (_SIT, values)])

    async def append(self, table: TableRecord, change: Change, epoch: int | None = None) -> None:
        values = {f"change_{column}": value for column, value in change_values(change).items()}
        values |= {"process": self.exchange.process, "epoch": epoch or 0}
        if table.status == OVER:
            update, values = _UPDATE, values | _values(table)
        else:
            update, values = _ADVANCE, values | move_values(table) | {"computer_to_move": computer_to_move(table)}
        await self.run(_APPENDS[update, epoch is not None], values)

    async def claim(self, id: str) -> int | None:
        values = {"id": id, "process": self.exchange.process}
        mine = "SELECT epoch FROM tables WHERE id = %(id)s AND owner = %(process)s"
        rows = await self.run(mine, values) or await self.run(_CLAIM.format("id = %(id)s"), values)
        return int(rows[0][0]) if rows else None

    async def delete(self, id: str, revision: int) -> None:
        await self._run([(_DELETE, {"id": id, "revision": revision})])

    async def compact(self) -> None:
        """The database's own autovacuum makes deleted space free again."""

    async def computer_turns(self) -> Sequence[str]:
        values = {"process": self.exchange.process}
        await self.run(_CLAIM.format("computer_to_move"), values)
        rows = await self.run("SELECT id FROM tables WHERE computer_to_move AND owner = %(process)s", values)
        return [str(row[0]) for row in rows]


async def _rows(connection: psycopg.AsyncConnection[Row], query: str, values: Values) -> list[Row]:
    cursor = await connection.execute(query.encode(), values)
    if cursor.rowcount == 0 and query in _IF_CURRENT:
        raise ChangeConflict(str(values["id"]))
    return await cursor.fetchall() if cursor.description else []


def _values(table: TableRecord) -> dict[str, Any]:
    values = table_values(table)
    return values | {"computer_to_move": computer_to_move(table), "guests": sorted(guests_of(table))}
