"""Reads the base game's cards into the tables that the rules use; ``expansion_reader.py`` reads the expansion's.

Reading raises nothing: every fault is noted with its card and field, and ``card_file.py`` reports them together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from azalai.games.card_reading import SOURCES, CardReading
from azalai.games.targi.cards.corrections import NO_EFFECT
from azalai.games.targi.cards.effects import EFFECTS, Argument
from azalai.games.targi.rules.board import BORDER
from azalai.games.targi.rules.card_tables import ALTERNATIVES, BORDER_NUMBERS, COSTS, KINDS, MOMENTS, ROLES, Cards
from azalai.games.targi.rules.table import AMOUNT, ANY, FIRST_GOODS_CARD, GOLD, POINTS, STOCK, WATER

LETTERS = {"d": 0, "s": 1, "p": 2, "g": GOLD, "w": WATER, "v": POINTS, "any": ANY}
CARDS_OF_A_KIND = 9
MOST_OF_A_SORT = 20  # in one amount, so that no stock overflows its cell whatever cards an owner writes
RAID_CORNERS = (4, 8, 12, 16)


@dataclass(frozen=True)
class TribeCard:
    """A tribe card as written in the card file. ``cost`` holds the alternatives."""

    number: int
    id: str
    kind: str
    crosses: int
    cost: tuple[str, ...]
    when: str | None
    effect: str | None
    arguments: dict[str, Any]
    source: str
    extra: dict[str, Any] | None = None  # the optional part of the cost: {"cost": "2s", "vp": 2}


@dataclass(frozen=True)
class GoodsCard:
    """One goods card. Cards that show the same have different numbers."""

    number: int
    shows: str


@dataclass(frozen=True)
class BorderCard:
    number: int
    role: str
    source: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class DuneCard:
    """One dune card. Several cards can have the same name."""

    number: int
    id: str
    effect: str
    facts: dict[str, Any]
    source: str


def parse_amount(text: str) -> list[int] | None:
    """``1d2s`` as seven counts; None if it is not an amount."""
    if not isinstance(text, str) or not re.fullmatch(r"(?:[1-9][0-9]?(?:any|[dspgwv]))+", text):
        return None
    amount = [0] * AMOUNT
    for count, letter in re.findall(r"([0-9]+)(any|[dspgwv])", text):
        amount[LETTERS[letter]] += int(count)
    return amount if max(amount) <= MOST_OF_A_SORT else None


class Reader(CardReading):
    """Reads the base game's cards."""

    edition = 0
    source_keys: tuple[str, ...] = ("start", "limits", "border", "goods", "tribe_figures", "tribe_effects")
    prefix = ""
    gained = "d s p g v any"  # what a card may give
    paid = "d s p g"  # what a card may cost
    goods_in_the_deck = 19
    first_tribe_card = 1
    first_goods_card = FIRST_GOODS_CARD
    border_numbers: tuple[int, ...] = tuple(range(1, BORDER + 1))

    def __init__(self, tables: Cards, faults: list[str]) -> None:
        super().__init__()
        self.tables = tables
        self.faults = faults

    def fault(self, where: str, message: str, *, missing_in: str | None = None, **arguments: object) -> None:
        super().fault(self.prefix + where, message, missing_in=missing_in, **arguments)

    def amount(self, entry: dict[str, Any], key: str, where: str, allowed: str) -> list[int]:
        return self.amount_of(entry.get(key), f"{where}.{key}", allowed, where if key not in entry else None)

    def amount_of(self, value: Any, where: str, allowed: str, missing_in: str | None = None) -> list[int]:
        amount = parse_amount(value)
        letters = allowed.split()
        if amount is None or any(n and name not in letters for name, n in zip(LETTERS, amount, strict=True)):
            allowed = ", ".join(letters)
            self.fault(where, "amount", missing_in=missing_in, value=repr(value), allowed=allowed, most=MOST_OF_A_SORT)
            return [0] * AMOUNT
        return amount

    def source(self, entry: dict[str, Any], where: str, default: str) -> str:
        return self.word(entry, "source", where, SOURCES) if "source" in entry else default

    # each section ------------------------------------------------------------------------------------

    def start(self, tree: dict[str, Any]) -> str:
        start, limits = self.section(tree, "start"), self.section(tree, "limits")
        self.known_keys(start, "start", ("goods", "gold", "points", "first"))
        self.known_keys(limits, "limits", ("goods", "gold", "hand"))
        c = self.tables
        c.start = self.amount(start, "goods", "start", "d s p")[:STOCK]
        c.start[GOLD] = self.whole(start, "gold", "start")
        c.start[POINTS] = self.whole(start, "points", "start")
        c.limit_goods = self.whole(limits, "goods", "limits")
        c.limit_gold = self.whole(limits, "gold", "limits")
        c.limit_hand = self.whole(limits, "hand", "limits", 0, 2)
        return self.word(start, "first", "start", ("blue", "white"))

    def border(self, tree: dict[str, Any], sources: dict[str, str]) -> dict[int, BorderCard]:
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

    def border_facts(self, at: int, role: str, entry: dict[str, Any], where: str) -> tuple[str, ...]:
        """Write the figures of a border card into the tables; returns the keys it may have."""
        c = self.tables
        if role == "goods":
            c.border_gain[at * AMOUNT : (at + 1) * AMOUNT] = self.amount(entry, "gain", where, self.gained)
            return ("gain",)
        if role == "raid":
            c.raid_points[at] = self.whole(entry, "points", where, 1)
            if ("goods" in entry) == ("gold" in entry):
                self.fault(where, "raid")
            elif "gold" in entry:
                c.raid_gold[at] = self.whole(entry, "gold", where, 1)
            else:
                c.raid_goods[at] = self.amount(entry, "goods", where, "any")[ANY]
            return ("goods", "gold", "points", "last")
        if role == "trader":
            self.trader_rates(entry, where)
            return ("rates", "times")
        if role == "silversmith":
            self.silversmith_rates(entry, where, r"([1-9]) identical goods -> ([1-9])v")
            return ("rates", "times")
        if role == "mirage":
            self.word(entry, "reach", where, ("any",))
            return ("reach",)
        if role == "spring":
            self.fault(f"{where}.role", "expansion-role")
        return ()

    def rates(self, entry: dict[str, Any], where: str, patterns: dict[str, str]) -> dict[str, list[tuple[int, int]]]:
        """Each rate by the sort it matches, as (given, gained); nothing if one of them matches none."""
        found: dict[str, list[tuple[int, int]]] = {sort: [] for sort in patterns}
        rates, before = entry.get("rates"), len(self.faults)
        for rate in rates if isinstance(rates, list) else [rates]:
            for sort, pattern in patterns.items():
                match = re.fullmatch(pattern, rate) if isinstance(rate, str) else None
                if match:
                    found[sort].append((int(match[1]), int(match[2])))
                    break
            else:
                examples = "; ".join(re.sub(r"\((?:\[1-9\]|1)\)", "n", pattern) for pattern in patterns.values())
                self.fault(f"{where}.rates", "rate", value=repr(rate), examples=examples)
        return found if len(self.faults) == before else {}

    def trader_rates(self, entry: dict[str, Any], where: str, **more: str) -> dict[str, list[tuple[int, int]]]:
        found = self.rates(
            entry,
            where,
            {
                "good": r"([1-9]) identical goods -> (1) other good",
                "gold": r"([1-9]) identical goods -> (1)g",
                **more,
            },
        )
        if any(len(rates) != 1 for rates in found.values()):
            self.fault(f"{where}.rates", "trader")
            return {}
        if not found:
            return {}
        self.tables.trade_for_good[self.edition] = found["good"][0][0]
        self.tables.trade_for_gold[self.edition] = found["gold"][0][0]
        if found["good"][0][0] < 2:
            self.fault(f"{where}.rates", "trader-cycle")
        return found

    def silversmith_rates(self, entry: dict[str, Any], where: str, goods: str) -> None:
        found = self.rates(entry, where, {"goods": goods, "gold": r"([1-9])g -> ([1-9])v"})
        if any(len(rates) != 2 or rates[0][0] >= rates[1][0] for rates in found.values()):
            self.fault(f"{where}.rates", "silversmith")
            return
        if not found:
            return
        c = self.tables
        for i in range(2):
            at = self.edition * 2 + i
            c.silver_goods[at], c.silver_goods_points[at] = found["goods"][i]
            c.silver_gold[at], c.silver_gold_points[at] = found["gold"][i]

    def goods(self, tree: dict[str, Any]) -> dict[int, GoodsCard]:
        c = self.tables
        cards: dict[int, GoodsCard] = {}
        listed = tree.get("goods")
        if not isinstance(listed, list):
            self.fault("goods", "goods-list")
            return cards
        before = len(self.faults)
        for index, entry in enumerate(listed, 1):
            where = f"goods.{index}"
            if not isinstance(entry, dict):
                self.fault(where, "entry")
                continue
            self.known_keys(entry, where, ("shows", "count"))
            amount = self.amount(entry, "shows", where, self.gained)
            for _ in range(self.whole(entry, "count", where, 1, self.goods_in_the_deck)):
                number = self.first_goods_card + len(cards)
                cards[number] = GoodsCard(number, str(entry.get("shows")))
                if len(cards) <= self.goods_in_the_deck:
                    at = number - FIRST_GOODS_CARD + 1
                    c.shows[at * AMOUNT : (at + 1) * AMOUNT] = amount
                    c.goods_deck[at - 1] = number
        if len(self.faults) > before:
            return cards
        if len(cards) != self.goods_in_the_deck:
            self.fault("goods", "goods-count", count=len(cards), wanted=self.goods_in_the_deck)
        else:
            c.goods_cards = self.first_goods_card - FIRST_GOODS_CARD + len(cards)
        return cards

    def tribe(self, tree: dict[str, Any], sources: dict[str, str]) -> dict[int, TribeCard]:
        cards: dict[int, TribeCard] = {}
        section = self.section(tree, "tribe")
        for kind in section:
            if kind not in KINDS:
                self.fault(f"tribe.{kind}", "word", value=repr(kind), choices=", ".join(KINDS))
        seen: set[str] = set()
        for kind_number, kind in enumerate(KINDS, 1):
            of_kind = self.section(section, kind)
            if len(of_kind) != CARDS_OF_A_KIND:
                names = ", ".join(of_kind)
                self.fault(f"tribe.{kind}", "kind-count", count=len(of_kind), wanted=CARDS_OF_A_KIND, names=names)
                continue
            for name, entry in self.entries(of_kind, f"tribe.{kind}"):
                where = f"tribe.{kind}.{name}"
                if not re.fullmatch(r"[a-z]{1,3}[0-9]{1,2}", name) or name in seen:
                    self.fault(where, "card-name")
                seen.add(name)
                number = self.first_tribe_card + len(cards)
                self.tables.kind[number] = kind_number
                cards[number] = self.tribe_card(number, name, kind, entry, where, sources)
        return cards

    def tribe_card(
        self, number: int, name: str, kind: str, entry: dict[str, Any], where: str, sources: dict[str, str]
    ) -> TribeCard:
        c = self.tables
        c.crosses[number] = self.whole(entry, "vp", where, 0, 9)
        costs = entry.get("cost")
        if not isinstance(costs, list) or not 1 <= len(costs) <= ALTERNATIVES:
            absent = where if "cost" not in entry else None
            self.fault(f"{where}.cost", "alternatives", missing_in=absent, most=ALTERNATIVES)
            costs = []
        c.alternatives[number] = len(costs)
        for alternative, cost in enumerate(costs):
            at = (number * ALTERNATIVES + alternative) * COSTS
            c.cost[at : at + COSTS] = self.amount_of(cost, f"{where}.cost", self.paid)[:COSTS]
        keys = ("vp", "cost", "source", *self.extra(number, entry, where))
        effect = self.effect(number, entry, where, keys)
        names = [argument.name for argument in EFFECTS[effect].arguments_in(bool(self.edition))] if effect else []
        return TribeCard(
            number,
            name,
            kind,
            c.crosses[number],
            tuple(str(cost) for cost in costs),
            str(entry.get("when")) if effect else None,
            effect,
            {name: entry[name] for name in names if name in entry},
            self.source(entry, where, sources["tribe_effects"] if effect else sources["tribe_figures"]),
            entry.get("extra"),
        )

    def extra(self, number: int, entry: dict[str, Any], where: str) -> tuple[str, ...]:
        """The keys a tribe card may have for an optional part of its cost: none in the base game."""
        return ()

    def effect(self, number: int, entry: dict[str, Any], where: str, plain: tuple[str, ...]) -> str | None:
        """Write an effect's figures into the tables and return its name; None for a card without an effect."""
        expansion = bool(self.edition)
        if "do" not in entry and "when" not in entry:
            arguments_of_any = {one.name for each in EFFECTS.values() for one in each.arguments_in(expansion)}
            for key in arguments_of_any & entry.keys():
                self.fault(f"{where}.{key}", "no-effect")
            fields = {key: value for key, value in entry.items() if key not in arguments_of_any}
            self.known_keys(fields, where, (*plain, "when", "do"))
            return None
        names = tuple(name for name, each in EFFECTS.items() if expansion or not each.new)
        effect = self.word(entry, "do", where, (*names, NO_EFFECT))
        if effect != entry.get("do"):
            return None
        described = EFFECTS[effect]
        when = self.word(entry, "when", where, described.moments_in(expansion))
        arguments = described.arguments_in(expansion)
        self.known_keys(entry, where, (*plain, "when", "do", *(argument.name for argument in arguments)))
        self.tables.when[number], self.tables.effect[number] = MOMENTS[when], described.number
        for argument in arguments:
            self.argument(argument, number, entry, where)
        return effect

    def argument(self, argument: Argument, number: int, entry: dict[str, Any], where: str) -> None:
        """Write an argument of a card's effect into its column of the tables."""
        name, column = argument.name, getattr(self.tables, argument.column)
        if argument.sort == "gain":
            column[number * AMOUNT : (number + 1) * AMOUNT] = self.amount(entry, name, where, self.gained)
        elif argument.sort == "cost":
            column[number * COSTS : (number + 1) * COSTS] = self.amount(entry, name, where, self.paid)[:COSTS]
        elif argument.sort == "rate":
            match = re.fullmatch(r"([1-9])any -> 1g", str(entry.get(name)))
            column[number] = int(match[1]) if match else 0
            if not match:
                self.fault(f"{where}.{name}", "rate", value=repr(entry.get(name)), examples="nany -> 1g")
        elif argument.choices:
            known = self.gained.split()  # no goods card of the base game gives water
            choices = tuple(choice for choice in argument.choices if choice not in LETTERS or choice in known)
            column[number] = argument.choices[self.word(entry, name, where, choices)]
        elif name in entry or not argument.needs_expansion:
            high = max(1, getattr(self.tables, argument.most)[number]) if argument.most else argument.high
            at = number if argument.at is None else number * AMOUNT + argument.at
            column[at] = self.whole(entry, name, where, argument.low, high)
