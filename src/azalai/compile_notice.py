"""A progress bar while the rules are being compiled, which takes about 15 seconds, once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from azalai.messages import say

USUAL_STEPS = 220
"""Roughly how many functions are compiled for a game; it only scales the bar."""


@contextmanager
def progress() -> Iterator[None]:
    """Within the block, show a bar on standard error if Numba compiles anything and standard error is a terminal."""
    event = _numba_events() if sys.stderr.isatty() else None
    if event is None:
        yield
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    parts = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    bar = Progress(*parts, console=Console(stderr=True), transient=True)
    task = bar.add_task(say("compiling"), total=USUAL_STEPS)

    listener: Any = event.Listener

    class Watch(listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            if not event.data["dispatcher"].stats.cache_hits:
                bar.start()

        def on_end(self, event: Any) -> None:
            bar.advance(task)

    try:
        with event.install_listener("numba:compile", Watch()):
            yield
    finally:
        bar.stop()


def _numba_events() -> Any:
    """Numba's module of events; None without a working Numba, which ``kernel.gear`` reports."""
    try:
        from numba.core import event
    except Exception:
        return None
    return event
