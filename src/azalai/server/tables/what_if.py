"""What if: a new table that goes on from a moment of a finished game, and its moves as a variation of that game."""

from __future__ import annotations

from azalai.game import Game
from azalai.game_file import to_text
from azalai.messages import say
from azalai.server.errors import RequestError
from azalai.server.guests import Guest
from azalai.server.storage.store import (
    BRANCHED,
    CHOSE_DEAL,
    MOVES,
    PERSON,
    PLAYING,
    Branch,
    Change,
    Seat,
    Store,
    TableRecord,
)
from azalai.server.tables.new_tables import table_record
from azalai.server.tables.room import Room
from azalai.server.tables.seating import computer_seat
from azalai.server.tables.upload_check import MAX_MOVES, MAX_VARIATIONS

NOBODY = -1  # in place of the seat that sent the moves: nobody can take them back


def may_continue(game: Game, step: int) -> bool:
    """Whether a table can go on from this moment: a game from a described position has no deal to begin with."""
    return game.start is None and step <= len(game.played) and not game.at(step).over


def branch_of(room: Room, step: int, variation: int) -> Branch:
    """Where a table that goes on from a moment of this one leaves the finished game. A moment of another what-if table,
    or of a variation, may come after it."""
    record, after = room.record, room.game.variations[variation - 1].after if variation else step
    branch = record.branch or Branch(record.id, after)
    return Branch(branch.table, min(branch.after, after, step))


async def continue_from(
    store: Store, game: Game, step: int, guest: Guest, seat: int, level: str, branch: Branch | None = None
) -> TableRecord:
    """Store a table with the first moves of a game. The guest has one seat and computers of this level the others;
    without a level the guest plays for all sides, which are named after their colours. With a branch it is a what-if
    table of another one; otherwise the game is that of a puzzle."""
    now = game.at(step)
    if level:
        computer = computer_seat(game.name, level)
        person = Seat(PERSON, guest.name or say("study-what-if-name"), guest.id)
        seats = tuple(person if number == seat else computer for number in range(game.seats))
    else:
        colours = game.seat_names[: game.seats]
        seats = tuple(Seat(PERSON, say("web-seat", seat=colour), guest.id) for colour in colours)
    moves = tuple(move.text for move in now.played)
    # the guest may know every card: people who join later are told
    record = table_record(now, seats, guest.id, status=PLAYING).with_event(CHOSE_DEAL)
    table, after = branch or ("", 0)
    record = record.replace(moves=after).with_event(BRANCHED, name=table).replace(moves=0)
    await store.add(record)
    if moves:
        change = Change(1, MOVES, NOBODY, moves, digest=now.digest(), at=record.made)
        record = record.next(state=1, moves=len(moves))
        await store.append(record, change)
    return record


def with_line(game: Game, line: Game) -> tuple[Game, int]:
    """The game with the moves of a line as a variation, and the number of that variation."""
    game = game.copy()
    added = game.add_variation(line)
    if len(game.variations) > MAX_VARIATIONS:
        raise RequestError(409, "too-many", "what-if-too-many", most=MAX_VARIATIONS)
    if len(game.played) + sum(len(one.moves) for one in game.variations) > MAX_MOVES:
        raise RequestError(409, "too-many", "web-game-too-long", most=MAX_MOVES)
    return game, next(number for number, one in enumerate(game.variations, 1) if one.extends(added))


def save_line(room: Room, line: Game) -> TableRecord | None:
    """The record of a finished game with the moves of a line as a variation; None if it has them already."""
    game, _ = with_line(room.game, line)
    return None if game.variations == room.game.variations else room.record.replace(file=to_text(game))
