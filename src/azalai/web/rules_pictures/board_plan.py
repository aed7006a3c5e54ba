"""SVG parts for a plan of Targi's board: cards as plain squares, lines of sight, figures and markers.

``drawings.py`` puts them together.
"""

from __future__ import annotations

from collections.abc import Iterable

from azalai.games.targi.rules.board import BORDER, CENTRE, is_corner, is_on_a_column, line_of, opposite
from azalai.messages import say

CELL, GAP, EDGE = 92, 8, 16
STEP = CELL + GAP
SIDE = 2 * EDGE + 5 * STEP - GAP
CORNER = 31  # from the middle of a card to the number in its corner

INK, FAINT, PAPER, SAND, CLOTH, LINE = "#2a1c0f", "#6f5633", "#fffaf0", "#f3e4c4", "#2b3c73", "#e0a63f"
BRICK, BLUE, WHITE, FREE, PAGE = "#a3241f", "#2f55b5", "#f6f0e2", "#ffb52e", "#fbf3e0"

GOODS = {2: "d", 3: "s", 6: "p", 7: "d", 11: "p", 15: "s"}
ROLES = {1: "noble", 5: "trader", 9: "mirage", 10: "silversmith", 13: "caravan", 14: "expansion"}


def role_name(number: int) -> str:
    """What a border card is called in the language in use."""
    if is_corner(number):
        return say("table-raid", number=number // 4)
    if number in GOODS:
        return say("table-border-goods", good=GOODS[number])
    return say(f"table-border-{ROLES[number]}")


def border_cell(number: int) -> tuple[int, int]:
    """Column and row of a border card in the grid of five by five."""
    if is_corner(number):
        return {4: (4, 0), 8: (4, 4), 12: (0, 4), 16: (0, 0)}[number]
    along = line_of(number) + 1
    if is_on_a_column(number):
        return along, 0 if number < 4 else 4
    return 4 if number < 8 else 0, along


def centre_cell(space: int) -> tuple[int, int]:
    """The same for a centre space, 1 to 9."""
    return (space - 1) % 3 + 1, (space - 1) // 3 + 1


def middle(cell: tuple[int, int]) -> tuple[int, int]:
    return EDGE + cell[0] * STEP + CELL // 2, EDGE + cell[1] * STEP + CELL // 2


def text(x: float, y: float, words: str, size: int = 14, fill: str = INK, extra: str = "") -> str:
    words = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="middle" {extra}>{words}</text>'


def card(cell: tuple[int, int], fill: str, edge: str = "#b99b63", width: int = 1) -> str:
    x, y = EDGE + cell[0] * STEP, EDGE + cell[1] * STEP
    frame = f'width="{CELL}" height="{CELL}" rx="9" fill="{fill}" stroke="{edge}" stroke-width="{width}"'
    return f'<rect x="{x}" y="{y}" {frame}/>'


def svg(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    font = 'font-family="Figtree, Segoe UI, Helvetica, Arial, sans-serif"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {font}>'
    return "\n".join([head, f"<title>{title}</title>", *parts, "</svg>\n"])


def cloth(side: int = SIDE) -> list[str]:
    return [f'<rect width="{side}" height="{side}" rx="14" fill="{CLOTH}"/>']


def plain_board(names: bool) -> list[str]:
    parts = cloth()
    for number in range(1, BORDER + 1):
        cell = border_cell(number)
        x, y = middle(cell)
        ink = PAPER if is_corner(number) else INK
        parts.append(card(cell, BRICK if is_corner(number) else SAND))
        if names:
            parts.append(text(x, y + 2, str(number), 26, ink, 'font-weight="700"'))
            parts.append(text(x, y + 24, role_name(number), 13, ink))
        else:
            parts.append(text(x - CORNER, y - CORNER + 6, str(number), 17, ink, 'font-weight="700"'))
    for space in range(1, CENTRE + 1):
        parts.append(card(centre_cell(space), PAPER))
        x, y = middle(centre_cell(space))
        parts.append(text(x - CORNER, y - CORNER + 6, str(space), 17, FAINT))
    return parts


def sight_line(number: int, colour: str, width: int = 4, dash: str = "") -> str:
    """From a border card across the centre to the card opposite."""
    (x1, y1), (x2, y2) = middle(border_cell(number)), middle(border_cell(opposite(number)))
    inset = CELL // 2 - 6
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    ends = f'x1="{x1 + dx * inset}" y1="{y1 + dy * inset}" x2="{x2 - dx * inset}" y2="{y2 - dy * inset}"'
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line {ends} stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{dashes}/>'


def figure(number: int, colour: str, letter: str) -> str:
    x, y = middle(border_cell(number))
    ink = PAPER if colour != WHITE else INK
    disc = f'<circle cx="{x}" cy="{y}" r="26" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
    return disc + text(x, y + 8, letter, 22, ink, 'font-weight="700"')


def marker(space: int, colour: str) -> str:
    x, y = middle(centre_cell(space))
    points = f"{x},{y - 26} {x + 26},{y + 20} {x - 26},{y + 20}"
    return f'<polygon points="{points}" fill="{colour}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
