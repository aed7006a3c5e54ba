"""CPU time of expensive requests by address: a token bucket of seconds, and one such request at a time."""

from __future__ import annotations

import asyncio
import functools
import time
import types
from collections.abc import Callable, Coroutine, Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from azalai.server.errors import TooManyRequests
from azalai.server.http.rate_limit import TokenBuckets

T = TypeVar("T")
MAX_WAITING = 20
"""Expensive requests of one address that may wait for their turn."""


@dataclass
class _Line:
    """The expensive requests of one address."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    requests: int = 0  # that run or wait


class CpuLimiter:
    """What the expensive requests of an address may cost: ``burst`` seconds of CPU time at once, and ``rate`` seconds
    more in each second.

    What a request costs is known only afterwards. So a request begins if anything is left, and if it costs more, the
    address has to wait until the rest is paid.
    """

    def __init__(self, burst: float, rate: float) -> None:
        self._seconds = TokenBuckets(burst, rate)
        self._lines: dict[str, _Line] = {}

    def check(self, address: str) -> None:
        """TooManyRequests if the address has no CPU time left."""
        left = self._seconds.left(address)
        if left <= 0:
            raise TooManyRequests(-left / self._seconds.rate, "web-too-much-work")

    def charge(self, address: str, seconds: float) -> None:
        """Count CPU time that was used for the address."""
        if address:
            self._seconds.take(address, seconds)

    async def run(self, address: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the work, once no other work for this address runs. TooManyRequests if the address has used up
        its CPU time, or too much other work waits. "": the address is not limited."""
        if not address:
            return await work()
        self.check(address)
        line = self._lines.setdefault(address, _Line())
        if line.requests > MAX_WAITING:
            raise TooManyRequests(1, "web-too-much-work")
        line.requests += 1
        try:
            async with line.turn:
                self.check(address)  # what was ahead of it may have used up the rest
                return await _metered(work(), functools.partial(self.charge, address))
        finally:
            line.requests -= 1
            if not line.requests:
                del self._lines[address]


@types.coroutine
def _metered(work: Coroutine[Any, Any, T], note: Callable[[float], None]) -> Generator[Any, Any, T]:
    """The result of the work. ``note`` is told the CPU time of each of its steps; other tasks run between them."""
    resume: Callable[[], Any] = functools.partial(work.send, None)
    while True:
        begun = time.thread_time()
        try:
            awaited = resume()
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            note(time.thread_time() - begun)
        try:
            resume = functools.partial(work.send, (yield awaited))
        except BaseException as error:
            resume = functools.partial(work.throw, error)
