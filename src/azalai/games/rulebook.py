"""What everything above a game sees of it: one object, the same for every game.

``Rulebook`` gathers the rules, the catalogue and the words of a game; ``Setting`` is what the options of a table settle
before anything is dealt.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from azalai.kernel import gear, loops
from azalai.kernel.catalogue import Catalogue
from azalai.kernel.layout import Layout


@dataclass(frozen=True)
class Setting:
    """The cards and seats of one table."""

    options: dict[str, Any]  # as given, JSON-ready: with the seed they make the table again
    seats: int
    first: int  # the seat that begins; -1: chance draws it
    cards: Layout  # the tables the rules read
    deck: Any  # the cards as people name them
    variant: str = ""  # which compiled twins serve it


@dataclass(frozen=True)
class ScoreLine:
    """One line of the final scoring: what for (``tokens``, ``crosses``, ``card``, ``row`` …), about what, how many."""

    what: str
    about: str
    points: int


class Rulebook(ABC):
    """One game."""

    name: str
    catalogue: Catalogue
    table: type[Layout]
    observation: type[Layout]
    most_options: int  # no decision has more legal answers
    pool_size: int  # room that ``imagine`` needs
    seat_names: tuple[str, ...]
    rules: Any  # the loops of the kernel, bound to this game's rules
    openings: frozenset[int]  # the questions that ask what to do next, not for a part of what was begun
    tells_lone_answers: bool = False
    """Whether a lone answer taken for a player stands in the log like a spoken one: needed where the others could learn
    from its absence what the player holds."""

    def bind(self, supplied: dict[str, Any], module: ModuleType = loops) -> Any:
        return gear.bind(module, self.name, supplied)

    def swaps(self, variant: str) -> gear.Swaps:
        """Which rules stand for which in the compiled twins of a variant."""
        return {}

    @abstractmethod
    def setting(self, given: dict[str, Any]) -> Setting:
        """Check the options of ``new``; IllegalOption says what would fit."""

    @abstractmethod
    def view(self, t: Any, setting: Setting, seat: int | None) -> dict[str, Any]:
        """All a seat may know and nothing more, JSON-ready; None: the open table."""

    @abstractmethod
    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Any:
        """The table that a dict in the words of ``view(None)`` describes; IllegalPosition holds all that is wrong."""

    @abstractmethod
    def score_sheet(self, t: Any, setting: Setting, seat: int) -> list[ScoreLine]:
        """The score of a seat line by line."""

    @abstractmethod
    def why_illegal(self, t: Any, setting: Setting, action: int) -> str:
        """For people: why an action is not legal now, and what would be."""

    @abstractmethod
    def say_move(self, t: Any, setting: Setting, action: int) -> str:
        """For people: what a legal action would do."""

    @abstractmethod
    def say_question(self, t: Any, setting: Setting) -> str:
        """For people: what is asked now, of whom."""

    def seen_as(self, action: int) -> int:
        """The action as the log names it: where the action itself would tell what only its seat knows, another."""
        return action

    @abstractmethod
    def say_what_happened(self, before: Any, action: int, after: Any, setting: Setting) -> str:
        """For the log: what everybody saw happen when an action was carried out."""

    @abstractmethod
    def draw(self, view: dict[str, Any], width: int, colour: bool) -> str:
        """The table for a terminal; without colour in plain ASCII."""

    @abstractmethod
    def picture(self, view: dict[str, Any]) -> str:
        """The table as SVG."""

    @abstractmethod
    def card_list(self, setting: Setting) -> Sequence[tuple[str, Sequence[Sequence[str]]]]:
        """The cards for people: for each section its heading and rows of cells, the first row the column names."""
