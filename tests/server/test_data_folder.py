"""The data folder: its lock, its secret key, and a file that is not a database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from azalai.errors import IllegalOption
from azalai.server.storage.data_folder import SECRET_BYTES, locked, secret_key
from azalai.server.storage.sqlite_store import SQLiteStore
from azalai.server.storage.store import StoreError
from tests.other_processes import elsewhere


def test_the_secret_is_created_once(tmp_path: Path) -> None:
    secret = secret_key(tmp_path)

    assert len(secret) == SECRET_BYTES
    assert secret_key(tmp_path) == secret
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("left", [b"", b"half of it"])
def test_an_incomplete_secret_is_replaced(tmp_path: Path, left: bytes) -> None:
    """With an empty secret anybody could forge cookies."""
    (tmp_path / "secret").write_bytes(left)

    secret = secret_key(tmp_path)

    assert len(secret) == SECRET_BYTES
    assert secret_key(tmp_path) == secret


def test_a_temporary_file_of_a_crash_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "secret.new").write_bytes(b"half of it")

    assert len(secret_key(tmp_path)) == SECRET_BYTES


def test_only_one_server_can_lock_a_folder(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(IllegalOption, match="another server uses the folder"), locked(tmp_path):
        pass
    with locked(tmp_path):
        pass


def test_a_file_that_is_not_a_database_is_refused_with_a_message(tmp_path: Path) -> None:
    (tmp_path / "s").write_bytes(b"this is no database, and it is long enough to be looked at" * 20)

    with pytest.raises(StoreError, match="cannot open the database"):
        elsewhere(asyncio.run, SQLiteStore(tmp_path / "s").open())
