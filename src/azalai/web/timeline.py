"""The timeline of a game for replays and the end page: rounds, log entries and scores by move, and the score graph."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from types import SimpleNamespace

from azalai.game import Game
from azalai.new_game import new, position

MOST_COURSES = 64  # in the cache


@dataclass(frozen=True)
class Course:
    moves: int
    rounds: tuple[tuple[int, int], ...]  # (round, its first moment)
    scores: tuple[tuple[int, ...], ...]  # by moment and seat, as if the game had ended then
    moments: tuple[int, ...]  # of each entry of the log

    def round_at(self, moment: int) -> int:
        return [number for number, first in self.rounds if first <= moment][-1]

    @property
    def by_round(self) -> tuple[tuple[int, ...], ...]:
        """The points at the start and at the end of each round."""
        ends = [first for _, first in self.rounds[1:]] + [self.moves]
        return (self.scores[0], *(self.scores[end] for end in ends))


def course(game: Game) -> Course:
    start = None if game.start is None else json.dumps(game.start)
    return _course(game.name, json.dumps(game.options), game.seed, start, tuple(move.text for move in game.played))


def timed_log(game: Game) -> list[SimpleNamespace]:
    """The log in the current language and naming; each entry with the number of moves after which it had happened."""
    moments = zip(course(game).moments, game.log, strict=True)
    return [SimpleNamespace(moment=at, seat=each.seat, text=each.text, round=each.round) for at, each in moments]


@functools.lru_cache(MOST_COURSES)
def _course(name: str, options: str, seed: int, start: str | None, moves: tuple[str, ...]) -> Course:
    chosen = json.loads(options)
    again = new(name, seed=seed, **chosen) if start is None else position(name, json.loads(start), seed=seed, **chosen)
    rounds, scores = [(again.round, 0)], [tuple(again.scores())]
    moments: list[int] = []
    for moment, move in enumerate(moves, 1):
        again.play(move)
        scores.append(tuple(again.scores()))
        moments += [moment] * (again.told - len(moments))
        if again.round != rounds[-1][0] and not again.over:
            rounds.append((again.round, moment))
    return Course(len(moves), tuple(rounds), tuple(scores), tuple(moments))


# -- the graph ------------------------------------------------------------------------------------------

MARK_EVERY = 3  # rounds
WIDTH, HEIGHT, LEFT, BELOW, EDGE = 760, 360, 40, 40, 14


def graph(of: Course) -> SimpleNamespace:
    """The points of each seat over the rounds, in the coordinates of the graph."""
    rows = of.by_round
    top = max(10, *map(max, rows))
    step = 5 if top <= 25 else 10 if top <= 60 else 20
    last = max(1, len(rows) - 1)

    def across(number: float) -> float:
        return round(LEFT + number * (WIDTH - LEFT - EDGE) / last, 1)

    def up(points: int) -> float:
        return round(EDGE + (top - points) * (HEIGHT - BELOW - EDGE) / top, 1)

    lines = tuple(  # for each seat the points of its polyline
        (seat, " ".join(f"{across(number)},{up(row[seat])}" for number, row in enumerate(rows)))
        for seat in range(len(rows[0]))
    )
    marked = [number for number in range(last + 1) if number % MARK_EVERY == 0 or number == last]
    marks = tuple(
        (seat, across(number), up(rows[number][seat])) for seat in range(len(rows[0])) for number in marked[1:]
    )
    levels = tuple((up(points), points) for points in range(0, top + 1, step))
    every = 1 if last <= 15 else 2 if last <= 30 else 5
    ticks = tuple((across(nth + 0.5), number) for nth, (number, _) in enumerate(of.rounds) if nth % every == 0)
    size = {"width": WIDTH, "height": HEIGHT, "left": LEFT}
    return SimpleNamespace(lines=lines, marks=marks, levels=levels, ticks=ticks, **size)
