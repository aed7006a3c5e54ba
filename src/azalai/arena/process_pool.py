"""Plays games in parallel worker processes on this machine, each with its compiled gear kept warm.

A worker gets a batch of games and returns each result as the game ends. A worker that dies is replaced, and its missing
games are played again. No worker outlives the arena, even if the arena is killed.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any

from azalai.arena.pairings import Fixture, Tournament
from azalai.arena.play import Row, play
from azalai.errors import AzalaiError
from azalai.messages import say

MOST_DEATHS = 5
"""The arena gives up when this many workers die in a row without finishing a game."""


def usual_jobs() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(wanted: Tournament, batches: Iterable[list[Fixture]], jobs: int) -> Iterator[Row]:
    """Yield each result as its game ends. A single job runs in this process."""
    if jobs == 1:
        for batch in batches:
            for fixture in batch:
                yield play(wanted, fixture)
        return
    waiting = deque(batches)
    workers = [_Worker(wanted) for _ in range(min(jobs, len(waiting)))]
    deaths = 0
    try:
        while waiting or any(worker.batch for worker in workers):
            for worker in workers:
                if waiting and not worker.batch:
                    worker.give(waiting.popleft())
            ready = wait([worker.pipe for worker in workers if worker.batch])
            for worker in [worker for worker in workers if worker.pipe in ready]:
                if (row := worker.take()) is not None:
                    deaths = 0
                    yield row
                    continue
                deaths += 1
                if deaths == MOST_DEATHS:
                    raise AzalaiError(say("arena-workers-die", count=deaths))
                waiting.appendleft(worker.batch)
                worker.stop()
                workers[workers.index(worker)] = _Worker(wanted)
    finally:
        for worker in workers:
            worker.stop()


class _Worker:
    """A worker process, our end of its pipe, and the games it still has to play."""

    def __init__(self, wanted: Tournament) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_work, args=(wanted, theirs), daemon=True)
        self.batch: list[Fixture] = []
        with _ignoring_ctrl_c():
            self.process.start()
        theirs.close()

    def give(self, batch: list[Fixture]) -> None:
        self.batch = batch
        with contextlib.suppress(OSError):  # it has died; ``take`` reports that
            self.pipe.send(batch)

    def take(self) -> Row | None:
        """The next result; None if the worker has died."""
        try:
            row, fault = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if fault:
            raise RuntimeError(fault)
        self.batch = [fixture for fixture in self.batch if list(fixture.key) != row["key"]]
        return row  # type: ignore[no-any-return]

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C: the arena handles it and stops them."""
    if threading.current_thread() is not threading.main_thread():  # signals can be set only there
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(wanted: Tournament, pipe: Connection[Any, Any]) -> None:
    """The main loop of a worker: play batches until the pipe is closed."""
    threading.Thread(target=_exit_with_the_arena, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            for fixture in pipe.recv():
                try:
                    answer: tuple[Row, str] = (play(wanted, fixture), "")
                except Exception:
                    answer = ({}, traceback.format_exc())
                pipe.send(answer)


def _exit_with_the_arena() -> None:
    """A killed arena cannot stop its workers: they exit when its process ends."""
    arena = multiprocessing.parent_process()
    if arena is not None:
        wait([arena.sentinel])
        os._exit(1)
