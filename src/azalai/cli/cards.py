"""``azalai cards``: prints every card of a game, what it does and the source of its figures."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from azalai.cli.arguments import table_options
from azalai.cli.play import DEFAULT_GAME
from azalai.games import rulebook
from azalai.terminal.screen import is_dumb, written_for
from azalai.terminal.text import aligned

Rows = Sequence[Sequence[str]]


def cards(chosen: argparse.Namespace) -> int:
    book = rulebook(chosen.game or DEFAULT_GAME)
    sections = book.card_list(book.setting(table_options(chosen)))
    plain = chosen.plain or not sys.stdout.isatty() or is_dumb()
    for heading, rows in sections:
        if plain:
            _print_plain(heading, rows)
        else:
            _print_table(heading, rows)
    return 0


def _print_plain(heading: str, rows: Rows) -> None:
    """One line per card, in aligned columns: for files, pipes and screen readers."""
    print(written_for(sys.stdout, heading))
    for line in aligned(rows, [True] * len(rows[0])):
        print(written_for(sys.stdout, line))
    print()


def _print_table(heading: str, rows: Rows) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(title=heading, title_justify="left", title_style="bold", box=box.ROUNDED, header_style="bold")
    for name in rows[0]:
        table.add_column(name, overflow="fold")
    for row in rows[1:]:
        table.add_row(*(Text(cell) for cell in row))
    console = Console()
    console.print(table)
    console.print()
