"""What if: a table that goes on from a finished game, its live win chances, its moves as a variation and as a link."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import azalai
from azalai.game import Game
from azalai.game_file import from_text, to_text
from azalai.messages import say
from azalai.server.bot_workers.study_part import win_chances
from azalai.server.bot_workers.task_queue import Kind, kind_of
from azalai.server.bot_workers.worker_pool import Compilation
from azalai.server.bot_workers.worker_process import BotTask, ChanceTask
from azalai.server.guests import Guest
from azalai.server.storage.store import BRANCHED, PERSON, PLAYING, Change, Seat, TableRecord
from azalai.server.tables.bot_queue import decode, decode_answer, encode, encode_answer
from azalai.server.tables.live_chances import LiveChances
from azalai.server.tables.new_tables import table_record
from azalai.server.tables.room import Room
from azalai.server.tables.upload_check import MAX_VARIATIONS
from azalai.server.tables.viewers import Subscriber
from azalai.server.tables.what_if import continue_from
from tests.other_processes import elsewhere
from tests.server.http_player import Listener, get_table, legal_moves, make_table, send_moves
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("bot_workers")


def random_game(seed: int = 3) -> Game:
    game, rng = azalai.new("tuareg", seed=seed, seats=2), random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.moves()))
    return game


WHOLE = random_game()
STEP = next(n for n in range(40, 80) if WHOLE.at(n).seat == 0 and len(WHOLE.at(n).moves()) > 2)


def upload(guest: httpx.Client, game: Game = WHOLE) -> str:
    answer = guest.post("/replays", files={"file": ("a.azalai", to_text(game).encode())})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].split("/")[2])


def ask_what_if(guest: httpx.Client, table: str, **fields: Any) -> str:
    answer = guest.post(f"/t/{table}/what-if", json={"step": STEP, "level": ""} | fields)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def another_move(guest: httpx.Client, table: str) -> None:
    """Make a move that the finished game did not have."""
    move = next(move for move in legal_moves(guest, table) if move != WHOLE.played[STEP].text)
    answer = send_moves(guest, table, get_table(guest, table)["state"], move)
    assert answer.status_code == 200, answer.text


def test_the_link_of_a_what_if_table_opens_as_a_replay_for_others(ana: httpx.Client, bo: httpx.Client) -> None:
    table = ask_what_if(ana, upload(ana))
    another_move(ana, table)

    opened = bo.get(f"/t/{table}")
    assert (opened.status_code, opened.headers["location"]) == (303, f"/t/{table}/at/{STEP}")
    page = bo.get(f"/t/{table}/at/{STEP + 1}")
    assert page.status_code == 200
    assert f'data-moves="{STEP + 1}"' in page.text
    assert bo.get(f"/t/{table}/at/{STEP + 1}/table").status_code == 200
    assert bo.get(f"/t/{table}/study").status_code == 409

    own = ana.get(f"/t/{table}").text
    assert 'id="whatif"' in own
    assert f"/t/{table}/at/{STEP}" in own
    running = make_table(ana, opponent="computer:gentle")["table"]
    assert bo.get(f"/t/{running}/at/0", headers={"accept": "application/json"}).status_code == 409
    assert bo.post(f"/t/{table}/variation", json={}).status_code == 403


def test_the_moves_are_saved_as_a_variation_of_the_game(ana: httpx.Client) -> None:
    finished = upload(ana)
    table = ask_what_if(ana, finished)
    assert ana.post(f"/t/{table}/variation", json={}).status_code == 422, "no other move was made yet"
    another_move(ana, table)

    saved = ana.post(f"/t/{table}/variation", json={}).json()
    assert saved["path"] == f"/t/{finished}/at/{STEP + 1}?variation=1"
    text = ana.get(f"/t/{finished}/file").text
    assert text.startswith(to_text(WHOLE))
    assert f"variation after {STEP}" in text
    assert ana.get(f"/t/{table}/file").text == text
    assert from_text(text).variations[0].after == STEP

    page = ana.get(saved["path"])
    assert page.status_code == 200
    assert f'data-moves="{STEP + 1}"' in page.text
    assert f'href="{saved["path"]}"' in ana.get(f"/t/{finished}/at/{STEP}").text
    assert f'href="{saved["path"]}&' not in page.text
    assert ana.get(f"/t/{finished}/at/0?variation=2").status_code == 404
    assert ana.get(f"/t/{finished}/at/0?variation=x").status_code == 404

    again = ana.post(f"/t/{table}/variation", json={}).json()
    assert again["path"] == saved["path"]
    assert ana.get(f"/t/{finished}/file").text == text
    longer = ask_what_if(ana, finished, step=STEP + 1, variation=1)
    assert get_table(ana, longer)["view"] == get_table(ana, table)["view"]


def test_a_guest_who_did_not_play_saves_a_copy(ana: httpx.Client, bo: httpx.Client) -> None:
    finished = upload(ana)
    table = ask_what_if(bo, finished, seat=0)
    another_move(bo, table)

    saved = bo.post(f"/t/{table}/variation", json={}).json()

    assert saved["table"] != finished
    assert "variation" not in ana.get(f"/t/{finished}/file").text
    assert f"variation after {STEP}" in bo.get(f"/t/{saved['table']}/file").text


def with_variations(count: int) -> Game:
    """The game with this many variations of one move."""
    game = WHOLE.copy()
    others = ((n, move) for n, played in enumerate(WHOLE.played) for move in WHOLE.at(n).moves() if move != played)
    for step, move in itertools.islice(others, count):
        game.add_variation(WHOLE.at(step).play(move))
    return game


def test_an_upload_has_at_most_as_many_variations_as_can_be_saved(ana: httpx.Client) -> None:
    """Every replay page lists them, and a file has room for thousands."""
    assert upload(ana, with_variations(MAX_VARIATIONS))

    text = to_text(with_variations(MAX_VARIATIONS + 1))
    answer = ana.post("/replays", files={"file": ("a.azalai", text.encode())})

    assert (answer.status_code, answer.json()["error"]) == (422, "bad-file")
    assert answer.json()["message"] == say("what-if-too-many", most=MAX_VARIATIONS)


def test_saving_and_writing_variations_is_limited(tmp_path: Path) -> None:
    """Each request plays every move of every variation again."""
    with ServerProcess(tmp_path / "data", limits={"table_rate": [5, 0.001]}) as served, served.client() as ana:
        table = ask_what_if(ana, upload(ana))
        another_move(ana, table)
        codes = [
            ana.post(f"/t/{table}/variation", json={}).status_code,
            ana.get(f"/t/{table}/file").status_code,
            ana.post(f"/t/{table}/variation", json={}).status_code,
            ana.post(f"/t/{table}/variation", json={}).status_code,
            ana.get(f"/t/{table}/file").status_code,
        ]

        assert codes == [200, 200, 200, 429, 429]


def test_one_person_plays_for_all_sides_without_covers_and_takes_back_everything(ana: httpx.Client) -> None:
    table = ask_what_if(ana, upload(ana))
    rng = random.Random(5)
    for _ in range(6):
        state = get_table(ana, table)["state"]
        assert send_moves(ana, table, state, rng.choice(legal_moves(ana, table))).status_code == 200
        page = ana.get(f"/t/{table}").text
        assert 'data-kind="table"' in page
    while (state := get_table(ana, table)["state"]) and ana.post(f"/t/{table}/undo", json={"state": state}).is_success:
        pass

    at_the_branch = ana.get(f"/t/{table}/at/{STEP}")
    assert f'data-moves="{STEP}"' in at_the_branch.text


def test_who_plays_for_all_sides_can_tell_them_apart(ana: httpx.Client) -> None:
    finished = upload(ana)
    alone, against = ask_what_if(ana, finished), ask_what_if(ana, finished, level="gentle")

    def names(table: str) -> list[str]:
        return re.findall(r"<h2[^>]*>(?:<svg.*?</svg>)? ?([^<]+)</h2>", ana.get(f"/t/{table}").text)

    assert {"Blue", "White"} <= set(names(alone))
    assert "Guest" in names(against)


def test_an_unfinished_upload_can_be_continued_from_its_end_and_has_no_study(ana: httpx.Client) -> None:
    finished = upload(ana, WHOLE.at(STEP))

    page = ana.get(f"/t/{finished}/at/{STEP}").text
    assert "/study" not in page
    answer = ana.get(f"/t/{finished}/study", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    assert re.search(r'<form class="if"[^>]*>', page)
    table = ask_what_if(ana, finished)
    assert get_table(ana, table)["view"] == WHOLE.at(STEP).view(0)


def test_the_page_of_an_unfinished_upload_is_its_replay(ana: httpx.Client) -> None:
    """It has no winner, so it has no last page."""
    table = upload(ana, WHOLE.at(STEP))

    page = ana.get(f"/t/{table}")

    assert (page.status_code, page.headers.get("location")) == (303, f"/t/{table}/at/{STEP}")
    assert ana.post(f"/t/{table}/undo", json={"state": 1}).status_code == 409
    listener = Listener(ana, table)
    listener.wait_for_state(0)
    listener.close()


# -- without a server -----------------------------------------------------------------------------------------------


class Shelf:
    """Keeps changes as a store does."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    async def add(self, record: TableRecord) -> None: ...

    async def append(self, record: TableRecord, change: Change) -> None:
        self.changes.append(change)


def test_people_who_join_later_are_told_that_the_host_may_know_every_card() -> None:
    shelf: Any = Shelf()
    record = elsewhere(asyncio.run, continue_from(shelf, WHOLE, STEP, Guest("ana", "Ana"), 0, level=""))
    room = Room(record, shelf.changes)
    told = "The host chose the deal and may know every card."

    assert told not in room.log(), "Ana plays for all sides"
    room.publish(record.replace(seats=(record.seats[0], Seat())))
    assert told in room.log(), "an invited guest reads it before taking the seat"
    room.publish(record.replace(seats=(record.seats[0], Seat(PERSON, "Bo", "bo"))))
    assert told in room.log()


# -- live win chances, without a server -----------------------------------------------------------------------------


class PlainPool:
    """Answers at once, in the plain gear and through JSON."""

    compiles, waiting = True, 0

    def __init__(self) -> None:
        self.tasks: list[ChanceTask] = []

    def start(self) -> None: ...

    async def close(self) -> None: ...

    def receive(self, message: Any) -> None: ...

    async def run(self, task: BotTask, client: str = "", group: str = "") -> Any:
        read = decode(encode(task))
        assert read == task
        assert isinstance(read, ChanceTask)
        self.tasks.append(read)
        return decode_answer(task, encode_answer(win_chances(read.position.set_up(), read)))


def what_if_room(*guests: str) -> Room:
    game = WHOLE.at(STEP)
    seats = tuple(Seat(PERSON, guest, guest) for guest in guests)
    record = table_record(game.at(0), seats, guests[0], status=PLAYING).with_event(BRANCHED, name="other")
    room = Room(record, [])
    room.game = game
    room.subscribers.add(Subscriber(Guest("ana")))
    return room


def evaluated(room: Room) -> list[ChanceTask]:
    async def run() -> None:
        def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
            return asyncio.create_task(work)

        LiveChances(pool, Compilation(lambda *_: None), spawn).start(room, "ana")
        if room.evaluation is not None:
            await room.evaluation

    pool = PlainPool()
    elsewhere(asyncio.run, run())
    return pool.tasks


def test_the_chances_of_a_what_if_table_are_estimated_once_for_each_state() -> None:
    room = what_if_room("ana", "ana")

    (task,) = evaluated(room)

    assert kind_of(task) is Kind.STUDY, "moves and hints come first"
    assert set(room.chances.now) == {0, 1}
    assert all(0 < chance < 1 for chance in room.chances.now.values())
    assert room.chances.state == room.state
    assert evaluated(room) == []
    room.record = room.record.replace(state=1)
    evaluated(room)
    assert room.chances.before == room.chances.now, "the same table has the same chances"


def test_tables_with_other_people_and_without_watchers_have_no_chances() -> None:
    nobody, two, ordinary = what_if_room("ana", "ana"), what_if_room("ana", "bo"), what_if_room("ana", "ana")
    nobody.subscribers.clear()
    ordinary.record = replace(ordinary.record, events=())

    for room in (nobody, two, ordinary):
        assert evaluated(room) == []
        assert room.chances.now == {}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_chance_depends_only_on_what_its_seat_knows(seat: int) -> None:
    game = WHOLE.at(STEP)
    task = ChanceTask(what_if_room("ana", "ana").position, (seat,), compiled=False)
    chances = {win_chances(same, task) for same in (game, game.imagine(seat, 1), game.imagine(seat, 2))}

    assert len(chances) == 1
    assert game.imagine(seat, 1).digest() != game.imagine(seat, 2).digest()
