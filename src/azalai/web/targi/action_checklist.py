"""The action phase as a checklist (T13): what can still be used or given up, what else is possible, what is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from azalai.games.targi.cards.symbols import border_icon
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.parts import seat_class
from azalai.web.table_context import TableContext
from azalai.web.targi.card_faces import border_face, dune_at, face_on
from azalai.web.targi.why_not import why_not

PLACING = ("place", "place_dune")
USES = {"use": "give_up", "use_dune": "give_up_dune", "use_centre": "give_up_centre"}
"""The families that use a figure, each with the family that gives it up."""
SORTS = {"use": "border", "use_dune": "dune", "use_centre": "centre"}
TOLD = ("noble", "silversmith")
"""Roles whose move says more than the card: that it only discards the hand card, or makes the only exchange."""
EXTRAS = {"favour": "targia", "swap_token": "swap"}  # family and icon


def action_checklist(context: TableContext, offers: Offers, mine: int) -> dict[str, Any] | None:
    """None outside the action phase, and while somebody else decides."""
    if context.view["phase"] != "act" or not context.decides:
        return None
    figures = [_figure(context, offers, mine, *each) for each in _figures(context, offers, mine)]
    done = _done(context, mine)
    return {
        "figures": figures,
        "done": done,
        "count": say("web-targi-todo-count", done=len(done), all=len(done) + len(figures)),
        "extras": [{"icon": icon, "offer": offer} for family, icon in EXTRAS.items() if (offer := offers.make(family))],
        "borders": _free_borders(context, offers),
    }


def _figures(context: TableContext, offers: Offers, mine: int) -> Iterator[tuple[str, int, str, str, str, str]]:
    """The seat's figures: the family that uses each, its item, and id, icon, title and text of its line."""
    view = context.view_before  # a figure whose decision is still a draft counts as open
    player = view["players"][mine]
    for number in player["targis"]:
        facts = view["border"][number - 1]
        face, choice = border_face(facts), offers.choice("use", number)
        title = say("web-targi-todo-border", number=number, name=face["name"])
        does = choice.sentence if choice and facts["role"] in TOLD else face["does"]
        yield "use", number, f"b{number}", face["icon"], title, does
    for place in player.get("dunes", ()):
        face = dune_at(view, place) or {"icon": "dune", "name": "", "does": ""}
        yield "use_dune", place, f"d{place}", face["icon"], face["name"], face["does"]
    for space in player["markers"]:
        face = face_on(view, space)
        icon = face["kind"] if face["sort"] == "tribe" else "goodscard" if face["sort"] == "goods" else "tribecard"
        title = say("web-targi-todo-card", name=face["name"], space=space)
        choice = offers.choice("use_centre", space)
        yield "use_centre", space, f"c{space}", icon, title, choice.sentence if choice else face["label"]


def _figure(
    context: TableContext, offers: Offers, mine: int, family: str, item: int, id: str, icon: str, title: str, text: str
) -> dict[str, Any]:
    """One figure: using it, giving it up, and whether the draft began with it."""
    give_up = USES[family]
    shows = [id.replace("c", "s")]  # a card of the centre has the id s5 on the board
    use = offers.make(family, item, shows=shows)
    why = None if use or context.draft else why_not(context, SORTS[family], item)
    return {
        "id": id,
        "piece": "marker" if family == "use_centre" else "figure",
        "colour": seat_class(mine),
        "icon": icon,
        "title": title,
        "text": why.text if why else text,
        "use": use,
        "give_up": offers.make(give_up, item, shows=shows),
        "state": "doing" if context.draft_began_with(item, family, give_up) else "",
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
    for entry in (context.before or context.game).log_backwards():
        family = CATALOGUE[entry.move.id].family
        if family in PLACING:
            break
        if entry.seat == mine and (family in USES or family in USES.values()):
            done.append(entry.text)
    return done
