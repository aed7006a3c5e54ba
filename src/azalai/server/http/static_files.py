"""Styles, the script, fonts and icons: read once, packed once, kept by browsers for ever.

Their address holds a hash of all of them, so a new version has new addresses and nothing old is ever shown with it.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from azalai.web.rendering import STATIC, static_hash

PACKED_ALREADY = (".woff2", ".png", ".gz")
FOR_EVER = "public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class _File:
    plain: bytes
    packed: bytes | None
    kind: str


class Static:
    """The files under ``/static``, as an ASGI application."""

    def __init__(self) -> None:
        self.prefix = f"/static/{static_hash()}"
        self._files: dict[str, _File] = {}
        for path in sorted(STATIC.rglob("*")):
            if path.is_file():
                plain = path.read_bytes()
                packed = None if path.suffix in PACKED_ALREADY else gzip.compress(plain, 9, mtime=0)
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                self._files[path.relative_to(STATIC).as_posix()] = _File(plain, packed, kind)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._files.get(scope["path_params"]["path"])
        if file is None or scope["path_params"]["hash"] != self.prefix.rpartition("/")[2]:
            raise HTTPException(404)
        headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
        body = file.plain
        if file.packed is not None and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        response = Response(body, headers=headers, media_type=file.kind)
        await response(scope, receive, send)
