"""The action phase as a checklist: what can be used or given up, what else is possible, what is done."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from azalai.games.targi.cards.symbols import border_icon
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.sentence_names import told_by_name
from azalai.web.table_context import TableContext
from azalai.web.targi.board import COLOURS
from azalai.web.targi.card_faces import border_face, card_face, dune_face

OPENINGS = ("act",)


def todo(context: TableContext, offers: Offers, mine: int) -> dict[str, Any] | None:
    """None outside the action phase, and for whoever is not asked."""
    if context.view["phase"] != "act" or not context.decides:
        return None
    began = context.draft[0] if context.draft else ""
    # a figure whose decision is being put together is still there to be counted
    known = replace(context, game=context.before, before=None, draft=()) if context.before else context
    player = known.view["players"][mine]
    items = [_border_item(known, offers, number, mine, began) for number in player["targis"]]
    items += [_dune_item(known, offers, place, mine, began) for place in player.get("dunes", ())]
    items += [_space_item(known, offers, space, mine, began) for space in player["markers"]]
    done = _done(context, mine)
    return {
        "figures": items,
        "done": done,
        "count": say("web-targi-todo-count", done=len(done), all=len(done) + len(items)),
        "extras": _extras(offers),
        "borders": _free_borders(context, offers),
    }


def _state(began: str, notation: str) -> str:
    return "doing" if began in (notation, f"{notation}-") else ""


def _border_item(context: TableContext, offers: Offers, number: int, mine: int, began: str) -> dict[str, Any]:
    face = border_face(context.view["border"][number - 1])
    return {
        "id": f"b{number}",
        "piece": "figure",
        "colour": COLOURS[mine],
        "icon": face["icon"],
        "title": say("web-targi-todo-border", number=number, name=face["name"]),
        "text": face["does"],
        "use": offers.make(f"b{number}", shows=[f"b{number}"]),
        "give_up": offers.make(f"b{number}-", shows=[f"b{number}"]),
        "state": _state(began, f"b{number}"),
    }


def _dune_item(context: TableContext, offers: Offers, place: int, mine: int, began: str) -> dict[str, Any]:
    facts = next((dune for dune in context.view["dunes"] if dune and dune["place"] == place), None)
    face = dune_face(facts) if facts else {"icon": "dune", "name": "", "does": ""}
    return {
        "id": f"d{place}",
        "piece": "figure",
        "colour": COLOURS[mine],
        "icon": face["icon"],
        "title": face["name"],
        "text": face["does"],
        "use": offers.make(f"d{place}", shows=[f"d{place}"]),
        "give_up": offers.make(f"d{place}-", shows=[f"d{place}"]),
        "state": _state(began, f"d{place}"),
    }


def _space_item(context: TableContext, offers: Offers, space: int, mine: int, began: str) -> dict[str, Any]:
    facts = context.view["centre"][space - 1]
    face = card_face(context.view, facts["card"], facts["sort"], words=False)
    icon = face["kind"] if face["sort"] == "tribe" else "goodscard" if face["sort"] == "goods" else "tribecard"
    choice = offers.choice(f"c{space}")
    return {
        "id": f"c{space}",
        "piece": "marker",
        "colour": COLOURS[mine],
        "icon": icon,
        "title": say("web-targi-todo-card", name=face["name"], space=space),
        "text": choice.sentence if choice else face["label"],
        "use": offers.make(f"c{space}", shows=[f"s{space}"]),
        "give_up": offers.make(f"c{space}-", shows=[f"s{space}"]),
        "state": _state(began, f"c{space}"),
    }


def _extras(offers: Offers) -> list[dict[str, Any]]:
    """What is possible beside the figures: the favour, tokens."""
    icons = {"favour": "targia", "swap": "swap"}
    extras = []
    for notation, icon in icons.items():
        offer = offers.make(notation)
        if offer:
            extras.append({"icon": icon, "offer": offer})
    return extras


def _free_borders(context: TableContext, offers: Offers) -> list[dict[str, Any]]:
    """X07: the border cards that a token opens, between own actions."""
    if not context.view["asks"] or context.view["asks"][-1]["ask"] not in OPENINGS:
        return []
    borders = []
    for facts in context.view["border"]:
        offer = offers.make(f"x{facts['number']}", shows=[f"b{facts['number']}"])
        if offer:
            name = border_face(facts)["name"]
            borders.append({"number": facts["number"], "icon": border_icon(facts), "name": name, "offer": offer})
    return borders


def _done(context: TableContext, mine: int) -> list[str]:
    """What the seat has done in this phase, as the log tells it."""
    told = []
    for entry in reversed((context.before or context.game).log):
        notation = entry.move.text
        if re.fullmatch(r"pd?\d+", notation):
            break
        if entry.seat == mine and re.fullmatch(r"[bcd]\d+-?", notation):
            told.append(told_by_name(context, entry.text))
    return told
