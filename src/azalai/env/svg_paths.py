"""The ``d`` of an SVG path as points and codes of matplotlib, with all commands that there are."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

MOVE, LINE, CURVE, CLOSE = 1, 2, 4, 79  # matplotlib's codes
Point = tuple[float, float]
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
KAPPA = 0.5522847498
"""How far the handles of a quarter circle reach."""
_TOKEN = re.compile(r"[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_FLAG = re.compile(r"[01]")


class Pen:
    """Draws one path."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.codes: list[int] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.handle: Point | None = None  # of the last curve, for those that go on smoothly

    def move(self, to: Point) -> None:
        self._add(MOVE, to)
        self.start = to

    def line(self, to: Point) -> None:
        self._add(LINE, to)

    def curve(self, one: Point, two: Point, to: Point) -> None:
        self.points += [one, two]
        self.codes += [CURVE, CURVE]
        self._add(CURVE, to)
        self.handle = two

    def close(self) -> None:
        self._add(CLOSE, self.start)

    def _add(self, code: int, to: Point) -> None:
        self.points.append(to)
        self.codes.append(code)
        self.at = to
        self.handle = None

    def mirrored(self) -> Point:
        if self.handle is None:
            return self.at
        return 2 * self.at[0] - self.handle[0], 2 * self.at[1] - self.handle[1]


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command that is repeated is left out in the text."""
    place, command = 0, ""
    while (token := _TOKEN.search(d, place)) is not None:
        if token[0].isalpha():
            command, place = token[0], token.end()
        wanted = ARGUMENTS[command.lower()]
        numbers: list[float] = []
        while len(numbers) < wanted:
            # the two flags of an arc may be written without a space behind them
            is_flag = command in "aA" and len(numbers) in (3, 4)
            found = (_FLAG if is_flag else _TOKEN).search(d, place)
            assert found is not None, d
            numbers.append(float(found[0]))
            place = found.end()
        yield command, numbers
        command = {"m": "l", "M": "L"}.get(command, command)


def parse(d: str) -> tuple[list[Point], list[int]]:
    pen = Pen()
    for command, numbers in _commands(d):
        x, y = pen.at if command.islower() else (0.0, 0.0)
        pairs = [(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=False)]
        match command.lower():
            case "m":
                pen.move(pairs[0])
            case "l":
                pen.line(pairs[0])
            case "h":
                pen.line((x + numbers[0], pen.at[1]))
            case "v":
                pen.line((pen.at[0], y + numbers[0]))
            case "c":
                pen.curve(*pairs)
            case "s":
                pen.curve(pen.mirrored(), *pairs)
            case "q" | "t":
                _quadratic(pen, *pairs)
            case "a":
                _arc(pen, numbers, (x + numbers[5], y + numbers[6]))
            case "z":
                pen.close()
    return pen.points, pen.codes


def _quadratic(pen: Pen, middle: Point, to: Point | None = None) -> None:
    if to is None:
        middle, to = pen.mirrored(), middle
    (ax, ay), (mx, my), (bx, by) = pen.at, middle, to
    pen.curve((ax + (mx - ax) * 2 / 3, ay + (my - ay) * 2 / 3), (bx + (mx - bx) * 2 / 3, by + (my - by) * 2 / 3), to)
    pen.handle = middle


def _arc(pen: Pen, numbers: list[float], to: Point) -> None:
    """An elliptical arc as curves of at most a quarter turn (SVG 1.1, appendix F.6)."""
    rx, ry, turned, large, sweep = numbers[:5]
    (x1, y1), (x2, y2) = pen.at, to
    if rx == 0 or ry == 0 or pen.at == to:
        pen.line(to)
        return
    cos, sin = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cos * dx + sin * dy, cos * dy - sin * dx
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = abs(rx) * grow, abs(ry) * grow
    apart = (rx * py) ** 2 + (ry * px) ** 2
    off = math.sqrt(max(0.0, (rx * ry) ** 2 - apart) / apart) * (-1 if large == sweep else 1)
    mx, my = off * rx * py / ry, -off * ry * px / rx
    cx, cy = cos * mx - sin * my + (x1 + x2) / 2, sin * mx + cos * my + (y1 + y2) / 2
    begin = math.atan2((py - my) / ry, (px - mx) / rx)
    turn = math.atan2((-py - my) / ry, (-px - mx) / rx) - begin
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    parts = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    reach = 4 / 3 * math.tan(turn / parts / 4)

    def on(angle: float, along: float) -> Point:
        ex = rx * (math.cos(angle) - along * math.sin(angle))
        ey = ry * (math.sin(angle) + along * math.cos(angle))
        return cx + cos * ex - sin * ey, cy + sin * ex + cos * ey

    for part in range(parts):
        one, two = begin + turn * part / parts, begin + turn * (part + 1) / parts
        pen.curve(on(one, reach), on(two, -reach), to if part == parts - 1 else on(two, 0))


def rounded_box(x: float, y: float, width: float, height: float, rx: float, ry: float) -> tuple[list[Point], list[int]]:
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    if rx == 0 or ry == 0:
        return parse(f"M{x} {y}h{width}v{height}h{-width}z")
    corner = f"a{rx} {ry} 0 0 1"
    return parse(
        f"M{x + rx} {y}h{width - 2 * rx}{corner} {rx} {ry}v{height - 2 * ry}{corner} {-rx} {ry}"
        f"h{2 * rx - width}{corner} {-rx} {-ry}v{2 * ry - height}{corner} {rx} {-ry}z"
    )
