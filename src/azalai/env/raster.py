"""Rasterise our SVG pictures with resvg, for ``render_mode="rgb_array"``.

resvg draws everything our pictures use except CSS variables. Their values depend on where an element stands: a symbol
takes the colours of the seat that uses it. So this module first writes the resolved properties into each element, and
replaces each ``use`` by a copy of its symbol. The fonts are the ones in matplotlib, so every machine draws the same.
"""

from __future__ import annotations

import copy
import functools
import io
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np

from azalai.errors import AzalaiError
from azalai.messages import say

try:
    import resvg_py
    from PIL import Image

    FONTS = files("matplotlib") / "mpl-data" / "fonts" / "ttf"
except ImportError as missing:  # pragma: no cover  (the tests have it)
    raise AzalaiError(say("env-no-raster")) from missing

NAMESPACE = "http://www.w3.org/2000/svg"
SVG = f"{{{NAMESPACE}}}"
FONT_FILES = [
    str(FONTS / f"{font}.ttf") for font in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold")
]
LETTER_SPACING = "-.04em"
"""Compensates for DejaVu being wider than the fonts that our pictures are set in."""
_DARK = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
Properties = dict[str, str]


def pixels(svg: str, width: int = 1000) -> Any:
    """A picture as an array of shape (height, width, 3), in its light colours."""
    png = resvg_py.svg_to_bytes(
        svg_string=_Resolver(ET.fromstring(svg)).resolved(),
        width=width,
        background="#fff",
        skip_system_fonts=True,
        font_files=FONT_FILES,
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
    )
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))


@functools.lru_cache(maxsize=8)
def _style_rules(style: str) -> dict[str, Properties]:
    """The properties that a style sheet gives to each class (``.name``) and tag, without those for dark screens."""
    rules: dict[str, Properties] = {}
    for selector, body in _RULE.findall(_DARK.sub("", style)):
        parts = selector.split()
        if len(parts) <= 2:
            pairs = (line.split(":", 1) for line in body.split(";") if ":" in line)
            rules.setdefault(parts[-1], {}).update({key.strip(): value.strip() for key, value in pairs})
    return rules


@dataclass
class _Resolver:
    root: ET.Element

    def resolved(self) -> str:
        """The picture without variables, classes and ``use``."""
        style = self.root.find(f"{SVG}style")
        self.rules = _style_rules(style.text or "") if style is not None else {}
        if style is not None:
            self.root.remove(style)
        self.symbols = {symbol.attrib["id"]: symbol for symbol in self.root.iter(f"{SVG}symbol")}
        self.resolve(self.root, {})
        ET.register_namespace("", NAMESPACE)
        return ET.tostring(self.root, encoding="unicode")

    def resolve(self, element: ET.Element, variables: Properties) -> None:
        tag = element.tag.removeprefix(SVG)
        if tag == "symbol":
            return
        selectors = [tag, *(f".{name}" for name in element.attrib.pop("class", "").split())]
        own = {key: value for selector in selectors for key, value in self.rules.get(selector, {}).items()}
        variables = {**variables, **{key: value for key, value in own.items() if key.startswith("--")}}
        element.attrib.update({key: value for key, value in own.items() if not key.startswith("--")})
        for key, value in element.attrib.items():
            element.attrib[key] = _with_values(value, variables)
        if tag == "text":
            element.attrib.setdefault("letter-spacing", LETTER_SPACING)
        if tag == "use":
            self.expand(element)
        for child in element:
            self.resolve(child, variables)

    def expand(self, use: ET.Element) -> None:
        """Turn a ``use`` into a group that holds a copy of its symbol."""
        box = copy.deepcopy(self.symbols[use.attrib.pop("href").removeprefix("#")])
        del box.attrib["id"]
        box.tag, use.tag = f"{SVG}svg", f"{SVG}g"
        for key in ("x", "y", "width", "height"):
            if key in use.attrib:
                box.attrib[key] = use.attrib.pop(key)
        use.append(box)


def _with_values(text: str, variables: Properties) -> str:
    """A property with the values of its variables."""
    while (found := _VARIABLE.search(text)) is not None:
        text = text.replace(found[0], variables.get(found[1], (found[2] or "none").strip()))
    return text
