"""Study routes: the analysis of a finished game. A running game has no study, since that would reveal what is
hidden."""

from __future__ import annotations

from typing import Any

from starlette.responses import HTMLResponse, Response

from azalai.messages import say
from azalai.server.bot_workers.levels import level_title, levels
from azalai.server.errors import RequestError
from azalai.server.http.requests import RequestContext
from azalai.server.storage.store import OVER
from azalai.server.tables.room import Room, places
from azalai.web import pages
from azalai.web.study_page import TABS, StudyPage

QUERY = ("seat", "step", "deep", "hide", "retry", "guess", "tab")


async def page(context: RequestContext) -> Response:
    main = await _inside(context)
    record = context.room.record
    title = say("study-title", game=say("web-game", game=record.game))
    heading, styles = say("study-heading"), ("study.css",)
    return context.page(title, main, kind="study", game=record.game, table=record.id, heading=heading, styles=styles)


async def inside(context: RequestContext) -> Response:
    return HTMLResponse(await _inside(context))


async def _inside(context: RequestContext) -> str:
    room, query = context.room, context.request.query_params
    if room.status != OVER:
        raise RequestError(409, "not-over", "web-not-over")
    if not room.game.over:  # an uploaded file may contain an unfinished game
        raise RequestError(409, "not-over", text=say("study-unfinished"))
    own = room.seats_of(context.guest.id)
    seat = _number(query.get("seat", ""), own[0] if own else 0, room.game.seats - 1, "web-no-such-seat")
    step = _number(query.get("step", ""), 0, len(room.game.played), "web-no-moment", last=len(room.game.played))
    study = await context.services.rooms.studies.watch(room, seat, deep="deep" in query, client=context.client)
    shown = study.shown(seat)
    return pages.study_html(
        context.viewer,
        StudyPage(
            table=room.record.id,
            game=room.game,
            places=places(room.record),
            study=shown,
            step=step,
            deep="deep" in query,
            hide="hide" in query,
            retry="retry" in query,
            guess=_guess(room, query.get("guess", ""), step),
            tab=query.get("tab", "") if query.get("tab") in TABS else "",
            done=sum(each.done for each in study.seats.values()),
            finished=study.finished,
            rough=not study.seats[seat].done and bool(shown.done),
            whole=study.outlook(seat),
            failed=study.failed,
            levels=levels(room.record.game),
            level=level_title(room.record.game, shown.level) if shown.level else "",
        ),
    )


def _number(text: str, usual: int, most: int, message: str, **arguments: Any) -> int:
    if not text:
        return usual
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= most):
        raise RequestError(404, "no-moment", message, **arguments)
    return int(text)


def _guess(room: Room, move: str, step: int) -> str:
    """The move, if it was legal."""
    if not move or step == 0:
        return ""
    return move if any(move == legal.text for legal in room.game.at(step - 1).moves()) else ""
