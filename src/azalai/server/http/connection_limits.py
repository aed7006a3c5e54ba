"""Limits on connections: their number from one address, size and time of a request, and pipelined requests.

uvicorn waits for a request without limit and keeps its whole head and its trailers in memory. Many connections that
send a byte now and then (slow loris), endless headers or endless trailers would exhaust the server. ``middleware``
limits the bodies that a handler reads, and responds with a message; the limits here hold for every connection. A client
that reads its responses slowly keeps them in the server's memory, so each address has a limit of connections.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from azalai.server.configuration import Configuration, Limits
from azalai.server.http.rate_limit import limited_address

PIECE = 1024
"""Bytes that are parsed at a time. A limit may be exceeded by less than one piece."""
FRAMING = 64 * 1024
"""Bytes after a head besides the body itself: chunk sizes and trailers."""
GRACE = 3.0
"""Seconds after the time limit of a body, for the middleware to respond to slow clients with a message."""
LINGER_SECONDS = 2.0
"""A client that is still sending when its response ends gets this time to read the response. Closing at once would
reset the connection, and the client might lose the response."""
LINGER_BYTES = 1024 * 1024
"""What such a client may send meanwhile. It is discarded."""
MAX_PIPELINED = 16
"""Requests of one connection that wait for the response to an earlier request. Browsers send none."""


def limited_protocol(configuration: Configuration) -> type[HttpToolsProtocol]:
    """A protocol class for uvicorn with these limits, and the connections of its server."""
    proxies = tuple(ip_network(proxy) for proxy in configuration.proxies)
    fields = {"limits": configuration.limits, "proxies": proxies, "open_connections": Counter()}
    return type("LimitedProtocol", (LimitedProtocol,), fields)


class LimitedProtocol(HttpToolsProtocol):
    """Limits the size of a request's head, its time from the opening of the connection or, for later requests, from
    the first byte, and the size and time of everything after the head."""

    limits: Limits
    proxies: tuple[IPv4Network | IPv6Network, ...]  # which connect for many clients
    open_connections: Counter[str]  # by address
    _address = ""  # of the client, if it is limited
    _timer: asyncio.TimerHandle | None = None
    _in_head = True  # also while no request has begun
    _received = 0  # bytes of the head, or of what follows it
    _discarding = False

    # -- connection -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer(self.limits.head_seconds)
        self._address = self._limited_peer(transport.get_extra_info("peername"))
        if self._address:
            self.open_connections[self._address] += 1
            if self.open_connections[self._address] > self.limits.connections_per_address:
                transport.close()

    def _limited_peer(self, peer: Any) -> str:
        """The address whose connections are counted; "": this machine or a proxy, which is not limited."""
        if not isinstance(peer, tuple):  # a Unix socket
            return ""
        address = ip_address(peer[0])
        address = getattr(address, "ipv4_mapped", None) or address
        is_proxy = any(address in proxy for proxy in self.proxies)
        return "" if is_proxy else limited_address(str(address), limits_loopback=False)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._discarding:
                self._discard(len(data) - start)
                return
            piece = data[start : start + PIECE]
            self._received += len(piece)
            super().data_received(piece)
            if self.transport.is_closing():
                return
            self._check_size()
        if self._timer is None and self._received:
            limits = self.limits
            self._start_timer(limits.head_seconds if self._in_head else limits.body_seconds + GRACE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._address:
            self.open_connections[self._address] -= 1
            if not self.open_connections[self._address]:
                del self.open_connections[self._address]
        super().connection_lost(exc)

    def _check_size(self) -> None:
        if self._in_head and self._received > self.limits.head_bytes:
            self.send_400_response("The head of the request is too large.")
        elif not self._in_head and self._received > self.limits.upload_bytes + FRAMING:
            self._discarding = True  # the middleware has enough of the body to refuse it

    def _discard(self, count: int) -> None:
        self._received += count
        if self._received > LINGER_BYTES:
            self.transport.abort()

    # -- parser callbacks -----------------------------------------------------------------------------

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # trailers are not used, and must not pass for headers
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._begin_part(in_head=False)
        super().on_headers_complete()
        if len(self.pipeline) > MAX_PIPELINED:
            self.transport.close()

    def on_message_complete(self) -> None:
        self._begin_part(in_head=True)
        super().on_message_complete()

    def _begin_part(self, *, in_head: bool) -> None:
        self._in_head, self._received = in_head, 0
        self._stop_timer()

    # -- responses ------------------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        async def closing_app(scope: Any, receive: Any, send: Any) -> None:
            async def closing_send(message: Any) -> None:
                if message["type"] == "http.response.start" and cycle.more_body:
                    headers = [header for header in message.get("headers", ()) if header[0].lower() != b"connection"]
                    await send(message | {"headers": [*headers, (b"connection", b"close")]})
                    cycle.keep_alive = True  # uvicorn would close the connection at once
                    return
                await send(message)
                if cycle.response_complete and cycle.more_body:
                    self._linger()

            await app(scope, receive, closing_send)

        super()._start_asgi_task(cycle, closing_app)

    def _linger(self) -> None:
        """The response has ended before the request: discard the rest of the request for a moment, then close."""
        if self.transport.is_closing():
            return
        self._discarding = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._stop_timer()
        self._start_timer(LINGER_SECONDS)

    # -- timer ----------------------------------------------------------------------------------------

    def _start_timer(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
