"""The searching player: ``search.py`` with a budget of simulations or of time, and what it found in words of moves."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any

import numpy as np

from azalai import compile_notice
from azalai.bots.analysis import Line, Thought
from azalai.bots.information_set import InformationSet
from azalai.bots.rules.search import ACTION, FIRST, NEXT, SIMULATIONS, VISITS
from azalai.bots.search_buffers import MOST_NODES, Workroom, nodes_for, parameters
from azalai.game import Move
from azalai.kernel.chance import halves, seed_chance

FIRST_CHUNK = 32
"""So many simulations are made before the clock is read for the first time."""
CHUNK_SECONDS = 0.01
"""About so long it simulates between two looks at the clock: that much it may overrun its time."""
LONGEST_LINE = 12
FEWEST_VISITS = 2
"""A line is told as far as each of its moves was tried so often: one trial is no opinion."""
LEAST_SECONDS = 1e-6
"""No chunk is thought to have taken less, whatever the clock says."""
NO_GOAL = 2**31


class SearchBot:
    """Looks ahead. Its budget is a number of simulations or milliseconds for a decision, or both: then it stops at what
    comes first. Where the answer cannot change any more it stops early, and a decision with a single answer costs
    nothing."""

    def __init__(
        self,
        seed: int,
        *,
        simulations: int | None = None,
        milliseconds: int | None = None,
        weights: str = "greedy",
        compiled: bool = True,
        how: Mapping[str, float] | None = None,
    ) -> None:
        self._simulations = simulations
        self._milliseconds = milliseconds
        self._weights = weights
        self._compiled = compiled
        self._how = how or {}
        self._seed = seed
        self._room: Workroom | None = None
        self._dice: Any = None

    def decide(self, seen: InformationSet) -> Thought:
        if len(seen.moves) == 1:
            even = [1 / seen.seats] * seen.seats
            return Thought(seen.moves[0], even, [Line(seen.moves[0], 1.0, 0, even)], 0, 0.0)
        room = self._room_for(seen)
        began = time.perf_counter()
        room.put(seen.table)
        room.rule(room.mind.clear_tree)(room.tree)
        if self._milliseconds is None:
            self._simulate(room, self._goal)
        else:
            deadline = began + self._milliseconds / 1000
            times = FIRST_CHUNK
            while True:
                before = time.perf_counter()
                done = self._simulate(room, times)
                now = time.perf_counter()
                if done or now >= deadline:
                    break
                each = max(now - before, LEAST_SECONDS) / times
                times = max(1, int(min(CHUNK_SECONDS, deadline - now) / each))
        return self._thought(seen, room, time.perf_counter() - began)

    @property
    def _goal(self) -> int:
        return NO_GOAL if self._simulations is None else self._simulations

    def _simulate(self, room: Workroom, times: int) -> bool:
        """So many simulations more; whether there is nothing left to do."""
        mind = room.mind
        weights: Any = mind.weights(self._weights)
        done: bool = room.rule(mind.search)(
            room.tables,
            room.cards,
            np.array(weights, np.int64) if self._compiled else weights,
            np.array(parameters({**mind.how(room.setting.seats), **self._how})),
            room.setting.seats,
            self._goal,
            times,
            self._dice,
            room.options,
            room.pool,
            room.tree,
        )
        return done

    def _room_for(self, seen: InformationSet) -> Workroom:
        """The arrays are kept from one decision to the next. What has to be compiled is compiled here: that is no
        thinking time."""
        if self._room is None or self._room.setting is not seen.setting:
            nodes = MOST_NODES if self._simulations is None else nodes_for(self._simulations, seen.book)
            self._room = Workroom(seen.book, seen.setting, nodes, compiled=self._compiled)
            if self._dice is None:
                self._dice = self._room.dice(1)[0]
                seed_chance(self._dice, *halves(self._seed))
            with compile_notice.progress() if self._compiled else nullcontext():
                self._simulate(self._room, 0)
        return self._room

    def _thought(self, seen: InformationSet, room: Workroom, seconds: float) -> Thought:
        links, sums = room.tree.links, room.tree.sums
        whole = int(room.tree.counters[SIMULATIONS])
        unknown = [float(sums[0, seat]) / whole for seat in range(seen.seats)]
        lines = []
        child = int(links[0, FIRST])
        while child:
            visits = int(links[child, VISITS])
            expected = [float(sums[child, seat]) / visits for seat in range(seen.seats)] if visits else unknown
            line = Line(seen.move(int(links[child, ACTION])), visits / whole, visits, expected)
            line.continuation.extend(self._continuation(seen, room, child))
            lines.append(line)
            child = int(links[child, NEXT])
        best = seen.move(int(links[room.mind.best_child(links, sums, 0, seen.seat), ACTION]))
        lines.sort(key=lambda line: (line.move != best, -line.visits, -line.expected[seen.seat], line.move.id))
        return Thought(best, lines[0].expected, lines, whole, seconds)

    def _continuation(self, seen: InformationSet, room: Workroom, node: int) -> list[Move]:
        moves: list[Move] = []
        links = room.tree.links
        while len(moves) < LONGEST_LINE:
            node = int(room.mind.best_child(links, room.tree.sums, node, seen.seat))
            if links[node, VISITS] < FEWEST_VISITS or node == 0:
                break
            moves.append(seen.move(int(links[node, ACTION])))
        return moves
