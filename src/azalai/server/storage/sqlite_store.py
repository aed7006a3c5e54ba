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
    guests_of,
    move_values,
    readable_tables,
    table_record,
    table_values,
)
from azalai.server.storage.store import (
    COMPUTER,
    MAX_LISTED,
    OVER,
    PLAYING,
    WAITING,
    Change,
    ChangeConflict,
    Expired,
    StoreError,
    TableCounts,
    TableLists,
    TableRecord,
)

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
]
"""Numbered from 1; the file says how many it has had. Released migrations never change: add another."""
EXPIRED = """
    SELECT id, revision, CASE status WHEN 'waiting' THEN 'waiting' WHEN 'over' THEN 'upload' ELSE 'abandoned' END
    FROM tables
    WHERE (status = 'waiting' AND touched < ?)
        OR (status = 'over' AND state = 0 AND touched < ?) -- a game that was played here has changes
        OR (status = 'playing' AND touched < ?)
"""
MAX_BATCH = 256  # writes in one transaction

_log = logging.getLogger("azalai.server")

Statement = tuple[str, dict[str, Any]]
Write = list[Statement]  # carried out completely or not at all
QueuedWrite = tuple[Write, Future[None]]


class SQLiteStore:
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

    async def _submit(self, write: Write) -> None:
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
        await self._submit([(_INSERT, table_values(table)), *_sitting(table), *update])

    async def save(self, table: TableRecord) -> None:
        await self._submit([(_UPDATE, table_values(table)), *_sitting(table)])

    async def append(self, table: TableRecord, change: Change, epoch: int | None = None) -> None:
        update = (_UPDATE, table_values(table)) if table.status == OVER else (_ADVANCE, move_values(table))
        await self._submit([update, (_INSERT_CHANGE, change_values(change) | {"id": table.id})])

    async def claim(self, id: str) -> int | None:
        return 0

    async def delete(self, id: str, revision: int) -> None:
        deleted = [f"DELETE FROM {rows} WHERE table_id = :id" for rows in ("changes", "sitting", "studies")]
        statements = [_MARK_DELETED, *deleted, "DELETE FROM tables WHERE id = :id"]
        await self._submit([(statement, {"id": id, "revision": revision}) for statement in statements])

    async def save_study(self, id: str, depth: str, study: str) -> None:
        await self._submit([(_SAVE_STUDY, {"id": id, "depth": depth, "study": study})])

    async def add_puzzle_attempt(self, guest: str, attempt: PuzzleAttempt, ratings: Sequence[StoredRating]) -> None:
        rated = [(puzzles.SAVE_RATING, puzzles.rating_values(each)) for each in ratings]
        await self._submit([(puzzles.ADD_ATTEMPT, puzzles.attempt_values(guest, attempt)), *rated])

    async def delete_puzzle_attempts(self, before: float) -> int:
        ((guests,),) = await self._rows(puzzles.COUNT_OLD, before=before)
        if guests:
            await self._submit([(statement, {"before": before}) for statement in puzzles.DELETE_OLD])
        return int(guests)

    async def compact(self) -> None:
        connection = await asyncio.to_thread(self._connect)
        await asyncio.to_thread(connection.execute, "VACUUM")
        connection.close()

    # -- reading --------------------------------------------------------------------------------------

    async def _rows(self, query: str, *values: Any, **named: Any) -> list[tuple[Any, ...]]:
        reading = self._reading
        if reading is None:
            raise StoreError(say("web-store-closed"))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: reading.execute(query, named or values).fetchall())
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    async def _table(self, where: str, value: str) -> TableRecord | None:
        rows = await self._rows(f"{SELECT_TABLES} WHERE {where}", value)
        return table_record(rows[0]) if rows else None

    async def _listed(self, where: str, *values: Any) -> list[TableRecord]:
        """The tables of a list, without those whose record cannot be read."""
        return readable_tables(await self._rows(f"{SELECT_TABLES} {where}", *values))

    async def table(self, id: str) -> TableRecord | None:
        return await self._table("id = ?", id)

    async def table_by_code(self, code: str) -> TableRecord | None:
        return await self._table("code = ?", code)

    async def table_by_short_code(self, code: str) -> TableRecord | None:
        # the literals are those of the index
        return await self._table("short_code = ? AND short_code != '' AND status != 'over'", code)

    async def changes(self, id: str, after: int = 0) -> Sequence[Change]:
        rows = await self._rows(f"{SELECT_CHANGES} WHERE table_id = ? AND state > ? ORDER BY state", id, after)
        return [change_record(row) for row in rows]

    async def change(self, id: str, state: int) -> Change | None:
        rows = await self._rows(f"{SELECT_CHANGES} WHERE table_id = ? AND state = ?", id, state)
        return change_record(rows[0]) if rows else None

    async def study(self, id: str, depth: str) -> str:
        rows = await self._rows("SELECT study FROM studies WHERE table_id = ? AND depth = ?", id, depth)
        return str(rows[0][0]) if rows else ""

    async def puzzle_attempts(self, guest: str) -> Sequence[PuzzleAttempt]:
        return [puzzles.attempt_record(row) for row in await self._rows(puzzles.SELECT_ATTEMPTS, guest=guest)]

    async def puzzle_rating(self, kind: str, name: str) -> StoredRating | None:
        rows = await self._rows(puzzles.SELECT_RATING, kind=kind, name=name)
        return next(iter(puzzles.readable_ratings(rows)), None)

    async def puzzle_ratings(self) -> Sequence[StoredRating]:
        return puzzles.readable_ratings(await self._rows(puzzles.SELECT_PUZZLES))

    async def lists_for(self, guest: str) -> TableLists:
        seated = "id IN (SELECT table_id FROM sitting WHERE guest = ?)"
        recent = f"ORDER BY touched DESC LIMIT {MAX_LISTED}"
        return TableLists(
            await self._listed(f"WHERE {seated} AND status != ? {recent}", guest, OVER),
            await self._listed(f"WHERE status = ? AND public = 1 AND NOT {seated} {recent}", WAITING, guest),
            await self._listed(f"WHERE {seated} AND status = ? {recent}", guest, OVER),
        )

    async def expired(self, waiting: float, uploads: float, abandoned: float) -> Sequence[Expired]:
        return [Expired(*row) for row in await self._rows(EXPIRED, waiting, uploads, abandoned)]

    async def counts_for(self, guest: str) -> TableCounts:
        ((unfinished, uploads),) = await self._rows(
            "SELECT count(*) FILTER (WHERE status != 'over'), count(*) FILTER (WHERE status = 'over' AND state = 0) "
            "FROM tables WHERE host = ?",
            guest,
        )
        return TableCounts(unfinished, uploads)

    async def finished_for_research(self) -> Sequence[TableRecord]:
        return await self._listed(f"WHERE {FOR_RESEARCH}")

    async def computer_turns(self) -> Sequence[str]:
        kind = "CASE WHEN json_valid(seats) THEN json_extract(seats, '$[' || turn || '].kind') END"
        rows = await self._rows(
            f"SELECT id FROM tables WHERE status = ? AND turn >= 0 AND {kind} = ? ORDER BY touched DESC LIMIT 1000",
            PLAYING,
            COMPUTER,
        )
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
_SAVE_STUDY = (
    "INSERT INTO studies SELECT id, :depth, :study FROM tables WHERE id = :id "
    "ON CONFLICT (table_id, depth) DO UPDATE SET study = excluded.study"
)
_MARK_DELETED = "UPDATE tables SET status = 'deleted' WHERE id = :id AND revision = :revision"
_IF_CURRENT = (_UPDATE, _ADVANCE, _MARK_DELETED, puzzles.ADD_ATTEMPT, puzzles.SAVE_RATING)
"""If one of these changes no row, the record was not current."""


def _sitting(table: TableRecord) -> Write:
    """The statements that store which guests have a seat at a table."""
    rows = [(_INSERT_SITTING, {"guest": guest, "id": table.id}) for guest in guests_of(table)]
    return [(_DELETE_SITTING, {"id": table.id}), *rows]
