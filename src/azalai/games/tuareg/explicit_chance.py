"""The random events of Tuareg with their probabilities, for environments with chance nodes. B24."""

from __future__ import annotations

from azalai.games.explicit_chance import NUMBER, ExplicitChance, KnownOutcomes, any_card
from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import specials
from azalai.games.tuareg.rules.table import SEATS, Table, cache_size
from azalai.kernel import chance

KIND = "kind"


def any_kind(words: KnownOutcomes, cards: list[int], count: int) -> int:
    return any_card(words, cards, count, KIND)


def any_card_of_cache(t: Table, victim: int) -> int:
    """Replaces ``random_card``: cards of a kind are identical."""
    cache, size = t.players[victim].cache, cache_size(t.players[victim])
    words = t.chance
    assert isinstance(words, KnownOutcomes)
    kind = words.ask(KIND, [(kind + 1, cache[kind] / size) for kind in range(len(cache)) if cache[kind]]) - 1
    cache[kind] -= 1
    return kind


def outcome_name(setting: Setting, what: str, outcome: int) -> str:
    return str(outcome) if what == NUMBER else KIND_NAMES[outcome - 1]


EXPLICIT_CHANCE = ExplicitChance(
    {chance.top_card: any_kind, specials.random_card: any_card_of_cache}, SEATS + 1, outcome_name
)
