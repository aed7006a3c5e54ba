"""What players do at a table that is not stored: hand over a shared screen, skip the pauses of computers, react."""

from __future__ import annotations

from azalai.server.guests import Guest
from azalai.server.storage.store import Store
from azalai.server.tables import reactions
from azalai.server.tables.room import Room
from azalai.server.tables.sharing import REACT, SKIP, TAKEOVER, tell


def take_over(store: Store, room: Room, guest: Guest) -> bool:
    """Show the hand of the seat to move on a shared screen. False if the seat is not this guest's."""
    taken = room.take_over(guest.id)
    if taken:
        tell(store, room, TAKEOVER, guest.id)
    return taken


def skip_pauses(store: Store, room: Room) -> None:
    """The computers play without pauses until a person is asked."""
    if room.computer_to_move:
        room.skip_pauses.set()
        tell(store, room, SKIP)


def react(store: Store, room: Room, guest: Guest, reaction: str) -> None:
    """A player says something to everybody who has the table open."""
    seat = reactions.reacting_seat(room, guest)
    reactions.show(room, seat, reaction)
    tell(store, room, REACT, seat, reaction)
