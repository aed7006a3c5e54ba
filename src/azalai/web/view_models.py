"""What the server tells the pages: who looks, which tables there are, who sits where. Plain values to be drawn."""

from __future__ import annotations

from dataclasses import dataclass

from azalai.game import Game
from azalai.web.table_context import Place


@dataclass(frozen=True)
class Viewer:
    """Who looks at a page, and how they wish to see it."""

    name: str = ""  # the chosen name; "": none yet
    language: str = "en"
    effects: str = "symbols"  # or "text"
    show_scores: bool = True
    static: str = "/static/0"  # what the addresses of styles, script, fonts and icons begin with
    path: str = "/"  # the page itself: a switch in its header leads back here


@dataclass(frozen=True)
class LevelChoice:
    """A computer to play against."""

    name: str  # as the forms send it
    title: str
    character: str


@dataclass(frozen=True)
class TableLine:
    """A table in a list of the home page."""

    table: str
    game: str  # "targi" | "tuareg"
    options: dict[str, object]
    places: tuple[Place, ...]
    status: str  # "waiting" | "playing" | "over"
    mine: bool = False  # whoever looks has a seat there
    my_turn: bool = False
    turn: str = ""  # the name of whoever is asked; "" when nobody is
    moves: int = 0
    round: int = 0
    minutes: int = 0  # since the last move
    scores: tuple[int, ...] = ()  # of a finished game
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Home:
    """The home page: tables to go on with, to join, to look at again."""

    mine: tuple[TableLine, ...] = ()
    open: tuple[TableLine, ...] = ()
    finished: tuple[TableLine, ...] = ()
    levels: tuple[tuple[str, tuple[LevelChoice, ...]], ...] = ()  # for each game its computers, weakest first
    error: str = ""  # what was wrong with a form that was sent


@dataclass(frozen=True)
class WaitingPlace:
    """A seat in the waiting room."""

    seat: int
    seat_name: str  # "blue": as the game names it
    place: Place
    mine: bool = False
    level: str = ""  # of a computer


@dataclass(frozen=True)
class Waiting:
    """A table that has not begun: who is there, how others come in."""

    table: str
    game: str
    options: dict[str, object]
    places: tuple[WaitingPlace, ...]
    code: str = ""  # the invitation; "" for whoever may not invite
    link: str = ""  # the whole address of the invitation
    host: bool = False  # may add computers and begin
    may_join: bool = False
    may_start: bool = False
    public: bool = False
    levels: tuple[LevelChoice, ...] = ()
    error: str = ""


@dataclass(frozen=True)
class Vacancy:
    """Seats of a running game whose players have left or are long away, and who may fill them."""

    table: str
    seats: tuple[tuple[int, str], ...] = ()  # number, and the game's name for it
    away: tuple[tuple[int, str], ...] = ()  # for whom the game waits, long away: number and name
    stood_in: bool = False  # a computer plays for whoever looks, who may sit down again
    link: str = ""  # the whole address of the invitation; "" for whoever may not invite
    may_fill: bool = False  # plays here, and may let a computer play on
    may_join: bool = False
    levels: tuple[LevelChoice, ...] = ()


@dataclass(frozen=True)
class Cover:
    """Between two people at one screen: nothing of the table is in it but what everybody may see."""

    table: str
    state: int
    seat: int  # who is to take over
    seat_name: str
    name: str
    places: tuple[Place, ...]
    news: tuple[str, ...] = ()  # the last lines of the log
    game: str = "targi"
    before: int | None = None  # whose hand lay open until now; None: nobody's, as at the start


@dataclass(frozen=True)
class SeatLink:
    """A private link that moves a seat to this device: nothing happens before whoever opened it says so."""

    token: str
    game: str
    seat: int
    name: str  # of whoever sits there now
    places: tuple[Place, ...] = ()


@dataclass(frozen=True)
class Ending:
    """What stands on the score sheet besides what the game itself tells, and what can be done next."""

    rematch: str = ""  # the table of the next game, once somebody has begun it
    may_rematch: bool = False
    link: str = ""  # the whole address of the replay, to share


@dataclass(frozen=True)
class ReplayBar:
    """The scrubber of a replay."""

    table: str
    at: int  # so many moves have been made
    moves: int  # in the whole game
    seat: int | None  # through whose eyes; None: all open
    link: str = ""  # the whole address of this moment
    whole: Game | None = None  # the game to its end: the log and the graph beside the table tell all of it
