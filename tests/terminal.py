"""Runs the real command line in a process: through pipes, or at a pseudo-terminal like a person."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path

COMMAND = [sys.executable, "-m", "azalai.cli"]
# Reopens the terminal, which makes it the controlling terminal, so that Ctrl-C reaches the command. Also restores
# SIGINT: a background shell would have passed on that it is ignored.
AT_A_TERMINAL = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.close(os.open(os.ttyname(0), os.O_RDWR))
os.execv(sys.argv[1], sys.argv[1:])
"""
PATIENCE = 120.0


def without_colour(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def in_one_line(text: str) -> str:
    """Without the line breaks that a screen puts into long sentences."""
    return " ".join(text.split())


def environment(**changes: str | None) -> dict[str, str]:
    """The environment of an ordinary terminal; None removes a variable."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    wanted: dict[str, str | None] = {**kept, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **changes}
    return {name: value for name, value in wanted.items() if value is not None}


@dataclass(frozen=True)
class Ran:
    """The output of a command and its exit status."""

    out: str
    err: str
    status: int


def run(*arguments: str, typed: str = "", cwd: Path | None = None, **changes: str | None) -> Ran:
    """Run a command with pipes for input and output."""
    ended = subprocess.run(
        [*COMMAND, *arguments],
        input=typed.encode(),
        capture_output=True,
        env=environment(**changes),
        cwd=cwd,
        timeout=PATIENCE,
        check=False,
    )
    return Ran(ended.stdout.decode(), ended.stderr.decode(), ended.returncode)


class Terminal:
    """A command at a pseudo-terminal."""

    def __init__(
        self, *arguments: str, size: tuple[int, int] = (100, 45), cwd: Path | None = None, **changes: str | None
    ) -> None:
        self._ours, theirs = pty.openpty()
        columns, lines = size
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-c", AT_A_TERMINAL, *COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(**changes),
            cwd=cwd,
            start_new_session=True,
        )
        os.close(theirs)
        self._unread = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")  # a read may end within a character
        self.seen = ""  # everything that was written

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._ours)

    def until(self, *ends: str) -> str:
        """The output up to and including the first of these texts."""
        deadline = time.monotonic() + PATIENCE
        while not any(end in self._unread for end in ends):
            if not self._read(deadline):
                raise AssertionError(f"{ends} did not come, but: …{self._unread[-2000:]!r}")
        stop = min(self._unread.index(end) + len(end) for end in ends if end in self._unread)
        text, self._unread = self._unread[:stop], self._unread[stop:]
        return text

    def type(self, line: str) -> None:
        os.write(self._ours, line.encode() + b"\n")

    def press(self, keys: bytes) -> None:
        """Type without Enter: ``b"\\x03"`` is Ctrl-C, ``b"\\x04"`` Ctrl-D."""
        os.write(self._ours, keys)

    def end(self) -> tuple[str, int]:
        """The remaining output, and the exit status."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        rest, self._unread = self._unread, ""
        return rest, self._process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        if not select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))[0]:
            return False
        try:
            some = self._decoder.decode(os.read(self._ours, 65536)).replace("\r\n", "\n")
        except OSError:  # the other end is closed
            return False
        self._unread += some
        self.seen += some
        return bool(some)
