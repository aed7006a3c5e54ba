"""Variance reduction: the luck of every seat in a game, as the frozen network of the champion sees it.

Luck comes from cards that are drawn or turned over, and from every other random event. The luck of a step is what the
network expects after it, less its mean over other futures: tables with the same history on which everything that no
player has seen lies in another order. The real future is one of these, drawn with equal chances. So luck is 0 on
average, however good the network and the players are, and a result minus its luck has the same mean as the result. The
better the network, the less variance is left. The deal does not count: it is played from every seat.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from azalai.arena.rules import luck as rules
from azalai.bots import networks
from azalai.bots.binding import compiled_swaps
from azalai.bots.network_player import LEAD_SHARE
from azalai.bots.rules import network_search
from azalai.bots.search_buffers import numbers, table_buffers
from azalai.bots.weights import package
from azalai.games import rulebook
from azalai.games.interface import Setting
from azalai.kernel import gear, placeholders
from azalai.kernel.batch import as_records
from azalai.kernel.chance import LOW32, mix
from azalai.kernel.placeholders import LuckRules, NetworkRules

FUTURES = 16
"""How many other futures a step is compared with."""


class LuckMeter:
    """Adds up the luck of each seat in one game after another of one kind of table."""

    def __init__(self, game: str, setting: Setting, *, compiled: bool = True) -> None:
        book = rulebook(game)
        layers = networks.layers(package(game), setting.variant or game)
        assert layers is not None, f"{game} has no network for {setting.variant or 'its tables'}"
        self._setting, self._compiled = setting, compiled and gear.can_compile()
        self._add = _luck_of_step(game, setting.variant, self._compiled)
        self._network = networks.network(layers, compiled=self._compiled)
        self._tables, self._cards, self._options = table_buffers(book, setting, rules.TABLES, self._compiled)
        self._pool = numbers(book.pool_size, self._compiled)
        self._luck = np.zeros(setting.seats)
        self._steps = 0
        self._seed = 0

    def begin(self, seed: int) -> None:
        """Begin a new game. The seed decides with which other futures its steps are compared."""
        self._luck[:] = 0.0
        self._steps = 0
        self._seed = mix(seed & LOW32)

    def add(self, table: Any, action: int) -> None:
        """Add the luck of the step that carries out this action."""
        if self._compiled:
            self._tables[:1] = as_records(table)
        else:
            self._tables[rules.BEFORE] = table.copy()
        seats = self._setting.seats
        self._add(
            self._tables,
            self._cards,
            self._network,
            seats,
            LEAD_SHARE[seats],
            action,
            rules.Futures(FUTURES, self._steps * FUTURES, self._seed),
            self._options[0],
            self._pool,
            self._luck,
        )
        self._steps += 1

    def luck(self) -> list[float]:
        """The luck of each seat since the game began; 1 is a whole victory."""
        return [round(float(value), 6) for value in self._luck]


def has_luck(game: str) -> bool:
    """Whether a game has what the measurement needs."""
    book = rulebook(game)
    return book.network_knowledge() is not None and isinstance(book.own_rules, LuckRules)


@functools.cache
def _luck_of_step(game: str, variant: str, compiled: bool) -> Any:
    """``rules.luck_of_step`` for one game, in one gear."""
    book = rulebook(game)
    own = book.network_knowledge()
    assert own is not None
    label = f"arena.{game}"
    supplied = vars(book.rules) | placeholders.supplied(NetworkRules, own)
    supplied |= placeholders.supplied(LuckRules, book.own_rules)
    supplied["value"] = gear.bind(network_search, label, supplied).value
    bound = gear.bind(rules, label, supplied).luck_of_step
    return gear.compiled(bound, variant, compiled_swaps(book, variant)) if compiled else bound
