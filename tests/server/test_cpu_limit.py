"""Expensive requests: each address has limited CPU time for them, they take turns, and games have a limited length."""

from __future__ import annotations

import asyncio
import functools
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

import azalai
from azalai.game_file import to_text
from azalai.messages import say
from azalai.server.bot_workers.task_queue import MAX_PER_CLIENT
from azalai.server.bot_workers.worker_process import BotTask
from azalai.server.configuration import Configuration, Limits
from azalai.server.errors import RequestError, TooManyRequests
from azalai.server.http import cpu_limit
from azalai.server.http.app import create_app
from azalai.server.http.cpu_limit import CpuLimiter
from azalai.server.storage.store import COMPUTER, PLAYING, Seat
from azalai.server.tables import upload_check, what_if
from azalai.server.tables.new_tables import table_record, uploaded_record
from azalai.server.tables.rooms import Rooms
from tests.other_processes import elsewhere
from tests.server.computer_opponents import LEVEL, against_computer, ask, stopped_workers
from tests.server.http_player import get_table, make_table, wait_until
from tests.server.server_process import QUICK, ServerProcess, bot_workers

pytestmark = pytest.mark.xdist_group("cpu_limit")

ADA, BEN, CAT = "203.0.113.5", "203.0.113.6", "203.0.113.7"
PATIENCE = 2.0  # seconds in which an answer that needs no worker arrives


def random_game(seed: int = 3) -> azalai.Game:
    game, rng = azalai.new("tuareg", seed=seed, seats=2), random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.moves()))
    return game


GAME = random_game()


# -- the limiter --------------------------------------------------------------------------------------------------


async def busy(seconds: float) -> str:
    """Work that costs this much CPU time, in two steps."""
    for _ in range(2):
        until = time.thread_time() + seconds / 2
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0)
    return "done"


def refusal(limiter: CpuLimiter, address: str) -> RequestError | None:
    try:
        limiter.check(address)
    except RequestError as error:
        return error
    return None


def test_an_address_pays_the_cpu_time_of_its_own_work_only() -> None:
    async def run() -> None:
        limiter = CpuLimiter(0.1, 0.001)
        waiting = limiter.run(ADA, lambda: asyncio.sleep(0.1))
        await asyncio.gather(busy(0.3), waiting, limiter.run("", lambda: busy(0.3)))
        assert refusal(limiter, ADA) is None, "the work of others runs while it waits"

        assert await limiter.run(ADA, lambda: busy(0.2)) == "done", "what work costs is known afterwards"
        refused = refusal(limiter, ADA)
        assert refused is not None
        assert (refused.status, refused.code) == (429, "too-many")
        assert refused.details["retry_after"] > 50, "until the debt is paid"
        assert refusal(limiter, BEN) is None
        with pytest.raises(TooManyRequests):
            await limiter.run(ADA, lambda: busy(0))

    elsewhere(asyncio.run, run())


def test_cpu_time_comes_back() -> None:
    limiter = CpuLimiter(0.1, 100)
    limiter.charge(ADA, 0.15)
    wait_until(lambda: refusal(limiter, ADA) is None, seconds=10)


def test_work_that_fails_is_paid_too() -> None:
    async def failing() -> None:
        await busy(0.2)
        raise RequestError(422, "bad-file")

    async def run() -> None:
        limiter = CpuLimiter(0.1, 0.001)
        with pytest.raises(RequestError, match="bad-file"):
            await limiter.run(ADA, failing)
        assert refusal(limiter, ADA) is not None

    elsewhere(asyncio.run, run())


def test_the_work_of_an_address_takes_turns() -> None:
    running: list[str] = []
    seen: set[tuple[str, ...]] = set()

    async def work(address: str) -> None:
        running.append(address)
        for _ in range(5):
            seen.add(tuple(sorted(running)))
            await asyncio.sleep(0)
        running.remove(address)

    async def run() -> None:
        limiter = CpuLimiter(6, 0.25)
        addresses = ADA, ADA, BEN, ADA
        await asyncio.gather(*(limiter.run(address, functools.partial(work, address)) for address in addresses))

    elsewhere(asyncio.run, run())
    assert (ADA, BEN) in seen, "others do not wait"
    assert all(addresses.count(ADA) < 2 for addresses in seen)


def test_a_line_is_not_endless_and_a_cancelled_request_leaves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu_limit, "MAX_WAITING", 2)

    async def run() -> None:
        limiter = CpuLimiter(6, 0.25)
        waiting = [asyncio.create_task(limiter.run(ADA, lambda: asyncio.sleep(60))) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            await limiter.run(ADA, lambda: busy(0))
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert await limiter.run(ADA, lambda: busy(0)) == "done"
        assert limiter._lines == {}

    elsewhere(asyncio.run, run())


# -- at the server ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server behind a proxy, at which one upload uses up the CPU time of its address."""
    limits = {**QUICK["limits"], "cpu_rate": [0.05, 0.0001]}  # type: ignore[dict-item]
    folder = tmp_path_factory.mktemp("proxied") / "data"
    with ServerProcess(folder, limits=limits, trusted_proxies=["127.0.0.0/8"]) as server:
        yield server


def from_address(served: ServerProcess, stack: ExitStack, address: str) -> httpx.Client:
    return stack.enter_context(served.client(headers={"x-forwarded-for": address}))


def upload(guest: httpx.Client, text: str) -> httpx.Response:
    return guest.post("/replays", files={"file": ("a.azalai", text.encode())}, headers={"accept": "application/json"})


def test_expensive_requests_of_an_address_are_limited_by_cpu_time(proxied: ServerProcess) -> None:
    with ExitStack() as stack:
        ada, again, ben = (from_address(proxied, stack, address) for address in (ADA, ADA, BEN))
        uploaded = upload(ada, to_text(GAME))
        assert uploaded.status_code == 303
        table = uploaded.headers["location"].split("/")[2]

        expensive: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", f"/t/{table}/study", {}),
            ("GET", f"/t/{table}/study/inside", {}),
            ("GET", f"/t/{table}/file", {}),
            ("POST", f"/t/{table}/what-if", {"json": {"step": 0, "level": ""}}),
            ("POST", f"/t/{table}/variation", {"json": {}}),
            ("POST", "/tables", {"json": {"game": "targi", "card_text": "version = 1"}}),
            ("POST", "/tables", {"data": {"game": "targi"}}),
            ("GET", "/learn/targi-crossings", {}),
            ("POST", "/learn/targi-crossings/moves", {"json": {"state": 0, "moves": ["p6"]}}),
            ("POST", "/replays", {"files": {"file": ("a.azalai", b"x")}}),
        ]
        for method, path, more in expensive:  # a new cookie does not help
            answer = again.request(method, path, headers={"accept": "application/json"}, **more)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many"), path
            assert int(answer.headers["retry-after"]) >= 1
            assert answer.json()["message"].startswith("Your requests keep the server too busy."), path
        for path in ("/", f"/t/{table}", f"/t/{table}/at/3", "/rules/targi"):
            assert again.get(path).status_code == 200, path
        assert upload(ben, to_text(GAME)).status_code == 303, "another address"


def test_an_ipv6_network_has_one_budget(proxied: ServerProcess) -> None:
    with ExitStack() as stack:
        first, second = (from_address(proxied, stack, f"2001:db8:1:2:{number}::1") for number in (1, 2))
        assert upload(first, "azalai 1\n").status_code == 422, "a file that is refused costs as much"
        assert upload(second, "azalai 1\n").status_code == 429


def test_an_address_cannot_have_one_table_after_the_other_loaded(tmp_path: Path) -> None:
    """If a client opens more tables than fit into memory, the server replays all their moves each time."""

    async def run() -> None:
        app = create_app(Configuration(tmp_path, limits=Limits(cpu_rate=(0.001, 0.0001)), workers=1))
        async with app.router.lifespan_context(app), AsyncExitStack() as stack:
            rooms: Rooms = app.state.services.rooms
            record = uploaded_record(GAME, "ana")
            await rooms.add(record)

            async def opened_by(address: str) -> httpx.Response:
                transport = httpx.ASGITransport(app, client=(address, 1))
                guest = await stack.enter_async_context(
                    httpx.AsyncClient(transport=transport, base_url="http://azalai")
                )
                return await guest.get(f"/t/{record.id}/at/3")

            rooms._evict(list(rooms._rooms.values()))
            assert (await opened_by(ADA)).status_code == 200
            assert (await opened_by(ADA)).status_code == 200, "it is in memory"
            rooms._evict(list(rooms._rooms.values()))

            refused = await opened_by(ADA)

            assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
            assert (await opened_by(BEN)).status_code == 200, "another address"
            assert (await opened_by(ADA)).status_code == 200, "which has loaded it"

    elsewhere(asyncio.run, run())


class Idle:
    """Workers that never answer. They note the groups of their tasks."""

    compiles = False
    waiting = 0

    def __init__(self) -> None:
        self.groups: list[str] = []

    async def run(self, task: BotTask, client: str = "", group: str = "") -> Any:
        self.groups.append(group)
        await asyncio.Event().wait()


def test_all_tables_of_an_address_take_turns_with_those_of_others_whatever_cookies_it_has(tmp_path: Path) -> None:
    """Games between computers go on by themselves: many of them would keep the workers from everybody else."""

    async def run() -> list[str]:
        app = create_app(Configuration(tmp_path, workers=1, compile_ahead=False))
        async with app.router.lifespan_context(app):
            rooms, idle = app.state.services.rooms, Idle()
            rooms.bots.pool, pool = idle, rooms.bots.pool
            computers = {f"place.{seat}": f"computer:{LEVEL}" for seat in range(2)}
            for address in (ADA, ADA, BEN):
                transport = httpx.ASGITransport(app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://azalai") as guest:
                    made = await guest.post("/tables", json={"game": "targi"} | computers)
                    assert made.status_code == 200
            computer = Seat(COMPUTER, "Computer", level=LEVEL)
            record = table_record(azalai.new("targi", seed=7), (computer, computer), "host", status=PLAYING)
            await rooms.store.add(record)
            await rooms.resume_computer_turns()  # as after a restart
            async with asyncio.timeout(10):
                while len(idle.groups) < 4:
                    await asyncio.sleep(0.01)
            rooms.bots.pool = pool
        return idle.groups

    assert elsewhere(asyncio.run, run()) == [ADA, ADA, BEN, "host"]


def test_people_on_this_machine_are_not_limited(tmp_path: Path) -> None:
    limits = {**QUICK["limits"], "cpu_rate": [0.05, 0.0001]}  # type: ignore[dict-item]
    with ServerProcess(tmp_path / "data", limits=limits) as served, served.client() as guest:
        assert [upload(guest, "azalai 1\n").status_code for _ in range(2)] == [422, 422]


def test_the_hints_of_an_address_cannot_fill_the_queue(tmp_path: Path) -> None:
    """However many cookies it has."""
    with (
        ServerProcess(tmp_path / "data", trusted_proxies=["127.0.0.0/8"]) as served,
        ExitStack() as stack,
        ThreadPoolExecutor(MAX_PER_CLIENT + 1) as threads,
    ):
        greedy = [from_address(served, stack, ADA) for _ in range(MAX_PER_CLIENT + 2)]
        ben = from_address(served, stack, BEN)
        tables = [against_computer(guest, seed) for seed, guest in enumerate(greedy, 1)]
        other = against_computer(ben, 90)
        assert ask(ben, other).status_code == 200  # starts a worker
        moved = against_computer(ben, 91)
        with stopped_workers(served):
            assert bot_workers(served)
            *first, last = [(guest, table) for guest, table in zip(greedy, tables, strict=True)]
            asked = [threads.submit(ask, guest, table) for guest, table in first]
            time.sleep(PATIENCE)  # until one runs and the others wait
            refused = ask(*last)
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
            with pytest.raises(httpx.ReadTimeout):  # waits for its turn
                ask(ben, moved, timeout=PATIENCE)
        assert {each.result(60).status_code for each in asked} == {200}


# -- long games ---------------------------------------------------------------------------------------------------


def test_an_upload_has_a_limited_number_of_moves(proxied: ServerProcess) -> None:
    lines = [f"{number} blue p6 9f2c66a1b0d4" for number in range(1, upload_check.MAX_MOVES + 2)]
    head = "azalai 1\ngame targi\noptions {}\nseed 7\nmoves\n"
    with ExitStack() as stack:
        cat = from_address(proxied, stack, CAT)
        answer = upload(cat, head + "\n".join(lines))
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-file")
        assert answer.json()["message"] == say("web-game-too-long", most=upload_check.MAX_MOVES)

    as_long_as_allowed = upload_check.check(head + "\n".join(lines[:-1]), "en")
    assert as_long_as_allowed != say("web-game-too-long", most=upload_check.MAX_MOVES)
    assert upload_check.check(to_text(GAME), "en") == ""


def test_a_game_cannot_grow_longer_by_its_variations(monkeypatch: pytest.MonkeyPatch) -> None:
    step = next(n for n in range(40, 80) if len(GAME.at(n).moves()) > 2)
    line = GAME.at(step)
    line.play(next(move for move in line.moves() if move != GAME.played[step]))
    most = len(GAME.played) + 1
    monkeypatch.setattr(what_if, "MAX_MOVES", most)
    assert what_if.with_line(GAME, line)[1] == 1

    line.play(line.moves()[0])
    with pytest.raises(RequestError) as refused:
        what_if.with_line(GAME, line)

    assert (refused.value.status, refused.value.text()) == (409, say("web-game-too-long", most=most))


# -- numbers in paths ---------------------------------------------------------------------------------------------


def test_strange_numbers_in_a_path_or_query_are_no_faults(proxied: ServerProcess) -> None:
    huge = "9" * 6000
    with ExitStack() as stack:
        guest = from_address(proxied, stack, "203.0.113.9")
        table = upload(guest, to_text(GAME)).headers["location"].split("/")[2]
        running = make_table(from_address(proxied, stack, "203.0.113.10"))["table"]
        codes = {}
        for number in ("٣", "１", "²", "1e3", "-1", "+1", "0x1", "1_0", " 1", "%00", "10000", "9" * 30, huge):
            for path in (
                f"/tables/{table}/{number}",
                f"/t/{table}/at/{number}",
                f"/t/{table}/at/{number}/table",
                f"/t/{table}/at/{number}/picture.png",
                f"/t/{table}/at/3?seat={number}",
                f"/t/{table}/at/3?variation={number}",
                f"/t/{running}/at/{number}",
                f"/seat/{number}",
                f"/puzzles/{number}",
                f"/learn/{number}",
                f"/join/{number}",
                f"/t/{number}",
            ):
                codes[path[:60]] = guest.get(path, headers={"accept": "application/json"}).status_code
        assert {path: code for path, code in codes.items() if code not in (400, 404, 409, 429)} == {}
        assert "Traceback" not in proxied.log.read_text(encoding="utf-8")
        assert get_table(guest, running)["status"] == "playing"
