"""Reads the expansion's cards into the same tables: set 1 of the border, tribe cards from 46, water and dunes."""

from __future__ import annotations

from typing import Any

from azalai.games.targi.cards.base_reader import DuneCard, Reader
from azalai.games.targi.cards.effects import DUNE_EFFECTS
from azalai.games.targi.rules.card_tables import BORDER_NUMBERS, COSTS
from azalai.games.targi.rules.table import (
    AMOUNT,
    DUNE_DECK,
    FIRST_GOODS_CARD,
    GOLD,
    GOODS,
    POINTS,
    STOCK,
    WATER,
)

CHANGED_BORDER = (1, 4, 5, 8, 9, 10, 12, 13, 14, 16)


class ExpansionReader(Reader):
    edition = 1
    source_keys = (*Reader.source_keys, "dunes")
    prefix = "expansion."
    gained = "d s p g v any w"
    paid = "d s p g w"
    goods_in_the_deck = 5
    first_tribe_card = 46
    first_goods_card = FIRST_GOODS_CARD + 19
    border_numbers = CHANGED_BORDER

    def __init__(self, tables: Any, faults: list[str], easy: bool) -> None:
        super().__init__(tables, faults)
        self.easy = easy

    def start(self, tree: dict[str, Any]) -> str:
        start, limits, water = (self.section(tree, name) for name in ("start", "limits", "water"))
        self.known_keys(start, "start", ("goods", "water", "gold", "points", "first", "easy_goods"))
        self.known_keys(limits, "limits", ("water",))
        self.known_keys(water, "water", ("buys", "points_per_two"))
        c = self.tables
        c.start = self.amount(start, "easy_goods" if self.easy else "goods", "start", "d s p")[:STOCK]
        c.start[WATER] = self.whole(start, "water", "start")
        c.start[GOLD] = self.whole(start, "gold", "start")
        c.start[POINTS] = self.whole(start, "points", "start")
        c.limit_water = self.whole(limits, "water", "limits")
        c.water_points = self.whole(water, "points_per_two", "water", 0, 9)
        self.water_rates(water)
        c.expansion = 1
        return self.word(start, "first", "start", ("blue", "white"))

    def water_rates(self, water: dict[str, Any]) -> None:
        found = self.rates(
            {"rates": water.get("buys")}, "water", {"good": r"([1-9])w -> (1)any", "gold": r"([1-9])w -> (1)g"}
        )
        if any(len(rates) != 1 for rates in found.values()):
            self.fault("water.buys", "water")
            return
        if not found:
            return
        self.tables.water_for_good = found["good"][0][0]
        self.tables.water_for_gold = found["gold"][0][0]

    def border_facts(self, at: int, role: str, entry: dict[str, Any], where: str) -> tuple[str, ...]:
        c = self.tables
        if role == "noble":
            c.noble_gain[AMOUNT : 2 * AMOUNT] = self.amount(entry, "discard_gain", where, self.gained)
            return ("discard_gain",)
        if role == "raid":
            return self.raid_facts(at, entry, where)
        if role == "trader":
            found = self.trader_rates(entry, where, goods=r"(1)g -> ([1-9])any")
            if found:
                c.trade_gold_for[1] = found["goods"][0][1]
                if found["goods"][0][1] >= found["gold"][0][0]:
                    self.fault(f"{where}.rates", "trader-cycle")
            return ("rates", "times")
        if role == "silversmith":
            c.silver_mixed[1] = 1
            self.silversmith_rates(entry, where, r"([1-9])any -> ([1-9])v")
            return ("rates", "times")
        if role == "mirage":
            c.mirage_near[1] = int(self.word(entry, "reach", where, ("any", "neighbour")) == "neighbour")
            return ("reach",)
        if role == "spring":
            c.border_gain[at * AMOUNT : (at + 1) * AMOUNT] = self.amount(entry, "gain", where, self.gained)
            return ("gain",)
        if role == "expansion":
            c.redraw_water[1] = self.amount(entry, "redraw", where, "w")[WATER]
            if entry.get("from_discard") is not True:
                self.fault(f"{where}.from_discard", "word", value=repr(entry.get("from_discard")), choices="true")
            c.from_discard[1] = 1
            return ("redraw", "from_discard")
        return super().border_facts(at, role, entry, where)

    def raid_facts(self, at: int, entry: dict[str, Any], where: str) -> tuple[str, ...]:
        """X21, X22: exact goods or gold, against points or the rightmost card of a row."""
        c = self.tables
        if ("goods" in entry) == ("gold" in entry) or ("points" in entry) == ("rightmost_card" in entry):
            self.fault(where, "raid")
        if "gold" in entry:
            c.raid_gold[at] = self.whole(entry, "gold", where, 1)
        if "goods" in entry:
            c.raid_named[at * GOODS : (at + 1) * GOODS] = self.amount(entry, "goods", where, "d s p")[:GOODS]
        if "points" in entry:
            c.raid_points[at] = self.whole(entry, "points", where, 1)
        if "rightmost_card" in entry:
            c.raid_cards[at] = self.whole(entry, "rightmost_card", where, 1, 1)
        return ("goods", "gold", "points", "rightmost_card", "last")

    def extra(self, number: int, entry: dict[str, Any], where: str) -> tuple[str, ...]:
        part = entry.get("extra")
        if part is not None:
            if not isinstance(part, dict):
                self.fault(f"{where}.extra", "entry")
                return ("extra",)
            self.known_keys(part, f"{where}.extra", ("cost", "vp"))
            at = number * COSTS
            self.tables.extra_cost[at : at + COSTS] = self.amount(part, "cost", f"{where}.extra", self.paid)[:COSTS]
            self.tables.extra_points[number] = self.whole(part, "vp", f"{where}.extra", 1, 9)
        return ("extra",)

    # -- dunes ----------------------------------------------------------------------------------------

    def dunes(self, tree: dict[str, Any], sources: dict[str, str]) -> dict[int, DuneCard]:
        """Wild dunes get the first numbers."""
        cards: dict[int, DuneCard] = {}
        section = dict(self.entries(self.section(tree, "dunes"), "dunes"))
        total = wild = 0
        before = len(self.faults)
        for name, entry in sorted(section.items(), key=lambda item: item[1].get("do") != "lay_wild"):
            where = f"dunes.{name}"
            effect = self.word(entry, "do", where, tuple(DUNE_EFFECTS))
            if effect != entry.get("do"):
                continue
            arguments = DUNE_EFFECTS[effect].arguments
            names = [argument.name for argument in arguments]
            self.known_keys(entry, where, ("count", "do", "source", *names))
            facts = {name: entry[name] for name in names if name in entry}
            source = self.source(entry, where, sources["dunes"])
            count = self.whole(entry, "count", where, 1, DUNE_DECK)
            total += count
            wild += count if effect == "lay_wild" else 0
            for _ in range(count):
                number = len(cards) + 1
                if number <= DUNE_DECK:
                    cards[number] = DuneCard(number, name, effect, facts, source)
                    self.tables.dune_effect[number] = DUNE_EFFECTS[effect].number
                    for argument in arguments:
                        self.argument(argument, number, entry, where)
        if len(self.faults) == before and (total != DUNE_DECK or wild != 1):
            self.fault("dunes", "dune-count", count=total, wild=wild, wanted=DUNE_DECK)
        self.tables.dune_cards = len(cards)
        return cards

    def keep_base_border(self) -> None:
        """X01: the six goods cards of the base game stay, so set 1 has them too."""
        c = self.tables
        for number in range(1, BORDER_NUMBERS):
            if number not in CHANGED_BORDER:
                at = number + BORDER_NUMBERS
                c.role[at] = c.role[number]
                c.border_gain[at * AMOUNT : (at + 1) * AMOUNT] = c.border_gain[number * AMOUNT : (number + 1) * AMOUNT]
