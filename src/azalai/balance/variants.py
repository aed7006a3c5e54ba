"""The name under which reports show a combination of table options."""

from __future__ import annotations

from typing import Any

from azalai.games import rulebook


def without_cards(options: dict[str, Any]) -> dict[str, Any]:
    """The same table with the standard cards."""
    return {name: value for name, value in options.items() if name != "card_text"}


def variant_of(game: str, options: dict[str, Any]) -> str:
    """The name of the game's preset with these options; where there is none, the options as they are typed."""
    book = rulebook(game)
    defaults = {option.name: option.default for option in book.table_options}
    for name, preset in book.presets.items():
        if defaults | preset == defaults | options:
            return name
    typed = [name if value is True else f"{name} {value}" for name, value in without_cards(options).items()]
    return ", ".join(typed) or game
