"""The screen people play at: how wide it is, whether it has colour, and how text gets there and back."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from typing import TextIO

from azalai.terminal.colour import terminal_has_colour
from azalai.terminal.text import as_ascii, painted, wrap

WIDEST_TEXT = 100  # longer lines are hard to read
CLEAR = "\x1b[2J\x1b[H"
FORGET = "\x1b[3J"  # what has scrolled away


def written_for(stream: TextIO, text: str) -> str:
    """The text as the stream can take it: in plain ASCII on a dumb terminal, or where its encoding has no more."""
    if is_dumb():
        return as_ascii(text)
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return as_ascii(text)
    return text


def is_dumb() -> bool:
    return os.environ.get("TERM", "dumb") == "dumb"


def drawn_lines_fit(stream: TextIO) -> bool:
    """Whether lines, boxes and crosses can be written there."""
    return written_for(stream, "│✚") == "│✚"


class Screen:
    """Standard output and standard input, as a player meets them."""

    def __init__(self) -> None:
        self.colour = terminal_has_colour() and drawn_lines_fit(sys.stdout)
        self.live = sys.stdout.isatty() and sys.stdin.isatty() and not is_dumb()
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.live:
            with contextlib.suppress(ImportError):  # typed lines can be edited where Python has it
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 40)).columns

    def write(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Sentences, wrapped at words; lines stay lines."""
        room = min(self.width, WIDEST_TEXT) - indent
        for line in text.splitlines() or [""]:
            for part in wrap(line, room) if line.strip() else [""]:
                self.put(" " * indent + (painted(part, style) if self.colour else part))

    def put(self, line: str) -> None:
        """A line as it is."""
        print(written_for(sys.stdout, line))

    def pairs(self, rows: list[tuple[str, str]], indent: int = 2) -> None:
        """Two columns: a short word and what it means, wrapped beside it."""
        broad = max((len(word) for word, _ in rows), default=0) + 2
        room = max(20, min(self.width, WIDEST_TEXT) - indent - broad)
        for word, meaning in rows:
            first, *more = wrap(meaning, room)
            shown = painted(word, "bold") if self.colour else word
            self.put(" " * indent + shown + " " * (broad - len(word)) + first)
            for part in more:
                self.put(" " * (indent + broad) + part)

    def clear(self, forget: bool = False) -> None:
        """An empty screen; with ``forget`` one that cannot be scrolled back either."""
        if self.live:
            print((FORGET if forget else "") + CLEAR, end="")

    def ask(self, prompt: str) -> str:
        """What is typed; EOFError where nothing more will come."""
        prompt = written_for(sys.stdout, prompt)
        if self.live:
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():  # nobody saw it typed: what is written reads better with it
            self.put(line.rstrip("\n"))
        return line.rstrip("\n")
