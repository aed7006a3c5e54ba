"""How long a connection may take to say what it wants, and how much it may say before that.

uvicorn waits for the head of a request as long as it takes and keeps all of it; whoever opens many connections and
sends a letter now and then, or a header without end, would hold everybody up. (Bodies are bounded in ``guarding``.)
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from azalai.server.configuration import Limits

END = b"\r\n\r\n"
"""Of a head."""


def bounded(limits: Limits) -> type[HttpToolsProtocol]:
    """The connections of a server with these limits."""
    return type("Bounded", (Bounded,), {"limits": limits})


class Bounded(HttpToolsProtocol):
    """A connection whose requests have heads of a size and within a time: from the opening of the connection, or the
    first letter of a later request."""

    limits: Limits
    _waits: asyncio.TimerHandle | None = None
    _in_head = False
    _head = 0  # bytes of the head that have come
    _last = b""  # what came last: the end of a head may come in two pieces

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if self._waits is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        self._stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        # httptools puts a long header together piece by piece: not even one letter too much is handed to it
        seen = self._last + data
        if self._in_head:
            end = seen.find(END)
            self._head += len(data) if end < 0 else end
            if self._head > self.limits.head:
                self.send_400_response("The head of the request is too large.")
                return
        self._last = seen[1 - len(END) :]
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waits = self.loop.call_later(self.limits.head_seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None
