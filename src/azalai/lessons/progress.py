"""The progress of a person on this device: which lessons are finished, and the moves in lessons that are not."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs

from azalai.lessons.lesson import lessons


class Progress:
    """Stored as a small JSON file. A file that cannot be read counts as empty; it is never an error."""

    def __init__(self, file: Path, finished: set[str], moves: dict[str, list[str]]) -> None:
        self._file = file
        self._finished = finished
        self._moves = moves

    @classmethod
    def load(cls, file: Path | None = None) -> Progress:
        file = file or platformdirs.user_data_path("azalai", appauthor=False) / "lessons.json"
        try:
            stored = json.loads(file.read_text(encoding="utf-8"))
            moves = {str(id): [str(move) for move in played] for id, played in stored["moves"].items()}
            return cls(file, {str(id) for id in stored["finished"]}, moves)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return cls(file, set(), {})

    def finished(self, id: str) -> bool:
        return id in self._finished

    def moves(self, id: str) -> list[str]:
        """The learner's moves in a lesson that was left before its end."""
        return self._moves.get(id, [])

    def next(self, course: str) -> int:
        """The number of the first lesson that is not finished, from 0; 0 if all are."""
        return next((n for n, lesson in enumerate(lessons(course)) if not self.finished(lesson.id)), 0)

    def keep(self, id: str, moves: list[str]) -> None:
        self._moves[id] = list(moves)
        self._store()

    def finish(self, id: str) -> None:
        self._finished.add(id)
        self._moves.pop(id, None)
        self._store()

    def forget(self, courses: list[str]) -> None:
        for lesson in (lesson for course in courses for lesson in lessons(course)):
            self._finished.discard(lesson.id)
            self._moves.pop(lesson.id, None)
        self._store()

    def _store(self) -> None:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps({"finished": sorted(self._finished), "moves": self._moves})
            new = self._file.with_suffix(".new")
            new.write_text(text, encoding="utf-8")
            new.replace(self._file)
        except OSError:
            return  # a lesson works without its progress being stored
