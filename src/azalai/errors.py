"""The errors people meet. Each says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.messages import say


class AzalaiError(ValueError):
    """Base of all errors that are answers to what somebody asked for."""


class IllegalMove(AzalaiError):
    """A move that is not legal now, or not a move at all. Nothing was changed."""


class IllegalOption(AzalaiError):
    """An option of ``new`` that does not exist or does not fit. Where it would fit beside another, ``needs`` has the
    option, its value and that other one: how they are typed differs from place to place."""

    def __init__(self, text: str, needs: tuple[str, str, str] | None = None) -> None:
        super().__init__(text)
        self.needs = needs


class _Listed(AzalaiError):
    """An error with all its reasons at once."""

    def __init__(self, heading: str, reasons: Sequence[str]) -> None:
        self.reasons = list(reasons)
        super().__init__("\n".join([heading, *(f"- {reason}" for reason in self.reasons)]))


class IllegalPosition(_Listed):
    """A position that cannot be. ``reasons`` holds every reason."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__(say("error-position", count=len(reasons)), reasons)


class CardFileError(_Listed):
    """A card file that cannot be used. ``reasons`` names card and field of every fault."""

    def __init__(self, file: str, reasons: Sequence[str]) -> None:
        super().__init__(say("error-card-file", file=file, count=len(reasons)), reasons)


class BotFileError(_Listed):
    """A file of figures for computer players that cannot be used. ``reasons`` names the field of every fault."""

    def __init__(self, file: str, reasons: Sequence[str]) -> None:
        super().__init__(say("bots-file", file=file, count=len(reasons)), reasons)


class GameFileError(AzalaiError):
    """A saved game that cannot be read, with the first line that does not fit."""
