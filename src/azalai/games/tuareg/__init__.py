"""Tuareg, for two to five. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.games.interface import Setting
from azalai.games.shipped_game import ShippedGame
from azalai.games.tuareg import options, rules
from azalai.games.tuareg.rules.actions import CATALOGUE, HIDE, HIDE_UNSEEN, QUESTIONS, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.determinization_stage_2 import POOL
from azalai.games.tuareg.rules.observation import Observation
from azalai.games.tuareg.rules.table import KINDS, Table
from azalai.kernel.placeholders import Rules
from azalai.kernel.questions import is_of


class Tuareg(ShippedGame):
    name = "tuareg"
    package = __name__
    catalogue = CATALOGUE
    table = Table
    observation = Observation
    own_rules: Rules = rules
    most_options = 64
    pool_size = POOL
    seat_names = SEAT_NAMES
    table_options = options.OPTIONS
    presets = options.PRESETS
    openings = QUESTIONS.openings
    tells_lone_answers = True
    moves_tell_of_hands = True

    def seen_as(self, action: int) -> int:
        """B22: which card of the cache was hidden is known to its owner alone."""
        return HIDE_UNSEEN if is_of(action, HIDE, KINDS) else action

    def bought_cards(self, t: Table, seat: int) -> Mapping[str, int]:
        """Special cards, without maps that were cashed in."""
        player = t.players[seat]
        numbers = player.donkeys, player.caves, player.thieves + player.used, player.maps
        return dict(zip(SPECIAL_NAMES, numbers, strict=True))

    def card_uses(self, t: Table, setting: Setting, seat: int) -> Mapping[str, Sequence[str]]:
        """Special cards that were bought."""
        return {"bought": [name for name, number in self.bought_cards(t, seat).items() if number]}


GAME = Tuareg()
