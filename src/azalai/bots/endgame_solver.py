"""Solves the last decisions of a game exactly (``rules/endgame.py``), where neither chance nor hidden cards matter."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from azalai.bots.binding import bound_bots, bound_endgame, compiled_swaps
from azalai.bots.information_set import InformationSet
from azalai.bots.interface import Analysis, Candidate
from azalai.bots.rules import endgame
from azalai.bots.rules.endgame import Endgame
from azalai.bots.search_buffers import numbers, table_buffers
from azalai.games.interface import Setting
from azalai.kernel import gear
from azalai.kernel.batch import as_records
from azalai.kernel.chance import LOW32, mix

PERCENT_LEFT = 12
"""Only this near to the end of the game is a solution tried: about a round."""
MOST_DECISIONS = 1000
MOST_DEPTH = 40
WORLDS = 8
"""Determinizations that must agree."""


class EndgameSolver:
    """For one kind of table and one gear."""

    def __init__(self, seen: InformationSet, lead_share: float, *, compiled: bool) -> None:
        self.setting: Setting = seen.setting
        self._lead_share = lead_share
        self._compiled = compiled
        book, seats = seen.book, seen.seats
        solve = bound_endgame(seen.name).solve
        variant = self.setting.variant
        self._solve = gear.compiled(solve, variant, compiled_swaps(book, variant)) if compiled else solve
        tables, self._cards, options = table_buffers(book, self.setting, MOST_DEPTH, compiled)
        self._arrays = Endgame(
            tables=tables,
            options=options,
            counts=numbers(MOST_DEPTH, compiled),
            tried=numbers(MOST_DEPTH, compiled),
            best=np.zeros((MOST_DEPTH, seats)),
            result=np.zeros(seats),
            answers=np.zeros((book.most_options, seats)),
        )
        self._try(seen.table, 0)  # compile now, so that it takes no thinking time later

    def _try(self, table: Any, most: int) -> int:
        self._arrays.tables[0] = as_records(table)[0] if self._compiled else table
        decisions: int = self._solve(self._arrays, self._cards, self.setting.seats, most, self._lead_share)
        return decisions

    def solved(self, seen: InformationSet) -> Analysis | None:
        """The exact results of all moves. None where chance or hidden cards matter, or where there is too much to
        try."""
        began = time.perf_counter()
        percent_left = bound_bots(seen.name).percent_left
        if percent_left(seen.table, seen.setting.cards) > PERCENT_LEFT:
            return None
        pool = [0] * seen.book.pool_size
        results: Any = None
        actions: list[int] = []
        decisions = 0
        for world in range(WORLDS):
            table = seen.table.copy()
            seen.book.rules.imagine(table, seen.setting.cards, seen.seat, mix(world), LOW32, pool)
            tried = self._try(table, MOST_DECISIONS)
            found = self._arrays.answers[: len(seen.moves)].copy()
            actions = [int(action) for action in self._arrays.options[0][: len(seen.moves)]]
            if tried == endgame.NOT_SOLVED or (results is not None and (found != results).any()):
                return None
            results, decisions = found, decisions + tried
        best = max(result[seen.seat] for result in results)
        share = 1 / sum(result[seen.seat] == best for result in results)
        candidates = []
        for action, result in zip(actions, results, strict=True):
            is_best = bool(result[seen.seat] == best)
            expected = [float(each) for each in result]
            candidates.append(Candidate(seen.move(action), share * is_best, decisions * is_best, expected))
        candidates.sort(key=lambda each: (-each.expected[seen.seat], each.move.id))
        chosen = candidates[0]
        return Analysis(chosen.move, chosen.expected, candidates, 0, time.perf_counter() - began)
