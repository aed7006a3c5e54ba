"""One run through a lesson: the game, the step it is at, and the replies to moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.lessons.lesson import LEARNER, Lesson
from azalai.messages import MissingMessage


class Reply(NamedTuple):
    """What the teacher says to a move, and whether the move was played."""

    played: bool
    text: str


class LessonSession:
    """Runs a lesson. ``played`` holds the learner's moves so far: they resume it."""

    def __init__(self, lesson: Lesson, played: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.game: Game = lesson.start()
        self.step = 0
        self.played: list[str] = []
        for move in played:
            if self.finished or not self.answer(move).played:
                raise IllegalMove(f"{move} is not an answer in step {self.step + 1} of the lesson {lesson.id}")

    @property
    def finished(self) -> bool:
        return self.step == len(self.lesson.steps)

    def answer(self, move: str) -> Reply:
        """Play a move if it is right; a legal but wrong one gets an explanation. An illegal one raises
        ``IllegalMove``, which says why."""
        at = self.step
        step = self.lesson.steps[at]
        if move not in (legal.text for legal in self.game.moves()):
            self.game.copy().play(move)  # raises, with the reason
        if not step.accepts(move):
            name = step.reply_to(move)
            return Reply(False, self.lesson.text(at, f"no-{name}" if name else "no"))
        self.game.play(move)
        self.played.append(move)
        if not self._goes_on(step.until):
            for follows in step.then:
                self.game.play(follows)
            self.step += 1
        return Reply(True, self._praise(at) if self.step > at else "")

    def _goes_on(self, until: str) -> bool:
        """Whether the step needs more moves."""
        if not until or self.game.over or self.game.seat != LEARNER:
            return False
        question: str = self.game.view(LEARNER)["asks"][-1]["ask"]
        return question != until

    def _praise(self, step: int) -> str:
        try:
            return self.lesson.text(step, "yes")
        except MissingMessage:
            return ""
