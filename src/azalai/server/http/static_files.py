"""Static files: styles, script, fonts and icons, read and compressed once at start.

Their URLs contain a hash of all files, so that browsers may cache them forever.
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

COMPRESSED_FORMATS = (".woff2", ".png", ".gz")
CACHE_FOREVER = "public, max-age=31536000, immutable"
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True)
class _File:
    content: bytes
    gzipped: bytes | None
    media_type: str


class StaticFiles:
    """The files under ``/static``, as an ASGI application."""

    def __init__(self) -> None:
        self._hash = static_hash()
        self.prefix = f"/static/{self._hash}"
        self._files: dict[str, _File] = {}
        for path in sorted(STATIC.rglob("*")):
            if path.is_file():
                content = path.read_bytes()
                gzipped = None if path.suffix in COMPRESSED_FORMATS else gzip.compress(content, 9, mtime=0)
                media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                self._files[path.relative_to(STATIC).as_posix()] = _File(content, gzipped, media_type)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._files.get(scope["path_params"]["path"])
        if file is None or scope["path_params"]["hash"] != self._hash:
            raise HTTPException(404)
        headers = {"cache-control": CACHE_FOREVER, "vary": "accept-encoding"}
        content = file.content
        if file.gzipped is not None and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            content = file.gzipped
            headers["content-encoding"] = "gzip"
        await Response(content, headers=headers, media_type=file.media_type)(scope, receive, send)
