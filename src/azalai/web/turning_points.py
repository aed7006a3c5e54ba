"""What decided a game: the largest change of the lead in one round, and the card or line with the most points."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from azalai.messages import say
from azalai.web.table_context import TableContext
from azalai.web.timeline import Course, course
from azalai.web.web_tables import web_table


@dataclass(frozen=True)
class TurningPoint:
    icon: str
    title: str
    text: str
    moment: int | None = None  # where a replay shows it


@dataclass(frozen=True)
class Swing:
    """A round in which the lead of the winner changed by ``points``, in favour of ``seat``."""

    round: int
    moment: int
    seat: int
    points: int


def turning_points(context: TableContext) -> list[TurningPoint]:
    game, names = context.game, [place.name for place in context.places]
    points = []
    swing = largest_swing(course(game), game.winners()[0])
    if swing is not None:
        told = say("end-swing-says", name=names[swing.seat], points=swing.points)
        points.append(TurningPoint("round", say("end-swing", round=swing.round), told, swing.moment))
    best = web_table(game.name).best_card(game)
    if best is not None:
        told = say("end-best-says", name=names[best.seat], points=best.points)
        points.append(TurningPoint(best.icon, say("end-best", game=game.name, what=best.words), told))
    return points


def largest_swing(past: Course, winner: int) -> Swing | None:
    """None if the lead never changed."""
    rows = past.by_round
    leads = [row[winner] - max(score for seat, score in enumerate(row) if seat != winner) for row in rows]
    changes = [after - before for before, after in itertools.pairwise(leads)]
    nth = max(range(len(changes)), key=lambda number: abs(changes[number]))
    if changes[nth] == 0:
        return None
    gains = [after - before for before, after in zip(rows[nth], rows[nth + 1], strict=True)]
    others = [seat for seat in range(len(gains)) if seat != winner]
    seat = winner if changes[nth] > 0 else max(others, key=lambda other: gains[other])
    return Swing(*past.rounds[nth], seat, abs(changes[nth]))
