"""Puzzle routes: the overview, a puzzle at the real table, and playing on from there. A puzzle follows the rules of its
game and hides what every table hides. Only the first attempt of a guest counts."""

from __future__ import annotations

import functools
from typing import Any

from starlette.responses import JSONResponse, RedirectResponse, Response

from azalai.messages import say, sentences
from azalai.puzzles import GROUPS, THEMES, Puzzle, PuzzleSession, puzzle
from azalai.puzzles.calendar import chosen, next_puzzle, of_the_day
from azalai.puzzles.session import why_wrong
from azalai.server.bot_workers.levels import level_names, levels
from azalai.server.bot_workers.worker_process import Position
from azalai.server.errors import RequestError
from azalai.server.http.lobby_routes import check_quota
from azalai.server.http.requests import RequestContext
from azalai.server.puzzle_progress import Filter, filter_of, session_of, set_cookie
from azalai.server.puzzle_ratings import count_attempt, rating_of, record_of, today
from azalai.server.tables.what_if import continue_from
from azalai.web import drafts, puzzle_page
from azalai.web.table_context import player_names

QUERY = ("group", "theme")
STYLES = ("puzzles.css",)


async def overview(context: RequestContext) -> Response:
    """The puzzles of the day, the guest's week and rating, and a choice of themes."""
    group, theme = _filter(context)
    record, day = await record_of(context.services.store, context.guest.id), today()
    shown = puzzle_page.Overview(
        days=tuple((each, of_the_day(each, day)) for each in GROUPS),
        tried=record.tried,
        rating=round(record.rating.rating.rating),
        week=record.week(day),
        group=group,
        theme=theme,
        counts={each: len(chosen(group, each)) for each in THEMES},
        found=len(chosen(group, theme)),
    )
    main = puzzle_page.overview_html(context.viewer, shown)
    return context.page(say("puzzles-title"), main, kind="puzzles", styles=STYLES)


async def following(context: RequestContext) -> Response:
    """A puzzle that the guest has not tried, about as hard as the guest is strong."""
    group, theme = _filter(context)
    store = context.services.store
    record = await record_of(store, context.guest.id)
    ratings = {each.name: each.rating.rating for each in await store.puzzle_ratings()}
    found = next_puzzle(chosen(group, theme), record.tried, record.rating.rating.rating, ratings, context.guest.id)
    if found is None:
        raise RequestError(404, "no-puzzle", "puzzles-none")
    return RedirectResponse(f"/puzzles/{found.id}?group={group}&theme={theme}", 303)


async def page(context: RequestContext) -> Response:
    shown = _puzzle(context)
    session = session_of(context.request, shown)
    response = context.page(
        say("puzzle-page-title", number=shown.id),
        await _html(context, session),
        kind="table",
        game=session.game.name,
        table=f"puzzle-{shown.id}",
        state=len(session.game.played),
        address=f"/puzzles/{shown.id}",
        styles=STYLES,
    )
    return _kept(context, response, session)


async def moves(context: RequestContext) -> Response:
    """Play moves as long as they are the best ones. A wrong one changes nothing; the page says what it costs."""
    session = await _at_state(context)
    drafts.carry_out(session.game, context.fields["moves"])  # says what is wrong if the moves are not legal
    reply = ""
    for move in context.fields["moves"]:
        if session.finished:
            break
        if not session.answer(move):
            reply = why_wrong(session.puzzle, session.wrong[-1])
            break
    if session.finished or session.wrong:
        await _count(context, session)
    return _kept(context, JSONResponse(await _values(context, session, reply=reply)), session)


async def draft(context: RequestContext) -> Response:
    """The table after a draft; nothing is judged or kept."""
    session = await _at_state(context)
    put: list[str] = context.fields["moves"]
    after = drafts.draft(session.game, put)
    return JSONResponse(await _values(context, session, draft=tuple(put), after=after))


async def why(context: RequestContext) -> Response:
    """What speaks for the solution, once it is known."""
    session = await _at_state(context, finished=True)
    shown = session.puzzle
    position = Position(shown.game, shown.options, shown.seed, shown.moves)
    players = player_names(session.game, puzzle_page.places(context.viewer, session))
    hints, guest, client = context.services.rooms.hints, context.guest, context.client
    finding = hints.at(position, shown.id, 0, shown.seat, guest, players, client)
    found = await context.unless_disconnected(finding)
    best = next((each for each in found if each.move == shown.solution[0]), None)
    reasons = [reason.text for reason in best.reasons] if best else []
    return JSONResponse(await _values(context, session, why=sentences(reasons) if reasons else say("puzzle-why-none")))


async def turn(context: RequestContext) -> Response:
    """Begin again, or show the solution, which counts as an attempt."""
    shown = _puzzle(context)
    session = session_of(context.request, shown)
    if context.fields["what"] == "again":
        session = PuzzleSession(shown)
    else:
        session.show()
        await _count(context, session)
    return _kept(context, context.go_to(f"/puzzles/{shown.id}"), session)


async def play_on(context: RequestContext) -> Response:
    """A new table that goes on after the solution, against computers."""
    shown, level = _puzzle(context), context.fields["level"]
    session = session_of(context.request, shown)
    if not session.finished:
        raise RequestError(409, "not-finished", "puzzle-not-finished")
    if level not in level_names(shown.game):
        raise RequestError(422, "no-level", "web-no-such-level", level=level)
    context.check_rate(context.services.new_tables)
    await check_quota(context, "unfinished", "web-quota-unfinished")
    store, game = context.services.store, session.game
    record = await continue_from(store, game, len(game.played), context.guest, shown.seat, level)
    return context.go_to(f"/t/{record.id}", table=record.id)


async def _count(context: RequestContext, session: PuzzleSession) -> None:
    """Count the attempt, if it is the guest's first. Attempts without a cookie do not count: each request would come
    from a new guest."""
    if not context.guest.new:
        services, puzzle = context.services, session.puzzle
        limited = functools.partial(context.check_rate, services.attempts)
        await count_attempt(services.store, context.guest.id, puzzle, session.solved, limited)


def _puzzle(context: RequestContext) -> Puzzle:
    try:
        return puzzle(context.request.path_params["puzzle"])
    except KeyError:
        raise RequestError(404, "no-page", "web-no-page") from None


def _filter(context: RequestContext) -> Filter:
    """The group and the theme in the query, or without a query in the cookie; empty: all."""
    query = context.request.query_params
    if not any(name in query for name in QUERY):
        return filter_of(context.request)
    group, theme = query.get("group", ""), query.get("theme", "")
    if group not in ("", *GROUPS) or theme not in ("", *THEMES):
        raise RequestError(404, "no-page", "web-no-page")
    return Filter(group, theme)


def _kept(context: RequestContext, response: Response, session: PuzzleSession) -> Response:
    set_cookie(response, session, _filter(context), context.services.configuration.secure)
    return response


async def _at_state(context: RequestContext, *, finished: bool = False) -> PuzzleSession:
    """The guest's session, if the request refers to its state; in another window it may have gone on."""
    session = session_of(context.request, _puzzle(context))
    if session.finished != finished or context.fields["state"] != len(session.game.played):
        stale = RequestError(409, "stale", "web-stale")
        stale.details = await _values(context, session)
        raise stale
    return session


async def _values(context: RequestContext, session: PuzzleSession, **shown: Any) -> dict[str, Any]:
    return {
        "state": len(session.game.played),
        "kind": "table",
        "title": say("puzzle-page-title", number=session.puzzle.id),
        "html": await _html(context, session, **shown),
    }


async def _html(context: RequestContext, session: PuzzleSession, **shown: Any) -> str:
    store, chosen = context.services.store, _filter(context)
    own, rated, day = await record_of(store, context.guest.id), await rating_of(store, session.puzzle), today()
    standing = puzzle_page.Standing(
        rating=round(rated.rating.rating),
        attempts=rated.attempts,
        solved=rated.solved,
        own=round(own.rating.rating.rating),
        counted=own.tried.get(session.puzzle.id),
        streak=own.week(day).streak,
        of_the_day=session.puzzle == of_the_day(session.puzzle.group, day),
        levels=levels(session.puzzle.game),
        following=f"/puzzles/next?group={chosen.group or session.puzzle.group}&theme={chosen.theme}",
    )
    return puzzle_page.puzzle_html(context.viewer, session, standing, **shown)
