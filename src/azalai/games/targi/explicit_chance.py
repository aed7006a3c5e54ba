"""The random events of Targi with their probabilities, for environments with chance nodes. X30."""

from __future__ import annotations

from collections import Counter

from azalai.games.explicit_chance import CARD, NUMBER, ExplicitChance, KnownOutcomes, any_card, move_to_top
from azalai.games.interface import Setting
from azalai.games.targi.rules.table import FIRST_GOODS_CARD, GOODS_DECK
from azalai.kernel import chance

DUNE = "dune"


def any_card_of_deck(words: KnownOutcomes, cards: list[int], count: int) -> int:
    t = words.t
    if t.box_count and cards is t.tribe_deck and t.tribe_generation == 0:
        return _any_card_of_mixed_deck(words, cards, count)
    return any_card(words, cards, count, DUNE if cards is t.dune_deck else CARD)


def _any_card_of_mixed_deck(words: KnownOutcomes, cards: list[int], count: int) -> int:
    """X30: nine of the eighteen cards of each kind are in the deck, and nobody knows which. So any card of the deck or
    the box can come, with a probability that depends on its kind, and takes the place of one of its kind."""
    t, kind = words.t, words.cards.kind
    in_deck = Counter(kind[card] for card in cards[:count])
    in_box = Counter(kind[card] for card in t.box[: t.box_count])
    possible = [card for card in (*cards[:count], *t.box[: t.box_count]) if in_deck[kind[card]]]
    outcomes = [(c, in_deck[kind[c]] / count / (in_deck[kind[c]] + in_box[kind[c]])) for c in sorted(possible)]
    card = words.ask(CARD, outcomes)
    if card not in cards[:count]:
        place = next(i for i in range(count) if kind[cards[i]] == kind[card])
        t.box[t.box.index(card)], cards[place] = cards[place], card
    move_to_top(cards, count, card)
    return card


def outcome_name(setting: Setting, what: str, outcome: int) -> str:
    """Different cards can look the same, so the number is part of the name."""
    if what == NUMBER:
        return str(outcome)
    name = setting.deck.dunes[outcome].id if what == DUNE else setting.deck.name(outcome)
    return f"{name} ({outcome})"


EXPLICIT_CHANCE = ExplicitChance({chance.top_card: any_card_of_deck}, FIRST_GOODS_CARD + GOODS_DECK, outcome_name)
