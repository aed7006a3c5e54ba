"""The lessons: each can be finished, every wrong move gets an explanation, and the terminal teaches the same."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len

from azalai import messages
from azalai.cli import main
from azalai.errors import IllegalMove
from azalai.lessons import Lesson, LessonSession, lesson
from azalai.lessons.lesson import LEARNER
from azalai.lessons.progress import Progress
from tests.lesson_texts import all_lessons, texts_on_the_way
from tests.tongues import TONGUES, TRANSLATED

LESSONS = pytest.mark.parametrize("taught", all_lessons(), ids=lambda lesson: lesson.id)
SECONDS_A_WORD = 60 / 240  # of a quick reader
SECONDS_A_CHARACTER = {"zh": 60 / 255, "ja": 60 / 357}
"""Where words have no spaces; as fast as people read aloud (Trauzettel-Klosinski and Dietz, 2012)."""
SECONDS_AN_ACTION = 2


def right_moves(session: LessonSession) -> list[str]:
    step = session.lesson.steps[session.step]
    return [move.text for move in session.game.moves() if step.accepts(move.text)]


def finished(taught: Lesson, which: int = 0) -> LessonSession:
    """The lesson played with the first right move of each step, or the last."""
    session = LessonSession(taught)
    while not session.finished:
        assert session.game.seat == LEARNER
        assert session.answer(right_moves(session)[which]).played
    return session


@LESSONS
@pytest.mark.parametrize("which", [0, -1])
def test_a_lesson_can_be_finished(taught: Lesson, which: int) -> None:
    session = finished(taught, which)
    assert session.step == len(taught.steps)


@pytest.mark.parametrize("tongue", TRANSLATED)
@LESSONS
def test_every_wrong_move_is_explained_and_changes_nothing(taught: Lesson, tongue: str, alone: None) -> None:
    session = LessonSession(taught)
    while not session.finished:
        right = right_moves(session)
        before = session.game.digest()
        for move in session.game.moves():
            if move.text not in right:
                with messages.language(tongue):
                    reply = session.answer(move.text)
                assert not reply.played
                assert cell_len(reply.text) > 10  # a Chinese sentence has few characters
        assert session.game.digest() == before
        session.answer(right[0])


@LESSONS
def test_a_lesson_resumes_where_it_was_left(taught: Lesson) -> None:
    session = finished(taught)
    for count in range(len(session.played) + 1):
        resumed = LessonSession(taught, session.played[:count])
        assert resumed.played == session.played[:count]
    assert resumed.finished
    assert resumed.game.digest() == session.game.digest()


@LESSONS
@pytest.mark.parametrize("tongue", TONGUES)
def test_a_lesson_takes_a_quick_reader_at_most_90_seconds(taught: Lesson, tongue: str) -> None:
    with messages.language(tongue):
        texts = [messages.say(id) for id in texts_on_the_way(taught)]
    written = sum(len("".join(text.split())) if tongue in SECONDS_A_CHARACTER else len(text.split()) for text in texts)
    reading = written * SECONDS_A_CHARACTER.get(tongue, SECONDS_A_WORD)
    assert 20 < reading + len(finished(taught).played) * SECONDS_AN_ACTION <= 90


def test_an_illegal_move_is_refused_with_the_rule() -> None:
    session = LessonSession(lesson("targi-crossing"))
    with pytest.raises(IllegalMove, match="robber"):
        session.answer("p1")
    with pytest.raises(IllegalMove, match="not a move"):
        session.answer("nonsense")
    assert session.played == []


def test_moves_of_another_lesson_do_not_resume() -> None:
    with pytest.raises(IllegalMove):
        LessonSession(lesson("targi-goal"), ["c4-"])


# -- progress -------------------------------------------------------------------------------------------


def test_progress_survives(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "lessons.json"
    progress = Progress.load(file)
    progress.keep("targi-crossing", ["p2"])
    progress.finish("targi-goal")

    again = Progress.load(file)
    assert again.finished("targi-goal")
    assert not again.finished("targi-crossing")
    assert again.moves("targi-crossing") == ["p2"]
    assert again.next("targi") == 1


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"finished": 3, "moves": {}}', '{"moves": []}'])
def test_a_broken_file_counts_as_no_progress(tmp_path: Path, broken: str) -> None:
    file = tmp_path / "lessons.json"
    file.write_text(broken, encoding="utf-8")
    assert Progress.load(file).next("targi") == 0


# -- the terminal ---------------------------------------------------------------------------------------


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def learned(monkeypatch: pytest.MonkeyPatch, typed: list[str], *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    return main(["learn", *arguments])


def test_the_terminal_teaches_the_whole_course(
    own_folder: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    course = [taught for taught in all_lessons() if taught.course == "targi"]
    typed = [move for taught in course for move in finished(taught).played]

    assert learned(monkeypatch, typed, "targi") == 0

    printed = capsys.readouterr().out
    assert "You have finished this course" in printed
    for taught in course:
        assert taught.title in printed
    assert learned(monkeypatch, []) == 0
    assert capsys.readouterr().out.count("done") == len(course)  # none of the other course


def test_the_terminal_explains_and_goes_on_later(
    own_folder: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learned(monkeypatch, ["3", "what", "1", "2"], "targi", "2") == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "For this lesson, place it on 2" in printed  # 3 is legal, but not what the lesson asks for
    assert "That is not a move. Possible now: p2, p3" in printed
    assert "obber" in printed.partition("Possible now: p2, p3")[2]
    assert "Continue later with: azalai learn targi" in printed

    learned(monkeypatch, [], "targi", "2")
    assert "Step 2 of 3" in capsys.readouterr().out
    learned(monkeypatch, [], "targi", "2", "--restart")
    assert "Step 1 of 3" in capsys.readouterr().out


def test_a_lesson_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert learned(monkeypatch, [], "targi", "99") == 2
    assert "lessons 1 to 9" in capsys.readouterr().out
