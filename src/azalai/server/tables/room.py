"""One table while somebody is at it: its game, who sits where, who looks on, and what changed last.

A game in a room is never changed: each accepted change puts another one in its place. So whoever draws it, thinks about
it or compares it with the one before may take their time.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from azalai.errors import AzalaiError
from azalai.game import Game, new
from azalai.game_file import from_text
from azalai.games import rulebook
from azalai.messages import say
from azalai.server.bot_workers.worker_process import title_of
from azalai.server.guests import Guest
from azalai.server.storage.store import BACK, COMPUTER, OPEN, OVER, PERSON, PLAYING, WAITING, Change, Seat, TableRecord
from azalai.web.table_context import Place, TableContext

K = TypeVar("K")
V = TypeVar("V")
REMEMBERED = 6
"""So many games before this one are kept, for whoever has seen one of them to see what happened since."""
OTHERS_FIRST = 0.03
"""Seconds. Drawing takes milliseconds; on a busy server those of whom somebody waits come before the rest."""
MOST_DRAWN = 200
"""Pages of one version of a table that are kept."""
RECENT = 32
"""So many changes are kept at hand, for whoever sends one twice."""


@dataclass(frozen=True)
class Together:
    """Moves that were carried out as one: they are taken back as one, too."""

    seat: int
    moves: int


@dataclass(frozen=True)
class Before:
    """A game that was here before, the last version that showed it, and what that was drawn from."""

    version: int
    state: int
    game: Game
    scenes: dict[Eyes, TableContext]


@dataclass(frozen=True)
class Eyes:
    """How somebody sees a table. Whoever has the same eyes gets the same page."""

    kind: str  # "waiting" | "table" | "cover" | "end"
    seat: int | None  # None: what everybody may see
    language: str
    effects: str
    show_scores: bool
    seated: bool = False
    guest: str = ""  # where the page is for one guest alone


class Few(dict[K, V]):
    """Keeps a few and begins anew with one more: where each guest sees a page of their own, all who ever looked at a
    table that nobody changes would be kept otherwise."""

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= MOST_DRAWN:
            self.clear()
        super().__setitem__(key, value)


class Watcher:
    """An open page: the stream that keeps it up to date waits here."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.news = asyncio.Event()


def names(record: TableRecord) -> tuple[str, ...]:
    """Who sits there: a computer by the name that goes with its colour, a person by the name that was chosen, somebody
    of whom nobody knows it (in a game from a file) by the colour."""
    colours = rulebook(record.game).seat_names
    return tuple(_name(seat, colours[number]) for number, seat in enumerate(record.seats))


def strength(record: TableRecord, seat: Seat) -> str:
    return title_of(record.game, seat.level) if seat.kind == COMPUTER and seat.level else ""


def _name(seat: Seat, colour: str) -> str:
    if seat.kind == COMPUTER and seat.level:
        return say("web-computer", seat=colour)
    if seat.kind == OPEN:
        return say("waiting-free")
    return seat.name or say("web-seat", seat=colour)


class Room:
    """A table in memory."""

    def __init__(self, record: TableRecord, changes: Sequence[Change], patience: float = math.inf) -> None:
        self.record = record
        self.game, self.lists = replayed(record, changes)
        self.recent: deque[Change] = deque(changes[-RECENT:], RECENT)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.version = 1  # counts everything that can be seen, places too
        self.past: deque[Before] = deque(maxlen=REMEMBERED)
        self.drawn: dict[object, object] = Few()  # what has been drawn of this version
        self.scenes: dict[Eyes, TableContext] = Few()  # what it was drawn from
        self.shown: dict[str, int] = {}  # with several seats at one screen: whose hand a guest looks at
        self.invited: set[str] = set()  # guests who came by the invitation
        self.reached: dict[str, str] = {}  # by guest: the address of the server as their browser knows it
        self.retired = False
        self.thinking = False
        self.note = ""  # the message that the page shows
        self._set_up = self.last_change = self.used = time.monotonic()
        self._patience = patience  # seconds after which somebody who is not here is long away
        self._here: frozenset[str] = frozenset()
        self._seen: dict[str, float] = {}  # when people were here or did something last
        self._away: list[int] = []

    # -- what it is -----------------------------------------------------------------------------------

    @property
    def state(self) -> int:
        return self.record.state

    @property
    def status(self) -> str:
        return self.record.status

    def seats_of(self, guest: str) -> list[int]:
        seats = enumerate(self.record.seats)
        return [number for number, seat in seats if seat.kind == PERSON and seat.guest == guest]

    @property
    def people(self) -> set[str]:
        """The guests who play here, also while a computer stands in for one."""
        return {seat.guest for seat in self.record.seats if seat.guest}

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.record.seats) if seat.kind == OPEN]

    @property
    def away_seats(self) -> list[int]:
        """The seats of people who have not been here for long, in a running game."""
        if self.status != PLAYING:
            return []
        before = time.monotonic() - self._patience
        gone = {guest for guest in self.people - self._here if self._seen.get(guest, self._set_up) < before}
        return [number for number, seat in enumerate(self.record.seats) if seat.kind == PERSON and seat.guest in gone]

    def until_away(self) -> float:
        """Seconds until the next of those who are not here has been away for long; infinite: nobody is waited for."""
        passed = [time.monotonic() - self._seen.get(guest, self._set_up) for guest in self.people - self._here]
        waiting = [self._patience - seconds for seconds in passed if seconds <= self._patience]
        return min(waiting, default=math.inf) if self.status != OVER else math.inf

    def stood_in(self, guest: str) -> list[int]:
        """The seats at which a computer plays for this guest."""
        seats = enumerate(self.record.seats)
        return [number for number, seat in seats if seat.kind == COMPUTER and seat.guest == guest]

    def welcomes(self, guest: str) -> bool:
        """Whether a guest may take an open seat without showing the invitation again."""
        return self.record.public or guest in self.invited or guest == self.record.host

    def meet(self, guest: Guest, address: str) -> None:
        """A guest asks for something here. Whoever has shown the invitation once is still invited after a restart; of
        strangers, who may be many, nothing is kept."""
        if self.record.code in guest.invitations and guest.id not in self.invited and self.status != OVER:
            self.invited.add(guest.id)
            self.drawn.clear()
        plays = guest.id in self.people
        if plays:
            self._seen[guest.id] = time.monotonic()
        if plays or guest.id in self.invited or guest.id == self.record.host:
            self.reached[guest.id] = address

    @property
    def computer_decides(self) -> bool:
        decides = self.game.seat
        return self.status == PLAYING and decides is not None and self.record.seats[decides].kind == COMPUTER

    def places(self, guest: str = "") -> tuple[Place, ...]:
        """The seats as people see them; whoever looks is here, also before the page has connected."""
        here = {*self._here, guest} if guest else self._here
        return tuple(
            Place(name, seat.kind, seat.kind == COMPUTER or seat.guest in here, strength(self.record, seat))
            for name, seat in zip(names(self.record), self.record.seats, strict=True)
        )

    # -- through whose eyes ---------------------------------------------------------------------------

    def eyes(self, guest: Guest) -> Eyes:
        """What this guest is shown now."""
        own = self.seats_of(guest.id)
        kind, seat = self._shows(guest.id, own)
        differs = self.open_seats or self.away_seats or self.stood_in(guest.id)
        alone = guest.id if kind in ("waiting", "cover") or (kind == "table" and differs) else ""
        return Eyes(kind, seat, guest.language, guest.effects, guest.show_scores, bool(own), alone)

    def _shows(self, guest: str, own: list[int]) -> tuple[str, int | None]:
        if self.status == WAITING:
            return "waiting", None
        if self.status == OVER:
            return "end", own[0] if own else None
        if len(own) < 2:
            return "table", own[0] if own else None
        decides = self.game.seat
        if decides not in own:
            return "table", self.shown.get(guest)
        looked = self.shown.get(guest)
        readers = own if looked is None else [looked]
        if any(reader != decides and self._hides(reader, decides) for reader in readers):
            return "cover", decides
        self.shown[guest] = decides
        return "table", decides

    def _hides(self, one: int, other: int) -> bool:
        """Whether one of two seats knows what the other does not."""
        key = ("hides", min(one, other), max(one, other))
        if key not in self.drawn:
            views = [self.game.view(seat) | {"seen_by": None} for seat in (one, other)]
            self.drawn[key] = views[0] != views[1]
        return bool(self.drawn[key])

    def take_over(self, guest: str) -> bool:
        """The next person at the screen is there: the seat that is asked may be shown. False: it is not theirs."""
        decides = self.game.seat
        if decides is None or decides not in self.seats_of(guest):
            return False
        if self.shown.get(guest) != decides:
            self.shown[guest] = decides
            self.changed()
        return True

    # -- changing -------------------------------------------------------------------------------------

    def install(self, record: TableRecord, game: Game | None = None, change: Change | None = None) -> None:
        """What has been stored becomes what everybody sees."""
        if game is not None and change is not None:
            if self.past:  # whoever is further behind gets by with a view made anew
                self.past[-1] = replace(self.past[-1], scenes={})
            self.past.append(Before(self.version, self.state, self.game, self.scenes))
            self.recent.append(change)
            if change.what == BACK:
                take_back(self.lists, change.back)
            else:
                self.lists.append(Together(change.seat, len(change.moves)))
            self.game = game
            self.last_change = time.monotonic()
        self.record = record
        self.changed(change.guest if change is not None else "")

    def changed(self, mover: str = "") -> None:
        """Tell every open page; those of whoever made the change a moment later, since the others wait for it."""
        self.version += 1
        self.used = time.monotonic()
        self.drawn.clear()
        self.scenes = Few()
        for watcher in self.watchers:
            if mover and watcher.guest.id == mover:
                asyncio.get_running_loop().call_later(OTHERS_FIRST, watcher.news.set)
            else:
                watcher.news.set()

    def retire(self) -> None:
        """This room is not what is stored: whoever looks on must come again, to one that is set up anew."""
        self.retired = True
        self.changed()

    def presence(self) -> None:
        """Who is here now and who has been away for long; told only when it has changed."""
        before = self._here & self.people, self._away
        for guest in self.people & self._here:
            self._seen[guest] = time.monotonic()
        self._here = frozenset(watcher.guest.id for watcher in self.watchers)
        self._away = self.away_seats
        if before != (self._here & self.people, self._away):
            self.changed()

    def before(self, version: int) -> Before | None:
        """The game as it was in a version of late."""
        return next((before for before in self.past if version <= before.version), None)

    def recent_change(self, state: int) -> Change | None:
        """The change that led to a state of late."""
        return next((change for change in self.recent if change.state == state), None)

    # -- taking back ----------------------------------------------------------------------------------

    def to_take_back(self, guest: str) -> int:
        """How many moves an undo of this guest takes back; 0: none.

        Freely within the own turn, what was carried out together as one; never past another player's move or what came
        to light. Whoever plays against computers alone may go back to the decision before, whatever happened since.
        """
        own = self.seats_of(guest)
        if not self.lists or not own or self.status != PLAYING:
            return 0
        if self.lists[-1].seat in own:
            game, count = self.game, 0
            while count < self.lists[-1].moves and game.can_undo_fairly:
                game = game.copy()
                game.undo()
                count += 1
            if count:
                return count
        others = [seat for number, seat in enumerate(self.record.seats) if number != own[0]]
        if any(seat.kind != COMPUTER or seat.guest for seat in others):
            return 0
        count = 0
        for together in reversed(self.lists):
            count += together.moves
            if together.seat in own:
                return count
        return 0


def take_back(lists: list[Together], moves: int) -> None:
    """Shorten lists of moves by so many from the end."""
    while moves:
        last = lists.pop()
        if last.moves > moves:
            lists.append(Together(last.seat, last.moves - moves))
            return
        moves -= last.moves


class Damaged(Exception):
    """What is stored of a table is not a game."""


def replayed(record: TableRecord, changes: Sequence[Change]) -> tuple[Game, list[Together]]:
    """The game of a table, from its deal or its file and every change since; the last digest must be the same."""
    try:
        game, lists = _replayed(record, changes)
    except AzalaiError as error:
        raise Damaged(record.id) from error
    if not record.file and changes and game.digest() != changes[-1].digest:
        raise Damaged(record.id)
    return game, lists


def _replayed(record: TableRecord, changes: Sequence[Change]) -> tuple[Game, list[Together]]:
    if record.file:
        game: Game = from_text(record.file, record.id)
        return game, []
    game = new(record.game, seed=record.seed, **record.options)
    lists: list[Together] = []
    for change in changes:
        if change.what == BACK:
            for _ in range(change.back):
                game.undo()
            take_back(lists, change.back)
        else:
            for move in change.moves:
                game.play(move)
            lists.append(Together(change.seat, len(change.moves)))
    return game, lists
