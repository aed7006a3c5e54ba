"""Garbage collection policy: when Python's cyclic garbage collector runs.

With hundreds of tables in memory a full collection takes a quarter of a second, during which nobody is served. While
people play only young objects are collected; full collections wait for a quiet moment. This is about reference cycles
only, which page rendering leaves behind; reference counting frees everything else.
"""

from __future__ import annotations

import gc
import time

THRESHOLDS = (4_000, 6, 1_000_000)
"""Young collections take milliseconds; the third threshold in effect disables automatic full collections."""
FULL_INTERVAL = 600.0  # seconds between two full collections, if there is a quiet moment
MAX_INTERVAL = 3600.0  # and if there is none
QUIET = 2.0  # seconds without a move


class GcPolicy:
    """Decides when to run a full collection."""

    def __init__(self) -> None:
        self._last_full = time.monotonic()
        self._last_move = 0.0

    def start(self) -> None:
        """Exclude everything that exists at start from later collections."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    def note_move(self) -> None:
        self._last_move = time.monotonic()

    def due(self, now: float) -> bool:
        since = now - self._last_full
        return since > MAX_INTERVAL or (since > FULL_INTERVAL and now - self._last_move > QUIET)

    def collect_if_due(self) -> bool:
        """Run a full collection if one is due. Returns whether it ran."""
        now = time.monotonic()
        if not self.due(now):
            return False
        gc.collect()
        self._last_full = now
        return True
