"""What the games of Azalai have in common: their words, pictures and positions are modules of the same names.

Each is imported by the method that needs it, so that neither simulations nor a first move wait for texts and pictures.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from azalai.games.explicit_chance import ExplicitChance
from azalai.games.field_meanings import FieldMeanings
from azalai.games.hint_reasons import Line, Reason
from azalai.games.interface import BotKnowledge, LearnableObservations, NetworkKnowledge, Rulebook, Setting

_module = functools.cache(import_module)  # which takes longer than many a sentence


class ShippedGame(Rulebook):
    """A game that has a package with these modules."""

    package: str

    def _part(self, module: str) -> Any:
        return _module(f"{self.package}.{module}")

    def setting(self, given: dict[str, Any]) -> Any:
        return self._part("options").setting(given)

    def view(self, t: Any, setting: Setting, seat: int | None) -> Any:
        return self._part("position.view").view(t, setting, seat)

    def position(self, described: dict[str, Any], setting: Setting, seed: int) -> Any:
        t = self._part("position.build").position(described, setting, seed)
        self._part("rules").do_chores(t, setting.deck.tables)
        return t

    def score_sheet(self, t: Any, setting: Setting, seat: int) -> Any:
        return self._part("words.score_sheet").score_sheet(t, setting, seat)

    def why_illegal(self, t: Any, setting: Setting, action: int) -> Any:
        return self._part("words.reasons").why_illegal(t, setting, action)

    def say_move(self, t: Any, setting: Setting, action: int) -> Any:
        return self._part("words.moves").say_move(t, setting, action)

    def hint_reasons(self, line: Line, others: Sequence[Line], setting: Setting) -> list[Reason]:
        reasons: list[Reason] = self._part("words.hint_reasons").hint_reasons(line, others, setting)
        return reasons

    def puzzle_themes(self, line: Line, other: Line, setting: Setting) -> frozenset[str]:
        themes: frozenset[str] = self._part("words.puzzle_themes").puzzle_themes(line, other, setting)
        return themes

    def say_question(self, t: Any, setting: Setting) -> Any:
        return self._part("words.questions").say_question(t, setting)

    def say_what_happened(self, before: Any, action: int, after: Any, setting: Setting) -> Any:
        return self._part("words.log").say_what_happened(before, action, after, setting)

    def draw(self, view: dict[str, Any], width: int, colour: bool) -> Any:
        return self._part("pictures.terminal").draw(view, width, colour)

    def picture(self, view: dict[str, Any]) -> Any:
        return self._part("pictures.svg").picture(view)

    def card_list(self, setting: Setting) -> Any:
        return self._part("words.card_list").card_list(setting)

    def observation_fields(self) -> FieldMeanings:
        fields = self._part("words.observation_fields")
        return fields.VERSION, fields.MEANINGS

    def learnable_observations(self) -> LearnableObservations:
        observations: LearnableObservations = self._part("bots.learnable_observation")
        return observations

    def explicit_chance(self) -> ExplicitChance:
        chance: ExplicitChance = self._part("explicit_chance").EXPLICIT_CHANCE
        return chance

    def bot_knowledge(self) -> BotKnowledge:
        knowledge: BotKnowledge = self._part("bots")
        return knowledge

    def network_knowledge(self) -> NetworkKnowledge:
        knowledge: NetworkKnowledge = self._part("bots.network_inputs")
        return knowledge
