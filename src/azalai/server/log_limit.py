"""Limits how much is logged: strangers can cause the same warning again and again and must not fill the disk."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

PERIOD = 60.0  # seconds
MAX_OF_A_KIND = 10  # records in a period
MAX_RECORDS = 200  # records in a period, of all kinds

Kind = tuple[str, int, object]


class LogLimit(logging.Filter):
    """Lets a few records of each kind through in each period; the first one of a later period says how many were left
    out. Records of one kind come from the same line of code, with the same type of exception."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._started = clock()
        self._logged: Counter[Kind] = Counter()
        self._left_out: Counter[Kind] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        now = self._clock()
        if now - self._started >= PERIOD:
            self._started = now
            self._logged.clear()
        kind = record.pathname, record.lineno, record.exc_info[0] if record.exc_info else None
        if self._logged[kind] >= MAX_OF_A_KIND or self._logged.total() >= MAX_RECORDS:
            self._left_out[kind] += 1
            return False
        self._logged[kind] += 1
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} more like this were not logged)"
            record.args = ()
        return True
