"""The table of Targi for one seat."""

from __future__ import annotations

import functools
import re
from typing import Any

from markupsafe import Markup

from azalai.messages import say
from azalai.web import parts
from azalai.web.click_targets import Offers
from azalai.web.fragment_cache import Kept
from azalai.web.rendering import macros, render
from azalai.web.table_context import TableContext
from azalai.web.targi.action_checklist import todo
from azalai.web.targi.board import COLOURS, board
from azalai.web.targi.panel import ON_THE_TABLE, asked, panel, water_tiles
from azalai.web.targi.placement_previews import plans
from azalai.web.targi.seats import hand, seat_panel

ROUNDS = 12
RAID_EVERY = 3
PHASES = ("raid", "place", "act")
TRACK = Kept("targi/places.html", "track")
RULES = {  # the paragraph of the rules that matters to a question
    "place": "T10",
    "act": "T13",
    "hand": "T22",
    "card": "T18",
    "alternative": "T24",
    "discount": "T25",
    "row": "T26",
    "gain": "T17",
    "card_gain": "T17",
    "trade": "T21",
    "silver": "T21",
    "move_from": "T21",
    "move_to": "T21",
    "swap_first": "T27",
    "swap_second": "T27",
    "raid": "T40",
    "give": "T40",
    "return": "T30",
    "favour": "X12",
    "turned": "X12",
    "finish": "X12",
    "spring": "X26",
    "source": "X27",
    "extra": "X08",
    "token": "X07",
}
DUNE_RULE = "X17"  # what else is asked comes from a dune


def table_html(context: TableContext) -> str:
    """The inside of <main>: a pure function of what may be seen."""
    offers = Offers(context)
    words = context.effects == "text"
    mine = context.seat if context.seat is not None else 0
    values: dict[str, Any] = {
        "context": context,
        "parts": macros("table/parts.html"),
        "round": round_track(context),
        "prompt": prompt(context, offers),
        "panel": panel(context, offers, words),
        "board": board(context, offers, words),
        "mine": seat_panel(context, offers, mine, words),
        "theirs": seat_panel(context, offers, 1 - mine, words),
        "hand": hand(context, offers, mine, words),
        "their_hand": hand(context, offers, 1 - mine, words),
        "plans": plans(context, offers) if asked(context) == "place" else None,
        "todo": todo(context, offers, mine),
        "hints": parts.hint_lines(context, offers, lights_of),
        "log": _log(context),
        "words": parts.WORDS(()),
        "buttons": parts.buttons(context),
        "expansion": bool(context.view.get("expansion")),
        "water": water_tiles(offers) if asked(context) in ON_THE_TABLE else [],
    }
    values["main"] = main_button(context, offers, values["panel"])
    values["more"] = [offers.make(notation) for notation in offers.left]
    return render("targi/table.html", **values)


def _log(context: TableContext) -> Markup:
    told = (context.before or context.game).log[context.log_from :]
    return parts.log(context, told, lambda entry: lights_of(entry.move.text), COLOURS, round_heading)


def round_heading(number: int) -> str:
    """A round and where the robber stands in it: he walks past the corner of a raid after every third round."""
    return say("web-targi-log-round", round=number, robber=number + (number - 1) // RAID_EVERY)


# -- prompt and track -----------------------------------------------------------------------------------


def prompt(context: TableContext, offers: Offers) -> dict[str, Any]:
    """Whose turn it is and what is asked, in a sentence."""
    cards = sum(1 for notation in offers.notations if re.fullmatch(r"pd?\d+", notation))
    return {
        "chip": parts.turn_chip(context),
        "text": _asked_words(context),
        "count": cards if asked(context) == "place" else 0,
        "waiting": parts.waiting(context),
        "rule": rule_link(context),
        "cancel": context.draft and asked(context) in ON_THE_TABLE,
    }


def rule_link(context: TableContext) -> str:
    """The address of the paragraph that matters now."""
    rule = RULES.get(asked(context), DUNE_RULE) if context.view["asks"] else "T51"
    return f"/rules/{'targi-expansion' if rule.startswith('X') else 'targi'}#{rule}"


def _asked_words(context: TableContext) -> str:
    view = context.view
    seat = view["seat"]
    if seat is None:
        return context.game.say()
    top = view["asks"][-1]
    if not context.decides:
        return say("web-targi-waits", kind=top["ask"], name=context.places[seat].name)
    player = view["players"][seat]
    figures = len(player["targis"]) + len(player["markers"]) + len(player.get("dunes", ()))
    nth = len(player["targis"]) + len(player.get("dunes", ())) + 1
    return say("web-targi-ask", kind=top["ask"], count=top["count"], figures=figures, nth=nth)


def round_track(context: TableContext) -> dict[str, Any]:
    view = context.view
    now, phase = view["round"], view["phase"]
    raid = view["robber"] // 4 if phase == "raid" else 0
    return {"round": now, "html": TRACK((now, phase, raid), lambda: _track(now, phase, raid))}


def _track(now: int, phase: str, raid: int) -> dict[str, Any]:
    """The twelve rounds with the raids between them, and the phases of a round."""
    steps = []
    for number in range(1, ROUNDS + 1):
        past = number < now or (number == now and phase in ("raid", "over"))
        steps.append({"raid": False, "state": "past" if past else "here" if number == now else ""})
        if number % RAID_EVERY == 0:
            nth = number // RAID_EVERY
            state = "here" if raid == nth else "past" if number < now or (past and not raid) else ""
            steps.append({"raid": True, "state": state})
    to_come = -(-max(now, 1) // RAID_EVERY) * RAID_EVERY
    return {
        "round": now,
        "steps": steps,
        "label": say("web-targi-track", round=now),
        "next": say("web-targi-next-raid", raid=raid, after=to_come, this="yes" if now == to_come else "no"),
        "phases": [{"name": say("web-targi-phase", phase=name), "on": name == phase} for name in PHASES],
    }


def main_button(context: TableContext, offers: Offers, over: dict[str, Any] | None) -> dict[str, Any]:
    """The one main button: of the panel, the end of the turn, or of what is chosen on the table."""
    if over:
        return over["main"]  # type: ignore[no-any-return]
    for notation, sort in (("done", "done"), ("skip", "skip")):
        if notation in offers:
            label = say("web-targi-do", sort=sort)
            return {"offer": offers.make(notation, do=label), "label": label}
    return {"offer": None, "label": say("web-choose") if context.decides else say("web-wait")}


# -- what a sentence speaks of --------------------------------------------------------------------------

_PLACES = (
    (r"p(\d+)|b(\d+)-?|x(\d+)", "b{}"),
    (r"c(\d+)-?|from(\d+)|to(\d+)|take(\d+)", "s{}"),
    (r"pd(\d+)|d(\d+)-?", "d{}"),
)


@functools.cache
def lights_of(notation: str) -> tuple[str, ...]:
    """The ids of what a move is about."""
    for pattern, name in _PLACES:
        match = re.fullmatch(pattern, notation)
        if match:
            return (name.format(next(group for group in match.groups() if group)),)
    return ()
