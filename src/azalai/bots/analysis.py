"""What a bot gives back: a move, what it expects, and the lines it considered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from azalai.bots.information_set import InformationSet
from azalai.game import Move


@dataclass(frozen=True)
class Line:
    """A move that was considered, and how the bot thinks the game goes on from it."""

    move: Move
    share: float  # of the thinking that went into it; all lines together: 1
    visits: int  # simulations that began with it
    expected: list[float]  # for each seat: its result from 0 (loses) to 1 (wins), a narrow win a little above a half
    continuation: list[Move] = field(default_factory=list)  # the moves after it, of whoever is to decide then


@dataclass(frozen=True)
class Thought:
    """A decision, with what led to it."""

    move: Move
    expected: list[float]  # for each seat, as in Line
    lines: list[Line]  # the best first; the first is the one of ``move``, except where a level errs on purpose
    simulations: int
    seconds: float


class Bot(Protocol):
    """Any player that is no person."""

    def decide(self, seen: InformationSet) -> Thought:
        """The move of the seat that is asked, from what it knows."""
