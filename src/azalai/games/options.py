"""Table options: how a game declares them, and the checks and readers that all games share.

Each game lists its options once, as ``OPTIONS`` in ``games/<game>/options.py``. The command line, the request schema,
the form for a new table and the OpenSpiel parameters derive from that list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from azalai.errors import IllegalOption
from azalai.games.card_reading import is_toml, text_of, toml_text
from azalai.games.position_reading import shown
from azalai.messages import say

Deck = TypeVar("Deck")
LONGEST_TEXT = 20  # of a value that a request may send


@dataclass(frozen=True)
class TableOption:
    """One option of ``azalai.new``.

    ``help``, ``label`` and ``openspiel`` say how the command line, the form of the web page and OpenSpiel offer the
    option; an interface whose entry is empty does not offer it.
    """

    name: str
    type: type[bool] | type[int] | type[str]
    default: bool | int | str = ""  # "": chance or the other options settle it
    choices: tuple[str, ...] = ()  # of a text; azalai.new may take further values, such as a list of cards
    low: int = 0  # bounds of a number
    high: int = 0
    needs: str = ""  # a yes/no option that must be on for this one to matter
    changes_cards: bool = True  # whether the list of cards depends on it
    help: str = ""  # message id of the help text on the command line
    metavar: str = ""  # message id of the value's name there
    label: str = ""  # message id of the label in the form
    openspiel: str = ""  # name of the parameter

    def check(self, value: Any) -> None:
        """IllegalOption unless the value has the type and lies within the bounds. Each game checks its texts itself."""
        if self.type is bool and type(value) is not bool:
            raise IllegalOption(say("error-option-flag", option=self.name, value=shown(value)))
        if self.type is int and (type(value) is not int or not self.low <= value <= self.high):
            raise IllegalOption(say("error-whole", name=self.name, value=shown(value), low=self.low, high=self.high))

    def json_schema(self) -> dict[str, Any]:
        """The values that a request may send."""
        if self.type is bool:
            return {"type": "boolean"}
        if self.type is int:
            return {"type": "integer", "minimum": self.low, "maximum": self.high}
        return {"type": "string"} | ({"enum": list(self.choices)} if self.choices else {"maxLength": LONGEST_TEXT})


CARDS = TableOption("cards", str, help="cli-help-cards-file", metavar="cli-value-file", openspiel="cards")
"""An owner's card file."""


def first_option(seats: tuple[str, ...], openspiel: str = "") -> TableOption:
    """The seat that begins."""
    texts: dict[str, Any] = {"help": "cli-help-first", "metavar": "cli-value-seat", "label": "home-first"}
    return TableOption("first", str, choices=seats, changes_cards=False, openspiel=openspiel, **texts)


def check_options(game: str, declared: Sequence[TableOption], given: dict[str, Any]) -> None:
    """Raise IllegalOption for unknown names and for values of the wrong type. ``card_text`` is not declared: only saved
    games have it, and it holds the owner's card file."""
    by_name = {option.name: option for option in declared}
    for name, value in given.items():
        if name in by_name:
            by_name[name].check(value)
        elif name != "card_text":
            raise IllegalOption(say("error-option", option=name, game=game, known=", ".join(by_name)))


def merged(declarations: Iterable[Sequence[TableOption]]) -> list[TableOption]:
    """The options of several games by name, for interfaces that serve all games at once. Where two games declare the
    same name, the first declaration stands, with the choices and bounds of both."""
    found: dict[str, TableOption] = {}
    for option in (option for declared in declarations for option in declared):
        known = found.setdefault(option.name, option)
        if known.type is not option.type:
            raise TypeError(f"two games declare the option {option.name} with different types")
        if known != option:
            choices = tuple(dict.fromkeys(known.choices + option.choices)) if known.choices and option.choices else ()
            low, high = min(known.low, option.low), max(known.high, option.high)
            found[option.name] = replace(known, choices=choices, low=low, high=high)
    return list(found.values())


def chosen_deck(kept: dict[str, Any], read: Callable[[str, str], Deck], standard: Callable[[], Deck]) -> Deck:
    """The deck that the options ask for. ``cards`` is an owner's card file: its path, its text, or its content as a
    dict. ``kept`` gets the text instead, so that a saved game needs no other file. ``read`` makes a deck from such a
    text and the name to report faults under."""
    if "cards" in kept:
        cards = kept.pop("cards")
        if isinstance(cards, Mapping):
            kept["card_text"] = toml_text(cards)
        elif isinstance(cards, str) and is_toml(cards):
            kept["card_text"] = cards
        elif isinstance(cards, str | Path):
            kept["card_text"] = text_of(cards)
            return read(kept["card_text"], str(cards))
        else:
            raise IllegalOption(say("error-cards-option", cards=shown(cards)))
        return read(kept["card_text"], "cards")
    if "card_text" in kept:
        return read(str(kept["card_text"]), "cards")
    return standard()
