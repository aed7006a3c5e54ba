"""The champion: ``rules/network_search.py`` with a budget of simulations or time.

Where a table has no network, it searches with the game's evaluation instead (``search_player.py``).
"""

from __future__ import annotations

import numpy as np

from azalai.bots import networks
from azalai.bots.binding import bound_network_search
from azalai.bots.information_set import InformationSet
from azalai.bots.rules.network_search import NetworkSearch, NetworkTree
from azalai.bots.search_player import PreparedSearch, SearchBot
from azalai.bots.weights import package

EXPLORATION, PRIOR_WIDTH, FIRST_WEIGHT = 0.3, 0.03, 1.0
LEAD_SHARE = {2: 0.4, 3: 0.5, 4: 0.5, 5: 0.5}
"""The part of a result that is the lead, by the number of seats; the rest is winning. Training uses the same."""


class NetworkBot(SearchBot):
    """Searches with a network."""

    def _new_search(self, seen: InformationSet) -> PreparedSearch:
        layers = networks.layers(package(seen.name), seen.setting.variant or seen.name)
        if layers is None:
            return super()._new_search(seen)
        return self._prepared(
            seen,
            bound_network_search(seen.name),
            NetworkSearch,
            NetworkTree,
            network=networks.network(layers, compiled=self._compiled),
            parameters=np.array([EXPLORATION, PRIOR_WIDTH, FIRST_WEIGHT, LEAD_SHARE[seen.seats]]),
        )
