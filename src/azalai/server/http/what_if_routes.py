"""What-if routes: a table that goes on from a moment of a finished game, its moves as a variation and a file."""

from __future__ import annotations

from starlette.responses import Response

from azalai.game import Game
from azalai.game_file import to_text
from azalai.server.bot_workers.levels import level_names
from azalai.server.errors import RequestError
from azalai.server.http.lobby_routes import added, check_quota
from azalai.server.http.requests import RequestContext
from azalai.server.storage.rows import guests_of
from azalai.server.storage.store import OVER
from azalai.server.tables.new_tables import uploaded_record
from azalai.server.tables.room import Room
from azalai.server.tables.what_if import branch_of, continue_from, may_continue, save_line, with_line


def replayed_room(context: RequestContext) -> Room:
    """The room of a game that everybody may step through: a finished one, or a what-if table."""
    room = context.room
    if room.status != OVER and room.what_if is None:
        raise RequestError(409, "not-over", "web-not-over")
    return room


def replayed_game(room: Room, variation: int) -> Game:
    """The game itself (0), or one of its variations, counted from 1."""
    if variation > len(room.game.variations):
        raise RequestError(404, "no-variation", "web-no-moment", last=len(room.game.variations))
    return room.game.follow(room.game.variations[variation - 1]) if variation else room.game


async def what_if(context: RequestContext) -> Response:
    """A new table that goes on from a moment."""
    services, room, fields = context.services, replayed_room(context), context.fields
    step, level, variation = fields["step"], fields.get("level", ""), fields.get("variation", 0)
    game = replayed_game(room, variation)
    if level and level not in level_names(room.record.game):
        raise RequestError(422, "no-level", "web-no-such-level", level=level)
    if not may_continue(game, step):
        raise RequestError(422, "illegal", "study-no-what-if")
    own, to_move = room.seats_of(context.guest.id), game.at(step).seat
    assert to_move is not None  # otherwise it could not go on
    seat = fields.get("seat", own[0] if own else to_move)
    if seat >= game.seats:
        raise RequestError(404, "no-seat", "web-no-such-seat")
    context.check_rate(services.new_tables)
    await check_quota(context, "unfinished", "web-quota-unfinished")
    branch = branch_of(room, step, variation)
    record = await continue_from(services.store, game, step, context.guest, seat, level, branch)
    return context.go_to(f"/t/{record.id}", table=record.id)


async def save(context: RequestContext) -> Response:
    """Save the moves of a what-if table as a variation: of the finished game if it is on the guest's list, otherwise of
    a copy that becomes the guest's."""
    room, guest, rooms = context.room, context.guest.id, context.services.rooms
    if room.what_if is None or not room.seats_of(guest):
        raise RequestError(403, "no-what-if", "what-if-no-table")
    original = await context.open_room(room.what_if.table)
    if original is None:
        raise RequestError(404, "no-table", "what-if-no-original")
    context.check_rate(context.services.new_tables)  # every move of every variation is played again
    game, number = with_line(original.game, room.game)
    table = original.record.id
    if guest in guests_of(original.record):
        await rooms.change_seats(original, save_line, room.game)
    else:
        await check_quota(context, "uploads", "web-quota-uploads")
        table = (await added(context, uploaded_record(game, guest))).id
    at = game.variations[number - 1].after + 1
    return context.go_to(f"/t/{table}/at/{at}?variation={number}", table=table, variation=number)


async def file_text(context: RequestContext) -> str:
    """The game file: of a what-if table the finished game with its moves as a variation."""
    room = replayed_room(context)
    original = await context.open_room(room.what_if.table) if room.what_if else None
    if original is None:
        return room.record.file or to_text(room.game)
    context.check_rate(context.services.new_tables)  # every move of every variation is played again
    same = room.game.played == original.game.played[: len(room.game.played)]
    return to_text(original.game if same else with_line(original.game, room.game)[0])
