"""Information sets: what a bot is given, everything that its seat may know about a table and nothing else.

The true table never reaches a bot. What is hidden from the seat is redacted and dealt again from a fixed seed, so
tables that look alike to the seat give the same information set. A bot could not see a hidden card if it tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from azalai.bots.binding import bound_bots
from azalai.errors import IllegalOption
from azalai.game import Game, Move
from azalai.games import rulebook
from azalai.games.interface import Rulebook, Setting
from azalai.messages import say

DEALT_FROM = (0x5EE, 0)
"""The seed of the determinization: any will do, if it is always the same."""


@dataclass(frozen=True)
class InformationSet:
    """A table as one seat knows it, where that seat is to decide."""

    book: Rulebook
    setting: Setting
    seat: int
    table: Any  # a determinization: what the seat knows is true, the rest is random
    moves: tuple[Move, ...]

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.book.name

    @property
    def seats(self) -> int:
        return self.setting.seats

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy: the options make the setting again."""
        return _restored, (self.name, self.setting.options, self.seat, self.table, self.moves)

    def move(self, action: int) -> Move:
        return Move(action, self.book.catalogue[action].notation)

    def game(self) -> Game:
        """The determinization as a Game without a past, to follow a continuation on."""
        return Game(self.book, self.setting, 0, self.table.copy(), self.book.view(self.table, self.setting, None))


def _restored(game: str, options: dict[str, Any], seat: int, table: Any, moves: tuple[Move, ...]) -> InformationSet:
    book = rulebook(game)
    return InformationSet(book, book.setting(options), seat, table, moves)


def information_set(game: Game, seat: int | None) -> InformationSet:
    """What a seat knows at a table where it is to decide; at the end of a game no seat is."""
    if seat is None or seat != game.seat:
        raise IllegalOption(say("bots-not-asked", seat=repr(seat)))
    book, setting = game.rulebook, game.setting
    t = game.table.copy()
    pool = [0] * book.pool_size
    bound_bots(book.name).redact(t, setting.cards, seat, pool)
    book.rules.imagine(t, setting.cards, seat, *DEALT_FROM, pool)
    return InformationSet(book, setting, seat, t, tuple(game.moves()))
