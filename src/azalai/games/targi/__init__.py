"""Targi, for two. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from azalai.games.rulebook import Rulebook
from azalai.games.targi import imagining, options, sight
from azalai.games.targi.actions import ASK_ACT, ASK_PLACE, CATALOGUE, SEAT_NAMES
from azalai.games.targi.cards import never, with_expansion
from azalai.games.targi.table import Table
from azalai.kernel.gear import Swaps


class Targi(Rulebook):
    name = "targi"
    catalogue = CATALOGUE
    table = Table
    observation = sight.Observation
    most_options = 40
    pool_size = imagining.POOL
    seat_names = SEAT_NAMES
    openings = frozenset((ASK_PLACE, ASK_ACT))

    def swaps(self, variant: str) -> Swaps:
        return {with_expansion: never} if variant == options.BASE else {}


GAME = Targi()
