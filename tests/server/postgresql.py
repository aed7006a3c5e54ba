"""A private PostgreSQL server for tests, from the system's package: ``python -m tests.server.postgresql`` installs it.

The server runs on a Unix socket in a temporary folder and ends with the tests.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

from azalai.bench.postgresql_server import HOW, PostgreSQLServer, programs

__all__ = ["PostgreSQLServer", "install", "programs", "server"]


def install() -> Path | None:
    """Install the package if there is none and nobody has named one."""
    named = "AZALAI_POSTGRESQL" in os.environ
    if programs() is None and not named and shutil.which("apt-get") and os.geteuid() == 0:
        print("no PostgreSQL yet: apt-get install postgresql", flush=True)
        way = "apt-get update -q && apt-get install -qy --no-install-recommends postgresql"
        subprocess.run(["sh", "-c", way], check=False, timeout=900)
    return programs()


@functools.cache
def server() -> PostgreSQLServer:
    """One server for all tests of this process."""
    return PostgreSQLServer()


if __name__ == "__main__":
    sys.exit(None if install() else HOW)
