"""Styled text for terminals: lines made of styled pieces, measured in columns, cut to a width. ``written`` turns a
drawing into text with ANSI colours or into plain ASCII."""

from __future__ import annotations

import re
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

# ASCII replacements, one character for one, so that lines keep their width.
_IN_ASCII = str.maketrans(
    "─│┌┐└┘├┤┬┴┼═✚…–—−×·•→∞“”„‘’‚«»░▸✓łŁøØđĐıßẞ¿¡",
    '-|+++++++++=*.---x.*>%"""\'\'\'"":>vlLoOdDisS?!',
)

# Characters of Chinese and Japanese. No line begins with one of _CLOSING or ends with one of _OPENING.
_HAN_CHARACTERS = r"\u3005\u3040-\u30ff\u3400-\u9fff"
_OPENING = "（「『《“"
_CLOSING = "，。、：；！？）」』》”…々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ%"
_HAN = re.compile(f"[{_HAN_CHARACTERS}]")
_UNBREAKABLE = re.compile(
    f"[{_OPENING}]*(?:[{_HAN_CHARACTERS}]|[^{_HAN_CHARACTERS}{_OPENING}{_CLOSING}]+)[{_CLOSING}]*|[{_OPENING}{_CLOSING}]+"
)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len  # simulations and first moves need no rich

    return cell_len(text)


def as_ascii(text: str) -> str:
    """The text in plain ASCII with the same width: without accents, with question marks for other characters."""
    if text.isascii():
        return text
    return "".join(_ascii_of(character) for character in text.translate(_IN_ASCII))


def _ascii_of(character: str) -> str:
    if character.isascii():
        return character
    plain = "".join(part for part in unicodedata.normalize("NFKD", character) if part.isascii())
    wide = columns(character)
    return plain if plain and len(plain) == wide else "?" * wide


# -- lines ---------------------------------------------------------------------------------------------


def length(line: Line) -> int:
    return sum(columns(text) for text, _ in line)


def cut(line: Line, width: int) -> Line:
    """The line in at most ``width`` columns; an ellipsis marks what was cut off."""
    if length(line) <= width:
        return line
    if width <= 0:
        return []
    left = width - 1
    kept: Line = []
    for text, style in line:
        if columns(text) > left:
            from rich.cells import set_cell_size

            return [*kept, (set_cell_size(text, left) + "…", style)]
        left -= columns(text)
        kept.append((text, style))
    return kept


def fit(line: Line, width: int, right: Line | None = None) -> Line:
    """The line in exactly ``width`` columns; ``right`` is put at its right end and cut only if it is too long alone."""
    right = cut(right, width) if right else []
    left_width = width - length(right) - (1 if right and line else 0)
    left = cut(line, max(0, left_width))
    return [*left, (" " * (width - length(left) - length(right)), ""), *right]


def joined(lines: Iterable[Line], gap: str) -> Line:
    """The lines one after another, with a gap between them."""
    whole: Line = []
    for line in lines:
        whole += [(gap, ""), *line] if whole else line
    return whole


def wrap(text: str, width: int) -> list[str]:
    """Wrap a text at its words; Chinese and Japanese, which have no spaces, between characters."""
    lines = [""]
    for word in text.split():
        for at, part in enumerate(_parts(word)):
            gap = " " if at == 0 and lines[-1] else ""
            if columns(f"{lines[-1]}{gap}{part}") <= width or not lines[-1]:
                lines[-1] += f"{gap}{part}"
            else:
                lines.append(part)
    return lines


def _parts(word: str) -> list[str]:
    return _UNBREAKABLE.findall(word) if _HAN.search(word) else [word]


def padded(text: str, width: int) -> str:
    """The text with spaces after it, in at least ``width`` columns."""
    return text + " " * (width - columns(text))


def aligned(rows: Sequence[Sequence[str]], left: Sequence[bool]) -> list[str]:
    """Lines with columns as wide as their contents, each aligned to the left or to the right."""
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    return [
        "  ".join(
            padded(cell, width) if to_left else " " * (width - columns(cell)) + cell
            for cell, width, to_left in zip(row, widths, left, strict=True)
        ).rstrip()
        for row in rows
    ]


def clipped(text: str, width: int) -> str:
    """As much of the text as ``width`` columns hold."""
    if columns(text) <= width:
        return text
    from rich.cells import set_cell_size

    return set_cell_size(text, width).rstrip()


def written(lines: Iterable[Line], colour: bool) -> str:
    """The lines as text: with ANSI colours, or in plain ASCII."""
    return "".join(_written(line, colour) + "\n" for line in lines)


def _written(line: Line, colour: bool) -> str:
    if not colour:
        return as_ascii("".join(text for text, _ in line)).rstrip()
    end = max((i for i, (text, style) in enumerate(line, 1) if text.strip() or style), default=0)
    return "".join(painted(text, style) for text, style in line[:end])


def painted(text: str, style: str) -> str:
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if STYLES[style] and text else text
