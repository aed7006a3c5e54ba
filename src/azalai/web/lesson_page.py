"""The pages of the lessons: the overview, and a lesson as a table with the teacher's words beside it."""

from __future__ import annotations

from collections.abc import Collection

from azalai.lessons import Lesson, LessonSession, lessons
from azalai.lessons.lesson import COURSES, LEARNER
from azalai.messages import naming, say
from azalai.web.drafts import Choices
from azalai.web.rendering import render
from azalai.web.table_context import Place, TableContext
from azalai.web.view_models import Viewer
from azalai.web.web_tables import table_html


def overview_html(viewer: Viewer, finished: Collection[str], game: str = "") -> str:
    """The lessons of a game that was asked for come first. What is next belongs to them, or else to the course that the
    guest is in the middle of."""
    courses = [(course, COURSES[course], lessons(course)) for course in COURSES]
    courses.sort(key=lambda course: course[1] != game)
    begun = {}  # the games that can be played now, and whether all their lessons are finished
    started, fresh = list[Lesson](), list[Lesson]()
    for course, of_game, taught in courses:
        done = [each.id in finished for each in taught]
        if course == of_game and any(done):
            begun[course] = all(done)
        preferred = of_game == game if game else any(done)
        (started if preferred else fresh).extend(each for each in taught if each.id not in finished)
    following = next(iter([*started, *fresh]), None)
    return render(
        "pages/learn.html", viewer=viewer, courses=courses, finished=finished, following=following, begun=begun
    )


def lesson_html(
    viewer: Viewer,
    session: LessonSession,
    *,
    reply: str = "",
    draft: tuple[str, ...] = (),
    before: LessonSession | None = None,
) -> str:
    """The table of a lesson after a draft, and what the teacher says there."""
    shown = before or session
    context = TableContext(
        table=f"lesson-{session.lesson.id}",
        state=len(shown.game.played),
        game=session.game,
        seat=LEARNER,
        places=_places(viewer, session),
        draft=draft,
        before=shown.game if draft else None,
        replay_at=len(session.game.played) if session.finished else None,
        ended=say("learn-finished") if session.finished else "",
        show_scores=viewer.show_scores,
        effects=viewer.effects,
    )
    with naming(codes=False):
        coach = _coach_html(session, reply, draft)
    return table_html(context) + coach


def _places(viewer: Viewer, session: LessonSession) -> tuple[Place, ...]:
    learner = Place(viewer.name or say("web-unnamed", number=1), "person")
    return (learner, *[Place(say("learn-teacher"), "computer")] * (session.game.seats - 1))


def _coach_html(session: LessonSession, reply: str, draft: tuple[str, ...]) -> str:
    lesson, at = session.lesson, session.step
    course = lessons(lesson.course)
    number = next(number for number, each in enumerate(course) if each.id == lesson.id)
    return render(
        "pages/lesson.html",
        lesson=lesson,
        number=number + 1,
        at=at,
        finished=session.finished,
        reply=reply,
        text="" if session.finished else lesson.text(at),
        do="" if session.finished else lesson.text(at, "do"),
        shown=None if session.finished else _right_move(session, draft),
        following=course[number + 1] if number + 1 < len(course) else None,
        game=COURSES[lesson.course],
    )


def _right_move(session: LessonSession, draft: tuple[str, ...]) -> tuple[bool, str] | None:
    """What "Show me" does: whether the move extends the draft, and the moves."""
    step = session.lesson.steps[session.step]
    move = next((move for move in session.game.moves() if step.accepts(move.text)), None)
    if move is None:
        return None
    choice = Choices(session.game, draft)[move.id]
    return choice.drafted, " ".join(choice.moves)
