"""Reading the cards from TOML, with every fault named by card and field, into the tables that the rules read.

An owner's own file need only hold what it corrects: an entry replaces the entry of the same name, a ``[[goods]]`` list
replaces the whole list.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from azalai.errors import CardFileError
from azalai.games.card_reading import SOURCES, CardReading, parsed, shipped, text_of
from azalai.games.targi.board import BORDER
from azalai.games.targi.cards import ALTERNATIVES, COSTS, KINDS, MOMENTS, MOST, ROLES, Cards
from azalai.games.targi.effects import EFFECTS
from azalai.games.targi.scoring import ALIKE, DIFFERENT
from azalai.games.targi.table import AMOUNT, ANY, FIRST_GOODS_CARD, GOLD, POINTS, STOCK, WATER

LETTERS = {"d": 0, "s": 1, "p": 2, "g": GOLD, "w": WATER, "v": POINTS, "any": ANY}
CARDS_OF_A_KIND = 9
GOODS_IN_THE_DECK = 19
MOST_OF_A_SORT = 20  # in one amount: whatever cards an owner makes, no stock outgrows its cell
RAID_CORNERS = (4, 8, 12, 16)
SOURCE_KEYS = ("start", "limits", "border", "goods", "tribe_figures", "tribe_effects")

# The arguments each effect takes, and its moments.
ARGUMENTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "gain": (("what",), ("now",)),
    "swap_two": ((), ("now",)),
    "discount": (("kind",), ("always",)),
    "lay_bonus": (("kind", "what"), ("always",)),
    "raid_immunity": ((), ("always",)),
    "caravan_twice": ((), ("always",)),
    "trade_one_for_one": ((), ("always",)),
    "storage": (("goods", "gold"), ("always",)),
    "goods_card_bonus": (("good",), ("always",)),
    "silversmith_bonus": (("points",), ("always",)),
    "lay_from_hand": ((), ("always",)),
    "points_per_two": (("kind",), ("end",)),
    "row_bonus": (("row", "points"), ("end",)),
}


@dataclass(frozen=True)
class TribeCard:
    """A tribe card as people name it. ``cost`` holds the alternatives as written."""

    number: int
    id: str
    kind: str
    crosses: int
    cost: tuple[str, ...]
    when: str | None
    effect: str | None
    arguments: dict[str, Any]
    source: str


@dataclass(frozen=True)
class GoodsCard:
    """One goods card; cards that show the same have numbers of their own."""

    number: int
    shows: str


@dataclass(frozen=True)
class BorderCard:
    number: int
    role: str
    source: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Deck:
    """All cards of a game: the tables for the rules and the names for people."""

    tables: Cards
    tribe: dict[int, TribeCard]
    goods: dict[int, GoodsCard]
    border: dict[int, BorderCard]
    sources: dict[str, str]
    first: str
    custom: str | None = None  # the text of an owner's file
    by_id: dict[str, int] = field(default_factory=dict)

    def name(self, card: int) -> str:
        """``t3`` for a tribe card, ``goods:1d1s`` for a goods card."""
        return self.tribe[card].id if card in self.tribe else f"goods:{self.goods[card].shows}"


@functools.cache
def standard() -> Deck:
    """The cards that come with Azalai."""
    return _read("base.toml", _base_tree(), None)


def from_file(path: str | Path) -> Deck:
    """The standard cards with an owner's corrections."""
    return from_text(text_of(path), str(path))


def from_text(text: str, name: str = "cards") -> Deck:
    return _read(name, _merged(_base_tree(), parsed(text, name)), text)


def _base_tree() -> dict[str, Any]:
    return shipped("azalai.games.targi", "base.toml")


def _merged(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """An entry of the owner's file takes the place of the one of the same name; ``tribe`` has a table for each kind."""
    merged = dict(base)
    for name, section in own.items():
        if name == "tribe" and isinstance(section, dict):
            section = {kind: _over(base[name].get(kind), cards) for kind, cards in section.items()}
        merged[name] = _over(base.get(name), section)
    return merged


def _over(base: Any, own: Any) -> Any:
    return {**base, **own} if isinstance(base, dict) and isinstance(own, dict) else own


def parse_amount(text: str) -> list[int] | None:
    """``1d2s`` as seven counts; None where it is not an amount."""
    if not isinstance(text, str) or not re.fullmatch(r"(?:[1-9][0-9]?(?:any|[dspgwv]))+", text):
        return None
    amount = [0] * AMOUNT
    for count, letter in re.findall(r"([0-9]+)(any|[dspgwv])", text):
        amount[LETTERS[letter]] += int(count)
    return amount if max(amount) <= MOST_OF_A_SORT else None


# -- reading ------------------------------------------------------------------------------------------


class _Reader(CardReading):
    """Reads one file, collecting what is wrong with it."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = Cards()

    def amount(self, entry: dict[str, Any], key: str, where: str, allowed: str) -> list[int]:
        return self.amount_of(entry.get(key), f"{where}.{key}", allowed)

    def amount_of(self, value: Any, where: str, allowed: str) -> list[int]:
        amount = parse_amount(value)
        letters = allowed.split()
        if amount is None or any(n and name not in letters for name, n in zip(LETTERS, amount, strict=True)):
            self.fault(where, "amount", value=repr(value), allowed=", ".join(letters), most=MOST_OF_A_SORT)
            return [0] * AMOUNT
        return amount

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
        for name, entry in self.entries(self.section(tree, "border"), "border"):
            where = f"border.{name}"
            if not name.isascii() or not name.isdigit() or not 1 <= int(name) <= BORDER:
                self.fault(where, "border-number")
                continue
            number = int(name)
            role = self.word(entry, "role", where, tuple(ROLES))
            if (role == "raid") != (number in RAID_CORNERS):
                self.fault(f"{where}.role", "corner")
            self.tables.role[number] = ROLES[role]
            self.border_facts(number, role, entry, where)
            source = self.word(entry, "source", where, SOURCES) if "source" in entry else sources["border"]
            facts = {key: value for key, value in entry.items() if key not in ("role", "source")}
            cards[number] = BorderCard(number, role, source, facts)
        for number in range(1, BORDER + 1):
            if number not in cards:
                self.fault(f"border.{number}", "missing")
        return cards

    def border_facts(self, number: int, role: str, entry: dict[str, Any], where: str) -> None:
        c = self.tables
        keys: tuple[str, ...] = ("role", "source")
        if role == "goods":
            keys += ("gain",)
            c.border_gain[number * AMOUNT : (number + 1) * AMOUNT] = self.amount(entry, "gain", where, "d s p g v any")
        elif role == "raid":
            keys += ("goods", "gold", "points", "last")
            c.raid_points[number] = self.whole(entry, "points", where, 1)
            if ("goods" in entry) == ("gold" in entry):
                self.fault(where, "raid")
            elif "gold" in entry:
                c.raid_gold[number] = self.whole(entry, "gold", where, 1)
            else:
                c.raid_goods[number] = self.amount(entry, "goods", where, "any")[ANY]
        elif role == "trader":
            keys += ("rates", "times")
            self.trader_rates(entry, where)
        elif role == "silversmith":
            keys += ("rates", "times")
            self.silversmith_rates(entry, where)
        elif role == "mirage":
            keys += ("reach",)
        self.known_keys(entry, where, keys)

    def rates(self, entry: dict[str, Any], where: str, patterns: dict[str, str]) -> dict[str, list[tuple[int, int]]]:
        """Each rate by the sort it matches, as (given, got)."""
        found: dict[str, list[tuple[int, int]]] = {sort: [] for sort in patterns}
        rates = entry.get("rates")
        for rate in rates if isinstance(rates, list) else [rates]:
            for sort, pattern in patterns.items():
                match = re.fullmatch(pattern, rate) if isinstance(rate, str) else None
                if match:
                    found[sort].append((int(match[1]), int(match[2])))
                    break
            else:
                examples = "; ".join(pattern.replace(r"([1-9])", "n") for pattern in patterns.values())
                self.fault(f"{where}.rates", "rate", value=repr(rate), examples=examples)
        return found

    def trader_rates(self, entry: dict[str, Any], where: str) -> None:
        found = self.rates(
            entry,
            where,
            {"good": r"([1-9]) identical goods -> (1) other good", "gold": r"([1-9]) identical goods -> (1)g"},
        )
        if any(len(rates) != 1 for rates in found.values()):
            self.fault(f"{where}.rates", "trader")
            return
        self.tables.trade_for_good = found["good"][0][0]
        self.tables.trade_for_gold = found["gold"][0][0]
        if self.tables.trade_for_good < 2:
            self.fault(f"{where}.rates", "trader-cycle")

    def silversmith_rates(self, entry: dict[str, Any], where: str) -> None:
        found = self.rates(
            entry, where, {"goods": r"([1-9]) identical goods -> ([1-9])v", "gold": r"([1-9])g -> ([1-9])v"}
        )
        if any(len(rates) != 2 or rates[0][0] >= rates[1][0] for rates in found.values()):
            self.fault(f"{where}.rates", "silversmith")
            return
        c = self.tables
        for i in range(2):
            c.silver_goods[i], c.silver_goods_points[i] = found["goods"][i]
            c.silver_gold[i], c.silver_gold_points[i] = found["gold"][i]

    def goods(self, tree: dict[str, Any]) -> dict[int, GoodsCard]:
        c = self.tables
        cards: dict[int, GoodsCard] = {}
        listed = tree.get("goods")
        if not isinstance(listed, list):
            self.fault("goods", "goods-list")
            return cards
        for index, entry in enumerate(listed, 1):
            where = f"goods.{index}"
            if not isinstance(entry, dict):
                self.fault(where, "entry")
                continue
            self.known_keys(entry, where, ("shows", "count"))
            amount = self.amount(entry, "shows", where, "d s p g v any")
            for _ in range(self.whole(entry, "count", where, 1, GOODS_IN_THE_DECK)):
                number = FIRST_GOODS_CARD + len(cards)
                cards[number] = GoodsCard(number, str(entry.get("shows")))
                if len(cards) <= GOODS_IN_THE_DECK:
                    at = len(cards) * AMOUNT
                    c.shows[at : at + AMOUNT] = amount
                    c.goods_deck[len(cards) - 1] = number
        if len(cards) != GOODS_IN_THE_DECK:
            self.fault("goods", "goods-count", count=len(cards), wanted=GOODS_IN_THE_DECK)
        c.goods_cards = min(len(cards), GOODS_IN_THE_DECK)
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
                self.fault(f"tribe.{kind}", "kind-count", count=len(of_kind), wanted=CARDS_OF_A_KIND)
                continue
            for name, entry in self.entries(of_kind, f"tribe.{kind}"):
                where = f"tribe.{kind}.{name}"
                if not re.fullmatch(r"[a-z]{1,3}[0-9]{1,2}", name) or name in seen:
                    self.fault(where, "card-name")
                seen.add(name)
                number = len(cards) + 1
                cards[number] = self.tribe_card(number, name, kind, kind_number, entry, where, sources)
                self.tables.tribe_deck[number - 1] = number
        self.tables.tribe_cards = len(cards)
        return cards

    def tribe_card(
        self,
        number: int,
        name: str,
        kind: str,
        kind_number: int,
        entry: dict[str, Any],
        where: str,
        sources: dict[str, str],
    ) -> TribeCard:
        c = self.tables
        c.kind[number] = kind_number
        c.crosses[number] = self.whole(entry, "vp", where, 0, 9)
        costs = entry.get("cost")
        if not isinstance(costs, list) or not 1 <= len(costs) <= ALTERNATIVES:
            self.fault(f"{where}.cost", "alternatives", most=ALTERNATIVES)
            costs = []
        c.alternatives[number] = len(costs)
        for alternative, cost in enumerate(costs):
            at = (number * ALTERNATIVES + alternative) * COSTS
            c.cost[at : at + COSTS] = self.amount_of(cost, f"{where}.cost", "d s p g")[:COSTS]
        effect = self.effect(number, kind, entry, where)
        source = self.word(entry, "source", where, SOURCES) if "source" in entry else sources["tribe_effects"]
        arguments = {key: entry[key] for key in ARGUMENTS[effect][0]} if effect and not self.faults else {}
        return TribeCard(
            number,
            name,
            kind,
            c.crosses[number],
            tuple(str(cost) for cost in costs),
            str(entry.get("when")) if effect else None,
            effect,
            arguments,
            source if effect else sources["tribe_figures"],
        )

    def effect(self, number: int, kind: str, entry: dict[str, Any], where: str) -> str | None:
        """The effect's name, its figures written into the tables; None for a card without one."""
        plain = ("vp", "cost", "source")
        if "do" not in entry and "when" not in entry:
            self.known_keys(entry, where, plain)
            return None
        c = self.tables
        effect = self.word(entry, "do", where, tuple(ARGUMENTS))
        names, moments = ARGUMENTS[effect]
        when = self.word(entry, "when", where, moments)
        self.known_keys(entry, where, (*plain, "when", "do", *names))
        c.when[number], c.effect[number] = MOMENTS[when], EFFECTS[effect]
        at = number * AMOUNT
        if "kind" in names:
            choices = (*KINDS, "most") if effect == "points_per_two" else KINDS
            chosen = self.word(entry, "kind", where, choices)
            c.effect_kind[number] = MOST if chosen == "most" else KINDS.index(chosen) + 1
        if "what" in names:
            c.effect_what[at : at + AMOUNT] = self.amount(entry, "what", where, "d s p g v any")
        if "good" in names:
            c.effect_good[number] = LETTERS[self.word(entry, "good", where, ("d", "s", "p"))]
        if "points" in names:
            c.effect_points[number] = self.whole(entry, "points", where, 1, 9)
        if "row" in names:
            row = self.word(entry, "row", where, ("alike", "different"))
            c.effect_kind[number] = ALIKE if row == "alike" else DIFFERENT
        if effect == "storage":
            c.effect_what[at + ANY] = self.whole(entry, "goods", where, 0, 20)
            c.effect_what[at + GOLD] = self.whole(entry, "gold", where, 0, 20)
        return effect


def _read(name: str, tree: dict[str, Any], custom: str | None) -> Deck:
    reader = _Reader()
    reader.known_keys(tree, "file", ("sources", "start", "limits", "border", "goods", "tribe", "effects"))
    sources = reader.sources(tree, SOURCE_KEYS)
    first = reader.start(tree)
    border = reader.border(tree, sources)
    goods = reader.goods(tree)
    tribe = reader.tribe(tree, sources)
    if reader.faults:
        raise CardFileError(name, reader.faults)
    by_id = {card.id: number for number, card in tribe.items()}
    return Deck(reader.tables, tribe, goods, border, sources, first, custom, by_id)
