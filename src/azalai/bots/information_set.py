"""What a bot is given: everything its seat may know about a table, and nothing else.

The true table never gets here. What is hidden from the seat is put in order and dealt anew from a fixed seed, so one
information set gives one table, whatever lies hidden: a bot could not see it if it tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from azalai.bots.binding import mind
from azalai.errors import IllegalOption
from azalai.game import Game, Move
from azalai.games.interface import Rulebook, Setting
from azalai.messages import say

DEALT_FROM = (0x5EE, 0)
"""The seed that what is hidden is dealt from: any will do, if it is always the same."""


@dataclass(frozen=True)
class InformationSet:
    """A table as one seat knows it, where that seat is to decide."""

    book: Rulebook
    setting: Setting
    seat: int
    table: Any  # what the seat knows is true, what it cannot know is imagined
    moves: tuple[Move, ...]

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.book.name

    @property
    def seats(self) -> int:
        return self.setting.seats

    def move(self, action: int) -> Move:
        return Move(action, self.book.catalogue[action].notation)

    def game(self) -> Game:
        """The imagined table as a Game without a past, to follow a line on, in words or in pictures."""
        return Game(self.book, self.setting, 0, self.table.copy(), self.book.view(self.table, self.setting, None))


def information_set(game: Game, seat: int) -> InformationSet:
    """What a seat knows at a table where it is to decide."""
    if seat != game.seat:
        raise IllegalOption(say("bots-not-asked", seat=repr(seat)))
    book, setting = game.rulebook, game.setting
    t = game.table.copy()
    pool = [0] * book.pool_size
    mind(book.name).forget(t, setting.cards, seat, pool)
    book.rules.imagine(t, setting.cards, seat, *DEALT_FROM, pool)
    return InformationSet(book, setting, seat, t, tuple(game.moves()))
