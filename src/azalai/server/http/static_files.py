"""Static files: styles, script, fonts and icons. Their URLs contain a hash of all files, so browsers may cache them
forever."""

from __future__ import annotations

import mimetypes
from typing import Any

from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from azalai.web.rendering import STATIC, static_hash

mimetypes.add_type("font/woff2", ".woff2")


class ImmutableFiles(StaticFiles):
    def file_response(self, *arguments: Any, **named: Any) -> Response:
        response = super().file_response(*arguments, **named)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def static_prefix() -> str:
    return f"/static/{static_hash()}"


def static_route() -> Mount:
    return Mount(static_prefix(), ImmutableFiles(directory=STATIC))
