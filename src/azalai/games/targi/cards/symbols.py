"""The symbols on the cards of Targi, as parts that every drawing shares: SVG pictures and web pages.

A drawing is written as words. ``+``, ``-``, ``->`` and ``x`` are signs, ``/`` stands between two parts, a number or
``+3`` is a figure, ``!raid`` a struck-out icon, and any other word an icon. ``{name}`` is an argument of the card: an
amount, a kind, a good or a number. What stands in brackets is left out on cards without the argument.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

ICON_OF_LETTER = {"d": "date", "s": "salt", "p": "pepper", "g": "gold", "w": "water", "v": "cross", "any": "any"}
ICON_OF_KIND = {kind: kind for kind in ("targia", "rider", "tent", "well", "oasis", "most")}
ICON_OF_ROW = {"alike": "rowsame", "different": "rowdiff"}
SIGNS = {"+": "plus", "-": "minus", "->": "arrow", "x": "close"}
DRAWN_ONE_BY_ONE = 2  # icons of one thing in a cost; more are drawn as a number and one icon
WIDE, WIDEST = 4, 6  # wider drawings, in icons, are drawn smaller

ICON_OF_ROLE = {
    "noble": "noble",
    "trader": "trader",
    "mirage": "mirage",
    "silversmith": "smith",
    "caravan": "caravan",
    "expansion": "expansion",
    "spring": "well",
    "raid": "raid",
}
NEW_ON_BORDER = {
    "noble": "x -> {discard_gain:paid}",
    "trader": "gold -> any any",
    "mirage": "marker -> 1",
    "silversmith": "any any -> cross",
    "spring": "{gain:paid} / goodscard",
    "expansion": "{redraw:paid} -> tribecard",
}
"""What a border card of the expansion adds to the base card of its number."""

ICON_OF_DUNE = {
    "wild": "dune",
    "strongbox": "chest",
    "caravanserai": "camel",
    "cistern": "jar",
    "pilgrim": "ptoken",
    "envoy": "scroll",
    "peddler": "donkey",
    "matchmaker": "people",
    "crossroads": "map",
    "council": "tribecard",
    "market": "caravan",
    "shrine": "shrine",
    "resettle": "tent",
    "exchange": "trader",
}


class Part(NamedTuple):
    """One part of a drawing: an ``icon``, a ``struck`` icon, a ``sign``, a ``figure``, a ``slash``, or the
    ``moment`` of a further effect."""

    sort: str
    content: str


Parts = list[Part]


def amounts(amount: str) -> list[tuple[int, str]]:
    """``1d2any`` as (1, "d"), (2, "any")."""
    return [(int(count), letter) for count, letter in re.findall(r"(\d+)(any|[dspgwv])", amount)]


def counted(amount: str) -> Parts:
    """A number before each thing."""
    return paid(amount, 0)


def paid(amount: str, one_by_one: int = DRAWN_ONE_BY_ONE) -> Parts:
    """As in a cost: one or two of a thing as icons, more as a figure and the icon."""
    parts: Parts = []
    for count, letter in amounts(amount):
        icon = Part("icon", ICON_OF_LETTER[letter])
        parts += [icon] * count if count <= one_by_one else [Part("figure", str(count)), icon]
    return parts


def breadth(parts: Parts) -> float:
    """The approximate width of a drawing, in icons."""
    return sum({"sign": 0.55, "figure": 0.5 * len(part.content), "slash": 0.5}.get(part.sort, 1) for part in parts)


def drawing(template: str, facts: Mapping[str, Any]) -> Parts:
    """The parts of a drawing with the arguments of one card."""
    written = re.sub(r"\[([^\]]*?\{(\w+)\}.*?)\]", lambda group: group[1] if facts.get(group[2]) else "", template)
    return [part for word in written.split() for part in _parts(word, facts)]


def _parts(word: str, facts: Mapping[str, Any]) -> Parts:
    argument = re.fullmatch(r"\{(\w+)(:paid)?\}", word)
    if argument:
        return _argument(facts[argument[1]], draw=paid if argument[2] else counted)
    if word in SIGNS:
        return [Part("sign", SIGNS[word])]
    if word == "/":
        return [Part("slash", "/")]
    if word.startswith("!"):
        return [Part("struck", word[1:])]
    filled = re.sub(r"\{(\w+)\}", lambda name: str(facts[name[1]]), word)
    return [Part("figure" if re.search(r"\d", filled) else "icon", filled)]


def _argument(value: object, draw: Any) -> Parts:
    text = str(value)
    icon = ICON_OF_KIND.get(text) or ICON_OF_ROW.get(text) or ICON_OF_LETTER.get(text)
    if icon:
        return [Part("icon", icon)]
    if " -> " in text:
        given, got = text.split(" -> ")
        return [*draw(given), Part("sign", "arrow"), *draw(got)]
    parts: Parts = [Part("figure", text)] if text.isdigit() else draw(text)
    return parts


# -- whole cards ------------------------------------------------------------------------------------------


def border_icon(facts: Mapping[str, Any]) -> str:
    if facts["role"] != "goods":
        return ICON_OF_ROLE[facts["role"]]
    gains = amounts(facts["gain"])
    return ICON_OF_LETTER[gains[0][1]] if len(gains) == 1 else "any"


def border_news(facts: Mapping[str, Any]) -> Parts:
    """The drawing of what is new on a border card of the expansion; empty on others."""
    template = NEW_ON_BORDER.get(facts["role"], "") if facts.get("set") == "expansion" else ""
    return drawing(template, facts)


def raid_wares(facts: Mapping[str, Any]) -> Parts:
    """What a raid takes: goods or gold. Named goods are drawn, goods of choice are counted."""
    if "gold" in facts:
        return counted(f"{facts['gold']}g")
    return counted(facts["goods"]) if "any" in facts["goods"] else paid(facts["goods"])


def raid_instead(facts: Mapping[str, Any]) -> Parts:
    """What a raid takes instead."""
    return counted(f"{facts['points']}v") if "points" in facts else [Part("figure", "1"), Part("icon", "tribecard")]


def extra_parts(extra: Mapping[str, Any]) -> Parts:
    """X08: the optional part of a cost and its points."""
    return [*paid(extra["cost"]), Part("sign", "arrow"), Part("figure", f"+{extra['vp']}"), Part("icon", "cross")]
