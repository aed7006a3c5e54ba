"""Cookies with a JSON value. They are not signed, so the code that reads one must check the value."""

from __future__ import annotations

import base64
import json
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

MAX_COOKIE = 3500  # characters; browsers keep 4 KB


def read_cookie(request: Request, name: str) -> Any:
    """The value; None if there is none, or if it cannot be read."""
    try:
        return json.loads(base64.urlsafe_b64decode(request.cookies.get(name, "")[:MAX_COOKIE]))
    except (ValueError, RecursionError):
        return None


def set_cookie(response: Response, name: str, value: Any, max_age: int, secure: bool) -> None:
    """Let the browser keep a value for ``max_age`` seconds."""
    text = base64.urlsafe_b64encode(json.dumps(value, separators=(",", ":")).encode()).decode()
    response.set_cookie(name, text, max_age=max_age, path="/", secure=secure, httponly=True, samesite="lax")
