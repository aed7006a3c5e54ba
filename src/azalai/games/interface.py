"""What a game provides to the rest of Azalai, as Protocols that a type checker and an editor can follow.

A game's package has one object ``GAME``, whose class inherits from ``Rulebook``. Its parts are modules with the members
of ``Rules`` and ``BotKnowledge``. Words, pictures and positions are imported by the methods that need them:
simulations use none of them, and a first move should not wait for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

from azalai.games.explicit_chance import ExplicitChance
from azalai.games.feature_fields import Fields
from azalai.games.field_meanings import FieldMeanings
from azalai.games.hint_reasons import Line, Reason
from azalai.games.options import TableOption
from azalai.kernel.layout import Layout
from azalai.kernel.loops import KernelGame
from azalai.kernel.placeholders import BotRules, NetworkRules


@dataclass(frozen=True)
class Setting:
    """What the options of a table decide before anything is dealt: its cards and seats."""

    options: dict[str, Any]  # as given, JSON-ready: with the seed they make the table again
    seats: int
    first: int  # the seat that begins; -1: chance draws it
    cards: Layout  # the tables that the rules read
    deck: Any  # the cards as people name them
    variant: str = ""  # selects the compiled twins, see ``Rulebook.swaps``
    settled: dict[str, Any] = field(default_factory=dict)  # options that were not given, but follow from others

    def value_of(self, option: TableOption) -> Any:
        """The value of an option at this table, given or not; "" where chance decides it."""
        return self.options.get(option.name, self.settled.get(option.name, option.default))


@dataclass(frozen=True)
class ScoreLine:
    """One line of the final scoring: what for (``tokens``, ``crosses``, ``card``, ``row`` …), about what, how many."""

    what: str
    about: str
    points: int


class BotKnowledge(BotRules, Protocol):
    """What the bots know about a game. Its package, ``games/<game>/bots``, also holds their parameters as TOML files:
    weights (``greedy.toml`` and others), ``search.toml`` for the search, ``levels.toml`` for the levels of strength."""

    __name__: str

    @property
    def WEIGHTS(self) -> Mapping[str, tuple[int, int]]:  # noqa: N802
        """For each weight of the evaluation: the index of its first number, and how many numbers it has."""

    @property
    def NOT_PRICES(self) -> Sequence[int]:  # noqa: N802
        """The indices that fitting leaves alone."""


class NetworkKnowledge(NetworkRules, Protocol):
    """The inputs of a game's network. The weights are files beside the other parameters of the bots."""

    @property
    def INPUTS(self) -> int:  # noqa: N802
        """How many inputs there are."""


class LearnableObservations(Protocol):
    """Version 2 of a game's observations: features for learning, in one row of cells."""

    @property
    def VERSION(self) -> int: ...  # noqa: N802
    @property
    def FIELDS(self) -> Fields: ...  # noqa: N802
    @property
    def LearnableObservation(self) -> type[Layout]: ...  # noqa: N802

    def observe(self, t: Any, c: Any, seat: int, seen: Any, /) -> None:
        """Write what a seat may know."""


class Rulebook(KernelGame, Protocol):
    """One game. ``t`` is always a table (a ``table`` record), an action a number of the ``catalogue``."""

    seat_names: tuple[str, ...]
    table_options: tuple[TableOption, ...]
    presets: Mapping[str, dict[str, Any]] = MappingProxyType({})  # options that reports compare, by name
    openings: frozenset[int]  # the questions that begin a decision, as opposed to its later parts
    tells_lone_answers: bool = False
    """Whether the log lists forced answers: needed if their absence would reveal what the player holds."""
    moves_tell_of_hands: bool = False
    """Whether players usually hold hidden cards, so that every move reveals something about them: then nobody may take
    back the move of another player."""

    def dropped_answer(self, notation: str) -> str:
        """For saved games: why the rules no longer ask for this answer wherever they once did; empty if they do."""
        return ""

    def seen_as(self, action: int) -> int:
        """The action as the log names it: another one where the action itself would tell what only its seat knows."""
        return action

    def setting(self, given: dict[str, Any], /) -> Setting:
        """Check the options of ``new``; IllegalOption says what would fit."""

    def rematches(self, options: dict[str, Any], seed: int, /) -> dict[str, dict[str, Any]]:
        """The games offered after one with these options and this seed: their options by name, the usual one first."""
        return {"again": options}

    def view(self, t: Any, setting: Setting, seat: int | None, /) -> dict[str, Any]:
        """All a seat may know and nothing more, JSON-ready; None: the open table."""

    def position(self, described: dict[str, Any], setting: Setting, seed: int, /) -> Layout:
        """The table that a dict in the words of ``view(None)`` describes; IllegalPosition lists all that is wrong."""

    def score_sheet(self, t: Any, setting: Setting, seat: int, /) -> list[ScoreLine]:
        """The score of a seat line by line."""

    def why_illegal(self, t: Any, setting: Setting, action: int, /) -> str:
        """For people: why an action is not legal now, and what would be."""

    def say_move(self, t: Any, setting: Setting, action: int, /) -> str:
        """For people: what a legal action would do."""

    def hint_reasons(self, line: Line, others: Sequence[Line], setting: Setting, /) -> Sequence[Reason]:
        """For people: what speaks for the first move of a line, compared with the lines of other moves; the best reason
        first. The line is a determinization: a reason names nothing that the seat does not know at its root."""
        return ()

    def puzzle_themes(self, line: Line, other: Line, setting: Setting, /) -> frozenset[str]:
        """What a puzzle is about. The line begins with its solution, the other line with a move that fails."""
        return frozenset()

    def say_question(self, t: Any, setting: Setting, /) -> str:
        """For people: what is asked now, of whom."""

    def say_what_happened(self, before: Any, action: int, after: Any, setting: Setting, /) -> str:
        """For the log: what everybody saw happen when an action was carried out."""

    def draw(self, view: dict[str, Any], width: int, colour: bool, /) -> str:
        """The table for a terminal; without colour in plain ASCII."""

    def picture(self, view: dict[str, Any], /) -> str:
        """The table as SVG."""

    def card_list(self, setting: Setting, /) -> Sequence[tuple[str, Sequence[Sequence[str]]]]:
        """The cards for people: for each section its heading and rows of cells, the first row the column names."""
        return ()

    def laid_cards(self, t: Any, seat: int, /) -> Sequence[int] | None:
        """For statistics: the numbers of the cards that a seat has laid; None: the game has no such cards."""
        return None

    def bought_cards(self, t: Any, seat: int, /) -> Mapping[str, int] | None:
        """For statistics: how many cards of each name a seat has from those that it bought; None: none are for sale."""
        return None

    def card_uses(self, t: Any, setting: Setting, seat: int, /) -> Mapping[str, Sequence[str]]:
        """For statistics: the names of the cards that a seat has, by the way in which it has them, such as ``laid``."""
        return {}

    def observation_fields(self) -> FieldMeanings | None:
        """The version of the observation and the meaning of its fields; None: bare numbers."""
        return None

    def learnable_observations(self) -> LearnableObservations | None:
        """Version 2 of the observation, for learning; None: the game has only its own."""
        return None

    def explicit_chance(self) -> ExplicitChance:
        """The random events for environments with chance nodes, if the rules draw in unusual ways."""
        return ExplicitChance()

    def bot_knowledge(self) -> BotKnowledge | None:
        """What the bots know about this game; None: they play by the score alone, and nothing may be hidden."""
        return None

    def refuses_free_gain(self, t: Any, setting: Setting, action: int, /) -> bool:
        """Whether a legal action turns down a gain that costs nothing. The levels that err like a person never do."""
        return False

    def network_knowledge(self) -> NetworkKnowledge | None:
        """The inputs of this game's network; None: it has no network, and bots search with their evaluation."""
        return None
