"""Whether the terminal shows colour."""

from __future__ import annotations

import os
import sys


def terminal_has_colour() -> bool:
    """Colour and drawn lines where standard output is a terminal that has them."""
    dumb = os.environ.get("TERM", "dumb") == "dumb"
    return sys.stdout.isatty() and not dumb and "NO_COLOR" not in os.environ
