"""The games. Each folder has the same rooms: actions, cards, table, rules by topic, scoring, sight, view, texts."""

from __future__ import annotations

import functools
from importlib import import_module

from azalai.errors import IllegalOption
from azalai.games.rulebook import Rulebook
from azalai.messages import say

NAMES = ("targi", "tuareg")


def rulebook(name: str) -> Rulebook:
    """The game of a name."""
    if name not in NAMES:
        raise IllegalOption(say("error-game", name=repr(name), names=", ".join(NAMES)))
    return _rulebook(name)


@functools.cache
def _rulebook(name: str) -> Rulebook:
    game: Rulebook = import_module(f"azalai.games.{name}").GAME
    return game
