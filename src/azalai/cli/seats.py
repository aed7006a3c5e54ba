"""Seats as people type them, by name or number; and whether two seats know different things."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.errors import IllegalOption
from azalai.game import Game
from azalai.messages import say


def seat_of(typed: str, names: Sequence[str]) -> int:
    """The seat with this name, or its beginning, or this number counted from 1."""
    word = typed.strip().lower()
    if word.isdigit() and 1 <= int(word) <= len(names):
        return int(word) - 1
    fitting = [seat for seat, name in enumerate(names) if word and name.startswith(word)]
    if len(fitting) == 1:
        return fitting[0]
    raise IllegalOption(say("cli-no-seat", seat=typed, seats=", ".join(names), last=len(names)))


def seat_title(game: Game, seat: int) -> str:
    return say("cli-seat", seat=game.seat_names[seat])


def hides(game: Game, one: int, other: int) -> bool:
    """Whether one of two seats knows what the other does not."""
    mine, theirs = ({**game.view(seat), "seen_by": None} for seat in (one, other))
    return mine != theirs
