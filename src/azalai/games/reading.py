"""Reading what somebody described as a dict, part by part, and collecting everything that is wrong with it.

A part that cannot be read is refused with a reason and stands at its default, so that reading goes on.
"""

from __future__ import annotations

from typing import Any

from azalai.messages import say

LONGEST_SHOWN = 60


def shown(value: Any) -> str:
    """Anything as a short text for an error, even what cannot be written down (a number of ten thousand digits)."""
    try:
        text = repr(value)
    except Exception:
        return type(value).__name__
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


class Reading:
    """Reasons come from the messages ``prefix-…``."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.reasons: list[str] = []

    def refuse(self, message: str, **arguments: object) -> None:
        self.reasons.append(say(f"{self.prefix}-{message}", **arguments))

    def words(self, part: dict[str, Any], known: list[str], where: str) -> None:
        for word in part:
            if word not in known:
                self.refuse(
                    "word", word=word if isinstance(word, str) else shown(word), where=where, known=", ".join(known)
                )

    def mapping(self, part: dict[str, Any], key: str) -> dict[str, Any]:
        value = part.get(key)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.refuse("mapping", where=key)
            return {}
        return value

    def sequence(self, part: dict[str, Any], key: str, length: int) -> list[Any]:
        """A list of this length; nothing for parts that are not described."""
        value = part.get(key)
        if value is None:
            return [None] * length
        if not isinstance(value, list) or len(value) > length:
            self.refuse("list", where=key, length=length)
            return [None] * length
        return value + [None] * (length - len(value))

    def whole(self, part: dict[str, Any], key: str, default: int, low: int, high: int, where: str = "") -> int:
        value = part.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.refuse("whole", where=f"{where}{key}", value=shown(value), low=low, high=high)
            return default
        return value

    def yes(self, part: dict[str, Any], key: str, default: bool, where: str) -> int:
        """1 for true, 0 for false."""
        value = part.get(key, default)
        if not isinstance(value, bool):
            self.refuse("yes-no", where=f"{where}{key}", value=shown(value))
            return int(default)
        return int(value)
