"""HTTP errors raised while a request is handled: a status, a code for programs, a message for people.

Tables raise them too; ``http.error_responses`` turns them into responses.
"""

from __future__ import annotations

import math
from typing import Any

from azalai.messages import say


class RequestError(Exception):
    """The request is refused and has changed nothing. ``text`` is a message that is already written out."""

    def __init__(self, status: int, code: str, message: str = "", /, *, text: str = "", **arguments: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.message = message
        self.arguments = arguments
        self.details: dict[str, Any] = {}  # more fields of the JSON response
        self._text = text

    def text(self) -> str:
        """The message, in the language in use."""
        return self._text or say(self.message, **self.arguments)


class StaleState(RequestError):
    """The request refers to an older state of the table."""

    def __init__(self) -> None:
        super().__init__(409, "stale", "web-stale")


class TooManyRequests(RequestError):
    """A rate limit, the limit of CPU time or the limit of a queue was exceeded."""

    def __init__(self, seconds: float, message: str = "web-too-many") -> None:
        wait = max(1, math.ceil(seconds))
        super().__init__(429, "too-many", message, seconds=wait)
        self.details["retry_after"] = wait
