"""The form for a new table on the home page, derived from the options that each game declares (``TableOption``)."""

from __future__ import annotations

from types import SimpleNamespace

from azalai.games import rulebook
from azalai.games.options import TableOption
from azalai.messages import say
from azalai.web.view_models import LevelChoice
from azalai.web.web_tables import web_table

MOST_BUTTONS = 10  # a number with more values is typed
Choice = tuple[str, str]  # the value that the form sends, and its words


def new_table_form(game: str, levels: tuple[LevelChoice, ...]) -> SimpleNamespace:
    """What the home page offers for one game."""
    book = rulebook(game)
    offered = [option for option in book.table_options if option.label]
    fields = {option.name: _field(game, option) for option in offered}

    def of(type_: type, needs: str = "") -> list[SimpleNamespace]:
        return [fields[option.name] for option in offered if option.type is type_ and option.needs == needs]

    needed = {option.needs for option in offered if option.needs}
    return SimpleNamespace(
        game=game,
        shelf=web_table(game).shelf_html(),
        levels=level_choices(levels),
        usual_level=usual_level(levels),
        characters=[level.character for level in levels],
        other_seats=range(1, len(book.seat_names)),  # of the other players at one screen
        numbers=of(int),
        switches=of(bool),
        texts=of(str),
        # by switch: its label, and the switches, texts and numbers that need it
        dependent={name: (fields[name].label, of(bool, name), of(str, name), of(int, name)) for name in sorted(needed)},
    )


def _field(game: str, option: TableOption) -> SimpleNamespace:
    """One option: one of several choices; without choices a switch, or a number that is typed."""
    choices, chosen = list[Choice](), ""
    if option.type is int and option.high - option.low <= MOST_BUTTONS:
        chosen = str((option.low + option.high) // 2)
        choices = [(str(n), say("home-seats-number", count=n)) for n in range(option.low, option.high + 1)]
    elif option.type is str:
        usual = say("home-default", option=option.name, game=game)
        words = [(value, option_value(game, option, value)) for value in option.choices]
        choices = [("", usual), *((value, text) for value, text in words if text != usual)]
    return SimpleNamespace(name=option.name, label=say(option.label), choices=choices, chosen=chosen)


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
