"""Tuareg, for two to five. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from azalai.games.rulebook import Rulebook
from azalai.games.tuareg.options import OPTIONS, PRESETS
from azalai.games.tuareg.rules.actions import ASK_REST, ASK_TURN, CATALOGUE, HIDE, HIDE_UNSEEN, SEAT_NAMES
from azalai.games.tuareg.rules.determinization_stage_2 import POOL
from azalai.games.tuareg.rules.observation import Observation
from azalai.games.tuareg.rules.table import KINDS, Table


class Tuareg(Rulebook):
    name = "tuareg"
    catalogue = CATALOGUE
    table = Table
    observation = Observation
    most_options = 64
    pool_size = POOL
    seat_names = SEAT_NAMES
    table_options = OPTIONS
    presets = PRESETS
    openings = frozenset((ASK_TURN, ASK_REST))
    tells_lone_answers = True
    moves_tell_of_hands = True

    def seen_as(self, action: int) -> int:
        """B22: which card of the cache was hidden is known to its owner alone."""
        return HIDE_UNSEEN if HIDE <= action < HIDE + KINDS else action


GAME = Tuareg()
