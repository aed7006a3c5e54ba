"""Rate limits by guest and by client address: token buckets, and a limit of open streams."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Scope

from azalai.server.errors import TooManyRequests

MAX_BUCKETS = 20_000
LOOPBACK = ("127.0.0.1", "::1")


class RateLimiter:
    """Token buckets, one for each guest or address, with a burst size and a rate per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> None:
        """Take one token; TooManyRequests if there is none."""
        now = time.monotonic()
        tokens, since = self._buckets.pop(client, (self._burst, now))
        tokens = min(self._burst, tokens + (now - since) * self._rate)
        allowed = tokens >= 1
        self._buckets[client] = (tokens - 1 if allowed else tokens, now)
        while len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not allowed:
            raise TooManyRequests((1 - tokens) / self._rate)


class StreamLimiter:
    """Counts the open streams of each guest and address."""

    def __init__(self, per_guest: int, per_address: int) -> None:
        self._per_guest, self._per_address = per_guest, per_address
        self._open: Counter[str] = Counter()

    def check(self, guest: str, address: str) -> None:
        """TooManyRequests if the guest or the address has too many streams open."""
        if self._open[guest] >= self._per_guest or (address and self._open[address] >= self._per_address):
            raise TooManyRequests(5)

    @contextmanager
    def counted(self, guest: str, address: str) -> Iterator[None]:
        clients = [client for client in (guest, address) if client]
        self._open.update(clients)
        try:
            yield
        finally:
            self._open.subtract(clients)
            for client in clients:
                if not self._open[client]:
                    del self._open[client]


def client_address(scope: Scope) -> str:
    """The address that limits count for; "": this machine, which is not limited."""
    client = scope.get("client")
    return "" if client is None or client[0] in LOOPBACK else str(client[0])
