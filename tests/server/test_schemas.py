"""Request schemas: error messages, JSON and form parsing, table options."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games import SHIPPED, rulebook
from azalai.messages import language
from azalai.server.errors import RequestError
from azalai.server.http.schemas import MESSAGES, SCHEMAS, parse_form, parse_json, validated

INVALID: list[tuple[str, Any, str]] = [
    ("moves", [], "The request must be a JSON object. Known fields: state, moves."),
    ("moves", {"state": 1}, "A field is missing: moves."),
    ("moves", {"state": 1, "moves": ["p6"], "x": 1}, "Unknown field: x. Known fields: state, moves."),
    ("moves", {"state": True, "moves": ["p6"]}, "The field state must be a whole number from 0 to 2147483647."),
    ("moves", {"state": 2**31, "moves": ["p6"]}, "The field state must be a whole number from 0 to 2147483647."),
    ("moves", {"state": 1.5, "moves": ["p6"]}, "The field state must be a whole number from 0 to 2147483647."),
    ("moves", {"state": 1, "moves": []}, "The field moves must be a list of 1 to 64 entries."),
    ("moves", {"state": 1, "moves": ["p6"] * 65}, "The field moves must be a list of 1 to 64 entries."),
    ("moves", {"state": 1, "moves": "p6"}, "The field moves must be a list."),
    ("moves", {"state": 1, "moves": ["p6\n"]}, "The field moves[0] must match the pattern “^[!-~]{1,40}$”."),
    ("settings", {"effects": "no"}, "The field effects must be one of: symbols, text."),
    ("settings", {"effects": 1}, "The field effects must be one of: symbols, text."),
    ("settings", {"name": 1}, "The field name must be text."),
    ("settings", {"name": "x" * 201}, "The field name is too long. The limit is 200 characters."),
    ("tables", {"game": "targi", "public": 1}, "The field public must be true or false."),
]


@pytest.mark.parametrize(("schema", "body", "message"), INVALID)
def test_an_invalid_body_is_refused_with_the_field_and_what_would_be_right(
    schema: str, body: Any, message: str
) -> None:
    with pytest.raises(RequestError) as error:
        validated(schema, body)

    assert (error.value.status, error.value.code, error.value.text()) == (422, "unfit", message)
    with language("pl"):
        assert error.value.text() != message


def test_every_validation_rule_of_the_schemas_has_a_message() -> None:
    rules = {rule for schema in SCHEMAS.values() for part in schema["properties"].values() for rule in part}
    rules -= {"description", "default", "items", "minimum", "maximum"}  # whole numbers have one message
    assert rules <= MESSAGES.keys()


def test_a_valid_body_is_returned_unchanged() -> None:
    assert validated("places", {"seat": 1}) == {"seat": 1}, "defaults are not filled in"


def test_a_whole_number_may_be_written_with_a_fraction() -> None:
    """As JSON Schema defines integers."""
    state = parse_json(b'{"state": 1.0}')["state"]
    assert (state, type(state)) == (1, int)


@pytest.mark.parametrize("body", [b"{", b"\xff", b'{"name": "\\ud800"}', b'{"\\udc00": 1}', b"1" * 5000])
def test_a_body_that_is_not_json_or_cannot_be_stored_is_unreadable(body: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        parse_json(body)


def test_the_fields_of_a_form_get_the_types_of_the_schema() -> None:
    form = {"game": "targi", "expansion": "on", "seats": "3", "seed": "x", "name": "", "other": "1", "easy": "maybe"}

    assert parse_form("tables", form) == {
        "game": "targi",
        "expansion": True,
        "seats": 3,
        "seed": "x",
        "easy": "maybe",
    }


def test_a_form_that_cannot_be_stored_is_unreadable() -> None:
    """The charset of a multipart form can make half of a surrogate pair."""
    with pytest.raises(ValueError):  # noqa: PT011
        parse_form("tables", {"card_text": "\ud800"})


@pytest.mark.parametrize("game", SHIPPED)
def test_a_new_table_takes_the_options_that_the_game_offers_in_the_form(game: str) -> None:
    fields = SCHEMAS["tables"]["properties"]
    for option in rulebook(game).table_options:
        assert (option.name in fields) is bool(option.label)
        values = [*option.choices, option.default] if option.label and option.default != "" else option.choices
        for value in values if option.label else ():
            assert validated("tables", {"game": game, option.name: value})
    assert "cards" not in fields, "it names a file on the server"
