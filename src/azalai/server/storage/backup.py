"""Backups of a data folder: the database and the secret in one tar file, made while the server is running."""

from __future__ import annotations

import os
import sqlite3
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from azalai.errors import IllegalOption
from azalai.messages import say
from azalai.server.storage.data_folder import SECRET_BYTES, SECRET_FILE, locked, secret_key
from azalai.server.storage.sqlite_store import migrate
from azalai.server.storage.store import StoreError
from azalai.server.storage.stores import DATABASE

PRIVATE = 0o600  # who can read the secret can forge cookies


def back_up(folder: Path, target: Path) -> int:
    """Write a backup of the folder. Returns the number of tables in it."""
    if not (folder / DATABASE).exists():
        raise IllegalOption(say("tidy-no-database", path=str(folder)))
    if target.exists():
        raise IllegalOption(say("backup-exists", path=str(target)))
    with _errors_about(target), tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as scratch:
        copy, packed = Path(scratch) / DATABASE, Path(scratch) / "packed"
        with closing(sqlite3.connect(folder / DATABASE, timeout=30)) as source, closing(sqlite3.connect(copy)) as into:
            source.backup(into)  # in one step; in write-ahead log mode the server goes on writing meanwhile
            into.execute("PRAGMA journal_mode = DELETE")  # one file, without a write-ahead log
        secret = Path(scratch) / SECRET_FILE
        secret.write_bytes(secret_key(folder))
        tables = _check(copy)
        with os.fdopen(os.open(packed, os.O_WRONLY | os.O_CREAT, PRIVATE), "wb") as file:
            with tarfile.open(fileobj=file, mode="w:gz") as archive:
                for member in (copy, secret):
                    archive.add(member, member.name)
            file.flush()
            os.fsync(file.fileno())
        packed.replace(target)
    return tables


def restore(source: Path, folder: Path) -> int:
    """Unpack a backup into a folder without a database. Returns the number of tables in it."""
    with _errors_about(source):
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder), tempfile.TemporaryDirectory(prefix=".restore-", dir=folder) as scratch:
            if (folder / DATABASE).exists():
                raise IllegalOption(say("backup-folder-used", path=str(folder)))
            with tarfile.open(source) as archive:
                for name in (DATABASE, SECRET_FILE):
                    _unpack(archive, name, Path(scratch))
            tables = _check(Path(scratch) / DATABASE, migrate)
            if (Path(scratch) / SECRET_FILE).stat().st_size < SECRET_BYTES:
                raise IllegalOption(say("backup-damaged", path=str(source), error=SECRET_FILE))
            (Path(scratch) / SECRET_FILE).replace(folder / SECRET_FILE)
            (Path(scratch) / DATABASE).replace(folder / DATABASE)  # last: with it the folder counts as used
    return tables


def _unpack(archive: tarfile.TarFile, name: str, folder: Path) -> None:
    packed = archive.extractfile(name)
    if packed is None:
        raise KeyError(name)
    with os.fdopen(os.open(folder / name, os.O_WRONLY | os.O_CREAT, PRIVATE), "wb") as file:
        while piece := packed.read(2**20):
            file.write(piece)
        file.flush()
        os.fsync(file.fileno())


def _check(file: Path, prepare: Callable[[sqlite3.Connection], None] = lambda _: None) -> int:
    """The number of tables in a database; an error if it is damaged."""
    with closing(sqlite3.connect(file)) as database:
        (answer,) = database.execute("PRAGMA integrity_check").fetchone()
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)
        prepare(database)
        (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


@contextmanager
def _errors_about(path: Path) -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        raise IllegalOption(str(error)) from None
    except (OSError, sqlite3.Error, tarfile.TarError, KeyError, EOFError) as error:
        raise IllegalOption(say("backup-damaged", path=str(path), error=str(error))) from None
