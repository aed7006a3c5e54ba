"""Texts of cards, short enough for the few columns of a card in a terminal. The messages are in ``targi-table.ftl``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS, each_effect, message_arguments
from azalai.games.targi.words.names import dune_name, kind_name
from azalai.messages import commas, say
from azalai.terminal.text import Line, cut, fit, length

Facts = dict[str, Any]

STYLE_OF = {"d": "dates", "s": "salt", "p": "pepper", "g": "gold", "w": "well", "v": "points", "any": ""}
LETTER_OF = {"dates": "d", "salt": "s", "pepper": "p", "gold": "g", "water": "w"}


def amount_line(amount: str, gap: str = " ") -> Line:
    """``1d2s1v`` as ``1d 2s 1✚``."""
    line: Line = []
    for count, letter in re.findall(r"(\d+)(any|[a-z])", amount):
        text = say("table-any", count=int(count)) if letter == "any" else f"{count}{'✚' if letter == 'v' else letter}"
        line += [(gap, "")] if line else []
        line.append((text, STYLE_OF.get(letter, "")))
    return line


def amount_words(amount: str) -> str:
    return "".join(text for text, _ in amount_line(amount))


def price_words(price: dict[str, int]) -> str:
    """What is still to pay for a card; empty before the price is fixed."""
    return amount_words("".join(f"{count}{LETTER_OF[what]}" for what, count in price.items() if count))


def cost_line(cost: list[str], width: int) -> Line:
    """The alternatives of a cost, without spaces if there is little space."""
    for gap, between in ((" ", " / "), ("", "/")):
        line: Line = []
        for alternative in cost:
            line += [(between, "")] if line else []
            line += amount_line(alternative, gap)
        if length(line) <= width:
            break
    return line


def effect_words(facts: Facts) -> str:
    """The effects of a tribe card in a few characters; empty for a card without one."""
    if "do" not in facts:
        return extra_words(facts)
    return commas([one_effect(each) for each in each_effect(facts)])


def one_effect(facts: Mapping[str, Any]) -> str:
    return say(f"table-effect-{facts['do']}", **message_arguments(EFFECTS[facts["do"]], facts, _IN_SHORT))


def extra_words(facts: Facts) -> str:
    """The optional part of a cost; empty if there is none."""
    extra = facts.get("extra")
    return say("table-extra", cost=amount_words(extra["cost"]), points=extra["vp"]) if extra else ""


def dune_words(facts: Facts) -> str:
    """What a dune does, in a few characters."""
    return say(f"table-dune-{facts['do']}", **message_arguments(DUNE_EFFECTS[facts["do"]], facts, _IN_SHORT))


def _rate(rate: str) -> str:
    """``3 identical goods -> 1g`` as ``3:1g``, ``1g -> 2any`` as ``1g:2 any``."""
    given, got = rate.split(" -> ")
    given = re.sub(r" identical.*", "", given)
    both = f"{given}:{re.sub(r' other good', '', got).replace('v', '✚')}"
    return re.sub(r"(\d+)any", lambda match: say("table-any", count=int(match[1])), both)


_IN_SHORT = {
    "gain": amount_words,
    "cost": amount_words,
    "kind": lambda kind: say("table-kind-most") if kind == "most" else kind_name(kind),
    "rate": _rate,
}


# -- whole cards ---------------------------------------------------------------------------------------


def border_lines(card: Facts) -> list[Line]:
    """The name, and two lines for what the card gives."""
    role = card["role"]
    if role == "raid":
        points = f"{card['points']}✚" if "points" in card else say("table-one-card")
        wares = amount_words(card["goods"] if "goods" in card else f"{card['gold']}g")
        name = say("table-raid", number=card["number"] // 4)
        return [[(name, "raid")], [(say("table-or", one=wares, other=points), "")], []]
    if role == "goods":
        letter = re.sub(r"\d", "", card["gain"])
        return [[(say("table-border-goods", good=letter), "bold")], [("+", ""), *amount_line(card["gain"])], []]
    name_line: Line = [(say(f"table-border-{role}"), "bold")]
    if "rates" in card:
        goods = " ".join(_rate(rate.replace("any ->", " ->")) for rate in card["rates"] if "g ->" not in rate)
        gold = " ".join(_rate(rate) for rate in card["rates"] if "g ->" in rate)
        if any("any ->" in rate for rate in card["rates"]):
            goods = say("table-any-goods", rates=goods)
        return [name_line, [(goods, "")], [(gold, "")]]
    amount = amount_words(str(card.get("discard_gain", card.get("gain", card.get("redraw", "")))))
    more = say(f"table-more-{role}", amount=amount) if card.get("set") == "expansion" else ""
    return [name_line, [(say(f"table-gives-{role}", amount=amount), "")], [(more, "")] if more else []]


def face_lines(view: Facts, card: str, width: int, markers: Line) -> list[Line]:
    """A face-up centre card with the markers on it."""
    if card.startswith("goods:"):
        shows = card.removeprefix("goods:")
        amount: Line = [(say("table-one-of"), "")] if shows == "1any" else amount_line(shows)
        return [fit([(say("table-goods-card"), "bold")], width), fit(amount, width, markers), fit([], width)]
    facts = tribe_facts(view, card)
    crosses = f"{facts['crosses']}✚"
    kind = cut([(kind_name(facts["kind"]), facts["kind"])], width - len(f" {card} {crosses}"))  # moves name the card
    name: Line = [*kind, (f" {card}", facts["kind"])]
    cost = cost_line(facts["cost"], width - length(markers) - 1)
    return [
        fit(name, width, [(crosses, "points")]),
        fit(cost, width, markers),
        fit([(effect_words(facts), "")], width),
    ]


def short_name(view: Facts, card: str) -> str:
    if card.startswith("goods:"):
        return amount_words(card.removeprefix("goods:"))
    if is_dune(card):
        return dune_name(card.removeprefix("dune:"))
    return f"{kind_name(tribe_facts(view, card)['kind'])} {card}"


def card_words(view: Facts, card: str) -> str:
    """A tribe card on one line: kind, name, crosses, cost, effect."""
    facts = tribe_facts(view, card)
    cost = "".join(text for text, _ in cost_line(facts["cost"], 80))
    return commas(filter(None, (f"{short_name(view, card)} {facts['crosses']}✚", cost, effect_words(facts))))


def is_dune(card: str) -> bool:
    return card.startswith("dune:")


def tribe_facts(view: Facts, card: str) -> Facts:
    """The text of a tribe card; a wild dune in a display has no kind and 0 points (X22)."""
    return {"kind": "", "crosses": 0, "cost": []} if is_dune(card) else view["cards"][card]
