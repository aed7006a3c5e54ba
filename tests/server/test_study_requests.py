"""Studies on the server: finished games only, part by part while somebody watches, stored with the game."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from azalai.game import Game
from azalai.game_file import to_text
from azalai.new_game import new
from azalai.server.bot_workers import study_part
from azalai.server.bot_workers.worker_pool import Compilation
from azalai.server.bot_workers.worker_process import BotTask, StudyTask, Variant
from azalai.server.storage.store import Store
from azalai.server.tables import studies
from azalai.server.tables.bot_queue import decode_answer, encode_answer
from azalai.server.tables.new_tables import uploaded_record
from azalai.server.tables.room import Room
from azalai.server.tables.studies import Studies, Study
from azalai.web.study_view import SeatStudy, StudyPart
from tests.finished_games import short_game
from tests.other_processes import elsewhere
from tests.server.http_player import get_table, make_table, wait_until

pytestmark = pytest.mark.xdist_group("bot_workers")
GAME = short_game("targi", {}, "greedy")


def upload(guest: httpx.Client, game: Game = GAME) -> str:
    answer = guest.post("/replays", files={"file": ("a.azalai", to_text(game).encode())})
    return str(answer.headers["location"].split("/")[2])


def test_a_running_game_has_no_study(ana: httpx.Client) -> None:
    table = make_table(ana, opponent="computer:gentle")["table"]

    for path in ("study", "study/inside"):
        answer = ana.get(f"/t/{table}/{path}", headers={"accept": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


def test_first_results_come_before_anything_is_compiled(ana: httpx.Client) -> None:
    table = upload(ana)
    assert f'href="/t/{table}/study"' in ana.get(f"/t/{table}").text
    assert f'href="/t/{table}/study"' in ana.get(f"/t/{table}/at/0").text

    assert "data-unfinished" in ana.get(f"/t/{table}/study").text
    wait_until(lambda: "<rect class=" in ana.get(f"/t/{table}/study/inside").text)

    inside = f"/t/{table}/study/inside"
    seen = ana.get(inside).headers["etag"]
    wait_until(lambda: ana.get(inside, headers={"if-none-match": seen}).status_code == 200)  # there is news

    assert ana.get(f"/t/{table}/study?seat=7").status_code == 404
    assert ana.get(f"/t/{table}/study?step=9999").status_code == 404


def test_a_page_without_news_is_not_sent_again(ana: httpx.Client) -> None:
    inside = f"/t/{upload(ana)}/study/inside"

    def asked_twice() -> httpx.Response:
        return ana.get(inside, headers={"if-none-match": ana.get(inside).headers["etag"]})

    wait_until(lambda: asked_twice().status_code == 304)  # between two parts of the analysis
    assert ana.get(inside, headers={"if-none-match": '"another"'}).status_code == 200


def test_a_table_goes_on_from_a_moment_of_a_finished_game(ana: httpx.Client) -> None:
    whole, rng = new("tuareg", seed=3, seats=3), random.Random(3)
    while not whole.over:
        whole.play(rng.choice(whole.moves()))
    step = next(number for number in range(30, 60) if whole.at(number).seat == 1)
    finished = upload(ana, whole)

    answers = [
        ana.post(f"/t/{finished}/what-if", json={"step": at, "seat": 1, "level": level})
        for at, level in ((step, ""), (step, "nobody"), (len(whole.played), ""))
    ]
    assert [answer.status_code for answer in answers] == [200, 422, 422]
    table = get_table(ana, answers[0].json()["table"])

    assert (table["status"], table["asked"], table["seat"]) == ("playing", 1, 1)
    assert table["view"] == whole.at(step).view(1)
    assert {place["kind"] for place in table["places"]} == {"person"}
    again = ana.post(f"/t/{table['table']}/what-if", json={"step": 0, "seat": 0})
    assert get_table(ana, again.json()["table"])["view"] == whole.at(0).view(whole.at(0).seat)
    ordinary = make_table(ana, opponent="computer:gentle")["table"]
    running = ana.post(f"/t/{ordinary}/what-if", json={"step": 0, "seat": 0})
    assert (running.status_code, running.json()["error"]) == (409, "not-over")


# -- without a server --------------------------------------------------------------------------------------------


class PlainPool:
    """Answers tasks at once, in the plain gear, as a bot service of another machine does: through JSON."""

    compiles, waiting = False, 0

    def __init__(self) -> None:
        self.tasks: list[StudyTask] = []
        self.clients: set[str] = set()

    def start(self) -> None: ...

    async def close(self) -> None: ...

    def receive(self, message: Any) -> None: ...

    async def run(self, task: BotTask, client: str = "", group: str = "") -> Any:
        assert isinstance(task, StudyTask)
        self.tasks.append(task)
        self.clients.add(client)
        await asyncio.sleep(0)
        return decode_answer(task, encode_answer(study_part.study_part(task.position.set_up(), task)))


class Shelf:
    """Keeps studies as a store does."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}

    async def study(self, id: str, depth: str) -> str:
        return self.kept.get((id, depth), "")

    async def save_study(self, id: str, depth: str, study: str) -> None:
        self.kept[id, depth] = study


def studied(pool: PlainPool, shelf: Any, compilation: Compilation | None = None) -> Studies:
    def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.create_task(work)

    store: Store = shelf
    return Studies(pool, compilation or Compilation(lambda *_: None), store, spawn)


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    """Without Numba careful parts are in the plain gear too."""
    monkeypatch.setattr(study_part, "gear", SimpleNamespace(can_compile=lambda: False))
    return Room(uploaded_record(GAME, "ana"), [])


def test_a_finished_study_is_read_from_the_store(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "PATIENCE", 600.0)

    async def run() -> None:
        pool, shelf = PlainPool(), Shelf()
        study = await studied(pool, shelf).watch(room, 1, deep=False, client="bo")
        assert study.task is not None
        await study.task

        assert study.finished
        assert pool.tasks[0].seat == 1, "the seat on the page comes first"
        rough = [task for task in pool.tasks if task.rough]
        assert pool.tasks[: len(rough)] == rough, "and has first results before anything else"
        assert {task.seat for task in rough} == {1}
        assert study.rough[1].done == study.moves
        assert pool.clients == {"bo"}, "a guest who studies many games takes turns with the others"
        again = await studied(pool, shelf).watch(room, 0, deep=False)
        assert again.finished
        assert again.task is None
        assert again.seats == study.seats
        for seat in study.seats.values():
            assert seat.start + seat.luck + seat.own + seat.others == pytest.approx(seat.value)
            assert seat.value == pytest.approx(float(seat.seat in GAME.winners()) / len(GAME.winners()), abs=1e-4)

    elsewhere(asyncio.run, run())


def test_every_part_changes_the_version_of_a_study_and_so_does_a_failure() -> None:
    study = Study(2, {0: SeatStudy(0), 1: SeatStudy(1)})
    versions = [study.version]
    for seat, rough in ((0, True), (0, False), (1, False)):
        study.add(StudyPart(seat, 0, 2, 0.5, (), (), {}), rough=rough)
        versions.append(study.version)
    study.failed = True
    versions.append(study.version)

    assert len(set(versions)) == 5


class SlowCompilation(Compilation):
    """Compiles nothing, and is ready when ``ready`` is set."""

    def __init__(self, pool: PlainPool) -> None:
        super().__init__(lambda *_: None)
        self.ready, self._pool, self.began_after = asyncio.Event(), pool, -1

    async def ensure(self, variant: Variant) -> None:
        self.began_after = len(self._pool.tasks)
        await self.ready.wait()


def test_first_results_do_not_wait_for_the_compilation(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "PATIENCE", 600.0)
    monkeypatch.setattr(studies, "GLANCE", 0.001)
    monkeypatch.setattr(study_part, "ROUGH_SECONDS", 0.0)

    async def until(happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not happened():
                await asyncio.sleep(0.001)

    async def run() -> None:
        pool = PlainPool()
        pool.compiles = True
        compilation = SlowCompilation(pool)
        ours = studied(pool, Shelf(), compilation)

        study = await ours.watch(room, 0, deep=False)
        await until(lambda: study.rough_of(0).done == study.moves)
        await ours.watch(room, 1, deep=False)
        await until(lambda: study.rough_of(1).done == study.moves)
        assert compilation.began_after >= 1, "the first part has the processor for itself"
        assert len(pool.tasks) > 2
        assert all(task.rough for task in pool.tasks)
        assert study.shown(0) == study.outlook(0) == study.rough[0]
        assert study.shown(0).mistakes == [], "nothing is judged in a few worlds"

        compilation.ready.set()
        await until(lambda: study.finished)
        assert study.shown(0) == study.outlook(0) == study.seats[0]

    elsewhere(asyncio.run, run())


@pytest.mark.parametrize("stored", ["{", "[]", '{"format":1}', '{"format":1,"seats":[[[1]]]}'])
def test_a_study_that_cannot_be_read_is_made_again(room: Room, monkeypatch: pytest.MonkeyPatch, stored: str) -> None:
    monkeypatch.setattr(studies, "PATIENCE", -1.0)
    shelf = Shelf()
    shelf.kept[room.record.id, studies.FAST] = stored

    study = elsewhere(asyncio.run, studied(PlainPool(), shelf).watch(room, 0, deep=False))

    assert (study.finished, study.shown(0).done) == (False, 0)


def test_work_stops_when_nobody_watches_and_goes_on_later(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool = PlainPool()
        ours = studied(pool, Shelf())
        monkeypatch.setattr(studies, "PATIENCE", -1.0)
        study = await ours.watch(room, 0, deep=False)
        assert study.task is not None
        await study.task
        assert pool.tasks == [], "nobody watches"

        monkeypatch.setattr(studies, "PATIENCE", 600.0)
        assert (await ours.watch(room, 0, deep=False)) is study
        await study.task
        assert study.finished

    elsewhere(asyncio.run, run())


def test_a_part_passes_unchanged_through_json(room: Room) -> None:
    game = GAME
    task = StudyTask(room.position, 0, 0, deep=False, rough=False, players={})
    part = study_part.study_part(game, task)

    assert StudyPart.read(json.loads(json.dumps(part))) == part
    assert re.fullmatch("[a-z]*", part.decisions[0].label)
