"""Moves: a legal decision, a move in the past, the outcome of a move, and its entry in the log."""

from __future__ import annotations

from dataclasses import dataclass
from numbers import Integral
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Move:
    """A decision: its number in the game's action catalogue and its short, stable notation."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Past:
    """A move that was made, its seat, and the table before it."""

    move: Move
    seat: int
    before: bytes
    by_player: bool  # False: the only legal answer, given by the engine and still listed in the log


class Outcome(NamedTuple):
    """What a move leads to."""

    seat: int | None  # whose decision it is then; None: the game is over
    mid_decision: bool  # that decision is a later part of one that was begun
    reveals: int  # how often something hidden was revealed until then


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One decision that was made, and a sentence on what everybody saw of it."""

    number: int
    seat: int
    move: Move
    text: str
    round: int

    def __str__(self) -> str:
        return self.text


def ordinary_number(number: object) -> int | None:
    """The value as an int if it is a whole number, such as NumPy's ``mask.argmax()``; None if it is anything else."""
    if type(number) is int:
        return number
    return None if isinstance(number, bool) or not isinstance(number, Integral) else int(number)
