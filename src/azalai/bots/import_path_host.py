"""The program that runs a bot named by its import path: ``python -m azalai.bots.import_path_host mymodule:Eager``.

``bot_process.py`` starts it and sends lines of JSON. The information set in them is pickled: only Python reads it.
"""

from __future__ import annotations

import base64
import inspect
import json
import os
import pickle
import sys
import threading
import traceback
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO

from azalai.bots.interface import Analysis, Bot
from azalai.game import Move

Message = dict[str, Any]


def main(spec: str) -> None:
    """Answer messages until standard input is closed."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints appears on standard error and not among the answers
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=(sys.stdin.buffer, messages), daemon=True).start()
    host = Host(spec)
    while True:
        message = json.loads(messages.get())
        try:
            answer = host.answer(message)
        except Exception as error:
            answer = {"type": "error", "move": None, "reason": _reason(error)}
        if answer is not None:
            answers.write(json.dumps(answer).encode() + b"\n")
            answers.flush()


def _receive(lines: BinaryIO, messages: SimpleQueue[bytes]) -> None:
    """Read ahead, so that a bot that thinks ends with the program that asked it."""
    for line in lines:
        messages.put(line)
    os._exit(0)


class Host:
    """Makes a new bot for each game, and asks it."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._bot: Bot | None = None

    def answer(self, message: Message) -> Message | None:
        if message["type"] == "hello":
            self._made(seed=0)
            return {"type": "ready"}
        if message["type"] == "new":
            self._bot = None
            self._seed = message["seed"]
            return None
        if self._bot is None:
            self._bot = self._made(self._seed)
        return _answer(self._bot.decide(pickle.loads(base64.b64decode(message["seen"]))))

    def _made(self, seed: int) -> Bot:
        module, _, name = self._spec.partition(":")
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        if inspect.isclass(found) or not hasattr(found, "decide"):
            takes_seed = "seed" in inspect.signature(found).parameters
            found = found(seed=seed) if takes_seed else found()
        if not callable(getattr(found, "decide", None)):
            raise TypeError(f"{self._spec} has no method decide")
        return found  # type: ignore[no-any-return]


def _answer(decided: Any) -> Message:
    """A bot may return an Analysis, a Move or a notation."""
    if isinstance(decided, Analysis):
        return {"move": decided.move.text, "expected": decided.expected, "simulations": decided.simulations}
    if isinstance(decided, Move):
        return {"move": decided.text}
    return {"move": decided if isinstance(decided, str) else repr(decided)}


def _reason(error: Exception) -> str:
    """The exception, and the line of the bot that raised it."""
    described = traceback.format_exception_only(error)[-1].strip()
    frames = traceback.extract_tb(error.__traceback__)
    outside = [frame for frame in frames if frame.filename != __file__ and "importlib" not in frame.filename]
    if not outside:
        return described
    return f"{described} ({Path(outside[-1].filename).name}:{outside[-1].lineno})"


if __name__ == "__main__":
    main(sys.argv[1])
