"""Limits on a connection before a request is complete: how long its head may take and how large it may be.

uvicorn waits for the head of a request without limit and buffers all of it. Many connections that send a byte now and
then, or an endless header, would block the server (slow loris). ``middleware`` limits bodies.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from azalai.server.configuration import Limits

END_OF_HEAD = b"\r\n\r\n"


def limited_protocol(limits: Limits) -> type[HttpToolsProtocol]:
    """A protocol class for uvicorn with these limits."""
    return type("LimitedProtocol", (LimitedProtocol,), {"limits": limits})


class LimitedProtocol(HttpToolsProtocol):
    """Limits the size of a request's head, and its time from the opening of the connection or, for later requests,
    from the first byte."""

    limits: Limits
    _timer: asyncio.TimerHandle | None = None
    _in_head = False
    _head_bytes = 0  # received so far
    _tail = b""  # the last bytes received: the end of a head may be split

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if self._timer is None:
            self._start_timer()

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        self._stop_timer()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        # checked first: httptools joins a long header piece by piece, in quadratic time
        received = self._tail + data
        if self._in_head:
            end = received.find(END_OF_HEAD)
            self._head_bytes += len(data) if end < 0 else end
            if self._head_bytes > self.limits.head_bytes:
                self.send_400_response("The head of the request is too large.")
                return
        self._tail = received[1 - len(END_OF_HEAD) :]
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.limits.head_seconds, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
