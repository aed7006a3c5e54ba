"""Decides which unused tables are dropped from memory. They stay in the store."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

from azalai.server.tables.room import Room

RECENT = 10.0
"""Seconds since its last use for which a room stays in memory in any case: a request may work with it."""


def unused_rooms(rooms: Iterable[Room], since: float) -> list[Room]:
    """The rooms without an open page that nobody has used since a time."""
    unused = [room for room in rooms if not room.subscribers and not room.thinking and not room.lock.locked()]
    return [room for room in unused if room.last_used < since]


def surplus_rooms(rooms: Collection[Room], most: int) -> list[Room]:
    """The rooms that were unused for longest, if there are more than ``most`` unused ones: a person who opens one
    replay after another must not fill the memory."""
    if len(rooms) <= most:
        return []
    now = time.monotonic()
    unused = sorted(unused_rooms(rooms, now), key=lambda room: room.last_used)
    return [room for room in unused[: max(0, len(unused) - most)] if room.last_used < now - RECENT]
