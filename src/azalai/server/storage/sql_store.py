"""What the stores in SQLite and PostgreSQL share: all queries, and the statements that both databases understand.

Values are named as in SQLite, ``:id``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from azalai.server.storage import puzzle_rows as puzzles
from azalai.server.storage import rows
from azalai.server.storage.puzzle_rows import PuzzleAttempt, StoredRating
from azalai.server.storage.store import MAX_LISTED, Change, Expired, TableCounts, TableLists, TableRecord

Row = tuple[Any, ...]
Statement = tuple[str, Mapping[str, Any]]

SAVE_STUDY = (
    "INSERT INTO studies SELECT id, :depth, :study FROM tables WHERE id = :id "
    "ON CONFLICT (table_id, depth) DO UPDATE SET study = excluded.study"
)
EXPIRED = """
    SELECT id, revision, CASE status WHEN 'waiting' THEN 'waiting' WHEN 'over' THEN 'upload' ELSE 'abandoned' END
    FROM tables
    WHERE (status = 'waiting' AND touched < :waiting)
        OR (status = 'over' AND state = 0 AND touched < :uploads) -- a game that was played here has changes
        OR (status = 'playing' AND touched < :abandoned)
"""
EXPIRED_WHAT_IF = f"""
    SELECT id, revision, 'what-if' FROM tables
    WHERE {rows.FINISHED_WHAT_IF} AND state > 0 AND touched < :what_if
        AND events NOT LIKE '%"what":"sat"%' -- somebody else has taken a seat
        AND (SELECT count(*) FROM sitting WHERE table_id = tables.id) < 2
"""
COUNTS = (
    "SELECT count(*) FILTER (WHERE status != 'over'), count(*) FILTER (WHERE status = 'over' AND state = 0) "
    "FROM tables WHERE host = :guest"
)
SEATED = "id IN (SELECT table_id FROM sitting WHERE guest = :guest)"


class SQLStore:
    """A ``Store`` without what each database does in its own way."""

    async def _rows(self, query: str, **values: Any) -> list[Row]:
        """The rows of a query."""
        raise NotImplementedError

    async def _write(self, statements: list[Statement]) -> None:
        """Run statements in one transaction."""
        raise NotImplementedError

    # -- writing --------------------------------------------------------------------------------------

    async def save_study(self, id: str, depth: str, study: str) -> None:
        await self._write([(SAVE_STUDY, {"id": id, "depth": depth, "study": study})])

    async def add_puzzle_attempt(self, guest: str, attempt: PuzzleAttempt, ratings: Sequence[StoredRating]) -> None:
        rated = [(puzzles.SAVE_RATING, puzzles.rating_values(each)) for each in ratings]
        await self._write([(puzzles.ADD_ATTEMPT, puzzles.attempt_values(guest, attempt)), *rated])

    async def delete_puzzle_attempts(self, before: float) -> int:
        ((guests,),) = await self._rows(puzzles.COUNT_OLD, before=before)
        if guests:
            await self._write([(statement, {"before": before}) for statement in puzzles.DELETE_OLD])
        return int(guests)

    # -- reading --------------------------------------------------------------------------------------

    async def _table(self, where: str, **values: Any) -> TableRecord | None:
        found = await self._rows(f"{rows.SELECT_TABLES} WHERE {where}", **values)
        return rows.table_record(found[0]) if found else None

    async def _listed(self, where: str, **values: Any) -> list[TableRecord]:
        """The tables of a list, without those whose record cannot be read."""
        return rows.readable_tables(await self._rows(f"{rows.SELECT_TABLES} WHERE {where}", **values))

    async def table(self, id: str) -> TableRecord | None:
        return await self._table("id = :id", id=id)

    async def table_by_code(self, code: str) -> TableRecord | None:
        return await self._table("code = :code", code=code)

    async def table_by_short_code(self, code: str) -> TableRecord | None:
        # the literals are those of the index
        return await self._table("short_code = :code AND short_code != '' AND status != 'over'", code=code)

    async def changes(self, id: str, after: int = 0) -> Sequence[Change]:
        query = f"{rows.SELECT_CHANGES} WHERE table_id = :id AND state > :after ORDER BY state"
        return [rows.change_record(row) for row in await self._rows(query, id=id, after=after)]

    async def change(self, id: str, state: int) -> Change | None:
        query = f"{rows.SELECT_CHANGES} WHERE table_id = :id AND state = :state"
        found = await self._rows(query, id=id, state=state)
        return rows.change_record(found[0]) if found else None

    async def study(self, id: str, depth: str) -> str:
        query = "SELECT study FROM studies WHERE table_id = :id AND depth = :depth"
        found = await self._rows(query, id=id, depth=depth)
        return str(found[0][0]) if found else ""

    async def puzzle_attempts(self, guest: str) -> Sequence[PuzzleAttempt]:
        return [puzzles.attempt_record(row) for row in await self._rows(puzzles.SELECT_ATTEMPTS, guest=guest)]

    async def puzzle_rating(self, kind: str, name: str) -> StoredRating | None:
        found = await self._rows(puzzles.SELECT_RATING, kind=kind, name=name)
        return next(iter(puzzles.readable_ratings(found)), None)

    async def puzzle_ratings(self) -> Sequence[StoredRating]:
        return puzzles.readable_ratings(await self._rows(puzzles.SELECT_PUZZLES))

    async def lists_for(self, guest: str) -> TableLists:
        recent = f"ORDER BY touched DESC LIMIT {MAX_LISTED}"
        return TableLists(
            await self._listed(f"{SEATED} AND status != 'over' {recent}", guest=guest),
            await self._listed(f"status = 'waiting' AND public = 1 AND NOT {SEATED} {recent}", guest=guest),
            await self._listed(f"{SEATED} AND status = 'over' {recent}", guest=guest),
        )

    async def expired(self, waiting: float, uploads: float, abandoned: float, what_if: float) -> Sequence[Expired]:
        found = await self._rows(EXPIRED, waiting=waiting, uploads=uploads, abandoned=abandoned)
        found += await self._rows(EXPIRED_WHAT_IF, what_if=what_if)
        return [Expired(*row) for row in found]

    async def counts_for(self, guest: str) -> TableCounts:
        ((unfinished, uploads),) = await self._rows(COUNTS, guest=guest)
        return TableCounts(unfinished, uploads)

    async def finished_for_research(self) -> Sequence[TableRecord]:
        return await self._listed(rows.FOR_RESEARCH)
