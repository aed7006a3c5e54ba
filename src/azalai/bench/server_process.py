"""A server in separate processes for measurements: its start, its CPU time and its memory."""

from __future__ import annotations

import os
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from azalai.bench.web_client import HOST
from azalai.server.bot_workers.worker_process import BOTS

START_TIMEOUT = 120.0  # seconds, for a busy machine


@contextmanager
def server(arguments: Callable[[str, str], list[str]]) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A fresh server in a separate process, which accepts connections; yields its port and the process. Python gets
    the arguments for an empty folder and a free port."""
    with socket.socket() as asking:
        asking.bind((HOST, 0))
        port: int = asking.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="azalai-bench-") as folder:
        command = [sys.executable, *arguments(folder, str(port))]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + START_TIMEOUT
            while not _accepts(port):
                if time.monotonic() > deadline or process.poll() is not None:
                    raise RuntimeError(f"the server did not start: {shlex.join(command)}")
                time.sleep(0.01)
            yield port, process
        finally:
            process.terminate()
            process.wait(20)


def _accepts(port: int) -> bool:
    try:
        socket.create_connection((HOST, port)).close()
    except OSError:
        return False
    return True


class ProcessTree:
    """Processes and all their descendants. All measurements are 0 where the system has no ``/proc``."""

    def __init__(self, *pids: int) -> None:
        self._pids = pids

    def cpu(self) -> tuple[float, float]:
        """CPU seconds so far: of the server, and of its bot workers with the processes that manage them."""
        ticks = [0, 0]
        for pid in self._processes():
            ticks[is_bot_process(pid)] += _ticks(pid)
        per_second = os.sysconf("SC_CLK_TCK")
        return ticks[0] / per_second, ticks[1] / per_second

    def server_memory(self) -> int:
        """Resident bytes of the server without its bot workers."""
        return sum(_resident(pid) for pid in self._processes() if not is_bot_process(pid))

    def _processes(self) -> list[int]:
        found, queue = [], [*self._pids]
        while queue:
            pid = queue.pop()
            found.append(pid)
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                queue += map(int, _read(task).split())
        return found


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:  # the process has ended, or the system reports nothing
        return ""


def is_bot_process(pid: int) -> bool:
    return _read(Path(f"/proc/{pid}/comm")).strip() == BOTS


def _ticks(pid: int) -> int:
    fields = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12]) if fields else 0


def _resident(pid: int) -> int:
    lines = _read(Path(f"/proc/{pid}/status")).splitlines()
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:")), 0)
