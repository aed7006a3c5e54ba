"""Targi, for two. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from azalai.games.interface import Setting
from azalai.games.shipped_game import ShippedGame
from azalai.games.targi import options, rules
from azalai.games.targi.bots import free_gains
from azalai.games.targi.rules import determinization
from azalai.games.targi.rules.actions import CATALOGUE, QUESTIONS, SEAT_NAMES, WITH_TOKEN, WITHOUT_TOKEN
from azalai.games.targi.rules.card_tables import never, with_expansion
from azalai.games.targi.rules.observation import Observation
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import Swaps
from azalai.kernel.placeholders import Rules
from azalai.messages import say

ABOUT_THE_TOKEN = [CATALOGUE[action].notation for action in (WITH_TOKEN, WITHOUT_TOKEN)]


class Targi(ShippedGame):
    name = "targi"
    package = __name__
    catalogue = CATALOGUE
    table = Table
    observation = Observation
    own_rules: Rules = rules
    most_options = 40
    pool_size = determinization.POOL
    seat_names = SEAT_NAMES
    table_options = options.OPTIONS
    presets = options.PRESETS
    openings = QUESTIONS.openings

    def swaps(self, variant: str) -> Swaps:
        return {with_expansion: never} if variant == options.BASE else {}

    def dropped_answer(self, notation: str) -> str:
        """X07: the token was once offered even where it takes no good off."""
        return say("targi-dropped-token", move=notation) if notation in ABOUT_THE_TOKEN else ""

    def rematches(self, given: dict[str, Any], seed: int) -> dict[str, dict[str, Any]]:
        return options.rematches(given, seed)

    def laid_cards(self, t: Table, seat: int) -> Sequence[int]:
        return [card for card in t.players[seat].display if card]

    def card_uses(self, t: Table, setting: Setting, seat: int) -> Mapping[str, Sequence[str]]:
        """Cards that were laid, and those that were kept in the hand."""
        name = setting.deck.name
        return {
            "laid": [name(card) for card in self.laid_cards(t, seat)],
            "kept": [name(card) for card in t.players[seat].hand if card],
        }

    def refuses_free_gain(self, t: Table, setting: Setting, action: int) -> bool:
        return free_gains.refuses_free_gain(t, setting, action)


GAME = Targi()
