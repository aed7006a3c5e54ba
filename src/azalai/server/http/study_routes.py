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
from azalai.server.tables.studies import Study
from azalai.web import pages
from azalai.web.study_page import TABS, StudyPage

QUERY = ("seat", "step", "deep", "hide", "retry", "guess", "tab")


async def page(context: RequestContext) -> Response:
    room = _finished(context)
    main = _inside(context, room, await _watched(context, room))
    title = say("study-title", game=say("web-game", game=room.record.game))
    heading, styles = say("study-heading"), ("study.css",)
    return context.page(
        title, main, kind="study", game=room.record.game, table=room.record.id, heading=heading, styles=styles
    )


async def inside(context: RequestContext) -> Response:
    """An open page asks again and again while the analysis goes on. It gets a new page only if there is news."""
    room = _finished(context)
    study = await _watched(context, room)
    version = f'"{study.version}"'
    if context.request.headers.get("if-none-match") == version:
        return Response(status_code=304)
    return HTMLResponse(_inside(context, room, study), headers={"etag": version})


def _finished(context: RequestContext) -> Room:
    """The room of the request, whose game must be over."""
    room = context.room
    if room.status != OVER:
        raise RequestError(409, "not-over", "web-not-over")
    if not room.game.over:  # an uploaded file may contain an unfinished game
        raise RequestError(409, "not-over", text=say("study-unfinished"))
    return room


def _seat(context: RequestContext, room: Room) -> int:
    own = room.seats_of(context.guest.id)
    text = context.request.query_params.get("seat", "")
    return _number(text, own[0] if own else 0, room.game.seats - 1, "web-no-such-seat")


async def _watched(context: RequestContext, room: Room) -> Study:
    deep = "deep" in context.request.query_params
    return await context.services.rooms.studies.watch(room, _seat(context, room), deep=deep, client=context.client)


def _inside(context: RequestContext, room: Room, study: Study) -> str:
    query, seat = context.request.query_params, _seat(context, room)
    step = _number(query.get("step", ""), 0, len(room.game.played), "web-no-moment", last=len(room.game.played))
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
