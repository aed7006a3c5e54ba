"""The weights of a game's evaluation: from TOML to the numbers that the rules read, and back.

``WEIGHTS`` in ``games/<game>/bots/evaluation.py`` gives the index and the length of each; ``role.noble`` is the entry
``noble`` of the table ``[role]``.
"""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Any

from azalai.bots import generic
from azalai.games import rulebook
from azalai.games.card_reading import shipped
from azalai.games.interface import BotKnowledge

SEARCH_FILE = "search.toml"
LEVELS_FILE = "levels.toml"
NETWORKS_FILE = "networks.toml"
"""The files beside the weights: parameters of the search, the levels, and the networks."""


def knowledge(game: str) -> BotKnowledge:
    """What the bots know about a game."""
    return rulebook(game).bot_knowledge() or generic


def package(game: str) -> str:
    """The package with a game's files of parameters."""
    return knowledge(game).__name__


@functools.cache
def weights(game: str, of: str = "greedy") -> tuple[int, ...]:
    """The weights in ``greedy.toml``, or another file, as the rules read them."""
    given: dict[str, Any] = {}
    for name, part in shipped(package(game), f"{of}.toml").items():
        given |= {f"{name}.{key}": value for key, value in part.items()} if isinstance(part, dict) else {name: part}
    places = knowledge(game).WEIGHTS
    read = [0] * max(at + count for at, count in places.values())
    for name, (at, count) in places.items():
        values = given.pop(name)
        read[at : at + count] = [values] if count == 1 else values
    assert not given, f"{of}.toml: unknown weights: {', '.join(given)}"
    return tuple(read)


def weight_files(game: str) -> tuple[str, ...]:
    """The names of a game's files of weights."""
    names = {file.name for file in files(package(game)).iterdir()} - {SEARCH_FILE, LEVELS_FILE, NETWORKS_FILE}
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def weights_toml(game: str, values: list[int]) -> str:
    """Weights as TOML, which ``weights`` reads."""
    lines: list[str] = []
    section = ""
    for name, (at, count) in knowledge(game).WEIGHTS.items():
        table, _, key = name.rpartition(".")
        if table != section:
            section = table
            lines.append(f"\n[{section}]\n")
        lines.append(f"{key} = {values[at] if count == 1 else values[at : at + count]}\n")
    return "".join(lines)
