"""Custom bots, named by an import path or a command.

``mymodule:Eager`` is an object in Python, ``command:node eager.js`` a program that speaks the protocol of
docs/custom-bots.md. Each runs in a separate process. A bot that is too slow, answers an illegal move, raises or dies
makes ``decide`` raise BotFault, and loses its game.
"""

from __future__ import annotations

import base64
import functools
import os
import pickle
import re
import time
import weakref
from hashlib import blake2s
from typing import Any

from azalai.bots.bot_process import COMMAND, BotProcess
from azalai.bots.information_set import InformationSet
from azalai.bots.interface import Analysis, Candidate
from azalai.errors import BotFault

DECISION_LIMIT = 10.0
"""Seconds that a custom bot has for a decision, unless the caller says otherwise."""
IMPORT_PATH = re.compile(r"(?!search:|search-classic:|champion:)[A-Za-z_]\w*(\.\w+)*:[A-Za-z_]\w*(\.\w+)*")

_idle: dict[tuple[int, str], list[BotProcess]] = {}
"""Bot processes that wait for their next game, by the id of this process (a fork must not use its parent's) and
spec."""


def is_custom(spec: str) -> bool:
    if spec.startswith(COMMAND):
        return bool(spec.removeprefix(COMMAND).strip())
    return IMPORT_PATH.fullmatch(spec) is not None


class CustomBot:
    """A custom bot for one game. IllegalOption if it cannot be started."""

    def __init__(self, spec: str, seed: int, *, limit: float = DECISION_LIMIT) -> None:
        self._spec = spec
        self._seed = seed
        self._limit = limit
        self._process = _process(spec)
        self._told = False
        weakref.finalize(self, _give_back, self._process).atexit = False

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy: the copy has a separate process, which begins again with the same seed."""
        return functools.partial(CustomBot, limit=self._limit), (self._spec, self._seed)

    def decide(self, seen: InformationSet) -> Analysis:
        began = time.perf_counter()
        foreign = self._spec.startswith(COMMAND)
        if not self._told:
            self._told = True
            table = {"game": seen.name, "options": seen.setting.options, "seats": seen.seats, "seat": seen.seat}
            self._process.tell(table | {"type": "new", "seed": told_seed(self._seed)})
        if foreign:
            view = seen.book.view(seen.table, seen.setting, seen.seat)
            moves = [move.text for move in seen.moves]
            message: dict[str, Any] = {"view": view, "moves": moves, "milliseconds": round(1000 * self._limit)}
        else:
            message = {"seen": base64.b64encode(pickle.dumps(seen)).decode()}
        answer = self._process.ask(message | {"type": "decide"}, self._limit, wanted="move")
        return self._analysis(answer, seen, time.perf_counter() - began)

    def _analysis(self, answer: dict[str, Any], seen: InformationSet, seconds: float) -> Analysis:
        text, even = answer["move"], [1 / seen.seats] * seen.seats
        if text is None:
            raise BotFault(self._spec, "raised", str(answer.get("reason", "")))
        move = next((move for move in seen.moves if move.text == text), None)
        if move is None:
            raise BotFault(self._spec, "illegal", str(text)[:80])
        expected = answer.get("expected", even)
        if not (
            isinstance(expected, list)
            and len(expected) == seen.seats
            and all(isinstance(each, (int, float)) and 0 <= each <= 1 for each in expected)
        ):
            raise BotFault(self._spec, "answer", f"expected = {expected!r}"[:80])
        simulations = answer.get("simulations", 0)
        if type(simulations) is not int or simulations < 0:
            raise BotFault(self._spec, "answer", f"simulations = {simulations!r}"[:80])
        return Analysis(move, expected, [Candidate(move, 1.0, simulations, expected)], simulations, seconds)


def told_seed(seed: int) -> int:
    """The seed that a custom bot is told for its dice. Its own seed may follow from the seed of the game, from which
    the bot could compute every hidden card; this one is a hash. It has 53 bits, which every language can read."""
    digest = blake2s(str(seed).encode(), digest_size=8, person=b"bot").digest()
    return int.from_bytes(digest, "big") >> 11


def _process(spec: str) -> BotProcess:
    idle = _idle.setdefault((os.getpid(), spec), [])
    while idle:
        process = idle.pop()
        if process.alive:
            return process
    return BotProcess(spec)


def _give_back(process: BotProcess) -> None:
    if process.alive:
        _idle.setdefault((os.getpid(), process.spec), []).append(process)
