"""Table options are declared once per game, and every interface derives from the declarations."""

from __future__ import annotations

import argparse
from dataclasses import replace

import pytest

import azalai
from azalai.cli.arguments import command_parser, table_options
from azalai.env.openspiel import options_of, parameters_of
from azalai.errors import IllegalOption
from azalai.games import SHIPPED, rulebook
from azalai.games.options import TableOption, check_options, merged
from azalai.messages import say

every_option = pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game in SHIPPED for option in rulebook(game).table_options],
    ids=lambda each: each.name if isinstance(each, TableOption) else each,
)
DUMMY = TableOption(
    "sandstorms", int, default=1, low=0, high=9, help="cli-help-seats", metavar="cli-value-number", openspiel="storms"
)


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> TableOption:
    """An option that Tuareg declares besides its own."""
    monkeypatch.setattr(type(rulebook("tuareg")), "table_options", (*rulebook("tuareg").table_options, DUMMY))
    return DUMMY


def flags(command: str) -> dict[str, argparse.Action]:
    (choices,) = (each.choices for each in command_parser()._actions if isinstance(each, argparse._SubParsersAction))
    return {name: action for action in dict(choices)[command]._actions for name in action.option_strings}


@every_option
def test_the_command_line_has_a_flag_for_every_option(game: str, option: TableOption) -> None:
    for command in ("play", "arena"):
        assert flags(command)[f"--{option.name}"].help == say(option.help)
    assert (f"--{option.name}" in flags("cards")) is option.changes_cards


@every_option
def test_openspiel_has_a_parameter_for_every_option_that_names_one(game: str, option: TableOption) -> None:
    assert (option.openspiel in parameters_of(game)) is bool(option.openspiel)
    if option.openspiel:
        assert parameters_of(game)[option.openspiel] == option.default


@every_option
def test_the_default_and_the_choices_are_values_that_the_game_takes(game: str, option: TableOption) -> None:
    needed = {option.needs: True} if option.needs else {}
    values = list(option.choices) or {bool: [False, True], int: [option.low, option.high], str: []}[option.type]
    if option.default != "":
        assert option.default in values
    for value in values:
        seats = {"seats": 5} if game == "tuareg" and option.name == "first" else {}
        assert azalai.new(game, seed=1, **seats, **needed, **{option.name: value}).options[option.name] == value


@pytest.mark.parametrize("game", SHIPPED)
def test_a_preset_is_a_table_that_can_be_dealt(game: str) -> None:
    for preset in rulebook(game).presets.values():
        assert azalai.new(game, seed=1, **preset).options == preset


def test_a_new_declaration_reaches_every_interface(dummy: TableOption) -> None:
    assert flags("play")["--sandstorms"].type is int
    typed = command_parser().parse_args(["play", "tuareg", "--sandstorms", "3"])
    assert table_options(typed) == {"sandstorms": 3}
    assert options_of("targi", {"expansion": True, "previous": "18446744073709551615"})["previous"] == 2**64 - 1
    usual = {"players": 2, "cards": "", "storms": 1, "reward": "win", "observation_version": 1}
    assert parameters_of("tuareg") == usual
    assert options_of("tuareg", {"players": 3, "storms": 4}) == {"seats": 3, "sandstorms": 4}


@pytest.mark.parametrize(
    ("option", "schema"),
    [
        (TableOption("windy", bool, default=False), {"type": "boolean"}),
        (DUMMY, {"type": "integer", "minimum": 0, "maximum": 9}),
        (TableOption("mood", str, choices=("calm", "wild")), {"type": "string", "enum": ["calm", "wild"]}),
        (TableOption("motto", str), {"type": "string", "maxLength": 20}),
    ],
    ids=lambda each: each.name if isinstance(each, TableOption) else "",
)
def test_a_request_may_send_what_the_declaration_says(option: TableOption, schema: dict[str, object]) -> None:
    assert option.json_schema() == schema


def test_unknown_names_and_wrong_types_are_rejected() -> None:
    windy = TableOption("windy", bool, default=False)
    check_options("desert", (windy, DUMMY), {"windy": True, "sandstorms": 9, "card_text": "…"})
    for given, reason in (
        ({"rainy": True}, 'desert has no option "rainy"; its options: windy, sandstorms'),
        ({"windy": 1}, "windy is True or False, not 1"),
        ({"sandstorms": 10}, "sandstorms must be a whole number from 0 to 9, not 10"),
        ({"sandstorms": True}, "sandstorms must be a whole number from 0 to 9, not True"),
    ):
        with pytest.raises(IllegalOption) as error:
            check_options("desert", (windy, DUMMY), given)
        assert str(error.value) == reason


def test_games_share_an_option_of_the_same_name() -> None:
    (both,) = merged([(DUMMY,), (replace(DUMMY, low=2, high=20),)])
    assert (both.low, both.high) == (0, 20)
    (both,) = merged([(TableOption("a", str, choices=("x", "y")),), (TableOption("a", str, choices=("y", "z")),)])
    assert both.choices == ("x", "y", "z")
    with pytest.raises(TypeError, match="different types"):
        merged([(DUMMY,), (replace(DUMMY, type=str),)])
