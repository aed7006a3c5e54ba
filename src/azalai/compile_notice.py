"""A progress bar while the compiled gear is being compiled, which takes half a minute, once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from azalai.messages import say

USUAL_STEPS = 130
"""Roughly how many functions are compiled for a game; it only scales the bar."""


@contextmanager
def progress() -> Iterator[None]:
    """Within the block, show a bar on standard error if Numba compiles anything and standard error is a terminal."""
    if not sys.stderr.isatty():
        yield
        return
    from numba.core import event
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    parts = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    bar = Progress(*parts, console=Console(stderr=True), transient=True)
    task = bar.add_task(say("compiling"), total=USUAL_STEPS)

    class Watch(event.Listener):  # type: ignore[misc]
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
