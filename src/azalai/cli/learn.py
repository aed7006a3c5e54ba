"""``azalai learn``: the lessons in the terminal."""

from __future__ import annotations

import argparse

from azalai.cli import INTERRUPTED
from azalai.cli.move_input import reply_to
from azalai.lessons import LessonSession, lessons
from azalai.lessons.lesson import COURSES, LEARNER
from azalai.lessons.progress import Progress
from azalai.messages import say
from azalai.terminal.screen import Screen


def learn(chosen: argparse.Namespace) -> int:
    screen, progress = Screen(), Progress.load()
    if chosen.restart:
        progress.forget([chosen.course] if chosen.course else list(COURSES))
    if chosen.course is None:
        return _overview(screen, progress)
    course = lessons(chosen.course)
    if chosen.lesson is not None and not 1 <= chosen.lesson <= len(course):
        screen.write(say("learn-no-lesson", course=chosen.course, last=len(course)))
        return 2
    first = chosen.lesson - 1 if chosen.lesson is not None else progress.next(chosen.course)
    try:
        for number in range(first, len(course)):
            _run(LessonSession(course[number], progress.moves(course[number].id)), number, screen, progress)
    except (EOFError, KeyboardInterrupt) as stop:
        screen.put("")
        screen.write(say("learn-stopped", course=chosen.course))
        return INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0
    screen.write(say("learn-course-done", course=chosen.course), "bold")
    return 0


def _overview(screen: Screen, progress: Progress) -> int:
    """What has been learned, and what is next."""
    for course in COURSES:
        screen.write(say("learn-course", course=course), "bold")
        done = [say("learn-done") if progress.finished(lesson.id) else "" for lesson in lessons(course)]
        titles = [
            say("learn-lesson", number=number, title=each.title) for number, each in enumerate(lessons(course), 1)
        ]
        screen.pairs(list(zip(titles, done, strict=True)))
    screen.write(say("learn-how"))
    return 0


def _run(session: LessonSession, number: int, screen: Screen, progress: Progress) -> None:
    lesson = session.lesson
    screen.clear()
    screen.write(say("learn-lesson", number=number + 1, title=lesson.title), "bold")
    while not session.finished:
        step = session.step
        screen.put(session.game.draw(LEARNER, width=screen.width, colour=screen.colour))
        screen.write(say("learn-step", number=step + 1, count=len(lesson.steps)), "faint")
        screen.write(lesson.text(step))
        screen.write(lesson.text(step, "do"), "bold")
        while session.step == step:
            legal = "  ".join(move.text for move in session.game.moves())
            reply = reply_to(screen.ask(say("learn-prompt", moves=legal)), session.game, session.answer, screen)
            if reply and reply.text:
                screen.write(reply.text)
            progress.keep(lesson.id, session.played)
    progress.finish(lesson.id)
    if screen.live:  # the next lesson clears the screen
        screen.ask(say("learn-continue"))
