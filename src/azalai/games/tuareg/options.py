"""The options of a table of Tuareg: their declarations, and the cards they select. Implements B08."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypedDict

from azalai.errors import IllegalOption
from azalai.games.interface import Setting
from azalai.games.options import CARDS, TableOption, check_options, chosen_deck, first_option
from azalai.games.tuareg.cards import card_file
from azalai.games.tuareg.rules.actions import SEAT_NAMES
from azalai.messages import say

DEFAULT_SEATS = 2
OPTIONS = (
    TableOption(
        "seats",
        int,
        default=DEFAULT_SEATS,
        low=card_file.SEAT_NUMBERS[0],
        high=card_file.SEAT_NUMBERS[-1],
        help="cli-help-seats",
        metavar="cli-value-number",
        label="home-seats",
        openspiel="players",
    ),
    first_option(SEAT_NAMES),
    CARDS,
)


class TuaregOptions(TypedDict, total=False):
    """The same options with their types in Python, for type checkers."""

    seats: Literal[2, 3, 4, 5]
    first: str | int
    cards: str | Path | Mapping[str, Any]


PRESETS: dict[str, dict[str, Any]] = {f"seats-{seats}": {"seats": seats} for seats in card_file.SEAT_NUMBERS}
"""The combinations of options that reports compare, by name."""


def setting(options: dict[str, Any]) -> Setting:
    check_options("tuareg", OPTIONS, options)
    kept = dict(options)
    seats = kept.get("seats", DEFAULT_SEATS)
    deck = chosen_deck(
        kept, lambda text, name: card_file.from_text(text, seats, name), lambda: card_file.standard(seats)
    )
    return Setting(kept, seats, _first(kept, seats), deck.tables, deck)


def _first(kept: dict[str, Any], seats: int) -> int:
    """B08: the seat that begins, by number or name; -1: drawn from the seed."""
    if "first" not in kept:
        return -1
    first = kept["first"]
    names = SEAT_NAMES[:seats]
    if type(first) is int and 0 <= first < seats:
        return first
    if first not in names:
        raise IllegalOption(say("error-first", first=repr(first), names=", ".join(names)))
    return names.index(first)
