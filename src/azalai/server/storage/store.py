"""Storage: the records of a table and the ``Store`` protocol that every database implements.

A table is its options and seed, its seats, and an append-only list of changes. A change is a group of moves that was
sent in one request, or an undo. It carries the number of the state it leads to and the digest of the game there. A
method of a store returns only after the change is on disk.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from azalai.server.storage.puzzle_rows import PuzzleAttempt, StoredRating

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, COMPUTER, OPEN = "person", "computer", "open"
MOVES, UNDO = "moves", "back"
CHOSE_DEAL, REMOVED, COACHED, RESEARCH, BRANCHED = "deal", "removed", "coached", "research", "branched"
LEASE_SECONDS = 3.0  # that a process may be silent before others take over its tables
MAX_LISTED = 50  # tables in a list of the home page
SAT, LEFT, MOVED, FILLED, STOOD_IN, CAME_BACK = "sat", "left", "moved", "filled", "stood-in", "came-back"


class StoreError(Exception):
    """The store failed; the message says why."""


class ChangeConflict(StoreError):
    """The table has changed since the record was read."""


class MalformedTable(Exception):
    """The stored record of a table cannot be read."""


@dataclass(frozen=True)
class Seat:
    """Who has a seat: a person, a computer player, or nobody."""

    kind: str = OPEN
    name: str = ""
    guest: str = ""  # the guest's id; with a computer: the guest it stands in for
    level: str = ""  # of a computer
    links: int = 0  # how often the seat has moved; older seat links are void


@dataclass(frozen=True)
class TableEvent:
    """What happened at a table besides moves: the host chose the deal, wanted a coach or offered the game for research,
    the table went on from a moment of another one, or a seat changed hands."""

    what: str  # CHOSE_DEAL, REMOVED, SAT, …
    seat: int = -1
    name: str = ""  # of the person concerned; with BRANCHED: the id of the other table, "" for a puzzle
    guest: str = ""  # who had the seat before; "": nobody
    moves: int = 0  # played before it


class Branch(NamedTuple):
    """Where a what-if table leaves a finished game."""

    table: str  # the id of the finished table
    after: int  # the number of its moves that come before


@dataclass(frozen=True)
class TableRecord:
    """Everything stored about a table except its changes."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[Seat, ...]
    host: str  # the guest who made the table
    code: str  # the invitation code
    status: str = WAITING
    public: bool = False  # listed on everybody's home page
    state: int = 0  # the number of the last change
    turn: int = -1  # the seat to move; -1: none
    moves: int = 0  # played so far
    round: int = 0
    made: float = 0.0  # time of creation, in seconds since 1970
    touched: float = 0.0  # time of the last change
    rematch: str = ""  # the id of the next table
    file: str = ""  # the game file of a finished game
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    events: tuple[TableEvent, ...] = ()
    short_code: str = ""  # to be read aloud; unique among the tables that are not over
    revision: int = 0  # counts what was stored about the table: changes, seats, rematch

    def replace(self, **fields: Any) -> TableRecord:
        return dataclasses.replace(self, **fields)

    def next(self, **fields: Any) -> TableRecord:
        """The record that replaces this one in the store."""
        return self.replace(revision=self.revision + 1, **fields)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and seat.guest == guest]

    def seats_held_by(self, guest: str) -> set[int]:
        """The seats that a guest has or had in the running game, and whose hidden cards they may know."""
        now = {number for number, seat in enumerate(self.seats) if seat.guest == guest}
        return now | {event.seat for event in self.events if event.guest == guest and event.what != REMOVED}

    @property
    def for_research(self) -> bool:
        """Whether the game may be used for research. That is decided before anybody sits down, and all are told."""
        return any(event.what == RESEARCH for event in self.events)

    @property
    def branch(self) -> Branch | None:
        """The moment of another table where this one went on; None if it began with its own deal or at a puzzle."""
        branched = (event for event in self.events if event.what == BRANCHED and event.name)
        return next((Branch(event.name, event.moves) for event in branched), None)

    def with_event(self, what: str, seat: int = -1, name: str = "", guest: str = "") -> TableRecord:
        return self.replace(events=(*self.events, TableEvent(what, seat, name, guest, self.moves)))


@dataclass(frozen=True)
class Change:
    """One accepted change of a table."""

    state: int  # the number of the state it leads to
    what: str  # MOVES or UNDO
    seat: int  # the seat that moved, or undid
    moves: tuple[str, ...]  # in notation
    back: int = 0  # how many moves an undo takes back
    digest: str = ""
    guest: str = ""  # who sent it; "": a computer
    at: float = 0.0  # seconds since 1970


@dataclass(frozen=True)
class TableLists:
    """The tables on a guest's home page."""

    mine: Sequence[TableRecord] = ()
    open: Sequence[TableRecord] = ()
    finished: Sequence[TableRecord] = ()


class Message(NamedTuple):
    """What another server process says about a table."""

    process: str
    table: str
    what: str
    values: tuple[Any, ...] = ()


class Expired(NamedTuple):
    """A table that may be deleted, and why: it is waiting, an upload, abandoned or a what-if table."""

    id: str
    revision: int
    why: str


@dataclass(frozen=True)
class TableCounts:
    """How many tables of a guest count towards the quotas."""

    unfinished: int = 0  # that the guest made
    uploads: int = 0


class Exchange(Protocol):
    """How the server processes that share a store talk to each other.

    A message may get lost. A process that misses one finds the change in the store later.
    """

    @property
    def process(self) -> str:
        """The id of this process."""

    async def open(self, receive: Callable[[Message], None], missed: Callable[[], None]) -> None:
        """Receive the messages of the other processes. ``missed`` is called when some may have been lost."""

    async def close(self) -> None:
        """Give up every lease and stop receiving."""

    def publish(self, table: str, what: str, *values: Any) -> None:
        """Send a message about a table to the other processes, soon."""

    async def renew(self) -> None:
        """Say that this process lives. Its leases end if it does not say so for ``LEASE_SECONDS``."""

    async def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        """The current revisions of these tables, as far as they exist."""


class Store(Protocol):
    """Where tables are stored.

    A record is stored only if its revision follows the stored one; otherwise ChangeConflict, and nothing is stored.
    """

    @property
    def exchange(self) -> Exchange | None:
        """How this process talks to others that use the store; None if there are none."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def add(self, table: TableRecord, previous: TableRecord | None = None) -> None:
        """Insert a table. For a rematch, update the previous table in the same transaction."""

    async def save(self, table: TableRecord) -> None:
        """Update a table's record: seats, status, rematch."""

    async def append(self, table: TableRecord, change: Change, epoch: int | None = None) -> None:
        """Append a change and update the table's record in one transaction; unless the game is over, only what a move
        changes. With an epoch only if this process still has the lease of that epoch; otherwise ChangeConflict."""

    async def claim(self, id: str) -> int | None:
        """The epoch of this process's lease of a table, which it takes unless another living process has it: then
        None. Each new lease has a higher epoch."""

    async def delete(self, id: str, revision: int) -> None:
        """Delete a table with its changes, if this is still its revision."""

    async def save_study(self, id: str, depth: str, study: str) -> None:
        """Store the analysis of a finished game in place of an earlier one, unless the table was deleted."""

    async def study(self, id: str, depth: str) -> str:
        """The stored analysis of this depth; empty if there is none."""

    async def add_puzzle_attempt(self, guest: str, attempt: PuzzleAttempt, ratings: Sequence[StoredRating]) -> None:
        """Store the first attempt of a guest at a puzzle and the ratings after it, in one transaction. ChangeConflict
        if there was an attempt already, or if a rating has changed since it was read."""

    async def delete_puzzle_attempts(self, before: float) -> int:
        """Delete the attempts and the ratings of guests who have tried no puzzle since this time. Returns how many
        guests."""

    async def puzzle_attempts(self, guest: str) -> Sequence[PuzzleAttempt]:
        """The attempts of a guest, in order."""

    async def puzzle_rating(self, kind: str, name: str) -> StoredRating | None: ...

    async def puzzle_ratings(self) -> Sequence[StoredRating]:
        """The ratings of all puzzles that somebody has tried."""

    async def compact(self) -> None:
        """Give the space of deleted tables back to the disk, unless the database does so itself."""

    async def expired(self, waiting: float, uploads: float, abandoned: float, what_if: float) -> Sequence[Expired]:
        """Waiting tables, uploads, running games and finished what-if tables of one person that are unchanged since
        these times. People's finished games never expire."""

    async def counts_for(self, guest: str) -> TableCounts: ...

    async def table(self, id: str) -> TableRecord | None:
        """The table with this id. MalformedTable if its record cannot be read."""

    async def table_by_code(self, code: str) -> TableRecord | None:
        """The table with this invitation code."""

    async def table_by_short_code(self, code: str) -> TableRecord | None:
        """The table with this short code, unless its game is over."""

    async def changes(self, id: str, after: int = 0) -> Sequence[Change]:
        """The changes of a table after a state, in order."""

    async def change(self, id: str, state: int) -> Change | None: ...

    async def lists_for(self, guest: str) -> TableLists:
        """The tables for a guest's home page. Tables whose record cannot be read are left out."""

    async def finished_for_research(self) -> Sequence[TableRecord]:
        """The finished games that may be used for research, in the order in which they were made. Tables whose record
        cannot be read are left out."""

    async def computer_turns(self) -> Sequence[str]:
        """The ids of the tables at which a computer is to move and whose lease this process has, or now takes because
        nobody alive has it."""
