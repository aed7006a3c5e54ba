"""Viewers of a table: open pages, what a viewer may see, and what was shown before."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

from azalai.game import Game
from azalai.server.guests import Guest
from azalai.web.table_context import TableContext

MAX_REACTIONS = 5  # that wait for one page


@dataclass(frozen=True)
class Perspective:
    """What a viewer may see and how it is shown. Viewers with equal perspectives share one rendered page."""

    kind: str  # "waiting" | "table" | "cover" | "end"
    seat: int | None  # None: a spectator
    language: str
    effects: str
    show_scores: bool
    seated: bool = False
    guest: str = ""  # set if the page is for one guest only


@dataclass(frozen=True)
class Snapshot:
    """An earlier game of the room, the last version that showed it, and the contexts it was rendered from."""

    version: int
    state: int
    game: Game
    contexts: dict[Perspective, TableContext]


@dataclass(frozen=True)
class Chances:
    """The win chances at a what-if table, each from what its seat knows."""

    state: int = -1  # of the table that was evaluated
    now: dict[int, float] = field(default_factory=dict)  # by seat
    before: dict[int, float] = field(default_factory=dict)  # at the evaluation before this one

    def of(self, seat: int) -> tuple[float | None, float | None]:
        return self.now.get(seat), self.before.get(seat)


class Subscriber:
    """An open page, waiting for live updates."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.wake = asyncio.Event()
        self.reactions: deque[tuple[int, str]] = deque(maxlen=MAX_REACTIONS)  # seat and reaction, to be sent
