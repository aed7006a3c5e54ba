"""Opponents in batches: what answers for the seats other than the learner's.

Random players are part of the loop that steps the tables. The greedy player answers for all tables in one compiled
call. Other bots decide table by table, from what their seat may know. A policy function answers for all tables at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from azalai import bots
from azalai.bots.compiled_greedy import compiled_answers, greedy_buffers
from azalai.bots.weights import weights
from azalai.errors import BotFault, IllegalOption
from azalai.games.interface import Rulebook, Setting
from azalai.kernel.batch import checked_actions
from azalai.messages import say

RANDOM, GREEDY = "random", "greedy"
NO_ACTION = -1
"""Illegal everywhere: a custom bot that is at fault loses its game."""
Policy = Callable[[Any, Any], Any]
"""Takes the scaled observations and the legal masks of some tables, a row for each; returns their actions."""


class Opponents(Protocol):
    """Answers for the other seats."""

    def answer(self, tables: Any, asked: Any, actions: Any) -> None:
        """Write an action for each table that is asked."""


def opponents(spec: str | Policy, book: Rulebook, setting: Setting, threads: int) -> Opponents | None:
    """The opponents of a name or a policy; None for random ones: the loop plays them. IllegalOption lists the names."""
    if spec == RANDOM:
        return None
    if spec == GREEDY:
        return GreedyOpponents(book, setting, threads)
    if isinstance(spec, str):
        return BotOpponents(spec)
    if callable(spec):
        return PolicyOpponents(spec)
    raise IllegalOption(say("env-opponent", opponent=repr(spec)))


class GreedyOpponents:
    """The greedy player, compiled, with its own buffers for each thread."""

    def __init__(self, book: Rulebook, setting: Setting, threads: int) -> None:
        self._answer = compiled_answers(book, setting)
        self._buffers = [greedy_buffers(book, setting, weights(book.name)) for _ in range(threads)]

    def answer(self, tables: Any, asked: Any, actions: Any) -> None:
        def call(part: Any) -> None:
            shown, rows = part.shown, part.rows
            greedy, cards = self._buffers[part.number]
            self._answer(
                part.tables,
                cards,
                asked[rows],
                shown.options,
                shown.counts,
                part.deals.dice,
                greedy,
                actions[rows],
            )

        tables.in_parts(call)


class BotOpponents:
    """A bot for each seat of each table, made again for every game, from the game's seed."""

    def __init__(self, spec: str) -> None:
        bots.player(spec, 0)  # rejects unknown names
        self._spec = spec
        self._bots: dict[int, tuple[int, dict[int, bots.Bot]]] = {}  # by table: the seed of the game, a bot by seat

    def answer(self, tables: Any, asked: Any, actions: Any) -> None:
        for table in np.flatnonzero(asked).tolist():
            seat, game = int(tables.seats[table]), tables.game(table)
            if table not in self._bots or self._bots[table][0] != game.seed:
                self._bots[table] = game.seed, {}
            playing = self._bots[table][1]
            if seat not in playing:
                playing[seat] = bots.player(self._spec, game.seed * game.seats + seat)
            try:
                actions[table] = playing[seat].decide(bots.information_set(game, seat)).move.id
            except BotFault as fault:
                actions[table] = NO_ACTION
                tables.faults[table] = str(fault)

    def begin_anew(self) -> None:
        """After a reset: a game with the same seed has new bots."""
        self._bots.clear()


class PolicyOpponents:
    """A function that answers for many tables at once."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def answer(self, tables: Any, asked: Any, actions: Any) -> None:
        tables.observe_all()
        rows = np.flatnonzero(asked)
        actions[rows] = checked_actions(self._policy(tables.scaled[rows], tables.masks[rows]), len(rows))
