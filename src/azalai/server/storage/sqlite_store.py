"""Tables in one SQLite file: write-ahead log, every commit synchronised to disk.

One thread writes. It takes whatever has gathered while it was busy, carries it out in one transaction and commits once,
so that many tables share the wait for the disk. Another thread reads.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from azalai.messages import say
from azalai.server.storage.store import OVER, PLAYING, WAITING, Change, Listed, Seat, StoreError, TableRecord, Taken

MIGRATIONS = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL, -- larger than SQLite's integers
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
]
COLUMNS = (
    "id game options seed seats host code status public state turn moves round made touched rematch file scores winners"
).split()
MOST_LISTED = 50
MOST_AT_ONCE = 256
"""So many writes share one commit at most."""

Work = Callable[[sqlite3.Connection], None]
Waiting = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[None]"]


class SQLiteStore:
    """The store of a server at home, and of a not so small one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writes: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None

    # -- opening and closing --------------------------------------------------------------------------

    async def open(self) -> None:
        connection = await asyncio.to_thread(self._connect)
        await asyncio.to_thread(self._migrate, connection)
        self._writer = threading.Thread(target=self._write, args=(connection,), name="azalai-writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="azalai-reader")
        self._reading = await asyncio.get_running_loop().run_in_executor(self._reader, self._connect)

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self._path, timeout=10, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA busy_timeout = 10000")
        except sqlite3.Error as error:
            raise self._unusable(error) from error
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        try:
            migrate(connection)
        except sqlite3.Error as error:
            connection.close()
            raise self._unusable(error) from error

    def _unusable(self, error: sqlite3.Error) -> StoreError:
        return StoreError(say("web-store", path=str(self._path), error=str(error)))

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

    async def _carry_out(self, work: Work) -> None:
        if self._writer is None:
            raise StoreError(say("web-store-closed"))
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._writes.put((work, loop, done))
        # what has been handed over will be written: whoever asked may go away, the answer must not be lost to others
        await asyncio.shield(done)

    def _write(self, connection: sqlite3.Connection) -> None:
        while (first := self._writes.get()) is not None:
            together = [first]
            last = False
            while len(together) < MOST_AT_ONCE:
                try:
                    following = self._writes.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    last = True
                    break
                together.append(following)
            _answer(together, _commit(connection, [work for work, _, _ in together]))
            if last:
                break
        connection.close()

    async def add(self, table: TableRecord, after: TableRecord | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _add(connection, table)
            if after is not None:
                _update(connection, after)

        await self._carry_out(work)

    async def save(self, table: TableRecord) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _update(connection, table)
            _seat_guests(connection, table)

        await self._carry_out(work)

    async def append(self, table: TableRecord, change: Change) -> None:
        def work(connection: sqlite3.Connection) -> None:
            made = (change.state, change.what, change.seat, " ".join(change.moves), change.back)
            row = (table.id, *made, change.digest, change.guest, change.at)
            try:
                connection.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            except sqlite3.IntegrityError as error:
                raise Taken(f"{table.id} {change.state}") from error
            _update(connection, table)

        await self._carry_out(work)

    # -- reading --------------------------------------------------------------------------------------

    async def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        reading = self._reading
        if reading is None:
            raise StoreError(say("web-store-closed"))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: reading.execute(query, values).fetchall())
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    async def _tables(self, where: str, *values: Any) -> list[TableRecord]:
        return [_record(row) for row in await self._rows(f"SELECT {', '.join(COLUMNS)} FROM tables {where}", *values)]

    async def table(self, id: str) -> TableRecord | None:
        found = await self._tables("WHERE id = ?", id)
        return found[0] if found else None

    async def invited(self, code: str) -> TableRecord | None:
        found = await self._tables("WHERE code = ?", code)
        return found[0] if found else None

    async def changes(self, id: str) -> Sequence[Change]:
        return [_change(row) for row in await self._rows(f"{_CHANGES} WHERE table_id = ? ORDER BY state", id)]

    async def change(self, id: str, state: int) -> Change | None:
        rows = await self._rows(f"{_CHANGES} WHERE table_id = ? AND state = ?", id, state)
        return _change(rows[0]) if rows else None

    async def listed(self, guest: str) -> Listed:
        seated = "id IN (SELECT table_id FROM sitting WHERE guest = ?)"
        recent = f"ORDER BY touched DESC LIMIT {MOST_LISTED}"
        return Listed(
            await self._tables(f"WHERE {seated} AND status != ? {recent}", guest, OVER),
            await self._tables(f"WHERE status = ? AND public = 1 AND NOT {seated} {recent}", WAITING, guest),
            await self._tables(f"WHERE {seated} AND status = ? {recent}", guest, OVER),
        )

    async def with_computers(self) -> Sequence[str]:
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = ? AND seats LIKE ? ORDER BY touched DESC LIMIT 1000",
            PLAYING,
            '%"computer"%',
        )
        return [str(row[0]) for row in rows]


_CHANGES = "SELECT state, what, seat, moves, back, digest, guest, at FROM changes"


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older file to the shape of today; one of a newer Azalai is left alone."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        connection.close()
        raise StoreError(say("web-store-newer", version=version, known=len(MIGRATIONS)))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")


def _commit(connection: sqlite3.Connection, works: list[Work]) -> list[Exception | None]:
    """Carry out works in one transaction, each whole or not at all; what went wrong with each."""
    faults: list[Exception | None] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work in works:
            connection.execute("SAVEPOINT one")
            try:
                work(connection)
                faults.append(None)
            except Exception as error:  # also what cannot be stored at all: the thread must go on for the others
                connection.execute("ROLLBACK TO one")
                faults.append(error if isinstance(error, StoreError) else StoreError(str(error)))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except sqlite3.Error as error:  # the disk is full, or gone: nobody is told that anything was kept
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")  # or SQLite has done so itself
        return [StoreError(str(error)) for _ in works]
    return faults


def _answer(together: list[Waiting], faults: list[Exception | None]) -> None:
    """Tell all who wait, each in its own loop; one call for all of a loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
    for (_, loop, done), fault in zip(together, faults, strict=True):
        loops.setdefault(loop, []).append((done, fault))
    for loop, answers in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, fault in answers:
        if done.done():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)


# -- rows -------------------------------------------------------------------------------------------------


def _values(table: TableRecord) -> dict[str, Any]:
    values = vars(table) | {"seed": str(table.seed), "public": int(table.public)}
    values["seats"] = _json([vars(seat) for seat in table.seats])
    return values | {name: _json(values[name]) for name in ("options", "scores", "winners")}


_INSERT = f"INSERT INTO tables VALUES ({', '.join(f':{column}' for column in COLUMNS)})"
_UPDATE = f"UPDATE tables SET {', '.join(f'{column} = :{column}' for column in COLUMNS[1:])} WHERE id = :id"


def _add(connection: sqlite3.Connection, table: TableRecord) -> None:
    connection.execute(_INSERT, _values(table))
    _seat_guests(connection, table)


def _seat_guests(connection: sqlite3.Connection, table: TableRecord) -> None:
    connection.execute("DELETE FROM sitting WHERE table_id = ?", (table.id,))
    for guest in {seat.guest for seat in table.seats if seat.guest} | {table.host}:
        connection.execute("INSERT INTO sitting VALUES (?, ?)", (guest, table.id))


def _update(connection: sqlite3.Connection, table: TableRecord) -> None:
    connection.execute(_UPDATE, _values(table))


def _record(row: tuple[Any, ...]) -> TableRecord:
    named = dict(zip(COLUMNS, row, strict=True))
    named["options"] = json.loads(named["options"])
    named["seed"] = int(named["seed"])
    named["seats"] = tuple(Seat(**seat) for seat in json.loads(named["seats"]))
    named["public"] = bool(named["public"])
    named["scores"] = tuple(json.loads(named["scores"]))
    named["winners"] = tuple(json.loads(named["winners"]))
    return TableRecord(**named)


def _change(row: tuple[Any, ...]) -> Change:
    state, what, seat, moves, back, digest, guest, at = row
    return Change(state, what, seat, tuple(moves.split()), back, digest, guest, at)


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
