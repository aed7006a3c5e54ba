"""Error responses: a page for browsers that navigate, JSON for everything else, without any internals of the server."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from azalai.messages import language, preferred
from azalai.server.errors import RequestError
from azalai.web.pages import error_document
from azalai.web.view_models import Viewer


def error_response(error: RequestError, headers: Headers, viewer: Viewer | None = None) -> Response:
    """The response to a request with these headers, in the viewer's language."""
    viewer = viewer or Viewer(language=preferred(headers.get("accept-language", "")))
    more = {"retry-after": str(error.details["retry_after"])} if "retry_after" in error.details else {}
    if error.status == 408:
        more["connection"] = "close"  # do not wait for the rest of the body
    with language(viewer.language):
        text = error.text()
        if _wants_page(headers):
            return HTMLResponse(error_document(viewer, error.status, text), error.status, more)
        return JSONResponse({"error": error.code, "message": text} | error.details, error.status, more)


def _wants_page(headers: Headers) -> bool:
    """Whether a browser navigates to a page, by a link or a form."""
    return "text/html" in headers.get("accept", "") and "application/json" not in headers.get("content-type", "")


async def routing_error(request: Request, error: Exception) -> Response:
    """The response to Starlette's own errors: no such page, no such method."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    code, message = {404: ("no-page", "web-no-page"), 405: ("no-method", "web-no-method")}.get(
        status, ("fault", "web-fault")
    )
    response = error_response(RequestError(status, code, message), request.headers)
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    return response
