"""The stores, SQLite and PostgreSQL: durability, conflicts, batched writes, migrations, lists."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from azalai.puzzles.glicko2 import Rating
from azalai.server.storage.postgresql_schema import MIGRATIONS as POSTGRESQL_MIGRATIONS
from azalai.server.storage.postgresql_store import MAX_CONNECTIONS, ConnectionLost, PostgreSQLStore
from azalai.server.storage.puzzle_rows import GUEST, PUZZLE, PuzzleAttempt, StoredRating
from azalai.server.storage.sqlite_store import MIGRATIONS, SQLiteStore
from azalai.server.storage.store import (
    BRANCHED,
    COMPUTER,
    MOVES,
    OVER,
    PERSON,
    PLAYING,
    RESEARCH,
    SAT,
    WAITING,
    Change,
    ChangeConflict,
    Seat,
    Store,
    StoreError,
    TableRecord,
)
from tests.other_processes import elsewhere
from tests.server.postgresql import server

pytestmark = pytest.mark.xdist_group("stores")

Place = Path | str
SEATS = (Seat(PERSON, "Ana", "guest-a"), Seat(COMPUTER, "Chance", level="random"))


def record(id: str = "t1", **more: Any) -> TableRecord:
    usual: dict[str, Any] = {"status": PLAYING, "made": 1.0, "touched": 2.0, "turn": 0, "moves": 3, "round": 1}
    return TableRecord(id, "targi", {"easy": True}, 2**64 - 1, SEATS, "guest-a", f"code-{id}", **(usual | more))


def change(state: int, *moves: str, **more: Any) -> Change:
    return Change(state, MOVES, 0, moves, digest="d", guest="guest-a", at=3.0, **more)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store is: an empty file or an empty database."""
    return tmp_path / "s" if request.param == "sqlite" else server().new_database()


def make(place: Place) -> Store:
    return SQLiteStore(place) if isinstance(place, Path) else PostgreSQLStore(place)


def with_store(place: Place, steps: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = make(place)
        await store.open()
        try:
            await steps(store)
        finally:
            await store.close()

    elsewhere(asyncio.run, run())


@contextmanager
def execute(place: Place) -> Iterator[Callable[[str], Any]]:
    """Runs SQL in a store's database."""
    if isinstance(place, Path):
        file = sqlite3.connect(place, isolation_level=None)
        yield file.execute
        file.close()
    else:
        with psycopg.connect(place, autocommit=True) as connection:
            yield connection.execute


def test_a_table_is_read_as_it_was_stored(place: Place) -> None:
    kept = record(file="azalai 1\n", scores=(3, 4), winners=(1,), rematch="t2", public=True)

    async def keep(store: Store) -> None:
        await store.add(kept)
        await store.append(kept.next(state=1), change(1, "p6", "pay1"))

    async def read(store: Store) -> None:
        assert await store.table("t1") == kept.next(state=1)
        assert await store.table_by_code("code-t1") == kept.next(state=1)
        assert await store.changes("t1") == [change(1, "p6", "pay1")]
        assert await store.change("t1", 1) == change(1, "p6", "pay1")
        assert await store.change("t1", 2) is None
        assert await store.table("t2") is None
        assert await store.table_by_code("nothing") is None

    with_store(place, keep)
    with_store(place, read)


def test_a_study_is_stored_with_its_table_and_deleted_with_it(place: Place) -> None:
    async def steps(store: Store) -> None:
        await store.add(record())
        await store.save_study("t1", "fast", "first")
        await store.save_study("t1", "fast", "second")
        await store.save_study("nowhere", "fast", "lost")

        assert (await store.study("t1", "fast"), await store.study("t1", "deep")) == ("second", "")
        assert await store.study("nowhere", "fast") == ""
        await store.delete("t1", 0)
        assert await store.study("t1", "fast") == ""

    with_store(place, steps)


def test_an_attempt_at_a_puzzle_counts_once_and_changes_ratings_that_were_current(place: Place) -> None:
    async def steps(store: Store) -> None:
        guest, puzzle = StoredRating(GUEST, "ana", Rating()), StoredRating(PUZZLE, "targi-7-2", Rating(1300.0, 200.0))
        once = [guest.after(Rating(1600.0, 300.0), True), puzzle.after(Rating(1250.0, 190.0), True)]
        first, again = PuzzleAttempt("targi-7-2", True, 5.0), PuzzleAttempt("targi-7-2", False, 6.0)
        await store.add_puzzle_attempt("ana", first, once)

        with pytest.raises(ChangeConflict):
            await store.add_puzzle_attempt("ana", again, [each.after(Rating(), False) for each in once])
        with pytest.raises(ChangeConflict):  # another attempt at the puzzle was faster
            await store.add_puzzle_attempt("bo", again, once)
        assert await store.puzzle_attempts("ana") == [first]
        assert await store.puzzle_attempts("bo") == []
        assert await store.puzzle_rating(GUEST, "ana") == once[0]
        assert await store.puzzle_rating(GUEST, "bo") is None
        assert await store.puzzle_ratings() == [once[1]]

    with_store(place, steps)


def test_puzzle_results_expire_with_their_guest_but_not_the_ratings_of_puzzles(place: Place) -> None:
    async def steps(store: Store) -> None:
        for number, (guest, at) in enumerate([("gone", 1.0), ("gone", 2.0), ("here", 1.0), ("here", 9.0)]):
            puzzle = StoredRating(PUZZLE, str(number), Rating(), attempts=1)
            own = StoredRating(GUEST, guest, Rating(), attempts=1 + number % 2)
            await store.add_puzzle_attempt(guest, PuzzleAttempt(str(number), True, at), [own, puzzle])

        assert [await store.delete_puzzle_attempts(before=5.0) for _ in range(2)] == [1, 0]

        assert await store.puzzle_attempts("gone") == []
        assert len(await store.puzzle_attempts("here")) == 2
        assert await store.puzzle_rating(GUEST, "gone") is None
        assert await store.puzzle_rating(GUEST, "here") is not None
        assert len(await store.puzzle_ratings()) == 4

    with_store(place, steps)


def test_a_rating_that_cannot_be_read_is_left_out(place: Place) -> None:
    async def steps(store: Store) -> None:
        for name in "ab":
            rated = StoredRating(PUZZLE, name, Rating(), attempts=1)
            await store.add_puzzle_attempt("ana", PuzzleAttempt(name, True, 1.0), [rated])
        with execute(place) as run:
            run("UPDATE puzzle_ratings SET rating = 'infinity' WHERE name = 'a'")  # text, to SQLite

        assert [each.name for each in await store.puzzle_ratings()] == ["b"]
        assert await store.puzzle_rating(PUZZLE, "a") is None

    with_store(place, steps)


def test_finished_games_are_found_that_may_be_used_for_research(place: Place) -> None:
    tricky = '"what":"research"'

    async def steps(store: Store) -> None:
        offered = record("t1", status=OVER, made=2.0).with_event(RESEARCH)
        earlier = record("t2", status=OVER, made=1.0).with_event(SAT, 0, "Ana").with_event(RESEARCH)
        not_over = record("t3").with_event(RESEARCH)
        silent = record("t4", status=OVER).with_event(SAT, 0, tricky)
        for table in (offered, earlier, not_over, silent):
            await store.add(table)

        assert await store.finished_for_research() == [earlier, offered]

    with_store(place, steps)


def test_a_second_change_with_the_same_number_is_a_conflict(place: Place) -> None:
    async def steps(store: Store) -> None:
        await store.add(record())
        await store.append(record(state=1, revision=1), change(1, "p6"))
        with pytest.raises(ChangeConflict):
            await store.append(record(state=1, moves=99, revision=1), change(1, "p7"))
        assert await store.changes("t1") == [change(1, "p6")]
        assert await store.table("t1") == record(state=1, revision=1)

    with_store(place, steps)


def test_batched_writes_fail_independently(place: Place) -> None:
    async def steps(store: Store) -> None:
        await asyncio.gather(*(store.add(record(f"t{n}")) for n in range(50)))
        doubled = [store.append(record(f"t{n % 50}", state=1, revision=1), change(1, "p6")) for n in range(60)]
        answers = await asyncio.gather(*doubled, return_exceptions=True)
        assert sum(isinstance(answer, ChangeConflict) for answer in answers) == 10
        assert sum(answer is None for answer in answers) == 50
        for n in range(50):
            assert len(await store.changes(f"t{n}")) == 1

    with_store(place, steps)


def test_a_rematch_and_its_previous_table_are_stored_together(place: Place) -> None:
    """Otherwise a crash between the two would leave a table that nothing links to."""

    async def steps(store: Store) -> None:
        await store.add(record("t1"))
        await store.add(record("t2"))
        with pytest.raises(StoreError):
            await store.add(record("t2"), record("t1", rematch="t2", revision=1))
        assert await store.table("t1") == record("t1")

        await store.add(record("t3"), record("t1", rematch="t3", revision=1))

        assert await store.table("t1") == record("t1", rematch="t3", revision=1)

    with_store(place, steps)


def test_a_value_that_cannot_be_stored_fails_alone(place: Place) -> None:
    """A lone surrogate, a number that is too large: the writer thread goes on for the other tables."""

    async def steps(store: Store) -> None:
        for unfit in (record("half", rematch="\ud800"), record("large", moves=2**70)):
            beside = record(f"with-{unfit.id}")
            answers = await asyncio.gather(store.add(unfit), store.add(beside), return_exceptions=True)
            assert isinstance(answers[0], StoreError)
            assert answers[1] is None
            assert await store.table(unfit.id) is None
            assert await store.table(beside.id) == beside

    with_store(place, steps)


def test_a_store_can_be_reopened(place: Place) -> None:
    """A server opens the store once before it starts. A closed store answers nothing."""

    async def run() -> None:
        store = make(place)
        for id in ("t1", "t2"):
            await store.open()
            await store.add(record(id))
            assert await store.table(id) is not None
            await store.close()
            with pytest.raises(StoreError):
                await store.table(id)

    elsewhere(asyncio.run, run())


def test_changes_are_append_only(place: Place) -> None:
    async def steps(store: Store) -> None:
        await store.add(record())
        await store.append(record(state=1, revision=1), change(1, "p6"))

    with_store(place, steps)

    with execute(place) as run:
        for statement in ("UPDATE changes SET moves = 'p7'", "DELETE FROM changes"):
            with pytest.raises((sqlite3.IntegrityError, psycopg.errors.RaiseException), match="changes only grow"):
                run(statement)


def test_every_commit_is_synchronised_to_a_write_ahead_log(tmp_path: Path) -> None:
    connection = SQLiteStore(tmp_path / "s")._connect()

    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_the_lists_of_the_home_page(place: Place) -> None:
    async def steps(store: Store) -> None:
        await store.add(record("mine", touched=5.0))
        await store.add(record("newer", touched=6.0, turn=1))
        await store.add(record("done", status=OVER, turn=1))
        other = (Seat(PERSON, "Bo", "guest-b"), Seat())
        await store.add(record("open", status=WAITING, public=True).replace(seats=other, host="guest-b"))
        await store.add(record("private", status=WAITING).replace(seats=other, host="guest-b"))
        listed = await store.lists_for("guest-a")
        assert [table.id for table in listed.mine] == ["newer", "mine"]
        assert [table.id for table in listed.open] == ["open"]
        assert [table.id for table in listed.finished] == ["done"]
        assert [table.id for table in (await store.lists_for("guest-b")).mine] == ["open", "private"]
        assert await store.computer_turns() == ["newer"]
        moved = tuple(Seat(PERSON, "Ana", "guest-c") if seat.guest else seat for seat in SEATS)
        await store.save(record("mine", revision=1).replace(seats=moved, host="guest-c"))
        assert [table.id for table in (await store.lists_for("guest-a")).mine] == ["newer"]

    with_store(place, steps)


def test_a_database_of_a_newer_version_is_left_alone(place: Place) -> None:
    async def nothing(_: Store) -> None: ...

    with_store(place, nothing)
    with execute(place) as run:
        if isinstance(place, Path):
            run(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
        else:
            run("UPDATE azalai_schema SET version = version + 1")

    with pytest.raises(StoreError, match="newer Azalai"):
        with_store(place, nothing)


def test_migrations_run_once_even_if_servers_start_together(place: Place) -> None:
    async def together(_: Store) -> None:
        others = [make(place) for _ in range(4)]
        await asyncio.gather(*(other.open() for other in others))
        await asyncio.gather(*(other.close() for other in others))

    with_store(place, together)

    with execute(place) as run:
        version = "PRAGMA user_version" if isinstance(place, Path) else "SELECT version FROM azalai_schema"
        known = MIGRATIONS if isinstance(place, Path) else POSTGRESQL_MIGRATIONS
        assert run(version).fetchall() == [(len(known),)]


def test_expired_tables_and_counts(place: Place) -> None:
    async def steps(store: Store) -> None:
        await store.add(record("w", status=WAITING, touched=10.0))
        await store.add(record("u", status=OVER, touched=20.0))
        await store.add(record("r", touched=30.0))
        await store.add(record("f", touched=1.0))
        await store.append(record("f", status=OVER, state=1, touched=1.0, revision=1), change(1, "p6"))
        assert await store.expired(10, 20, 30, 40) == []
        found = await store.expired(11, 21, 31, 41)
        assert set(found) == {("w", 0, "waiting"), ("u", 0, "upload"), ("r", 0, "abandoned")}
        counts = await store.counts_for("guest-a")
        assert (counts.unfinished, counts.uploads) == (2, 1)
        with pytest.raises(ChangeConflict):
            await store.delete("f", 0)
        await store.delete("f", 1)
        assert await store.table("f") is None
        assert await store.changes("f") == []
        assert len((await store.lists_for("guest-a")).finished) == 1

    with_store(place, steps)


def test_finished_what_if_tables_expire_unless_somebody_else_played(place: Place) -> None:
    async def steps(store: Store) -> None:
        def over(id: str, **more: Any) -> TableRecord:
            return record(id, status=OVER, state=9, touched=40.0).replace(**more)

        two = (*SEATS[:1], Seat(PERSON, "Bo", "guest-b"))
        await store.add(over("what-if").with_event(BRANCHED, name="t1"))
        await store.add(over("from-a-puzzle").with_event(BRANCHED))
        await store.add(over("running", status=PLAYING).with_event(BRANCHED, name="t1"))
        await store.add(over("a-game").with_event(SAT, 1, '","what":"branched"'))
        await store.add(over("of-two", seats=two).with_event(BRANCHED, name="t1"))
        await store.add(over("of-two-once").with_event(BRANCHED, name="t1").with_event(SAT, 1, "Bo"))

        assert await store.expired(0, 0, 0, 40) == []
        found = await store.expired(0, 0, 0, 41)
        assert set(found) == {("what-if", 0, "what-if"), ("from-a-puzzle", 0, "what-if")}

    with_store(place, steps)


def test_reading_survives_lost_connections_and_writing_says_so() -> None:
    """A write is not repeated: nobody knows whether it was stored."""
    url = server().new_database()

    async def drop(store: PostgreSQLStore) -> None:
        others = "datname = current_database() AND pid != pg_backend_pid()"
        with execute(url) as run:
            run(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {others}")

    async def steps(store: Store) -> None:
        assert isinstance(store, PostgreSQLStore)
        await store.add(record())
        await drop(store)
        assert await store.table("t1") == record()
        await drop(store)
        with pytest.raises(StoreError):
            await store.append(record(state=1, revision=1), change(1, "p6"))
        for _ in range(MAX_CONNECTIONS):  # each may be lost
            with suppress(ConnectionLost):
                await store.append(record(state=1, revision=1), change(1, "p6"))
                break
        assert await store.changes("t1") == [change(1, "p6")]

    with_store(url, steps)
