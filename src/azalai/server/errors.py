"""What a client is told when something cannot be done: a status, a short code for programs, a sentence for people.

A browser that asks for a page gets a page, everything else JSON. Nothing of the inside of the server is ever in it.
"""

from __future__ import annotations

import math
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, JSONResponse, Response

from azalai.messages import language, preferred, say
from azalai.web.view_models import Viewer


class Refused(Exception):
    """The request is answered with this and changes nothing."""

    def __init__(self, status: int, code: str, message: str, /, **arguments: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.message = message
        self.arguments = arguments
        self.extra: dict[str, Any] = {}  # what else a program may want to know
        self.spoken = ""  # a reason that has been put into words already

    @classmethod
    def because(cls, status: int, code: str, reason: str) -> Refused:
        """With a sentence that the game has said."""
        refused = cls(status, code, "")
        refused.spoken = reason
        return refused

    @classmethod
    def too_many(cls, seconds: float) -> Refused:
        wait = max(1, math.ceil(seconds))
        refused = cls(429, "too-many", "web-too-many", seconds=wait)
        refused.extra["retry_after"] = wait
        return refused

    def text(self) -> str:
        return self.spoken or say(self.message, **self.arguments)

    def response(self, headers: Headers, viewer: Viewer | None = None) -> Response:
        """For this client, in its language."""
        looks = viewer or Viewer(language=preferred(headers.get("accept-language", "")))
        more = {"retry-after": str(self.extra["retry_after"])} if "retry_after" in self.extra else {}
        if self.status == 408:
            more["connection"] = "close"  # the rest of what was sent is not waited for
        with language(looks.language):
            text = self.text()
            if not wants_page(headers):
                return JSONResponse({"error": self.code, "message": text} | self.extra, self.status, more)
            from azalai.web.pages import error_document

            return HTMLResponse(error_document(looks, self.status, text), self.status, more)


def wants_page(headers: Headers) -> bool:
    """Whether it is a browser that goes to a page, by a link or a form."""
    return "text/html" in headers.get("accept", "") and "application/json" not in headers.get("content-type", "")
