"""What the page of a table is made of: the game, through whose eyes it is seen, and what stands round it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from azalai.game import Game

View = dict[str, Any]  # as ``Game.view`` describes a table
Cue = dict[str, Any]
"""One step of an animation, JSON-ready: ``{"do": "fly", "from": id, "to": id, "icon": …}``. See animations.js."""


class ScoreText(NamedTuple):
    """A line of the score sheet in words."""

    icon: str
    words: str
    more: str = ""


@dataclass(frozen=True)
class Place:
    """One seat at the table, as people see it."""

    name: str  # chosen by a person; a computer has the name of its colour
    kind: str  # "person" | "computer" | "open"
    here: bool = True  # connected now
    level: str = ""  # how strong a computer is, in a word


@dataclass(frozen=True)
class HintLine:
    """A move that a strong player thinks about."""

    move: str
    gain: str
    reason: str


@dataclass(frozen=True)
class TableContext:
    table: str  # in URLs: /t/{table}
    state: int  # grows with every accepted change, undo included
    game: Game  # the table after the draft
    seat: int | None  # through whose eyes; None: a spectator
    places: tuple[Place, ...]
    draft: tuple[str, ...] = ()  # notations put together but not sent
    before: Game | None = None  # the table before the draft
    may_undo: bool = False
    may_hint: bool = False
    hints: tuple[HintLine, ...] = ()
    shared: bool = False  # several people at one screen: whoever is asked is called by name
    thinking: bool = False
    note: str = ""
    replay_at: int | None = None  # a moment of a finished game: nothing can be clicked
    open_table: bool = False  # a replay with all seats open
    show_scores: bool = True
    effects: str = "symbols"  # or "text"
    log_from: int = 0

    @cached_property
    def view(self) -> dict[str, Any]:
        """What may be shown of the table; no page is made from anything else."""
        return self._seen(self.game)

    @cached_property
    def view_before(self) -> dict[str, Any]:
        """The same before the draft; without a draft the same table."""
        return self.view if self.before is None else self._seen(self.before)

    @property
    def decides(self) -> bool:
        """Whether the one who looks is asked now and may answer."""
        return self.replay_at is None and self.seat is not None and self.game.seat == self.seat

    def _seen(self, game: Game) -> dict[str, Any]:
        if self.open_table:
            return game.view(None)
        return game.public_view() if self.seat is None else game.view(self.seat)
