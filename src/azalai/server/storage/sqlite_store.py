"""The SQLite store: one file in write-ahead log mode, every commit synchronised to disk.

One thread writes. It runs all writes that queued up meanwhile in one transaction, so that many tables share the wait
for the disk. A second thread reads.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from azalai.messages import say
from azalai.server.storage import puzzle_rows as puzzles
from azalai.server.storage.rows import (
    CHANGE_COLUMNS,
    MOVE_COLUMNS,
    TABLE_COLUMNS,
    WHAT_IF_INDEX,
    change_values,
    guests_of,
    move_values,
    table_values,
)
from azalai.server.storage.sql_store import Row, SQLStore, Statement
from azalai.server.storage.store import COMPUTER, OVER, PLAYING, Change, ChangeConflict, StoreError, TableRecord

MIGRATIONS = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL, -- may exceed SQLite's integers
        seats TEXT NOT NULL,
        host TEXT NOT NULL,
        code TEXT NOT NULL UNIQUE,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        state INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        round INTEGER NOT NULL,
        made REAL NOT NULL,
        touched REAL NOT NULL,
        rematch TEXT NOT NULL,
        file TEXT NOT NULL,
        scores TEXT NOT NULL,
        winners TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, public, touched);
    CREATE TABLE sitting ( -- which guests have a seat at which table
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE changes (
        table_id TEXT NOT NULL REFERENCES tables (id),
        state INTEGER NOT NULL,
        what TEXT NOT NULL,
        seat INTEGER NOT NULL,
        moves TEXT NOT NULL,
        back INTEGER NOT NULL,
        digest TEXT NOT NULL,
        guest TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (table_id, state)
    ) WITHOUT ROWID;
    CREATE TRIGGER changes_are_final BEFORE UPDATE ON changes BEGIN SELECT RAISE(ABORT, 'changes only grow'); END;
    CREATE TRIGGER changes_stay BEFORE DELETE ON changes BEGIN SELECT RAISE(ABORT, 'changes only grow'); END;
    """,
    "ALTER TABLE tables ADD COLUMN events TEXT NOT NULL DEFAULT '[]';",
    """
    ALTER TABLE tables ADD COLUMN short_code TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX tables_by_short_code ON tables (short_code) WHERE short_code != '' AND status != 'over';
    """,
    """
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    DROP TRIGGER changes_stay;
    CREATE TRIGGER changes_stay BEFORE DELETE ON changes
        WHEN (SELECT status FROM tables WHERE id = OLD.table_id) != 'deleted'
        BEGIN SELECT RAISE(ABORT, 'changes only grow'); END;
    CREATE INDEX tables_by_host ON tables (host, status);
    """,
    """
    CREATE TABLE studies ( -- the analysis of a finished game
        table_id TEXT NOT NULL REFERENCES tables (id),
        depth TEXT NOT NULL,
        study TEXT NOT NULL,
        PRIMARY KEY (table_id, depth)
    ) WITHOUT ROWID;
    """,
    puzzles.TABLES,
    WHAT_IF_INDEX,
]
"""Numbered from 1; the file says how many it has had. Released migrations never change: add another."""
MAX_BATCH = 256  # writes in one transaction

_log = logging.getLogger("azalai.server")

Write = list[Statement]  # carried out completely or not at all
QueuedWrite = tuple[Write, Future[None]]


class SQLiteStore(SQLStore):
    """A ``Store`` in one SQLite file. One process uses it, and so has the lease of every table."""

    exchange = None

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writes: queue.SimpleQueue[QueuedWrite | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None

    # -- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        connection = await asyncio.to_thread(self._connect, migrate)
        self._writer = threading.Thread(target=self._run_writer, args=(connection,), name="azalai-writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="azalai-reader")
        self._reading = await asyncio.wrap_future(self._reader.submit(self._connect))

    def _connect(self, prepare: Callable[[sqlite3.Connection], None] = lambda _: None) -> sqlite3.Connection:
        connection = None
        try:
            connection = sqlite3.connect(self._path, timeout=10, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA busy_timeout = 10000")
            prepare(connection)
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            raise StoreError(say("web-store", path=str(self._path), error=str(error))) from error
        return connection

    async def close(self) -> None:
        if self._writer is not None:
            self._writes.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reader is not None and self._reading is not None:
            self._reader.submit(self._reading.close).result()
            self._reader.shutdown()
            self._reader = self._reading = None

    # -- writing --------------------------------------------------------------------------------------

    async def _write(self, write: Write) -> None:
        """Queue a write and wait until it is committed. The write happens even if the caller is cancelled."""
        if self._writer is None:
            raise StoreError(say("web-store-closed"))
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # from now on it cannot be cancelled
        self._writes.put((write, done))
        await asyncio.shield(asyncio.wrap_future(done))

    def _run_writer(self, connection: sqlite3.Connection) -> None:
        """The writer thread; None in the queue ends it."""
        closing = False
        while not closing:
            batch = [self._writes.get()]
            with suppress(queue.Empty):
                while batch[-1] is not None and len(batch) < MAX_BATCH:
                    batch.append(self._writes.get_nowait())
            closing = batch[-1] is None
            writes = [queued for queued in batch if queued is not None]
            for (_, done), error in zip(writes, _commit(connection, [write for write, _ in writes]), strict=True):
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        connection.close()

    async def add(self, table: TableRecord, previous: TableRecord | None = None) -> None:
        update = [] if previous is None else [(_UPDATE, table_values(previous))]
        await self._write([(_INSERT, table_values(table)), *_sitting(table), *update])

    async def save(self, table: TableRecord) -> None:
        await self._write([(_UPDATE, table_values(table)), *_sitting(table)])

    async def append(self, table: TableRecord, change: Change, epoch: int | None = None) -> None:
        update = (_UPDATE, table_values(table)) if table.status == OVER else (_ADVANCE, move_values(table))
        await self._write([update, (_INSERT_CHANGE, change_values(change) | {"id": table.id})])

    async def claim(self, id: str) -> int | None:
        return 0

    async def delete(self, id: str, revision: int) -> None:
        deleted = [f"DELETE FROM {rows} WHERE table_id = :id" for rows in ("changes", "sitting", "studies")]
        statements = [_MARK_DELETED, *deleted, "DELETE FROM tables WHERE id = :id"]
        await self._write([(statement, {"id": id, "revision": revision}) for statement in statements])

    async def compact(self) -> None:
        connection = await asyncio.to_thread(self._connect)
        await asyncio.to_thread(connection.execute, "VACUUM")
        connection.close()

    # -- reading --------------------------------------------------------------------------------------

    async def _rows(self, query: str, **values: Any) -> list[Row]:
        reading = self._reading
        if reading is None:
            raise StoreError(say("web-store-closed"))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: reading.execute(query, values).fetchall())
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    async def computer_turns(self) -> Sequence[str]:
        kind = "CASE WHEN json_valid(seats) THEN json_extract(seats, '$[' || turn || '].kind') END"
        asked = f"status = '{PLAYING}' AND turn >= 0 AND {kind} = '{COMPUTER}'"
        rows = await self._rows(f"SELECT id FROM tables WHERE {asked} ORDER BY touched DESC LIMIT 1000")
        return [str(row[0]) for row in rows]


def migrate(connection: sqlite3.Connection) -> None:
    """Upgrade an older file to the current schema; refuse the file of a newer Azalai."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        connection.close()
        raise StoreError(say("web-store-newer", version=version, known=len(MIGRATIONS)))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def _commit(connection: sqlite3.Connection, writes: list[Write]) -> list[Exception | None]:
    """Run writes in one transaction, each in a savepoint of its own; the error of each, or None."""
    errors: list[Exception | None] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write in writes:
            connection.execute("SAVEPOINT one")
            try:
                for statement, values in write:
                    rows = connection.execute(statement, values).rowcount
                    if rows == 0 and statement in _IF_CURRENT:
                        raise ChangeConflict(values["id"])
                errors.append(None)
            except Exception as error:  # any exception: the thread must go on for the others
                connection.execute("ROLLBACK TO one")
                errors.append(error if isinstance(error, StoreError) else StoreError(str(error)))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except sqlite3.Error as error:  # the disk is full or gone: every write of the batch has failed
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")  # SQLite may have done so itself
        return [StoreError(str(error)) for _ in writes]
    return errors


_INSERT = f"INSERT INTO tables ({', '.join(TABLE_COLUMNS)}) VALUES (:{', :'.join(TABLE_COLUMNS)})"
_INSERT_SITTING = "INSERT INTO sitting VALUES (:guest, :id)"
_DELETE_SITTING = "DELETE FROM sitting WHERE table_id = :id"
_INSERT_CHANGE = (
    f"INSERT INTO changes (table_id, {', '.join(CHANGE_COLUMNS)}) VALUES (:id, :{', :'.join(CHANGE_COLUMNS)})"
)
_UPDATE, _ADVANCE = (
    f"UPDATE tables SET {', '.join(f'{column} = :{column}' for column in columns)} "
    "WHERE id = :id AND revision = :revision - 1"
    for columns in (TABLE_COLUMNS[1:], MOVE_COLUMNS)
)
_MARK_DELETED = "UPDATE tables SET status = 'deleted' WHERE id = :id AND revision = :revision"
_IF_CURRENT = (_UPDATE, _ADVANCE, _MARK_DELETED, puzzles.ADD_ATTEMPT, puzzles.SAVE_RATING)
"""The statements that change no row if the record was out of date."""


def _sitting(table: TableRecord) -> Write:
    """The statements that store which guests have a seat at a table."""
    rows = [(_INSERT_SITTING, {"guest": guest, "id": table.id}) for guest in guests_of(table)]
    return [(_DELETE_SITTING, {"id": table.id}), *rows]
