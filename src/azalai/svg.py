"""SVG: small elements, and whole documents with the symbols, gradients and colours that they use from ``art``."""

from __future__ import annotations

import functools
import re
from html import escape
from importlib.resources import files


def symbol(name: str, x: float, y: float, size: float, style: str = "icon") -> str:
    return f'<use href="#az-{name}" class="{style}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def text(words: object, x: float, y: float, size: float, style: str = "") -> str:
    return f'<text class="{style}" x="{x:g}" y="{y:g}" font-size="{size:g}">{escape(str(words))}</text>'


def box(x: float, y: float, width: float, height: float, radius: float, style: str) -> str:
    return f'<rect class="{style}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>'


def placed(content: str, x: float, y: float, scale: float = 1) -> str:
    grown = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){grown}">{content}</g>'


def titled(title: str, content: str, style: str = "") -> str:
    """A group with a tooltip."""
    return f'<g class="{style}"><title>{escape(title)}</title>{content}</g>' if title else f"<g>{content}</g>"


def cloth(x: int, y: int, width: int, height: int, inset: tuple[int, int]) -> str:
    """The cloth that cards lie on, with a woven strip at its upper and lower edge, ``inset`` from its corners."""
    right, down = inset
    strip = f'<rect width="{12 * ((width - 2 * right) // 12)}" height="8" fill="url(#az-weave)"/>'
    out = box(x - 2, y + 4, width + 4, height + 4, 16, "shade") + box(x, y, width, height, 14, "cloth")
    out += placed(strip, x + right, y + down)
    return out + f'<g transform="translate({x + right} {y + height - down}) scale(1 -1)">{strip}</g>'


def label_width(words: str) -> float:
    return 28 + 8.6 * len(words)


def label(words: str, x: float, y: float) -> str:
    """A label that marks what happens now."""
    width = label_width(words)
    return box(x, y, width, 28, 14, "turn") + text(words, x + width / 2, y + 19, 14, "b m turn-ink")


def whole(size: tuple[int, int], title: str, description: str, body: str, more: tuple[str, ...] = ()) -> str:
    """A self-contained document for light and dark mode. Screen readers read the title and the description. ``more``
    names further files of ``art`` with colours and gradients."""
    width, height = size
    style = re.sub(r"\s+", " ", "".join(_art(f"{name}.css") for name in ("style", *more))).strip()
    paints = "".join(re.sub(r"</?svg.*?>|<!--.*?-->", "", _art(f"{name}.svg")) for name in ("paints", *more))
    paints = re.sub(r"\s*\n\s*", "", paints)
    told = f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
    ground = "".join(f'<rect width="{width}" height="{height}" fill="url(#az-{paint})"/>' for paint in ("sun", "dunes"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="azalai-table" role="img" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" style="max-width:100%;height:auto">'
        f"{told}<style>{style}</style><defs>{paints}{_symbols(body)}</defs>{ground}{body}</svg>\n"
    )


@functools.cache
def _art(name: str) -> str:
    return files("azalai").joinpath("art", name).read_text(encoding="utf-8")


@functools.cache
def _all_symbols() -> dict[str, str]:
    drawn = re.finditer(r'<symbol id="([^"]+)".*?</symbol>', _art("symbols.svg"), re.DOTALL)
    return {match[1]: match[0] for match in drawn}


def _symbols(body: str) -> str:
    """The symbols that the document uses."""
    used = set(re.findall(r'href="#([^"]+)"', body))
    return "".join(drawn for name, drawn in _all_symbols().items() if name in used)
