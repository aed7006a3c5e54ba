"""The preview picture of a shared replay: a moment of a game with a line about it, as PNG for programs that show links.

Such programs show no SVG, so resvg rasterises the picture. It knows no CSS variables; ``svg_resolving`` replaces them.
"""

from __future__ import annotations

import json
import sys
from html import escape
from importlib.resources import files

import resvg_py

from azalai.svg_resolving import resolved

WIDTH, HEIGHT = 1200, 630  # what programs that show links expect
HEADING_HEIGHT = 84
MARGIN = 20
LONGEST_LINE = 64  # characters of the heading; more would not fit
INK, PAPER = "#2a1c0f", "#f3e4c4"


def preview_svg(table: str, heading: str) -> str:
    """The drawing of a table under a heading. ``table`` is a picture of our own (``Game.picture``)."""
    heading = heading if len(heading) <= LONGEST_LINE else f"{heading[: LONGEST_LINE - 1]}…"
    size = {"width": str(WIDTH - 2 * MARGIN), "height": str(HEIGHT - HEADING_HEIGHT - MARGIN)}
    drawn = resolved(table, x=str(MARGIN), y=str(HEADING_HEIGHT), **size)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<text x="{WIDTH // 2}" y="56" text-anchor="middle" font-family="Figtree" font-size="34" fill="{INK}">'
        f"{escape(heading)}</text>{drawn}</svg>"
    )


def preview_png(table: str, heading: str) -> bytes:
    font = files("azalai.web").joinpath("preview_fonts", "figtree.ttf")
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=preview_svg(table, heading),
            skip_system_fonts=True,
            font_files=[str(font)],
            sans_serif_family="Figtree",
            serif_family="Figtree",
        )
    )


if __name__ == "__main__":  # the server draws in a separate process: resvg keeps the interpreter's lock
    sys.stdout.buffer.write(preview_png(*json.load(sys.stdin)))
