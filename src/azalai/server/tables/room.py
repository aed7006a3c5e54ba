"""A room: one live table in memory, with its game, seats, subscribers, and caches of rendered pages.

The game in a room is never modified. Each accepted change replaces it with another, so that rendering, bots and
comparisons with earlier states may hold on to it.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import replace

from azalai.game import Game
from azalai.game_file import from_text
from azalai.messages import say
from azalai.server.bot_workers.levels import level_title
from azalai.server.bot_workers.worker_process import Position, ReviewTask
from azalai.server.guests import Guest
from azalai.server.storage import store
from azalai.server.storage.rows import guests_of
from azalai.server.storage.store import Branch, Change, TableRecord
from azalai.server.tables.better_moves import BetterMoves
from azalai.server.tables.history import CorruptTable, record_change, replay
from azalai.server.tables.seat_names import seat_names
from azalai.server.tables.viewers import Chances, Perspective, Snapshot, Subscriber
from azalai.web.fragment_cache import BoundedCache
from azalai.web.table_context import Better, Notice, Place, TableContext

UNTOLD = (store.REMOVED, store.COACHED, store.BRANCHED)  # events without a line in the log
MAX_SNAPSHOTS = 6  # earlier games kept, to animate what happened since
MAX_RECENT_CHANGES = 32  # kept to recognise requests that are sent twice
MAX_UNREVIEWED = 30  # moves of which the coach knows nothing yet; when there are more, the oldest are forgotten
PACES = {"calm": 2.0, "brisk": 1.0, "instant": 0.0}  # pauses of computers, in multiples of the server's pace
MAX_CACHED_PAGES = 32  # for one version of a table, of up to 80 KiB; spectators must not fill the memory
MAX_REMEMBERED_GUESTS = 1000  # invited ones; when there are more, they are forgotten until their next request
MOVER_DELAY = 0.03
"""Seconds by which the mover's own pages are rendered later: the other players wait for theirs."""


def places(record: TableRecord, present: Collection[str] | None = None) -> tuple[Place, ...]:
    """The seats as pages show them. ``present`` are the connected guests; None: everybody counts as present."""
    return tuple(
        Place(
            name,
            seat.kind,
            present is None or seat.kind == store.COMPUTER or seat.guest in present,
            level_title(record.game, seat.level) if seat.kind == store.COMPUTER and seat.level else "",
        )
        for name, seat in zip(seat_names(record), record.seats, strict=True)
    )


class Room:
    """A live table. ``away_after`` is the number of seconds after which an absent player counts as away."""

    def __init__(self, record: TableRecord, changes: Sequence[Change], away_after: float = math.inf) -> None:
        self.record = record
        self.game, self.move_groups = replay(record, changes)
        possible = (store.OVER,) if self.game.over or record.file else (store.WAITING, store.PLAYING)
        if len(record.seats) != self.game.seats or record.status not in possible:
            raise CorruptTable(record.id)
        self.undone = sum(change.what == store.UNDO for change in changes)  # how often undo was used
        self.recent: deque[Change] = deque(changes[-MAX_RECENT_CHANGES:], MAX_RECENT_CHANGES)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.version = 1  # counts every visible change, seats and presence included
        self.snapshots: deque[Snapshot] = deque(maxlen=MAX_SNAPSHOTS)
        self.page_cache: dict[object, object] = BoundedCache(MAX_CACHED_PAGES)  # of this version
        self.contexts: dict[Perspective, TableContext] = BoundedCache(MAX_CACHED_PAGES)  # of this version
        self.visible_seat: dict[str, int] = {}  # by guest with several seats: whose hand their screen shows
        self.invited: set[str] = set()  # guests who opened the invitation
        self.base_urls: dict[str, str] = {}  # by guest: the server's URL as their browser knows it
        self.load_seconds = 0.0  # CPU time that it took to play the stored changes again
        self.announced = 0  # the newest revision that another process has announced
        self.retired = False
        self.thinking = False
        self.turn: asyncio.Task[None] | None = None  # of the computer that thinks
        self.client = ""  # the address from which a player or the host came last; "": none since the room was loaded
        self.lease: int | None = None  # the epoch of this process's lease; None: it has none, or has not asked
        self.elsewhere: dict[str, tuple[float, dict[str, str]]] = {}
        """By server process: the guests with an open page there and their pace, and until when that counts."""
        self.note = ""  # id of a message shown beside the table
        self.unreviewed: deque[list[ReviewTask]] = deque(maxlen=MAX_UNREVIEWED)
        """Of moves in a game with a coach, those sent together in one list."""
        self.review: asyncio.Task[None] | None = None  # of those moves
        self.better = BetterMoves()
        self.chances = Chances()  # of a what-if table
        self.evaluation: asyncio.Task[None] | None = None  # the task that estimates these chances
        self.skip_pauses = asyncio.Event()  # set until a person is asked
        self._created = self.last_change = self.last_used = time.monotonic()
        self._away_after = away_after
        self._present: frozenset[str] = frozenset()
        self._last_seen: dict[str, float] = {}  # by guest with a seat
        self._away: list[int] = []

    # -- properties -----------------------------------------------------------------------------------

    @property
    def state(self) -> int:
        return self.record.state

    @property
    def status(self) -> str:
        return self.record.status

    def seats_of(self, guest: str) -> list[int]:
        return self.record.seats_of(guest)

    @property
    def people(self) -> set[str]:
        """The guests who have a seat, or for whom a computer stands in."""
        return {seat.guest for seat in self.record.seats if seat.guest}

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.record.seats) if seat.kind == store.OPEN]

    def stand_in_seats(self, guest: str) -> list[int]:
        """The seats at which a computer stands in for this guest."""
        seats = enumerate(self.record.seats)
        return [number for number, seat in seats if seat.kind == store.COMPUTER and seat.guest == guest]

    @property
    def position(self) -> Position:
        """The table as bot workers receive it."""
        record = self.record
        return Position(record.game, record.options, record.seed, tuple(move.text for move in self.game.played))

    @property
    def is_behind(self) -> bool:
        """Whether another process has announced a change that this room does not show yet."""
        return self.announced > self.record.revision

    @property
    def computer_to_move(self) -> bool:
        seat = self.game.seat
        return self.status == store.PLAYING and seat is not None and self.record.seats[seat].kind == store.COMPUTER

    @property
    def pace(self) -> float:
        """How long computers pause, in multiples of the server's pace: the calmest wish of the players who watch."""
        present = self._present_elsewhere() | self.present_here()
        wishes = [PACES[pace] for guest, pace in present.items() if self.seats_of(guest)]
        return max(wishes, default=PACES["brisk"])

    def may_join(self, guest: str) -> bool:
        """Whether a guest may take an open seat without giving the invitation code."""
        return self.record.public or guest in self.invited or guest == self.record.host

    def was_removed(self, guest: str) -> bool:
        """Whether the host has removed this guest before the start."""
        return any(event.what == store.REMOVED and event.guest == guest for event in self.record.events)

    def seats_to_take(self, guest: str) -> list[int]:
        """The open seats that a guest may take. In a running game a player who has left may only take back a seat they
        had: at another they would learn what that seat keeps hidden."""
        held = self.record.seats_held_by(guest) if self.status == store.PLAYING else set()
        return [seat for seat in self.open_seats if not held or seat in held]

    def may_hint(self, guest: str) -> bool:
        """Hints are allowed against computers and at a shared screen. Against other people they would be unfair, and a
        person may still take an open seat."""
        return self.people == {guest} and not self.open_seats

    def is_coached(self, guest: str) -> bool:
        """Whether a coach speaks to this guest. Like hints, that would be unfair against other people."""
        wanted = any(event.what == store.COACHED for event in self.record.events)
        return wanted and self.status == store.PLAYING and self.may_hint(guest)

    @property
    def what_if(self) -> Branch | None:
        """Where one person goes on from a finished game. That game is open to everybody, so nothing here is secret,
        unless other people play, too: then None, as at every other table."""
        return self.record.branch if len(self.people) < 2 and not self.open_seats else None

    @property
    def deal_chosen(self) -> bool:
        """Whether the other players, present or still to come, are told that the host chose the deal."""
        chosen = any(event.what == store.CHOSE_DEAL for event in self.record.events)
        return chosen and bool(self.open_seats or self.people - {self.record.host})

    def notices(self) -> tuple[Notice, ...]:
        """The lines of the log about the table itself, in the language in use."""
        last = self.game.move_count if self.record.events else 0
        return tuple(
            Notice(
                min(event.moves, last),  # an undo may have taken back moves that were played before it
                say("web-event", what=event.what, name=event.name),
                event.seat,
                pinned=event.what in (store.CHOSE_DEAL, store.RESEARCH),
            )
            for event in self.record.events
            if event.what not in UNTOLD and (event.what != store.CHOSE_DEAL or self.deal_chosen)
        )

    def log(self) -> list[str]:
        """The log in sentences, in the language in use, with the notices in between."""
        lines = [(float(entry.number), entry.text) for entry in self.game.log]
        lines += [(notice.moves + 0.5, notice.text) for notice in self.notices()]
        return [text for _, text in sorted(lines, key=lambda line: line[0])]

    def note_visit(self, guest: Guest, base_url: str) -> None:
        """Remember what a request tells about a player or an invited guest. Nothing is stored about spectators.

        The guest's cookie lists opened invitations, so that a guest is still invited after a restart.
        """
        if self.record.code in guest.invitations and guest.id not in self.invited and self.status != store.OVER:
            if len(self.invited) >= MAX_REMEMBERED_GUESTS:
                self.invited.clear()
                self.base_urls.clear()
            self.invited.add(guest.id)
            self.page_cache.clear()
        plays = guest.id in self.people
        if plays:
            self._last_seen[guest.id] = time.monotonic()
        invites = plays or guest.id in self.invited or guest.id == self.record.host
        if invites and self.base_urls.get(guest.id) != base_url:
            self.base_urls[guest.id] = base_url
            self.page_cache.clear()

    # -- presence -------------------------------------------------------------------------------------

    def places(self, viewer: str = "") -> tuple[Place, ...]:
        """The seats as pages show them. The viewer counts as present even before their page has subscribed."""
        return places(self.record, {*self._present, viewer} if viewer else self._present)

    @property
    def away_seats(self) -> list[int]:
        """The seats of a running game whose players have been absent for long."""
        if self.status != store.PLAYING:
            return []
        limit = time.monotonic() - self._away_after
        away = {guest for guest in self.people - self._present if self._last_seen.get(guest, self._created) < limit}
        return [
            number for number, seat in enumerate(self.record.seats) if seat.kind == store.PERSON and seat.guest in away
        ]

    def seconds_until_away(self) -> float:
        """Seconds until the next absent player counts as away; infinite if there is none."""
        absent = [time.monotonic() - self._last_seen.get(guest, self._created) for guest in self.people - self._present]
        waiting = [self._away_after - seconds for seconds in absent if seconds <= self._away_after]
        return min(waiting, default=math.inf) if self.status != store.OVER else math.inf

    def present_here(self) -> dict[str, str]:
        """The guests with an open page at this process, and their pace."""
        return {subscriber.guest.id: subscriber.guest.pace for subscriber in self.subscribers}

    def _present_elsewhere(self) -> dict[str, str]:
        now = time.monotonic()
        living = [guests for until, guests in self.elsewhere.values() if until > now]
        return {guest: pace for guests in living for guest, pace in guests.items()}

    def refresh_presence(self) -> None:
        """Update who is present and who is away; notify the subscribers if that has changed."""
        before = self._present & self.people, self._away
        for guest in self.people & self._present:
            self._last_seen[guest] = time.monotonic()
        self._present = frozenset(self._present_elsewhere() | self.present_here())
        self._away = self.away_seats
        if before != (self._present & self.people, self._away):
            self.notify()

    # -- perspectives ---------------------------------------------------------------------------------

    def perspective(self, guest: Guest) -> Perspective:
        """What this guest is shown now."""
        own = self.seats_of(guest.id)
        kind, seat = self._page_kind(guest.id, own)
        differs = self.open_seats or self.away_seats or self.stand_in_seats(guest.id)
        forgets = kind == "end" and not own and guest.id in guests_of(self.record)
        private = guest.id if kind in ("waiting", "cover") or (kind == "table" and differs) or forgets else ""
        return Perspective(kind, seat, guest.language, guest.effects, guest.show_scores, bool(own), private)

    def _page_kind(self, guest: str, own: list[int]) -> tuple[str, int | None]:
        if self.status == store.WAITING:
            return "waiting", None
        if self.status == store.OVER and self.game.over:  # an uploaded file may contain an unfinished game
            return "end", own[0] if own else None
        if len(own) < 2:
            return "table", own[0] if own else None
        visible, to_move = self.visible_seat.get(guest), self.game.seat
        if to_move not in own:
            return "table", visible
        viewing = own if visible is None else [visible]
        hides = any(seat != to_move and self._views_differ(seat, to_move) for seat in viewing)
        if hides and self.what_if is None:
            return "cover", to_move
        self.visible_seat[guest] = to_move
        return "table", to_move

    def _views_differ(self, one: int, other: int) -> bool:
        """Whether one of two seats knows something that the other does not."""
        key = ("views differ", min(one, other), max(one, other))
        if key not in self.page_cache:
            views = [self.game.view(seat) | {"seen_by": None} for seat in (one, other)]
            self.page_cache[key] = views[0] != views[1]
        return bool(self.page_cache[key])

    def take_over(self, guest: str) -> bool:
        """Show the hand of the seat to move on a shared screen. False if the seat is not this guest's."""
        to_move = self.game.seat
        if to_move is None or to_move not in self.seats_of(guest):
            return False
        if self.visible_seat.get(guest) != to_move:
            self.visible_seat[guest] = to_move
            self.notify()
        return True

    # -- changes --------------------------------------------------------------------------------------

    def publish(self, record: TableRecord, game: Game | None = None, change: Change | None = None) -> None:
        """Show what has been stored to everybody."""
        if game is not None and change is not None:
            if self.snapshots:  # clients further behind get a full redraw
                self.snapshots[-1] = replace(self.snapshots[-1], contexts={})
            self.snapshots.append(Snapshot(self.version, self.state, self.game, self.contexts))
            self.recent.append(change)
            self.undone += change.what == store.UNDO
            record_change(self.move_groups, change)
            self.game = game
            self.better.drop_undone(game.move_count)
            self.last_change = time.monotonic()
        elif record.file != self.record.file:  # with another variation
            self.game = from_text(record.file, record.id)
        self.record = record
        self.notify(change.guest if change is not None else "")

    def notify(self, mover: str = "") -> None:
        """Wake every subscriber; the mover's own pages a moment later."""
        self.version += 1
        self.last_used = time.monotonic()
        self.page_cache.clear()
        self.contexts = BoundedCache(MAX_CACHED_PAGES)
        for subscriber in self.subscribers:
            if mover and subscriber.guest.id == mover:
                asyncio.get_running_loop().call_later(MOVER_DELAY, subscriber.wake.set)
            else:
                subscriber.wake.set()

    def retire(self) -> None:
        """This room has fallen behind the store: its pages must reconnect to a new one."""
        self.retired = True
        self.notify()

    def snapshot(self, version: int) -> Snapshot | None:
        """The game that a recent version showed."""
        return next((snapshot for snapshot in self.snapshots if version <= snapshot.version), None)

    def recent_change(self, state: int) -> Change | None:
        """The recent change that led to a state."""
        return next((change for change in self.recent if change.state == state), None)

    def better_moves(self, guest: str) -> tuple[Better, ...]:
        """What the coach says was better than moves of the guest. First comes what an undo takes back."""
        if not self.is_coached(guest):
            return ()
        back = self.undo_length(guest)
        last = self.game.move_count - back if back else -1
        return self.better.told(self.move_groups, self.game.move_count, self.seats_of(guest), last)

    # -- undo -----------------------------------------------------------------------------------------

    def undo_length(self, guest: str) -> int:
        """How many moves an undo by this guest takes back; 0: undo is not allowed.

        Within their own turn players undo freely, a group of moves at a time, but never past another player's move or
        past revealed information. Against computers only, and at what-if tables, an undo may also go back to the
        player's last decision.
        """
        own = self.seats_of(guest)
        if not self.move_groups or not own or self.status != store.PLAYING:
            return 0
        if self.move_groups[-1].seat in own:
            game, count = self.game, 0
            while count < self.move_groups[-1].moves and game.can_undo_fairly:
                game = game.copy()
                game.undo()
                count += 1
            if count:
                return count
        others = [seat for number, seat in enumerate(self.record.seats) if number != own[0]]
        if self.what_if is None and any(seat.kind != store.COMPUTER or seat.guest for seat in others):
            return 0
        count = 0
        for group in reversed(self.move_groups):
            count += group.moves
            if group.seat in own:
                return count
        return 0
