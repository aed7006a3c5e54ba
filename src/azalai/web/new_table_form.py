"""The form for a new table on the home page, derived from the options that each game declares (``TableOption``)."""

from __future__ import annotations

from dataclasses import dataclass, field

from markupsafe import Markup

from azalai.games import rulebook
from azalai.games.options import TableOption
from azalai.messages import say
from azalai.web.view_models import LevelChoice
from azalai.web.web_tables import web_table

MOST_BUTTONS = 10  # a number with more values is typed
Choice = tuple[str, str]  # the value that the form sends, and its words


@dataclass(frozen=True)
class Field:
    """One option: one of several choices; without choices a switch, or a number that is typed."""

    name: str
    label: str
    choices: list[Choice] = field(default_factory=list)
    chosen: str = ""


@dataclass(frozen=True)
class NewTableForm:
    """What the home page offers for one game."""

    game: str
    shelf: Markup  # some cards of the game, as decoration
    levels: list[Choice]
    usual_level: str
    characters: list[str]  # of the levels
    other_seats: range  # of the other players at one screen
    numbers: list[Field]
    switches: list[Field]
    texts: list[Field]
    dependent: dict[str, tuple[str, list[Field], list[Field], list[Field]]]
    """By switch: its label, further switches, texts and numbers."""


def new_table_form(game: str, levels: tuple[LevelChoice, ...]) -> NewTableForm:
    book = rulebook(game)
    offered = [option for option in book.table_options if option.label]
    fields = {option.name: _field(game, option) for option in offered}

    def of(type_: type, needs: str = "") -> list[Field]:
        return [fields[option.name] for option in offered if option.type is type_ and option.needs == needs]

    needed = {option.needs for option in offered if option.needs}
    return NewTableForm(
        game,
        web_table(game).shelf_html(),
        level_choices(levels),
        usual_level(levels),
        [level.character for level in levels],
        range(1, len(book.seat_names)),
        of(int),
        of(bool),
        of(str),
        {name: (fields[name].label, of(bool, name), of(str, name), of(int, name)) for name in sorted(needed)},
    )


def _field(game: str, option: TableOption) -> Field:
    label = say(option.label)
    if option.type is bool:
        return Field(option.name, label)
    if option.type is int and option.high - option.low > MOST_BUTTONS:
        return Field(option.name, label)
    if option.type is int:
        choices = [(str(n), say("home-seats-number", count=n)) for n in range(option.low, option.high + 1)]
        return Field(option.name, label, choices, str((option.low + option.high) // 2))
    usual = say("home-default", option=option.name, game=game)
    words = [(value, option_value(game, option, value)) for value in option.choices]
    return Field(option.name, label, [("", usual), *((value, text) for value, text in words if text != usual)])


def option_value(game: str, option: TableOption, value: str) -> str:
    """A value of an option in words."""
    if option.choices == rulebook(game).seat_names:
        return say("seat-colour", seat=value)
    return say("home-value", value=value)


def level_choices(levels: tuple[LevelChoice, ...]) -> list[Choice]:
    return [(level.name, level.title) for level in levels]


def usual_level(levels: tuple[LevelChoice, ...]) -> str:
    """The second level: a friend who knows the game."""
    return levels[min(1, len(levels) - 1)].name if levels else ""
