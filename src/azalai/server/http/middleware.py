"""What stands before every request: whose page may post, how much and how often, and what a browser is told to refuse.

``Guard`` is a plain ASGI layer, so that streams pass through it untouched.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azalai.server.configuration import Configuration
from azalai.server.errors import Refused

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("127.0.0.1", "::1")
MOST_BUCKETS = 20_000
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Buckets:
    """Token buckets, one for each guest or address: so many at once, refilled at a rate. Measured by a clock that never
    jumps."""

    def __init__(self, size: float, rate: float) -> None:
        self._size, self._rate = size, rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, whose: str) -> float:
        """Take one; 0, or the seconds to wait until there is one."""
        now = time.monotonic()
        left, since = self._left.pop(whose, (self._size, now))
        left = min(self._size, left + (now - since) * self._rate)
        allowed = left >= 1
        self._left[whose] = (left - 1 if allowed else left, now)
        while len(self._left) > MOST_BUCKETS:
            self._left.popitem(last=False)
        return 0.0 if allowed else (1 - left) / self._rate


class Guard:
    """Refuses what no page of ours would send, limits bodies, and adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp, configuration: Configuration) -> None:
        self.app = app
        self.configuration = configuration

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = _with_headers(send, self.configuration)
        headers = Headers(scope=scope)
        try:
            if scope["method"] not in SAFE_METHODS and not self._from_us(headers, scope["scheme"]):
                raise Refused(403, "origin", "web-other-origin")
            limit = self._limit(scope["path"])
            if _declared(headers) > limit:
                raise Refused(413, "too-large", "web-too-large", most=limit // 1024)
            await self.app(scope, _bounded(receive, limit, self.configuration.limits.body_seconds), guarded)
        except Refused as refused:
            await refused.response(headers)(scope, receive, guarded)

    def _limit(self, path: str) -> int:
        limits = self.configuration.limits
        return limits.upload if path == "/replays" else limits.body

    def _from_us(self, headers: Headers, scheme: str) -> bool:
        """A browser says where a page that posts comes from; what is no browser says nothing, and has nobody's cookies
        but its own."""
        origin = headers.get("origin")
        if origin is not None:
            own = self.configuration.origin or f"{scheme}://{headers.get('host', '')}".lower()
            return origin.lower() == own
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        referer = headers.get("referer")
        return referer is None or urlsplit(referer).netloc.lower() == headers.get("host", "").lower()


def _declared(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isdecimal() else 0


def _bounded(receive: Receive, limit: int, seconds: float) -> Receive:
    """Counts what comes in, for those who do not say beforehand, and how long it takes to come."""
    got, whole, until = 0, False, 0.0

    async def bounded() -> Message:
        nonlocal got, whole, until
        if whole:  # all that can still come is that the client goes away
            return await receive()
        now = asyncio.get_running_loop().time()
        until = until or now + seconds
        try:
            async with asyncio.timeout(until - now):
                message = await receive()
        except TimeoutError:
            raise Refused(408, "too-slow", "web-too-slow") from None
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if got > limit:
                raise Refused(413, "too-large", "web-too-large", most=limit // 1024)
        return message

    return bounded


def _with_headers(send: Send, configuration: Configuration) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if configuration.secure:
                headers.setdefault("strict-transport-security", "max-age=31536000")
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return guarded


def address_of(scope: Scope) -> str:
    """Whom an address limit counts for; "": this machine itself, which has none."""
    client = scope.get("client")
    return "" if client is None or client[0] in LOOPBACK else str(client[0])
