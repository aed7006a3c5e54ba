"""The interface of bots: the ``Bot`` protocol, and what a bot returns: its move, what it expects, the candidates it
considered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from azalai.bots.information_set import InformationSet
from azalai.game import Move


@dataclass(frozen=True)
class Candidate:
    """A move that was considered, and how the bot expects the game to go on after it."""

    move: Move
    share: float  # of the simulations or of the attention; the shares of all candidates add up to 1
    visits: int  # simulations that began with it; in a solved endgame, the decisions that were tried
    expected: list[float]  # the result of each seat from 0 (loses) to 1 (wins); a narrow win is a little above 0.5
    continuation: list[Move] = field(default_factory=list)  # the moves after it, of whichever seat decides then


@dataclass(frozen=True)
class Analysis:
    """A decision and its reasons."""

    move: Move
    expected: list[float]  # by seat, as in Candidate
    candidates: list[Candidate]  # the best first: that of ``move``, except where a level errs on purpose
    simulations: int  # none in a solved endgame
    seconds: float


class Bot(Protocol):
    """A computer player."""

    def decide(self, seen: InformationSet) -> Analysis:
        """The decision of the seat that is asked, from what it knows."""
