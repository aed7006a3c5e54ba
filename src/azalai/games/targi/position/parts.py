"""Reads the parts of a described position: clock, players, cards. ``build.py`` puts them together.

Parts that are not described are as at the start: stocks as dealt, no figures placed.
"""

from __future__ import annotations

from typing import Any

from azalai.games.interface import Setting
from azalai.games.position_reading import Reading, shown
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.view import GOODS_NAMES, PRICE_NAMES, SET_NAMES, dune_name, place_name, tribe_in_play
from azalai.games.targi.rules import table
from azalai.games.targi.rules.actions import SEAT_NAMES
from azalai.games.targi.rules.board import BORDER, CENTRE, is_corner
from azalai.games.targi.rules.card_tables import BY_CHANCE, DRAWN_BLIND, Cards
from azalai.games.targi.rules.dunes import LAY_WILD
from azalai.games.targi.rules.effects import HAND_OF_TWO, count_lasting
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.table import DUNES, FIRST_WILD_CARD, GOLD, LOOKED, POINTS, ROW_LENGTH, SEATS, WATER, Table

ROUNDS = [number for number in range(1, BORDER) if not is_corner(number)]
MOST_IN_STOCK = 999
MOST_DEALS = 99
PLACES = {place_name(place): place for place in range(table.DISPLAY)}
PRINTED_ON_A_DUNE = ["do", "what", "cost", "times", "goods", "look", "turn", "keep", "gain", "then"]

WORDS_OF_A_VIEW = (
    "game seen_by phase seat round robber first reveals border centre players decks discards unseen card asks "
    "scores winners cards chance"
)
# The keys of each part, and those that only tables with the expansion have.
WORDS = {
    "position": (WORDS_OF_A_VIEW, "expansion targia dunes looked gained looked_deals box"),
    "player": ("seat name goods gold points targis markers hand display", "water dunes tokens favoured faces_opponent"),
    "card": ("card open price deal", "extra cheap"),
    "question": ("ask seat count about from", "card"),
    "piles": ("goods tribe", "dunes"),
}
SORT_OF_PILE = {"goods": "goods", "tribe": "tribe", "dunes": "dune"}
"""The fields of the table begin with the sort of the cards: ``goods_deck``, ``dune_discard``."""


def sort_of(name: Any) -> str:
    """Which sort of card has this name: goods, dune or tribe."""
    sort = name.partition(":")[0] if isinstance(name, str) else ""
    return sort if sort in ("goods", "dune") else "tribe"


def centre_sort(name: Any) -> str:
    """The sort of a card that may lie in the centre."""
    return "goods" if sort_of(name) == "goods" else "tribe"


class PartsReader(Reading):
    def __init__(self, setting: Setting, seed: int) -> None:
        super().__init__("targi")
        assert isinstance(setting.cards, Cards)
        self.stocks_unread = 0  # how many of the unread parts are goods, gold and points
        self.deck: Deck = setting.deck
        self.cards_in_play = setting.cards
        self.setting = setting
        self.seed = seed
        self.t: Table = Table()
        self.unused: dict[str, list[int]] = {}  # cards not placed yet, by name
        self.tribe = tribe_in_play(setting)
        for number in sorted(self.deck.goods) + self.tribe:
            self.unused.setdefault(self.deck.name(number), []).append(number)
        for dune in self.deck.dunes:
            self.unused.setdefault(dune_name(self.deck, dune), []).append(dune)

    def known(self, part: str) -> list[str]:
        """The keys that a part may have."""
        base, expansion = WORDS[part]
        return f"{base} {expansion}".split() if self.deck.expansion else base.split()

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

    def card_to_lay(self, name: Any, where: str) -> int:
        """A tribe card, or a wild dune."""
        if sort_of(name) != "dune" or not self.deck.expansion:
            return self.card(name, where, "tribe")
        dune = self.card(name, where, "dune")
        if dune and self.deck.tables.dune_effect[dune] != LAY_WILD:
            self.refuse("not-wild", where=where, name=shown(name))
            return 0
        return FIRST_WILD_CARD + dune - 1 if dune else 0

    def deal(self, part: dict[str, Any], where: str) -> int:
        """Which deck a hidden card came from."""
        return self.whole(part, "deal", 0, 0, MOST_DEALS, where)

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

    def player(self, seat: int, described: Any) -> None:
        player, start = self.t.players[seat], self.deck.tables.start
        part = self.part(described, self.known("player"), f"players[{seat}]")
        if part.get("seat", seat) != seat or part.get("name", SEAT_NAMES[seat]) != SEAT_NAMES[seat]:
            self.refuse("player-seat", where=f"players[{seat}]", name=SEAT_NAMES[seat])
        where, before = f"players[{seat}].", self.unread
        goods = self.mapping(part, "goods", list(GOODS_NAMES), where)
        for good, name in enumerate(GOODS_NAMES):
            default = 0 if "goods" in part else start[good]
            player.stock[good] = self.whole(goods, name, default, 0, MOST_IN_STOCK, f"{where}goods.")
        player.stock[GOLD] = self.whole(part, "gold", start[GOLD], 0, MOST_IN_STOCK, where)
        player.stock[POINTS] = self.whole(part, "points", start[POINTS], 0, MOST_IN_STOCK, where)
        self.stocks_unread += self.unread - before
        player.targis = self.bits(part, "targis", BORDER, where)
        player.markers = self.bits(part, "markers", CENTRE, where)
        for row, names in enumerate(self.listed(part.get("display", []), f"{where}display", table.ROWS)):
            at = f"{where}display[{row}]"
            laid = [card for name in self.listed(names, at, ROW_LENGTH) if (card := self.card_to_lay(name, at))]
            player.display[row * ROW_LENGTH : row * ROW_LENGTH + len(laid)] = laid
        if self.deck.expansion:
            player.stock[WATER] = self.whole(part, "water", start[WATER], 0, MOST_IN_STOCK, where)
            player.dunes = self.bits(part, "dunes", DUNES, where)
            player.favoured = self.yes(part, "favoured", False, where)
            player.faces_opponent = self.yes(part, "faces_opponent", False, where)
            player.tokens = self.tokens(part.get("tokens", []), f"{where}tokens")
        self.hand(seat, part.get("hand", []), f"{where}hand")

    def tokens(self, tokens: Any, where: str) -> int:
        fits = isinstance(tokens, list) and all(isinstance(place, str) and place in PLACES for place in tokens)
        if not fits or len(set(tokens)) != len(tokens):
            self.refuse("tokens", where=where)
            return 0
        return sum(1 << PLACES[place] for place in tokens)

    def hand(self, seat: int, listed: Any, where: str) -> None:
        """Two hand cards need a card that allows it, even if the last raid has just taken that card (X22)."""
        t, c = self.t, self.deck.tables
        two = self.deck.expansion and (count_lasting(t, c, seat, HAND_OF_TWO) > 0 or t.robber == BORDER)
        player = t.players[seat]
        for place, described in enumerate(self.listed(listed, where, table.HAND if two else c.limit_hand)):
            part = self.card_part(described, ["card", "taken", "open", "deal"], f"{where}[{place}]")
            at = f"{where}[{place}]."
            player.hand[place] = self.card(part.get("card"), f"{at}card", "tribe")
            player.hand_round[place] = self.whole(part, "taken", max(0, t.round - 1), 0, t.round, at)
            player.hand_seen[place] = self.yes(part, "open", True, at)
            if not player.hand_seen[place]:
                player.hand_generation[place] = self.deal(part, at)

    def centre(self, listed: list[Any]) -> None:
        for k, described in enumerate(listed):
            space = self.t.centre[k]
            if described is None:
                continue  # dealt later
            where = f"centre[{k}]"
            part = self.card_part(described, ["space", "sort", "card", "face_down", "markers", "deal"], where)
            name = part.get("card")
            sort = centre_sort(name)
            if part.get("sort", sort) != sort or part.get("space", k + 1) != k + 1:
                self.refuse("space", where=where)
            space.card = self.card(name, where, sort)
            space.face_down = self.yes(part, "face_down", False, f"{where}.")
            if space.face_down:
                space.generation = self.deal(part, f"{where}.")

    def discards(self, described: dict[str, Any]) -> None:
        piles = self.known("piles")
        part = self.mapping(described, "discards", piles)
        for pile in piles:
            sort = SORT_OF_PILE[pile]
            cards = getattr(self.t, f"{sort}_discard")
            named = self.cards(part.get(pile, []), f"discards.{pile}", sort, len(cards))
            cards[: len(named)] = named
            setattr(self.t, f"{sort}_discarded", len(named))
        self.starts_a_pile = self.deck.expansion and "tribe" not in part  # X03

    def question_card(self, described: Any) -> None:
        if described is None:
            return
        part = self.card_part(described, self.known("card"), "card")
        t = self.t
        t.card = self.card_to_lay(part.get("card"), "card")
        t.card_seen = self.yes(part, "open", True, "card.")
        if not t.card_seen:
            t.card_generation = self.deal(part, "card.")
        price = self.mapping(part, "price", list(PRICE_NAMES), "card.")
        for i, name in enumerate(PRICE_NAMES):
            t.price[i] = self.whole(price, name, 0, 0, 99, "card.price.")
        if self.deck.expansion:
            t.extra = self.whole(part, "extra", 0, 0, 99, "card.")
            t.cheap = self.whole(part, "cheap", 0, 0, 99, "card.")

    # -- parts that only the expansion has ------------------------------------------------------------

    def expansion(self, described: dict[str, Any]) -> None:
        t = self.t
        if described.get("expansion", True) is not True:
            self.refuse("with-expansion")
        self.looked(described)
        self.box(described.get("box"))
        self.border_sets(self.sequence(described, "border", BORDER))
        for place, part in enumerate(self.sequence(described, "dunes", DUNES)):
            t.dunes[place] = self.dune(part, f"dunes[{place}]", place)
        right = targia_card(t, self.deck.tables)
        if described.get("targia", right) != right:
            self.refuse("targia", round=t.round, right=right, targia=shown(described["targia"]))

    def looked(self, described: dict[str, Any]) -> None:
        """The cards turned over or looked at, which of them are gained, and the decks they came from."""
        t = self.t
        for i, name in enumerate(self.sequence(described, "looked", LOOKED)):
            if name is not None:
                t.looked[i] = self.card(name, "looked", centre_sort(name))
        for i, deal in enumerate(self.listed(described.get("looked_deals", []), "looked_deals", LOOKED)):
            t.looked_generation[i] = self.deal({"deal": deal}, f"looked_deals[{i}].")
        gained = self.bits(described, "gained", LOOKED)
        t.looked = [-card if gained >> i & 1 else card for i, card in enumerate(t.looked)]

    def box(self, listed: Any) -> None:
        """X30: the cards left out of a mixed deck."""
        if listed is None:
            return
        if self.cards_in_play.tribe_mode != DRAWN_BLIND:
            self.refuse("no-box")
            return
        cards = self.cards(listed, "box", "tribe", table.TRIBE_DECK)
        self.t.box[: len(cards)] = cards
        self.t.box_count = len(cards)

    def border_sets(self, listed: list[Any]) -> None:
        """X31: the sets that are named; the others are chosen when the cards are dealt."""
        self.sets: dict[int, int] = {}
        for number, part in enumerate(listed, 1):
            named = part.get("set") if isinstance(part, dict) else None
            allowed = self.cards_in_play.border_set[number]
            if named is None:
                continue
            if named not in SET_NAMES or allowed not in (BY_CHANCE, SET_NAMES.index(named)):
                sets = SET_NAMES if allowed == BY_CHANCE else (SET_NAMES[allowed],)
                self.refuse("border-set", number=number, named=shown(named), sets=", ".join(sets))
                continue
            self.sets[number] = SET_NAMES.index(named)

    def dune(self, described: Any, where: str, place: int) -> int:
        if described is None:
            return 0
        part = self.card_part(described, ["place", "card", "targis", *PRINTED_ON_A_DUNE], where)
        if part.get("place", place + 1) != place + 1:
            self.refuse("dune-place", where=where, place=place + 1)
        return self.card(part.get("card"), where, "dune")
