"""The page of a Targi table for one seat."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from azalai.games.targi.rules.actions import QUESTIONS
from azalai.messages import say
from azalai.web import parts
from azalai.web.click_targets import Offers
from azalai.web.fragment_cache import CachedFragment
from azalai.web.log import log
from azalai.web.rendering import macros, render
from azalai.web.table_context import TableContext
from azalai.web.targi.action_checklist import PLACING, action_checklist
from azalai.web.targi.board import board
from azalai.web.targi.card_worth import CardWorth
from azalai.web.targi.log import deeds, highlights, hint_place
from azalai.web.targi.panel import decline_button, on_the_board, panel, water_tiles
from azalai.web.targi.placement_previews import placement_previews
from azalai.web.targi.seats import hand, seat_panel
from azalai.web.tooltips import rule_address

ROUNDS = 12
RAID_EVERY = 3
PHASES = ("raid", "place", "act")
TRACK = CachedFragment("targi/places.html", "track")


def table_html(context: TableContext) -> str:
    """The inside of <main>, made only from what the viewer may know."""
    offers = Offers(context)
    asked = context.question["ask"]
    words = context.effects == "text"
    mine = context.seat if context.seat is not None else 0
    worth, may = CardWorth(context), parts.buttons(context)
    values: dict[str, Any] = {
        "context": context,
        "parts": macros("table/parts.html"),
        "round": round_track(context),
        "prompt": prompt(context, offers),
        "panel": panel(context, offers, words, worth),
        "board": board(context, offers, words, worth),
        "mine": seat_panel(context, offers, mine, words),
        "theirs": seat_panel(context, offers, 1 - mine, words),
        "hand": hand(context, offers, mine, words, worth),
        "their_hand": hand(context, offers, 1 - mine, words, worth),
        "previews": placement_previews(context, offers, worth) if asked == "place" else None,
        "checklist": action_checklist(context, offers, mine),
        "log": _log(context),
        "words": parts.WORDS(()),
        "buttons": may,
        "small": parts.small_buttons(may),
        "expansion": bool(context.view.get("expansion")),
        "water": water_tiles(offers) if on_the_board(context) else [],
    }
    values["main"] = main_button(context, offers, values["panel"])
    values["decline"] = decline_button(offers)
    # after the buttons, so that a hint calls a move as they do
    values["hints"] = parts.hint_lines(context, offers, highlights, lambda about: hint_place(context, about))
    values["more"] = [offers.make(action.family, action.item) for action in offers.left]
    return render("targi/table.html", **values)


def _log(context: TableContext) -> Markup:
    return log(
        context.before or context.game,
        lambda _: True,
        lambda told: deeds(context, told),
        round_heading,
        context.notices,
    )


def round_heading(number: int) -> str:
    """A round and where the robber stands in it; after every third round he moves past a raid corner."""
    return say("web-targi-log-round", round=number, robber=number + (number - 1) // RAID_EVERY)


# -- prompt and track -----------------------------------------------------------------------------------


def prompt(context: TableContext, offers: Offers) -> dict[str, Any]:
    """Whose turn it is and what is asked, in a sentence."""
    asked = context.question["ask"]
    return {
        "chip": parts.turn_chip(context),
        "text": _question_text(context),
        "count": sum(action.family in PLACING for action in offers.legal) if asked == "place" else 0,
        "waiting": parts.waiting(context),
        "rule": rule_link(context),
        "cancel": context.draft and on_the_board(context),
    }


def rule_link(context: TableContext) -> str:
    """The address of the rule behind the open question."""
    return rule_address("T51" if context.game.over else QUESTIONS.named(context.question["ask"]).rule)


def _question_text(context: TableContext) -> str:
    view = context.view
    seat = view["seat"]
    if seat is None:
        return context.game.say()
    top = context.question
    if context.ended:
        return ""
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


def main_button(context: TableContext, offers: Offers, panel: dict[str, Any] | None) -> dict[str, Any]:
    """The main button: the panel's, the end of the turn, or what is selected on the table."""
    if panel:
        return panel["main"]  # type: ignore[no-any-return]
    if offers.can("done"):
        label = say("web-targi-do", sort="done")
        return {"offer": offers.make("done", do=label), "label": label}
    return {"offer": None, "label": say("web-choose") if context.decides else say("web-wait")}
