"""The random events of Targi with their probabilities, for environments with chance nodes. X30."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.games.explicit_chance import ExplicitChance
from azalai.games.interface import Setting
from azalai.games.targi.rules import decks
from azalai.games.targi.rules.table import FIRST_GOODS_CARD, GOODS_DECK, Table
from azalai.kernel import explicit_chance as explicit
from azalai.kernel.gear import rule

DUNE = explicit.FIRST_OWN_EVENT


@rule
def any_dune(t: Table) -> int:
    """Replaces ``top_dune``."""
    return explicit.any_card_as(t.chance, t.dune_deck, t.dune_count, DUNE)


@rule
def any_tribe_card(t: Table) -> int:
    """Replaces ``top_tribe_card``. X30: nine of the eighteen cards of each kind are in a mixed deck, and nobody knows
    which. So any card of the deck or the box can come, with a probability that depends on its kind, and takes the place
    of one of its kind."""
    words, deck, count = t.chance, t.tribe_deck, t.tribe_count
    if t.box_count == 0 or t.tribe_generation != 0:
        return explicit.any_card_as(words, deck, count, explicit.CARD)
    if count > 1 or of_kind(words, t.box, t.box_count, words[explicit.MARKS + deck[0]]) > 0:
        if explicit.stops(words, explicit.CARD, count):
            weigh(t, deck, count)
            weigh(t, t.box, t.box_count)
        card = explicit.next_outcome(words)
        if card != explicit.STOPPED:
            take_out_of_box(t, card)
            explicit.move_to_top(deck, count, card)
    return deck[count - 1]


@rule
def of_kind(words: Any, cards: Any, count: int, kind: int) -> int:
    """How many of the cards are of a kind."""
    n = 0
    for i in range(count):
        if words[explicit.MARKS + cards[i]] == kind:
            n += 1
    return n


@rule
def weigh(t: Table, cards: Any, count: int) -> None:
    """Write the weight of each of the cards: how many of its kind are in the deck, shared by all of its kind."""
    words = t.chance
    for i in range(count):
        kind = words[explicit.MARKS + cards[i]]
        in_deck = of_kind(words, t.tribe_deck, t.tribe_count, kind)
        words[explicit.WEIGHTS + cards[i]] = in_deck
        words[explicit.DIVISORS + cards[i]] = in_deck + of_kind(words, t.box, t.box_count, kind)


@rule
def take_out_of_box(t: Table, card: int) -> None:
    """If the card is in the box, exchange it with the first card of its kind in the deck."""
    kind = t.chance[explicit.MARKS + card]
    for i in range(t.box_count):
        if t.box[i] == card:
            place = 0
            while t.chance[explicit.MARKS + t.tribe_deck[place]] != kind:
                place += 1
            t.box[i] = t.tribe_deck[place]
            t.tribe_deck[place] = card


def outcome_name(setting: Setting, event: int, outcome: int) -> str:
    """Different cards can look the same, so the number is part of the name."""
    if event == explicit.NUMBER:
        return str(outcome)
    name = setting.deck.dunes[outcome].id if event == DUNE else setting.deck.name(outcome)
    return f"{name} ({outcome})"


def kinds(setting: Setting) -> Sequence[int]:
    """The kind of each tribe card."""
    cards: Any = setting.cards
    return list(cards.kind)


SWAPS = {decks.top_tribe_card: any_tribe_card, decks.top_dune: any_dune}
EXPLICIT_CHANCE = ExplicitChance(SWAPS, {DUNE: "dune"}, FIRST_GOODS_CARD + GOODS_DECK, outcome_name, kinds)
