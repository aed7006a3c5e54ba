"""Reads amounts, rates and border cards of Targi's card files into the tables that the rules use.

Reading raises nothing: every fault is noted with its card and field, and ``card_file.py`` reports them together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from azalai.games.card_reading import SOURCES, CardReading
from azalai.games.targi.rules.board import BORDER
from azalai.games.targi.rules.card_tables import BORDER_NUMBERS, ROLES, Cards
from azalai.games.targi.rules.table import AMOUNT, ANY, GOLD, GOODS, POINTS, WATER

LETTERS = {"d": 0, "s": 1, "p": 2, "g": GOLD, "w": WATER, "v": POINTS, "any": ANY}
MOST_OF_A_SORT = 20  # in one amount, so that no stock overflows its cell whatever cards an owner writes
RAID_CORNERS = (4, 8, 12, 16)

Entry = dict[str, Any]
Rate = tuple[int, int]  # given, gained


@dataclass(frozen=True)
class BorderCard:
    number: int
    role: str
    source: str
    facts: dict[str, Any]


def parse_amount(text: str) -> list[int] | None:
    """``1d2s`` as seven counts; None if it is not an amount."""
    if not isinstance(text, str) or not re.fullmatch(r"(?:[1-9][0-9]?(?:any|[dspgwv]))+", text):
        return None
    amount = [0] * AMOUNT
    for count, letter in re.findall(r"([0-9]+)(any|[dspgwv])", text):
        amount[LETTERS[letter]] += int(count)
    return amount if max(amount) <= MOST_OF_A_SORT else None


class BorderReader(CardReading):
    """Set 0 is the base game's, set 1 the expansion's (``edition``)."""

    edition = 0
    prefix = ""
    gained = "d s p g v any"  # what a card may give
    paid = "d s p g"  # what a card may cost
    border_numbers: tuple[int, ...] = tuple(range(1, BORDER + 1))

    def __init__(self, tables: Cards, faults: list[str]) -> None:
        super().__init__()
        self.tables = tables
        self.faults = faults

    def fault(self, where: str, message: str, *, missing_in: str | None = None, **arguments: object) -> None:
        super().fault(self.prefix + where, message, missing_in=missing_in, **arguments)

    def amount(self, entry: Entry, key: str, where: str, allowed: str) -> list[int]:
        return self.amount_of(entry.get(key), f"{where}.{key}", allowed, where if key not in entry else None)

    def amount_of(self, value: Any, where: str, allowed: str, missing_in: str | None = None) -> list[int]:
        amount = parse_amount(value)
        letters = allowed.split()
        if amount is None or any(n and name not in letters for name, n in zip(LETTERS, amount, strict=True)):
            allowed = ", ".join(letters)
            self.fault(where, "amount", missing_in=missing_in, value=repr(value), allowed=allowed, most=MOST_OF_A_SORT)
            return [0] * AMOUNT
        return amount

    def source(self, entry: Entry, where: str, default: str) -> str:
        return self.word(entry, "source", where, SOURCES) if "source" in entry else default

    # -- rates ----------------------------------------------------------------------------------------

    def rates(self, rates: Any, where: str, patterns: dict[str, str]) -> dict[str, list[Rate]]:
        """Each rate by the sort it matches; nothing if one of them matches none."""
        found: dict[str, list[Rate]] = {sort: [] for sort in patterns}
        before = len(self.faults)
        for rate in rates if isinstance(rates, list) else [rates]:
            for sort, pattern in patterns.items():
                match = re.fullmatch(pattern, rate) if isinstance(rate, str) else None
                if match:
                    found[sort].append((int(match[1]), int(match[2])))
                    break
            else:
                examples = "; ".join(re.sub(r"\((?:\[1-9\]|1)\)", "n", pattern) for pattern in patterns.values())
                self.fault(where, "rate", value=repr(rate), examples=examples)
        return found if len(self.faults) == before else {}

    def single_rates(self, found: dict[str, list[Rate]], where: str, message: str) -> dict[str, Rate]:
        """The rates, if there is one of each sort."""
        if all(len(rates) == 1 for rates in found.values()):
            return {sort: rates[0] for sort, rates in found.items()}
        self.fault(where, message)
        return {}

    def trader_rates(self, rates: Any, where: str) -> None:
        """X28: the expansion's trader also gives goods for gold."""
        patterns = {
            "good": r"([1-9]) identical goods -> (1) other good",
            "gold": r"([1-9]) identical goods -> (1)g",
        }
        patterns |= {"goods": r"(1)g -> ([1-9])any"} if self.edition else {}
        found = self.single_rates(self.rates(rates, where, patterns), where, "trader")
        if not found:
            return
        c = self.tables
        c.trade_for_good[self.edition], c.trade_for_gold[self.edition] = found["good"][0], found["gold"][0]
        if found["good"][0] < 2:
            self.fault(where, "trader-cycle")
        if self.edition:
            c.trade_gold_for[1] = found["goods"][1]
            if found["goods"][1] >= found["gold"][0]:
                self.fault(where, "trader-cycle")

    def silversmith_rates(self, rates: Any, where: str) -> None:
        """X28: the expansion's silversmith takes any goods."""
        c = self.tables
        c.silver_mixed[self.edition] = self.edition
        goods = r"([1-9])any -> ([1-9])v" if self.edition else r"([1-9]) identical goods -> ([1-9])v"
        found = self.rates(rates, where, {"goods": goods, "gold": r"([1-9])g -> ([1-9])v"})
        if any(len(rates) != 2 or rates[0][0] >= rates[1][0] for rates in found.values()):
            self.fault(where, "silversmith")
            return
        for i in range(2) if found else ():
            at = self.edition * 2 + i
            c.silver_goods[at], c.silver_goods_points[at] = found["goods"][i]
            c.silver_gold[at], c.silver_gold_points[at] = found["gold"][i]

    # -- border cards ---------------------------------------------------------------------------------

    def border(self, tree: Entry, sources: dict[str, str]) -> dict[int, BorderCard]:
        cards: dict[int, BorderCard] = {}
        missing = set(self.border_numbers)
        for name, entry in self.entries(self.section(tree, "border"), "border"):
            where = f"border.{name}"
            if not name.isascii() or not name.isdigit() or int(name) not in self.border_numbers:
                self.fault(where, "border-number")
                continue
            number = int(name)
            missing.discard(number)
            role = self.word(entry, "role", where, tuple(ROLES))
            if role != entry.get("role"):
                continue
            if (role == "raid") != (number in RAID_CORNERS):
                self.fault(f"{where}.role", "corner")
                continue
            at = number + self.edition * BORDER_NUMBERS
            self.tables.role[at] = ROLES[role]
            keys = self.border_facts(at, role, entry, where)
            self.known_keys(entry, where, ("role", "source", *keys))
            source = self.source(entry, where, sources["border"])
            facts = {key: value for key, value in entry.items() if key not in ("role", "source")}
            cards[number] = BorderCard(number, role, source, facts)
        for number in sorted(missing):
            self.fault(f"border.{number}", "missing")
        return cards

    def border_facts(self, at: int, role: str, entry: Entry, where: str) -> tuple[str, ...]:
        """Write the figures of a border card into the tables; returns the keys it may have."""
        c, new = self.tables, self.edition
        match role:
            case "spring" if not new:
                self.fault(f"{where}.role", "expansion-role")
            case "goods" | "spring":
                c.border_gain[at * AMOUNT : (at + 1) * AMOUNT] = self.amount(entry, "gain", where, self.gained)
                return ("gain",)
            case "raid":
                keys = self.new_raid(at, entry, where) if new else self.raid(at, entry, where)
                if at % BORDER_NUMBERS != RAID_CORNERS[-1]:
                    return keys
                self.fixed(entry, "last", where, value=True)
                return (*keys, "last")
            case "trader":
                self.trader_rates(entry.get("rates"), f"{where}.rates")
                self.fixed(entry, "times", where, "unlimited")
                return ("rates", "times")
            case "silversmith":
                self.silversmith_rates(entry.get("rates"), f"{where}.rates")
                self.fixed(entry, "times", where, 1)
                return ("rates", "times")
            case "mirage":
                reach = self.word(entry, "reach", where, ("any", "neighbour") if new else ("any",))
                c.mirage_near[new] = int(reach == "neighbour")
                return ("reach",)
            case "noble" if new:
                c.noble_gain[AMOUNT : 2 * AMOUNT] = self.amount(entry, "discard_gain", where, self.gained)
                return ("discard_gain",)
            case "expansion" if new:
                c.redraw_water[1] = self.amount(entry, "redraw", where, "w")[WATER]
                if entry.get("from_discard") is not True:
                    self.fault(f"{where}.from_discard", "word", value=repr(entry.get("from_discard")), choices="true")
                c.from_discard[1] = 1
                return ("redraw", "from_discard")
        return ()

    def raid(self, at: int, entry: Entry, where: str) -> tuple[str, ...]:
        c = self.tables
        c.raid_points[at] = self.whole(entry, "points", where, 1)
        if ("goods" in entry) == ("gold" in entry):
            self.fault(where, "raid")
        elif "gold" in entry:
            c.raid_gold[at] = self.whole(entry, "gold", where, 1)
        else:
            c.raid_goods[at] = self.amount(entry, "goods", where, "any")[ANY]
        return ("goods", "gold", "points")

    def new_raid(self, at: int, entry: Entry, where: str) -> tuple[str, ...]:
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
        return ("goods", "gold", "points", "rightmost_card")
