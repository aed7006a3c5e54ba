"""Where the figures of a card come from, whether they are our own design, and which cards an owner's file changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from azalai.balance.variants import without_cards
from azalai.games import rulebook
from azalai.games.interface import Setting
from azalai.games.targi.cards.reader import CARDS_OF_A_KIND
from azalai.games.targi.rules.card_tables import KINDS
from azalai.games.targi.rules.table import FIRST_WILD_CARD
from azalai.messages import say

HOUSE = "house"


def sources(game: str, setting: Setting, number: int) -> tuple[str, ...]:
    """The source of the figures of a card, and that of its effect, if it has one."""
    if game != "targi":
        return (setting.deck.sources["specials"],)
    deck = setting.deck
    if number >= FIRST_WILD_CARD:
        return (deck.dunes[number - FIRST_WILD_CARD + 1].source,)
    card = deck.tribe[number]
    if not card.effect:
        return (card.source,)
    edition = int(number > CARDS_OF_A_KIND * len(KINDS))
    return deck.sources[edition]["tribe_figures"], card.source


def is_house(game: str, setting: Setting, number: int) -> bool:
    """Whether any figure of a card is our own design."""
    return HOUSE in sources(game, setting, number)


def provenance(game: str, setting: Setting, number: int) -> str:
    """For people: where the figures of a card come from."""
    words = [say("targi-source", source=source) for source in sources(game, setting, number)]
    return say("targi-source-effect", figures=words[0], effect=words[1]) if len(words) > 1 else words[0]


def changed_cards(game: str, setting: Setting) -> list[str]:
    """The names of the cards to compare where a table has an owner's file: those it changes. The special cards of
    Tuareg have no figures of their own, and all others bear on them."""
    if game != "targi":
        return list(rulebook(game).bought_cards(rulebook(game).table(), 0) or ())
    usual = rulebook(game).setting(without_cards(setting.options))
    before, after = (_figures(one.deck) for one in (usual, setting))
    return [name for name, figures in after.items() if before.get(name) != figures]


def _figures(deck: Any) -> dict[str, Any]:
    """The cards that can be laid, by name, as they differ between decks."""
    cards = {**deck.tribe, **{FIRST_WILD_CARD + number - 1: card for number, card in deck.dunes.items()}}
    return {deck.name(number): replace(card, number=0, source="") for number, card in cards.items()}
