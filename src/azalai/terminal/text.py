"""Text for terminals: lines made of styled pieces, measured in columns, cut to a width, written with colour or in plain
ASCII. A drawing is made once; ``written`` decides how it looks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

Piece = tuple[str, str]  # the text and the name of its style
Line = list[Piece]

STYLES = {
    "": "",
    "bold": "1",
    "faint": "2",
    "here": "1;7",
    "seat0": "1;97;44",
    "seat1": "1;30;47",
    "seat2": "1;97;41",
    "seat3": "1;30;42",
    "seat4": "1;30;43",
    "robber": "1;97;41",
    "raid": "31",
    "points": "1;94",
    "dates": "33",
    "salt": "1",
    "pepper": "31",
    "gold": "1;33",
    "water": "1;36",
    "millet": "32",
    "targia": "1;35",
    "rider": "1;33",
    "tent": "1;31",
    "well": "1;36",
    "oasis": "1;32",
}

# What stands for a character where only ASCII can be written. One character for one, so that lines keep their width.
_IN_ASCII = str.maketrans(
    "─│┌┐└┘├┤┬┴┼═✚…–—−×·•→∞“”„‘’‚«»░▸✓łŁøØđĐı",
    '-|+++++++++=*.---x.*>%"""\'\'\'"":>vlLoOdDi',
)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return len(text) if text.isascii() else sum(_columns_of(character) for character in text)


def _columns_of(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def as_ascii(text: str) -> str:
    """The text in plain ASCII, as wide as before: accents fall away, what has no likeness becomes a question mark."""
    if text.isascii():
        return text
    return "".join(_ascii_of(character) for character in text.translate(_IN_ASCII))


def _ascii_of(character: str) -> str:
    if character.isascii():
        return character
    plain = "".join(part for part in unicodedata.normalize("NFKD", character) if part.isascii())
    wide = _columns_of(character)
    return plain if plain and len(plain) == wide else "?" * wide


# -- lines ---------------------------------------------------------------------------------------------


def length(line: Line) -> int:
    return sum(columns(text) for text, _ in line)


def cut(line: Line, width: int) -> Line:
    """The line in at most so many columns; an ellipsis tells that something is missing."""
    if length(line) <= width:
        return line
    left = width - 1
    kept: Line = []
    for text, style in line:
        whole = ""
        for character in text:
            if _columns_of(character) > left:
                return [*kept, (whole + "…", style)] if width > 0 else []
            left -= _columns_of(character)
            whole += character
        kept.append((whole, style))
    return kept


def fit(line: Line, width: int, right: Line | None = None) -> Line:
    """The line in exactly so many columns, with something at its right end if given, which stays whole."""
    right = cut(right, width) if right else []
    room = width - length(right) - (1 if right and line else 0)
    left = cut(line, max(0, room))
    return [*left, (" " * (width - length(left) - length(right)), ""), *right]


def wrap(text: str, width: int) -> list[str]:
    """The words of a text on lines of at most so many columns."""
    lines = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if columns(joined) <= width or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def written(lines: Iterable[Line], colour: bool) -> str:
    """The lines as text: with ANSI colours, or in plain ASCII."""
    texts = [_written(line, colour) for line in lines]
    return "\n".join(texts) + "\n"


def _written(line: Sequence[Piece], colour: bool) -> str:
    line = list(line)
    while line and not line[-1][0].strip() and not line[-1][1]:
        line.pop()
    if not colour:
        return as_ascii("".join(text for text, _ in line)).rstrip()
    return "".join(painted(text, style) for text, style in line)


def painted(text: str, style: str) -> str:
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if STYLES[style] and text else text
