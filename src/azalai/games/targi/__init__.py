"""Targi, for two. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.games.explicit_chance import ExplicitChance
from azalai.games.field_meanings import FieldMeanings
from azalai.games.interface import BotKnowledge, NetworkKnowledge, Rulebook, ScoreLine, Setting
from azalai.games.targi import options, rules
from azalai.games.targi.rules import determinization
from azalai.games.targi.rules.actions import CATALOGUE, QUESTIONS, SEAT_NAMES, WITH_TOKEN, WITHOUT_TOKEN
from azalai.games.targi.rules.card_tables import never, with_expansion
from azalai.games.targi.rules.observation import Observation
from azalai.games.targi.rules.table import Table
from azalai.kernel.gear import Swaps
from azalai.kernel.placeholders import Rules
from azalai.messages import say

ABOUT_THE_TOKEN = [CATALOGUE[action].notation for action in (WITH_TOKEN, WITHOUT_TOKEN)]


class Targi(Rulebook):
    name = "targi"
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

    def setting(self, given: dict[str, Any]) -> Setting:
        return options.setting(given)

    def rematches(self, given: dict[str, Any], seed: int) -> dict[str, dict[str, Any]]:
        return options.rematches(given, seed)

    def view(self, t: Table, setting: Setting, seat: int | None) -> dict[str, Any]:
        from azalai.games.targi.position.view import view

        return view(t, setting, seat)

    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Table:
        from azalai.games.targi.position.build import position

        t = position(described, setting, seed)
        rules.do_chores(t, setting.deck.tables)
        return t

    def score_sheet(self, t: Table, setting: Setting, seat: int) -> list[ScoreLine]:
        from azalai.games.targi.words.score_sheet import score_sheet

        return score_sheet(t, setting, seat)

    def why_illegal(self, t: Table, setting: Setting, action: int) -> str:
        from azalai.games.targi.words.reasons import why_illegal

        return why_illegal(t, setting, action)

    def say_move(self, t: Table, setting: Setting, action: int) -> str:
        from azalai.games.targi.words.moves import say_move

        return say_move(t, setting, action)

    def say_question(self, t: Table, setting: Setting) -> str:
        from azalai.games.targi.words.questions import say_question

        return say_question(t, setting)

    def say_what_happened(self, before: Table, action: int, after: Table, setting: Setting) -> str:
        from azalai.games.targi.words.log import say_what_happened

        return say_what_happened(before, action, after, setting)

    def draw(self, view: dict[str, Any], width: int, colour: bool) -> str:
        from azalai.games.targi.pictures.terminal import draw

        return draw(view, width, colour)

    def picture(self, view: dict[str, Any]) -> str:
        from azalai.games.targi.pictures.svg import picture

        return picture(view)

    def card_list(self, setting: Setting) -> Sequence[tuple[str, Sequence[Sequence[str]]]]:
        from azalai.games.targi.words.card_list import card_list

        return card_list(setting)

    def laid_cards(self, t: Table, seat: int) -> Sequence[int]:
        return [card for card in t.players[seat].display if card]

    def observation_fields(self) -> FieldMeanings:
        from azalai.games.targi.words.observation_fields import MEANINGS, VERSION

        return VERSION, MEANINGS

    def explicit_chance(self) -> ExplicitChance:
        from azalai.games.targi.explicit_chance import EXPLICIT_CHANCE

        return EXPLICIT_CHANCE

    def bot_knowledge(self) -> BotKnowledge:
        from azalai.games.targi import bots

        return bots

    def network_knowledge(self) -> NetworkKnowledge:
        from azalai.games.targi.bots import network_inputs

        return network_inputs


GAME = Targi()
