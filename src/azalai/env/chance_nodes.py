"""Chance nodes: games in which every random event is a node of the tree, with its outcomes and probabilities.

``games.explicit_chance`` replaces the rules that draw. A step that needs an unknown outcome stops there with
``ChanceNeeded`` and runs again, from the table before it, once the outcome is known. So a step with several random
events is several nodes, and no rule is written twice.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Collection
from hashlib import blake2s
from typing import Any, NamedTuple

import numpy as np

from azalai.games import rulebook
from azalai.games.explicit_chance import ChanceNeeded, KnownOutcomes
from azalai.games.interface import Rulebook, Setting
from azalai.kernel import gear


class ExplicitRules:
    """The rules of a game with explicit chance, for one setting."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.book: Rulebook = rulebook(game)
        self.setting: Setting = self.book.setting(options)
        self.chance = self.book.explicit_chance()
        swaps, copies = self.chance.all_swaps, dict[Any, Any]()
        swapped: Callable[[Any], Any] = lambda rule: gear.with_swaps(rule, swaps, copies)  # noqa: E731
        self.deal = swapped(self.book.rules.deal)
        self.settle = swapped(self.book.rules.settle)
        self.step = swapped(self.book.rules.step)
        self.drawing: set[int] = set()  # actions that have needed chance before: a cache for speed


@functools.cache
def _explicit_rules(game: str, options: str) -> ExplicitRules:
    return ExplicitRules(game, json.loads(options))


def explicit_rules(game: str, options: dict[str, Any]) -> ExplicitRules:
    return _explicit_rules(game, json.dumps(options, sort_keys=True))


Cells = tuple[int, ...]
Decision = tuple[int, int, tuple[int, ...]]
"""The seat, its action, and the outcomes of chance that followed."""


class Memory(NamedTuple):
    """A hash for each seat of what it has seen and what was done, up to some decision; see ``Play.remember``."""

    done: int
    cells: Cells  # the table at that decision
    heads: tuple[bytes, ...]


class Tally(NamedTuple):
    """How often each seat took each action, up to some decision: as the seat knows it, and as the others saw it."""

    done: int
    taken: Any  # a row for each seat, a column for each action
    shown: Any


class Play:
    """A game in progress with explicit chance.

    It is always in one of three states: at a chance node (``needed`` describes it), at a decision (``seat``,
    ``legal``), or over (``seat`` is -1). The step in progress is its action and the outcomes so far. It starts again
    from the table before it. That table is kept (``_kept``) if it is likely to be needed, and otherwise replayed from
    the last one kept: most steps need no chance, and a copy costs as much as a step.
    """

    def __init__(self, rules: ExplicitRules) -> None:
        self.rules = rules
        self.past: list[Decision] = []
        self.action = -1  # the deal
        self.said: tuple[int, ...] = ()
        self.seat = -1
        self.legal: list[int] = []
        self.needed: ChanceNeeded | None = None
        self._t: Any = rules.book.table()
        self._kept: tuple[int, Cells] = 0, self._t.cells()  # a decision, and the table there
        self._seen: Any = None
        self.memory = Memory(0, (), (b"",) * rules.setting.seats)
        nothing = np.zeros((rules.setting.seats, len(rules.book.catalogue)), np.float32)
        self.tally = Tally(0, nothing, nothing)
        self._run()

    @property
    def t(self) -> Any:
        """The table at the last decision, computed on access."""
        if self._t is None:
            at, cells = self._kept
            self._t = self._played(cells, self.past[at:])
        return self._t

    def _played(self, cells: Cells, past: list[Decision]) -> Any:
        """The table after these decisions."""
        t: Any = self.rules.book.table.from_cells(cells)
        for _, action, said in past:
            self._step(t, action, said)
        return t

    def _step(self, t: Any, action: int, said: tuple[int, ...]) -> list[int]:
        """Carry out the deal (-1) or an action; returns the legal actions."""
        rules = self.rules
        cards, options = rules.setting.cards, [0] * rules.book.most_options
        words = t.chance = KnownOutcomes(t, cards, said)
        try:
            if action < 0:
                rules.deal(t, cards, rules.setting.first)
                n = rules.settle(t, cards, options)
            else:
                n = rules.step(t, cards, action, options)
        finally:
            words.t = None  # breaks a reference cycle
        return options[:n]

    def _keep(self) -> None:
        if self._kept[0] < len(self.past):
            self._kept = len(self.past), self.t.cells()

    def apply(self, action: int) -> None:
        if self.needed is not None:
            self.said = (*self.said, action)
        else:
            self.action = action
            self.said = ()
            if action in self.rules.drawing:
                self._keep()
        self._run()

    def _run(self) -> None:
        t = self.t
        self._t = None  # the step changes it, even if it stops
        try:
            options = self._step(t, self.action, self.said)
        except ChanceNeeded as needed:
            self.needed = needed.with_traceback(None)  # a traceback would keep the changed table alive
            self.rules.drawing.add(self.action)
            self._keep()
            return
        self.needed = None
        self._t = t
        if self.action >= 0:
            self.past.append((self.seat, self.action, self.said))
        else:
            self._kept = 0, t.cells()
            self.memory = self.memory._replace(cells=self._kept[1])
        self._show(options)

    def _show(self, options: list[int]) -> None:
        self.legal = sorted(options)
        self.seat = self.t.asked[self.t.depth - 1].seat if options else -1

    def _settle(self) -> None:
        """Find out again what can be decided at the table."""
        options = [0] * self.rules.book.most_options
        self._show(options[: self.rules.settle(self.t, self.rules.setting.cards, options)])

    @property
    def answers(self) -> Collection[int]:
        """The legal actions of the seat, or the outcomes of chance."""
        if self.needed is None:
            return self.legal
        return [outcome for outcome, _ in self.needed.outcomes]

    @property
    def dealt(self) -> bool:
        return self.action >= 0 or self.needed is None

    # -- observations and memories ---------------------------------------------------------------------

    def observed(self, t: Any, seat: int) -> bytes:
        """The observation of a seat at a table."""
        if self._seen is None:
            self._seen = self.rules.book.observation()  # made once: observing writes every cell
        self.rules.book.rules.observe(t, self.rules.setting.cards, seat, self._seen)
        packed: bytes = self._seen.pack()
        return packed

    def seen_action(self, viewer: int, seat: int, action: int) -> int:
        """An action as a seat sees it: other seats may learn less about it."""
        return action if viewer == seat else self.rules.book.seen_as(action)

    def counted(self, viewer: int) -> Any:
        """How often each action was taken, as a seat saw it: a row for itself, then one for each seat after it."""
        done, taken, shown = self.tally
        if done < len(self.past):
            taken, shown = taken.copy(), shown.copy()  # copies of this play share them
            for seat, action, _ in self.past[done:]:
                taken[seat, action] += 1
                shown[seat, self.rules.book.seen_as(action)] += 1
            self.tally = Tally(len(self.past), taken, shown)
        rows = np.concatenate((shown[viewer:], shown[:viewer]))
        rows[0] = taken[viewer]
        return rows

    def remember(self, viewer: int) -> bytes:
        """A hash of all that a seat has seen and of every decision: equal for two histories only if the seat cannot
        tell them apart. Each decision is hashed once."""
        done, cells, heads = self.memory
        if done < len(self.past):
            t, latest = self._played(cells, []), list(heads)
            for seat, action, said in self.past[done:]:
                for each in range(len(latest)):
                    step = bytes([seat]) + self.seen_action(each, seat, action).to_bytes(2, "little")
                    latest[each] = blake2s(latest[each] + step + self.observed(t, each), digest_size=8).digest()
                self._step(t, action, said)
            self.memory = Memory(len(self.past), t.cells(), tuple(latest))
        return self.memory.heads[viewer]

    def imagine(self, seat: int, low: int, high: int) -> Play:
        """A determinization: replaces what the seat cannot know. Only at a decision. The memories stay those of the
        true game."""
        self.remember(seat)
        twin, rules = self.copy(), self.rules
        rules.book.rules.imagine(twin.t, rules.setting.cards, seat, low, high, [0] * rules.book.pool_size)
        twin._kept = len(twin.past), twin.t.cells()
        twin.memory = self.memory._replace(cells=twin._kept[1])
        twin._settle()
        return twin

    # -- copies: cheap, since search makes one for every node ------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def copy(self) -> Play:
        self._keep()
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.past, twin._t, twin._seen = list(self.past), None, None
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self._keep()
        kept = (self._kept, self.past, self.action, self.said, self.memory, self.tally)
        return _unpickled, (self.rules.game, self.rules.options, kept, self.needed is None)


def _unpickled(game: str, options: dict[str, Any], kept: tuple[Any, ...], whole: bool) -> Play:
    play = Play.__new__(Play)
    play.rules = explicit_rules(game, options)
    play._kept, play.past, play.action, play.said, play.memory, play.tally = kept
    play.needed, play._t, play._seen, play.seat, play.legal = None, None, None, -1, []
    if play.action >= 0 or whole:
        play._settle()
    if not whole:
        play._run()
    return play
