"""The OpenAPI document: every address, what may be sent and what comes back. The shapes are those that are checked."""

from __future__ import annotations

import functools
from typing import Any

from azalai import __version__
from azalai.server.http.schemas import SHAPES

Part = dict[str, Any]
TEXT: Part = {"type": "string"}
NUMBER: Part = {"type": "integer"}
SEAT_OR_NONE: Part = {"type": ["integer", "null"], "description": "a seat; null: none"}
TABLE: Part = {"name": "table", "in": "path", "required": True, "schema": TEXT, "description": "the id of a table"}
MOMENT: Part = {
    "name": "moment",
    "in": "path",
    "required": True,
    "schema": {"type": "integer", "minimum": 0, "maximum": 10_000},
    "description": "so many moves have been made",
}
EYES: Part = {
    "name": "seat",
    "in": "query",
    "schema": {"type": "integer", "minimum": 0, "maximum": 4},
    "description": "through whose eyes; without it all is open",
}


def _object(required: list[str], **properties: Part) -> Part:
    return {"type": "object", "required": required, "properties": properties}


SCHEMAS: Part = {
    "Refusal": _object(
        ["error", "message"],
        error=TEXT | {"description": "a short code for programs"},
        message=TEXT | {"description": "a sentence for people"},
        retry_after=NUMBER,
    ),
    "Stale": _object(["error", "message"], error=TEXT, message=TEXT, state=NUMBER, html=TEXT, title=TEXT, kind=TEXT),
    "State": _object(["state"], state=NUMBER),
    "Drawn": _object(["state", "html", "title", "kind"], state=NUMBER, html=TEXT, title=TEXT, kind=TEXT),
    "Led": _object(["path"], path=TEXT, table=TEXT, state=NUMBER, code=TEXT, seat=NUMBER),
    "Link": _object(["url"], url=TEXT),
    "Health": _object(["status", "version", "tables"], status=TEXT, version=TEXT, tables=NUMBER),
    "Place": _object(["name", "kind", "here"], name=TEXT, kind=TEXT, here={"type": "boolean"}, level=TEXT),
    "Table": _object(
        ["table", "game", "options", "status", "state", "seat", "asked", "places", "log", "view"],
        table=TEXT,
        game=TEXT,
        options={"type": "object"},
        status={"type": "string", "enum": ["waiting", "playing", "over"]},
        state=NUMBER,
        seat=SEAT_OR_NONE,
        asked=SEAT_OR_NONE,
        places={"type": "array", "items": {"$ref": "#/components/schemas/Place"}},
        log={"type": "array", "items": TEXT},
        view={"type": "object", "description": "all that the seat may know, and nothing more"},
    ),
    "Moves": _object(
        ["state", "seat", "question", "moves"],
        state=NUMBER,
        seat=SEAT_OR_NONE,
        question=TEXT,
        moves={"type": "array", "items": _object(["id", "text", "says"], id=NUMBER, text=TEXT, says=TEXT)},
    ),
}


def _answer(description: str, schema: str, media: str = "application/json") -> Part:
    content = {"schema": {"$ref": f"#/components/schemas/{schema}"} if schema else TEXT}
    return {"description": description, "content": {media: content}}


PAGE = {"200": _answer("a page", "", "text/html")}
LED: Part = {"200": _answer("done", "Led"), "303": {"description": "done; for a form, the page to go on with"}}
REFUSED = {
    400: "not readable",
    403: "not yours",
    404: "not there",
    408: "too slow",
    409: "not now",
    410: "no longer",
    413: "too large",
    422: "does not fit, or is not legal",
    429: "too much at once",
    503: "not at the moment",
}


def _operation(summary: str, answers: Part, *codes: int, **parts: Any) -> Part:
    refused = {str(code): _answer(REFUSED[code], "Refusal") for code in (*codes, 429)}
    return {"summary": summary, "responses": answers | refused} | parts


def _post(summary: str, shape: str, answers: Part, *codes: int) -> Part:
    body = {"required": True, "content": {"application/json": {"schema": SHAPES[shape]}}}
    stale = (
        {"409": _answer("meant for another state; how the table is now comes along", "Stale")} if 409 in codes else {}
    )
    operation = _operation(summary, answers, 400, 408, 413, 422, *codes, requestBody=body, operationId=f"post-{shape}")
    operation["responses"] |= stale
    return {"post": operation}


def _get(summary: str, answers: Part, *codes: int, **parts: Any) -> Part:
    return {"get": _operation(summary, answers, *codes, **parts)}


def _at_table(path: Part) -> Part:
    return path | {"parameters": [TABLE]}


@functools.cache
def document() -> Part:
    state = {"200": _answer("the state after it", "State")}
    drawn = {"200": _answer("the table as the guest sees it", "Drawn")}
    upload = {"type": "object", "properties": {"file": TEXT | {"format": "binary"}}, "required": ["file"]}
    uploading = {"required": True, "content": {"multipart/form-data": {"schema": upload}}}
    watched: Part = {"303": {"description": "the replay of the file"}}
    token: Part = {"name": "token", "in": "path", "required": True, "schema": TEXT}
    code: Part = {"name": "code", "in": "path", "required": True, "schema": TEXT}
    name: Part = {"name": "name", "in": "path", "required": True, "schema": TEXT}
    picture = {"200": _answer("a picture", "", "image/svg+xml")}
    game: Part = {"name": "game", "in": "path", "required": True, "schema": TEXT}
    stream = {
        "200": {
            "description": "events named table (a line of JSON, then the page as HTML) and reconnect",
            "content": {"text/event-stream": {}},
        }
    }
    file = {"200": _answer("a game file", "", "text/plain")}
    paths: Part = {
        "/": _get("The start page", PAGE),
        "/tables": _post("A new table", "tables", LED),
        "/join": _get("An invitation, by its code", {"303": {"description": "the table"}}, 404)
        | {"parameters": [code | {"in": "query"}]},
        "/join/{code}": _get("An invitation", {"303": {"description": "the table"}}, 404) | {"parameters": [code]},
        "/seat/{token}": _get("A private link: asks whether to take the seat", PAGE, 404, 410)
        | _post("Take the seat of a private link", "seat", LED, 404, 410)
        | {"parameters": [token]},
        "/settings": _get("How the pages are shown", PAGE)
        | _post("Choose how the pages are shown, and one's name", "settings", LED),
        "/rules/{game}": _get("The rules", PAGE, 404) | {"parameters": [game]},
        "/rules/pictures/{name}": _get("A picture of the rules", picture, 404) | {"parameters": [name]},
        "/replays": {"post": _operation("Watch a game file", watched, 400, 413, 422, requestBody=uploading)},
        "/t/{table}": _at_table(_get("The page of a table", PAGE, 404)),
        "/t/{table}/events": _at_table(_get("What happens at a table", stream, 404)),
        "/t/{table}/moves": _at_table(_post("Carry out decisions as one", "moves", state, 403, 404, 409, 503)),
        "/t/{table}/draft": _at_table(_post("Show a draft; nothing is kept", "draft", drawn, 403, 404, 409)),
        "/t/{table}/undo": _at_table(_post("Take back", "undo", state, 403, 404, 409, 503)),
        "/t/{table}/hint": _at_table(_post("Hints, with reasons", "hint", drawn, 403, 404, 409, 503)),
        "/t/{table}/join": _at_table(_post("Take a seat", "join", LED, 403, 404, 409)),
        "/t/{table}/leave": _at_table(_post("Leave the table", "leave", LED, 404)),
        "/t/{table}/places": _at_table(_post("Seat a computer, or clear a seat", "places", LED, 403, 404, 409)),
        "/t/{table}/start": _at_table(_post("Begin", "start", LED, 403, 404, 409)),
        "/t/{table}/takeover": _at_table(_post("The next person at one screen", "takeover", LED, 403, 404)),
        "/t/{table}/rematch": _at_table(_post("Play again", "rematch", LED, 403, 404)),
        "/t/{table}/link": _at_table(
            _post("The private link of a seat", "link", {"200": _answer("the link", "Link")}, 403, 404)
        ),
        "/t/{table}/at/{moment}": _get("A moment of a finished game", PAGE, 404, 409)
        | {"parameters": [TABLE, MOMENT, EYES]},
        "/t/{table}/at/{moment}/table": _get("The same without the page round it", PAGE, 404, 409)
        | {"parameters": [TABLE, MOMENT, EYES]},
        "/t/{table}/file": _at_table(_get("A finished game as its file", file, 404, 409)),
        "/api/t/{table}": _at_table(_get("A table", {"200": _answer("the table", "Table")}, 404)),
        "/api/t/{table}/moves": _at_table(
            _get("What may be decided now", {"200": _answer("moves of whoever is asked", "Moves")}, 404)
        ),
        "/healthz": {"get": {"summary": "Well?", "responses": {"200": _answer("yes", "Health")}}},
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Azalai",
            "version": __version__,
            "description": "The web table. Requests that change something also take HTML forms with the same fields. "
            "A browser that asks for a page gets every refusal as a page.",
        },
        "paths": paths,
        "components": {"schemas": SCHEMAS},
    }
