"""``TableContext``: everything the page of a table is made from, such as the game, the viewer and their options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from azalai.game import Game
from azalai.games import rulebook
from azalai.games.hint_reasons import Reason

View = dict[str, Any]  # as ``Game.view`` describes a table
Cue = dict[str, Any]
"""One step of an animation, JSON-ready: ``{"do": "fly", "from": id, "to": id, "icon": …}``. See animations.js."""


class ScoreText(NamedTuple):
    """A line of the score sheet in words."""

    icon: str
    words: str
    more: str = ""


class BestCard(NamedTuple):
    """The card that brought a seat the most points."""

    icon: str
    words: str
    seat: int
    points: int


@dataclass(frozen=True)
class Place:
    """One seat at the table, as people see it."""

    name: str  # chosen by a person; a computer has the name of its colour
    kind: str  # "person" | "computer" | "open"
    here: bool = True  # connected now
    level: str = ""  # how strong a computer is, in a word


@dataclass(frozen=True)
class HintLine:
    """A move that a strong player considers."""

    move: str
    outlook: int  # from 0 (lost) to 100 (won)
    gain: str  # how it compares with the best one
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Notice:
    """A line of the log about the table itself, such as a seat that changed hands."""

    moves: int  # played before it
    text: str
    seat: int = -1  # -1: none
    pinned: bool = False  # shown even when it is older than the lines that are shown


@dataclass(frozen=True)
class Better:
    """A move that would have been clearly better than the one played, and why."""

    group: int  # the number of moves played before those that were sent with it, which an undo takes back together
    at: int  # the number of moves played before it
    move: str
    why: str  # a sentence
    rule: str = ""  # the id of the rule behind it
    earlier: bool = False  # an undo would take back another move
    decisions: int = 1  # of the viewer since, this one included


def player_names(game: Game, places: Sequence[Place]) -> dict[str, str]:
    """The name of the player on each taken seat, for ``messages.naming``."""
    return {seat: place.name for seat, place in zip(game.seat_names, places, strict=True) if place.kind != "open"}


@dataclass(frozen=True)
class TableContext:
    table: str  # its id, as in /t/{table}
    state: int  # grows with every accepted change, including undo
    game: Game  # the table after the draft
    seat: int | None  # whose view is shown; None: a spectator's
    places: tuple[Place, ...]
    draft: tuple[str, ...] = ()  # moves put together but not sent
    before: Game | None = None  # the table before the draft
    may_undo: bool = False
    may_hint: bool = False
    hints: tuple[HintLine, ...] = ()
    shared: bool = False  # several people share the screen: the page addresses the one to move by name
    thinking: bool = False
    note: str = ""
    replay_at: int | None = None  # a moment of a finished game: nothing can be clicked
    ended: str = ""  # in place of the question, where a lesson or a puzzle has ended before the game
    open_table: bool = False  # a replay that shows all hands
    show_scores: bool = True
    effects: str = "symbols"  # or "text"
    notices: tuple[Notice, ...] = ()
    coached: bool = False  # a first game with a coach
    better: tuple[Better, ...] = ()  # than moves of the viewer; what can be taken back comes first

    @cached_property
    def view(self) -> View:
        """What the viewer may know of the table; the page is made from nothing else."""
        return self._view_of(self.game)

    @cached_property
    def view_before(self) -> View:
        """The same before the draft."""
        return self.view if self.before is None else self._view_of(self.before)

    @cached_property
    def question(self) -> View:
        """The open question as the view describes it; its ``ask`` is "over" once the game has ended."""
        asks = self.view["asks"]
        question: View = asks[-1] if asks else {"ask": "over"}
        return question

    @cached_property
    def decides(self) -> bool:
        """Whether the viewer is asked now and may answer."""
        return self.replay_at is None and self.seat is not None and self.game.seat == self.seat

    def draft_began_with(self, item: object, *families: str) -> bool:
        """Whether the first move of the draft is of one of these families, for this item."""
        first = rulebook(self.game.name).catalogue.parse(self.draft[0]) if self.draft else None
        return first is not None and first.family in families and first.item == str(item)

    def _view_of(self, game: Game) -> View:
        if self.open_table:
            return game.view(None)
        return game.public_view() if self.seat is None else game.view(self.seat)
