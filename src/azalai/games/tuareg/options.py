"""The options of a table of Tuareg, and the cards they settle. B08."""

from __future__ import annotations

from typing import Any

from azalai.errors import IllegalOption
from azalai.games.options import check_words, chosen_deck
from azalai.games.rulebook import Setting
from azalai.games.tuareg.cards import card_file
from azalai.games.tuareg.rules.actions import SEAT_NAMES
from azalai.messages import say

OPTIONS = ("seats", "first", "cards")
DEFAULT_SEATS = 2


def setting(options: dict[str, Any]) -> Setting:
    check_words("tuareg", options, OPTIONS)
    kept = dict(options)
    seats = kept.get("seats", DEFAULT_SEATS)
    if type(seats) is not int or seats not in card_file.SEAT_NUMBERS:
        low, high = card_file.SEAT_NUMBERS[0], card_file.SEAT_NUMBERS[-1]
        raise IllegalOption(say("error-whole", name="seats", value=repr(seats), low=low, high=high))
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
