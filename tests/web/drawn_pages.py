"""Pages with the static files of the real site, drawn in a browser without a server."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping

from playwright.sync_api import Page, Route

from azalai.web.rendering import STATIC

ORIGIN = "http://localhost"
SILENT_STREAM = "window.EventSource = class extends EventTarget { close() {} }"


def answer_from(page: Page, documents: Mapping[str, str], *, scripts: bool) -> None:
    """Answers the requests of a page: ``documents`` by their path, and static files; all others fail. Tables get no
    updates."""

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN)
        if path in documents:
            route.fulfill(body=documents[path], content_type="text/html; charset=utf-8")
        elif path.startswith("/static/") and (scripts or not path.endswith(".js")):
            file = STATIC / path.split("/", 3)[3]
            route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file)[0])
        else:
            route.abort()

    page.route("**/*", answer)
    page.add_init_script(SILENT_STREAM)
