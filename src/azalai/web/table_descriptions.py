"""Descriptions of tables for lists and headings: game, players, progress, time of the last move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.messages import say, with_and
from azalai.web.table_context import Place
from azalai.web.view_models import TableLine

MINUTES_A_DAY = 24 * 60


def about(game: str, options: dict[str, Any]) -> str:
    """The game with its expansion and its deck: "Targi with the Expansion, with custom cards"."""
    played = say("page-about", game=game, expansion="yes" if options.get("expansion") else "no")
    return say("page-about-cards", about=played) if "card_text" in options else played


def names(places: Sequence[Place]) -> str:
    """The players on the taken seats."""
    there = [place.name for place in places if place.kind != "open"]
    return with_and(there) if there else say("page-nobody")


def ago(minutes: int) -> str:
    if minutes < 1:
        return say("page-ago-now")
    if minutes < 60:
        return say("page-ago-minutes", count=minutes)
    if minutes < MINUTES_A_DAY:
        return say("page-ago-hours", count=minutes // 60)
    return say("page-ago-days", count=minutes // MINUTES_A_DAY)


def row(line: TableLine) -> dict[str, Any]:
    """A table in a list of the home page, in words."""
    buttons = {"over": "replay", "playing": "play" if line.mine else "watch"}
    button = buttons.get(line.status, "open" if line.mine else "join")
    return vars(line) | {
        "names": names(line.places),
        "about": _progress(line),
        "status": _status(line),
        "when": ago(line.minutes),
        "button": say("home-button", what=button),
    }


def _progress(line: TableLine) -> str:
    played = about(line.game, line.options)
    if line.status == "playing" and line.round:
        return say("home-round", about=played, round=line.round)
    if line.status == "over" and line.scores:
        return say("home-result", about=played, scores=say("page-score-separator").join(map(str, line.scores)))
    return played


def _status(line: TableLine) -> str:
    if line.status == "waiting":
        return say("home-waits", free=sum(place.kind == "open" for place in line.places))
    if line.status == "over":
        winners = [line.places[seat].name for seat in line.winners]
        if not winners:
            return say("home-over")
        return say("home-won", names=with_and(winners), count=len(winners))
    return say("home-your-turn") if line.my_turn else say("home-turn", name=line.turn)
