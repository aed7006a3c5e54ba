"""What is kept of a table, and the small interface that every kind of storage has.

A table is its options and seed, who sits where, and one list of changes that only grows: a list of moves that was
carried out as one, or moves taken back. Each change has the number of the state it leads to and the digest of the table
there. Whatever a method was awaited for is on disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, COMPUTER, OPEN = "person", "computer", "open"
MOVES, BACK = "moves", "back"


class StoreError(Exception):
    """The storage cannot do what it must; the message says why."""


class Taken(StoreError):
    """Somebody else has already stored a change with this number."""


@dataclass(frozen=True)
class Seat:
    """Who sits at a place: a person by the guest who took it, a computer by its level."""

    kind: str = OPEN
    name: str = ""
    guest: str = ""
    level: str = ""
    links: int = 0  # how often its private link has been used: an old link is worth nothing


@dataclass(frozen=True)
class TableRecord:
    """A table, but for its changes."""

    id: str
    game: str
    options: dict[str, Any]
    seed: int
    seats: tuple[Seat, ...]
    host: str  # the guest who made it
    code: str  # the invitation
    status: str = WAITING
    public: bool = False  # listed for everybody
    state: int = 0  # the number of the last change
    turn: int = -1  # the seat that is asked; -1: none
    moves: int = 0  # made so far
    round: int = 0
    made: float = 0.0  # seconds since 1970
    touched: float = 0.0
    rematch: str = ""  # the table of the next game
    file: str = ""  # a finished game as the text of its file
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    def but(self, **changed: Any) -> TableRecord:
        return replace(self, **changed)


@dataclass(frozen=True)
class Change:
    """One accepted change of a table; it leads to the state of its number."""

    state: int
    what: str  # MOVES or BACK
    seat: int  # whose moves they are; whoever took back
    moves: tuple[str, ...]  # the notations
    back: int = 0  # so many moves were taken back
    digest: str = ""
    guest: str = ""  # who sent it; "": a computer
    at: float = 0.0


@dataclass(frozen=True)
class Listed:
    """The tables that a home page lists."""

    mine: Sequence[TableRecord] = field(default_factory=tuple)
    open: Sequence[TableRecord] = field(default_factory=tuple)
    finished: Sequence[TableRecord] = field(default_factory=tuple)


class Store(Protocol):
    """Where tables are kept."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def add(self, table: TableRecord, after: TableRecord | None = None) -> None:
        """Keep a new table and, with it or not at all, what has changed about the one that it follows."""

    async def save(self, table: TableRecord) -> None:
        """Keep what has changed about a table: places, status, what follows it."""

    async def append(self, table: TableRecord, change: Change) -> None:
        """Keep a change and, with it or not at all, the table as it is after it. ``Taken`` if there is one with that
        number already."""

    async def table(self, id: str) -> TableRecord | None: ...

    async def changes(self, id: str) -> Sequence[Change]:
        """All changes of a table, in order."""

    async def change(self, id: str, state: int) -> Change | None: ...

    async def invited(self, code: str) -> TableRecord | None:
        """The table of an invitation."""

    async def listed(self, guest: str) -> Listed: ...

    async def with_computers(self) -> Sequence[str]:
        """The running tables at which a computer sits: after a restart it may have to think."""
