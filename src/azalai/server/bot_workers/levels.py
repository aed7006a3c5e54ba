"""Levels of computer players, as the pages and the seats name them."""

from __future__ import annotations

import functools

from azalai import bots
from azalai.games.interface import Setting
from azalai.messages import language, language_in_use
from azalai.web.view_models import LevelChoice


def levels(game: str) -> tuple[LevelChoice, ...]:
    """The levels of a game, weakest first, in the language in use."""
    return _levels(game, language_in_use())


@functools.cache
def _levels(game: str, locale: str) -> tuple[LevelChoice, ...]:
    with language(locale):
        return tuple(LevelChoice(level.name, level.title(), level.character()) for level in bots.levels(game))


def level_names(game: str) -> list[str]:
    return [level.name for level in levels(game)]


def level_title(game: str, level: str) -> str:
    """The title of a level in the language in use; an unknown level keeps its name."""
    return next((each.title for each in levels(game) if each.name == level), level)


def needs_compiling(level: str, game: str, setting: Setting) -> bool:
    """Whether a level needs compiled rules at this kind of table. The other levels can start at once."""
    return any(each.name == level and each.at(setting).needs_compiling for each in bots.levels(game))
