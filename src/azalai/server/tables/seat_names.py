"""The display names of the seats of a table: people, computers, and seats of games from files."""

from __future__ import annotations

from azalai.games import rulebook
from azalai.messages import say
from azalai.server.storage import store
from azalai.server.storage.store import Seat, TableRecord

COLOURS = ("blue", "white", "red", "green", "saffron")  # a computer of each has a name of its own


def seat_names(record: TableRecord) -> tuple[str, ...]:
    """The display name of each seat: a computer's depends on its colour, unless a person at the table has chosen that
    name; a person chose theirs or is numbered. In a game from a file the people are not known and are named after
    their colours."""
    colours = rulebook(record.game).seat_names
    names = [_seat_name(seat, number, colours[number]) for number, seat in enumerate(record.seats)]
    used = {name.casefold() for name in names}
    spare = (name for colour in COLOURS if (name := say("web-computer", seat=colour)).casefold() not in used)
    people = {name.casefold() for name, seat in zip(names, record.seats, strict=True) if not _is_computer(seat)}
    return tuple(
        next(spare) if _is_computer(seat) and name.casefold() in people else name
        for name, seat in zip(names, record.seats, strict=True)
    )


def _is_computer(seat: Seat) -> bool:
    return seat.kind == store.COMPUTER and bool(seat.level)


def _seat_name(seat: Seat, number: int, colour: str) -> str:
    if _is_computer(seat):
        return say("web-computer", seat=colour)
    if seat.kind == store.OPEN:
        return say("waiting-free")
    if seat.name:
        return seat.name
    return say("web-unnamed", number=number + 1) if seat.guest else say("web-seat", seat=colour)
