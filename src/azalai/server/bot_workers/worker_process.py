"""What runs inside a bot worker process: moves, hints and studies, or compiling the rules that bots search with.

A task carries the options, the seed and the moves of a table; the worker replays them and answers in notation. The
process that serves pages never runs a bot and never imports Numba.
"""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from azalai import bots
from azalai.game import Game
from azalai.game_file import from_text
from azalai.games import SHIPPED, rulebook
from azalai.messages import language, naming
from azalai.new_game import new
from azalai.server.bot_workers.levels import level_names
from azalai.web.table_context import HintLine

NICENESS = 10  # serving pages has priority
BOTS = "azalai-bots"
"""The name of bot workers, and of the process that manages them, in lists of processes."""


@dataclass(frozen=True)
class Position:
    """A table as it is sent to a worker."""

    game: str
    options: dict[str, Any]
    seed: int
    moves: tuple[str, ...]
    file: str = ""  # of a game that may have begun from a position; "": it was dealt from the seed

    def set_up(self) -> Game:
        if self.file:
            return _from_file(self.file)
        game = new(self.game, seed=self.seed, **self.options)
        for move in self.moves:
            game.play(move)
        return game


@functools.lru_cache(2)
def _from_file(text: str) -> Game:
    """The same game comes back for each part of its study, which does not change it."""
    return from_text(text)


@dataclass(frozen=True)
class MoveTask:
    """Choose the move of a computer player."""

    position: Position
    seat: int
    level: str
    seed: int


@dataclass(frozen=True)
class HintTask:
    """Find good moves for a person, with reasons in their language."""

    position: Position
    seat: int
    language: str
    players: dict[str, str]  # names of the players by seat colour, for the reasons
    compiled: bool = False  # the rules of this variant have been compiled


@dataclass(frozen=True)
class ReviewTask:
    """Find out whether a person's move was clearly poor, and say why in their language."""

    position: Position  # before it
    seat: int
    move: str
    language: str
    players: dict[str, str]  # names of the players by seat colour, for the reason
    quick: bool = False  # with a shorter search


@dataclass(frozen=True)
class StudyTask:
    """Analyse a part of a finished game for one seat, in about a second; a rough part in a fraction of it."""

    position: Position
    seat: int
    first: int  # the number of moves that are done already
    deep: bool
    rough: bool  # first results: in the plain gear with few worlds, without a judgement of decisions
    players: dict[str, dict[str, str]]  # names of the players by language and seat colour, for the reasons


@dataclass(frozen=True)
class ChanceTask:
    """Estimate what some seats can expect at a running table, each from what it knows."""

    position: Position
    seats: tuple[int, ...]
    compiled: bool  # the rules of this variant have been compiled for studies


BotTask = MoveTask | HintTask | ReviewTask | StudyTask | ChanceTask
Review = tuple[str, str, str] | None
"""What was better, a sentence why, and the id of the rule behind that; None: the move was not poor."""
HintLines = list[HintLine]
Variant = tuple[str, bool]
"""What is compiled separately: a game, with or without its expansion."""
VARIANTS: tuple[Variant, ...] = tuple(
    (game, expansion)
    for game in SHIPPED
    for expansion in (False, True)
    if not expansion or any(option.name == "expansion" for option in rulebook(game).table_options)
)


_loaded: set[Variant] = set()
"""The variants whose compiled rules this process has loaded. Loading takes longer than a hint in the plain gear."""


def variant_of(game: str, options: dict[str, Any]) -> Variant:
    return game, bool(options.get("expansion"))


def work(connection: Connection) -> None:
    """Answer tasks until the server closes the connection. Linux has a priority for each thread: the first results of a
    study take a fraction of a second, and a thread that keeps the usual priority finds them."""
    with ThreadPoolExecutor(1) as usual_priority:
        usual_priority.submit(threading.get_ident).result()  # starts the thread
        lower_priority()
        _work(connection, usual_priority)


def _work(connection: Connection, usual_priority: Executor) -> None:
    try:
        while True:
            task = connection.recv()
            urgent = isinstance(task, StudyTask) and task.rough
            connection.send(usual_priority.submit(_answer, task).result() if urgent else _answer(task))
            if isinstance(task, HintTask):
                _load_compiled(task)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def compile_variant(variant: Variant) -> None:
    """Fill the compile cache with what bots need for this variant, by letting the strongest level choose a move."""
    lower_priority()
    name, expansion = variant
    game = new(name, seed=1, **({"expansion": True} if expansion else {}))
    assert game.seat is not None
    _choose_move(game, game.seat, level_names(name)[-1], 1)


def compile_study(variant: Variant) -> None:
    """Fill the compile cache with what studies need for this variant."""
    from azalai.server.bot_workers.study_part import load_compiled

    lower_priority()
    name, expansion = variant
    load_compiled(new(name, seed=1, **({"expansion": True} if expansion else {})))


def name_process(name: str) -> None:
    """The name of this process in ``ps`` and ``top``, where that is possible (Linux). Call it in the main thread."""
    with suppress(OSError):
        Path("/proc/self/comm").write_text(name, encoding="utf-8")


def lower_priority() -> None:
    """Run in the background: ignore Ctrl-C, which the server handles, and exit when the server does."""
    name_process(BOTS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """A process that was killed cannot stop its children."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _answer(task: BotTask) -> Any:
    game = task.position.set_up()
    if isinstance(task, StudyTask):
        from azalai.server.bot_workers.study_part import study_part

        return study_part(game, task)
    if isinstance(task, ChanceTask):
        from azalai.server.bot_workers.study_part import win_chances

        return win_chances(game, task)
    if isinstance(task, ReviewTask):
        with language(task.language), naming(task.players, codes=False):
            return _review(game, task)
    if isinstance(task, MoveTask):
        return _choose_move(game, task.seat, task.level, task.seed)
    with language(task.language), naming(task.players, codes=False):
        found = bots.hint(game, task.seat, compiled=task.compiled and _variant(task) in _loaded)
        return [HintLine(hint.move.text, hint.outlook, hint.brief, hint.reasons) for hint in found]


def _load_compiled(task: HintTask) -> None:
    """Load the compiled rules for later hints, after the answer: nobody waits for it."""
    if not task.compiled or _variant(task) in _loaded:
        return
    game = task.position.set_up()
    if len(game.moves()) > 1:  # otherwise a hint needs no search
        bots.hint(game, task.seat, compiled=True)
        _loaded.add(_variant(task))


def _variant(task: HintTask) -> Variant:
    return variant_of(task.position.game, task.position.options)


def _review(game: Game, task: ReviewTask) -> Review:
    better = bots.better_move(game, task.seat, task.move, quick=task.quick)
    return None if better is None else (better.move.text, better.reason.text, better.reason.rule)


def _choose_move(game: Game, seat: int, level: str, seed: int) -> str:
    return bots.player(level, seed).decide(bots.information_set(game, seat)).move.text
