"""What a server process does when another one has changed a table: it shows the change to those who watch, without
reading it from the database, and does nothing at a table that nobody watches here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai.server.bot_workers.levels import levels
from azalai.server.configuration import Configuration
from azalai.server.guests import Guest
from azalai.server.storage.postgresql_store import PostgreSQLStore
from azalai.server.storage.store import COMPUTER, MOVES, PERSON, PLAYING, Change, Seat
from azalai.server.tables import seating
from azalai.server.tables.new_tables import table_record
from azalai.server.tables.room import Room
from azalai.server.tables.rooms import Rooms
from azalai.server.tables.viewers import Subscriber
from azalai.server.tables.what_if import save_line
from tests.other_processes import elsewhere
from tests.server.postgresql import server

pytestmark = pytest.mark.xdist_group("stores")

ANA, BO = Guest("ana", "Ana"), Guest("bo", "Bo")
PATIENCE = 30.0  # seconds


class Process:
    """The tables of a server process, and the statements that it sends to the database."""

    def __init__(self, url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = PostgreSQLStore(url)
        self.rooms = Rooms(self.store, Configuration(folder, url, workers=0))
        self.statements: list[str] = []
        run = self.store.run

        async def recorded(query: str, values: Any) -> Any:
            self.statements.append(query)
            return await run(query, values)

        monkeypatch.setattr(self.store, "run", recorded)

    def reads_of_tables(self) -> list[str]:
        """The statements that read the changes or the whole record of a table."""
        return [each for each in self.statements if "SELECT id, game" in each or "FROM changes" in each]


Story = Callable[[Process, Process, Room, Room], Awaitable[None]]


def tell(story: Story, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes that share a table of Ana and Bo, made at the first: the table here and there."""

    async def run() -> None:
        url = server().new_database()
        one, two = (Process(url, tmp_path, monkeypatch) for _ in range(2))
        async with opened(one), opened(two):
            seats = (Seat(PERSON, "Ana", "ana"), Seat(PERSON, "Bo", "bo"))
            record = table_record(azalai.new("targi", seed=7), seats, "ana", status=PLAYING)
            await one.rooms.add(record)
            here, there = await one.rooms.find(record.id), await two.rooms.find(record.id)
            assert here is not None
            assert there is not None
            await until_heard(one, there)
            two.statements.clear()
            await asyncio.wait_for(story(one, two, here, there), 2 * PATIENCE)

    elsewhere(asyncio.run, run())


@asynccontextmanager
async def opened(process: Process) -> AsyncIterator[None]:
    await process.store.open()
    await process.rooms.open()
    try:
        yield
    finally:
        await process.rooms.close()
        await process.store.close()


async def until_heard(one: Process, there: Room) -> None:
    """Wait until the other process listens."""
    async with asyncio.timeout(PATIENCE):
        while one.store.exchange.process not in there.elsewhere:
            one.store.exchange.publish(there.record.id, "present", {})
            await asyncio.sleep(0.05)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_who_watches_sees_the_moves_of_another_process_without_a_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        there.subscribers.add(Subscriber(BO))

        guest = ANA
        while not here.undo_length(guest.id):
            assert here.game.seat is not None
            guest = (ANA, BO)[here.game.seat]
            await one.rooms.play(here, guest, here.state, (here.game.moves()[0].text,))
        await one.rooms.undo(here, guest, here.state)
        await one.rooms.play(here, guest, here.state, (here.game.moves()[-1].text,))

        await until(lambda: there.state == here.state)
        assert two.reads_of_tables() == []
        assert there.game.digest() == here.game.digest()
        assert there.move_groups == here.move_groups
        assert there.record == here.record == await one.store.table(here.record.id)

    tell(story, tmp_path, monkeypatch)


def test_a_message_that_is_not_the_next_change_is_no_reason_to_believe_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may come from another version of the program, or before an earlier one."""

    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        there.subscribers.add(Subscriber(BO))
        await one.rooms.play(here, ANA, 0, ("p6",))
        await until(lambda: there.state == 1)
        wrong = vars(Change(2, MOVES, 1, ("p7",), digest="of another game", guest="bo"))

        others: list[Any] = [wrong | {"state": 9}, wrong | {"moves": 7}, {}, "nonsense", 7]
        for told in ([wrong], [wrong, wrong], *([other] for other in others)):
            one.store.exchange.publish(here.record.id, "changed", there.record.revision + 1, *told)
        move = here.game.moves()[0].text
        await one.rooms.play(here, BO, 1, (move,))

        await until(lambda: there.state == 2)
        assert there.game.played[-1].text == move
        assert there.record == await one.store.table(here.record.id)

    tell(story, tmp_path, monkeypatch)


def test_a_table_that_nobody_watches_here_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        used = there.last_used

        await one.rooms.play(here, ANA, 0, ("p6",))

        await until(lambda: there.is_behind)
        await two.rooms._sharing._compare_revisions()
        assert there.state == 0
        assert two.reads_of_tables() == []
        assert there.last_used == used, "so that it is dropped from memory"
        again = await two.rooms.find_cached(here.record.id)
        assert again is there
        assert there.state == 1
        assert there.record == await one.store.table(here.record.id)

    tell(story, tmp_path, monkeypatch)


def test_a_computer_moves_at_a_table_that_its_process_did_not_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner made the table when it had no computer, nobody watches there, and every message is lost."""

    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        monkeypatch.setattr(two.store.exchange, "publish", lambda *_: None)
        await two.rooms.change_seats(there, seating.leave, BO)
        await two.rooms.change_seats(there, seating.assign, ANA, 1, COMPUTER, levels("targi")[0][0])

        await two.rooms.play(there, ANA, 0, ("p6",))

        await until(lambda: here.thinking and here.lease is not None)
        assert here.state == 1

    tell(story, tmp_path, monkeypatch)


def test_a_deleted_table_that_nobody_watched_here_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        await one.store.delete(here.record.id, 0)

        one.store.exchange.publish(here.record.id, "changed", 1)

        await until(lambda: there.is_behind)
        assert await two.rooms.find_cached(here.record.id) is None

    tell(story, tmp_path, monkeypatch)


def test_a_crowd_that_watches_a_table_does_not_silence_its_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database refuses a long message, and everything that is sent with it."""

    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        there.subscribers.add(Subscriber(BO))
        here.subscribers |= {Subscriber(guest) for guest in (ANA, *(Guest(f"{n:022}") for n in range(400)))}
        one.rooms._refresh_presence(here)

        await one.rooms.play(here, ANA, 0, ("p6",))

        await until(lambda: there.state == 1)
        assert two.reads_of_tables() == [], "the message has arrived"
        assert [place.here for place in there.places("bo")] == [True, True]

    tell(story, tmp_path, monkeypatch)


def test_a_damaged_table_does_not_keep_the_process_from_following_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        record = table_record(azalai.new("targi", seed=8), here.record.seats, "ana", status=PLAYING)
        await one.rooms.add(record)
        other = await two.rooms.find(record.id)
        assert other is not None
        there.subscribers.add(Subscriber(BO))
        other.subscribers.add(Subscriber(BO))
        await one.store.run(
            "UPDATE tables SET seats = '{', revision = revision + 1 WHERE id = %(id)s", {"id": here.record.id}
        )
        monkeypatch.setattr(one.store.exchange, "publish", lambda *_: None)
        await one.store.run("UPDATE tables SET revision = revision + 1 WHERE id = %(id)s", {"id": record.id})

        await two.rooms._sharing._compare_revisions()

        assert other.record.revision == record.revision + 1
        assert there.retired, "its pages learn that it is damaged"

    tell(story, tmp_path, monkeypatch)


def test_a_room_that_was_dropped_from_memory_says_nothing_about_who_is_present(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana's page has reconnected to another room of the same table; a timer of the dropped one goes off later."""

    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        one.rooms._evict([here])
        again = await one.rooms.find(here.record.id)
        assert again is not None
        again.subscribers.add(Subscriber(ANA))
        one.rooms._refresh_presence(again)
        one.rooms._refresh_presence(here)

        await one.rooms.play(again, ANA, 0, ("p6",))

        await until(lambda: there.is_behind)
        there.refresh_presence()
        assert there.places()[0].here

    tell(story, tmp_path, monkeypatch)


def test_a_process_that_missed_the_end_of_a_game_knows_the_variations_that_were_saved_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the next variation that somebody saves there would replace them."""

    async def story(one: Process, two: Process, here: Room, there: Room) -> None:
        while not here.game.over:
            assert here.game.seat is not None
            move = here.game.moves()[0].text
            await one.rooms.play(here, (ANA, BO)[here.game.seat], here.state, (move,))
        line = here.game.at(1)
        line.play(next(move for move in line.moves() if move != here.game.played[1]))
        await one.rooms.change_seats(here, save_line, line)
        assert here.game.variations

        again = await two.rooms.find(here.record.id)

        assert again is there
        assert there.game.variations == here.game.variations
        assert there.record == here.record

    tell(story, tmp_path, monkeypatch)
