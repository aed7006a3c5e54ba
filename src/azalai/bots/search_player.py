"""The searching player: ``rules/search.py`` with a budget of simulations or time, and its tree read as an analysis."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai import compile_notice
from azalai.bots.binding import SEARCH_PARAMETERS, bound_bots, compiled_swaps
from azalai.bots.information_set import InformationSet
from azalai.bots.interface import Analysis, Candidate
from azalai.bots.rules import tree_search
from azalai.bots.rules.tree_search import Search, Tree
from azalai.bots.search_buffers import numbers, table_buffers, tree_buffers
from azalai.bots.weights import weights
from azalai.game import Move
from azalai.games.interface import Setting
from azalai.kernel import gear
from azalai.kernel.batch import as_records
from azalai.kernel.chance import WORDS, halves, seed_chance

FIRST_CHUNK = 32
"""Simulations before the clock is read for the first time."""
CHUNK_SECONDS = 0.01
"""The time between two readings of the clock. A search can exceed its budget by about this much."""
LONGEST_CONTINUATION = 12
FEWEST_VISITS = 2
"""A continuation ends at the first move that was tried less often than this."""
LEAST_SECONDS = 1e-6
"""The least time that a chunk is assumed to take, however coarse the clock is."""
NO_GOAL = 2**31
Clock = Callable[[], float]
"""Returns seconds: wall-clock time, or processor time of the thread."""


@dataclass(frozen=True)
class PreparedSearch:
    """A search at one kind of table: its rules in one gear, and all that they read and write."""

    setting: Setting
    search: Callable[..., bool]
    clear_tree: Callable[..., None]
    arrays: Search
    halving: bool  # choose at the root by sequential halving, not by PUCT


class SearchBot:
    """Searches with a budget of simulations or milliseconds for a decision, or of both, whichever ends first. ``clock``
    measures the milliseconds. It stops early where the answer cannot change any more, and does not search where there
    is a single answer."""

    PARAMETERS = frozenset(SEARCH_PARAMETERS)

    def __init__(
        self,
        seed: int,
        *,
        simulations: int | None = None,
        milliseconds: int | None = None,
        weights: str = "greedy",
        compiled: bool = True,
        parameters: Mapping[str, float] | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        self._clock = clock
        self._simulations = simulations
        self._goal = NO_GOAL if simulations is None else simulations
        self._milliseconds = milliseconds
        self._weights = weights
        compiled = compiled and gear.can_compile()
        self._compiled = compiled
        self._parameters = parameters or {}
        self._search: PreparedSearch | None = None
        self._dice = numbers(WORDS, compiled)
        seed_chance(self._dice, *halves(seed))

    def reseed(self, seed: int) -> None:
        """Go on with the dice of a seed."""
        seed_chance(self._dice, *halves(seed))

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the dice go on, and the arrays are made again."""
        return {**self.__dict__, "_search": None}

    def decide(self, seen: InformationSet) -> Analysis:
        if len(seen.moves) == 1:
            even = [1 / seen.seats] * seen.seats
            return Analysis(seen.moves[0], even, [Candidate(seen.moves[0], 1.0, 0, even)], 0, 0.0)
        prepared = self._search_for(seen)
        began = self._clock()
        if self._compiled:
            prepared.arrays.tables[:1] = as_records(seen.table)
        else:
            prepared.arrays.tables[tree_search.ROOT] = seen.table.copy()
        tree = prepared.arrays.tree
        prepared.clear_tree(tree)
        tree.counters[tree_search.EXPECTED] = self._goal if prepared.halving else 0
        if self._milliseconds is None:
            self._simulate(prepared, self._goal)
        else:
            deadline = began + self._milliseconds / 1000
            times = FIRST_CHUNK
            while True:
                before = self._clock()
                done = self._simulate(prepared, times)
                now = self._clock()
                each = max(now - before, LEAST_SECONDS) / times
                left = max(0, int((deadline - now) / each))
                if done or now >= deadline or tree_search.is_decided(tree.links, left):
                    break
                if prepared.halving:
                    # from the speed of the whole search: an answer that is left out too early never comes back
                    whole = (deadline - began) / max(now - began, LEAST_SECONDS)
                    made = int(tree.counters[tree_search.SIMULATIONS])
                    tree.counters[tree_search.EXPECTED] = min(int(made * whole), self._goal)
                times = max(1, min(left, int(CHUNK_SECONDS / each)))
        return self._analysis(seen, tree, self._clock() - began)

    def _simulate(self, prepared: PreparedSearch, times: int) -> bool:
        """Run up to ``times`` more simulations; return whether the search is done."""
        return prepared.search(prepared.arrays, prepared.setting.seats, self._goal, times)

    def _search_for(self, seen: InformationSet) -> PreparedSearch:
        """The search, kept from one decision to the next. It is compiled here, so that this takes no thinking time."""
        if self._search is None or self._search.setting is not seen.setting:
            self._search = self._new_search(seen)
            with compile_notice.progress() if self._compiled else nullcontext():
                self._simulate(self._search, 0)
        return self._search

    def _new_search(self, seen: InformationSet) -> PreparedSearch:
        rules, own = bound_bots(seen.name), weights(seen.name, self._weights)
        parameters = {**rules.search_parameters(seen.setting), **self._parameters}
        return self._prepared(
            seen,
            rules,
            np.array(own, np.int64) if self._compiled else own,
            [float(parameters[name]) for name in SEARCH_PARAMETERS],
            np.int32,  # hundredths of a point
        )

    def _prepared(
        self,
        seen: InformationSet,
        rules: Any,
        evaluator: Any,
        parameters: list[float],
        priors: type,
        *,
        halving: bool = False,
    ) -> PreparedSearch:
        """A search with these rules, this evaluator and priors of this type."""
        book, setting = seen.book, seen.setting
        swaps = compiled_swaps(book, setting.variant)
        search, clear_tree = (
            gear.compiled(rule, setting.variant, swaps) if self._compiled else rule
            for rule in (rules.search, rules.clear_tree)
        )
        tables, cards, options = table_buffers(book, setting, tree_search.TRIED + 1, self._compiled)
        whole = Search(
            tables=tables,
            cards=cards,
            evaluator=evaluator,
            parameters=np.array(parameters),
            dice=self._dice,
            options=options,
            pool=numbers(book.pool_size, self._compiled),
            tree=tree_buffers(priors, book, self._simulations),
        )
        return PreparedSearch(setting, search, clear_tree, whole, halving)

    def _analysis(self, seen: InformationSet, tree: Tree, seconds: float) -> Analysis:
        links, sums = tree.links, tree.sums
        whole = int(tree.counters[tree_search.SIMULATIONS])
        mean = [float(sums[0, seat]) / whole for seat in range(seen.seats)]
        candidates = []
        child = int(links[0, tree_search.FIRST])
        while child:
            visits = int(links[child, tree_search.VISITS])
            expected = self._unvisited(tree, child, seen.seat, mean)
            if visits:
                expected = [float(sums[child, seat]) / visits for seat in range(seen.seats)]
            move, follow = int(links[child, tree_search.ACTION]), self._continuation(seen, tree, child)
            candidates.append(Candidate(seen.move(move), visits / whole, visits, expected, follow))
            child = int(links[child, tree_search.NEXT])
        best = seen.move(int(links[tree_search.best_child(links, sums, 0, seen.seat), tree_search.ACTION]))
        candidates.sort(key=lambda each: (each.move != best, -each.visits, -each.expected[seen.seat], each.move.id))
        return Analysis(best, candidates[0].expected, candidates, whole, seconds)

    def _unvisited(self, tree: Tree, child: int, seat: int, mean: list[float]) -> list[float]:
        """What is expected of a move that no simulation tried: the mean of all."""
        return mean

    def _continuation(self, seen: InformationSet, tree: Any, node: int) -> list[Move]:
        moves: list[Move] = []
        links = tree.links
        while len(moves) < LONGEST_CONTINUATION:
            node = int(tree_search.best_child(links, tree.sums, node, seen.seat))
            if links[node, tree_search.VISITS] < FEWEST_VISITS or node == 0:
                break
            moves.append(seen.move(int(links[node, tree_search.ACTION])))
        return moves
