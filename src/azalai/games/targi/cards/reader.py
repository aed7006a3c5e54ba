"""Reads the cards of the base game and of the expansion into the same tables; ``border_reader.py`` reads the border.

The expansion has set 1 of the border, tribe cards from 46, water and dunes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from azalai.games.targi.cards.border_reader import LETTERS, BorderReader, Entry
from azalai.games.targi.cards.corrections import NO_EFFECT, corrected_cards
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS, Argument
from azalai.games.targi.rules import card_tables
from azalai.games.targi.rules.table import AMOUNT, DUNE_DECK, FIRST_GOODS_CARD, GOLD, HAND, POINTS, STOCK, WATER

CARDS_OF_A_KIND = 9
MOST_EFFECTS = 3  # of a card
CHANGED_BORDER = (1, 4, 5, 8, 9, 10, 12, 13, 14, 16)


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
    more: tuple[dict[str, Any], ...] = ()  # further effects of a custom card: "when", "do" and their arguments


@dataclass(frozen=True)
class GoodsCard:
    """One goods card. Cards that show the same have different numbers."""

    number: int
    shows: str


@dataclass(frozen=True)
class DuneCard:
    """One dune card. Several cards can have the same name."""

    number: int
    id: str
    effect: str
    facts: dict[str, Any]
    source: str


class Reader(BorderReader):
    """Reads the base game's cards."""

    sections: tuple[str, ...] = ("sources", "start", "limits", "border", "goods", "tribe")
    source_keys: tuple[str, ...] = ("start", "limits", "border", "goods", "tribe_figures", "tribe_effects")
    start_keys: tuple[str, ...] = ("goods", "gold", "points", "first")
    limits: tuple[str, ...] = ("goods", "gold", "hand")
    goods_in_the_deck = 19
    first_tribe_card = 1
    first_goods_card = FIRST_GOODS_CARD

    def corrected(self, standard: Entry, own: Entry, where: str = "") -> Entry:
        """Cards have rules of their own about what a correction replaces."""
        if re.fullmatch(r"border\.|dunes\.|tribe\..+", where):
            return corrected_cards(standard, own, where, self)
        return super().corrected(standard, own, where)

    def start(self, tree: Entry, easy: bool) -> str:
        """The start and the limits; returns the seat that begins."""
        start, limits, c = self.section(tree, "start"), self.section(tree, "limits"), self.tables
        water = self.section(tree, "water") if self.edition else {}
        self.known_keys(start, "start", self.start_keys)
        self.known_keys(limits, "limits", self.limits)
        self.known_keys(water, "water", ("buys", "points_per_two"))
        goods = {key: self.amount(start, key, "start", "d s p") for key in self.start_keys if key.endswith("goods")}
        c.start = goods["easy_goods" if easy and self.edition else "goods"][:STOCK]
        for key, what in (("water", WATER), ("gold", GOLD), ("points", POINTS)):
            if key in self.start_keys:
                c.start[what] = self.whole(start, key, "start")
        for key in self.limits:
            setattr(c, f"limit_{key}", self.whole(limits, key, "limits", 0, HAND if key == "hand" else 99))
        if self.edition:
            self.water(water)
        return self.word(start, "first", "start", ("blue", "white"))

    def water(self, water: Entry) -> None:
        c = self.tables
        c.expansion = 1
        c.water_points = self.whole(water, "points_per_two", "water", 0, 9)
        patterns = {"good": r"([1-9])w -> (1)any", "gold": r"([1-9])w -> (1)g"}
        found = self.single_rates(self.rates(water.get("buys"), "water.rates", patterns), "water.buys", "water")
        if found:
            c.water_for_good, c.water_for_gold = found["good"][0], found["gold"][0]

    def goods(self, tree: Entry) -> dict[int, GoodsCard]:
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

    def tribe(self, tree: Entry, sources: dict[str, str]) -> dict[int, TribeCard]:
        cards: dict[int, TribeCard] = {}
        section = self.section(tree, "tribe")
        for kind in section:
            if kind not in card_tables.KINDS:
                self.fault(f"tribe.{kind}", "word", value=repr(kind), choices=", ".join(card_tables.KINDS))
        seen: set[str] = set()
        for kind_number, kind in enumerate(card_tables.KINDS, 1):
            of_kind = self.section(section, kind)
            if len(of_kind) != CARDS_OF_A_KIND:
                where, names, count = f"tribe.{kind}", ", ".join(of_kind), len(of_kind)
                self.fault(where, "kind-count", missing_in=where, count=count, wanted=CARDS_OF_A_KIND, names=names)
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
        self, number: int, name: str, kind: str, entry: Entry, where: str, sources: dict[str, str]
    ) -> TribeCard:
        c = self.tables
        c.crosses[number] = self.whole(entry, "vp", where, 0, 9)
        costs = entry.get("cost")
        if not isinstance(costs, list) or not 1 <= len(costs) <= card_tables.ALTERNATIVES:
            absent = where if "cost" not in entry else None
            self.fault(f"{where}.cost", "alternatives", missing_in=absent, most=card_tables.ALTERNATIVES)
            costs = []
        c.alternatives[number] = len(costs)
        for alternative, cost in enumerate(costs):
            at = (number * card_tables.ALTERNATIVES + alternative) * card_tables.COSTS
            c.cost[at : at + card_tables.COSTS] = self.amount_of(cost, f"{where}.cost", self.paid)[: card_tables.COSTS]
        keys = ("vp", "cost", "source", *self.extra(number, entry, where))
        first, *more = self.effects(number, entry, where, keys) or [{}]
        effect = first.pop("do", None)
        return TribeCard(
            number,
            name,
            kind,
            c.crosses[number],
            tuple(str(cost) for cost in costs),
            first.pop("when", None),
            effect,
            first,
            self.source(entry, where, sources["tribe_effects"] if effect else sources["tribe_figures"]),
            entry.get("extra"),
            tuple(more),
        )

    def extra(self, number: int, entry: Entry, where: str) -> tuple[str, ...]:
        """Read the optional part of a tribe card's cost, which comes with the expansion (X08)."""
        if not self.edition:
            return ()
        part, at = entry.get("extra"), number * card_tables.COSTS
        if part is not None and not isinstance(part, dict):
            self.fault(f"{where}.extra", "entry")
        elif part is not None:
            self.known_keys(part, f"{where}.extra", ("cost", "vp"))
            self.tables.extra_cost[at : at + card_tables.COSTS] = self.amount(
                part, "cost", f"{where}.extra", self.paid
            )[: card_tables.COSTS]
            self.tables.extra_points[number] = self.whole(part, "vp", f"{where}.extra", 1, 9)
        return ("extra",)

    def dunes(self, tree: Entry, sources: dict[str, str]) -> dict[int, DuneCard]:
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
            self.fault("dunes", "dune-count", missing_in="dunes", count=total, wild=wild, wanted=DUNE_DECK)
        self.tables.dune_cards = len(cards)
        return cards

    def keep_base_border(self) -> None:
        """X01: the six goods cards of the base game stay, so set 1 has them too."""
        c = self.tables
        for number in range(1, card_tables.BORDER_NUMBERS):
            if number not in CHANGED_BORDER:
                at = number + card_tables.BORDER_NUMBERS
                c.role[at] = c.role[number]
                c.border_gain[at * AMOUNT : (at + 1) * AMOUNT] = c.border_gain[number * AMOUNT : (number + 1) * AMOUNT]

    def effects(self, number: int, entry: Entry, where: str, plain: tuple[str, ...]) -> list[Entry]:
        """Write the figures of a card's effects into the tables; each effect with ``do``, ``when`` and its arguments.

        ``do`` is a name or a list of up to three. In a list an effect is a name, whose arguments are fields of the
        card, or a table with ``do`` and arguments of its own. One of them can work at once or with a token, and the
        card's ``when`` is about this one; the others last or count at the end."""
        expansion = bool(self.edition)
        if "do" not in entry and "when" not in entry:
            arguments_of_any = {one.name for each in EFFECTS.values() for one in each.arguments_in(expansion)}
            for key in arguments_of_any & entry.keys():
                self.fault(f"{where}.{key}", "no-effect")
            fields = {key: value for key, value in entry.items() if key not in arguments_of_any}
            self.known_keys(fields, where, (*plain, "when", "do"))
            return []
        listed = entry["do"] if isinstance(entry.get("do"), list) else [entry.get("do")]
        if not 1 <= len(listed) <= MOST_EFFECTS:
            self.fault(f"{where}.do", "effects", most=MOST_EFFECTS)
            return []
        own = [each if isinstance(each, dict) else {} for each in listed]
        whole: list[dict[str, Any]] = [entry | (each if isinstance(each, dict) else {"do": each}) for each in listed]
        names = tuple(name for name, each in EFFECTS.items() if expansion or not each.new)
        if not isinstance(entry.get("do"), list):
            names += (NO_EFFECT,)
        known = [self.word(each, "do", where, names) == each.get("do") for each in whole]
        if not all(known):
            return []
        of_card = {name for fields, each in zip(whole, own, strict=True) if not each for name in self._names(fields)}
        self.known_keys(entry, where, (*plain, "when", "do", *of_card))
        for fields, each in zip(whole, own, strict=True):
            if each:
                self.known_keys(each, f"{where}.do", ("do", *self._names(fields)), lacking_in=where)
        whole.sort(key=_lasts)
        if any(not _lasts(fields) for fields in whole[1:]):
            self.fault(f"{where}.do", "effects-at-once")
            return []
        if len(whole) > 1 and _lasts(whole[0]):
            whole[0] |= {"when": EFFECTS[whole[0]["do"]].moments[0]}  # all last: the card needs no ``when``
        return [self._effect(number, at, fields, where) for at, fields in enumerate(whole)]

    def _names(self, fields: Entry) -> list[str]:
        return [argument.name for argument in EFFECTS[fields["do"]].arguments_in(bool(self.edition))]

    def _effect(self, number: int, at: int, fields: Entry, where: str) -> Entry:
        """One effect: the first of a card has its number in the tables, the others the next free rows."""
        c, described = self.tables, EFFECTS[fields["do"]]
        moments = described.moments_in(bool(self.edition))
        row = number
        if at > 0:
            row = next(free for free in range(card_tables.TRIBE_CARDS, card_tables.EFFECT_ROWS) if c.effect[free] == 0)
            before = number
            while c.more[before]:
                before = c.more[before]
            c.more[before] = row
        when = moments[0] if at > 0 else self.word(fields, "when", where, moments)
        c.when[row], c.effect[row] = card_tables.MOMENTS[when], described.number
        for argument in described.arguments_in(bool(self.edition)):
            self.argument(argument, row, fields, where)
        return {
            "when": when,
            "do": fields["do"],
            **{name: fields[name] for name in self._names(fields) if name in fields},
        }

    def argument(self, argument: Argument, number: int, entry: Entry, where: str) -> None:
        """Write an argument of a card's effect into its column of the tables."""
        name, column = argument.name, getattr(self.tables, argument.column)
        if argument.sort == "gain":
            column[number * AMOUNT : (number + 1) * AMOUNT] = self.amount(entry, name, where, self.gained)
        elif argument.sort == "cost":
            column[number * card_tables.COSTS : (number + 1) * card_tables.COSTS] = self.amount(
                entry, name, where, self.paid
            )[: card_tables.COSTS]
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


def _lasts(fields: Entry) -> bool:
    """Whether an effect can neither work at once nor with a token."""
    return set(EFFECTS[fields["do"]].moments) <= {"always", "end"}


class ExpansionReader(Reader):
    """Reads the expansion's cards."""

    edition = 1
    prefix = "expansion."
    gained = "d s p g v any w"
    paid = "d s p g w"
    border_numbers = CHANGED_BORDER
    sections = (*Reader.sections, "water", "dunes")
    source_keys = (*Reader.source_keys, "dunes")
    start_keys = ("goods", "water", "gold", "points", "first", "easy_goods")
    limits = ("water",)
    goods_in_the_deck = 5
    first_tribe_card = 46
    first_goods_card = FIRST_GOODS_CARD + 19
