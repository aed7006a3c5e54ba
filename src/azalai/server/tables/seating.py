"""Seating: who may take, leave, fill or move a seat. Each function returns the table's new record, None if nothing
changes, or raises a RequestError; ``Rooms.change_seats`` stores and publishes the record."""

from __future__ import annotations

import secrets
from dataclasses import replace

from azalai.server.bot_workers.levels import level_title
from azalai.server.errors import RequestError
from azalai.server.guests import Guest
from azalai.server.storage import store
from azalai.server.storage.rows import guests_of
from azalai.server.storage.store import Seat, TableRecord
from azalai.server.tables.room import Room
from azalai.server.tables.seat_names import seat_names

MAX_EVENTS = 200
"""Seat changes of one table that are recorded; after that nobody else may take a seat."""


def join(room: Room, guest: Guest, wanted: int | None, code: str) -> TableRecord | None:
    """A guest takes an open seat, or takes back the seat at which a computer stands in. A seated guest may change to
    another open seat, and so to another figure, before the game. None if nothing changes."""
    record, free = room.record, room.seats_to_take(guest.id)
    stand_in = room.stand_in_seats(guest.id)
    if stand_in and record.status != store.OVER:
        for number in stand_in:
            record = _with_seat(record, number, replace(record.seats[number], kind=store.PERSON, level=""))
            record = record.with_event(store.CAME_BACK, number, guest.name)
        return record
    if own := room.seats_of(guest.id):
        return _with_other_figure(room, own, wanted)
    if not room.may_join(guest.id) and not secrets.compare_digest(code.encode(), record.code.encode()):
        raise RequestError(403, "not-invited", "web-not-invited")
    if room.was_removed(guest.id):
        raise RequestError(403, "removed", "web-removed")
    if not room.open_seats or record.status == store.OVER:
        raise RequestError(409, "full", "web-full")
    _check_events(record)
    if not free or (wanted is not None and wanted in room.open_seats and wanted not in free):
        raise RequestError(403, "had-another-seat", "web-had-another-seat")
    if wanted is not None and wanted not in free:
        raise RequestError(409, "taken", "web-seat-taken")
    seat = free[0] if wanted is None else wanted
    joined = _with_seat(record, seat, Seat(store.PERSON, guest.name, guest.id, links=record.seats[seat].links))
    return joined.with_event(store.SAT, seat, guest.name) if room.status == store.PLAYING else joined


def _with_other_figure(room: Room, own: list[int], wanted: int | None) -> TableRecord | None:
    record = room.record
    if room.status != store.WAITING or len(own) != 1 or wanted not in room.open_seats:
        return None
    (number,) = own
    seat = replace(record.seats[number], links=record.seats[wanted].links)
    freed = _with_seat(record, number, Seat(store.OPEN, links=record.seats[number].links + 1))
    return _with_seat(freed, wanted, seat)


def rename(room: Room, guest: Guest) -> TableRecord:
    """Before the game, a guest's first seat takes the guest's name. People who share a screen have their own."""
    own = room.seats_of(guest.id)
    if not own:
        raise RequestError(403, "not-your-seat", "web-not-your-seat")
    if room.status != store.WAITING:
        raise RequestError(409, "begun", "web-begun")
    return _with_seat(room.record, own[0], replace(room.record.seats[own[0]], name=guest.name))


def leave(room: Room, guest: Guest) -> TableRecord | None:
    """The guest's seats become open, and their seat links void. A running game waits there for another player."""
    own, record = room.seats_of(guest.id), room.record
    if not own or room.status == store.OVER:
        return None
    for number in own:
        name = seat_names(record)[number]
        record = _with_seat(record, number, Seat(store.OPEN, links=record.seats[number].links + 1))
        if room.status == store.PLAYING:
            record = record.with_event(store.LEFT, number, name, guest.id)
    return record


def assign(room: Room, guest: Guest, seat: int, kind: str, level: str) -> TableRecord:
    """Before the game the host seats a computer, clears a seat or removes a guest. In a running game a player may seat
    a computer at an open seat, or let one stand in for a player who is away."""
    record = room.record
    if not 0 <= seat < len(record.seats):
        raise RequestError(422, "no-seat", "web-no-such-seat")
    current = record.seats[seat]
    allowed = guest.id == record.host if room.status == store.WAITING else bool(room.seats_of(guest.id))
    if not allowed:
        raise RequestError(403, "not-host", "web-not-host")
    if (
        room.status == store.PLAYING
        and kind == store.COMPUTER
        and seat in room.away_seats
        and current.guest != guest.id
    ):
        stood_in = _with_seat(record, seat, replace(current, kind=store.COMPUTER, level=level))
        return stood_in.with_event(store.STOOD_IN, seat, seat_names(record)[seat])
    if room.status == store.OVER or (
        room.status == store.PLAYING and (current.kind, kind) != (store.OPEN, store.COMPUTER)
    ):
        raise RequestError(409, "begun", "web-begun")
    if current.kind == store.PERSON and current.guest != guest.id:
        if kind == store.COMPUTER:
            raise RequestError(409, "taken", "web-seat-taken")
        record = record.with_event(store.REMOVED, seat, seat_names(record)[seat], current.guest)
    assigned = computer_seat(record.game, level) if kind == store.COMPUTER else Seat()
    record = _with_seat(record, seat, replace(assigned, links=current.links + 1))
    return record.with_event(store.FILLED, seat) if room.status == store.PLAYING else record


def start(room: Room, guest: Guest) -> TableRecord | None:
    """The host starts the game. None if it is running already."""
    if room.status != store.WAITING:
        return None
    if guest.id != room.record.host:
        raise RequestError(403, "not-host", "web-not-host")
    if room.open_seats:
        raise RequestError(409, "not-full", "web-not-full")
    return room.record.replace(status=store.PLAYING)


def move(room: Room, guest: Guest, seat: int, links: int) -> TableRecord:
    """A private seat link gives the seat to the guest who used it, and is void afterwards."""
    record, seats = room.record, room.record.seats
    if not 0 <= seat < len(seats) or seats[seat].kind != store.PERSON or seats[seat].links != links:
        raise RequestError(410, "link-used", "web-link-used")
    current = seats[seat]
    held = record.seats_held_by(guest.id)
    if room.status == store.PLAYING and held and seat not in held:
        raise RequestError(403, "had-another-seat", "web-had-another-seat")
    _check_events(record)
    host = guest.id if record.host == current.guest else record.host
    moved = _with_seat(record, seat, Seat(store.PERSON, current.name, guest.id, links=links + 1)).replace(host=host)
    if room.status != store.PLAYING:
        return moved
    return moved.with_event(store.MOVED, seat, seat_names(record)[seat], current.guest)


def forget(room: Room, guest: Guest) -> TableRecord:
    """A finished game without its link to this guest."""
    record = room.record
    if guest.id not in guests_of(record):
        raise RequestError(403, "not-your-game", "web-not-your-game")
    if room.status != store.OVER:
        raise RequestError(409, "not-over", "web-not-over")
    seats = tuple(replace(seat, guest="") if seat.guest == guest.id else seat for seat in record.seats)
    return record.replace(seats=seats, host="" if record.host == guest.id else record.host)


def _check_events(record: TableRecord) -> None:
    """The events are stored with every later seat change, so their number is limited."""
    if len(record.events) >= MAX_EVENTS:
        raise RequestError(409, "changed-too-often", "web-changed-too-often")


def computer_seat(game: str, level: str) -> Seat:
    return Seat(store.COMPUTER, level_title(game, level), level=level)


def _with_seat(record: TableRecord, number: int, seat: Seat) -> TableRecord:
    return record.replace(seats=(*record.seats[:number], seat, *record.seats[number + 1 :]))
