"""The OpenAPI document, generated from the route table and the request schemas."""

from __future__ import annotations

import functools
import re
from typing import Any

from azalai import __version__
from azalai.puzzles.puzzle_file import GROUPS
from azalai.server.http.routes import OPERATIONS, Operation
from azalai.server.http.schemas import SCHEMAS, SEAT

Json = dict[str, Any]
TEXT: Json = {"type": "string"}
NUMBER: Json = {"type": "integer"}
MOMENT: Json = NUMBER | {"minimum": 0, "maximum": 10_000}
VARIATION: Json = NUMBER | {"minimum": 0, "maximum": 999}
FLAG: Json = {"type": "string", "enum": ["1"]}
SEAT_OR_NULL: Json = {"type": ["integer", "null"], "description": "a seat; null: none"}
PARAMETERS: Json = {
    "table": {"schema": TEXT, "description": "the id of a table"},
    "moment": {"schema": MOMENT, "description": "the number of moves played"},
    "code": {"schema": TEXT, "description": "an invitation code"},
    "lesson": {"schema": TEXT, "description": "the id of a lesson"},
    "puzzle": {"schema": TEXT, "description": "the id of a puzzle"},
    "group": {"schema": TEXT, "description": f"one of {', '.join(GROUPS)}; without it all"},
    "theme": {"schema": TEXT, "description": "what puzzles are about; without it all"},
    "card": {"schema": TEXT, "description": "the name of a tribe card"},
    "cards": {"schema": TEXT, "description": "targi or expansion"},
    "way": {"schema": TEXT, "description": "laid or kept"},
    "sort": {"schema": TEXT, "description": "a column"},
    "order": {"schema": TEXT, "description": "down or up"},
    **{name: {"schema": TEXT} for name in ("token", "game", "name")},
    "q": {"schema": TEXT, "description": "words to search for"},
    "from": {"schema": TEXT, "description": "the path of the table that the page leads back to"},
    "step": {"schema": MOMENT, "description": "a move; 0: the deal"},
    "deep": {"schema": FLAG, "description": "1: the deep analysis"},
    "hide": {"schema": FLAG, "description": "1: nothing of what comes later"},
    "retry": {"schema": FLAG, "description": "1: the better move is to be found"},
    "guess": {"schema": TEXT, "description": "a move in place of the one that was made"},
    "tab": {"schema": TEXT, "description": "what a phone shows of it: moment, ledger or mistakes"},
    "variation": {
        "schema": VARIATION,
        "description": "a variation of the game, counted from 1; without it the game itself",
    },
    "seat": {"schema": SEAT, "description": "the seat whose view is shown; without it all is open"},
}


def _object(*optional: str, **properties: Json) -> Json:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "required": required, "properties": properties}


PAGE: Json = {"state": NUMBER, "html": TEXT, "title": TEXT, "kind": TEXT}
NEXT: Json = {"table": TEXT, "state": NUMBER, "code": TEXT, "seat": NUMBER, "variation": NUMBER}
COMPONENTS: Json = {
    "Error": _object(
        "retry_after",
        error=TEXT | {"description": "a code for programs"},
        message=TEXT | {"description": "a message for people"},
        retry_after=NUMBER,
    ),
    "Stale": _object(*PAGE, error=TEXT, message=TEXT, **PAGE),
    "State": _object(state=NUMBER),
    "TablePage": _object(**PAGE),
    "Next": _object(*NEXT, path=TEXT, **NEXT),
    "Link": _object(url=TEXT),
    "Health": _object(status=TEXT, version=TEXT, tables=NUMBER),
    "Readiness": _object(status={"type": "string", "enum": ["ready", "stopping", "no-store"]}),
    "Place": _object("level", name=TEXT, kind=TEXT, here={"type": "boolean"}, level=TEXT),
    "Table": _object(
        table=TEXT,
        game=TEXT,
        options={"type": "object"},
        status={"type": "string", "enum": ["waiting", "playing", "over"]},
        state=NUMBER,
        seat=SEAT_OR_NULL,
        asked=SEAT_OR_NULL,
        places={"type": "array", "items": {"$ref": "#/components/schemas/Place"}},
        log={"type": "array", "items": TEXT},
        view={"type": "object", "description": "what the seat may know, and nothing more"},
    ),
    "Moves": _object(
        state=NUMBER,
        seat=SEAT_OR_NULL,
        question=TEXT,
        moves={"type": "array", "items": _object(id=NUMBER, text=TEXT, says=TEXT)},
    ),
}


def _content(description: str, component: str = "", media_type: str = "application/json") -> Json:
    schema = {"$ref": f"#/components/schemas/{component}"} if component else TEXT
    return {"description": description, "content": {media_type: {"schema": schema}}}


RESPONSES: dict[str, Json] = {
    "page": {"200": _content("a page", media_type="text/html")},
    "inside": {
        "200": _content("the inside of a page, and its version (ETag)", media_type="text/html"),
        "304": {"description": "nothing new since the version in If-None-Match"},
    },
    "picture": {"200": _content("a picture", media_type="image/svg+xml")},
    "preview": {"200": _content("a picture", media_type="image/png")},
    "script": {"200": _content("a script", media_type="text/javascript")},
    "file": {"200": _content("a game file", media_type="text/plain")},
    "next": {"200": _content("done", "Next"), "303": {"description": "done; a form is redirected to the next page"}},
    "done": {"204": {"description": "done"}},
    "to-table": {"303": {"description": "the table"}},
    "to-puzzle": {"303": {"description": "the puzzle"}},
    "to-replay": {"303": {"description": "the replay of the file"}},
    "state": {"200": _content("the new state", "State")},
    "table-page": {"200": _content("the table as the guest sees it", "TablePage")},
    "link": {"200": _content("the link", "Link")},
    "table": {"200": _content("the table", "Table")},
    "moves": {"200": _content("the legal moves, if it is the guest's turn", "Moves")},
    "events": {
        "200": {
            "description": "server-sent events: table (a line of JSON, then the page as HTML) and reconnect",
            "content": {"text/event-stream": {}},
        }
    },
}
ERRORS = {
    400: "not readable",
    403: "not allowed",
    404: "not found",
    408: "too slow",
    409: "not possible at the moment",
    410: "no longer valid, or damaged in the store",
    413: "too large",
    422: "not valid, or not legal",
    429: "too many requests",
    503: "temporarily unavailable",
}
UPLOAD: Json = _object(file=TEXT | {"format": "binary"})


@functools.cache
def document() -> Json:
    paths: Json = {}
    for operation in OPERATIONS:
        path = re.sub(r":\w+", "", operation.path)
        described = paths.setdefault(path, {})
        described[operation.method.lower()] = _describe(operation)
        parameters = [_parameter(name, "path") for name in re.findall(r"{(\w+)}", path)]
        parameters += [_parameter(name, "query") for name in operation.query]
        if parameters:
            described["parameters"] = parameters
    paths["/healthz"] = {"get": {"summary": "Health check", "responses": {"200": _content("healthy", "Health")}}}
    not_ready = _content("not ready: the server is stopping, or its store does not answer", "Readiness")
    ready = {"200": _content("ready", "Readiness"), "503": not_ready}
    paths["/readyz"] = {"get": {"summary": "Readiness check", "responses": ready}}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Azalai",
            "version": __version__,
            "description": "The web table. POST requests also accept HTML forms with the same fields. A browser that "
            "navigates gets errors as pages.",
        },
        "paths": paths,
        "components": {"schemas": COMPONENTS},
    }


def _parameter(name: str, where: str) -> Json:
    """Parameters in a path are required, those in a query are not."""
    parameter: Json = {"name": name, "in": where, "required": where == "path"} | PARAMETERS[name]
    return parameter


def _describe(operation: Operation) -> Json:
    described: Json = {"summary": operation.summary}
    codes = {*operation.errors, 429}
    if "{table}" in operation.path:
        codes |= {404, 410}
    if operation.method == "POST":
        codes |= {400, 408, 413, 422}
        media_type = "application/json" if operation.schema else "multipart/form-data"
        schema = SCHEMAS.get(operation.schema, UPLOAD)
        described["requestBody"] = {"required": True, "content": {media_type: {"schema": schema}}}
        described["operationId"] = f"post-{operation.schema or 'replays'}"
    errors = {str(code): _content(ERRORS[code], "Error") for code in sorted(codes)}
    if operation.method == "POST" and 409 in codes:
        errors["409"] = _content("not possible now; if the state was stale, with the current page", "Stale")
    return described | {"responses": RESPONSES[operation.response] | errors}
