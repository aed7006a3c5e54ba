"""The champion: ``rules/network_search.py`` with a budget of simulations or time.

Where a table has no network, or cards that the network cannot judge, it searches with the game's evaluation instead
(``search_player.py``).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from azalai.bots import networks
from azalai.bots.binding import bound_network_search
from azalai.bots.endgame_solver import EndgameSolver
from azalai.bots.information_set import InformationSet
from azalai.bots.interface import Analysis
from azalai.bots.rules.tree_search import Tree
from azalai.bots.search_player import PreparedSearch, SearchBot
from azalai.bots.unusual_decks import is_unusual
from azalai.bots.weights import package

EXPLORATION, PRIOR_WEIGHT, PRIOR_SCALE = 0.3, 1.0, 0.03
HALVING_EXPLORATION = 0.2
"""The exploration below the root, if sequential halving sees to it that the root explores enough."""
NETWORK_PARAMETERS = ("exploration", "prior_weight", "prior_scale", "lead_share")
"""In the order of their indices in ``rules/network_search.py``."""
HALVING = "halving"
"""The parameter that chooses between sequential halving at the root (1) and PUCT (0). ``networks.toml`` has the usual
choice."""
LEAD_SHARE = {2: 0.4, 3: 0.5, 4: 0.5, 5: 0.5}
"""The part of a result that is the lead, by the number of seats; the rest is winning. Training uses the same."""


class NetworkBot(SearchBot):
    """Searches with a network, and solves the last decisions of a game exactly where it can and ``solves`` is true."""

    PARAMETERS = frozenset((*NETWORK_PARAMETERS, HALVING))

    def __init__(self, seed: int, *, solves: bool = True, **budget: Any) -> None:
        super().__init__(seed, **budget)
        self._solves = solves
        self._solver: EndgameSolver | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_solver": None}

    def decide(self, seen: InformationSet) -> Analysis:
        if len(seen.moves) > 1:
            self._search_for(seen)
            solved = self._solver.solved(seen) if self._solver else None
            if solved:
                return solved
        return super().decide(seen)

    def _unvisited(self, tree: Tree, child: int, seat: int, mean: list[float]) -> list[float]:
        """What the network said when the move was first seen."""
        if not isinstance(tree.priors[child], float):
            return mean  # the priors of the classic search are not results
        prior = float(tree.priors[child])
        if len(mean) == 2:
            return [prior if each == seat else 1.0 - prior for each in range(2)]
        return [prior if each == seat else value for each, value in enumerate(mean)]

    def _new_search(self, seen: InformationSet) -> PreparedSearch:
        where = package(seen.name), seen.setting.variant or seen.name
        layers = networks.layers(*where)
        self._solver = None
        if layers is None or is_unusual(seen.book, seen.setting):
            return super()._new_search(seen)
        if self._solves:
            self._solver = EndgameSolver(seen, LEAD_SHARE[seen.seats], compiled=self._compiled)
        halving = bool(self._parameters.get(HALVING, networks.halving(*where)))
        exploration = HALVING_EXPLORATION if halving else EXPLORATION
        usual = (exploration, PRIOR_WEIGHT, PRIOR_SCALE, LEAD_SHARE[seen.seats])
        parameters = {**dict(zip(NETWORK_PARAMETERS, usual, strict=True)), **self._parameters}
        return self._prepared(
            seen,
            bound_network_search(seen.name),
            networks.network(layers, compiled=self._compiled),
            [float(parameters[name]) for name in NETWORK_PARAMETERS],
            np.float64,
            halving=halving,
        )
