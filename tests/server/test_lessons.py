"""Lessons on the server: every lesson can be finished, wrong moves are explained, progress is in a cookie."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Sequence
from typing import Any

import httpx
import pytest

from azalai.lessons import Lesson, LessonSession, lesson, lessons
from azalai.server.lesson_progress import COOKIE
from tests.lesson_texts import all_lessons

pytestmark = pytest.mark.xdist_group("guests")

PAGE = {"accept": "text/html"}


def send(guest: httpx.Client, taught: Lesson, what: str, state: int, *moves: str) -> httpx.Response:
    return guest.post(f"/learn/{taught.id}/{what}", json={"state": state, "moves": list(moves)})


def coach(html: str) -> str:
    """The words of the teacher."""
    return " ".join(re.sub("<[^>]*>", " ", html.partition('id="coach"')[2]).split())


@pytest.mark.parametrize("taught", all_lessons(), ids=lambda taught: taught.id)
def test_a_lesson_with_wrong_moves_first(taught: Lesson, ana: httpx.Client) -> None:
    session = LessonSession(taught)
    while not session.finished:
        step, state = taught.steps[session.step], len(session.game.played)
        legal = [move.text for move in session.game.moves()]
        page = ana.get(f"/learn/{taught.id}").text
        assert taught.text(session.step, "do").replace("'", "&#39;") in page

        for wrong in [move for move in legal if not step.accepts(move)][:1]:
            answer = send(ana, taught, "moves", state, wrong)
            assert answer.status_code == 200
            assert answer.json()["state"] == state
            assert LessonSession(taught, session.played).answer(wrong).text in coach(answer.json()["html"]).replace(
                "&#39;", "'"
            )

        right = next(move for move in legal if step.accepts(move))
        session.answer(right)
        answer = send(ana, taught, "moves", state, right)
        assert answer.json()["state"] == len(session.game.played)

    assert "Lesson finished" in ana.get(f"/learn/{taught.id}").text
    assert f'class="done"><a href="/learn/{taught.id}"' in ana.get("/learn").text


def test_a_lesson_resumes_in_the_middle_of_a_decision(ana: httpx.Client) -> None:
    taught = lesson("targi-goal")
    shown = send(ana, taught, "draft", 0, "c4", "lay").json()
    assert shown["state"] == 0
    assert "Step 3 of 4" in coach(shown["html"])
    resumed = ana.get(f"/learn/{taught.id}").text
    assert "Step 3 of 4" in coach(resumed)
    assert 'data-state="0"' in resumed
    assert '="c4 lay ' in resumed
    wrong = send(ana, taught, "draft", 0, "c4", "keep").json()
    assert "it brings points only once it is laid" in coach(wrong["html"])
    assert "Step 2 of 4" in coach(ana.get(f"/learn/{taught.id}").text)
    send(ana, taught, "draft", 0)
    assert "Step 1 of 4" in coach(ana.get(f"/learn/{taught.id}").text)


def test_a_draft_belongs_to_the_lesson_left_last(ana: httpx.Client) -> None:
    send(ana, lesson("targi-goal"), "draft", 0, "c4")
    send(ana, lesson("targi-rows"), "draft", 0, "c4")
    assert "Step 1 of" in coach(ana.get("/learn/targi-goal").text)
    assert "Step 2 of" in coach(ana.get("/learn/targi-rows").text)


@pytest.mark.parametrize("what", ["draft", "moves"])
def test_after_a_wrong_move_the_right_ones_before_it_stay_in_the_draft(ana: httpx.Client, what: str) -> None:
    taught = lesson("targi-rows")
    answer = send(ana, taught, what, 0, "c4", "lay", "r2").json()
    assert answer["state"] == 0
    assert "A fourth Well in row 1 brings 4" in coach(answer["html"])
    assert "Step 3 of 8" in coach(answer["html"])
    assert 'data-draft="c4 lay r1"' in answer["html"]
    assert "Step 3 of 8" in coach(ana.get(f"/learn/{taught.id}").text)


@pytest.mark.parametrize(("id", "played"), [("targi-crossing", ["p2", "p6", "p7"]), ("tuareg-draw", [])])
def test_a_finished_lesson_asks_for_nothing(ana: httpx.Client, id: str, played: list[str]) -> None:
    session = finish(ana, lesson(id), played)
    page = ana.get(f"/learn/{id}").text
    prompt = " ".join(
        re.sub(
            "<[^>]*>",
            " ",
            page.partition('id="prompt"')[2].partition('<p class="preview"')[0].partition('<div class="told"')[0],
        ).split()
    )
    assert not session.game.over
    assert prompt.removeprefix("> ") == "Lesson finished"


def test_the_coached_game_is_offered_after_one_lesson_and_comes_after_the_last(ana: httpx.Client) -> None:
    course = lessons("targi")
    assert 'id="play-targi"' not in ana.get("/learn").text
    for taught in course:
        finish(ana, taught)
        main = 'class="btn prime" id="play-targi"' in ana.get("/learn").text
        assert main == (taught is course[-1])
        assert 'id="play-targi"' in ana.get("/learn").text
        assert 'href="/learn"' in ana.get(f"/learn/{taught.id}").text.partition('id="coach"')[2]
    page, overview = ana.get(f"/learn/{course[-1].id}").text, ana.get("/learn").text
    assert page.count('name="coach" value="on"') == overview.count('name="coach" value="on"') == 1
    started = ana.post("/tables", data={"coach": "on", "game": "targi"})
    assert 'id="remarks"' in ana.get(started.headers["location"]).text


def test_what_is_next_belongs_to_the_chosen_game_or_to_the_course_that_was_begun(ana: httpx.Client) -> None:
    """The home page asks which game before it leads to the lessons."""

    def following(address: str) -> str:
        page = ana.get(address).text
        return page.partition('id="lesson-next" href="/learn/')[2].partition('"')[0]

    assert 'formaction="/learn"' in ana.get("/", headers=PAGE).text
    first = [lessons(course)[0] for course in ("targi", "tuareg")]
    assert following("/learn") == following("/learn?game=targi") == following("/learn?game=chess") == first[0].id
    assert following("/learn?game=tuareg") == first[1].id
    chosen = ana.get("/learn?game=tuareg").text
    assert chosen.index('id="course-tuareg"') < chosen.index('id="course-targi"')

    finish(ana, first[1])
    assert following("/learn") == following("/learn?game=tuareg") == lessons("tuareg")[1].id
    assert following("/learn?game=targi") == first[0].id


def finish(guest: httpx.Client, taught: Lesson, played: Sequence[str] = ()) -> LessonSession:
    """Finish a lesson with these moves, and with the first right ones where there are none."""
    session, rest = LessonSession(taught), list(played)
    while not session.finished:
        step, state = taught.steps[session.step], len(session.game.played)
        move = rest.pop(0) if rest else next(move.text for move in session.game.moves() if step.accepts(move.text))
        session.answer(move)
        assert send(guest, taught, "moves", state, move).json()["state"] == len(session.game.played)
    return session


def test_back_and_once_more(ana: httpx.Client) -> None:
    taught = lesson("targi-crossing")
    send(ana, taught, "moves", 0, "p2")
    send(ana, taught, "moves", 2, "p6")
    assert "Step 3 of 3" in ana.get(f"/learn/{taught.id}").text
    answer = ana.post(f"/learn/{taught.id}", data={"step": "1"})
    assert answer.status_code == 303
    assert "Step 2 of 3" in ana.get(f"/learn/{taught.id}").text
    ana.post(f"/learn/{taught.id}", data={"step": "0"})
    assert "Step 1 of 3" in ana.get(f"/learn/{taught.id}").text


def test_one_step_back_within_a_decision(ana: httpx.Client) -> None:
    taught = lesson("targi-goal")
    send(ana, taught, "draft", 0, "c4", "lay")
    ana.post(f"/learn/{taught.id}", data={"step": "1"})
    assert "Step 2 of 4" in coach(ana.get(f"/learn/{taught.id}").text)


def refused(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_bad_requests_get_clear_errors(ana: httpx.Client) -> None:
    taught = lesson("targi-crossing")
    assert "the robber stands there" in refused(send(ana, taught, "moves", 0, "p1"), 422)["message"]
    assert refused(send(ana, taught, "moves", 7, "p2"), 409)["state"] == 0
    assert refused(ana.post("/learn/none/moves", json={"state": 0, "moves": ["p2"]}), 404)
    assert ana.get("/learn/none", headers=PAGE).status_code == 404
    for cookie in ("x", "eyJ9", "W10=", "eyJmaW5pc2hlZCI6MSwibW92ZXMiOjF9", "A" * 9000, "W1tb" * 870):
        ana.cookies.set(COOKIE, cookie)
        assert "Step 1 of 3" in ana.get(f"/learn/{taught.id}").text


def test_a_cookie_with_moves_after_the_end_of_a_lesson_counts_as_none(ana: httpx.Client) -> None:
    taught = lesson("targi-crossing")
    played = finish(ana, taught).played
    stored = {"finished": [], "moves": [[taught.id, [*played, "p2"]]]}
    ana.cookies.set(COOKIE, base64.urlsafe_b64encode(json.dumps(stored).encode()).decode())

    page = ana.get(f"/learn/{taught.id}")

    assert page.status_code == 200
    assert "Step 1 of 3" in page.text
