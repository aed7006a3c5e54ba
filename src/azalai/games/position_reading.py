"""Reads a position from a dict, part by part, and collects everything that is wrong with it.

A part that cannot be read gets a reason and keeps its default value, and reading goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from azalai.errors import IllegalPosition
from azalai.kernel.chance import WORDS
from azalai.messages import say

LONGEST_SHOWN = 60
HARMLESS = ("word", "other-game")
"""Faults that leave no part of the table unread."""


def shown(value: Any) -> str:
    """A value as a short text for an error, even if ``repr`` fails (a number of ten thousand digits)."""
    try:
        text = repr(value)
    except Exception:
        return type(value).__name__
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


class Reading:
    """Reasons that all games share come from the messages ``position-…``, a game's own from ``<game>-position-…``."""

    t: Any  # the table that is described

    def __init__(self, game: str) -> None:
        self.game = game
        self.reasons: list[str] = []
        self.unread = 0  # how many reasons left a part unread; checks of such parts are skipped

    def refuse(self, message: str, **arguments: object) -> None:
        """Add a reason that follows from the rules of the game."""
        self.reasons.append(say(f"{self.game}-position-{message}", **arguments))
        self.unread += 1

    def misread(self, message: str, **arguments: object) -> None:
        """Add a reason for a part that does not look as in a view."""
        self.reasons.append(say(f"position-{message}", **arguments))
        self.unread += message not in HARMLESS

    def described(self, given: Any, known: list[str]) -> dict[str, Any]:
        """The given position, if it is a dict at all; it has these keys and names the game."""
        if not isinstance(given, dict):
            raise IllegalPosition([say("position-not-a-dict")])
        self.words(given, known, "position")
        if given.get("game", self.game) != self.game:
            self.misread("other-game", game=shown(given["game"]), right=self.game)
        return given

    def words(self, part: dict[str, Any], known: list[str], where: str) -> None:
        for word in part:
            if word not in known:
                self.misread(
                    "word", word=word if isinstance(word, str) else shown(word), where=where, known=", ".join(known)
                )

    def part(self, described: Any, known: list[str], where: str) -> dict[str, Any]:
        """A part that is described by a dict with these keys; empty if it is not described."""
        if described is not None and not isinstance(described, dict):
            self.misread("mapping", where=where)
        part = described if isinstance(described, dict) else {}
        self.words(part, known, where)
        return part

    def mapping(self, part: dict[str, Any], key: str, known: list[str], where: str = "") -> dict[str, Any]:
        """The part under a key."""
        if part.get(key) is not None and not isinstance(part[key], dict):
            self.misread("mapping", where=key)
            return {}
        return self.part(part.get(key), known, f"{where}{key}")

    def sequence(self, part: dict[str, Any], key: str, length: int) -> list[Any]:
        """A list of this length, with None for missing entries."""
        value = part.get(key)
        listed = [] if value is None else self.listed(value, key, length)
        return listed + [None] * (length - len(listed))

    def listed(self, value: Any, where: str, most: int) -> list[Any]:
        """A list with at most this many entries."""
        if isinstance(value, list) and len(value) <= most:
            return value
        self.misread("list", where=where, length=most)
        return []

    def bits(self, part: dict[str, Any], key: str, most: int, where: str = "") -> int:
        """A list of different numbers from 1 to ``most``, as bits."""
        listed = part.get(key, [])
        fits = isinstance(listed, list) and all(type(n) is int and 1 <= n <= most for n in listed)
        if not fits or len(set(listed)) != len(listed):
            self.misread("numbers", where=f"{where}{key}", most=most)
            return 0
        return sum(1 << (n - 1) for n in listed)

    def card_part(self, described: Any, known: list[str], where: str) -> dict[str, Any]:
        """A card, described by a dict with these keys or by its name alone."""
        part = described if isinstance(described, dict) else {"card": described}
        self.words(part, known, where)
        return part

    def whole(self, part: dict[str, Any], key: str, default: int, low: int, high: int, where: str = "") -> int:
        value = part.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.misread("whole", where=f"{where}{key}", value=shown(value), low=low, high=high)
            return default
        return value

    def yes(self, part: dict[str, Any], key: str, default: bool, where: str) -> int:
        """1 for true, 0 for false."""
        value = part.get(key, default)
        if not isinstance(value, bool):
            self.misread("yes-no", where=f"{where}{key}", value=shown(value))
            return int(default)
        return int(value)

    def questions(self, listed: Any, known: Collection[str]) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """The questions of a stack: where each stands, what it asks, and its description."""
        for i, described in enumerate(self.listed(listed, "asks", len(self.t.asked))):
            where = f"asks[{i}]"
            name = described.get("ask") if isinstance(described, dict) else None
            if isinstance(name, str) and name in known:
                yield where, name, described
            else:
                self.misread("ask", where=where, asks=", ".join(known))

    def chance(self, words: Any) -> None:
        if words is None:
            return
        fits = isinstance(words, list) and len(words) == WORDS
        if not fits or not all(type(word) is int and 0 <= word < 2**32 for word in words) or not any(words):
            self.misread("chance")
            return
        self.t.chance = list(words)
