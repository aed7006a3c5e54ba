"""Games side by side in processes of this machine, each with its compiled gear kept warm.

A worker gets some games at a time and sends back each one as it ends. One that dies is replaced, and what it had not
sent back is played by another. None outlives the arena, however that ends.
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
"""So many workers may die in a row without a game between them: then something is wrong that waiting does not mend."""


def usual_jobs() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(wanted: Tournament, batches: Iterable[list[Fixture]], jobs: int) -> Iterator[Row]:
    """Each game as it ends. One job needs no process of its own."""
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
    """A process, our end of the pipe to it, and what it still has to play."""

    def __init__(self, wanted: Tournament) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=_work, args=(wanted, theirs), daemon=True)
        self.batch: list[Fixture] = []
        with _deaf_to_ctrl_c():
            self.process.start()
        theirs.close()

    def give(self, batch: list[Fixture]) -> None:
        self.batch = batch
        with contextlib.suppress(OSError):  # it has died: ``take`` says so
            self.pipe.send(batch)

    def take(self) -> Row | None:
        """The next game that ended; None where the worker has died."""
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
def _deaf_to_ctrl_c() -> Iterator[None]:
    """What is started inside does not hear Ctrl-C: the arena does, and stops it."""
    if threading.current_thread() is not threading.main_thread():  # only there can it be set
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(wanted: Tournament, pipe: Connection[Any, Any]) -> None:
    """The life of a worker: play what comes, until nothing can come any more."""
    threading.Thread(target=_leave_with_the_arena, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            for fixture in pipe.recv():
                try:
                    answer: tuple[Row, str] = (play(wanted, fixture), "")
                except Exception:
                    answer = ({}, traceback.format_exc())
                pipe.send(answer)


def _leave_with_the_arena() -> None:
    """An arena that is killed cannot stop its workers: they see that it has gone."""
    arena = multiprocessing.parent_process()
    if arena is not None:
        wait([arena.sentinel])
        os._exit(1)
