"""The games: a package for each, and the registry that finds a game by its name.

A game outside Azalai is found in one of two ways. A package that declares an entry point in the group ``azalai.games``
is known to every process once it is installed. ``register`` makes a game known to the present process only.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module

from azalai.errors import IllegalOption
from azalai.games.interface import Rulebook
from azalai.messages import say

SHIPPED = ("targi", "tuareg")
"""The games that come with Azalai, each imported when it is first asked for."""
ENTRY_POINTS = "azalai.games"
_registered: dict[str, Rulebook] = {}


def names() -> tuple[str, ...]:
    """The names of all games that are known."""
    return tuple(dict.fromkeys((*SHIPPED, *_registered, *_installed())))


def register(game: Rulebook) -> None:
    """Make a game known under its name, in this process."""
    if game.name in SHIPPED:
        raise ValueError(f"{game.name} comes with Azalai")
    _registered[game.name] = game


def rulebook(name: str) -> Rulebook:
    """The game of a name; IllegalOption lists the names that are known."""
    if isinstance(name, str):
        if name in SHIPPED:
            return _shipped(name)
        if name in _registered:
            return _registered[name]
        if name in _installed():
            return _installed()[name]()
    raise IllegalOption(say("error-game", name=repr(name), names=", ".join(names())))


@functools.cache
def _shipped(name: str) -> Rulebook:
    game: Rulebook = import_module(f"azalai.games.{name}").GAME
    return game


@functools.cache
def _installed() -> dict[str, Callable[[], Rulebook]]:
    """Games of other installed packages. Looking for them takes a while, so that shipped games are found without it."""
    from importlib.metadata import entry_points

    return {point.name: point.load for point in entry_points(group=ENTRY_POINTS)}
