"""At a table: its page, its events, moves, drafts, taking back, hints, places, and the same for programs."""

from __future__ import annotations

from typing import Any

from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.game_file import to_text
from azalai.messages import say
from azalai.server.bot_workers.worker_process import is_level, title_of
from azalai.server.errors import Refused
from azalai.server.http.lobby_routes import next_game
from azalai.server.http.middleware import address_of
from azalai.server.http.requests import Asked
from azalai.server.storage.store import COMPUTER, OPEN, OVER, PLAYING
from azalai.server.tables.live_updates import Stream
from azalai.server.tables.page_rendering import Drawn
from azalai.server.tables.room import Room
from azalai.server.tables.rooms import Stale
from azalai.web import pages
from azalai.web.drafts import draft as drafted
from azalai.web.web_tables import table_html

# -- looking --------------------------------------------------------------------------------------------------


async def table_page(asked: Asked) -> Response:
    room = await asked.room()
    drawer = asked.server.drawer
    drawn = drawer.drawn(room, asked.guest)
    viewer = drawer.viewer(asked.guest, asked.request.url.path)
    return HTMLResponse(
        pages.document_html(
            viewer,
            title=drawn.title,
            main=drawn.html,
            kind=drawn.kind,
            game=room.record.game,
            table=room.record.id,
            state=drawn.state,
            seated=bool(room.seats_of(asked.guest.id)),
        )
    )


class Counted:
    """A stream that counts among those of its guest and its address while it is open."""

    def __init__(self, stream: Stream, open_streams: dict[str, int], whose: list[str]) -> None:
        self._stream, self._open, self._whose = stream, open_streams, whose

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        for each in self._whose:
            self._open[each] = self._open.get(each, 0) + 1
        try:
            await self._stream(scope, receive, send)
        finally:
            for each in self._whose:
                self._open[each] -= 1
                if not self._open[each]:
                    del self._open[each]


async def events(asked: Asked) -> Any:
    room = await asked.room()
    limits, streams = asked.server.configuration.limits, asked.server.streams
    address = address_of(asked.request.scope)
    if streams.get(asked.guest.id, 0) >= limits.streams_of_a_guest:
        raise Refused.too_many(5)
    if address and streams.get(address, 0) >= limits.streams_of_an_address:
        raise Refused.too_many(5)
    gzip = "gzip" in asked.request.headers.get("accept-encoding", "")
    stream = Stream(asked.server.rooms, asked.server.drawer, room, asked.guest, gzip)
    return Counted(stream, streams, [each for each in (asked.guest.id, address) if each])


# -- deciding -------------------------------------------------------------------------------------------------


async def moves(asked: Asked) -> Response:
    sent = await asked.fields("moves")
    room = await asked.room()
    try:
        state = await asked.server.rooms.play(room, asked.guest, sent["state"], tuple(sent["moves"]))
    except Stale as stale:
        raise await _with_table(asked, stale) from None
    return JSONResponse({"state": state})


async def undo(asked: Asked) -> Response:
    sent = await asked.fields("undo")
    room = await asked.room()
    try:
        state = await asked.server.rooms.undo(room, asked.guest, sent["state"])
    except Stale as stale:
        raise await _with_table(asked, stale) from None
    return JSONResponse({"state": state})


async def draft(asked: Asked) -> Response:
    """The table with a draft, for whoever puts it together; nothing is kept of it."""
    sent = await asked.fields("draft")
    room = await asked.room()
    if sent["state"] != room.state:
        raise await _with_table(asked, Stale())
    if room.status != PLAYING or room.game.seat not in room.seats_of(asked.guest.id):
        raise Refused(403, "not-your-seat", "web-not-your-turn")
    try:
        game = drafted(room.game, sent["moves"])
    except IllegalMove as error:
        raise Refused.because(422, "illegal", str(error)) from None
    return JSONResponse(_fresh(asked.server.drawer.draft(room, asked.guest, game, tuple(sent["moves"]))))


async def hint(asked: Asked) -> Response:
    sent = await asked.fields("hint")
    room = await asked.room()
    try:
        hints = await asked.server.rooms.hint(room, asked.guest, sent["state"])
    except Stale as stale:
        raise await _with_table(asked, stale) from None
    return JSONResponse(_fresh(asked.server.drawer.hinted(room, asked.guest, hints)))


async def _with_table(asked: Asked, stale: Refused) -> Refused:
    """What is true now goes along with the refusal, so that the page can show it at once."""
    room = await asked.room()
    stale.extra |= _fresh(asked.server.drawer.drawn(room, asked.guest))
    return stale


def _fresh(drawn: Drawn) -> dict[str, Any]:
    return {"state": drawn.state, "html": drawn.html, "title": drawn.title, "kind": drawn.kind}


# -- places ---------------------------------------------------------------------------------------------------


async def join(asked: Asked) -> Response:
    sent = await asked.fields("join")
    room = await asked.room()
    asked.become(asked.server.guests.renamed(asked.guest, sent.get("name")))
    if not asked.guest.name and not room.stood_in(asked.guest.id):
        raise Refused(422, "no-name", "web-name-wanted")
    await asked.server.rooms.join(room, asked.guest, sent.get("seat"), sent.get("code", ""))
    return _back(asked, room)


async def leave(asked: Asked) -> Response:
    await asked.fields("leave")
    room = await asked.room()
    await asked.server.rooms.leave(room, asked.guest)
    return asked.led_to("/", table=room.record.id, state=room.state)


async def places(asked: Asked) -> Response:
    sent = await asked.fields("places")
    room = await asked.room()
    level = sent.get("level", "")
    kind = sent.get("kind", COMPUTER if level else OPEN)
    game = room.record.game
    if kind == COMPUTER and not is_level(game, level):
        raise Refused(422, "no-level", "web-no-such-level", level=level)
    await asked.server.rooms.place(room, asked.guest, sent["seat"], kind, level, title_of(game, level))
    return _back(asked, room)


async def start(asked: Asked) -> Response:
    await asked.fields("start")
    room = await asked.room()
    await asked.server.rooms.start(room, asked.guest)
    return _back(asked, room)


async def takeover(asked: Asked) -> Response:
    await asked.fields("takeover")
    room = await asked.room()
    if not room.take_over(asked.guest.id):
        raise Refused(403, "not-your-seat", "web-not-your-turn")
    return _back(asked, room)


async def rematch(asked: Asked) -> Response:
    await asked.fields("rematch")
    asked.limit(asked.server.tables)
    table = await asked.server.rooms.rematch(await asked.room(), asked.guest, next_game)
    return asked.led_to(f"/t/{table}", table=table)


async def link(asked: Asked) -> Response:
    """The private link of a seat, for whoever sits there."""
    sent = await asked.fields("link")
    room = await asked.room()
    own = room.seats_of(asked.guest.id)
    seat = sent.get("seat", own[0] if own else -1)
    if seat not in own:
        raise Refused(403, "not-your-seat", "web-not-your-seat")
    token = asked.server.guests.seat_token(room.record.id, seat, room.record.seats[seat].links)
    url = f"{asked.address()}/seat/{token}"
    if not asked.form:
        return JSONResponse({"url": url})
    viewer = asked.server.drawer.viewer(asked.guest, f"/t/{room.record.id}")
    main = pages.own_link_html(viewer, url=url, table=room.record.id)
    return HTMLResponse(pages.document_html(viewer, title=say("web-name"), main=main))


def _back(asked: Asked, room: Room) -> Response:
    return asked.led_to(f"/t/{room.record.id}", table=room.record.id, state=room.state)


# -- finished games -------------------------------------------------------------------------------------------


async def _moment(asked: Asked) -> tuple[Room, Game, Game, int, int | None]:
    """The room, the whole game, the game at the moment that is asked for, its number, and through whose eyes."""
    room = await asked.room()
    if room.status != OVER:
        raise Refused(409, "not-over", "web-not-over")
    at, seat = asked.request.path_params["moment"], asked.request.query_params.get("seat", "")
    whole = room.game
    if seat and not (seat.isdecimal() and len(seat) == 1 and int(seat) < whole.seats):
        raise Refused(404, "no-seat", "web-no-such-seat")
    played = whole.played
    if at > len(played):
        raise Refused(404, "no-moment", "web-no-moment", last=len(played))
    game = whole.copy()
    for _ in range(len(played) - at):
        game.undo()
    return room, whole, game, at, int(seat) if seat else None


async def replay_page(asked: Asked) -> Response:
    room, whole, game, at, seat = await _moment(asked)
    drawer = asked.server.drawer
    scene = drawer.replay(room.record, game, asked.guest, at, seat)
    viewer = drawer.viewer(asked.guest, asked.request.url.path)
    bar = drawer.replay_bar(room.record, whole, at, seat, asked.address())
    main = pages.replay_html(viewer, scene, bar)
    title = say("web-title", game=say("web-game", game=room.record.game))
    record = room.record
    return HTMLResponse(
        pages.document_html(viewer, title=title, main=main, kind="replay", game=record.game, table=record.id, state=at)
    )


async def replay_table(asked: Asked) -> Response:
    room, _, game, at, seat = await _moment(asked)
    return HTMLResponse(table_html(asked.server.drawer.replay(room.record, game, asked.guest, at, seat)))


async def file(asked: Asked) -> Response:
    """A finished game as its file. While it goes on nobody gets one: the seed in it would tell every card."""
    room = await asked.room()
    if room.status != OVER:
        raise Refused(409, "not-over", "web-not-over")
    text = room.record.file or to_text(room.game)
    name = f"{room.record.game}-{room.record.id}.azalai"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


# -- for programs ---------------------------------------------------------------------------------------------


def _own_seat(room: Room, guest: str) -> int | None:
    """Of several seats of one guest the one that is asked."""
    own = room.seats_of(guest)
    return room.game.seat if room.game.seat in own else own[0] if own else None


async def api_table(asked: Asked) -> Response:
    room = await asked.room()
    seat = _own_seat(room, asked.guest.id)
    game, record = room.game, room.record
    over = room.status == OVER
    view = game.view(None) if over else game.public_view() if seat is None else game.view(seat)
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
            "log": [entry.text for entry in game.log],
            "view": view,
        }
    )


async def api_moves(asked: Asked) -> Response:
    """What may be decided now, for whoever is asked; the others get none, since moves tell what a seat holds."""
    room = await asked.room()
    seat = _own_seat(room, asked.guest.id)
    asks = room.status == PLAYING and seat is not None and room.game.seat == seat
    legal = room.game.moves() if asks else []
    return JSONResponse(
        {
            "state": room.state,
            "seat": seat,
            "question": room.game.say() if asks else "",
            "moves": [{"id": move.id, "text": move.text, "says": room.game.say(move)} for move in legal],
        }
    )
