"""Draws the pictures of the documentation: ``python docs/pictures.py`` writes docs/pictures/*.svg.

``azalai.web.rules_pictures`` draws those of the rules, ``training_curves.py`` the learning curves, and this script the
diagram of the engine. The output is deterministic, so a test can compare the files.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from training_curves import curves

from azalai.web.rules_pictures import drawings
from azalai.web.rules_pictures.board_plan import CLOTH, FAINT, INK, PAGE, PAPER, SAND, svg, text

FOLDER = Path(__file__).parent / "pictures"

# -- how the engine goes round ------------------------------------------------------------------------

BOXES: Mapping[str, tuple[int, int, int, int, str]] = {
    # name: x, y, width, height, fill
    "record": (20, 120, 250, 200, PAPER),
    "legal": (320, 60, 210, 70, SAND),
    "choose": (600, 60, 210, 70, SAND),
    "apply": (600, 290, 210, 70, SAND),
    "chores": (320, 290, 210, 70, SAND),
}


def box(name: str, lines: tuple[str, ...]) -> str:
    x, y, width, height, fill = BOXES[name]
    frame = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill="{fill}" stroke="#b99b63"'
    size = 16
    top = y + height / 2 - (len(lines) - 1) * 12 + 5
    words = [
        text(x + width / 2, top + 24 * i, line, size if i else 18, INK if not i else FAINT)
        for i, line in enumerate(lines)
    ]
    return f"<rect {frame}/>" + "".join(words)


def arrow(x1: int, y1: int, x2: int, y2: int, words: str = "") -> str:
    ends = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    line = f'<line {ends} stroke="{CLOTH}" stroke-width="3" marker-end="url(#tip)"/>'
    return line + (text((x1 + x2) / 2, (y1 + y2) / 2 - 8, words, 14, FAINT) if words else "")


def engine() -> str:
    """One decision after the other."""
    tip = f'<path d="M0 0l8 4-8 4z" fill="{CLOTH}"/>'
    shape = 'viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"'
    held = ("the table: one record", "chance · round · robber", "centre · players · decks", "questions waiting")
    parts = [
        f'<rect width="830" height="420" rx="14" fill="{PAGE}"/>',
        f'<defs><marker id="tip" {shape}>{tip}</marker></defs>',
        box("record", held),
        box("legal", ("legal", "answers to the top question")),
        box("choose", ("a seat decides", "one number of the catalogue")),
        box("apply", ("apply", "carries out the answer")),
        box("chores", ("chores", "need no decision")),
        arrow(270, 150, 318, 110),
        arrow(530, 95, 598, 95, "options"),
        arrow(705, 130, 705, 288),
        arrow(600, 325, 532, 325),
        arrow(320, 320, 272, 285),
        arrow(445, 130, 615, 288),
        text(458, 215, "a single answer that", 14, FAINT, 'style="text-anchor:end"'),
        text(470, 234, "reveals nothing: taken at once", 14, FAINT, 'style="text-anchor:end"'),
    ]
    return svg(830, 420, "legal, decide, apply, chores, and round again", parts)


PICTURES: dict[str, Callable[[], str]] = {**drawings.PICTURES, "engine.svg": engine, "training.svg": curves}


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or PICTURES:
        (FOLDER / name).write_text(PICTURES[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
