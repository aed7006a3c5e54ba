"""The PostgreSQL store: a pool of connections; nearly every write is one statement that commits at once.

PostgreSQL lets transactions that commit at the same time share the wait for the disk. Notifications are therefore sent
after the commit: transactions that notify would commit one after the other.
"""

from __future__ import annotations

import asyncio
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
from azalai.server.storage.puzzle_rows import PuzzleAttempt, StoredRating
from azalai.server.storage.rows import (
    CHANGE_COLUMNS,
    FOR_RESEARCH,
    MOVE_COLUMNS,
    SELECT_CHANGES,
    SELECT_TABLES,
    TABLE_COLUMNS,
    change_record,
    change_values,
    computer_to_move,
    guests_of,
    move_values,
    readable_tables,
    table_record,
    table_values,
)
from azalai.server.storage.store import (
    MAX_LISTED,
    OVER,
    Change,
    ChangeConflict,
    Expired,
    StoreError,
    TableCounts,
    TableLists,
    TableRecord,
)

MAX_CONNECTIONS = 8
POOL_TIMEOUT = 10.0  # seconds to wait for a free connection
OPTIONS = "-c statement_timeout=10s"

REPEATABLE = ("SELECT", "INSERT INTO processes", "DELETE FROM processes")
"""How statements begin that have the same effect when they run twice, as after a lost connection."""
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
_SAVE_STUDY = (
    "INSERT INTO studies SELECT id, %(depth)s, %(study)s FROM tables WHERE id = %(id)s "
    "ON CONFLICT (table_id, depth) DO UPDATE SET study = excluded.study"
)
_ADD_ATTEMPT, _SAVE_RATING, _ATTEMPTS, _RATING, _COUNT_OLD, *_DELETE_OLD = (
    re.sub(r":(\w+)", r"%(\1)s", each)
    for each in (
        puzzles.ADD_ATTEMPT,
        puzzles.SAVE_RATING,
        puzzles.SELECT_ATTEMPTS,
        puzzles.SELECT_RATING,
        puzzles.COUNT_OLD,
        *puzzles.DELETE_OLD,
    )
)
_IF_CURRENT = (_SAVE, *_APPENDS.values(), _DELETE, _ADD_ATTEMPT, _SAVE_RATING)
"""If one of these changes no row, the record was not current."""
_EXPIRED = """
    SELECT id, revision, CASE status WHEN 'waiting' THEN 'waiting' WHEN 'over' THEN 'upload' ELSE 'abandoned' END
    FROM tables
    WHERE (status = 'waiting' AND touched < %(waiting)s)
        OR (status = 'over' AND state = 0 AND touched < %(uploads)s) -- a game that was played here has changes
        OR (status = 'playing' AND touched < %(abandoned)s)
"""


class ConnectionLost(StoreError):
    """The connection was lost, and nobody knows whether the statement ran."""


class PostgreSQLStore:
    """A ``Store`` in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: AsyncConnectionPool[psycopg.AsyncConnection[tuple[Any, ...]]] | None = None
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

    async def run(self, query: str, values: Values) -> list[tuple[Any, ...]]:
        """Run one statement; its rows. If the connection is lost, some statements are repeated with another one."""
        for attempts in range(MAX_ATTEMPTS if query.lstrip().startswith(REPEATABLE) else 1, 0, -1):
            try:
                (rows,) = await self._run([(query, values)])
                return rows
            except ConnectionLost:
                if attempts == 1:
                    raise
        raise AssertionError

    async def _run(self, statements: Sequence[tuple[str, Values]]) -> list[list[tuple[Any, ...]]]:
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

    async def _rows(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        return await self.run(query, values)

    # -- writing --------------------------------------------------------------------------------------

    async def add(self, table: TableRecord, previous: TableRecord | None = None) -> None:
        statements: list[tuple[str, Values]] = [(_ADD, _values(table) | {"process": self.exchange.process})]
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

    async def save_study(self, id: str, depth: str, study: str) -> None:
        await self.run(_SAVE_STUDY, {"id": id, "depth": depth, "study": study})

    async def add_puzzle_attempt(self, guest: str, attempt: PuzzleAttempt, ratings: Sequence[StoredRating]) -> None:
        rated = [(_SAVE_RATING, puzzles.rating_values(each)) for each in ratings]
        await self._run([(_ADD_ATTEMPT, puzzles.attempt_values(guest, attempt)), *rated])

    async def delete_puzzle_attempts(self, before: float) -> int:
        ((guests,),) = await self._rows(_COUNT_OLD, before=before)
        if guests:
            await self._run([(statement, {"before": before}) for statement in _DELETE_OLD])
        return int(guests)

    async def compact(self) -> None:
        """The database's own autovacuum makes deleted space free again."""

    # -- reading --------------------------------------------------------------------------------------

    async def _table(self, where: str, **values: Any) -> TableRecord | None:
        rows = await self._rows(f"{SELECT_TABLES} WHERE {where}", **values)
        return table_record(rows[0]) if rows else None

    async def _listed(self, where: str, guest: str) -> list[TableRecord]:
        """The tables of a list, without those whose record cannot be read."""
        seated = "id IN (SELECT table_id FROM sitting WHERE guest = %(guest)s)"
        recent = f"ORDER BY touched DESC LIMIT {MAX_LISTED}"
        query = f"{SELECT_TABLES} WHERE {where.format(seated=seated)} {recent}"
        return readable_tables(await self._rows(query, guest=guest))

    async def table(self, id: str) -> TableRecord | None:
        return await self._table("id = %(id)s", id=id)

    async def table_by_code(self, code: str) -> TableRecord | None:
        return await self._table("code = %(code)s", code=code)

    async def table_by_short_code(self, code: str) -> TableRecord | None:
        # the literals are those of the index
        return await self._table("short_code = %(code)s AND short_code != '' AND status != 'over'", code=code)

    async def changes(self, id: str, after: int = 0) -> Sequence[Change]:
        where = "WHERE table_id = %(id)s AND state > %(after)s ORDER BY state"
        return [change_record(row) for row in await self._rows(f"{SELECT_CHANGES} {where}", id=id, after=after)]

    async def change(self, id: str, state: int) -> Change | None:
        where = "WHERE table_id = %(id)s AND state = %(state)s"
        rows = await self._rows(f"{SELECT_CHANGES} {where}", id=id, state=state)
        return change_record(rows[0]) if rows else None

    async def study(self, id: str, depth: str) -> str:
        rows = await self._rows(
            "SELECT study FROM studies WHERE table_id = %(id)s AND depth = %(depth)s", id=id, depth=depth
        )
        return str(rows[0][0]) if rows else ""

    async def puzzle_attempts(self, guest: str) -> Sequence[PuzzleAttempt]:
        return [puzzles.attempt_record(row) for row in await self._rows(_ATTEMPTS, guest=guest)]

    async def puzzle_rating(self, kind: str, name: str) -> StoredRating | None:
        rows = await self._rows(_RATING, kind=kind, name=name)
        return next(iter(puzzles.readable_ratings(rows)), None)

    async def puzzle_ratings(self) -> Sequence[StoredRating]:
        return puzzles.readable_ratings(await self._rows(puzzles.SELECT_PUZZLES))

    async def lists_for(self, guest: str) -> TableLists:
        return TableLists(
            await self._listed("{seated} AND status != 'over'", guest),
            await self._listed("status = 'waiting' AND public = 1 AND NOT {seated}", guest),
            await self._listed("{seated} AND status = 'over'", guest),
        )

    async def expired(self, waiting: float, uploads: float, abandoned: float) -> Sequence[Expired]:
        rows = await self._rows(_EXPIRED, waiting=waiting, uploads=uploads, abandoned=abandoned)
        return [Expired(*row) for row in rows]

    async def counts_for(self, guest: str) -> TableCounts:
        ((unfinished, uploads),) = await self._rows(
            "SELECT count(*) FILTER (WHERE status != 'over'), count(*) FILTER (WHERE status = 'over' AND state = 0) "
            "FROM tables WHERE host = %(guest)s",
            guest=guest,
        )
        return TableCounts(unfinished, uploads)

    async def finished_for_research(self) -> Sequence[TableRecord]:
        return readable_tables(await self._rows(f"{SELECT_TABLES} WHERE {FOR_RESEARCH}".replace("%", "%%")))

    async def computer_turns(self) -> Sequence[str]:
        values = {"process": self.exchange.process}
        await self.run(_CLAIM.format("computer_to_move"), values)
        rows = await self.run("SELECT id FROM tables WHERE computer_to_move AND owner = %(process)s", values)
        return [str(row[0]) for row in rows]


async def _rows(
    connection: psycopg.AsyncConnection[tuple[Any, ...]], query: str, values: Values
) -> list[tuple[Any, ...]]:
    cursor = await connection.execute(query.encode(), values)
    if cursor.rowcount == 0 and query in _IF_CURRENT:
        raise ChangeConflict(str(values["id"]))
    return await cursor.fetchall() if cursor.description else []


def _values(table: TableRecord) -> dict[str, Any]:
    values = table_values(table)
    return values | {"computer_to_move": computer_to_move(table), "guests": sorted(guests_of(table))}
