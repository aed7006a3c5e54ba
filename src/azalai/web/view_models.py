"""View models: the plain values that the server passes to the pages around a table."""

from __future__ import annotations

import string
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlencode

from azalai.game import Game
from azalai.web.table_context import Place

IN_PATHS = frozenset(string.ascii_letters + string.digits + "-_")
LONGEST_PATH = 150


def has_table(path: str) -> bool:
    """Whether this is the path of a page with a table, to which the settings page leads back."""
    if len(path) > LONGEST_PATH or not path.startswith(("/t/", "/learn/", "/puzzles/")):
        return False
    return all(part and IN_PATHS.issuperset(part) for part in path.split("/")[2:])


@dataclass(frozen=True)
class Viewer:
    """The person who looks at a page, with their settings."""

    name: str = ""  # the chosen name; "": none yet
    language: str = "en"
    effects: str = "symbols"  # or "text"
    show_scores: bool = True
    path: str = "/"  # of the page, so that its settings forms can return to it
    pace: str = "brisk"  # how fast computers act; or "calm", "instant"

    @property
    def settings(self) -> str:
        """The address of the settings page, which leads back to the table of this page."""
        return f"/settings?{urlencode({'from': self.path})}" if has_table(self.path) else "/settings"


class LevelChoice(NamedTuple):
    """A level of computer players."""

    name: str  # the value that forms send
    title: str
    character: str


@dataclass(frozen=True)
class TableLine:
    """A table in a list of the home page."""

    table: str
    game: str  # its name, such as "targi"
    options: dict[str, object]
    places: tuple[Place, ...]
    status: str  # "waiting" | "playing" | "over"
    mine: bool = False  # the viewer has a seat there
    my_turn: bool = False
    turn: str = ""  # name of the player to move; "" if there is none
    round: int = 0
    minutes: int = 0  # since the last move
    scores: tuple[int, ...] = ()  # of a finished game
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Home:
    """The home page: tables to continue, to join and to replay."""

    mine: tuple[TableLine, ...] = ()
    open: tuple[TableLine, ...] = ()
    finished: tuple[TableLine, ...] = ()
    levels: tuple[tuple[str, tuple[LevelChoice, ...]], ...] = ()  # the computers of each game, weakest first
    key: str = ""  # idempotency key: the form, sent twice, makes one table
    newcomer: bool = False  # has not finished a game yet


@dataclass(frozen=True)
class WaitingPlace:
    """A seat on the waiting page."""

    seat: int
    seat_name: str  # the game's name of the seat, such as "blue"
    place: Place
    mine: bool = False
    level: str = ""  # of a computer
    unnamed: bool = False  # the player has no name yet


@dataclass(frozen=True)
class LocalOnly:
    """Only the machine itself reaches the server: how to change that."""

    command: str  # lets other devices of the network reach it
    url: str = ""  # where they find it then; "": the machine is in no network


@dataclass(frozen=True)
class Waiting:
    """A table that has not started: its seats and the invitation."""

    table: str
    game: str
    options: dict[str, object]
    places: tuple[WaitingPlace, ...]
    code: str = ""  # of the invitation; "" for viewers who may not invite
    link: str = ""  # URL of the invitation
    local: LocalOnly | None = None  # why there is no link
    host: bool = False  # may add computers and start
    may_join: bool = False
    may_start: bool = False
    public: bool = False
    deal_chosen: bool = False  # the host chose the deal and may know every card
    for_research: bool = False  # the finished game may be used for research
    levels: tuple[LevelChoice, ...] = ()


@dataclass(frozen=True)
class Vacancy:
    """The seats of a running game whose players have left or are away, and who may fill them."""

    table: str
    seats: tuple[tuple[int, str], ...] = ()  # number and colour
    away: tuple[tuple[int, str], ...] = ()  # players the game is waiting for: number and name
    stood_in: bool = False  # a computer plays for the viewer, who may sit down again
    link: str = ""  # URL of the invitation; "" for viewers who may not invite
    may_fill: bool = False  # the viewer plays here and may let a computer take over
    may_join: bool = False
    levels: tuple[LevelChoice, ...] = ()


@dataclass(frozen=True)
class Cover:
    """The hand-over between two people at one screen; it holds only what everybody may see."""

    table: str
    state: int
    seat: int  # of the next player
    seat_name: str
    name: str
    places: tuple[Place, ...]
    news: tuple[str, ...] = ()  # the last lines of the log
    game: str = "targi"
    before: int | None = None  # the seat whose hand was visible until now; None at the start


@dataclass(frozen=True)
class SeatLink:
    """An opened private link that would move a seat to this device; the viewer has to confirm it."""

    token: str
    game: str
    seat: int
    name: str  # of the player on the seat
    places: tuple[Place, ...] = ()


@dataclass(frozen=True)
class Ending:
    """The end page: what the viewer can do next."""

    rematch: str = ""  # the table of the rematch, once somebody has started it
    rematches: tuple[str, ...] = ()  # names of the next games that the viewer may start (``Rulebook.rematches``)
    link: str = ""  # URL of the replay, to share
    may_forget: bool = False  # the game is on the viewer's list
    result: dict[str, object] | None = None  # of the viewer, for the statistics of their device


@dataclass(frozen=True)
class LinkPreview:
    """What programs that show a shared link tell about it."""

    title: str
    description: str
    path: str  # of the page
    image: str  # path of the picture


@dataclass(frozen=True)
class Document:
    """A whole HTML document."""

    title: str
    main: str  # the safe HTML inside <main>
    kind: str = "page"
    game: str = ""
    table: str = ""  # the id of the table that the page is about
    state: int = 0  # of that table
    heading: str = ""  # empty: the name of the game, on the page of a table
    seated: bool = False  # the viewer has a seat, and can take it to another device
    online: bool = False  # players can say something to each other
    coached: bool = False  # the coach's remarks can be switched off
    own_cards: bool = False  # the table has a custom deck, which the page links to
    origin: str = ""  # what shared links begin with; empty: nobody else reaches the server
    preview: LinkPreview | None = None
    address: str = ""  # the URL to which the moves of a lesson or a puzzle are sent
    styles: tuple[str, ...] = ()  # more stylesheets, for pages with cards


@dataclass(frozen=True)
class ReplayBar:
    """The controls of a replay."""

    table: str
    at: int  # number of moves made
    moves: int  # in the whole game
    seat: int | None  # whose view; None: all hands are open
    link: str = ""  # URL of this moment
    whole: Game | None = None  # the finished game, for the log and the graph
    main: Game | None = None  # the game that has the variations; None: ``whole``
    variation: int = 0  # which of them ``whole`` is, counted from 1; 0: the game itself
    levels: tuple[LevelChoice, ...] = ()  # to play on against
    original: tuple[str, int] | None = None  # of a what-if table: the finished table that it left, and the moment


@dataclass(frozen=True)
class WhatIf:
    """A what-if table: where it left a finished game, and the live win chance of the viewer's seat."""

    table: str
    original: str  # the id of the finished table
    after: int  # the number of its moves before
    name: str  # of the player on the viewer's seat
    link: str  # URL of the replay from there, to share
    chance: int | None = None  # of 100; None: not known yet
    change: int | None = None  # since the evaluation before
    evaluating: bool = False  # the chance is that of an earlier moment
    over: bool = False  # there is nothing left to estimate


def replay_query(seat: int | None, variation: int = 0) -> str:
    """The query of a replay's address."""
    wanted = {"seat": seat, "variation": variation or None}
    found = urlencode({name: value for name, value in wanted.items() if value is not None})
    return f"?{found}" if found else ""
