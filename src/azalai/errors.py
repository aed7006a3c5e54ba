"""The errors of the public API. Each says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from azalai.messages import say


class AzalaiError(ValueError):
    """Base of all errors that a request can cause, as opposed to mistakes in the program."""


class IllegalMove(AzalaiError):
    """A move that is not legal now, or not a move at all. Nothing was changed."""


class IllegalOption(AzalaiError):
    """An option of ``new`` that does not exist or does not fit. If only another option is missing, ``needs`` holds the
    option, its value and the missing one, so that each interface can say it in its own syntax."""

    def __init__(self, text: str, needs: tuple[str, str, str] | None = None) -> None:
        super().__init__(text)
        self.needs = needs


class _Listed(AzalaiError):
    """An error with a list of reasons."""

    def __init__(self, heading: str, reasons: Sequence[str]) -> None:
        self.reasons = list(reasons)
        super().__init__("\n".join([heading, *(f"- {reason}" for reason in self.reasons)]))


class IllegalPosition(_Listed):
    """A position that is not legal. ``reasons`` lists every reason."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__(say("error-position", count=len(reasons)), reasons)


class CardFileError(_Listed):
    """A card file that cannot be used. ``reasons`` names the card and field of every fault."""

    def __init__(self, file: str, reasons: Sequence[str]) -> None:
        super().__init__(say("error-card-file", file=file, count=len(reasons)), reasons)


class BotFileError(_Listed):
    """A file of bot parameters that cannot be used. ``reasons`` names the field of every fault."""

    def __init__(self, file: str, reasons: Sequence[str]) -> None:
        super().__init__(say("bots-file", file=file, count=len(reasons)), reasons)


@contextmanager
def reporting(message: str, **values: str) -> Iterator[None]:
    """Raise IllegalOption with this message, which also gets the ``reason``, where a file cannot be read or written."""
    try:
        yield
    except OSError as error:
        raise IllegalOption(say(message, reason=error.strerror or str(error), **values)) from None


class GameFileError(AzalaiError):
    """A saved game that cannot be loaded. The text names the first line that is wrong."""


class BotFault(AzalaiError):
    """A custom bot that cannot go on: too slow, an illegal move, an exception. It loses its game. ``kind`` and
    ``detail`` are what result files keep; the text says it in the language in use."""

    def __init__(self, bot: str, kind: str, detail: str = "") -> None:
        self.bot, self.kind, self.detail = bot, kind, detail
        super().__init__(say("bots-fault", bot=bot, reason=fault_reason(kind, detail)))


def fault_reason(kind: str, detail: str) -> str:
    """Why a custom bot lost: ``slow``, ``illegal``, ``raised``, ``answer`` (not a move) or ``died``."""
    return say(f"bots-fault-{kind}", detail=detail)
