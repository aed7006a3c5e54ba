"""The random events of Tuareg with their probabilities, for environments with chance nodes. B24."""

from __future__ import annotations

from typing import Any

from azalai.games.explicit_chance import ExplicitChance
from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import specials
from azalai.games.tuareg.rules.table import KINDS, SEATS, Table, cache_size
from azalai.kernel import chance
from azalai.kernel import explicit_chance as explicit
from azalai.kernel.gear import rule

KIND = explicit.FIRST_OWN_EVENT


@rule
def any_kind(words: Any, cards: Any, count: int) -> int:
    """Replaces ``top_card``."""
    return explicit.any_card_as(words, cards, count, KIND)


@rule
def any_card_of_cache(t: Table, victim: int) -> int:
    """Replaces ``random_card``: cards of a kind are identical."""
    words, cache, size = t.chance, t.players[victim].cache, cache_size(t.players[victim])
    kind = 0
    while cache[kind] == 0:
        kind += 1
    if cache[kind] < size:
        if explicit.stops(words, KIND, size):
            for each in range(KINDS):
                words[explicit.WEIGHTS + each + 1] = cache[each]
        outcome = explicit.next_outcome(words)
        if outcome != explicit.STOPPED:
            kind = outcome - 1
    cache[kind] -= 1
    return kind


def outcome_name(setting: Setting, event: int, outcome: int) -> str:
    return str(outcome) if event == explicit.NUMBER else KIND_NAMES[outcome - 1]


EXPLICIT_CHANCE = ExplicitChance(
    {chance.top_card: any_kind, specials.random_card: any_card_of_cache}, {KIND: "kind"}, SEATS + 1, outcome_name
)
