"""Tiles of the panel: one of several answers to a question, with its picture and the text of its button."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from azalai.games.targi.cards.symbols import amounts, extra_parts
from azalai.kernel.catalogue import Action
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.targi.card_symbols import ARROW, ICONS, counted, drawn, ic, paid
from azalai.web.targi.draft_steps import Step, answer
from azalai.web.targi.exchange_table import LETTERS

Section = dict[str, Any]

OTHERS = ("edgecard", "choose")
ANSWERS = {
    "lay": ("lay", "lay"),
    "keep": ("handcard", "keep"),
    "discard": ("close", "drop"),
    "redraw": ("water", "redraw"),
    "without_extra": ("close", "choose"),
    "with_token": ("token", "choose"),
    "without_token": ("close", "choose"),
    "raid_points": ("ptoken", "give"),
    "raid_gold": ("gold", "give"),
    "shield": ("shield", "shield"),
    "skip": ("close", "skip"),
    "spring_water": ("water", "take"),
    "spring_card": ("goodscard", "turn"),
    "draw": ("tribecard", "draw"),
    "take_top": ("tribecard", "take"),
    "favour_take": ("check", "take"),
    "favour_leave": ("close", "leave"),
    "look_none": ("close", "none"),
    "enough": ("check", "enough"),
    "lose": ("tribecard", "choose"),
    "give_up": ("close", "choose"),
    "raid_goods": ("any", "give"),
    "silver_few": ("ptoken", "silver"),
    "silver_many": ("ptoken", "silver"),
    "silver_gold": ("ptoken", "silver"),
    "silver_mixed": ("ptoken", "silver"),
}
"""The icon of an answer and the text of the main button for it (web-targi-do), by family."""


def tile(offers: Offers, step: Step, action: Action) -> Section:
    offer = answer(offers, step, action, do=button_text(action))
    return {"icons": tile_icons(step, action), "offer": offer, "on": step.chosen == action}


def button_text(action: Action) -> str:
    """What the main button says when this answer is selected."""
    if action.family == "row":
        return say("web-targi-do-row", row=int(action.item))
    if action.family == "lose":
        return say("web-targi-do-lose", row=int(action.item))
    return say("web-targi-do", sort=ANSWERS.get(action.family, OTHERS)[1])


def tile_icons(step: Step, action: Action) -> Markup:
    """A picture of an answer."""
    card = (step.view.get("card") or {}).get("card")
    facts = step.view["cards"].get(card, {}) if card else {}
    match action.family:
        case "pay":
            return paid(facts["cost"][int(action.item) - 1])
        case "spare":
            return Markup('<span class="off">{}</span>').format(ic(ICONS[action.item]))
        case "with_extra":
            return drawn(extra_parts(facts["extra"]))
        case "silver_few" | "silver_many" | "silver_gold" | "silver_mixed":
            return _sold(step, action.item)
        case "favour_pay":
            return ic(ICONS[action.item]) + ic(*ARROW) + ic("goodscard")
        case "take" | "give":
            return ic(ICONS[action.item])
        case "raid_goods":
            return _raided(step)
        case "lose":
            return _lost(step, int(action.item))
    return ic(ANSWERS.get(action.family, OTHERS)[0])


def _lost(step: Step, row: int) -> Markup:
    """X22: the rightmost card of a row, by its kind and its crosses."""
    card = step.view["players"][step.question["seat"]]["display"][row - 1][-1]
    facts = step.view["cards"].get(card)
    if facts is None:  # a wild dune
        return ic("dune")
    return ic(facts["kind"]) + Markup("{}").format(facts["crosses"]) + ic("vp")


def _raided(step: Step) -> Markup:
    """X21: the goods that the raid names, as far as the seat has them; otherwise goods of choice."""
    asks = step.view["border"][step.view["robber"] - 1]["goods"]
    held = step.view["players"][step.question["seat"]]["goods"]
    named = [(min(count, held[LETTERS[what]]), what) for count, what in amounts(asks) if what != "any"]
    return Markup("").join(ic(ICONS[what]) * count for count, what in named) or ic("any")


SOLD = {"any": ("any", 0), "many": ("any", 1)} | {
    letter * (1 + rate): (letter, rate) for letter in (*LETTERS, "g") for rate in (0, 1)
}
"""What the silversmith takes for each item, and whether at the smaller rate (0) or the larger one (1)."""


def _sold(step: Step, item: str) -> Markup:
    """T21, X22: what the silversmith takes and gives, at the rates of its set."""
    tables = step.game.setting.deck.tables
    what, rate = SOLD[item]
    at = 2 * step.question["about"] + rate
    gold = what == "g"
    count = (tables.silver_gold if gold else tables.silver_goods)[at]
    points = (tables.silver_gold_points if gold else tables.silver_goods_points)[at]
    picture = counted(f"{count}{what}") + ic(*ARROW) + Markup("<b>{}</b>").format(points) + ic("ptoken")
    return Markup('<span aria-hidden="true">{}</span>').format(picture)
