"""A private PostgreSQL server for tests and measurements, from the programs of the system's package.

It listens on a Unix socket in a temporary folder, and ends with the process that started it.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from pathlib import Path

HOW = """This needs the programs of a PostgreSQL server, version 13 or newer:
  - Debian and similar: apt-get install postgresql
  - macOS: brew install postgresql
  - or say where they are: AZALAI_POSTGRESQL=/usr/lib/postgresql/15/bin"""


def programs() -> Path | None:
    """The folder of initdb and postgres."""
    named = os.environ.get("AZALAI_POSTGRESQL")
    found = shutil.which("initdb")
    folders = [Path(named)] if named else [Path(found).parent] if found else []
    folders += [] if named else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class PostgreSQLServer:
    """A fresh cluster. It refuses to run as root, so root starts it as another user."""

    def __init__(self) -> None:
        folder = programs()
        assert folder is not None, HOW
        self._programs = folder
        self.folder = Path(tempfile.mkdtemp(prefix="azalai-pg-"))
        self._user = None
        if os.geteuid() == 0:
            names = {each.pw_name for each in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "azalai", "-E", "UTF8", "--no-sync")
        self.start()
        atexit.register(self.remove)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://azalai@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        import psycopg

        name = f"t{uuid.uuid4().hex}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    @property
    def pid(self) -> int:
        """The ancestor of all other processes of the server."""
        return int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
