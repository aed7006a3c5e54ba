"""The cards of a table of Targi: the files that come with Azalai, overridden by an owner's corrections.

An owner's file holds only the fields that it corrects (``corrections.py``); a ``[[goods]]`` list replaces the whole
list. Corrections of the expansion are under ``[expansion]``: ``[expansion.tribe.targia]`` …
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any

from azalai.errors import CardFileError
from azalai.games.card_reading import parsed, shipped
from azalai.games.targi.cards.border_reader import BorderCard
from azalai.games.targi.cards.reader import DuneCard, ExpansionReader, GoodsCard, Reader, TribeCard
from azalai.games.targi.rules.card_tables import DRAWN_BLIND, Cards
from azalai.games.targi.rules.table import FIRST_WILD_CARD
from azalai.messages import say


@dataclass(frozen=True)
class Deck:
    """All cards of a table: the numbers for the rules and the names for people."""

    tables: Cards
    tribe: dict[int, TribeCard]
    goods: dict[int, GoodsCard]
    borders: tuple[dict[int, BorderCard], ...]  # by set: base, expansion
    dunes: dict[int, DuneCard]
    sources: tuple[dict[str, str], ...]
    first: str
    custom: str | None = None  # the text of a custom card file
    by_id: dict[str, int] = field(default_factory=dict)

    @property
    def expansion(self) -> bool:
        return bool(self.tables.expansion)

    def name(self, card: int) -> str:
        """``t3`` for a tribe card, ``goods:1d1s`` for a goods card, ``dune:wild`` for a wild dune in a display."""
        if card in self.tribe:
            return self.tribe[card].id
        if card in self.goods:
            return f"goods:{self.goods[card].shows}"
        return f"dune:{self.dunes[card - FIRST_WILD_CARD + 1].id}"


@functools.cache
def standard(expansion: bool = False, easy: bool = False) -> Deck:
    """The standard cards."""
    return _read("cards", {}, None, expansion, easy)


def from_text(text: str, name: str = "cards", expansion: bool = False, easy: bool = False) -> Deck:
    """The standard cards with the corrections of a custom card file."""
    return _read(name, parsed(text, name), text, expansion, easy)


def with_tribe(deck: Deck, numbers: list[int] | None) -> Cards:
    """The tables with the tribe deck of a variant: these cards, or (None) nine of each kind drawn blind (X30)."""
    tables = deck.tables.copy()
    if numbers is None:
        tables.tribe_mode = DRAWN_BLIND
        tables.tribe_cards = 0
        tables.tribe_deck = [0] * len(tables.tribe_deck)
    else:
        tables.tribe_cards = len(numbers)
        tables.tribe_deck = list(numbers)
    return tables


def _read(name: str, correction: dict[str, Any], custom: str | None, expansion: bool, easy: bool) -> Deck:
    tables, faults = Cards(), list[str]()
    reader, more = Reader(tables, faults), ExpansionReader(tables, faults)
    own = {"expansion.toml": reader.section({"expansion": {}} | correction, "expansion")}
    reader.known_keys(correction, "file", (*reader.sections, "expansion"))
    own["base.toml"] = {section: part for section, part in correction.items() if section in reader.sections}
    tribe, goods, dunes = dict[int, TribeCard](), dict[int, GoodsCard](), dict[int, DuneCard]()
    borders: list[dict[int, BorderCard]] = []
    sources: list[dict[str, str]] = []
    for each, file in ((reader, "base.toml"), (more, "expansion.toml"))[: 1 + expansion]:
        tree = each.corrected(shipped("azalai.games.targi.cards", file), own[file])
        each.known_keys(tree, "file", each.sections)
        sources.append(each.sources(tree, each.source_keys))
        first = each.start(tree, easy)
        borders.append((borders[0] if borders else {}) | each.border(tree, sources[-1]))
        goods |= each.goods(tree)
        deck = each.tribe(tree, sources[-1])
        tribe |= deck
        dunes |= each.dunes(tree, sources[-1]) if each is more else {}
    if expansion:
        more.keep_base_border()
    by_id = {card.id: number for number, card in tribe.items()}
    if len(by_id) != len(tribe) and not faults:
        faults.append(say("card-file-same-name"))
    if faults:
        raise CardFileError(name, faults)
    tables.tribe_cards = len(deck)
    tables.tribe_deck = [*sorted(deck), *([0] * (len(tables.tribe_deck) - len(deck)))]
    return Deck(tables, tribe, goods, tuple(borders), dunes, tuple(sources), first, custom, by_id)
