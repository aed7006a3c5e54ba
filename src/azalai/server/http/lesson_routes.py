"""Lesson routes: the overview, and a lesson at the real table. The server stores nothing: progress is in a cookie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.responses import JSONResponse, Response

from azalai.lessons import Lesson, LessonSession, Reply, lesson
from azalai.messages import say
from azalai.server.errors import RequestError
from azalai.server.http.requests import RequestContext
from azalai.server.lesson_progress import LessonProgress
from azalai.web import lesson_page


async def overview(context: RequestContext) -> Response:
    """All lessons: what has been learned, and what is next."""
    progress = LessonProgress.from_request(context.request)
    html = lesson_page.overview_html(context.viewer, progress.finished, context.request.query_params.get("game", ""))
    return context.page(say("learn-title"), html, kind="learn")


async def page(context: RequestContext) -> Response:
    taught, progress = _lesson(context), LessonProgress.from_request(context.request)
    before, session = progress.session(taught), progress.drafted(taught)
    return context.page(
        say("learn-page-title", title=taught.title),
        lesson_page.lesson_html(context.viewer, session, draft=_draft(session, before), before=before),
        kind="table",
        game=session.game.name,
        table=f"lesson-{taught.id}",
        state=len(before.game.played),
        address=f"/learn/{taught.id}",
    )


async def moves(context: RequestContext) -> Response:
    """Play moves. A wrong one changes nothing: the page says why, and keeps the right moves before it as a draft."""
    progress, session = _at_state(context)
    before = LessonSession(session.lesson, session.played)
    reply = _answer(session, context.fields["moves"])
    if not reply.played:
        return _drafted(context, progress, session, before, reply)
    response = JSONResponse(_values(context, session, reply.text))
    progress.after(session).set_cookie(response, context.services.configuration.secure)
    return response


async def draft(context: RequestContext) -> Response:
    """The table after the right moves of a draft."""
    progress, session = _at_state(context)
    before = LessonSession(session.lesson, session.played)
    reply = _answer(session, context.fields["moves"])
    return _drafted(context, progress, session, before, reply)


async def back(context: RequestContext) -> Response:
    """Go back to the start of a lesson, or of an earlier step."""
    taught = _lesson(context)
    progress = LessonProgress.from_request(context.request)
    before, session = progress.session(taught), LessonSession(taught)
    for move in progress.drafted(taught).played:
        if session.step >= context.fields.get("step", 0):
            break
        session.answer(move)
    response, draft = context.go_to(f"/learn/{taught.id}"), _draft(session, before)
    progress.after(before if draft else session, draft).set_cookie(response, context.services.configuration.secure)
    return response


def _lesson(context: RequestContext) -> Lesson:
    try:
        return lesson(context.request.path_params["lesson"])
    except KeyError:
        raise RequestError(404, "no-page", "web-no-page") from None


def _at_state(context: RequestContext) -> tuple[LessonProgress, LessonSession]:
    """The guest's session, if the request refers to its state; in another window it may have gone on."""
    progress = LessonProgress.from_request(context.request)
    session = progress.session(_lesson(context))
    if session.finished or context.fields["state"] != len(session.game.played):
        stale = RequestError(409, "stale", "web-stale")
        stale.details = _values(context, session)
        raise stale
    return progress, session


def _answer(session: LessonSession, moves: Sequence[str]) -> Reply:
    """The replies to several moves: the first wrong one ends it."""
    reply = Reply(True, "")
    for move in moves:
        if session.finished:
            break
        reply = session.answer(move)
        if not reply.played:
            break
    return reply


def _drafted(
    context: RequestContext, progress: LessonProgress, session: LessonSession, before: LessonSession, reply: Reply
) -> Response:
    """The page with the moves of a session since ``before`` as its draft, with which the lesson resumes."""
    right = _draft(session, before)
    response = JSONResponse(_values(context, session, reply.text, draft=right, before=before))
    progress.after(before, right).set_cookie(response, context.services.configuration.secure)
    return response


def _draft(session: LessonSession, before: LessonSession) -> tuple[str, ...]:
    return tuple(session.played[len(before.played) :])


def _values(context: RequestContext, session: LessonSession, reply: str = "", **shown: Any) -> dict[str, Any]:
    before: LessonSession = shown.get("before", session)
    return {
        "state": len(before.game.played),
        "kind": "table",
        "title": say("learn-page-title", title=session.lesson.title),
        "html": lesson_page.lesson_html(context.viewer, session, reply=reply, **shown),
    }
