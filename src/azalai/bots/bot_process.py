"""A custom bot in a separate process: questions and answers are lines of JSON on its standard input and output.

docs/custom-bots.md describes the protocol.
A process that takes too long is killed with everything that it started, so a bot can disturb nothing but its own game.
"""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from typing import Any

from azalai.errors import BotFault, IllegalOption
from azalai.messages import say

PROTOCOL = 1
START_LIMIT = 60.0  # seconds until a bot must have answered "hello"; some import large libraries
LONGEST_LINE = 1 << 20
COMMAND = "command:"
Message = dict[str, Any]


class BotProcess:
    """The running process of a bot. ``spec`` is its name: an import path, or a command after ``command:``."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._process = _started(spec)
        self.stop = weakref.finalize(self, _end, self._process)  # runs at the latest when this program ends
        try:
            answer = self.ask({"type": "hello", "protocol": PROTOCOL}, START_LIMIT, wanted="type")
        except BotFault as fault:
            raise IllegalOption(say("bots-custom", spec=spec, reason=str(fault))) from None
        if answer["type"] != "ready":
            self.stop()
            raise IllegalOption(say("bots-custom", spec=spec, reason=str(answer.get("reason"))))

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def tell(self, message: Message) -> None:
        """Send a message that has no answer."""
        self.ask(message, START_LIMIT, wanted="")

    def ask(self, message: Message, limit: float, wanted: str) -> Message:
        """The first answer with the field ``wanted``; other lines are comments. BotFault after ``limit`` seconds."""
        began = time.monotonic()
        killer = threading.Timer(limit, _kill, [self._process])
        killer.daemon = True
        killer.start()
        try:
            self._write(message)
            while wanted:
                answer = self._read()
                if wanted in answer:
                    return answer
            return {}
        except BotFault:
            self.stop()
            if time.monotonic() - began >= limit:
                raise BotFault(self.spec, "slow", f"{limit:g}") from None
            raise
        finally:
            killer.cancel()

    def _write(self, message: Message) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._died() from None

    def _read(self) -> Message:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST_LINE)
        if not line:
            raise self._died()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            text = line.decode(errors="replace").strip()
            raise BotFault(self.spec, "answer", text if len(text) <= 80 else text[:79] + "…")
        return answer

    def _died(self) -> BotFault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=1)
        return BotFault(self.spec, "died", str(self._process.poll()))


def _started(spec: str) -> subprocess.Popen[bytes]:
    if spec.startswith(COMMAND):
        words = shlex.split(spec.removeprefix(COMMAND))
    else:
        words = [sys.executable, "-m", "azalai.bots.import_path_host", spec]
    # the bot finds the same modules as we do; ``-m`` adds the current folder
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    try:
        # a separate session: the bot can be killed with everything that it started, and Ctrl-C is ours alone
        pipe = subprocess.PIPE
        return subprocess.Popen(words, stdin=pipe, stdout=pipe, env=environment, start_new_session=True)
    except (OSError, IndexError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise IllegalOption(say("bots-custom", spec=spec, reason=reason)) from None


def _kill(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()


def _end(process: subprocess.Popen[bytes]) -> None:
    _kill(process)
    for pipe in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):  # what the bot did not read is lost with it
            assert pipe is not None
            pipe.close()
    process.wait()
