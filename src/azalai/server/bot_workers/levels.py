"""Levels of computer players, as the pages and the seats name them."""

from __future__ import annotations

import functools

from azalai import bots
from azalai.messages import language, language_in_use


def levels(game: str) -> tuple[tuple[str, str, str], ...]:
    """Name, title and character of each level of a game, weakest first, in the language in use."""
    return _levels(game, language_in_use())


@functools.cache
def _levels(game: str, locale: str) -> tuple[tuple[str, str, str], ...]:
    with language(locale):
        return tuple((level.name, level.title(), level.character()) for level in bots.levels(game))


def level_names(game: str) -> list[str]:
    return [name for name, _, _ in levels(game)]


def level_title(game: str, level: str) -> str:
    """The title of a level in the language in use; an unknown level keeps its name."""
    return next((title for name, title, _ in levels(game) if name == level), level)


def default_level(game: str) -> str:
    """The level that new players meet: the second weakest."""
    names = level_names(game)
    return names[min(1, len(names) - 1)]


def needs_compiling(game: str, level: str) -> bool:
    """Whether a level searches, which needs compiled rules. The other levels run uncompiled and can start at once."""
    return any(each.name == level and each.player == "search" for each in bots.levels(game))
