"""Chance nodes: games in which every random event is a node of the tree, with its outcomes and probabilities.

``kernel.explicit_chance`` replaces the rules that draw. A step that needs an unknown outcome stops there and runs
again, from the table before it, once the outcome is known. So a step with several random events is several nodes, and
no rule is written twice. The step is compiled; see ``kernel.explicit_loops``.
"""

from __future__ import annotations

import functools
import json
from hashlib import blake2s
from typing import Any, NamedTuple

import numpy as np

from azalai import compile_notice
from azalai.env.observations import layout
from azalai.games import rulebook
from azalai.games.interface import Rulebook, Setting
from azalai.kernel import explicit_loops, gear
from azalai.kernel.batch import as_records, batch_rules
from azalai.kernel.explicit_chance import CELLS, DEAL, EVENT, MARKS, OUTCOMES, STEP
from azalai.kernel.explicit_loops import BEFORE, CHANCE, COUNT_BITS, NOW, OVER, SEATS_FROM
from azalai.kernel.layout import Layout, with_shorts

__all__ = ["CHANCE", "OVER", "ExplicitRules", "Play", "explicit_rules"]

COUNT = (1 << COUNT_BITS) - 1
TABLES = 2  # NOW and BEFORE


@functools.cache
def _record(book: Rulebook) -> Any:
    """The layout of a table with explicit chance."""
    return with_shorts(book.table, "chance", CELLS)


class ExplicitRules:
    """The rules of a game with explicit chance, for one setting, and the version of its observations."""

    def __init__(self, game: str, options: dict[str, Any], version: int = 1) -> None:
        self.game = game
        self.options = options
        self.version = version
        self.book: Rulebook = rulebook(game)
        self.setting: Setting = self.book.setting(options)
        self.first = self.setting.first
        self.cards = as_records(self.setting.cards)
        self.chance = self.book.explicit_chance()
        self.layout = layout(game, version)
        self.record = _record(self.book)
        self._blank = self.record()
        marks = self.chance.marks(self.setting)
        self._blank.chance[MARKS : MARKS + len(marks)] = marks
        self._most_answers = max(self.book.most_options, OUTCOMES)
        self._variant, self._swaps = f"{game}-explicit-chance", self.chance.all_swaps
        loops = gear.bind(explicit_loops, game, vars(self.book.rules))
        with compile_notice.progress():
            arguments = (self.blank(), self.cards, self.first, DEAL, *self.buffers())
            self.advance = gear.compiled_for(arguments, loops.advance, self._variant, self._swaps)

    def blank(self) -> Any:
        """The tables of a new game, as records."""
        return self.from_bytes(self._blank.pack() * TABLES)

    def from_bytes(self, packed: bytes) -> Any:
        return np.frombuffer(bytearray(packed), self.record.dtype())

    def buffers(self) -> tuple[Any, Any]:
        """Where ``advance`` writes the answers and the probabilities."""
        return np.empty(self._most_answers, np.int64), np.empty(OUTCOMES, np.float64)

    @functools.cached_property
    def observe_at(self) -> Any:
        """Writes an observation; compiled when one is asked for."""
        with compile_notice.progress():
            arguments = (self.blank(), NOW, self.cards, 0, self.observation())
            loops = batch_rules(self.book, self.layout.observe)
            return gear.compiled_for(arguments, loops.observe_at, self._variant, self._swaps)

    def observation(self) -> Any:
        """Where ``observe_at`` writes."""
        return np.zeros(1, self.layout.record.dtype())

    def ordinary(self, packed: bytes) -> Any:
        """A table with explicit chance as an ordinary one, for the plain gear."""
        start, cells = self._chance_at, self.record.unpack(packed).cells()
        return self.book.table.from_cells((*cells[:start], *self._no_words, *cells[start + CELLS :]))

    def explicit(self, t: Layout) -> bytes:
        """The reverse."""
        start, cells = self._chance_at, t.cells()
        chance = self._blank.cells()[start : start + CELLS]
        wide: Layout = self.record.from_cells((*cells[:start], *chance, *cells[start + len(self._no_words) :]))
        return wide.pack()

    @functools.cached_property
    def _chance_at(self) -> int:
        """How many cells of a table precede its chance."""
        start = 0
        for path, count in self.book.table.places():
            if path == "chance":
                break
            start += count or 1
        return start

    @functools.cached_property
    def _no_words(self) -> tuple[int, ...]:
        """The words of a generator that is never used."""
        return (0,) * dict(self.book.table.places())["chance"]  # type: ignore[operator]


@functools.cache
def _explicit_rules(game: str, options: str, version: int) -> ExplicitRules:
    return ExplicitRules(game, json.loads(options), version)


def explicit_rules(game: str, options: dict[str, Any], version: int = 1) -> ExplicitRules:
    return _explicit_rules(game, json.dumps(options, sort_keys=True), version)


Node = tuple[int, int]
"""A seat or CHANCE, and its answer."""


class Memory(NamedTuple):
    """A hash for each seat of what it has seen and what was done, up to some decision; see ``Play.remember``."""

    done: int  # how many nodes
    tables: bytes  # at that decision, or in the deal
    heads: tuple[bytes, ...]


class Tally(NamedTuple):
    """How often each seat took each action, up to some decision: as the seat knows it, and as the others saw it."""

    done: int
    taken: Any  # a row for each seat, a column for each action
    shown: Any


class Play:
    """A game in progress with explicit chance.

    ``seat`` decides, or is CHANCE or OVER. ``answers`` are the legal actions of the seat or the outcomes of chance,
    whose probabilities are ``chances``. ``past`` holds every node with the answer that was given there. ``decided`` is
    how many nodes there were at the last decision: those after it belong to the step in progress.
    """

    def __init__(self, rules: ExplicitRules) -> None:
        self.rules = rules
        self.past: list[Node] = []
        self.decided = 0
        self.seat: int = CHANCE
        self.answers: list[int] = []
        self.chances: list[float] = []
        self._tables, self._buffers = rules.blank(), rules.buffers()
        self._seen: tuple[Any, Any] | None = None
        self._advance(DEAL)
        self.memory = Memory(0, self._tables.tobytes(), (b"",) * rules.setting.seats)
        nothing = np.zeros((rules.setting.seats, len(rules.book.catalogue)), np.float32)
        self.tally = Tally(0, nothing, nothing)

    def apply(self, answer: int) -> None:
        """Go on with one of the answers."""
        self.past.append((self.seat, answer))
        self._advance(answer)

    def _advance(self, action: int) -> None:
        rules, (answers, chances) = self.rules, self._buffers
        result = rules.advance(self._tables, rules.cards, rules.first, action, answers, chances)
        n = result & COUNT
        self.seat = seat = (result >> COUNT_BITS) - SEATS_FROM
        self.answers = answers[:n].tolist()
        if seat == CHANCE:
            self.chances = chances[:n].tolist()
        else:
            self.decided = len(self.past)

    @property
    def event(self) -> int:
        """The random event of a chance node."""
        return int(self._tables["chance"][NOW, EVENT])

    @property
    def dealt(self) -> bool:
        return self.seat != CHANCE or int(self._tables["chance"][BEFORE, STEP]) != DEAL

    @property
    def _at(self) -> int:
        """The index of the table at the last decision."""
        return BEFORE if self.seat == CHANCE else NOW

    @property
    def t(self) -> Any:
        """The table at the last decision, for the plain gear."""
        return self.rules.ordinary(self._tables[self._at].tobytes())

    @property
    def step(self) -> tuple[int, list[int]]:
        """At a chance node: the action of the step in progress or DEAL, and the outcomes so far."""
        answers = [answer for _, answer in self.past[self.decided :]]
        return (answers[0], answers[1:]) if self.dealt else (DEAL, answers)

    # -- observations and memories ---------------------------------------------------------------------

    def observed(self, seat: int) -> Any:
        """The observation of a seat at the last decision. The next call overwrites it."""
        return self._observed(self._tables, self._at, seat)

    def _observed(self, tables: Any, at: int, seat: int) -> Any:
        if self._seen is None:
            records = self.rules.observation()
            self._seen = records, records.view(np.int8)
        records, cells = self._seen
        self.rules.observe_at(tables, at, self.rules.cards, seat, records)
        return cells

    def seen_action(self, viewer: int, seat: int, action: int) -> int:
        """An action as a seat sees it: other seats may learn less about it."""
        return action if viewer == seat else self.rules.book.seen_as(action)

    def counted(self, viewer: int) -> Any:
        """How often each action was taken, as a seat saw it: a row for itself, then one for each seat after it."""
        done, taken, shown = self.tally
        if done < self.decided:
            taken, shown = taken.copy(), shown.copy()  # copies of this play share them
            for seat, action in self.past[done : self.decided]:
                if seat != CHANCE:
                    taken[seat, action] += 1
                    shown[seat, self.rules.book.seen_as(action)] += 1
            self.tally = Tally(self.decided, taken, shown)
        rows = np.concatenate((shown[viewer:], shown[:viewer]))
        rows[0] = taken[viewer]
        return rows

    def remember(self, viewer: int) -> bytes:
        """A hash of all that a seat has seen and of every decision: equal for two histories only if the seat cannot
        tell them apart. Each decision is hashed once: the game is played again from the last one that was."""
        done, packed, heads = self.memory
        if done < self.decided:
            rules, tables, latest = self.rules, self.rules.from_bytes(packed), list(heads)
            for seat, action in self.past[done : self.decided]:
                if seat != CHANCE:
                    for each in range(len(latest)):
                        step = bytes([seat]) + self.seen_action(each, seat, action).to_bytes(2, "little")
                        seen = self._observed(tables, NOW, each).tobytes()
                        latest[each] = blake2s(latest[each] + step + seen, digest_size=8).digest()
                rules.advance(tables, rules.cards, rules.first, action, *self._buffers)
            self.memory = Memory(self.decided, tables.tobytes(), tuple(latest))
        return self.memory.heads[viewer]

    def imagine(self, seat: int, low: int, high: int) -> Play:
        """A determinization of what the seat cannot know, at a decision. The memories stay those of the true game."""
        self.remember(seat)
        twin, rules, t = self.copy(), self.rules, self.t
        cards, options = rules.setting.cards, [0] * rules.book.most_options
        rules.book.rules.imagine(t, cards, seat, low, high, [0] * rules.book.pool_size)
        twin.answers = sorted(options[: rules.book.rules.settle(t, cards, options)])
        twin.seat = t.asked[t.depth - 1].seat if twin.answers else OVER
        twin._tables = rules.from_bytes(rules.explicit(t) * TABLES)
        twin.memory = self.memory._replace(tables=twin._tables.tobytes())
        return twin

    # -- copies: cheap, since search makes one for every node ------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def copy(self) -> Play:
        return _play(self.rules, self._tables.tobytes(), list(self.past), *self._rest())

    def _rest(self) -> tuple[Any, ...]:
        return self.decided, self.seat, self.answers, self.chances, self.memory, self.tally

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.rules
        return _unpickled, (rules.game, rules.options, rules.version, self._tables.tobytes(), self.past, *self._rest())


def _play(rules: ExplicitRules, packed: bytes, past: list[Node], *rest: Any) -> Play:
    play = Play.__new__(Play)
    play.rules, play._tables, play.past = rules, rules.from_bytes(packed), past
    play.decided, play.seat, play.answers, play.chances, play.memory, play.tally = rest
    play._buffers, play._seen = rules.buffers(), None
    return play


def _unpickled(game: str, options: dict[str, Any], version: int, packed: bytes, *rest: Any) -> Play:
    return _play(explicit_rules(game, options, version), packed, *rest)
