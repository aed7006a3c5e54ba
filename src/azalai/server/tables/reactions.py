"""Quick reactions: a player says one of a few sentences to everybody at the table. Nothing is stored."""

from __future__ import annotations

from azalai.server.errors import RequestError
from azalai.server.guests import Guest
from azalai.server.tables.room import Room


def is_online(room: Room) -> bool:
    """Whether people on several devices play here, or may still join."""
    return len(room.people) + len(room.open_seats) > 1


def reacting_seat(room: Room, guest: Guest) -> int:
    """The seat of a player who reacts."""
    own = room.seats_of(guest.id)
    if not own:
        raise RequestError(403, "not-your-seat", "web-not-your-seat")
    if not is_online(room):
        raise RequestError(409, "alone", "web-no-reactions")
    return room.game.seat if room.game.seat in own else own[0]


def show(room: Room, seat: int, reaction: str) -> None:
    """Show a reaction of a player to everybody who has the table open here."""
    for subscriber in room.subscribers:
        subscriber.reactions.append((seat, reaction))
        subscriber.wake.set()
