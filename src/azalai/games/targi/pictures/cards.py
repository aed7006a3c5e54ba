"""The cards of Targi as SVG, each 100 by 120. Symbols and colours come from ``art``. The ``<title>`` of a card is its
text.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from azalai.games.targi.cards import symbols
from azalai.games.targi.cards.effects import drawn_effects
from azalai.games.targi.words.names import amount_text, border_name, border_text, cost_text, effect_text, kind_name
from azalai.messages import say
from azalai.svg import box, symbol, text, titled

Facts = dict[str, Any]

WIDTH, HEIGHT = 100, 120
SYMBOL_OF_BACK = {"goods": "goodscard", "tribe": "tribecard", "dunes": "dune"}
WIDEST_EFFECT, HIGHEST_EFFECTS = 88, 37
WIDEST_TAKE = 84
DIGIT = 0.67  # the width of a bold digit, in parts of its size

# -- small parts ---------------------------------------------------------------------------------------


@dataclass
class Strip:
    """Symbols and numbers in a row, with a known width."""

    size: float
    gap: float = 1
    pieces: list[tuple[str, str, float]] = field(default_factory=list)  # sort, content, width in parts of the size

    @property
    def width(self) -> float:
        return self.size * sum(part for _, _, part in self.pieces) + self.gap * max(0, len(self.pieces) - 1)

    def icon(self, name: str, part: float = 1) -> Strip:
        self.pieces.append(("icon", name, part))
        return self

    def moment(self, name: str) -> Strip:
        self.pieces += [("moment", name, 0.8), ("space", "", 0.06)]
        return self

    def parts(self, parts: symbols.Parts, lone: float = 1) -> Strip:
        """A drawing from ``symbols``. A lone icon can be larger; signs are smaller than what is beside them."""
        for sort, content in parts:
            widths = {
                "figure": len(content) * 0.8 * DIGIT,
                "slash": len(content) * 0.8 * DIGIT,
                "sign": 0.55,
                "moment": 0.8,
            }
            self.pieces.append((sort, content, widths.get(sort, lone if len(parts) == 1 else 1)))
        return self

    def scaled(self, scale: float) -> Strip:
        """The strip in another size, with the same gaps."""
        return replace(self, size=self.size * scale)

    def fitted(self, available: float) -> Strip:
        """Smaller, if it is wider than the available width."""
        return self.scaled(min(1, available / self.width))

    def drawn(self, x: float, middle: float) -> str:
        """As SVG: x is the left end, middle the vertical centre."""
        out = ""
        for sort, content, part in self.pieces:
            width = self.size * part
            top = middle - width / 2
            if sort == "space":
                pass
            elif sort in ("figure", "slash"):
                out += text(content, x, middle + self.size * 0.28, self.size * 0.8, "b")
            elif sort == "sign":
                out += symbol(content, x, top, width, "op")
            elif sort == "moment":
                centre = x + width / 2
                out += f'<circle class="moment" cx="{centre:g}" cy="{middle:g}" r="{width / 2:g}"/>'
                out += symbol(content, x + width * 0.16, middle - width * 0.34, width * 0.68, "moment")
            else:
                out += symbol(content, x, top, width)
            if sort == "struck":
                out += f'<path class="strike" d="M{x:g} {top + width * 0.85:g} {x + width:g} {top + width * 0.15:g}"/>'
            x += width + self.gap
        return out

    def centred(self, centre: float, middle: float) -> str:
        return self.drawn(centre - self.width / 2, middle)


# -- tribe cards ---------------------------------------------------------------------------------------


def effect_line(facts: Facts, size: float, middle: float, brief: bool = False) -> str:
    """The effect of a tribe card across the card, several one below the other; a thin line with a lozenge if there is
    none. ``brief`` leaves out numbers that would be too small to read."""
    if "do" not in facts:
        lines = f'<path class="rule" d="M22 {middle}h20M58 {middle}h20"/>'
        return lines + f'<path class="lozenge" d="M50 {middle - 4}l4 4-4 4-4-4z"/>'
    drawn = drawn_effects(facts)
    line = HIGHEST_EFFECTS / len(drawn)
    top, out = middle - line * (len(drawn) - 1) / 2, ""
    for number, (moment, parts) in enumerate(drawn):
        if brief and symbols.breadth(parts) > symbols.WIDE:
            parts = [part for part in parts if part.sort != "figure"]
        strip = Strip(size if len(drawn) == 1 else min(size, line * 0.94)).moment(moment).parts(parts, 1.2)
        out += strip.fitted(WIDEST_EFFECT).centred(WIDTH / 2, top + number * line)
    return out


def tribe_title(card: str, facts: Facts, laid: bool = False) -> str:
    words = {"name": kind_name(facts["kind"]), "card": card, "crosses": facts["crosses"], "effect": effect_text(facts)}
    if laid:
        return say("picture-laid-card", **words)
    return say("picture-tribe-card", cost=cost_text(facts["cost"], facts.get("extra")), **words)


def tribe_card(card: str, facts: Facts) -> str:
    """A tribe card as it lies in the centre."""
    kind = facts["kind"]
    out = box(0, 0, WIDTH, HEIGHT, 9, "paper") + '<use href="#az-scene" width="100" height="56"/>'
    pills = len(facts["cost"]) + ("extra" in facts)
    size = 38 if pills == 1 else 32
    out += symbol(kind, 5, 56 - size * 0.92, size)
    for number, cost in enumerate(facts["cost"]):
        strip = Strip(15.5, 0.6).parts(symbols.paid(cost))
        top = 3 + number * 20
        out += box(WIDTH - 8 - strip.width, top, strip.width + 5, 18.5, 9, "pill")
        out += strip.drawn(WIDTH - 5.5 - strip.width, top + 9.2)
    if "extra" in facts:
        strip = Strip(14, 0.6).parts(symbols.extra_parts(facts["extra"]))
        top = 3 + len(facts["cost"]) * 20
        out += box(WIDTH - 9 - strip.width, top + 0.75, strip.width + 6, 17, 9, "pill-extra")
        out += strip.drawn(WIDTH - 6 - strip.width, top + 9.2)
    out += effect_line(facts, 19, 75)
    out += text(kind_name(kind), 7, 110, 13, "name second")
    out += _crosses(facts["crosses"], 96, 116, 21)
    return titled(tribe_title(card, facts), out, kind)


def laid_card(card: str, facts: Facts) -> str:
    """A tribe card in a display: smaller, with larger symbols and without its cost."""
    out = box(0, 0, WIDTH, HEIGHT, 10, "paper") + '<use href="#az-scene" width="100" height="50"/>'
    out += symbol(facts["kind"], 5, 13, 38)
    out += effect_line(facts, 22, 71, brief=True)
    out += _crosses(facts["crosses"], 96, 116, 26)
    return titled(tribe_title(card, facts, laid=True), out, facts["kind"])


def _crosses(count: int, right: float, bottom: float, height: float) -> str:
    """The silver crosses of a card, in its lower right corner."""
    digits = len(str(count)) * height * 0.74 * DIGIT
    width = digits + height * 0.82 + 7
    left, middle = right - width, bottom - height / 2
    return (
        box(left, bottom - height, width, height, height * 0.28, "vp")
        + text(count, left + 4, middle + height * 0.26, height * 0.74, "b on-dark")
        + symbol("vp", left + digits + 4, middle - height * 0.41, height * 0.82, "on-dark")
    )


# -- other cards ---------------------------------------------------------------------------------------


def goods_card(shows: str) -> str:
    out = box(0, 0, WIDTH, HEIGHT, 9, "paper") + '<circle cx="50" cy="54" r="46" fill="url(#az-glow)"/>'
    parts = symbols.paid(shows)
    if shows == "1any":
        strip = Strip(26, 2).icon("date").icon("salt").icon("pepper")
    elif len(parts) <= symbols.DRAWN_ONE_BY_ONE and all(part.sort == "icon" for part in parts):
        strip = Strip(52 if len(parts) == 1 else 38, 3)
        for _, thing in parts:
            strip.icon("ptoken" if thing == "cross" else thing)
    else:
        strip = Strip(24).parts(symbols.counted(shows))
    out += strip.centred(WIDTH / 2, 54)
    words = say("picture-goods-choice") if shows == "1any" else say("picture-goods")
    out += text(words, WIDTH / 2, 109, 12.5, "name second m")
    return titled(say("picture-goods-card", amount=amount_text(shows)), out)


def card_back(sort: str, title: str = "") -> str:
    out = box(0, 0, WIDTH, HEIGHT, 9, f"back back-{sort}")
    out += '<circle cx="50" cy="60" r="25" fill="var(--back-line)" stroke="#0003"/>'
    out += symbol(SYMBOL_OF_BACK[sort], 33, 43, 34)
    return titled(title or say("picture-back", sort=sort), out)


def border_card(card: Facts, taken: bool, crowded: bool = False) -> str:
    """A border card. Its drawing leaves space for a figure at the right, or for two figures below. A card of the
    expansion has a drop in its corner and a line for what is new."""
    role, number = card["role"], card["number"]
    new = card.get("set") == "expansion"
    name = border_name(role, card)
    raid = role == "raid"
    out = box(0, 0, WIDTH, HEIGHT, 9, "raid" if raid else "edge") + box(3.5, 3.5, 93, 113, 7, "inlay")
    size, middle = (30, 24) if crowded else (44, 44) if raid or (new and not taken) else (50, 51)
    centre = 34 if taken and not crowded else 50
    out += symbol(symbols.border_icon(card), centre - size / 2, middle - size / 2, size)
    out += symbol("water", 78, 6, 18) if new else ""
    out += box(7, 7, 12 + 8 * len(str(number)), 18, 4, "no")
    out += text(number, 13 + 4 * len(str(number)), 20.5, 13, "b m no-ink")
    if raid:
        out += "" if taken else text(name, 50, 82, 13, "name m on-raid")
        out += box(5, 90, 90, 23, 5, "take") + _raid_takes(card)
    elif not taken:
        lines = _lines(name)
        for i, line in enumerate(reversed(lines)):
            out += text(line, 50, 109 - 13 * i, 13, "name m")
        if new:
            out += Strip(15).parts(symbols.border_news(card)).centred(50, 84 - 9 * (len(lines) - 1))
    return titled(say("picture-border-card", number=number, name=name, does=border_text(role, card)), out)


def _raid_takes(card: Facts) -> str:
    """What a raid takes, and what may be given instead."""
    word = say("picture-or")
    word_width = len(word) * 6.2 + 8
    takes = [Strip(16).parts(symbols.raid_wares(card)), Strip(16).parts(symbols.raid_instead(card))]
    scale = min(1, (WIDEST_TAKE - word_width) / sum(strip.width for strip in takes))
    wares, points = (strip.scaled(scale) for strip in takes)
    left = 50 - (wares.width + word_width + points.width) / 2
    middle = text(word, left + wares.width + word_width / 2, 105.5, 11, "m second")
    return wares.drawn(left, 101.5) + middle + points.drawn(left + wares.width + word_width, 101.5)


def _lines(name: str, most: int = 13) -> list[str]:
    """A long name on two lines, broken at its space nearest to the middle."""
    spaces = [i for i, character in enumerate(name) if character == " "]
    if len(name) <= most or not spaces:
        return [name]
    at = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return [name[:at], name[at + 1 :]]
