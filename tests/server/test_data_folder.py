"""The data folder: one server at a time, and a secret that is whole or made anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.errors import IllegalOption
from azalai.server.storage.data_folder import SECRET_BYTES, locked, secret_key


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    secret = secret_key(tmp_path)

    assert len(secret) == SECRET_BYTES
    assert secret_key(tmp_path) == secret
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("left", [b"", b"half of it"])
def test_nothing_is_signed_with_what_a_crash_left_of_a_secret(tmp_path: Path, left: bytes) -> None:
    """With an empty one everybody could make everybody's cookie."""
    (tmp_path / "secret").write_bytes(left)

    secret = secret_key(tmp_path)

    assert len(secret) == SECRET_BYTES
    assert secret_key(tmp_path) == secret


def test_a_secret_that_was_not_finished_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "secret.new").write_bytes(b"half of it")

    assert len(secret_key(tmp_path)) == SECRET_BYTES


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    with locked(tmp_path), pytest.raises(IllegalOption, match="another server uses the folder"), locked(tmp_path):
        pass
    with locked(tmp_path):
        pass
