"""New tables: the records of fresh tables, rematches and uploaded games."""

from __future__ import annotations

import json
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from azalai.game import Game
from azalai.game_file import to_text
from azalai.new_game import new
from azalai.server.storage.store import OPEN, OVER, PERSON, PLAYING, WAITING, Seat, TableRecord

TABLE_ID_BYTES = 9


def table_record(game: Game, seats: tuple[Seat, ...], host: str, **more: Any) -> TableRecord:
    """The record of a table with this game. The invitation code has 96 random bits."""
    now = time.time()
    fields: dict[str, Any] = {
        "id": secrets.token_urlsafe(TABLE_ID_BYTES),
        "game": game.name,
        "options": game.options,
        "seed": game.seed,
        "seats": seats,
        "host": host,
        "code": secrets.token_urlsafe(12),
        "status": WAITING if any(seat.kind == OPEN for seat in seats) else PLAYING,
        "turn": -1 if game.seat is None else game.seat,
        "round": game.round,
        "made": now,
        "touched": now,
    }
    return TableRecord(**fields | more)


def derived_id(*parts: str) -> str:
    """A table id that follows from a request, so that the request sent again makes no second table."""
    request = json.dumps(parts).encode()
    return urlsafe_b64encode(blake2b(request, digest_size=TABLE_ID_BYTES).digest()).decode()


def random_seed() -> int:
    return secrets.randbits(63)


def rematch_record(record: TableRecord, options: dict[str, Any]) -> TableRecord:
    """The next game of a finished table: everybody moves one seat on, so that another player begins."""
    seats = tuple(replace(seat, links=0) for seat in record.seats[-1:] + record.seats[:-1])
    return table_record(new(record.game, seed=random_seed(), **options), seats, record.host, status=PLAYING)


def uploaded_record(game: Game, host: str) -> TableRecord:
    """An uploaded game as a finished table; the file does not say who played. Only the game of the file is stored, and
    a file that the same guest uploads again is the same table."""
    text = to_text(game)
    return table_record(
        game,
        (Seat(PERSON),) * game.seats,
        host,
        id=derived_id(host, text),
        status=OVER,
        turn=-1,
        moves=len(game.played),
        file=text,
        scores=tuple(game.scores()),
        winners=tuple(game.winners()),
    )
