"""Table routes: the page, live updates, moves, drafts, undo, hints, seats, replays, and the JSON API."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from azalai.bots.unusual_decks import is_unusual
from azalai.game import Game
from azalai.messages import say
from azalai.server.bot_workers.levels import level_names
from azalai.server.errors import RequestError, StaleState
from azalai.server.http.requests import RequestContext
from azalai.server.http.what_if_routes import file_text, replayed_game, replayed_room
from azalai.server.storage.store import COMPUTER, OPEN, OVER, PLAYING, WAITING
from azalai.server.tables import gestures, reactions, seating
from azalai.server.tables.live_updates import UpdateStream
from azalai.server.tables.page_rendering import link_preview
from azalai.server.tables.room import Room
from azalai.web import pages
from azalai.web.drafts import draft as played_draft
from azalai.web.web_tables import table_html

# -- page and live updates ------------------------------------------------------------------------------------


async def table_page(context: RequestContext) -> Response:
    room = context.room
    if room.what_if is not None and not room.seats_of(context.guest.id):  # a shared link shows the moves
        return RedirectResponse(f"/t/{room.record.id}/at/{room.what_if.after}", 303)
    if room.status == OVER and not room.game.over:  # an uploaded file may contain an unfinished game
        return RedirectResponse(f"/t/{room.record.id}/at/{len(room.game.played)}", 303)
    page = context.services.renderer.page(room, context.guest)
    return context.page(
        page.title,
        page.html,
        kind=page.kind,
        game=room.record.game,
        table=room.record.id,
        state=page.state,
        seated=bool(room.seats_of(context.guest.id)),
        online=reactions.is_online(room),
        coached=room.is_coached(context.guest.id),
        own_cards="card_text" in room.record.options,
    )


async def cards_page(context: RequestContext) -> Response:
    """Everybody who sees the table may see what is printed on its cards."""
    record = context.room.record
    game = context.room.game
    unusual = is_unusual(game.rulebook, game.setting)
    main = pages.cards_html(context.viewer, record.id, record.game, game.setting, unusual=unusual)
    return context.page(say("cards-title"), main)


async def events(context: RequestContext) -> ASGIApp:
    services = context.services
    guest, address, streams = context.guest, context.address, services.streams
    streams.check(guest.id, address)
    gzip = "gzip" in context.request.headers.get("accept-encoding", "")
    stream = UpdateStream(services.rooms, services.renderer, context.room, guest, context.client, gzip)

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        with streams.counted(guest.id, address):
            await stream(scope, receive, send)

    return counted


# -- moves ----------------------------------------------------------------------------------------------------


async def moves(context: RequestContext) -> Response:
    room, fields = context.room, context.fields
    rooms, played = context.services.rooms, tuple(fields["moves"])
    state = await rooms.play(room, context.guest, fields["state"], played, context.client)
    return JSONResponse({"state": state})


async def undo(context: RequestContext) -> Response:
    state = await context.services.rooms.undo(context.room, context.guest, context.fields["state"])
    return JSONResponse({"state": state})


async def draft(context: RequestContext) -> Response:
    """The table after a draft, for the player who composes it; nothing is stored."""
    room, fields = context.room, context.fields
    if fields["state"] != room.state:
        raise StaleState
    if room.status != PLAYING or room.game.seat not in room.seats_of(context.guest.id):
        raise RequestError(403, "not-your-seat", "web-not-your-turn")
    game = played_draft(room.game, fields["moves"])
    page = context.services.renderer.draft(room, context.guest, game, tuple(fields["moves"]))
    return JSONResponse(vars(page))


async def hint(context: RequestContext) -> Response:
    finding = context.services.rooms.hints.find(context.room, context.guest, context.fields["state"], context.client)
    hints = await context.unless_disconnected(finding)
    return JSONResponse(vars(context.services.renderer.with_hints(context.room, context.guest, hints)))


async def skip(context: RequestContext) -> Response:
    """The computers play without pauses until a person is asked."""
    room = context.room
    if not room.seats_of(context.guest.id):
        raise RequestError(403, "not-your-seat", "web-not-your-seat")
    gestures.skip_pauses(context.services.store, room)
    return JSONResponse({"state": room.state})


# -- seats ----------------------------------------------------------------------------------------------------


async def join(context: RequestContext) -> Response:
    room, fields = context.room, context.fields
    context.rename_guest(fields.get("name", ""))
    guest = context.guest
    if not guest.name and not room.stand_in_seats(guest.id) and not room.seats_of(guest.id):
        raise RequestError(422, "no-name", "web-name-wanted")
    arguments = guest, fields.get("seat"), fields.get("code", "")
    await context.services.rooms.change_seats(room, seating.join, *arguments)
    return _to_table(context)


async def name(context: RequestContext) -> Response:
    """The name of a player who sat down without one."""
    context.rename_guest(context.fields["name"])
    if not context.guest.name:
        raise RequestError(422, "no-name", "web-name-wanted")
    await context.services.rooms.change_seats(context.room, seating.rename, context.guest)
    return _to_table(context)


async def leave(context: RequestContext) -> Response:
    room = context.room
    await context.services.rooms.change_seats(room, seating.leave, context.guest)
    return context.go_to("/", table=room.record.id, state=room.state)


async def assign_seat(context: RequestContext) -> Response:
    room, fields = context.room, context.fields
    level = fields.get("level", "")
    kind = fields.get("kind", COMPUTER if level else OPEN)
    if kind == COMPUTER and level not in level_names(room.record.game):
        raise RequestError(422, "no-level", "web-no-such-level", level=level)
    await context.services.rooms.change_seats(room, seating.assign, context.guest, fields["seat"], kind, level)
    return _to_table(context)


async def start(context: RequestContext) -> Response:
    await context.services.rooms.change_seats(context.room, seating.start, context.guest)
    return _to_table(context)


async def takeover(context: RequestContext) -> Response:
    """The next person at a shared screen is ready to see their hand."""
    if not gestures.take_over(context.services.store, context.room, context.guest):
        raise RequestError(403, "not-your-seat", "web-not-your-turn")
    return _to_table(context)


async def rematch(context: RequestContext) -> Response:
    context.check_rate(context.services.new_tables)
    table = await context.services.rooms.rematch(context.room, context.guest, context.fields.get("next", ""))
    return context.go_to(f"/t/{table}", table=table)


async def forget(context: RequestContext) -> Response:
    await context.services.rooms.forget(context.room, context.guest)
    return context.go_to("/")


async def react(context: RequestContext) -> Response:
    context.check_rate(context.services.reactions)
    gestures.react(context.services.store, context.room, context.guest, context.fields["reaction"])
    return Response(status_code=204)


async def link(context: RequestContext) -> Response:
    """The private link of a seat, for its player."""
    room, fields = context.room, context.fields
    own = room.seats_of(context.guest.id)
    seat = fields.get("seat", own[0] if own else -1)
    if seat not in own:
        raise RequestError(403, "not-your-seat", "web-not-your-seat")
    table = room.record.id
    token = context.services.guests.seat_token(table, seat, room.record.seats[seat].links)
    url = f"{context.base_url}/seat/{token}"
    if not context.is_form:
        return JSONResponse({"url": url})
    renderer = context.services.renderer
    viewer = renderer.viewer(context.guest, f"/t/{table}")
    local = None if context.base_url else renderer.local_only
    return context.page(say("web-name"), pages.own_link_html(viewer, url=url, table=table, local=local), viewer)


def _to_table(context: RequestContext) -> Response:
    room = context.room
    return context.go_to(f"/t/{room.record.id}", table=room.record.id, state=room.state)


# -- finished games -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Moment:
    """The moment of a game that a request names."""

    room: Room
    whole: Game  # the game, or the variation
    variation: int  # its number; 0: the game itself
    at: int
    seat: int | None  # whose view is shown; None: all hands are open

    @property
    def game(self) -> Game:
        return self.whole.at(self.at)


def _replay_moment(context: RequestContext) -> _Moment:
    room, query = replayed_room(context), context.request.query_params
    at, seat, variation = context.request.path_params["moment"], query.get("seat", ""), query.get("variation", "0")
    if seat and not (seat.isascii() and seat.isdecimal() and len(seat) == 1 and int(seat) < room.game.seats):
        raise RequestError(404, "no-seat", "web-no-such-seat")
    if not (variation.isascii() and variation.isdecimal() and len(variation) < 4):
        raise RequestError(404, "no-variation", "web-no-page")
    whole = replayed_game(room, int(variation))
    last = len(whole.played)
    if at > last:
        raise RequestError(404, "no-moment", "web-no-moment", last=last)
    return _Moment(room, whole, int(variation), at, int(seat) if seat else None)


async def replay_page(context: RequestContext) -> Response:
    moment = _replay_moment(context)
    room, at, seat, variation, game = moment.room, moment.at, moment.seat, moment.variation, moment.game
    record, renderer, viewer = room.record, context.services.renderer, context.viewer
    table = renderer.replay(record, game, context.guest, at, seat)
    bar = renderer.replay_bar(room, moment.whole, at, seat, context.base_url, variation)
    title = say("web-title", game=say("web-game", game=record.game))
    main = pages.replay_html(viewer, table, bar)
    page = {"kind": "replay", "game": record.game, "table": record.id, "state": at}
    return context.page(title, main, viewer, **page, preview=link_preview(record, game, at, seat, variation))


async def replay_picture(context: RequestContext) -> Response:
    context.check_rate(context.services.pictures)
    moment = _replay_moment(context)
    game, seat = moment.game, moment.seat
    heading = link_preview(moment.room.record, game, moment.at, seat).description
    picture = await context.services.previews.png(game.picture(seat), heading)
    # other sites may show it; it never changes, unless moves of a what-if table are taken back
    seconds = 86400 if moment.room.status == OVER else 60
    headers = {"cache-control": f"public, max-age={seconds}", "cross-origin-resource-policy": "cross-origin"}
    return Response(picture, media_type="image/png", headers=headers)


async def replay_table(context: RequestContext) -> Response:
    moment = _replay_moment(context)
    renderer, record = context.services.renderer, moment.room.record
    return HTMLResponse(table_html(renderer.replay(record, moment.game, context.guest, moment.at, moment.seat)))


async def file(context: RequestContext) -> Response:
    """The game file of a finished game. A running game has none: the seed in it would reveal every card. A what-if
    table has the file of its finished game."""
    record = context.room.record
    headers = {"content-disposition": f'attachment; filename="{record.game}-{record.id}.azalai"'}
    return PlainTextResponse(await file_text(context), headers=headers)


# -- JSON API -------------------------------------------------------------------------------------------------


def _own_seat(room: Room, guest: str) -> int | None:
    """The guest's seat; of several the one to move."""
    own = room.seats_of(guest)
    return room.game.seat if room.game.seat in own else own[0] if own else None


async def api_table(context: RequestContext) -> Response:
    room = context.room
    seat = _own_seat(room, context.guest.id)
    game, record = room.game, room.record
    if room.status == OVER:
        view = game.view(None)
    else:  # before the start guests may still change seats
        view = game.public_view() if seat is None or room.status == WAITING else game.view(seat)
    return JSONResponse(
        {
            "table": record.id,
            "game": record.game,
            "options": record.options,
            "status": record.status,
            "state": room.state,
            "seat": seat,
            "asked": game.seat if room.status == PLAYING else None,
            "places": [vars(place) for place in room.places()],
            "log": room.log(),
            "view": view,
        }
    )


async def api_moves(context: RequestContext) -> Response:
    """The legal moves of the player to move. Other guests get none, since moves reveal what a seat holds."""
    room = context.room
    seat = _own_seat(room, context.guest.id)
    to_move = room.status == PLAYING and seat is not None and room.game.seat == seat
    legal = room.game.moves() if to_move else []
    return JSONResponse(
        {
            "state": room.state,
            "seat": seat,
            "question": room.game.say() if to_move else "",
            "moves": [{"id": move.id, "text": move.text, "says": room.game.say(move)} for move in legal],
        }
    )
