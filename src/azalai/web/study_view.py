"""View models of the study page: the parts of an analysis as workers send them, and what the page shows of a seat.

Win chances are shares from 0 to 1 and leads are points. Parts are written as JSON into the store.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

DEAL = -1
"""In place of a seat, for the entry of the deal, before the first move."""
TURNING_POINTS = 4
LEAST_TURN = 0.05  # the change of win chance from which a moment can be a turning point


class StudyStep(NamedTuple):
    """One line of a ledger: a move, and what the seat learned from it."""

    number: int  # of the move; 0: the deal
    seat: int  # who moved, or DEAL
    decision: float
    luck: float
    value: float  # after all of it
    decision_lead: float
    luck_lead: float
    shown: float = 0.0  # the change by what a move of the seat itself showed of the cards of others

    @property
    def change(self) -> float:
        return self.decision + self.luck + self.shown


class StudyDecision(NamedTuple):
    """A decision of the seat, judged by what it knew."""

    number: int
    round: int
    move: str
    best: str
    before: float
    after: float
    loss: float
    low: float
    high: float
    points: float  # lost
    counts: bool
    label: str
    alternatives: tuple[tuple[str, float], ...]  # moves and the win chances after them, the best first
    why: dict[str, str]  # by language; empty if there is nothing to explain

    def chance_of(self, move: str) -> float | None:
        return dict(self.alternatives).get(move)


class StudyPart(NamedTuple):
    """A part of the analysis for one seat."""

    seat: int
    first: int  # the number of moves that were done before it
    end: int  # the number of the last move in it
    start: float | None  # the win chance before the deal, in the first part
    steps: tuple[StudyStep, ...]
    decisions: tuple[StudyDecision, ...]
    levels: dict[str, float]  # the average loss of each computer level; empty: not measured

    @classmethod
    def read(cls, values: Sequence[Any]) -> StudyPart:
        """A part from JSON, which has lists in place of tuples."""
        seat, first, end, start, steps, decisions, levels = values
        read = tuple(StudyDecision._make([*row[:12], tuple(map(tuple, row[12])), row[13]]) for row in decisions)
        return cls(seat, first, end, start, tuple(StudyStep(*row) for row in steps), read, levels)


@dataclass(frozen=True)
class SeatStudy:
    """The analysis for one seat, as far as it has come."""

    seat: int
    parts: tuple[StudyPart, ...] = ()

    @property
    def done(self) -> int:
        """The number of moves that are analysed."""
        return self.parts[-1].end if self.parts else 0

    @cached_property
    def steps(self) -> tuple[StudyStep, ...]:
        return tuple(step for part in self.parts for step in part.steps)

    @cached_property
    def decisions(self) -> dict[int, StudyDecision]:
        """By the number of the move."""
        return {one.number: one for part in self.parts for one in part.decisions}

    @property
    def start(self) -> float:
        return (self.parts[0].start or 0.0) if self.parts else 0.5

    @property
    def luck(self) -> float:
        return _sum(step.luck for step in self.steps)

    @property
    def own(self) -> float:
        return _sum(step.decision for step in self.steps if step.seat == self.seat)

    @property
    def others(self) -> float:
        return _sum(step.shown if step.seat == self.seat else step.decision for step in self.steps if step.seat != DEAL)

    @property
    def value(self) -> float:
        """The win chance at the end of what is analysed: the result, if that is everything."""
        return self.steps[-1].value if self.steps else self.start

    @property
    def mistakes(self) -> list[StudyDecision]:
        """The decisions with a label, the largest loss first."""
        return sorted((one for one in self.decisions.values() if one.label), key=lambda one: -one.loss)

    @property
    def average_loss(self) -> float:
        losses = [one.loss for one in self.decisions.values() if one.counts]
        return sum(losses) / len(losses) if losses else 0.0

    @property
    def level(self) -> str:
        """The computer level that loses about as much; empty: unknown."""
        levels = self.parts[0].levels if self.parts else {}
        return min(levels, key=lambda name: abs(levels[name] - self.average_loss), default="")

    def scores_with_even_luck(self, scores: Sequence[int]) -> list[int]:
        """Half of the lead that luck gave is taken from the seat, and half is given to each other one."""
        half = _sum(step.luck_lead for step in self.steps) / 2
        return [round(score - half if seat == self.seat else score + half) for seat, score in enumerate(scores)]

    @property
    def turning_points(self) -> list[StudyStep]:
        """The moments that changed the win chance most, in their order."""
        large = sorted(
            (step for step in self.steps if abs(step.change) >= LEAST_TURN), key=lambda step: -abs(step.change)
        )
        return sorted(large[:TURNING_POINTS])

    def continued_by(self, rough: SeatStudy) -> SeatStudy:
        """This analysis, continued by the later steps of a rough one."""
        if not self.parts:
            return rough
        later = (
            part._replace(
                first=max(part.first, self.done),
                start=None,
                steps=tuple(step for step in part.steps if step.number > self.done),
                decisions=(),
            )
            for part in rough.parts
            if part.end > self.done
        )
        return SeatStudy(self.seat, (*self.parts, *later))

    def until(self, moment: int) -> SeatStudy:
        """The analysis up to a moment."""
        kept = (
            part._replace(
                steps=tuple(step for step in part.steps if step.number <= moment),
                decisions=tuple(one for one in part.decisions if one.number <= moment),
            )
            for part in self.parts
            if part.first <= moment
        )
        return SeatStudy(self.seat, tuple(kept))


def _sum(values: Iterable[float]) -> float:
    return math.fsum(values)
