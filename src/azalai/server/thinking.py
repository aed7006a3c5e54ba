"""The computers: the only room of the server that knows them. They think in processes of their own.

A process gets the options, the seed and the moves of a table, sets it up again and answers with notations. Nothing that
is heavy is imported before a process needs it, and nothing of it ever in the process that serves the pages.
"""

from __future__ import annotations

import functools
import os
import random
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from azalai.game import Game, new
from azalai.messages import language, language_in_use, say

RANDOM = "random"
NICENESS = 10  # serving pages comes first


@dataclass(frozen=True)
class Position:
    """A table as it is sent to a process."""

    game: str
    options: dict[str, Any]
    seed: int
    moves: tuple[str, ...]

    def set_up(self) -> Game:
        game = new(self.game, seed=self.seed, **self.options)
        for move in self.moves:
            game.play(move)
        return game


@dataclass(frozen=True)
class Think:
    """Which move does a computer of this level make?"""

    position: Position
    seat: int
    level: str
    seed: int


@dataclass(frozen=True)
class Hint:
    """Which moves are good for this seat, and why?"""

    position: Position
    seat: int
    tongue: str


@dataclass(frozen=True)
class Prepare:
    """Be ready for tables like this one."""

    position: Position


Task = Think | Hint | Prepare
HintLines = list[tuple[str, str, str]]


def levels(game: str) -> tuple[tuple[str, str, str], ...]:
    """Name, title and character of each computer of a game, weakest first, in the language in use."""
    bots = _bots()
    if bots is None:
        return ((RANDOM, say("web-level-random"), say("web-level-random-character")),)
    return tuple((level.name, level.title(), level.character()) for level in bots.levels(game))


def title_of(game: str, level: str) -> str:
    """A computer's name, in the language in use."""
    return _titles(game, language_in_use()).get(level, level)


@functools.cache
def _titles(game: str, tongue: str) -> dict[str, str]:
    with language(tongue):
        return {name: title for name, title, _ in levels(game)}


def default_level(game: str) -> str:
    """Whom a newcomer meets: the second of the levels."""
    names = [name for name, _, _ in levels(game)]
    return names[min(1, len(names) - 1)]


def is_level(game: str, level: str) -> bool:
    return any(name == level for name, _, _ in levels(game))


def can_hint() -> bool:
    return _bots() is not None


def _bots() -> Any:
    """The opponents, where they are installed."""
    from azalai import bots

    return bots if hasattr(bots, "player") else None


# -- in the process of a computer -------------------------------------------------------------------------


def work(connection: Connection) -> None:
    """Answer tasks until the server is gone. Before the first task of a kind says that it gets ready for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    os.nice(NICENESS)
    ready: set[tuple[str, bool]] = set()
    try:
        while True:
            task: Task = connection.recv()
            position = task.position
            kind = (position.game, bool(position.options.get("expansion")))
            if kind not in ready:
                connection.send(("preparing", position.game))
                _warm_up(position)
                ready.add(kind)
            connection.send(("done", _answer(task)))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def _answer(task: Task) -> str | HintLines | None:
    if isinstance(task, Prepare):
        return None
    game = task.position.set_up()
    if isinstance(task, Hint):
        with language(task.tongue):
            hints = _bots().hint(game, task.seat)
            return [(hint.move.text, str(hint.gain), str(hint.reason)) for hint in hints]
    return _move(game, task.seat, task.level, task.seed)


def _move(game: Game, seat: int, level: str, seed: int) -> str:
    moves = game.moves()
    if len(moves) == 1:
        return moves[0].text
    bots = _bots()
    if bots is None or level == RANDOM:
        return random.Random(seed).choice(moves).text
    return str(bots.player(level, seed).decide(bots.information_set(game, seat)).move.text)


def _warm_up(position: Position) -> None:
    """Let whatever is compiled be compiled: a first decision of the strongest computer."""
    if _bots() is None:
        return
    game = new(position.game, seed=1, **position.options)
    assert game.seat is not None
    _move(game, game.seat, levels(position.game)[-1][0], 1)
