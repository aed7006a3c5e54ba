"""The computers: the only room of the server that knows them. They think in processes of their own.

A process gets the options, the seed and the moves of a table, sets it up again and answers with notations. Nothing that
is heavy is imported before a process needs it, and nothing of it ever in the process that serves the pages.
"""

from __future__ import annotations

import functools
import multiprocessing
import os
import random
import signal
import threading
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from azalai.game import Game, new
from azalai.messages import language, language_in_use, naming, say

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
    players: dict[str, str]  # their names, for the reasons


Task = Think | Hint
HintLines = list[tuple[str, str, str]]
Kind = tuple[str, bool]
"""What is compiled apart: a game, with or without its expansion."""
KINDS: tuple[Kind, ...] = (("targi", False), ("targi", True), ("tuareg", False))


def kind_of(game: str, options: dict[str, Any]) -> Kind:
    return game, bool(options.get("expansion"))


def needs_compiling(game: str, level: str) -> bool:
    """Whether a computer looks ahead: the others think in the plain gear and are ready at once."""
    bots = _bots()
    return bots is not None and any(each.name == level and each.player == "search" for each in bots.levels(game))


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
    """Answer tasks until the server is gone."""
    _step_back()
    try:
        while True:
            connection.send(_answer(connection.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def compile_for(kind: Kind) -> None:
    """Let everything be compiled that computers need for such a table, and kept for the processes that think."""
    _step_back()
    name, expansion = kind
    game = new(name, seed=1, **({"expansion": True} if expansion else {}))
    assert game.seat is not None
    _move(game, game.seat, levels(name)[-1][0], 1)


def _step_back() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot end those who think or compile for it; nobody waits for their answers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _answer(task: Task) -> str | HintLines:
    game = task.position.set_up()
    if isinstance(task, Hint):
        with language(task.tongue), naming(task.players, codes=False):
            hints = _bots().hint(game, task.seat)
            return [(hint.move.text, str(hint.brief), str(hint.leads_to)) for hint in hints]
    return _move(game, task.seat, task.level, task.seed)


def _move(game: Game, seat: int, level: str, seed: int) -> str:
    moves = game.moves()
    bots = _bots()
    if bots is None or level == RANDOM:
        return random.Random(seed).choice(moves).text
    return str(bots.player(level, seed).decide(bots.information_set(game, seat)).move.text)
