"""The ids of the texts that the lessons need."""

from __future__ import annotations

from collections.abc import Iterator

from azalai.lessons import Lesson, lessons
from azalai.lessons.lesson import COURSES
from azalai.messages import MissingMessage, say


def all_lessons() -> list[Lesson]:
    return [lesson for course in COURSES for lesson in lessons(course)]


def lesson_texts() -> list[str]:
    """The texts that every lesson needs, and the praise that it has."""
    return [id for lesson in all_lessons() for id in _texts(lesson)]


def texts_on_the_way(lesson: Lesson) -> list[str]:
    """What a learner reads who answers every step right at once."""
    return [id for id in _texts(lesson) if "-no" not in id.removeprefix(f"lesson-{lesson.id}")]


def _texts(lesson: Lesson) -> Iterator[str]:
    yield f"lesson-{lesson.id}"
    for number, step in enumerate(lesson.steps, 1):
        start = f"lesson-{lesson.id}-{number}"
        yield from (start, f"{start}-do")
        if step.answers:
            yield f"{start}-no"
        yield from (f"{start}-no-{name}" for name in dict.fromkeys(step.no.values()))
        if _is_there(f"{start}-yes"):
            yield f"{start}-yes"


def _is_there(id: str) -> bool:
    try:
        return bool(say(id))
    except MissingMessage:
        return False
