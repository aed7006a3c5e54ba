"""Lessons: short guided games on the real engine. A lesson is a data file; its texts are in the message catalogues."""

from __future__ import annotations

from azalai.lessons.lesson import Lesson, Step, lesson, lessons
from azalai.lessons.session import LessonSession, Reply

__all__ = ["Lesson", "LessonSession", "Reply", "Step", "lesson", "lessons"]
