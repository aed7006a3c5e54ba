"""The progress in the lessons, in a cookie of the guest: which are finished, and the moves in those that are not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starlette.requests import Request
from starlette.responses import Response

from azalai.errors import AzalaiError
from azalai.lessons import Lesson, LessonSession
from azalai.server.json_cookies import read_cookie, set_cookie

COOKIE = "azalai_lessons"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie
MAX_UNFINISHED = 4  # the lessons left last whose moves are kept: a cookie holds 4 KB


@dataclass(frozen=True)
class LessonProgress:
    """A cookie that cannot be read, because it is old or somebody changed it, counts as no progress."""

    finished: frozenset[str] = frozenset()
    moves: tuple[tuple[str, tuple[str, ...]], ...] = ()  # by lesson, the one left last at the end
    draft: tuple[str, ...] = ()  # the right moves of a decision that is not complete, in the lesson left last

    @classmethod
    def from_request(cls, request: Request) -> LessonProgress:
        try:
            stored = read_cookie(request, COOKIE)
            moves = tuple((str(id), tuple(str(move) for move in played)) for id, played in stored["moves"])
            draft = tuple(str(move) for move in stored.get("draft", ()))
            return cls(frozenset(str(id) for id in stored["finished"]), moves[-MAX_UNFINISHED:], draft)
        except (ValueError, KeyError, TypeError):
            return cls()

    def set_cookie(self, response: Response, secure: bool) -> None:
        stored = {"finished": sorted(self.finished), "moves": self.moves, "draft": self.draft}
        set_cookie(response, COOKIE, stored, COOKIE_AGE, secure)

    def session(self, lesson: Lesson) -> LessonSession:
        """The lesson where the guest left it; from the start if that does not fit the lesson any more."""
        try:
            return LessonSession(lesson, dict(self.moves).get(lesson.id, ()))
        except AzalaiError:
            return LessonSession(lesson)

    def drafted(self, lesson: Lesson) -> LessonSession:
        """The lesson with the draft that the guest left there."""
        session = self.session(lesson)
        if not self.draft or self.moves[-1:] != ((lesson.id, tuple(session.played)),):
            return session
        try:
            return LessonSession(lesson, (*session.played, *self.draft))
        except AzalaiError:
            return session

    def after(self, session: LessonSession, draft: tuple[str, ...] = ()) -> LessonProgress:
        """The progress with the moves of a session, and with a draft after them."""
        id = session.lesson.id
        others = tuple(each for each in self.moves if each[0] != id)
        finished = self.finished | {id} if session.finished else self.finished
        moves = (*others, (id, tuple(session.played)))[-MAX_UNFINISHED:]
        return replace(self, finished=finished, moves=moves, draft=draft)
