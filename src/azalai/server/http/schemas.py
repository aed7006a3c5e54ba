"""What a request may hold: the same descriptions check it and stand in the OpenAPI document.

They are JSON Schema, as far as it is needed here.
"""

from __future__ import annotations

import re
from typing import Any

from azalai.game import LARGEST_SEED
from azalai.games import SHIPPED

Shape = dict[str, Any]
MOST_SEATS = 5
LARGEST_STATE = 2**31 - 1

NAME: Shape = {"type": "string", "maxLength": 200, "description": "a chosen name; it is cut to 30 letters"}
LEVEL: Shape = {"type": "string", "maxLength": 40, "description": "the name of a computer's level"}
SEAT: Shape = {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}
STATE: Shape = {
    "type": "integer",
    "minimum": 0,
    "maximum": LARGEST_STATE,
    "description": "the number of the state that it is meant for",
}
SETS: Shape = {"type": "string", "enum": ["base", "expansion", "mixed"]}
SITS: Shape = {
    "type": "string",
    "pattern": "^(me|open|computer(:[a-z0-9:-]{1,40})?)$",
    "description": "who sits there: me, open (for whoever is invited) or computer:LEVEL",
}


def record(required: list[str], **properties: Shape) -> Shape:
    shape: Shape = {"type": "object", "properties": properties, "additionalProperties": False}
    return shape | ({"required": required} if required else {})


MOVES: Shape = {
    "type": "array",
    "maxItems": 64,
    "items": {"type": "string", "pattern": "^[!-~]{1,40}$"},
    "description": "notations of decisions, carried out as one",
}
NOTHING = record([])
SHAPES: dict[str, Shape] = {
    "moves": record(["state", "moves"], state=STATE, moves=MOVES | {"minItems": 1}),
    "draft": record(["state", "moves"], state=STATE, moves=MOVES),
    "undo": record(["state"], state=STATE),
    "hint": record(["state"], state=STATE),
    "join": record([], seat=SEAT, name=NAME, code={"type": "string", "maxLength": 100}),
    "leave": NOTHING,
    "places": record(
        ["seat"], seat=SEAT, kind={"type": "string", "enum": ["open", "computer"]}, level=LEVEL | {"default": ""}
    ),
    "start": NOTHING,
    "takeover": record([], seat=SEAT, state=STATE),
    "rematch": NOTHING,
    "link": record([], seat=SEAT),
    "seat": NOTHING,
    "settings": record(
        [],
        language={"type": "string", "maxLength": 20},
        effects={"type": "string", "enum": ["symbols", "text"]},
        scores={"type": "string", "enum": ["shown", "hidden"], "description": "the running score"},
        name=NAME,
        back={"type": "string", "maxLength": 300, "description": "the page to go back to"},
    ),
    "tables": record(
        ["game"],
        game={"type": "string", "enum": list(SHIPPED)},
        expansion={"type": "boolean"},
        easy={"type": "boolean"},
        tribe=SETS,
        border=SETS,
        seats={"type": "integer", "minimum": 2, "maximum": MOST_SEATS},
        first={"type": "string", "maxLength": 20},
        seed={"type": "integer", "minimum": 0, "maximum": LARGEST_SEED},
        public={"type": "boolean"},
        name=NAME,
        opponent=SITS,
        level=LEVEL,
        **{f"place.{seat}": SITS for seat in range(MOST_SEATS)},
        **{f"name.{seat}": NAME for seat in range(MOST_SEATS)},
    ),
}


def fits(shape: Shape, value: Any) -> bool:
    """Whether a value that came as JSON is of a shape."""
    match shape["type"]:
        case "object":
            return _record_fits(shape, value)
        case "array":
            count = len(value) if isinstance(value, list) else -1
            fitting = bool(shape.get("minItems", 0) <= count <= shape["maxItems"])
            return fitting and all(fits(shape["items"], item) for item in value)
        case "integer":
            return type(value) is int and bool(shape["minimum"] <= value <= shape["maximum"])
        case "boolean":
            return type(value) is bool
    return isinstance(value, str) and _text_fits(shape, value)


def _record_fits(shape: Shape, value: Any) -> bool:
    properties = shape["properties"]
    if not isinstance(value, dict) or not set(shape.get("required", ())) <= value.keys() <= properties.keys():
        return False
    return all(fits(properties[name], part) for name, part in value.items())


def _text_fits(shape: Shape, value: str) -> bool:
    if any("\ud800" <= letter <= "\udfff" for letter in value):  # half a letter: it could not even be stored
        return False
    if "enum" in shape and value not in shape["enum"]:
        return False
    if "pattern" in shape and re.search(shape["pattern"].replace("$", r"\Z"), value) is None:
        return False
    return "maxLength" not in shape or len(value) <= int(shape["maxLength"])


def from_form(shape: Shape, form: dict[str, str]) -> dict[str, Any]:
    """The fields of a form as the values that JSON would have; empty ones and those that nobody asks for are left
    out, one that is no number stays as it is and does not fit."""
    return {
        name: _typed(shape["properties"][name]["type"], text)
        for name, text in form.items()
        if name in shape["properties"] and text != ""
    }


def _typed(kind: str, text: str) -> Any:
    if kind == "integer":
        return int(text) if re.fullmatch("[0-9]{1,20}", text) else text
    if kind == "boolean":
        return {"1": True, "on": True, "true": True, "0": False, "false": False}.get(text, text)
    return text
