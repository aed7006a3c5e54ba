"""Reads the parts of a described position: clock, players, cards. ``reader.py`` puts them together.

Parts that are not described are as at the start: stocks as dealt, no figures placed. Cards that are not named anywhere
are shuffled with the seed and dealt to the remaining places.
"""

from __future__ import annotations

from typing import Any

from azalai.games.interface import Setting
from azalai.games.position_reading import Reading, shown
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.view import GOODS_NAMES, PRICE_NAMES, tribe_in_play
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.board import BORDER, CENTRE, is_corner
from azalai.games.targi.rules.table import GOLD, POINTS, ROW_LENGTH, ROWS, SEATS, Table
from azalai.kernel.chance import halves, seed_chance, shuffle

ROUNDS = [number for number in range(1, BORDER) if not is_corner(number)]
MOST_IN_STOCK = 999
WORDS_OF_A_VIEW = tuple(
    (
        "game seen_by phase seat round robber first reveals border centre players decks discards unseen card asks "
        "scores winners cards chance"
    ).split()
)
WORDS_OF_A_PLAYER = tuple("seat name goods gold points targis markers hand display".split())


def sort_of(name: Any) -> str:
    """Which sort of card has this name: goods, dune or tribe."""
    sort = name.partition(":")[0] if isinstance(name, str) else ""
    return sort if sort in ("goods", "dune") else "tribe"


class PartsReader(Reading):
    words_of_a_view: tuple[str, ...] = WORDS_OF_A_VIEW
    words_of_a_player: tuple[str, ...] = WORDS_OF_A_PLAYER
    words_of_a_card: tuple[str, ...] = ("card", "open", "price", "deal")
    sorts: tuple[str, ...] = ("goods", "tribe")

    def __init__(self, setting: Setting, seed: int) -> None:
        super().__init__("targi")
        self.stocks_unread = 0  # how many of the unread parts are goods, gold and points
        self.deck: Deck = setting.deck
        self.setting = setting
        self.seed = seed
        self.t: Table = Table()
        self.unused: dict[str, list[int]] = {}  # cards not placed yet, by name
        self.tribe = tribe_in_play(setting)
        for number in sorted(self.deck.goods) + self.tribe:
            self.unused.setdefault(self.deck.name(number), []).append(number)

    def more(self, described: dict[str, Any]) -> None:
        """Read the parts that only the expansion has."""

    def check_more(self, described: dict[str, Any]) -> None:
        """Check that they agree with the rest."""

    # -- cards by name --------------------------------------------------------------------------------

    def card(self, name: Any, where: str, sort: str) -> int:
        """Take a card by name; 0 if it is unknown or already taken."""
        if not isinstance(name, str) or name not in self.unused or sort_of(name) != sort:
            self.refuse("card", where=where, name=shown(name), sort=sort)
            return 0
        if not self.unused[name]:
            self.refuse("card-twice", where=where, name=name)
            return 0
        return self.unused[name].pop(0)

    def cards(self, names: Any, where: str, sort: str, most: int) -> list[int]:
        return [card for name in self.listed(names, where, most) if (card := self.card(name, where, sort))]

    # -- the parts ------------------------------------------------------------------------------------

    def clock(self, described: dict[str, Any]) -> bool:
        """Round and robber determine each other, so one of them is enough. Returns whether they could be read."""
        t, before = self.t, self.unread
        t.first = self.whole(described, "first", self.setting.first, 0, SEATS - 1)
        t.reveals = self.whole(described, "reveals", 0, 0, 9999)
        t.round = self.whole(described, "round", 1, 1, len(ROUNDS))
        t.robber = self.whole(described, "robber", ROUNDS[t.round - 1], 1, BORDER)
        if "round" not in described:
            t.round = sum(number <= t.robber for number in ROUNDS)
        if t.round != sum(number <= t.robber for number in ROUNDS):
            self.refuse("robber", round=t.round, robber=t.robber)
        return self.unread == before

    def players(self, listed: list[Any]) -> None:
        for seat, described in enumerate(listed):
            where = f"players[{seat}]."
            player = self.t.players[seat]
            if described is not None and not isinstance(described, dict):
                self.misread("mapping", where=f"players[{seat}]")
            part = described if isinstance(described, dict) else {}
            self.words(part, list(self.words_of_a_player), f"players[{seat}]")
            if part.get("seat", seat) != seat or part.get("name", SEAT_NAMES[seat]) != SEAT_NAMES[seat]:
                self.refuse("player-seat", where=f"players[{seat}]", name=SEAT_NAMES[seat])
            start, before = self.deck.tables.start, self.unread
            goods = self.mapping(part, "goods")
            self.words(goods, list(GOODS_NAMES), f"{where}goods")
            for good, name in enumerate(GOODS_NAMES):
                default = 0 if "goods" in part else start[good]
                player.stock[good] = self.whole(goods, name, default, 0, MOST_IN_STOCK, f"{where}goods.")
            player.stock[GOLD] = self.whole(part, "gold", start[GOLD], 0, MOST_IN_STOCK, where)
            player.stock[POINTS] = self.whole(part, "points", start[POINTS], 0, MOST_IN_STOCK, where)
            self.stocks_unread += self.unread - before
            player.targis = self.bits(part, "targis", BORDER, where)
            player.markers = self.bits(part, "markers", CENTRE, where)
            self.display(seat, part.get("display", []), where)
            self.more_of_a_player(seat, part, where)
            self.hand(seat, part.get("hand", []), where)

    def more_of_a_player(self, seat: int, part: dict[str, Any], where: str) -> None:
        """Read the parts that only the expansion has."""

    def display(self, seat: int, rows: Any, where: str) -> None:
        for row, names in enumerate(self.listed(rows, f"{where}display", ROWS)):
            laid = self.laid_cards(names, f"{where}display[{row}]")
            for place, card in enumerate(laid):
                self.t.players[seat].display[row * ROW_LENGTH + place] = card

    def laid_cards(self, names: Any, where: str) -> list[int]:
        return self.cards(names, where, "tribe", ROW_LENGTH)

    def hand_limit(self, seat: int) -> int:
        return self.deck.tables.limit_hand

    def hand(self, seat: int, listed: Any, where: str) -> None:
        player = self.t.players[seat]
        for place, described in enumerate(self.listed(listed, f"{where}hand", self.hand_limit(seat))):
            part = self.card_part(described, ["card", "taken", "open", "deal"], f"{where}hand[{place}]")
            at = f"{where}hand[{place}]."
            player.hand[place] = self.card(part.get("card"), at + "card", "tribe")
            player.hand_round[place] = self.whole(part, "taken", max(0, self.t.round - 1), 0, self.t.round, at)
            player.hand_seen[place] = self.yes(part, "open", True, at)
            if not player.hand_seen[place]:
                player.hand_generation[place] = self.whole(part, "deal", 0, 0, 99, at)

    def centre(self, listed: list[Any]) -> None:
        for k, described in enumerate(listed):
            space = self.t.centre[k]
            if described is None:
                continue  # dealt later
            where = f"centre[{k}]"
            part = self.card_part(described, ["space", "sort", "card", "face_down", "markers", "deal"], where)
            name = part.get("card")
            sort = "goods" if sort_of(name) == "goods" else "tribe"
            if part.get("sort", sort) != sort or part.get("space", k + 1) != k + 1:
                self.refuse("space", where=where)
            space.card = self.card(name, where, sort)
            space.face_down = self.yes(part, "face_down", False, f"{where}.")
            if space.face_down:
                space.generation = self.whole(part, "deal", 0, 0, 99, f"{where}.")

    def discards(self, part: dict[str, Any]) -> None:
        self.words(part, list(self.sorts), "discards")
        t = self.t
        for name in self.cards(part.get("goods", []), "discards.goods", "goods", len(t.goods_discard)):
            t.goods_discard[t.goods_discarded] = name
            t.goods_discarded += 1
        for name in self.cards(part.get("tribe", []), "discards.tribe", "tribe", len(t.tribe_discard)):
            t.tribe_discard[t.tribe_discarded] = name
            t.tribe_discarded += 1

    def question_card(self, described: Any) -> None:
        if described is None:
            return
        part = self.card_part(described, list(self.words_of_a_card), "card")
        t = self.t
        t.card = self.card_to_lay(part.get("card"))
        t.card_seen = self.yes(part, "open", True, "card.")
        if not t.card_seen:
            t.card_generation = self.whole(part, "deal", 0, 0, 99, "card.")
        price = self.mapping(part, "price")
        self.words(price, list(PRICE_NAMES), "card.price")
        for i, name in enumerate(PRICE_NAMES):
            t.price[i] = self.whole(price, name, 0, 0, 99, "card.price.")

    def card_to_lay(self, name: Any) -> int:
        return self.card(name, "card", "tribe")

    def decks(self, part: dict[str, Any], chance: Any) -> None:
        """Named cards lie on top in the given order; the remaining cards are shuffled below them."""
        t = self.t
        self.words(part, list(self.sorts), "decks")
        seed_chance(t.chance, *halves(self.seed))
        on_top: dict[str, list[int]] = {}
        for sort in ("goods", "tribe"):
            deck = self.mapping(part, sort)
            self.words(deck, ["count", "deal", "cards"], f"decks.{sort}")
            on_top[sort] = self.cards(deck.get("cards", []), f"decks.{sort}", sort, 64)
            generation = self.whole(deck, "deal", 0, 0, 99, f"decks.{sort}.")
            if sort == "goods":
                t.goods_generation = generation
            else:
                t.tribe_generation = generation
        left = {
            "goods": [number for number in self.deck.goods if number in self.unused[self.deck.name(number)]],
            "tribe": [number for number in self.tribe if number in self.unused[self.deck.name(number)]],
        }
        for sort in ("goods", "tribe"):
            shuffle(t.chance, left[sort], len(left[sort]))
        self.set_aside(left["tribe"])
        for k in range(CENTRE):
            if t.centre[k].card == 0 and not self.unread:
                sort = "goods" if k % 2 == self.deck.tables.expansion else "tribe"  # T03, X02
                if not left[sort]:
                    self.refuse("centre-empty", space=k + 1, sort=sort)
                    continue
                t.centre[k].card = left[sort].pop()
        self.deal_more(part, left["tribe"])
        for i, card in enumerate(left["goods"] + on_top["goods"][::-1]):
            t.goods_deck[i] = card
            t.goods_count = i + 1
        for i, card in enumerate((left["tribe"] + on_top["tribe"][::-1])[: len(t.tribe_deck)]):
            t.tribe_deck[i] = card
            t.tribe_count = i + 1
        self.number_goods_cards()
        self.deck_counts(part)
        self.chance(chance)

    def set_aside(self, left: list[int]) -> None:
        """Remove the cards that are not in play."""

    def deal_more(self, part: dict[str, Any], left: list[int]) -> None:
        """Deal what only the expansion has; ``left`` are the tribe cards that are not named."""

    def number_goods_cards(self) -> None:
        """Number equal goods cards in the order of a view, so that the view of a position describes the same bytes."""
        t = self.t
        spare: dict[str, list[int]] = {}
        for number in sorted(self.deck.goods, reverse=True):
            spare.setdefault(self.deck.name(number), []).append(number)
        for space in t.centre:
            if space.card in self.deck.goods:
                space.card = spare[self.deck.name(space.card)].pop()
        for i in range(t.goods_discarded):
            t.goods_discard[i] = spare[self.deck.name(t.goods_discard[i])].pop()
        for i, card in enumerate(t.looked):
            if abs(card) in self.deck.goods:
                number = spare[self.deck.name(abs(card))].pop()
                t.looked[i] = number if card > 0 else -number
        for i in reversed(range(t.goods_count)):
            t.goods_deck[i] = spare[self.deck.name(t.goods_deck[i])].pop()

    def deck_counts(self, part: dict[str, Any]) -> None:
        for sort, count in (("goods", self.t.goods_count), ("tribe", self.t.tribe_count)):
            wanted = self.mapping(part, sort).get("count", count)
            if wanted != count and not self.unread:
                self.refuse("deck-count", sort=sort, count=count, wanted=shown(wanted))
