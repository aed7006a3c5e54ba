"""Tuareg, for two to five. ``GAME`` is the game as the rest of Azalai sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.games.explicit_chance import ExplicitChance
from azalai.games.field_meanings import FieldMeanings
from azalai.games.interface import BotKnowledge, NetworkKnowledge, Rulebook, ScoreLine, Setting
from azalai.games.tuareg import options, rules
from azalai.games.tuareg.rules.actions import CATALOGUE, HIDE, HIDE_UNSEEN, QUESTIONS, SEAT_NAMES
from azalai.games.tuareg.rules.determinization_stage_2 import POOL
from azalai.games.tuareg.rules.observation import Observation
from azalai.games.tuareg.rules.table import KINDS, Table
from azalai.kernel.families import is_of
from azalai.kernel.placeholders import Rules


class Tuareg(Rulebook):
    name = "tuareg"
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

    def setting(self, given: dict[str, Any]) -> Setting:
        return options.setting(given)

    def view(self, t: Table, setting: Setting, seat: int | None) -> dict[str, Any]:
        from azalai.games.tuareg.position.view import view

        return view(t, setting, seat)

    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Table:
        from azalai.games.tuareg.position.build import position

        t = position(described, setting, seed)
        rules.do_chores(t, setting.deck.tables)
        return t

    def score_sheet(self, t: Table, setting: Setting, seat: int) -> list[ScoreLine]:
        from azalai.games.tuareg.words.score_sheet import score_sheet

        return score_sheet(t, setting, seat)

    def why_illegal(self, t: Table, setting: Setting, action: int) -> str:
        from azalai.games.tuareg.words.reasons import why_illegal

        return why_illegal(t, setting, action)

    def say_move(self, t: Table, setting: Setting, action: int) -> str:
        from azalai.games.tuareg.words.moves import say_move

        return say_move(t, setting, action)

    def say_question(self, t: Table, setting: Setting) -> str:
        from azalai.games.tuareg.words.questions import say_question

        return say_question(t, setting)

    def say_what_happened(self, before: Table, action: int, after: Table, setting: Setting) -> str:
        from azalai.games.tuareg.words.log import say_what_happened

        return say_what_happened(before, action, after, setting)

    def draw(self, view: dict[str, Any], width: int, colour: bool) -> str:
        from azalai.games.tuareg.pictures.terminal import draw

        return draw(view, width, colour)

    def picture(self, view: dict[str, Any]) -> str:
        from azalai.games.tuareg.pictures.svg import picture

        return picture(view)

    def card_list(self, setting: Setting) -> Sequence[tuple[str, Sequence[Sequence[str]]]]:
        from azalai.games.tuareg.words.card_list import card_list

        return card_list(setting)

    def observation_fields(self) -> FieldMeanings:
        from azalai.games.tuareg.words.observation_fields import MEANINGS, VERSION

        return VERSION, MEANINGS

    def explicit_chance(self) -> ExplicitChance:
        from azalai.games.tuareg.explicit_chance import EXPLICIT_CHANCE

        return EXPLICIT_CHANCE

    def bot_knowledge(self) -> BotKnowledge:
        from azalai.games.tuareg import bots

        return bots

    def network_knowledge(self) -> NetworkKnowledge:
        from azalai.games.tuareg.bots import network_inputs

        return network_inputs


GAME = Tuareg()
