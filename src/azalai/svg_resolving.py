"""SVG for renderers without CSS variables: the resolved properties are written into each element.

Values depend on where an element stands: a symbol takes the colours of the seat that uses it. So each ``use`` is
replaced by a copy of its symbol.
"""

from __future__ import annotations

import copy
import functools
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass

NAMESPACE = "http://www.w3.org/2000/svg"
SVG = f"{{{NAMESPACE}}}"
_DARK = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,([^()]*))?\)")
Properties = dict[str, str]


def resolved(svg: str, letter_spacing: str = "", **attributes: str) -> str:
    """The picture in its light colours, without variables, classes and ``use``. The root gets the ``attributes``."""
    root = ET.fromstring(svg)
    root.attrib.update(attributes)
    return _Resolver(root, letter_spacing).resolved()


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
    letter_spacing: str

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
        if tag == "text" and self.letter_spacing:
            element.attrib.setdefault("letter-spacing", self.letter_spacing)
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
