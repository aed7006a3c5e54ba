"""Progress bars on standard error, where it is a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress


def progress_bar(*, counted: bool = False, transient: bool = True) -> Progress:
    """A bar with the time left, and with the number of steps if they are ``counted``."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    number = [MofNCompleteColumn()] if counted else []
    columns = (TextColumn("{task.description}"), BarColumn(), *number, TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=transient, disable=not sys.stderr.isatty())
