"""Reads the cards from TOML into the card tables; errors name section and field. B01 to B05.

A custom card file needs only the figures that it corrects: each replaces the figure with the same name.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from azalai.errors import CardFileError
from azalai.games.card_reading import CardReading, parsed, shipped
from azalai.games.tuareg.rules import table
from azalai.games.tuareg.rules.actions import KIND_NAMES as KIND_NAMES
from azalai.games.tuareg.rules.actions import SPECIAL_NAMES
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.loading import camel_carries, cards_on, donkey_carries
from azalai.games.tuareg.rules.table import CARGO, KINDS, PILE, SEATS, top_kind

FEWEST_SEATS = 2
SEAT_NUMBERS = range(FEWEST_SEATS, SEATS + 1)
SOURCE_KEYS = ("counts", *KIND_NAMES, "specials", "camels", "limits")
MOST_SPECIALS = (table.DONKEYS, table.CAVES, table.THIEVES, 9)
LIMITS = {
    "cache": ("limit_cache", 1, 12),
    "animal": ("limit_animal", 1, CARGO),
    "cave": ("limit_cave", 1, table.CAVE_PLACES),
    "gold_on_a_camel": ("limit_gold", 0, CARGO),
    "kinds_on_a_camel": ("limit_kinds", 1, KINDS),
    "draw": ("draw", 1, 9),
}


@dataclass(frozen=True)
class Deck:
    """All cards of a table: the card tables for the rules, and the sources of the figures."""

    tables: Cards
    sources: dict[str, str]
    custom: str | None = None  # the text of a custom card file


@functools.cache
def standard(seats: int) -> Deck:
    """The standard cards."""
    return _read("tuareg.toml", {}, seats, None)


def from_text(text: str, seats: int, name: str = "cards") -> Deck:
    """The standard cards with the corrections of a custom card file."""
    return _read(name, parsed(text, name), seats, text)


class _Reader(CardReading):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.tables = Cards()
        self.tables.seats = seats

    def resources(self, part: dict[str, Any]) -> None:
        c, before = self.tables, len(self.faults)
        self.known_keys(part, "resources", KIND_NAMES)
        for kind, name in enumerate(KIND_NAMES):
            where = f"resources.{name}"
            entry = self.section(part, name, where)
            self.known_keys(entry, where, ("count", "dinar", "points"))
            c.count[kind] = self.whole(entry, "count", where, 0, PILE)
            c.dinar[kind] = self.whole(entry, "dinar", where, 1, 9)
            c.points[kind] = self.whole(entry, "points", where, 1, 20)
        if len(self.faults) == before and not 3 <= sum(c.count) <= PILE:
            self.fault("resources", "resource-count", count=sum(c.count), most=PILE)

    def column(self, part: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
        """The figure for this number of seats, from a list with one for each number."""
        values = part.get(key)
        fits = isinstance(values, list) and len(values) == len(SEAT_NUMBERS)
        if not fits or not all(type(value) is int and low <= value <= high for value in values or []):
            self.fault(f"{where}.{key}", "column", numbers=len(SEAT_NUMBERS), low=low, high=high)
            return low
        assert isinstance(values, list)
        return int(values[self.tables.seats - FEWEST_SEATS])

    def specials(self, part: dict[str, Any]) -> None:
        c = self.tables
        self.known_keys(part, "specials", (*SPECIAL_NAMES, "price", "map_points", "unused_points"))
        for special, name in enumerate(SPECIAL_NAMES):
            c.specials[special] = self.column(part, name, "specials", 0, MOST_SPECIALS[special])
        c.price = self.whole(part, "price", "specials", 1, 20)
        c.map_points = self.whole(part, "map_points", "specials", 0, 9)
        c.unused_points = self.whole(part, "unused_points", "specials", 0, 9)

    def limits(self, part: dict[str, Any]) -> None:
        self.known_keys(part, "limits", tuple(LIMITS))
        for key, (field, low, high) in LIMITS.items():
            setattr(self.tables, field, self.whole(part, key, "limits", low, high))

    def cargoes(self) -> None:
        """Lookup tables for every possible cargo: which kinds may be loaded on it, and its value."""
        c = self.tables
        for cargo in range(table.CARGOES):
            cards = [top_kind(cargo >> (3 * depth)) for depth in range(cards_on(cargo))]
            if any(not 0 <= kind < KINDS for kind in cards):
                continue
            c.cargo_dinar[cargo] = sum(c.dinar[kind] for kind in cards)
            c.camel_takes[cargo] = sum(1 << kind for kind in range(KINDS) if camel_carries(c, cargo, kind))
            c.donkey_takes[cargo] = sum(1 << kind for kind in range(KINDS) if donkey_carries(c, cargo, kind))


def _read(name: str, correction: dict[str, Any], seats: int, custom: str | None) -> Deck:
    reader = _Reader(seats)
    tree = reader.corrected(shipped("azalai.games.tuareg.cards", "tuareg.toml"), correction)
    reader.known_keys(tree, "file", ("sources", "resources", "specials", "camels", "limits"))
    sources = reader.sources(tree, SOURCE_KEYS)
    reader.resources(reader.section(tree, "resources"))
    reader.specials(reader.section(tree, "specials"))
    camels = reader.section(tree, "camels")
    reader.known_keys(camels, "camels", ("count",))
    reader.tables.camels = reader.column(camels, "count", "camels", 1, table.CAMELS)
    reader.limits(reader.section(tree, "limits"))
    if reader.faults:
        raise CardFileError(name, reader.faults)
    reader.cargoes()
    return Deck(reader.tables, sources, custom)


assert SPECIAL_NAMES[table.MAP] == "map"
