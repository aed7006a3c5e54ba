"""A real server in a separate process, for tests: it can be killed and restarted on the same folder.

``python -m tests.server.server_process FOLDER PORT CONFIGURATION`` runs a server; the configuration is JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parent.parent.parent
MANY = [10_000, 10_000]
QUICK = {
    "bot_pace": 0.0,
    "compile_ahead": False,
    "workers": 1,
    "heartbeat": 0.3,
    "limits": {"post_rate": MANY, "get_rate": MANY, "table_rate": MANY},
}


class ServerProcess:
    """A server on a free port."""

    def __init__(self, folder: Path, **configuration: Any) -> None:
        self.folder = folder
        self.configuration = QUICK | configuration
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.configuration.setdefault("reach", {"url": self.url})
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder.parent / f"{folder.name}.log"

    def start(self) -> ServerProcess:
        command = [sys.executable, "-m", "tests.server.server_process", str(self.folder), str(self.port)]
        command.append(json.dumps(self.configuration))
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, env=environment())
        try:
            self.wait()
        except BaseException:
            self.stop()  # __exit__ is not called when __enter__ fails
            raise
        return self

    def wait(self, seconds: float = 120) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            try:
                with new_client(timeout=30) as asking:
                    asking.get(f"{self.url}/healthz")
                return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"no answer: {self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """Kill the server without warning, like a power failure."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(60)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    @contextmanager
    def client(self, **more: Any) -> Iterator[httpx.Client]:
        """A guest with cookies of its own."""
        with new_client(base_url=self.url, timeout=120, **more) as guest:
            guest.get("/settings")
            yield guest

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def new_client(**more: Any) -> httpx.Client:
    """A client without the certificates of the web's authorities: our servers have none, and reading them takes longer
    than most requests."""
    return httpx.Client(verify=False, **more)


def bot_workers(served: ServerProcess) -> list[int]:
    """The process ids of a server's bot workers."""
    assert served.process is not None
    return children_of(served.process.pid)


def children_of(parent: int, named: str = "spawn_main") -> list[int]:
    """The child processes of a process whose command line contains ``named``; by default bot workers."""
    listed = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in listed.stdout.split() if named in _command(pid)]


def _command(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except OSError:  # the process has ended meanwhile
        return ""


def ended(process: int) -> bool:
    """Whether a process has ended; a zombie counts as ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def environment() -> dict[str, str]:
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONUNBUFFERED": "1"}


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port


async def _hears_nothing(*_: Any) -> None:
    await asyncio.Event().wait()


async def _cannot_load(rooms: Any, id: str) -> Any:
    raise KeyError(f"a fault of our own at {id}")


def main(folder: str, port: str, given: str) -> int:
    from azalai.cli.serve import run
    from azalai.server.configuration import Configuration, Expiry, Limits
    from azalai.server.reachability import Reach
    from azalai.server.storage.postgresql_exchange import PostgreSQLExchange
    from azalai.server.tables import sharing
    from azalai.server.tables.rooms import Rooms

    values = json.loads(given)
    limits = {
        name: tuple(value) if isinstance(value, list) else value for name, value in values.pop("limits", {}).items()
    }
    values["reach"] = Reach(**values["reach"])
    values["expiry"] = Expiry(**values.get("expiry", {}))
    processes = values.pop("processes", 1)
    if values.pop("cannot_load", False):
        Rooms._load = _cannot_load  # type: ignore[method-assign]
    if values.pop("deaf", False):  # every message of the other processes is lost
        PostgreSQLExchange._listen = _hears_nothing  # type: ignore[method-assign]
        sharing.COMPARISON = 3600.0
    configuration = Configuration(Path(folder), limits=Limits(**limits), **values)
    return run(configuration, "127.0.0.1", int(port), processes=processes)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
