"""The searching player: ``rules/search.py`` with a budget of simulations or time, and its tree read as an analysis."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any

import numpy as np

from azalai import compile_notice
from azalai.bots.analysis import Analysis, Candidate
from azalai.bots.information_set import InformationSet
from azalai.bots.rules.search import Search
from azalai.bots.rules.tree import ACTION, FIRST, NEXT, SIMULATIONS, VISITS, best_child
from azalai.bots.search_buffers import MOST_NODES, SearchBuffers, nodes_for, parameter_vector
from azalai.game import Move
from azalai.kernel.chance import halves, seed_chance

FIRST_CHUNK = 32
"""Simulations before the clock is read for the first time."""
CHUNK_SECONDS = 0.01
"""The time between two readings of the clock: it may overrun its time by about that much."""
LONGEST_CONTINUATION = 12
FEWEST_VISITS = 2
"""A continuation goes on while its moves were tried at least so often."""
LEAST_SECONDS = 1e-6
"""The least time that a chunk is assumed to take, however coarse the clock is."""
NO_GOAL = 2**31


class SearchBot:
    """Searches with a budget of simulations or milliseconds for a decision, or of both, whichever ends first. It stops
    early where the answer cannot change any more, and does not search where there is a single answer."""

    def __init__(
        self,
        seed: int,
        *,
        simulations: int | None = None,
        milliseconds: int | None = None,
        weights: str = "greedy",
        compiled: bool = True,
        parameters: Mapping[str, float] | None = None,
    ) -> None:
        self._simulations = simulations
        self._milliseconds = milliseconds
        self._weights = weights
        self._compiled = compiled
        self._parameters = parameters or {}
        self._seed = seed
        self._buffers: SearchBuffers | None = None
        self._dice: Any = None

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: the dice go on, and the buffers are made again."""
        return {**self.__dict__, "_buffers": None}

    def decide(self, seen: InformationSet) -> Analysis:
        if len(seen.moves) == 1:
            even = [1 / seen.seats] * seen.seats
            return Analysis(seen.moves[0], even, [Candidate(seen.moves[0], 1.0, 0, even)], 0, 0.0)
        buffers = self._buffers_for(seen)
        began = time.perf_counter()
        buffers.put(seen.table)
        buffers.rule(buffers.bots.clear_tree)(buffers.tree)
        if self._milliseconds is None:
            self._simulate(buffers, self._goal)
        else:
            deadline = began + self._milliseconds / 1000
            times = FIRST_CHUNK
            while True:
                before = time.perf_counter()
                done = self._simulate(buffers, times)
                now = time.perf_counter()
                if done or now >= deadline:
                    break
                each = max(now - before, LEAST_SECONDS) / times
                times = max(1, int(min(CHUNK_SECONDS, deadline - now) / each))
        return self._analysis(seen, buffers, time.perf_counter() - began)

    @property
    def _goal(self) -> int:
        return NO_GOAL if self._simulations is None else self._simulations

    def _simulate(self, buffers: SearchBuffers, times: int) -> bool:
        """Run up to ``times`` more simulations; return whether the search is done."""
        bots, seats = buffers.bots, buffers.setting.seats
        weights: Any = bots.weights(self._weights)
        searching = Search(
            tables=buffers.tables,
            cards=buffers.cards,
            weights=np.array(weights, np.int64) if self._compiled else weights,
            parameters=np.array(parameter_vector({**bots.search_parameters(seats), **self._parameters})),
            dice=self._dice,
            options=buffers.options,
            pool=buffers.depths.pool,
            tree=buffers.tree,
        )
        done: bool = buffers.rule(bots.search)(searching, seats, self._goal, times)
        return done

    def _buffers_for(self, seen: InformationSet) -> SearchBuffers:
        """The buffers, kept from one decision to the next. Compilation happens here, so that it takes no thinking
        time."""
        if self._buffers is None or self._buffers.setting is not seen.setting:
            nodes = MOST_NODES if self._simulations is None else nodes_for(self._simulations, seen.book)
            self._buffers = self._new_buffers(seen, nodes)
            if self._dice is None:
                self._dice = self._buffers.dice(1)[0]
                seed_chance(self._dice, *halves(self._seed))
            with compile_notice.progress() if self._compiled else nullcontext():
                self._simulate(self._buffers, 0)
        return self._buffers

    def _new_buffers(self, seen: InformationSet, nodes: int) -> SearchBuffers:
        return SearchBuffers(seen.book, seen.setting, nodes, compiled=self._compiled)

    def _analysis(self, seen: InformationSet, buffers: SearchBuffers, seconds: float) -> Analysis:
        links, sums = buffers.tree.links, buffers.tree.sums
        whole = int(buffers.tree.counters[SIMULATIONS])
        unvisited = [float(sums[0, seat]) / whole for seat in range(seen.seats)]
        candidates = []
        child = int(links[0, FIRST])
        while child:
            visits = int(links[child, VISITS])
            expected = [float(sums[child, seat]) / visits for seat in range(seen.seats)] if visits else unvisited
            follow = self._continuation(seen, buffers, child)
            candidates.append(Candidate(seen.move(int(links[child, ACTION])), visits / whole, visits, expected, follow))
            child = int(links[child, NEXT])
        best = seen.move(int(links[best_child(links, sums, 0, seen.seat), ACTION]))
        candidates.sort(key=lambda each: (each.move != best, -each.visits, -each.expected[seen.seat], each.move.id))
        return Analysis(best, candidates[0].expected, candidates, whole, seconds)

    def _continuation(self, seen: InformationSet, buffers: SearchBuffers, node: int) -> list[Move]:
        moves: list[Move] = []
        links = buffers.tree.links
        while len(moves) < LONGEST_CONTINUATION:
            node = int(best_child(links, buffers.tree.sums, node, seen.seat))
            if links[node, VISITS] < FEWEST_VISITS or node == 0:
                break
            moves.append(seen.move(int(links[node, ACTION])))
        return moves
