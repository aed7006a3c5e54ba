"""Targi, for two. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from azalai.games.rulebook import Rulebook
from azalai.games.targi.options import BASE, OPTIONS, PRESETS
from azalai.games.targi.rules import determinization
from azalai.games.targi.rules.actions import ASK_ACT, ASK_PLACE, CATALOGUE, SEAT_NAMES
from azalai.games.targi.rules.card_tables import never, with_expansion
from azalai.games.targi.rules.observation import Observation
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import Swaps


class Targi(Rulebook):
    name = "targi"
    catalogue = CATALOGUE
    table = Table
    observation = Observation
    most_options = 40
    pool_size = determinization.POOL
    seat_names = SEAT_NAMES
    table_options = OPTIONS
    presets = PRESETS
    openings = frozenset((ASK_PLACE, ASK_ACT))

    def swaps(self, variant: str) -> Swaps:
        return {with_expansion: never} if variant == BASE else {}


GAME = Targi()
