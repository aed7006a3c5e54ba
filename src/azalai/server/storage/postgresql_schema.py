"""The PostgreSQL schema as numbered migrations, and the secret key that all servers of a database share."""

from __future__ import annotations

import secrets
from typing import Any

import psycopg

from azalai.messages import say
from azalai.server.storage.data_folder import SECRET_BYTES
from azalai.server.storage.puzzle_rows import TABLES as PUZZLE_TABLES
from azalai.server.storage.rows import WHAT_IF_INDEX
from azalai.server.storage.store import StoreError

CONNECT_TIMEOUT = 10  # seconds
LOCK = 0x617A616C6169  # "azalai": one process migrates, the others wait for it

MIGRATIONS = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL, -- may exceed the integers of the database
        seats TEXT NOT NULL,
        host TEXT NOT NULL,
        code TEXT NOT NULL UNIQUE,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        state INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        round INTEGER NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        touched DOUBLE PRECISION NOT NULL,
        rematch TEXT NOT NULL,
        file TEXT NOT NULL,
        scores TEXT NOT NULL,
        winners TEXT NOT NULL,
        events TEXT NOT NULL,
        short_code TEXT NOT NULL,
        revision INTEGER NOT NULL,
        computer_to_move BOOLEAN NOT NULL
    );
    CREATE INDEX tables_by_status ON tables (status, public, touched);
    CREATE INDEX tables_by_host ON tables (host, status);
    CREATE UNIQUE INDEX tables_by_short_code ON tables (short_code) WHERE short_code != '' AND status != 'over';
    CREATE TABLE sitting ( -- which guests have a seat at which table
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (guest, table_id)
    );
    CREATE INDEX sitting_by_table ON sitting (table_id);
    CREATE TABLE changes (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        state INTEGER NOT NULL,
        what TEXT NOT NULL,
        seat INTEGER NOT NULL,
        moves TEXT NOT NULL,
        back INTEGER NOT NULL,
        digest TEXT NOT NULL,
        guest TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, state)
    );
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM tables WHERE id = OLD.table_id) THEN
                RAISE EXCEPTION 'changes only grow';
            END IF;
            RETURN OLD;
        END
    $$;
    CREATE TRIGGER changes_only_grow BEFORE UPDATE OR DELETE ON changes FOR EACH ROW EXECUTE FUNCTION refuse();
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
    """,
    """
    -- what a crash of the database may lose is unlogged: then every lease has ended and every task is asked again
    CREATE UNLOGGED TABLE processes (id TEXT PRIMARY KEY, expires TIMESTAMPTZ NOT NULL); -- servers and bot workers
    CREATE FUNCTION alive(process TEXT) RETURNS boolean LANGUAGE sql STABLE AS
        'SELECT EXISTS (SELECT FROM processes WHERE id = process AND expires > now())';
    ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '', ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX computer_turns ON tables (owner) WHERE computer_to_move;
    ALTER TABLE changes ADD COLUMN process TEXT NOT NULL DEFAULT '', ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
    CREATE UNLOGGED TABLE bot_tasks (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        asked_by TEXT NOT NULL, -- the server process that waits for the answer
        client TEXT NOT NULL,
        hint BOOLEAN NOT NULL,
        task TEXT NOT NULL,
        taken_by TEXT NOT NULL DEFAULT '',
        attempts INTEGER NOT NULL DEFAULT 0,
        answer TEXT,
        asked TIMESTAMPTZ NOT NULL DEFAULT now()
    );
    """,
    """
    CREATE TABLE studies ( -- the analysis of a finished game
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        depth TEXT NOT NULL,
        study TEXT NOT NULL,
        PRIMARY KEY (table_id, depth)
    );
    DELETE FROM bot_tasks;
    ALTER TABLE bot_tasks DROP COLUMN hint, ADD COLUMN kind SMALLINT NOT NULL; -- 0: move, 1: hint, 2: study
    """,
    PUZZLE_TABLES,
    WHAT_IF_INDEX,
    "ALTER TABLE bot_tasks ADD COLUMN client_group TEXT NOT NULL DEFAULT '';",
]
"""Numbered from 1; ``azalai_schema`` says how many a database has had. Released ones never change: add another."""


def connect(url: str) -> psycopg.Connection[tuple[Any, ...]]:
    try:
        return psycopg.connect(url, autocommit=True, connect_timeout=CONNECT_TIMEOUT)
    except psycopg.Error as error:
        raise StoreError(say("web-store", path=without_password(url), error=str(error).strip())) from error


def without_password(url: str) -> str:
    """The URL for messages and logs."""
    try:
        parts = psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.Error:
        return "postgresql://…"
    host, name = parts.get("host") or "localhost", parts.get("dbname") or ""
    return f"postgresql://{host}/{name}"


def migrate(url: str) -> None:
    """Bring a database to the current schema, once; refuse the database of a newer Azalai."""
    with connect(url) as connection:
        try:
            with connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
                connection.execute("CREATE TABLE IF NOT EXISTS azalai_schema (version INTEGER NOT NULL)")
                found = connection.execute("SELECT version FROM azalai_schema").fetchone()
                version = int(found[0]) if found else 0
                if version > len(MIGRATIONS):
                    raise StoreError(say("web-store-newer", version=version, known=len(MIGRATIONS)))
                if not found:
                    connection.execute("INSERT INTO azalai_schema VALUES (0)")
                for number, script in enumerate(MIGRATIONS[version:], version + 1):
                    connection.execute(script)
                    connection.execute("UPDATE azalai_schema SET version = %s", (number,))
        except psycopg.Error as error:
            raise StoreError(say("web-store", path=without_password(url), error=str(error).strip())) from error


def shared_secret(url: str) -> bytes:
    """The secret of all servers that use this database; the first one makes it."""
    with connect(url) as connection:
        connection.execute(
            "INSERT INTO secrets VALUES ('cookies', %s) ON CONFLICT DO NOTHING", (secrets.token_bytes(SECRET_BYTES),)
        )
        row = connection.execute("SELECT value FROM secrets WHERE name = 'cookies'").fetchone()
    assert row is not None
    return bytes(row[0])
