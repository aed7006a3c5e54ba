"""What stands on a card, in the few columns a drawn card has. The words are in ``targi-table.ftl``."""

from __future__ import annotations

import re
from typing import Any

from azalai.games.targi.wording import kind_name
from azalai.ink import Line, fit, length
from azalai.messages import commas, say

Facts = dict[str, Any]

STYLE_OF = {"d": "dates", "s": "salt", "p": "pepper", "g": "gold", "v": "points", "any": ""}
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
    """What is still to pay for a card; empty before that is settled."""
    return amount_words("".join(f"{count}{LETTER_OF[what]}" for what, count in price.items() if count))


def cost_line(cost: list[str], width: int) -> Line:
    """The alternatives of a cost, closer together where there is little room."""
    for gap, between in ((" ", " / "), ("", "/")):
        line: Line = []
        for alternative in cost:
            line += [(between, "")] if line else []
            line += amount_line(alternative, gap)
        if length(line) <= width:
            break
    return line


def effect_words(facts: Facts) -> str:
    """The effect of a tribe card in a few characters; empty for a card without one."""
    if "do" not in facts:
        return ""
    kind = str(facts.get("effect_kind", facts["kind"]))
    arguments = {
        "kind": say("table-kind-most") if kind == "most" else kind_name(kind),
        "amount": amount_words(facts.get("what", "")),
        "good": facts.get("good", ""),
        "goods": facts.get("goods", 0),
        "gold": facts.get("gold", 0),
        "points": facts.get("points", 0),
        "row": facts.get("row", ""),
    }
    return say(f"table-effect-{facts['do']}", **arguments)


# -- whole cards ---------------------------------------------------------------------------------------


def border_lines(card: Facts) -> list[Line]:
    """Name, and on two lines what the card gives."""
    role = card["role"]
    if role == "raid":
        points = f"{card['points']}✚"
        wares = amount_words(card["goods"] if "goods" in card else f"{card['gold']}g")
        name = say("table-raid", number=card["number"] // 4)
        return [[(name, "raid")], [(say("table-or", one=wares, other=points), "")], []]
    if role == "goods":
        letter = re.sub(r"\d", "", card["gain"])
        return [[(say("table-border-goods", good=letter), "bold")], [("+", ""), *amount_line(card["gain"])], []]
    name_line: Line = [(say(f"table-border-{role}"), "bold")]
    if "rates" in card:
        goods = [_rate(rate) for rate in card["rates"] if "identical" in rate]
        gold = [_rate(rate) for rate in card["rates"] if "identical" not in rate]
        return [name_line, [(" ".join(goods), "")], [(" ".join(gold), "")]]
    return [name_line, [(say(f"table-gives-{role}"), "")], []]


def _rate(rate: str) -> str:
    """``3 identical goods -> 1g`` as ``3:1g``."""
    given, got = rate.split(" -> ")
    given = re.sub(r" identical.*", "", given)
    return f"{given}:{re.sub(r' other good', '', got).replace('v', '✚')}"


def face_lines(view: Facts, card: str, width: int, markers: Line) -> list[Line]:
    """A face-up centre card with the markers on it."""
    if card.startswith("goods:"):
        shows = card.removeprefix("goods:")
        amount: Line = [(say("table-one-of"), "")] if shows == "1any" else amount_line(shows)
        return [fit([(say("table-goods-card"), "bold")], width), fit(amount, width, markers), fit([], width)]
    facts = view["cards"][card]
    name: Line = [(f"{kind_name(facts['kind'])} {card}", facts["kind"])]
    cost = cost_line(facts["cost"], width - length(markers) - 1)
    return [
        fit(name, width, [(f"{facts['crosses']}✚", "points")]),
        fit(cost, width, markers),
        fit([(effect_words(facts), "")], width),
    ]


def short_name(view: Facts, card: str) -> str:
    if card.startswith("goods:"):
        return amount_words(card.removeprefix("goods:"))
    return f"{kind_name(view['cards'][card]['kind'])} {card}"


def card_words(view: Facts, card: str) -> str:
    """A tribe card on one line: kind, name, crosses, cost, effect."""
    facts = view["cards"][card]
    cost = "".join(text for text, _ in cost_line(facts["cost"], 80))
    return commas(filter(None, (f"{short_name(view, card)} {facts['crosses']}✚", cost, effect_words(facts))))
