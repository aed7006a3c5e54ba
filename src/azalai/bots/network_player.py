"""The champion: ``rules/network_search.py`` with a budget of simulations or time.

Where a table has no network, it searches with the game's evaluation instead (``search_player.py``).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from azalai.bots import networks
from azalai.bots.binding import bound_network_search
from azalai.bots.information_set import InformationSet
from azalai.bots.rules import tree
from azalai.bots.rules.network_search import NetworkSearch, NetworkTree
from azalai.bots.search_buffers import MOST_NODES, SearchBuffers
from azalai.bots.search_player import SearchBot
from azalai.bots.weights import package
from azalai.games.interface import Rulebook, Setting

EXPLORATION, PRIOR_WIDTH, FIRST_WEIGHT = 0.3, 0.03, 1.0
LEAD_SHARE, LEAD_SHARE_OF_MANY = 0.4, 0.5
"""As in training: with two seats, and with more."""


class NetworkBuffers(SearchBuffers):
    """The same buffers with another tree, and a network."""

    def __init__(self, book: Rulebook, setting: Setting, nodes: int, layers: Any, *, compiled: bool) -> None:
        super().__init__(book, setting, 1, compiled=compiled)
        self.bots: Any = bound_network_search(book.name)
        self.network = networks.network(layers, compiled=compiled)
        nodes = min(nodes, MOST_NODES)
        plain = self.tree
        self.tree: Any = NetworkTree(
            links=np.zeros((nodes, tree.LINKS), np.int32),
            sums=np.zeros((nodes, tree.MOST_SEATS)),
            first_values=np.zeros(nodes),
            counters=plain.counters,
            children=plain.children,
            marks=plain.marks,
            path=plain.path,
            results=plain.results,
        )
        lead_share = LEAD_SHARE if setting.seats == 2 else LEAD_SHARE_OF_MANY
        self.parameters = np.array([EXPLORATION, PRIOR_WIDTH, FIRST_WEIGHT, lead_share])


class NetworkBot(SearchBot):
    """Searches with a network."""

    def _new_buffers(self, seen: InformationSet, nodes: int) -> SearchBuffers:
        layers = networks.layers(package(seen.name), seen.setting.variant or seen.name)
        if layers is None:
            return super()._new_buffers(seen, nodes)
        return NetworkBuffers(seen.book, seen.setting, nodes, layers, compiled=self._compiled)

    def _simulate(self, buffers: SearchBuffers, times: int) -> bool:
        if not isinstance(buffers, NetworkBuffers):
            return super()._simulate(buffers, times)
        searching = NetworkSearch(
            tables=buffers.tables,
            cards=buffers.cards,
            network=buffers.network,
            parameters=buffers.parameters,
            dice=self._dice,
            options=buffers.options,
            pool=buffers.depths.pool,
            tree=buffers.tree,
        )
        done: bool = buffers.rule(buffers.bots.search)(searching, buffers.setting.seats, self._goal, times)
        return done
