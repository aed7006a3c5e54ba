"""Worlds of one kind of table: ``rules/worlds.py`` in one gear, with the arrays that it reads and writes."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, NamedTuple

import numpy as np

from azalai import compile_notice
from azalai.bots import networks
from azalai.bots.binding import bound_bots, compiled_swaps
from azalai.bots.information_set import DEALT_FROM
from azalai.bots.network_player import LEAD_SHARE
from azalai.bots.rules import network_search
from azalai.bots.search_buffers import numbers, table_buffers
from azalai.bots.weights import knowledge, package
from azalai.errors import IllegalOption
from azalai.games.interface import Rulebook, Setting
from azalai.kernel import gear, placeholders
from azalai.kernel.batch import as_records
from azalai.kernel.chance import WORDS, halves
from azalai.kernel.placeholders import BeliefRules, LuckRules, NetworkRules
from azalai.messages import say
from azalai.study.beliefs import belief_rules, beliefs, drawn, likelihoods
from azalai.study.rules import hidden
from azalai.study.rules import worlds as rules
from azalai.study.rules.worlds import DEALT_ANEW, IMAGINED_ANEW, KEPT, LOOK, Outcomes, Trial
from azalai.training import self_play
from azalai.training.no_search import no_search
from azalai.training.self_play import Buffers, Exploration

NOISE = 0.03
"""Random noise on the values that a seat compares when play goes on. It makes the continuations differ from world to
world, so that the errors of the network at their ends average out."""
CANDIDATES = 8
"""If beliefs were measured, each world is chosen from this many determinizations."""


class Learned(NamedTuple):
    """What a seat learned from a move."""

    nothing: bool  # it knows the same in each world as at the real table: the worlds can be kept
    by_chance: bool  # something that no player had known, such as a drawn card, not only what another seat knew


class Worlds:
    """``count`` determinizations of what a seat knows. Only ``take`` sees a real table, and it redacts it first."""

    def __init__(self, book: Rulebook, setting: Setting, count: int, depth: int, *, compiled: bool = True) -> None:
        layers = networks.layers(package(book.name), setting.variant or book.name)
        own = book.network_knowledge()
        if layers is None or own is None:
            raise IllegalOption(say("study-no-network", game=book.name))
        compiled = compiled and gear.can_compile()
        self._book, self._setting, self._compiled = book, setting, compiled
        self.count, self._depth = count, depth
        self._network = networks.network(layers, compiled=compiled)
        self._examine = _examine(book, own, setting.variant, compiled)
        self._tables, self._cards, _ = table_buffers(book, setting, rules.WORLDS + 3 * count, compiled)
        self._options = (
            np.zeros((2, book.most_options), np.int16) if compiled else numbers((2, book.most_options), False)
        )
        self._pool = numbers(book.pool_size, compiled)
        self._dice = numbers(WORDS, compiled)
        self._actions = np.zeros(book.most_options, np.int64)
        self._how = Exploration(NOISE, 0, 0, 1.0, LEAD_SHARE[setting.seats], 0, 0, 0)
        shape = book.most_options, count
        self.outcomes = Outcomes(*(np.zeros(shape, np.int64) for _ in Outcomes._fields))
        known = belief_rules(book.name)
        counts = known.HIDDEN_COUNTS if known else 0
        self._hidden = np.zeros((count * CANDIDATES, counts), np.int64)
        self._count_hidden = _count_hidden(book, setting.variant, compiled) if counts else None
        self._beliefs = beliefs(book, setting, counts)
        self._dealt_evenly = np.arange(count)
        self._picked = self._dealt_evenly
        with compile_notice.progress() if compiled else nullcontext():
            self._run(0, KEPT, 0, [], LOOK, count=0)

    def deal(self, seat: int, seed: int) -> None:
        """Deal new tables, and evaluate them for a seat."""
        self._run(seat, DEALT_ANEW, seed, [LOOK], LOOK)

    def take(self, table: Any, seat: int, seed: int) -> None:
        """Make worlds of what a seat knows at a table, and evaluate them. Where beliefs were measured, they are chosen
        from more determinizations, the likelier ones more often."""
        self._set_root(table, seat)
        if self._beliefs.any():
            self._picked = drawn(likelihoods(self.hidden_cards(table, seat, seed), self._beliefs), self.count)
        self._run(seat, IMAGINED_ANEW, seed, [LOOK], LOOK)
        self._picked = self._dealt_evenly

    def hidden_cards(self, table: Any, seat: int, seed: int) -> Any:
        """What the others keep hidden at a table, as far as a seat can know: a row for each determinization."""
        assert self._count_hidden
        self._set_root(table, seat)
        self._count_hidden(self._tables, self._cards, seat, *halves(seed), self._pool, self._hidden)
        return self._hidden

    def compare(self, table: Any, seat: int, seed: int, answers: list[int]) -> None:
        """Evaluate answers at a table in new worlds of what a seat knows there."""
        self._set_root(table, seat)
        self._run(seat, IMAGINED_ANEW, seed, answers, LOOK)

    def try_answers(self, seat: int, seed: int, answers: list[int]) -> None:
        """Evaluate the worlds after each of some answers."""
        self._run(seat, KEPT, seed, answers, LOOK)

    def advance(self, seat: int, answer: int, after: Any) -> Learned:
        """Carry out an answer in every world; what the seat learned at the real table."""
        possible = self._run(seat, KEPT, 0, [], answer)
        known = self._known(after, seat)
        self._book.rules.imagine(known, self._setting.cards, seat, *DEALT_FROM, [0] * self._book.pool_size)
        in_worlds, otherwise = self._compared()
        if self._compiled:
            as_known = in_worlds == np.frombuffer(known.pack(), np.uint8)
            nothing = possible == self.count and bool(as_known.all())
            return Learned(nothing, by_chance=not nothing and bool((in_worlds != otherwise).any()))
        nothing = possible == self.count and all(table == known for table in in_worlds)
        return Learned(nothing, by_chance=not nothing and in_worlds != otherwise)

    def _compared(self) -> tuple[Any, Any]:
        """What the seat knows in each world, and in another future of it."""
        found = self._tables[rules.WORLDS + self.count :]
        if self._compiled:
            found = found.view(np.uint8).reshape(2 * self.count, -1)
        return found[: self.count], found[self.count :]

    def play_on(self, seed: int, decisions: int) -> None:
        """Play on in a single world: every seat takes the answer with the best value."""
        assert self.count == 1
        self._run(0, KEPT, seed, [LOOK], LOOK, depth=decisions)
        table = self._tables[self_play.REAL]
        self._tables[rules.WORLDS] = table if self._compiled else table.copy()

    def look(self, seat: int) -> None:
        """Evaluate the worlds as they are."""
        self._run(seat, KEPT, 0, [LOOK], LOOK)

    def _set_root(self, table: Any, seat: int) -> None:
        known = self._known(table, seat)
        if self._compiled:
            self._tables[rules.ROOT : rules.ROOT + 1] = as_records(known)
        else:
            self._tables[rules.ROOT] = known

    def _known(self, table: Any, seat: int) -> Any:
        """A copy from which everything is erased that a seat cannot know."""
        known = table.copy()
        bound_bots(self._book.name).redact(known, self._setting.cards, seat, [0] * self._book.pool_size)
        known.chance = [0] * WORDS
        return known

    def _run(
        self,
        seat: int,
        worlds: int,
        seed: int,
        answers: list[int],
        made: int,
        *,
        count: int | None = None,
        depth: int | None = None,
    ) -> int:
        count = self.count if count is None else count
        depth = self._depth if depth is None else depth
        setting = self._setting
        trial = Trial(
            setting.seats, seat, setting.first, count, worlds, *halves(seed), depth, *DEALT_FROM, self._picked
        )
        self._actions[: len(answers)] = answers
        possible: int = self._examine(
            self._tables,
            self._cards,
            self._network,
            trial,
            self._actions,
            len(answers),
            made,
            Buffers(self._dice, self._options, self._pool, 0),
            self._how,
            self.outcomes,
        )
        return possible


def _count_hidden(book: Rulebook, variant: str, compiled: bool) -> Any:
    """``count_hidden`` for one game, in one gear."""
    supplied: dict[str, Any] = vars(book.rules) | placeholders.supplied(BeliefRules, knowledge(book.name))
    found = gear.bind(hidden, f"study.{book.name}.hidden", supplied).count_hidden
    return gear.compiled(found, variant, compiled_swaps(book, variant)) if compiled else found


def _examine(book: Rulebook, own: Any, variant: str, compiled: bool) -> Any:
    """``examine`` for one game, in one gear."""
    label = f"study.{book.name}"
    supplied: dict[str, Any] = vars(book.rules) | placeholders.supplied(NetworkRules, own)
    supplied |= placeholders.supplied(LuckRules, book.own_rules)
    bound = bound_bots(book.name)
    supplied |= {"redact": bound.redact, "percent_left": bound.percent_left}
    searching = gear.bind(network_search, label, supplied)
    supplied |= {"final_result": searching.final_result, "value": searching.value}
    supplied["searched_answer"] = no_search
    supplied["best_answer"] = gear.bind(self_play, label, supplied).best_answer
    examine = gear.bind(rules, label, supplied).examine
    return gear.compiled(examine, variant, compiled_swaps(book, variant)) if compiled else examine
