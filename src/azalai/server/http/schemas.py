"""JSON Schemas of request bodies. They validate every request and appear in the OpenAPI document."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable
from typing import Any

import fastjsonschema
from fastjsonschema import JsonSchemaValueException

from azalai.games import SHIPPED, rulebook
from azalai.games.options import merged
from azalai.kernel.chance import LARGEST_SEED
from azalai.messages import languages
from azalai.server.errors import RequestError
from azalai.server.guests import PACES
from azalai.web.reactions import REACTIONS

Schema = dict[str, Any]
MAX_SEATS = max(len(rulebook(game).seat_names) for game in SHIPPED)
MAX_STATE = 2**31 - 1
TABLE_OPTIONS = [option for option in merged(rulebook(game).table_options for game in SHIPPED) if option.label]
"""The options that the form for a new table offers. ``cards`` is not among them: a request sends
the text of a card file as ``card_text``."""
LONGEST_CARD_FILE = 40_000  # characters; the files of Azalai itself have less than 10,000
MAX_ECHO = 100  # characters of unknown field names that an error message repeats

NAME: Schema = {"type": "string", "maxLength": 200, "description": "a display name; it is cut to 30 characters"}
LEVEL: Schema = {"type": "string", "maxLength": 40, "description": "the level of a computer player"}
SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1}
STATE: Schema = {
    "type": "integer",
    "minimum": 0,
    "maximum": MAX_STATE,
    "description": "the number of the state that the request refers to",
}
OCCUPANT: Schema = {
    "type": "string",
    "pattern": "^(me|open|computer(:[a-z0-9:-]{1,40})?)$",
    "description": "who has the seat: me, open (for an invited guest) or computer:LEVEL",
}
MOVES: Schema = {
    "type": "array",
    "maxItems": 64,
    "items": {"type": "string", "pattern": "^[!-~]{1,40}$"},
    "description": "moves in notation, played together or not at all",
}


def _object(*required: str, **properties: Schema) -> Schema:
    schema: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return schema | ({"required": list(required)} if required else {})


SCHEMAS: dict[str, Schema] = {
    "moves": _object("state", "moves", state=STATE, moves=MOVES | {"minItems": 1}),
    "draft": _object("state", "moves", state=STATE, moves=MOVES),
    "undo": _object("state", state=STATE),
    "skip": _object(state=STATE),
    "hint": _object("state", state=STATE),
    "join": _object(seat=SEAT, name=NAME, code={"type": "string", "maxLength": 100}),
    "name": _object("name", name=NAME),
    "lesson": _object(step={"type": "integer", "minimum": 0, "maximum": 99, "description": "the step to go back to"}),
    "puzzle": _object("what", what={"type": "string", "enum": ["again", "show"]}),
    "why": _object("state", state=STATE),
    "play": _object("level", level=LEVEL),
    "places": _object(
        "seat", seat=SEAT, kind={"type": "string", "enum": ["open", "computer"]}, level=LEVEL | {"default": ""}
    ),
    "what-if": _object(
        "step",
        step={"type": "integer", "minimum": 0, "maximum": 10_000, "description": "the number of moves played before"},
        seat=SEAT | {"description": "the guest's seat; by default their seat in the game, or the one to move"},
        variation={"type": "integer", "minimum": 0, "maximum": 999, "description": "the variation; 0: the game itself"},
        level=LEVEL | {"description": "of the computers on the other seats; empty: the guest plays for all sides"},
    ),
    "takeover": _object(seat=SEAT, state=STATE),
    "rematch": _object(
        next={
            "type": "string",
            "maxLength": 20,
            "description": "one of the rematches on offer; by default the first",
        }
    ),
    "react": _object("reaction", reaction={"type": "string", "enum": list(REACTIONS)}),
    "link": _object(seat=SEAT),
    **dict.fromkeys(("leave", "start", "seat", "forget", "variation"), _object()),
    "settings": _object(
        language={"type": "string", "enum": list(languages())},
        effects={"type": "string", "enum": ["symbols", "text"]},
        scores={"type": "string", "enum": ["shown", "hidden"], "description": "the running score"},
        pace={"type": "string", "enum": list(PACES), "description": "how fast computers act"},
        name=NAME,
        back={"type": "string", "maxLength": 300, "description": "the page to return to"},
    ),
    "tables": _object(
        "game",
        game={"type": "string", "enum": list(SHIPPED)},
        **{option.name: option.json_schema() for option in TABLE_OPTIONS},
        card_text={
            "type": "string",
            "maxLength": LONGEST_CARD_FILE,
            "description": "a card file in TOML; everybody at the table can see its cards",
        },
        seed={"type": "integer", "minimum": 0, "maximum": LARGEST_SEED},
        public={"type": "boolean"},
        research={"type": "boolean", "description": "the finished game may be used for research; all players are told"},
        coach={"type": "boolean", "description": "a first game against the gentlest computers, with remarks"},
        name=NAME,
        opponent=OCCUPANT,
        level=LEVEL,
        idempotency_key={
            "type": "string",
            "pattern": "^[!-~]{8,100}$",
            "description": "a random text; the same request sent again with the same key makes no second table",
        },
        **{f"place.{seat}": OCCUPANT for seat in range(MAX_SEATS)},
        **{f"name.{seat}": NAME for seat in range(MAX_SEATS)},
    ),
}
MESSAGES = {
    "required": "web-field-missing",
    "additionalProperties": "web-field-unknown",
    "object": "web-not-object",
    "enum": "web-field-choice",
    "integer": "web-field-range",
    "minItems": "web-field-items",
    "maxItems": "web-field-items",
    "maxLength": "web-field-length",
    "pattern": "web-field-pattern",
    "type": "web-field-type",
}
"""The message for each validation rule that a body can break."""
_BOOLEANS = {"1": True, "on": True, "true": True, "0": False, "false": False}


@functools.cache
def _validator(name: str) -> Callable[[Any], Any]:
    validate: Callable[[Any], Any] = fastjsonschema.compile(SCHEMAS[name], use_default=False)
    return validate


def validated(name: str, body: Any) -> dict[str, Any]:
    """The body, if it matches the schema of this name; otherwise a RequestError that says what would be right."""
    try:
        return dict(_validator(name)(body))
    except JsonSchemaValueException as error:
        raise _request_error(error, SCHEMAS[name]) from None


def _request_error(error: JsonSchemaValueException, schema: Schema) -> RequestError:
    known, wanted = schema["properties"], error.definition
    rule, field = error.rule, error.name.removeprefix("data").lstrip(".")
    if rule == "required":
        field = ", ".join(name for name in wanted["required"] if name not in error.value)
    elif rule == "additionalProperties":
        field = ", ".join(name for name in error.value if name not in known)[:MAX_ECHO]
    elif wanted["type"] in ("integer", "object") or "enum" in wanted:
        rule = "enum" if "enum" in wanted else wanted["type"]
    arguments: dict[str, Any] = {
        "field": field,
        "known": ", ".join(known) or "-",
        "choices": ", ".join(wanted.get("enum", ())),
        "low": wanted.get("minimum", wanted.get("minItems", 0)),
        "high": wanted.get("maximum", wanted.get("maxItems", wanted.get("maxLength", 0))),
        "pattern": wanted.get("pattern", ""),
        "type": wanted["type"],
    }
    return RequestError(422, "unfit", MESSAGES[rule], **arguments)


def parse_json(body: bytes) -> Any:
    """A JSON body. ValueError if it is not valid, or contains half of a surrogate pair, which cannot be stored."""
    value = json.loads(body or b"{}", parse_float=_parse_float)
    if b"\\u" in body:
        json.dumps(value, ensure_ascii=False).encode()
    return value


def _parse_float(text: str) -> float | int:
    """In JSON Schema 1.0 is an integer."""
    number = float(text)
    return int(number) if number.is_integer() else number


def parse_form(name: str, form: dict[str, str]) -> dict[str, Any]:
    """The fields of an HTML form with the types of a schema. Empty and unknown fields are left out; text that is not a
    number stays text and will not validate. ValueError for half of a surrogate pair, which cannot be stored: the
    charset of a form may be one that makes them."""
    "".join(form.values()).encode()
    properties = SCHEMAS[name]["properties"]
    return {
        field: _typed(properties[field]["type"], text)
        for field, text in form.items()
        if field in properties and text != ""
    }


def _typed(type: str, text: str) -> Any:
    if type == "integer" and re.fullmatch("[0-9]{1,20}", text):
        return int(text)
    return _BOOLEANS.get(text, text) if type == "boolean" else text
