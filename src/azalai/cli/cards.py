"""``azalai cards``: prints every card of a game, what it does and the source of its figures."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from azalai.cli.arguments import table_options
from azalai.cli.play import DEFAULT_GAME
from azalai.games import rulebook
from azalai.terminal.screen import is_dumb, written_for
from azalai.terminal.text import aligned, columns, wrap

if TYPE_CHECKING:
    from rich.console import Console

Rows = Sequence[Sequence[str]]
LEGIBLE = 30
"""The least width of a column whose texts are wrapped."""
INDENT = 4


def cards(chosen: argparse.Namespace) -> int:
    book = rulebook(chosen.game or DEFAULT_GAME)
    sections = book.card_list(book.setting(table_options(chosen)))
    plain = chosen.plain or not sys.stdout.isatty() or is_dumb()
    for heading, rows in sections:
        if plain:
            _print_plain(heading, rows)
        else:
            _print_fitting(heading, rows)
    return 0


def _print_plain(heading: str, rows: Rows) -> None:
    """One line per card, in aligned columns: for files, pipes and screen readers."""
    print(written_for(sys.stdout, heading))
    for line in aligned(rows, [True] * len(rows[0])):
        print(written_for(sys.stdout, line))
    print()


def _print_fitting(heading: str, rows: Rows) -> None:
    """A framed table if only its widest column is wrapped, and that one legibly; else each card on several lines."""
    from rich.console import Console

    console = Console()
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    framed = sum(widths) + 3 * len(widths) + 1
    if framed - max(widths) + min(max(widths), LEGIBLE) <= console.width:
        _print_table(console, heading, rows)
    else:
        console.print(heading, style="bold", markup=False, highlight=False)
        for line in stacked(rows, widths, console.width):
            console.print(line, markup=False, highlight=False)
    console.print()


def stacked(rows: Rows, widths: Sequence[int], width: int) -> list[str]:
    """Aligned columns as far as they fit; the texts of the others in lines below, wrapped."""
    lines: list[str] = []
    ends = [sum(widths[:count]) + 2 * (count - 1) for count in range(1, len(widths) + 1)]
    fitting = max(1, sum(end <= width for end in ends))
    for line, row in zip(aligned([row[:fitting] for row in rows], [True] * fitting), rows, strict=True):
        lines.append(line)
        for text in filter(None, row[fitting:]):
            lines += [" " * INDENT + part for part in wrap(text, width - INDENT)]
    return lines


def _print_table(console: Console, heading: str, rows: Rows) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(title=heading, title_justify="left", title_style="bold", box=box.ROUNDED, header_style="bold")
    for name in rows[0]:
        table.add_column(name, overflow="fold")
    for row in rows[1:]:
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)
