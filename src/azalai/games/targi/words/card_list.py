"""The card list: every card of a table, what it does, and the source of its figures."""

from __future__ import annotations

from collections import Counter
from typing import cast

from azalai.games.card_marks import mark_corrected
from azalai.games.interface import Setting
from azalai.games.targi import options
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.cards.effects import each_effect
from azalai.games.targi.cards.reader import CARDS_OF_A_KIND, CHANGED_BORDER, ExpansionReader
from azalai.games.targi.position.view import card_facts, tribe_in_play
from azalai.games.targi.rules.board import BORDER
from azalai.games.targi.rules.card_tables import BY_CHANCE, KINDS, SETS, Cards
from azalai.games.targi.words import names
from azalai.messages import commas, say

Section = tuple[str, list[list[str]]]
BASE_TRIBE_CARDS = CARDS_OF_A_KIND * len(KINDS)


def card_list(setting: Setting) -> list[Section]:
    """The sections: each has a heading and rows, the first row with the column names. Corrected cards are marked."""
    sections = _sections(setting)
    if setting.deck.custom is None:
        return sections
    standard = options.setting(options.PRESETS["mixed" if setting.deck.expansion else "base"])  # all cards
    return mark_corrected(sections, _sections(standard), say("targi-column-source"))


def _sections(setting: Setting) -> list[Section]:
    deck: Deck = setting.deck
    tribe = [(say("targi-list-tribe", kind=kind), _tribe_rows(setting, kind)) for kind in KINDS]
    dunes = [(say("targi-list-dunes"), _dune_rows(deck))] if deck.expansion else []
    return [
        (say("targi-list-border"), _border_rows(setting)),
        (say("targi-list-goods"), _goods_rows(deck)),
        *dunes,
        *tribe,
    ]


def _columns(deck: Deck, *columns: str) -> list[str]:
    """The column names; with the expansion the last column is the set of a card."""
    return [say(f"targi-column-{name}") for name in (*columns, *(["set"] if deck.expansion else []))]


def _of_set(deck: Deck, edition: int) -> list[str]:
    return [say("targi-set", set="expansion" if edition else "base")] if deck.expansion else []


def _border_rows(setting: Setting) -> list[list[str]]:
    """X31: if a border card is chosen at random, both cards are listed."""
    deck: Deck = setting.deck
    tables = cast(Cards, setting.cards)
    rows = [_columns(deck, "number", "name", "effect", "source")]
    for number in range(1, BORDER + 1):
        chosen = tables.border_set[number] if number in CHANGED_BORDER else 0
        for edition in range(SETS) if chosen == BY_CHANCE else (chosen,):
            card, facts = deck.borders[edition][number], names.border_facts(deck, number, edition)
            source = say("targi-source", source=card.source)
            does = names.border_text(card.role, facts)
            rows.append([str(number), names.border_name(card.role, facts), does, source, *_of_set(deck, edition)])
    return rows


def _goods_rows(deck: Deck) -> list[list[str]]:
    rows = [_columns(deck, "card", "count", "effect", "source")]
    first_new = ExpansionReader.first_goods_card
    counts = Counter((card.shows, int(number >= first_new)) for number, card in deck.goods.items())
    for (shows, edition), count in counts.items():
        source = say("targi-source", source=deck.sources[edition]["goods"])
        effect = say("targi-text-goods", amount=names.amount_text(shows))
        rows.append([f"goods:{shows}", str(count), effect, source, *_of_set(deck, edition)])
    return rows


def _dune_rows(deck: Deck) -> list[list[str]]:
    rows = [[say(f"targi-column-{name}") for name in ("card", "name", "count", "effect", "source")]]
    counts = Counter(card.id for card in deck.dunes.values())
    first = {card.id: number for number, card in reversed(deck.dunes.items())}
    for dune, count in counts.items():
        facts = names.dune_facts(deck, first[dune])
        source = say("targi-source", source=deck.dunes[first[dune]].source)
        rows.append([facts["card"], names.dune_name(dune), str(count), names.dune_text(facts), source])
    return rows


def _tribe_rows(setting: Setting, kind: str) -> list[list[str]]:
    """X30: for a deck that is drawn blind, all cards that it may contain."""
    deck: Deck = setting.deck
    rows = [_columns(deck, "card", "name", "cost", "crosses", "moment", "effect", "source")]
    for number in tribe_in_play(setting):
        card = deck.tribe[number]
        if card.kind != kind:
            continue
        edition = int(number > BASE_TRIBE_CARDS)
        facts = card_facts(deck, number)
        whens = dict.fromkeys(each["when"] for each in each_effect(facts))
        moment = commas([say("targi-moment", when=when) for when in whens])
        effect = say("targi-source", source=card.source)
        figures = say("targi-source", source=deck.sources[edition]["tribe_figures"])
        source = say("targi-source-effect", figures=figures, effect=effect) if card.effect else effect
        name, cost = names.kind_name(kind), names.cost_text(card.cost, card.extra)
        does = names.effect_text(facts)
        rows.append([card.id, name, cost, str(card.crosses), moment, does, source, *_of_set(deck, edition)])
    return rows
