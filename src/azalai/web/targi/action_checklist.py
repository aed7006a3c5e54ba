"""The action phase as a checklist (T13): what can still be used or given up, what else is possible, what is done."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from azalai.games.targi.cards.symbols import border_icon
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.kernel.catalogue import Action
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.drafts import action_of
from azalai.web.parts import seat_class
from azalai.web.table_context import TableContext
from azalai.web.targi.card_faces import border_face, card_face, dune_face

PLACING = ("place", "place_dune")
USES = {"use": "give_up", "use_dune": "give_up_dune", "use_centre": "give_up_centre"}
"""The families that use a figure, each with the family that gives it up."""
EXTRAS = {"favour": "targia", "swap_token": "swap"}  # family and icon


def action_checklist(context: TableContext, offers: Offers, mine: int) -> dict[str, Any] | None:
    """None outside the action phase, and while somebody else decides."""
    if context.view["phase"] != "act" or not context.decides:
        return None
    began = action_of(context.game.name, context.draft[0]) if context.draft else None
    # a figure whose decision is still a draft counts as open
    known = replace(context, game=context.before, before=None, draft=()) if context.before else context
    player = known.view["players"][mine]
    items = [_border_item(known, offers, number, began) for number in player["targis"]]
    items += [_dune_item(known, offers, place, began) for place in player.get("dunes", ())]
    items += [_space_item(known, offers, space, began) for space in player["markers"]]
    done = _done(context, mine)
    return {
        "figures": [item | {"colour": seat_class(mine)} for item in items],
        "done": done,
        "count": say("web-targi-todo-count", done=len(done), all=len(done) + len(items)),
        "extras": [{"icon": icon, "offer": offer} for family, icon in EXTRAS.items() if (offer := offers.make(family))],
        "borders": _free_borders(context, offers),
    }


def _item(offers: Offers, family: str, item: int, began: Action | None, element: str) -> dict[str, Any]:
    """One figure: using it, giving it up, and whether the draft began with it."""
    give_up = USES[family]
    doing = began is not None and began.family in (family, give_up) and began.item == str(item)
    return {
        "piece": "marker" if family == "use_centre" else "figure",
        "use": offers.make(family, item, shows=[element]),
        "give_up": offers.make(give_up, item, shows=[element]),
        "state": "doing" if doing else "",
    }


def _border_item(context: TableContext, offers: Offers, number: int, began: Action | None) -> dict[str, Any]:
    face = border_face(context.view["border"][number - 1])
    return _item(offers, "use", number, began, f"b{number}") | {
        "id": f"b{number}",
        "icon": face["icon"],
        "title": say("web-targi-todo-border", number=number, name=face["name"]),
        "text": face["does"],
    }


def _dune_item(context: TableContext, offers: Offers, place: int, began: Action | None) -> dict[str, Any]:
    facts = next((dune for dune in context.view["dunes"] if dune and dune["place"] == place), None)
    face = dune_face(facts) if facts else {"icon": "dune", "name": "", "does": ""}
    return _item(offers, "use_dune", place, began, f"d{place}") | {
        "id": f"d{place}",
        "icon": face["icon"],
        "title": face["name"],
        "text": face["does"],
    }


def _space_item(context: TableContext, offers: Offers, space: int, began: Action | None) -> dict[str, Any]:
    facts = context.view["centre"][space - 1]
    face = card_face(context.view, facts["card"], facts["sort"], words=False)
    choice = offers.choice("use_centre", space)
    return _item(offers, "use_centre", space, began, f"s{space}") | {
        "id": f"c{space}",
        "icon": {"tribe": face.get("kind"), "goods": "goodscard"}.get(face["sort"], "tribecard"),
        "title": say("web-targi-todo-card", name=face["name"], space=space),
        "text": choice.sentence if choice else face["label"],
    }


def _free_borders(context: TableContext, offers: Offers) -> list[dict[str, Any]]:
    """X07: the border cards that a token opens, between one's own actions."""
    if context.question["ask"] != "act":
        return []
    borders = []
    for facts in context.view["border"]:
        number = facts["number"]
        offer = offers.make("by_card", number, shows=[f"b{number}"])
        if offer:
            borders.append({"number": number, "icon": border_icon(facts), "offer": offer})
    return borders


def _done(context: TableContext, mine: int) -> list[str]:
    """What the seat has done in this phase, in the sentences of the log, newest first."""
    done = []
    for entry in reversed((context.before or context.game).log):
        family = CATALOGUE[entry.move.id].family
        if family in PLACING:
            break
        if entry.seat == mine and (family in USES or family in USES.values()):
            done.append(entry.text)
    return done
