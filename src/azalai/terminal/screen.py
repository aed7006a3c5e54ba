"""The terminal that people play at: its width and colours, output and input."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from typing import TextIO

from azalai.terminal.text import as_ascii, columns, painted, wrap

WIDEST_TEXT = 100  # longer lines are hard to read
CLEAR = "\x1b[2J\x1b[H"
CLEAR_HISTORY = "\x1b[3J"


def written_for(stream: TextIO, text: str) -> str:
    """The text in plain ASCII if the terminal is dumb or the stream's encoding cannot represent it."""
    try:
        text.encode("ascii" if is_dumb() else stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return as_ascii(text)
    return text


def is_dumb() -> bool:
    return os.environ.get("TERM", "dumb") == "dumb"


def terminal_has_colour() -> bool:
    """Colour and drawn lines where standard output is a terminal that has them."""
    return sys.stdout.isatty() and not is_dumb() and "NO_COLOR" not in os.environ


class Screen:
    """Standard output and standard input for a player."""

    def __init__(self) -> None:
        drawn_lines = "│✚"
        self.colour = terminal_has_colour() and written_for(sys.stdout, drawn_lines) == drawn_lines
        self.live = sys.stdout.isatty() and sys.stdin.isatty() and not is_dumb()
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.live:
            with contextlib.suppress(ImportError):  # line editing, where Python has it
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 40)).columns

    def write(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Write text wrapped at words; line breaks stay."""
        width = min(self.width, WIDEST_TEXT) - indent
        for line in text.splitlines() or [""]:
            for part in wrap(line, width) if line.strip() else [""]:
                self.put(" " * indent + (painted(part, style) if self.colour else part))

    def put(self, line: str) -> None:
        """Write a line unchanged."""
        print(written_for(sys.stdout, line))

    def pairs(self, rows: list[tuple[str, str]], indent: int = 2) -> None:
        """Two columns: a word and its meaning, wrapped beside it."""
        broad = max((columns(word) for word, _ in rows), default=0) + 2
        width = max(20, min(self.width, WIDEST_TEXT) - indent - broad)
        for word, meaning in rows:
            first, *more = wrap(meaning, width)
            shown = painted(word, "bold") if self.colour else word
            self.put(" " * indent + shown + " " * (broad - columns(word)) + first)
            for part in more:
                self.put(" " * (indent + broad) + part)

    def clear(self, history: bool = False) -> None:
        """Clear the screen; with ``history`` also what has scrolled away."""
        if self.live:
            print((CLEAR_HISTORY if history else "") + CLEAR, end="")

    def ask(self, prompt: str) -> str:
        """Prompt for a line, without its control characters; EOFError at the end of the input."""
        prompt = written_for(sys.stdout, prompt)
        if self.live:
            line = input(prompt)
        else:
            print(prompt, end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            if not sys.stdin.isatty():  # piped input is not echoed: show it in the transcript
                self.put(line.rstrip("\n"))
        return "".join(character for character in line if character.isprintable())
