"""Reads the lessons. Each is a TOML file in a folder per course; the number in its name gives the order.

    position    the table at the start, as ``azalai.position`` reads it
    options     the options of the table, if any
    seed        shuffles the cards that the position does not name
    steps       what the player does, in order:
        answers   the moves that are right, as patterns such as "p*"; without them every legal move is right
        until     the step goes on until the game asks this question, or the lesson ends
        no        replies to wrong moves: patterns of moves, each with the name of a text
        then      moves that the teacher's seat plays afterwards, and moves without a choice

The texts of step 2 of the lesson ``crossing`` of the course ``targi`` are ``lesson-targi-crossing-2`` (what and why),
``…-2-do`` (what to do), ``…-2-no`` (the reply to a wrong move), ``…-2-no-NAME`` (the reply of that name) and, if there
is something to say, ``…-2-yes``.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import Any, NamedTuple

from azalai.game import Game
from azalai.messages import say
from azalai.new_game import position

COURSES = {"targi": "targi", "targi-expansion": "targi", "tuareg": "tuareg"}
"""The courses in the order of learning, each with its game."""
LEARNER = 0
"""The seat of the player who learns."""


class Step(NamedTuple):
    answers: tuple[str, ...]
    until: str
    no: Mapping[str, str]
    then: tuple[str, ...]

    def accepts(self, move: str) -> bool:
        return not self.answers or any(fnmatchcase(move, pattern) for pattern in self.answers)

    def reply_to(self, move: str) -> str:
        """The name of the reply to a wrong move; "" is the general one."""
        return next((name for pattern, name in self.no.items() if fnmatchcase(move, pattern)), "")


class Lesson(NamedTuple):
    course: str
    name: str
    position: Mapping[str, Any]
    options: Mapping[str, Any]
    seed: int
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        return f"{self.course}-{self.name}"

    @property
    def title(self) -> str:
        return say(f"lesson-{self.id}")

    def text(self, step: int, kind: str = "") -> str:
        """A text of a step, counted from 0."""
        return say(f"lesson-{self.id}-{step + 1}{'-' if kind else ''}{kind}")

    def start(self) -> Game:
        return position(COURSES[self.course], dict(self.position), seed=self.seed, **self.options)


@functools.cache
def lessons(course: str) -> tuple[Lesson, ...]:
    """The lessons of a course, in order."""
    folder = files("azalai.lessons") / course.replace("-", "_")
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(_read(course, file.name, file.read_text(encoding="utf-8")) for file in found)


def lesson(id: str) -> Lesson:
    """The lesson with this id, such as ``targi-crossing``."""
    for course in COURSES:
        for each in lessons(course):
            if each.id == id:
                return each
    raise KeyError(id)


def _read(course: str, file: str, text: str) -> Lesson:
    written = tomllib.loads(text)
    steps = tuple(
        Step(tuple(step.get("answers", ())), step.get("until", ""), step.get("no", {}), tuple(step.get("then", ())))
        for step in written["steps"]
    )
    name = file.removesuffix(".toml").partition("-")[2]
    return Lesson(course, name, written["position"], written.get("options", {}), written.get("seed", 0), steps)
