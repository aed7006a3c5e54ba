"""Processes of this machine: the children of a process, and waiting for a condition."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60


def wait_until(happened: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


def children(of: int) -> list[int]:
    """The running processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, parent = (entry / "stat").read_text().rpartition(") ")[2].split()[:2]
            except OSError:  # gone meanwhile
                continue
            if int(parent) == of and state != "Z":
                found.append(int(entry.name))
    return found
