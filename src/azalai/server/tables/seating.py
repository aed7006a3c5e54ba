"""Who sits where: each change of a table's places as its new record, or the refusal. Nothing is stored or told here."""

from __future__ import annotations

import secrets
from dataclasses import replace

from azalai.server.bot_workers.worker_process import title_of
from azalai.server.errors import Refused
from azalai.server.guests import Guest
from azalai.server.storage.store import COMPUTER, OPEN, OVER, PERSON, PLAYING, WAITING, Seat, TableRecord
from azalai.server.tables.room import Room


def joined(room: Room, guest: Guest, wanted: int | None, code: str) -> TableRecord | None:
    """A guest takes an open seat, or again the one at which a computer stands in; None: sits already, the button was
    pressed twice."""
    record, free = room.record, room.open_seats
    stood_in = room.stood_in(guest.id)
    if stood_in and record.status != OVER:
        for number in stood_in:
            record = _with(record, number, replace(record.seats[number], kind=PERSON, level=""))
        return record
    if room.seats_of(guest.id):
        return None
    if not room.welcomes(guest.id) and not secrets.compare_digest(code.encode(), record.code.encode()):
        raise Refused(403, "not-invited", "web-not-invited")
    if not free or record.status == OVER:
        raise Refused(409, "full", "web-full")
    if wanted is not None and wanted not in free:
        raise Refused(409, "taken", "web-seat-taken")
    seat = free[0] if wanted is None else wanted
    return _with(record, seat, Seat(PERSON, guest.name, guest.id, links=record.seats[seat].links))


def left(room: Room, guest: Guest) -> TableRecord | None:
    """The guest's seats are free; a game that has begun waits there for somebody else, a person or a computer."""
    own, record = room.seats_of(guest.id), room.record
    if not own or room.status == OVER:
        return None
    for number in own:
        record = _with(record, number, Seat(OPEN, links=record.seats[number].links + 1))  # old links are worth nothing
    return record


def placed(room: Room, guest: Guest, seat: int, kind: str, level: str, name: str) -> TableRecord:
    """The host puts a computer on a place, or clears one; in a running game whoever plays may fill an open one, and let
    a computer stand in for somebody who has been away for long."""
    record = room.record
    if not 0 <= seat < len(record.seats):
        raise Refused(422, "no-seat", "web-no-such-seat")
    there = record.seats[seat]
    allowed = guest.id == record.host if room.status == WAITING else bool(room.seats_of(guest.id))
    if not allowed:
        raise Refused(403, "not-host", "web-not-host")
    if room.status == PLAYING and kind == COMPUTER and seat in room.away_seats and there.guest != guest.id:
        return _with(record, seat, replace(there, kind=COMPUTER, level=level))
    if room.status == OVER or (room.status == PLAYING and (there.kind, kind) != (OPEN, COMPUTER)):
        raise Refused(409, "begun", "web-begun")
    if there.kind == PERSON and there.guest != guest.id:
        raise Refused(409, "taken", "web-seat-taken")
    links = there.links + 1
    sits = Seat(COMPUTER, name, level=level, links=links) if kind == COMPUTER else Seat(links=links)
    return _with(record, seat, sits)


def started(room: Room, guest: Guest) -> TableRecord | None:
    """The host begins; None: it has begun."""
    if room.status != WAITING:
        return None
    if guest.id != room.record.host:
        raise Refused(403, "not-host", "web-not-host")
    if room.open_seats:
        raise Refused(409, "not-full", "web-not-full")
    return room.record.but(status=PLAYING)


def moved(room: Room, guest: Guest, seat: int, links: int) -> TableRecord:
    """A private link was used: the seat belongs to whoever used it, and the link is worth nothing more."""
    record, seats = room.record, room.record.seats
    if not 0 <= seat < len(seats) or seats[seat].kind != PERSON or seats[seat].links != links:
        raise Refused(410, "link-used", "web-link-used")
    there = seats[seat]
    host = guest.id if record.host == there.guest else record.host
    return _with(record, seat, Seat(PERSON, there.name, guest.id, links=links + 1)).but(host=host)


def _with(record: TableRecord, number: int, seat: Seat) -> TableRecord:
    return record.but(seats=(*record.seats[:number], seat, *record.seats[number + 1 :]))


def computer(game: str, level: str) -> Seat:
    return Seat(COMPUTER, title_of(game, level), level=level)
