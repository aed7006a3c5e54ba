"""Tables against a computer, hints there, and bot workers that are suspended for a while."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from azalai.server.bot_workers.levels import levels
from tests.server.http_player import make_table
from tests.server.server_process import ServerProcess, bot_workers

LEVEL = levels("targi")[0][0]


def against_computer(guest: httpx.Client, seed: int = 7) -> str:
    return str(make_table(guest, seed=seed, opponent=f"computer:{LEVEL}")["table"])


def ask(guest: httpx.Client, table: str, state: int = 0, **more: Any) -> httpx.Response:
    return guest.post(f"/t/{table}/hint", json={"state": state}, **more)


@contextmanager
def stopped_workers(served: ServerProcess) -> Iterator[None]:
    """The workers that have started are suspended in the block, so that tasks queue up."""
    workers = bot_workers(served)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
