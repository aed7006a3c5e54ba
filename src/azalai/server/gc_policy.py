"""When Python looks for garbage. With hundreds of tables in memory a search through everything takes a quarter of a
second, in which nobody is answered; so only what is young is searched while people play, and all of it in a quiet
moment. (What goes by itself is not meant here, but rings of objects: drawing a page leaves some behind.)"""

from __future__ import annotations

import gc
import time

YOUNG = (4_000, 6, 1_000_000)
"""So many new objects start a search of some milliseconds; every sixth looks a little further; everything is never
searched by count."""
EVERY = 600.0  # seconds between two searches through everything, if there is a quiet moment
AT_LEAST = 3600.0  # and if there is none
QUIET = 2.0  # seconds without a move


class Tidying:
    """Chooses the moments."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._busy = 0.0  # when somebody last moved

    def begin(self) -> None:
        """What is there from the start stays to the end: it is never searched again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)

    def busy(self) -> None:
        self._busy = time.monotonic()

    def due(self, now: float) -> bool:
        since = now - self._last
        return since > AT_LEAST or (since > EVERY and now - self._busy > QUIET)

    def tidy(self) -> bool:
        """Search through everything if it is time for it; whether it was."""
        now = time.monotonic()
        if not self.due(now):
            return False
        gc.collect()
        self._last = now
        return True
