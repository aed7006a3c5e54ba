"""Rate limits by guest and by client address (IPv6: /64 network): token buckets, and a limit of open streams."""

from __future__ import annotations

import functools
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from starlette.types import Scope

from azalai.server.errors import TooManyRequests

MAX_BUCKETS = 20_000
CACHED_ADDRESSES = 4096
MAX_ADDRESS_LENGTH = 64  # a proxy may send any text as an address; longer text is cut


class TokenBuckets:
    """Token buckets, one for each guest or address, with a burst size and a rate per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self.rate = burst, rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, and when

    def left(self, client: str) -> float:
        """The tokens in a bucket; less than 0 if more were taken."""
        now = time.monotonic()
        tokens, since = self._buckets.get(client, (self._burst, now))
        return min(self._burst, tokens + (now - since) * self.rate)

    def take(self, client: str, tokens: float) -> None:
        """Take tokens, even if the bucket has fewer."""
        self._buckets[client] = self.left(client) - tokens, time.monotonic()
        self._buckets.move_to_end(client)
        while len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)


class RateLimiter:
    """Limits how many requests each guest or address may send: a token for each."""

    def __init__(self, burst: float, rate: float) -> None:
        self._buckets = TokenBuckets(burst, rate)

    def take(self, client: str) -> None:
        """Take one token; TooManyRequests if there is none."""
        left = self._buckets.left(client)
        self._buckets.take(client, 1 if left >= 1 else 0)
        if left < 1:
            raise TooManyRequests((1 - left) / self._buckets.rate)


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


def client_address(scope: Scope, limits_loopback: bool = False) -> str:
    """What limits count for: an IPv4 address, or the /64 network of an IPv6 address, since one client usually has all
    of it. "": this machine, which is not limited."""
    client = scope.get("client")
    return limited_address("127.0.0.1" if client is None else str(client[0]), limits_loopback)


@functools.lru_cache(CACHED_ADDRESSES)
def limited_address(text: str, limits_loopback: bool) -> str:
    """The address in the form that limits count; "": it is not limited."""
    try:
        address = ip_address(text)
    except ValueError:
        return text[:MAX_ADDRESS_LENGTH]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback:
        return "127.0.0.1" if limits_loopback else ""
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
