"""The options that tables of every game have in common: which words there are, and an owner's cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from azalai.errors import IllegalOption
from azalai.games.card_reading import text_of
from azalai.messages import say

Deck = TypeVar("Deck")


def check_words(game: str, options: dict[str, Any], known: Sequence[str]) -> None:
    """``card_text`` is no option for people: a saved game holds its owner's cards in it."""
    for option in options:
        if option not in (*known, "card_text"):
            raise IllegalOption(say("error-option", option=option, game=game, known=", ".join(known)))


def chosen_deck(kept: dict[str, Any], read: Callable[[str, str], Deck], standard: Callable[[], Deck]) -> Deck:
    """``cards`` names an owner's file; what is kept is its text, so that a saved game needs no file beside it. ``read``
    makes a deck of such a text, and of the name that its faults are told with."""
    if "cards" in kept:
        path = kept.pop("cards")
        if not isinstance(path, str | Path):
            raise IllegalOption(say("error-cards-option", cards=repr(path)))
        kept["card_text"] = text_of(path)
        return read(kept["card_text"], str(path))
    if "card_text" in kept:
        return read(str(kept["card_text"]), "cards")
    return standard()
