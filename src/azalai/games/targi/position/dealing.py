"""Deals the cards that a described position does not name, shuffled with the seed: the rest of the decks, the centre,
and with the expansion three dunes, the start of the discard pile, the border (X02 to X05, X30, X31)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from azalai.games.position_reading import shown
from azalai.games.targi.cards.reader import CARDS_OF_A_KIND
from azalai.games.targi.position.parts import SORT_OF_PILE, PartsReader
from azalai.games.targi.position.view import dune_name
from azalai.games.targi.rules.board import BORDER, CENTRE
from azalai.games.targi.rules.card_tables import BY_CHANCE, DRAWN_BLIND, KINDS, SETS
from azalai.games.targi.rules.decks import discard_tribe_card, turn_up_dune
from azalai.games.targi.rules.table import DUNE_DECK, DUNES, FIRST_WILD_CARD, TRIBE_DECK
from azalai.kernel.chance import draw, halves, seed_chance, shuffle

MOST_NAMED = 64  # cards of a deck


class DealingReader(PartsReader):
    def decks(self, described: dict[str, Any]) -> None:
        """Named cards lie on top in the given order; the remaining cards are shuffled below them."""
        t = self.t
        part = self.mapping(described, "decks", self.known("piles"))
        seed_chance(t.chance, *halves(self.seed))
        self.counts: dict[str, Any] = {}  # of the decks, as described
        goods, tribe = self.on_top(part, "goods"), self.on_top(part, "tribe")
        left = {"goods": self.shuffled(self.deck.goods), "tribe": self.shuffled(self.tribe)}
        if self.cards_in_play.tribe_mode == DRAWN_BLIND:
            self.set_aside(left["tribe"])
        for k in range(CENTRE):
            if t.centre[k].card == 0 and not self.unread:
                sort = "goods" if k % 2 == self.deck.tables.expansion else "tribe"  # T03, X02
                if not left[sort]:
                    self.refuse("centre-empty", space=k + 1, sort=sort)
                    continue
                t.centre[k].card = left[sort].pop()
        if self.deck.expansion:
            self.deal_expansion(part, left["tribe"], described.get("dunes") is None)
        self.fill("goods", left["goods"] + goods)
        self.fill("tribe", left["tribe"] + tribe)
        self.number_equal_cards()
        for pile in ("dunes", "goods", "tribe"):
            count = getattr(t, f"{SORT_OF_PILE[pile]}_count")
            if self.counts.get(pile, count) != count and not self.unread:
                self.refuse("deck-count", sort=pile, count=count, wanted=shown(self.counts[pile]))
        self.chance(described.get("chance"))

    def on_top(self, part: dict[str, Any], pile: str) -> list[int]:
        """The named cards of a deck, the top one last."""
        deals, sort = pile != "dunes", SORT_OF_PILE[pile]
        deck = self.mapping(part, pile, ["count", "deal", "cards"] if deals else ["count", "cards"], "decks.")
        named = self.cards(deck.get("cards", []), f"decks.{pile}", sort, MOST_NAMED if deals else DUNE_DECK)
        if deals:
            setattr(self.t, f"{sort}_generation", self.deal(deck, f"decks.{pile}."))
        if "count" in deck:
            self.counts[pile] = deck["count"]
        return named[::-1]

    def shuffled(self, cards: Iterable[int], name: Callable[[int], str] | None = None) -> list[int]:
        """Those of the cards that have no place yet."""
        left = [card for card in cards if card in self.unused[(name or self.deck.name)(card)]]
        shuffle(self.t.chance, left, len(left))
        return left

    def fill(self, sort: str, cards: list[int]) -> None:
        """Make a deck of these cards, the top one last."""
        deck = getattr(self.t, f"{sort}_deck")
        count = min(len(cards), len(deck))
        deck[:count] = cards[:count]
        setattr(self.t, f"{sort}_count", count)

    def set_aside(self, left: list[int]) -> None:
        """X30: nine cards of each kind go into the box: those that are named there, and others chosen by the seed."""
        t, kinds = self.t, self.deck.tables.kind
        box = t.box[: t.box_count]
        for kind, name in enumerate(KINDS, 1):
            of_kind = [card for card in left if kinds[card] == kind]
            wanted = CARDS_OF_A_KIND - sum(kinds[card] == kind for card in box)
            if not 0 <= wanted <= len(of_kind):
                self.refuse("box-kind", kind=name, each=CARDS_OF_A_KIND)
                wanted = 0
            for card in of_kind[:wanted]:
                left.remove(card)
                box.append(card)
        box = sorted(box, key=lambda card: kinds[card])[:TRIBE_DECK]
        t.box_count = len(box)
        t.box = box + [0] * (TRIBE_DECK - len(box))

    def deal_expansion(self, part: dict[str, Any], tribe: list[int], turn_up: bool) -> None:
        """X03, X31, X18: the discard pile of the tribe cards, the border, the dunes."""
        t = self.t
        if self.starts_a_pile and tribe:
            discard_tribe_card(t, tribe.pop())
        for number in range(1, BORDER + 1):
            usual = self.cards_in_play.border_set[number]
            t.border[number] = self.sets.get(number, draw(t.chance, SETS) if usual == BY_CHANCE else usual)
        named = self.on_top(part, "dunes")
        self.fill("dune", self.shuffled(self.deck.dunes, lambda dune: dune_name(self.deck, dune)) + named)
        for place in range(DUNES):
            if turn_up and t.dune_count > 0:
                t.dunes[place] = turn_up_dune(t)

    def number_equal_cards(self) -> None:
        """Number equal cards in the order of a view, so that the view of a position describes the same bytes."""
        t, spare = self.t, dict[str, list[int]]()
        for card in sorted(self.deck.goods, reverse=True):
            spare.setdefault(self.deck.name(card), []).append(card)
        for dune in sorted(self.deck.dunes, reverse=True):
            spare.setdefault(dune_name(self.deck, dune), []).append(dune)

        def new_dune(dune: int) -> int:
            return dune and spare[dune_name(self.deck, dune)].pop()

        def new_card(card: int) -> int:
            if card < 0:  # gained
                return -new_card(-card)
            if card in self.deck.goods:
                return spare[self.deck.name(card)].pop()
            return new_dune(card - FIRST_WILD_CARD + 1) + FIRST_WILD_CARD - 1 if card >= FIRST_WILD_CARD else card

        for player in t.players:
            player.display = [new_card(card) for card in player.display]
        t.card = new_card(t.card)
        for space in t.centre:
            space.card = new_card(space.card)
        t.goods_discard = [new_card(card) for card in t.goods_discard]
        t.looked = [new_card(card) for card in t.looked]
        t.goods_deck = [new_card(card) for card in reversed(t.goods_deck)][::-1]
        t.dunes = [new_dune(dune) for dune in t.dunes]
        t.dune_discard = [new_dune(dune) for dune in t.dune_discard]
        t.dune_deck = [new_dune(dune) for dune in reversed(t.dune_deck)][::-1]
