"""Reads card files in TOML, for every game. Faults are reported with section, entry and field."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from azalai.errors import CardFileError
from azalai.messages import say

SOURCES = ("seed", "published", "house")
"""Where a number comes from: the rulebook, a published list, or a decision for Azalai."""

MAX_DOTS = 100  # in a line


def shipped(package: str, name: str) -> dict[str, Any]:
    """A card file that is part of Azalai."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def text_of(path: str | Path) -> str:
    """The text of a card file that somebody provides."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CardFileError(str(path), [say("card-file-encoding")]) from None
    except (OSError, ValueError) as error:  # ValueError: a path with a NUL in it
        reason = getattr(error, "strerror", None) or str(error)
        raise CardFileError(str(path), [say("card-file-unreadable", reason=reason)]) from None


def is_toml(text: str) -> bool:
    """Whether a text is the content of a card file and not its path: several lines, or signs unusual in file names."""
    return "\n" in text or "=" in text or text.lstrip().startswith("[")


def toml_text(content: Mapping[Any, Any]) -> str:
    """The content of a card file, given as dicts, lists, texts and numbers, as TOML."""
    return "".join(f"{_toml(str(name))} = {_toml(value)}\n" for name, value in content.items())


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_toml(str(name))} = {_toml(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, str | bool | int):
        return json.dumps(value, ensure_ascii=False)
    raise CardFileError("cards", [say("card-file-value", value=repr(value))])


def parsed(text: str, name: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MAX_DOTS:  # tomllib needs quadratic time for a dotted key: minutes for a long line
            raise CardFileError(name, [say("card-file-dots", line=number, most=MAX_DOTS)])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, deeply nested brackets
        raise CardFileError(name, [say("card-file-toml", error=str(error))]) from None


class CardReading:
    """Reads one file and collects its faults, one for each wrong word: an entry with an unknown field does not also
    lack the field that was meant."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._missing: dict[str, list[str]] = {}  # by entry: the faults about fields that it lacks
        self._misnamed: set[str] = set()  # the entries with unknown fields

    def fault(self, where: str, message: str, *, missing_in: str | None = None, **arguments: object) -> None:
        """Note a fault. ``missing_in`` is the entry if one of its fields is missing."""
        text = f"{where}: " + say(f"card-file-{message}", **arguments)
        if text in self.faults:  # an entry can be read several times, once for each of its cards
            return
        if missing_in is not None:
            if missing_in in self._misnamed:
                return
            self._missing.setdefault(missing_in, []).append(text)
        self.faults.append(text)

    def corrected(self, standard: dict[str, Any], own: dict[str, Any], where: str = "") -> dict[str, Any]:
        """The standard figures with an owner's corrections. What does not fit is reported, and the standard stays."""
        tree = dict(standard)
        for key, value in own.items():
            below = standard.get(key)
            if not isinstance(below, dict):
                tree[key] = value
            elif isinstance(value, dict):
                tree[key] = self.corrected(below, value, f"{where}{key}.")
            else:
                self.fault(f"{where}{key}", "section")
        return tree

    def section(self, tree: dict[str, Any], name: str, where: str = "") -> dict[str, Any]:
        part = tree.get(name)
        if not isinstance(part, dict):
            self.fault(where or name, "section")
            return {}
        return part

    def whole(self, entry: dict[str, Any], key: str, where: str, low: int = 0, high: int = 99) -> int:
        value = entry.get(key)
        if type(value) is not int or not low <= value <= high:
            absent = where if key not in entry else None
            self.fault(f"{where}.{key}", "whole", missing_in=absent, value=repr(value), low=low, high=high)
            return high  # so that nothing which it limits is called too large as well
        return value

    def word(self, entry: dict[str, Any], key: str, where: str, choices: tuple[str, ...]) -> str:
        value = entry.get(key)
        if value not in choices:
            absent = where if key not in entry else None
            self.fault(f"{where}.{key}", "word", missing_in=absent, value=repr(value), choices=", ".join(choices))
            return choices[0]
        return str(value)

    def entries(self, part: dict[str, Any], where: str) -> Iterator[tuple[str, dict[str, Any]]]:
        for name, entry in part.items():
            if isinstance(entry, dict):
                yield name, entry
            else:
                self.fault(f"{where}.{name}", "entry")

    def known_keys(
        self, entry: dict[str, Any], where: str, keys: tuple[str, ...], *, lacking_in: str | None = None
    ) -> None:
        """Report unknown fields. ``lacking_in`` is the entry that lacks the intended field, if it is another one."""
        for key in entry:
            if key not in keys:
                self.fault(f"{where}.{key}", "key", keys=", ".join(keys))
                self.misnamed(lacking_in or where)

    def misnamed(self, where: str) -> None:
        """A name in an entry is wrong: what the entry lacks is no fault of its own."""
        self._misnamed.add(where)
        for fault in self._missing.pop(where, []):
            self.faults.remove(fault)

    def fixed(self, entry: dict[str, Any], key: str, where: str, value: object) -> None:
        """A field that only describes: it may be left out, but it cannot have another value."""
        given = entry.get(key, value)
        if type(given) is not type(value) or given != value:
            self.fault(f"{where}.{key}", "word", value=repr(given), choices=_toml(value))

    def sources(self, tree: dict[str, Any], keys: tuple[str, ...]) -> dict[str, str]:
        part = self.section(tree, "sources")
        self.known_keys(part, "sources", keys)
        return {key: self.word(part, key, "sources", SOURCES) for key in keys}
