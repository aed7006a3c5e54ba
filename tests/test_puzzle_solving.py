"""Solving puzzles: sessions, ratings, the puzzle of the day, streaks, and the terminal."""

from __future__ import annotations

import io
from collections import Counter
from datetime import date, timedelta

import pytest

from azalai.cli import main
from azalai.errors import IllegalMove
from azalai.messages import say
from azalai.puzzles import GROUPS, THEMES, PuzzleSession, puzzle, shipped
from azalai.puzzles.calendar import SIMILAR, chosen, next_puzzle, of_the_day, week
from azalai.puzzles.glicko2 import LEAST_DEVIATION, Rating, after, after_attempt
from azalai.puzzles.puzzle_file import TABLES, folder
from azalai.puzzles.session import Try, why_wrong
from tests.terminal import in_one_line

MONDAY = date(2026, 11, 16)
FIRST = shipped()[0]


def wrong_move(number: int = 0) -> str:
    """A legal move at the position that does not solve the first puzzle."""
    return [move.text for move in FIRST.position().moves() if move.text != FIRST.solution[0]][number]


# -- the shipped puzzles -----------------------------------------------------------------------------------


def test_shipped_puzzles_are_sound() -> None:
    assert [id for id, count in Counter(each.id for each in shipped()).items() if count > 1] == []
    for each in shipped():
        assert (each.game, each.options) == TABLES[each.table], each.id
        assert 1 <= len(each.solution) <= 4, each.id
        assert each.themes, f"{each.id} has no theme: run python -m azalai.study.puzzles finish"
        assert set(each.themes) <= set(THEMES), each.id
        assert each.low >= 0.1, each.id
        assert each.fails["greedy"] > 0.5, each.id


def test_the_files_are_text_of_a_megabyte_at_most() -> None:
    assert sum(file.stat().st_size for file in folder().iterdir()) <= 2**20


@pytest.mark.parametrize("table", TABLES)
def test_a_solution_can_be_played(table: str) -> None:
    for each in [each for each in shipped() if each.table == table][:3]:
        game = each.position()
        assert game.seat == each.seat
        assert len(game.moves()) > 1
        session = PuzzleSession(each)
        assert all(session.answer(move) for move in each.solution)
        assert session.solved


# -- a session ---------------------------------------------------------------------------------------------


def test_a_wrong_move_is_explained_and_another_may_be_tried() -> None:
    session = PuzzleSession(FIRST)

    assert not session.answer(wrong_move())
    assert not session.answer(wrong_move())
    assert session.wrong == [Try(0, wrong_move())]
    assert "another one keeps" in why_wrong(FIRST, session.wrong[0])
    assert len(session.game.played) == len(FIRST.position().played), "nothing was played"
    for move in FIRST.solution:
        assert session.answer(move)
    assert session.finished
    assert not session.solved


def test_an_illegal_move_says_why() -> None:
    with pytest.raises(IllegalMove):
        PuzzleSession(FIRST).answer("p4" if FIRST.game == "targi" else "buy-camel")


def test_a_solution_that_was_shown_does_not_count() -> None:
    session = PuzzleSession(FIRST)
    session.show()

    assert session.finished
    assert not session.solved


# -- ratings -----------------------------------------------------------------------------------------------


def test_the_worked_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system"."""
    results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]

    found = after(Rating(1500, 200, 0.06), results)

    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_widens_the_deviation() -> None:
    found = after(Rating(1500, 200, 0.06), [])

    assert (found.rating, found.volatility) == (1500, 0.06)
    assert found.deviation == pytest.approx(200.2714, abs=0.0001)


def test_an_upset_raises_the_volatility() -> None:
    assert after(Rating(1500, 30, 0.06), [(Rating(2600, 30), 1.0)]).volatility > 0.06


def test_who_solves_a_puzzle_rises_and_the_puzzle_falls() -> None:
    person, other = after_attempt(Rating(), Rating(1300, 200), True)
    assert person.rating > 1500
    assert other.rating < 1300
    failed, harder = after_attempt(Rating(), Rating(1300, 200), False)
    assert failed.rating < 1500
    assert harder.rating > 1300
    for _ in range(500):
        person, _ = after_attempt(person, Rating(person.rating, 50), True)
    assert person.deviation >= LEAST_DEVIATION


# -- the calendar ------------------------------------------------------------------------------------------


def test_every_puzzle_of_a_group_has_its_day() -> None:
    for group in GROUPS:
        puzzles = chosen(group)
        days = [of_the_day(group, MONDAY + timedelta(n)) for n in range(len(puzzles))]
        assert {each.id for each in days if each} == {each.id for each in puzzles}
    assert of_the_day("chess", MONDAY) is None


@pytest.mark.parametrize("table", TABLES)
def test_a_kind_of_table_has_puzzles_of_its_own(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = of_the_day(table, MONDAY)
    assert shown is not None
    assert shown.table == table
    assert main(["puzzles", "show", table]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith(say("puzzle-name", number=f"{table}-"))


def test_the_next_puzzle_is_new_and_about_as_hard_as_the_person_is_strong() -> None:
    puzzles = chosen()
    hardest = max(puzzles, key=lambda each: (each.rating, each.id))
    ratings = {hardest.id: 2900.0}

    hard = sorted(each.rating for each in puzzles)[-SIMILAR]
    assert all(found.rating >= hard for guest in "abc" if (found := next_puzzle(puzzles, (), 3000, ratings, guest)))
    others = [each.id for each in puzzles if each is not hardest]
    assert next_puzzle(puzzles, others, 0, ratings, "ana") == hardest
    assert next_puzzle([], (), 1500, {}, "ana") is None
    assert all("row" in each.themes for each in chosen("targi", "row"))


def test_a_streak_goes_on_until_a_day_without_a_solved_puzzle() -> None:
    friday = MONDAY + timedelta(4)
    solved = {MONDAY - timedelta(1), MONDAY, MONDAY + timedelta(2), MONDAY + timedelta(3)}
    tried = solved | {MONDAY + timedelta(1)}

    assert week(solved, tried, friday).streak == 2, "today may still come"
    assert week(solved | {friday}, tried | {friday}, friday).streak == 3
    assert week(solved, tried, friday + timedelta(1)).streak == 0
    marks = [mark for _, mark in week(solved, tried, friday).days]
    assert marks == ["solved", "tried", "solved", "solved", "today", "", ""]


# -- the terminal ------------------------------------------------------------------------------------------


def test_a_puzzle_is_solved_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["what", wrong_move(), "hint", *FIRST.solution]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))

    assert main(["puzzles", "solve", FIRST.id]) == 0

    printed = in_one_line(capsys.readouterr().out)
    for said in ("That is not a move.", "another one keeps", "It is about:", "Found, but not on the first try"):
        assert said in printed


def test_puzzles_are_shown_and_unknown_ones_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "show", FIRST.id]) == 0
    assert puzzle(FIRST.id).position().say(FIRST.solution[0]) in in_one_line(capsys.readouterr().out)
    assert main(["puzzles", "show", "targi-0-0"]) == 2
    assert "There is no puzzle targi-0-0" in capsys.readouterr().out
    assert main(["puzzles", "make", "chess"]) == 2
