"""Security middleware: host names, same-origin check for POST requests, body size and time limits, security headers.

Plain ASGI, so that streams pass through unbuffered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from azalai.server.configuration import Configuration
from azalai.server.errors import RequestError
from azalai.server.http.error_responses import error_response

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
UPLOAD_PATH = "/replays"
CONTENT_SECURITY_POLICY = "; ".join(
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
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
SECURE_HEADERS = {"strict-transport-security": "max-age=31536000"}  # if the public address is encrypted


class SecurityMiddleware:
    """Rejects unknown host names, cross-origin POST requests, oversized and slow bodies; adds the security headers."""

    def __init__(self, app: ASGIApp, configuration: Configuration) -> None:
        self.app = app
        self.configuration = configuration
        headers = HEADERS | (SECURE_HEADERS if configuration.secure else {})
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = _adding_headers(send, self._headers)
        headers, limits = Headers(scope=scope), self.configuration.limits
        max_bytes = limits.upload_bytes if scope["path"] == UPLOAD_PATH else limits.body_bytes
        try:
            if not self.configuration.allows_host(headers.get("host", "")):
                raise RequestError(400, "host", "web-unknown-host")
            if scope["method"] not in SAFE_METHODS and not self._same_origin(headers, scope["scheme"]):
                raise RequestError(403, "origin", "web-other-origin")
            length = headers.get("content-length", "0")
            _check_size(int(length) if length.isdecimal() else 0, max_bytes)
            await self.app(scope, _limited(receive, max_bytes, limits.body_seconds), send)
        except RequestError as error:
            await error_response(error, headers)(scope, receive, send)

    def _same_origin(self, headers: Headers, scheme: str) -> bool:
        """Whether the page that posts is one of ours. Clients other than browsers send none of these headers; they
        have no cookies but their own."""
        origin = headers.get("origin")
        if origin is not None:
            own = self.configuration.public_url or f"{scheme}://{headers.get('host', '')}".lower()
            return origin.lower() == own
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        referer = headers.get("referer")
        return referer is None or urlsplit(referer).netloc.lower() == headers.get("host", "").lower()


def _check_size(size: int, limit: int) -> None:
    if size > limit:
        raise RequestError(413, "too-large", "web-too-large", most=limit // 1024)


def _limited(receive: Receive, max_bytes: int, seconds: float) -> Receive:
    """Limits the size of a body, whatever its Content-Length says, and the time it takes to arrive."""
    size, complete, deadline = 0, False, 0.0

    async def limited() -> Message:
        nonlocal size, complete, deadline
        if complete:  # only the disconnect can follow, at any time
            return await receive()
        deadline = deadline or asyncio.get_running_loop().time() + seconds
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise RequestError(408, "too-slow", "web-too-slow") from None
        if message["type"] == "http.request":
            size += len(message.get("body", b""))
            complete = not message.get("more_body", False)
            _check_size(size, max_bytes)
        return message

    return limited


def _adding_headers(send: Send, added: Sequence[tuple[bytes, bytes]]) -> Send:
    """Adds headers to a response, unless it has them already."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message.get("headers", ())
            present = {name for name, _ in headers}
            message["headers"] = [*headers, *(header for header in added if header[0] not in present)]
        await send(message)

    return with_headers
