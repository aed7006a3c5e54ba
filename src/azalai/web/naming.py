"""Sentences of the log with the names of those who sit at the table: the game itself knows its seats by colour only."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from azalai.game import LogEntry
from azalai.messages import language, language_in_use, say
from azalai.web.scene import Place, Scene

KEPT = 1024


def by_name(text: str, places: Sequence[Place], colours: Sequence[str]) -> str:
    """A log belongs to a game and is kept by language; names belong to a table. So they come in afterwards, wherever
    the sentence names a seat; a colour that is inflected stays."""
    names = tuple("" if place.kind == "open" else place.name for place in places)
    return _renaming(language_in_use(), tuple(colours), names)(text)


def told_by_name(scene: Scene, text: str) -> str:
    return by_name(text, scene.places, scene.game.seat_names)


def with_names(scene: Scene, entries: Sequence[LogEntry]) -> list[LogEntry]:
    return [replace(entry, text=told_by_name(scene, entry.text)) for entry in entries]


@functools.lru_cache(KEPT)
def _renaming(tongue: str, colours: tuple[str, ...], names: tuple[str, ...]) -> Callable[[str], str]:
    with language(tongue):
        called = {say("web-seat", seat=colour): name for colour, name in zip(colours, names, strict=True)}
    seats = re.compile(rf"\b({'|'.join(map(re.escape, called))})\b")
    return lambda text: seats.sub(lambda found: called[found[1]] or found[1], text)
