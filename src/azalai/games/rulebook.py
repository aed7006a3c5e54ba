"""What everything above a game sees of it: one object, the same for every game.

``Rulebook`` gathers the rules, the catalogue and the words of a game; ``Setting`` is what the options of a table settle
before anything is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from azalai.games.options import TableOption
from azalai.kernel import gear, loops
from azalai.kernel.catalogue import Catalogue
from azalai.kernel.layout import Layout

RULES = {
    "deal": "rules.dispatch",
    "legal": "rules.dispatch",
    "apply": "rules.dispatch",
    "lone_answer_reveals": "rules.forced",
    "rounds_played": "rules.scoring",
    "score": "rules.scoring",
    "winner": "rules.scoring",
    "winning_seats": "rules.scoring",
    "observe": "rules.observation",
    "imagine": "rules.determinization",
}
"""The rules that the loops of the kernel leave open, each with the room of a game that has it."""


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


class Rulebook:
    """One game: what its class says, and what the rooms of its folder answer, which are named alike in all games."""

    name: str
    catalogue: Catalogue
    table: type[Layout]
    observation: type[Layout]
    most_options: int  # no decision has more legal answers
    pool_size: int  # room that ``imagine`` needs
    seat_names: tuple[str, ...]
    table_options: tuple[TableOption, ...]
    presets: Mapping[str, dict[str, Any]]  # the combinations of options that reports compare, by name
    openings: frozenset[int]  # the questions that ask what to do next, not for a part of what was begun
    tells_lone_answers: bool = False
    """Whether a lone answer taken for a player stands in the log like a spoken one: needed where the others could learn
    from its absence what the player holds."""
    moves_tell_of_hands: bool = False
    """Whether players hold hidden cards as a rule, so that every move tells the others something about them: no move
    of another player is taken back, whoever plays it."""

    def __init__(self) -> None:
        """``rules`` are the loops of the kernel, bound to this game's rules."""
        self.rules: Any = self.bind({rule: getattr(self._room(room), rule) for rule, room in RULES.items()})

    def bind(self, supplied: dict[str, Any], module: ModuleType = loops) -> Any:
        return gear.bind(module, self.name, supplied)

    def swaps(self, variant: str) -> gear.Swaps:
        """Which rules stand for which in the compiled twins of a variant."""
        return {}

    def seen_as(self, action: int) -> int:
        """The action as the log names it: where the action itself would tell what only its seat knows, another."""
        return action

    def _room(self, name: str) -> Any:
        """A room of the game's folder, opened when it is first needed: simulations need neither words nor pictures."""
        return import_module(f"azalai.games.{self.name}.{name}")

    # -- what the rooms answer ----------------------------------------------------------------------------

    def setting(self, given: dict[str, Any]) -> Setting:
        """Check the options of ``new``; IllegalOption says what would fit."""
        setting: Setting = self._room("options").setting(given)
        return setting

    def view(self, t: Any, setting: Setting, seat: int | None) -> dict[str, Any]:
        """All a seat may know and nothing more, JSON-ready; None: the open table."""
        view: dict[str, Any] = self._room("position.view").view(t, setting, seat)
        return view

    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Any:
        """The table that a dict in the words of ``view(None)`` describes; IllegalPosition holds all that is wrong."""
        t = self._room("position.build").position(described, setting, seed)
        self._room("rules.dispatch").do_chores(t, setting.deck.tables)
        return t

    def score_sheet(self, t: Any, setting: Setting, seat: int) -> list[ScoreLine]:
        """The score of a seat line by line."""
        lines: list[ScoreLine] = self._room("words.score_sheet").score_sheet(t, setting, seat)
        return lines

    def why_illegal(self, t: Any, setting: Setting, action: int) -> str:
        """For people: why an action is not legal now, and what would be."""
        reason: str = self._room("words.reasons").why_illegal(t, setting, action)
        return reason

    def say_move(self, t: Any, setting: Setting, action: int) -> str:
        """For people: what a legal action would do."""
        said: str = self._room("words.moves").say_move(t, setting, action)
        return said

    def say_question(self, t: Any, setting: Setting) -> str:
        """For people: what is asked now, of whom."""
        said: str = self._room("words.questions").say_question(t, setting)
        return said

    def say_what_happened(self, before: Any, action: int, after: Any, setting: Setting) -> str:
        """For the log: what everybody saw happen when an action was carried out."""
        told: str = self._room("words.log").say_what_happened(before, action, after, setting)
        return told

    def draw(self, view: dict[str, Any], width: int, colour: bool) -> str:
        """The table for a terminal; without colour in plain ASCII."""
        drawn: str = self._room("pictures.terminal").draw(view, width, colour)
        return drawn

    def picture(self, view: dict[str, Any]) -> str:
        """The table as SVG."""
        svg: str = self._room("pictures.svg").picture(view)
        return svg

    def card_list(self, setting: Setting) -> Sequence[tuple[str, Sequence[Sequence[str]]]]:
        """The cards for people: for each section its heading and rows of cells, the first row the column names."""
        sections: list[tuple[str, list[list[str]]]] = self._room("words.card_list").card_list(setting)
        return sections
