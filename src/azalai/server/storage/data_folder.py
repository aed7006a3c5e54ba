"""The data folder of a server: held by one server at a time, and the secret that lies in it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from azalai.errors import IllegalOption
from azalai.messages import say

SECRET_FILE = "secret"
SECRET_BYTES = 32
LOCK_FILE = "lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Nobody else serves this folder meanwhile: two servers would each believe what they have in memory. The system
    lets go of it when the process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with (folder / LOCK_FILE).open("ab") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise IllegalOption(say("web-folder-in-use", path=str(folder))) from None
        yield


def secret_of(folder: Path) -> bytes:
    """The server's secret, made on its first start and readable by its owner only.

    It comes to its place whole: a server that was killed while it wrote must not sign with half of one, or none.
    """
    path = folder / SECRET_FILE
    if not path.exists() or path.stat().st_size < SECRET_BYTES:
        fresh = path.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    return path.read_bytes()
