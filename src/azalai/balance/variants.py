"""The variants of a game that reports tell apart, by the options of a table."""

from __future__ import annotations

from typing import Any

from azalai.games import rulebook

VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "expansion": {"expansion": True},
    "mixed": {"expansion": True, "tribe": "mixed", "border": "mixed"},
}
"""Of Targi, those with a name."""


def variant_of(game: str, options: dict[str, Any]) -> str:
    """The name of a variant; where it has none, its options as they are typed."""
    if game == "targi":
        for name, given in VARIANTS.items():
            if options == given:
                return name
    elif options.keys() <= {"seats"}:
        return f"seats-{rulebook(game).setting(options).seats}"
    typed = [name if value is True else f"{name} {value}" for name, value in options.items() if name != "card_text"]
    return ", ".join(typed) or game
