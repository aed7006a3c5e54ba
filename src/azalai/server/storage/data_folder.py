"""The server's data folder: a file lock for one server at a time, and the secret key that signs cookies and links."""

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
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder's lock: two servers would each trust what they have in memory. The operating system releases the
    lock when the process ends, even if it is killed."""
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


def secret_key(folder: Path) -> bytes:
    """The server's secret, created on the first start and readable by its owner only.

    The file is replaced in one step: a server killed while writing must not sign with half a secret, or none.
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
