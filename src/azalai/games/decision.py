"""A decision as the sentences of every game see it: whose it is, what is asked, which moves are legal.

``Now`` in each game's ``words/names.py`` adds the things of its table in words, ``Step`` in its log what happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from azalai.kernel.catalogue import Catalogue
from azalai.kernel.questions import Asking, Question
from azalai.messages import commas, say

MOVES_NAMED = 12  # of a list of legal moves; the rest is counted


class AnyDeck(Protocol):
    """The cards with their names, and the card tables that the rules read."""

    @property
    def tables(self) -> Any: ...


Table = TypeVar("Table", bound=Asking)
Deck = TypeVar("Deck", bound=AnyDeck)
Cards = TypeVar("Cards")


@dataclass(frozen=True)
class Moment(Generic[Table, Deck, Cards]):
    """A table at a decision, from the point of view of the seat that decides."""

    game: ClassVar[str]
    catalogue: ClassVar[Catalogue]
    seat_names: ClassVar[tuple[str, ...]]

    t: Table
    deck: Deck

    @property
    def c(self) -> Cards:
        tables: Cards = self.deck.tables
        return tables

    @property
    def question(self) -> Question:
        return self.t.asked[self.t.depth - 1]

    @property
    def seat(self) -> int:
        return self.question.seat

    @property
    def name(self) -> str:
        """The name of the seat, by which messages select."""
        return self.seat_names[self.seat]

    def legal(self, options: list[int]) -> int:
        """Write the legal answers. Returns how many there are."""
        raise NotImplementedError

    def phrase(self, message: str, **arguments: object) -> str:
        """The message ``<game>-<message>``; its ``$seat`` is the seat that decides, unless another one is given.
        Messages select by ``yes`` or ``no`` where the argument is true or false."""
        told = {"seat": self.name, **arguments}
        for name, value in arguments.items():
            if isinstance(value, bool):
                told[name] = "yes" if value else "no"
        return say(f"{self.game}-{message}", **told)

    def refusal(self, message: str, **arguments: object) -> str:
        """The message ``<game>-no-<message>``: why a move is not legal, and which ``$moves`` are."""
        return self.phrase(f"no-{message}", moves=self.moves(), **arguments)

    def options(self) -> list[int]:
        options = [0] * len(self.catalogue)
        return sorted(options[: self.legal(options)])

    def moves(self) -> str:
        """The notations of the legal moves; only the first ones if there are many."""
        notations = [self.catalogue[action].notation for action in self.options()]
        named = commas(notations[:MOVES_NAMED])
        left = len(notations) - MOVES_NAMED
        return say("list-moves", moves=named, count=left) if left > 0 else named
