"""What is printed on the cards of Targi, in symbols: amounts, costs, effects. Each symbol stands for words that the
label of its card says in full, so here they are decoration."""

from __future__ import annotations

import functools
import re
from typing import Any

from markupsafe import Markup

from azalai.web.rendering import icon

Facts = dict[str, Any]

ICONS = {"d": "date", "s": "salt", "p": "pepper", "g": "gold", "w": "water", "v": "cross", "any": "any"}
OF_GOOD = {"dates": "date", "salt": "salt", "pepper": "pepper", "gold": "gold", "water": "water", "points": "ptoken"}
ROLES = {
    "noble": "noble",
    "trader": "trader",
    "mirage": "mirage",
    "silversmith": "smith",
    "caravan": "caravan",
    "expansion": "expansion",
    "spring": "well",
    "raid": "raid",
}
DUNES = {
    "wild": "dune",
    "strongbox": "chest",
    "caravanserai": "camel",
    "cistern": "jar",
    "pilgrim": "cross",
    "envoy": "scroll",
    "peddler": "goodscard",
    "matchmaker": "lay",
    "crossroads": "edgecard",
    "council": "people",
    "market": "caravan",
    "shrine": "shrine",
    "resettle": "swap",
    "exchange": "trader",
}
FEW = 2  # of a thing are drawn one by one; more are a number and the thing


@functools.cache
def ic(name: str, classes: str = "", title: str = "") -> Markup:
    return icon(name, classes, title)


def bold(text: object) -> Markup:
    return Markup("<b>{}</b>").format(text)


def parts(amount: str) -> list[tuple[int, str]]:
    """``1d2any`` as (1, "d"), (2, "any")."""
    return [(int(count), what) for count, what in re.findall(r"(\d+)(any|[a-z])", amount)]


def paid(amount: str, few: int = FEW) -> Markup:
    """An amount as on a cost: a thing or two are drawn, more are counted."""
    drawn = [
        ic(ICONS[what]) * count if count <= few else bold(count) + ic(ICONS[what]) for count, what in parts(amount)
    ]
    return Markup("").join(drawn)


def counted(amount: str) -> Markup:
    return Markup("").join(bold(count) + ic(ICONS[what]) for count, what in parts(amount))


PLUS, MINUS, ARROW = ("plus", "op"), ("minus", "op"), ("arrow", "op")
PER = Markup('<i class="per">/</i>')


def _line(*things: object) -> Markup:
    """Markup as it is, tuples as icons, numbers and words in bold."""
    drawn = [
        thing if isinstance(thing, Markup) else ic(*thing) if isinstance(thing, tuple) else bold(thing)
        for thing in things
    ]
    return Markup("").join(drawn)


def _safe() -> Markup:
    return Markup('<span class="safe">{}</span>').format(ic("raid"))


def effect(facts: Facts) -> Markup:
    """The effect line of a tribe card without its moment; empty for a card without an effect."""
    do = facts.get("do")
    if do is None:
        return Markup("")
    what = str(facts.get("what", ""))
    kind = (str(facts.get("effect_kind", facts["kind"])),)
    good = (ICONS[facts["good"]],) if "good" in facts else ("any",)
    points = facts.get("points", 1)
    lines: dict[str, tuple[object, ...]] = {
        "gain": (PLUS, counted(what)),
        "points_per_two": (1, ("cross",), PER, 2, kind),
        "lay_from_hand": (("handcard",), ARROW, ("lay",)),
        "discount": (kind, MINUS, ("any",)),
        "lay_bonus": (kind, PLUS, counted(what)),
        "raid_immunity": (_safe(),),
        "raid_shield": (_safe(),),
        "caravan_twice": (("caravan",), "×2"),
        "trade_one_for_one": (("trader",), 1, ARROW, 1),
        "storage": (("jar",), f"+{facts.get('goods')}", ("any",), f"+{facts.get('gold')}", ("gold",)),
        "goods_card_bonus": (("goodscard",), PLUS, good),
        "swap_two": (("swap",),),
        "silversmith_bonus": (("smith",), PLUS, points, ("cross",)),
        "row_bonus": (("rowsame" if facts.get("row") == "alike" else "rowdiff",), PLUS, points, ("cross",)),
        "favour_bonus": (("targia",), PLUS, counted(what)),
        "join_dune": (("dune",), ("facing",)),
        "hand_of_two": (("handcard",), "×2"),
        "dune_bonus": (("dune",), PLUS, counted(what)),
        "place_opposite": (("facing",),),
        "extra_border": (("edgecard",),),
        "turn_goods_cards": (PLUS, facts.get("count", 1), ("goodscard",)),
        "points_per_goods": (1, ("cross",), PER, facts.get("every", 2), ("any",)),
        "round_income": (PLUS, counted(what)),
        "water_buys_good": (1, ("water",), ARROW, ("any",)),
        "draw_tribe": (PLUS, ("tribecard",)),
        "cheap_lay": (("lay",), MINUS, facts.get("goods", 1), ("any",)),
    }
    return _line(*lines[do])


def moment(facts: Facts) -> str:
    """The icon of the moment in which an effect works."""
    return "round" if facts.get("do") == "round_income" else str(facts.get("when", ""))


def dune(facts: Facts) -> Markup:
    """What a dune does."""
    cost, gain = str(facts.get("cost", "")), str(facts.get("what", facts.get("gain", "")))
    lines: dict[str, tuple[object, ...]] = {
        "gain": (counted(gain),),
        "pay": (paid(cost), ARROW, counted(gain)),
        "lay_wild": (paid(cost), ARROW, ("lay",)),
        "take_centre_tribe": (PLUS, ("tribecard",)),
        "take_centre_goods": (PLUS, ("goodscard",), f"×{facts.get('times', 2)}"),
        "cheap_hand": (("handcard",), MINUS, facts.get("goods", 2), ("any",)),
        "any_border": (("edgecard",),),
        "choose_tribe": (1, PER, facts.get("look", 3), ("tribecard",)),
        "choose_goods": (facts.get("keep", 2), PER, facts.get("turn", 3), ("goodscard",)),
        "swap_two": (("swap",), PLUS, counted(gain)),
        "exchange_goods": (1, ARROW, 1, ("any",)),
    }
    return _line(*lines[facts["do"]])


def border_icon(facts: Facts) -> str:
    if facts["role"] == "goods":
        gains = parts(facts["gain"])
        return ICONS[gains[0][1]] if len(gains) == 1 else "any"
    return ROLES[facts["role"]]


def border_more(facts: Facts) -> Markup:
    """The small line for what is new on a border card of the expansion."""
    if facts.get("set") != "expansion":
        return Markup("")
    lines: dict[str, tuple[object, ...]] = {
        "noble": (("close", "op"), ARROW, paid(str(facts.get("discard_gain", "")))),
        "trader": (("gold",), ARROW, ("any",), ("any",)),
        "mirage": (("marker",), ARROW, 1),
        "silversmith": (("any",), ("any",), ARROW, ("cross",)),
        "spring": (paid(str(facts.get("gain", ""))), "/", ("goodscard",)),
        "expansion": (paid(str(facts.get("redraw", ""))), ARROW, ("tribecard",)),
    }
    return _line(*lines[facts["role"]]) if facts["role"] in lines else Markup("")


def raid_wares(facts: Facts) -> Markup:
    """What a raid takes: goods or gold. Goods that it names are drawn, goods of choice counted."""
    if "gold" in facts:
        return counted(f"{facts['gold']}g")
    return counted(facts["goods"]) if "any" in facts["goods"] else paid(facts["goods"], 1)


def raid_instead(facts: Facts) -> Markup:
    return counted(f"{facts['points']}v") if "points" in facts else bold(1) + ic("tribecard")
