"""The graph of the study page: a staircase of win chances, each event a bar from before to after."""

from __future__ import annotations

from types import SimpleNamespace

from azalai.web.study_view import SeatStudy
from azalai.web.timeline import Course

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BELOW = 780, 230, 44, 10, 24, 22
LEAST_HEIGHT = 1.5  # of a bar
LEAST_BAR = 0.003  # smaller changes get no bar
MARK = 22  # above or below the bar
MARK_APART = 24  # between two marks
HIGHEST, LOWEST = TOP - 10, HEIGHT - BELOW - 4  # of a mark


def study_graph(study: SeatStudy, step: int, past: Course, raid_rounds: tuple[int, ...] = ()) -> SimpleNamespace:
    """The geometry: bars of luck and decisions, the line between them, bands of rounds, the ends of rounds with a raid,
    turning points."""
    rounds, moves = past.rounds, past.moves
    wide = (WIDTH - LEFT - RIGHT) / (moves + 1)

    def across(number: float) -> float:
        return round(LEFT + number * wide, 1)

    def up(share: float) -> float:
        return round(TOP + (1 - min(1.0, max(0.0, share))) * (HEIGHT - TOP - BELOW), 1)

    bars, line, value = [], [f"M{across(0)} {up(study.start)}"], study.start
    for one in study.steps:
        changes = (
            ("own" if one.seat == study.seat else "others", one.decision),
            ("luck", one.luck),
            ("others", one.shown),
        )
        shown = [(kind, change) for kind, change in changes if abs(change) >= LEAST_BAR]
        for at, (kind, change) in enumerate(shown):
            x = across(one.number + at / len(shown))
            high, low = up(max(value, value + change)), up(min(value, value + change))
            bar = SimpleNamespace(kind=kind, x=x, y=high, step=one.number)
            bar.width, bar.height = round(max(1.2, wide / len(shown) - 0.3), 1), round(max(LEAST_HEIGHT, low - high), 1)
            bars.append(bar)
            value += change
        value = one.value
        line.append(f"H{across(one.number + 1)}V{up(value)}")
    ends = [*(first for _, first in rounds[1:]), moves]
    bands = [
        SimpleNamespace(x=across(first + 1 if first else 0), width=round((end - first) * wide, 1), round=number)
        for (number, first), end in zip(rounds, ends, strict=True)
    ]
    ended = max(number for number, _ in rounds)  # the end of the last round is that of the graph
    points = []
    for number, one in enumerate(study.turning_points, 1):
        rises = one.change > 0
        y = up(one.value) - MARK / 1.4 if rises else up(one.value) + MARK / 1.4
        here = one.number == step
        points.append(SimpleNamespace(number=number, step=one.number, x=across(one.number + 0.5), here=here))
        y = min(LOWEST, max(HIGHEST, y))
        places = (y, *(y + way * MARK_APART for way in ((-1, 1, -2, 2) if rises else (1, -1, 2, -2))))
        points[-1].y = round(next((place for place in places if _is_free(points, place)), y), 1)
    return SimpleNamespace(
        bars=bars,
        line="".join(line),
        bands=bands,
        raids=[round(band.x + band.width, 1) for band in bands if band.round in raid_rounds and band.round < ended],
        points=points,
        levels=[(up(share), round(100 * share)) for share in (0.0, 0.5, 1.0)],
        here=across(step + 0.5),
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        top=TOP,
        bottom=HEIGHT - BELOW,
        moves=moves,
    )


def _is_free(points: list[SimpleNamespace], y: float) -> bool:
    """Whether the last mark would overlap none of the others there."""
    *others, last = points
    near = (abs(other.x - last.x) < MARK_APART and abs(other.y - y) < MARK_APART for other in others)
    return HIGHEST <= y <= LOWEST and not any(near)
