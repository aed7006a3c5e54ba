"""Our SVG pictures as pixels, by matplotlib's renderer: for ``render_mode="rgb_array"``.

It knows what our pictures use and no more: boxes, circles, paths, texts, symbols, classes and colour variables. A
gradient or a pattern becomes one colour, and fonts are those that come with matplotlib, a little narrower.
"""

from __future__ import annotations

import functools
import re
import xml.etree.ElementTree as ET
from typing import Any

import numpy as np

from azalai.env import svg_paths
from azalai.errors import AzalaiError
from azalai.messages import say

try:
    from matplotlib.backends.backend_agg import RendererAgg
    from matplotlib.colors import to_rgba
    from matplotlib.font_manager import FontProperties
    from matplotlib.path import Path
    from matplotlib.textpath import TextPath
    from matplotlib.transforms import Affine2D
except ImportError as missing:  # pragma: no cover  (the tests have it)
    raise AzalaiError(say("env-no-raster")) from missing

SVG = "{http://www.w3.org/2000/svg}"
NARROWER = 0.86
"""DejaVu, which comes with matplotlib, is wider than the fonts our pictures are set in."""
INHERITED = ("fill", "stroke", "stroke-width", "color", "font-size", "font-weight", "font-family", "text-anchor")
JOINED = ("opacity", "fill-opacity", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin")
Look = dict[str, str]


def pixels(svg: str, width: int = 1000) -> Any:
    """A picture of ours as an array of height, width and red, green, blue; by day."""
    return _Painter(ET.fromstring(svg), width).paint()


@functools.lru_cache(maxsize=8)
def _classes(style: str) -> dict[str, Look]:
    """What a style sheet says of each class, and of ``text``; of the whole picture under its own class."""
    by_day = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style)
    looks: dict[str, Look] = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", by_day):
        parts = selector.split()
        if len(parts) <= 2:
            name = parts[-1].removeprefix(".")
            pairs = (line.split(":", 1) for line in body.split(";") if ":" in line)
            looks.setdefault(name, {}).update({key.strip(): value.strip() for key, value in pairs})
    return looks


@functools.lru_cache(maxsize=4096)
def _letters(words: str, size: float, bold: bool, serif: bool) -> tuple[Any, float]:
    """The outlines of a text and its width."""
    family = "DejaVu Serif" if serif else "DejaVu Sans"
    font = FontProperties(family=family, weight="bold" if bold else "normal")
    path = TextPath((0, 0), words, size=size, prop=font)
    return path, float(path.get_extents().x1) if len(path.vertices) else 0.0


@functools.lru_cache(maxsize=4096)
def _path(d: str) -> Any:
    points, codes = svg_paths.parse(d)
    return Path(points, codes)


class _Painter:
    def __init__(self, root: ET.Element, width: int) -> None:
        self.root = root
        _, _, wide, high = (float(number) for number in root.attrib["viewBox"].split())
        scale = width / wide
        self.size = width, round(high * scale)
        self.canvas: Any = RendererAgg(*self.size, dpi=72)  # type: ignore[no-untyped-call]
        self.page = Affine2D().scale(scale, -scale).translate(0, self.size[1])
        self.named = {part.attrib["id"]: part for part in root.iter() if "id" in part.attrib}
        style = root.find(f"{SVG}style")
        self.classes = _classes(style.text or "") if style is not None else {}

    def paint(self) -> Any:
        self.draw_all(self.root, self.look_of(self.root, {}), self.page)
        return np.asarray(self.canvas.buffer_rgba())[:, :, :3].copy()

    # -- looks ----------------------------------------------------------------------------------------------

    def look_of(self, part: ET.Element, around: Look) -> Look:
        """What holds for a part: what it inherits, its attributes, its classes."""
        look = {name: value for name, value in around.items() if name in INHERITED or name.startswith("--")}
        look["alpha"] = around.get("alpha", "1")
        own = {name: value for name, value in part.attrib.items() if name in INHERITED or name in JOINED}
        if part.tag == f"{SVG}text":
            own.update(self.classes.get("text", {}))
        for name in part.attrib.get("class", "").split():
            own.update(self.classes.get(name, {}))
        look.update(own)
        look["alpha"] = str(float(look["alpha"]) * float(look.get("opacity", "1")))
        return look

    def value(self, text: str, look: Look) -> str:
        """A value with its variables filled in."""
        while (found := re.search(r"var\((--[\w-]+)(?:,([^()]*))?\)", text)) is not None:
            text = text.replace(found[0], look.get(found[1], (found[2] or "none").strip()))
        return look.get("color", "#000") if text == "currentColor" else text

    def colour(self, name: str, look: Look) -> tuple[float, float, float, float] | None:
        """The colour of ``fill`` or ``stroke``; None: not painted."""
        text = self.value(look.get(name, "#000" if name == "fill" else "none"), look)
        text = self.value(text, look)
        if text == "none":
            return None
        alpha = float(look["alpha"]) * float(look.get(f"{name}-opacity", "1"))
        paint = re.fullmatch(r"url\(#([\w-]+)\)", text)
        if paint is not None:
            return self.mean_colour(self.named[paint[1]], look, alpha)
        red, green, blue, _ = to_rgba(text)
        return red, green, blue, alpha

    def mean_colour(self, paint: ET.Element, look: Look, alpha: float) -> tuple[float, float, float, float] | None:
        """One colour for a gradient or a pattern: between all of its own."""
        colours = []
        for part in paint:
            text, clear = part.attrib.get("stop-color") or part.attrib.get("fill", "none"), "1"
            if self.value(text, look) != "none":
                clear = part.attrib.get("stop-opacity", "1")
                colours.append((*to_rgba(self.value(text, look))[:3], float(clear)))
        if not colours:
            return None
        red, green, blue, opaque = (sum(column) / len(colours) for column in zip(*colours, strict=True))
        return red, green, blue, opaque * alpha

    # -- drawing --------------------------------------------------------------------------------------------

    def draw_all(self, parts: ET.Element, look: Look, at: Any) -> None:
        for part in parts:
            self.draw(part, look, at)

    def draw(self, part: ET.Element, around: Look, at: Any) -> None:
        tag = part.tag.removeprefix(SVG)
        if tag in ("defs", "style", "title", "desc", "symbol"):
            return
        look = self.look_of(part, around)
        at = _moved(part.attrib.get("transform", "")) + at
        number = {name: float(value) for name, value in part.attrib.items() if re.fullmatch(r"-?[\d.]+", value)}
        x, y = number.get("x", 0.0), number.get("y", 0.0)
        match tag:
            case "g":
                self.draw_all(part, look, at)
            case "rect":
                rx = number.get("rx", number.get("ry", 0.0))
                box = svg_paths.rounded_box(x, y, number["width"], number["height"], rx, number.get("ry", rx))
                self.outline(Path(*box), look, at)
            case "circle" | "ellipse":
                rx, ry = number.get("rx", number.get("r", 0.0)), number.get("ry", number.get("r", 0.0))
                cx, cy = number.get("cx", 0.0), number.get("cy", 0.0)
                self.outline(Path(*svg_paths.rounded_box(cx - rx, cy - ry, 2 * rx, 2 * ry, rx, ry)), look, at)
            case "path":
                self.outline(_path(part.attrib["d"]), look, at)
            case "line":
                ends = [(number.get(f"x{i}", 0.0), number.get(f"y{i}", 0.0)) for i in (1, 2)]
                self.outline(Path(ends), look, at)
            case "text":
                self.write("".join(part.itertext()), x, y, look, at)
            case "use":
                self.use(part, number, look, at)

    def use(self, part: ET.Element, number: dict[str, float], look: Look, at: Any) -> None:
        """A symbol in its frame: in proportion and in the middle, unless it says that it may be stretched."""
        symbol = self.named[part.attrib["href"].removeprefix("#")]
        left, top, wide, high = (float(n) for n in symbol.attrib["viewBox"].split())
        width, height = number.get("width", wide), number.get("height", high)
        sx, sy = width / wide, height / high
        if symbol.attrib.get("preserveAspectRatio") != "none":
            sx = sy = min(sx, sy)
        x = number.get("x", 0.0) + (width - sx * wide) / 2
        y = number.get("y", 0.0) + (height - sy * high) / 2
        inside = Affine2D().translate(-left, -top).scale(sx, sy).translate(x, y) + at
        self.draw_all(symbol, self.look_of(symbol, look), inside)

    def write(self, words: str, x: float, y: float, look: Look, at: Any) -> None:
        bold = look.get("font-weight", "") in ("bold", "600", "700", "800", "900")
        serif = "serif" in look.get("font-family", "").split() or "Marcellus" in look.get("font-family", "")
        path, width = _letters(words, float(look.get("font-size", "12")), bold, serif)
        x -= width * NARROWER * {"middle": 0.5, "end": 1.0}.get(look.get("text-anchor", ""), 0.0)
        if len(path.vertices):
            self.outline(path, look, Affine2D().scale(NARROWER, -1).translate(x, y) + at)

    def outline(self, path: Any, look: Look, at: Any) -> None:
        fill, stroke = self.colour("fill", look), self.colour("stroke", look)
        pen: Any = self.canvas.new_gc()
        grown = abs(np.linalg.det(at.get_matrix()[:2, :2])) ** 0.5
        if stroke is None:
            pen.set_linewidth(0)
        else:
            pen.set_foreground(stroke, isRGBA=True)
            pen.set_linewidth(float(self.value(look.get("stroke-width", "1"), look)) * grown)
            pen.set_capstyle(look.get("stroke-linecap", "butt").replace("square", "projecting"))
            pen.set_joinstyle(look.get("stroke-linejoin", "miter"))
            dashes = look.get("stroke-dasharray", "none")
            if dashes != "none":
                pen.set_dashes(0, [float(length) * grown for length in re.split(r"[\s,]+", dashes)])
        if fill is not None or stroke is not None:
            self.canvas.draw_path(pen, path, at, fill)
        pen.restore()


def _moved(transform: str) -> Any:
    """A ``transform``; the last in the list comes first."""
    moved = Affine2D()
    for name, inside in reversed(re.findall(r"(\w+)\(([^)]*)\)", transform)):
        numbers = [float(number) for number in re.split(r"[\s,]+", inside.strip())]
        match name:
            case "translate":
                moved = moved.translate(numbers[0], numbers[1] if len(numbers) > 1 else 0)
            case "scale":
                moved = moved.scale(numbers[0], numbers[-1])
            case "rotate":
                x, y = numbers[1:] or (0.0, 0.0)
                moved = moved.rotate_deg_around(x, y, numbers[0])
            case _:
                raise NotImplementedError(name)
    return moved
