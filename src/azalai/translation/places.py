"""Where messages are used: files and lines of code and templates that name a message or the beginning of its id."""

from __future__ import annotations

import functools
import re
from importlib.resources import files
from pathlib import Path

from azalai.translation.message_catalogue import Catalogue

PACKAGE = Path(str(files("azalai")))
QUOTED = re.compile(r"""["']([a-z][a-z0-9_-]*)(?:["']|\{)""")
LEAST = 4  # a shorter beginning of an id matches too much


@functools.cache
def _named() -> dict[str, list[str]]:
    """The quoted strings of the code and the templates, each with the places where it occurs."""
    found: dict[str, list[str]] = {}
    for file in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("templates/**/*.html")]):
        if file.parent.name == "translation":
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for match in QUOTED.finditer(line):
                found.setdefault(match[1], []).append(f"{file.relative_to(PACKAGE).as_posix()}:{number}")
    return found


def places(id: str, english: Catalogue) -> list[str]:
    """Files and lines that use a message, or the messages that contain it. Some ids are put together in the code:
    these are found by their beginning ("targi-ask-")."""
    named = _named()
    if id in named:
        return named[id]
    if inside := [f"{other.file}: {other.id}" for other in english.messages.values() if id in other.messages]:
        return inside
    end = id.partition("-")[2]
    while "-" in end:  # the code adds the name of the game
        if end in named:
            return named[end]
        end = end.partition("-")[2]
    for whole in (id, id.partition("-")[2]):
        start = whole
        while "-" in start.rstrip("-"):
            start = start.rstrip("-").rpartition("-")[0] + "-"
            if start in named and len(start) >= LEAST:
                return named[start]
    return []
