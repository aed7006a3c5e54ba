"""Error responses: a page for browsers that navigate, JSON for everything else, without any internals of the server."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Match

from azalai.messages import language, language_tag
from azalai.server.errors import RequestError
from azalai.server.guests import language_of
from azalai.web.pages import error_document
from azalai.web.view_models import Viewer


def error_response(error: RequestError, headers: Headers, viewer: Viewer | None = None) -> Response:
    """The response to a request with these headers, in the viewer's language."""
    viewer = viewer or Viewer(language=language_of(headers))
    more = {"retry-after": str(error.details["retry_after"])} if "retry_after" in error.details else {}
    if error.status == 408:
        more["connection"] = "close"  # do not wait for the rest of the body
    with language(viewer.language):
        text = error.text()
        # a browser navigates to a page, by a link or a form
        if "text/html" in headers.get("accept", "") and "application/json" not in headers.get("content-type", ""):
            return HTMLResponse(error_document(viewer, error.status, text), error.status, more)
        return JSONResponse({"error": error.code, "message": text} | error.details, error.status, more)


def name_language(response: Response, locale: str) -> None:
    """Say in which language a page is, and what that depends on."""
    if response.media_type == "text/html":
        response.headers["content-language"] = language_tag(locale)
        response.headers.add_vary_header("accept-language, cookie")


def _allowed_methods(request: Request) -> str:
    """The methods of all routes with this path; several routes may share one."""
    allowed = {"OPTIONS"}
    for route in request.app.routes:
        match, _ = route.matches(request.scope)
        if match != Match.NONE or request.scope["path"] == "*":
            allowed |= getattr(route, "methods", None) or set()
    return ", ".join(sorted(allowed))


async def routing_error(request: Request, error: Exception) -> Response:
    """The response to Starlette's own errors: no such page, no such method. It also answers OPTIONS requests."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if request.method == "OPTIONS" and (status == 405 or request.scope["path"] == "*"):
        return Response(status_code=204, headers={"allow": _allowed_methods(request)})
    known = {404: ("no-page", "web-no-page"), 405: ("no-method", "web-no-method")}
    code, message = known.get(status, ("fault", "web-fault"))
    response = error_response(RequestError(status, code, message), request.headers)
    name_language(response, language_of(request.headers))
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    if status == 405:  # Starlette lists the methods of the first route only
        response.headers["allow"] = _allowed_methods(request)
    return response
