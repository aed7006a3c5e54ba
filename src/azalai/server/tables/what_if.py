"""What if: a new table that goes on from a moment of a finished game."""

from __future__ import annotations

from azalai.game import Game
from azalai.messages import say
from azalai.server.guests import Guest
from azalai.server.storage.store import MOVES, PERSON, PLAYING, Change, Seat, Store, TableRecord
from azalai.server.tables.new_tables import table_record
from azalai.server.tables.seating import computer_seat

NOBODY = -1  # in place of the seat that sent the moves: nobody can take them back


def may_continue(game: Game, step: int) -> bool:
    """Whether a table can go on from this moment: a game from a described position has no deal to begin with."""
    return game.start is None and step < len(game.played)


async def continue_from(store: Store, game: Game, step: int, guest: Guest, seat: int, level: str) -> TableRecord:
    """Store a table with the first moves of a game. The guest has one seat and computers of this level the others;
    without a level the guest plays for all sides."""
    now = game.at(step)
    person = Seat(PERSON, guest.name or say("study-what-if-name"), guest.id)
    seats = tuple(
        person if number == seat or not level else computer_seat(game.name, level) for number in range(game.seats)
    )
    moves = tuple(move.text for move in now.played)
    record = table_record(now, seats, guest.id, status=PLAYING)
    await store.add(record)
    if moves:
        change = Change(1, MOVES, NOBODY, moves, digest=now.digest(), at=record.made)
        record = record.next(state=1, moves=len(moves))
        await store.append(record, change)
    return record
