"""Reviews of moves in a game with a coach, when the workers are overloaded or slower than the player."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from azalai.server.bot_workers.worker_pool import BotUnavailable, QueueFull
from azalai.server.bot_workers.worker_process import Position, ReviewTask
from azalai.server.storage.store import COACHED, COMPUTER, MOVES, PERSON, PLAYING, UNDO, Change, Seat, TableRecord
from azalai.server.tables import move_reviews
from azalai.server.tables.move_reviews import review_moves, review_tasks
from azalai.server.tables.room import MAX_UNREVIEWED, Room
from azalai.web.table_context import Better
from tests.other_processes import elsewhere

SEATS = (Seat(PERSON, "Ada", "ada"), Seat(COMPUTER, level="gentle"))
GAME = TableRecord("t", "tuareg", {"first": "blue"}, 5, SEATS, "ada", "code", PLAYING).with_event(COACHED)
FOUND = ("take-s", "Otherwise White takes the rock salt from the market.", "B20")
OTHER = ("buy-cave", "Hides a card.", "B22")
OVERLOADED = QueueFull()


def moves(seat: int, *texts: str) -> Change:
    return Change(0, MOVES, seat, texts, guest=("ada", "")[seat])


def undo(back: int) -> Change:
    return Change(0, UNDO, 0, (), back, guest="ada")


DRAW, LAY = moves(0, "draw"), moves(0, "lay-m", "end")
WHITE = (moves(1, "draw"), moves(1, "lay-w", "end"))


class Pool:
    """Answers with one thing after the other; an exception is raised. The players go on before the first answer."""

    def __init__(self, room: Room, answers: Sequence[Any], meanwhile: Sequence[Change]) -> None:
        self.room, self.answers, self.meanwhile = room, list(answers), meanwhile
        self.tasks: list[ReviewTask] = []

    async def run(self, task: ReviewTask, client: str) -> Any:
        self.tasks.append(task)
        for change in self.meanwhile:
            play(self.room, change)
        self.meanwhile = ()
        answer = self.answers.pop(0) if self.answers else None
        if isinstance(answer, Exception):
            raise answer
        return answer


def play(room: Room, change: Change) -> None:
    """A change that nobody stores. The moves of a person are to be reviewed."""
    before, game = room.position, room.game.copy()
    for move in change.moves:
        game.play(move)
    for _ in range(change.back):
        game.undo()
    room.publish(room.record.replace(state=room.state + 1), game, replace(change, state=room.state + 1))
    if change.guest and change.moves:
        room.unreviewed.append(review_tasks(before, 0, change.moves, "en", {}))


def reviewed(*answers: Any, meanwhile: Sequence[Change] = ()) -> tuple[Room, Pool]:
    """The room and the pool after Ada has drawn and her moves were reviewed."""
    room = Room(GAME, [])
    play(room, DRAW)
    pool, store = Pool(room, answers, meanwhile), SimpleNamespace(exchange=None)
    elsewhere(asyncio.run, review_moves(pool, store, room, "ada", "ada"))  # type: ignore[arg-type]
    return room, pool


@pytest.fixture(autouse=True)
def without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_reviews, "SECOND_TRY", 0.0)


def test_a_poor_move_is_told() -> None:
    room, _ = reviewed(FOUND)
    assert room.better_moves("ada") == (Better(0, 0, *FOUND),)
    assert room.better_moves("bo") == ()
    assert reviewed(None)[0].better_moves("ada") == ()


def test_a_review_that_no_worker_could_do_is_tried_once_more_with_a_shorter_search() -> None:
    room, pool = reviewed(OVERLOADED, FOUND)
    assert room.better_moves("ada") == (Better(0, 0, *FOUND),)
    assert [task.quick for task in pool.tasks] == [False, True]


def test_a_review_that_is_lost_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert reviewed(BotUnavailable(), BotUnavailable())[0].better_moves("ada") == ()
    assert "no worker could review a move" in caplog.text


def test_a_late_review_speaks_of_the_earlier_move() -> None:
    """Ada lays a card, White answers and she draws again before the review of her first move is there."""
    on = (LAY, *WHITE, DRAW)
    room, pool = reviewed(FOUND, meanwhile=on)
    assert room.better_moves("ada") == (Better(0, 0, *FOUND, earlier=True, decisions=3),)
    assert [task.position.moves for task in pool.tasks[1:]] == [
        ("draw", *LAY.moves, "draw", *WHITE[1].moves),
        ("draw",),
        ("draw", "lay-m"),
    ]


def test_what_was_better_is_told_until_the_player_has_decided_twice_more() -> None:
    room, _ = reviewed(FOUND)
    for change, told in ((LAY, 1), (WHITE[0], 1), (WHITE[1], 1), (DRAW, 1), (LAY, 0)):
        play(room, change)
        assert len(room.better_moves("ada")) == told


def test_the_move_that_an_undo_takes_back_comes_first() -> None:
    room, _ = reviewed(FOUND, OTHER, meanwhile=[LAY])
    assert [(each.at, each.earlier) for each in room.better_moves("ada")] == [(1, False), (0, True)]


def test_the_coach_does_not_insist_on_a_move_that_the_player_has_not_made() -> None:
    """The second and the third review are of the later draw and of the card that was laid between."""
    room, pool = reviewed(FOUND, OTHER, FOUND, meanwhile=[LAY, *WHITE, DRAW])
    assert [len(task.position.moves) for task in pool.tasks] == [0, 6, 1]
    assert [(each.at, each.move) for each in room.better_moves("ada")] == [(6, "buy-cave"), (0, "take-s")]


def test_of_a_move_that_was_taken_back_nothing_is_told() -> None:
    room, _ = reviewed(FOUND)
    play(room, undo(1))
    assert room.better_moves("ada") == ()
    room, pool = reviewed(FOUND, meanwhile=[undo(1), moves(0, "take-s", "on-c1", "done")])
    assert room.better_moves("ada") == ()
    assert [task.move for task in pool.tasks] == ["draw", "take-s", "on-c1", "done"]


def test_each_of_the_moves_that_were_sent_together_is_a_task_of_its_own() -> None:
    """A worker that looks at many moves would be taken for one that hangs."""
    before = Position("targi", {}, 26, ("p5", "p9"))
    tasks = review_tasks(before, 0, ("b3", "b5"), "en", {})
    assert [(task.position.moves, task.move) for task in tasks] == [(("p5", "p9"), "b3"), (("p5", "p9", "b3"), "b5")]


def test_moves_that_are_played_and_taken_back_again_and_again_do_not_fill_the_memory() -> None:
    """While the workers are busy."""
    room = Room(GAME, [])
    for _ in range(MAX_UNREVIEWED + 5):
        play(room, DRAW)
        play(room, undo(1))
    play(room, DRAW)

    assert len(room.unreviewed) == MAX_UNREVIEWED
    pool, store = Pool(room, [FOUND], ()), SimpleNamespace(exchange=None)
    elsewhere(asyncio.run, review_moves(pool, store, room, "ada", "ada"))  # type: ignore[arg-type]
    assert room.better_moves("ada") != (), "the last move is reviewed first"
