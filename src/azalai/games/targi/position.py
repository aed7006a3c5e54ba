"""From words to a table: a dict as ``view(None)`` gives it, or only the parts of it that matter.

Parse, don't validate: anything may be described; what comes back is a table that the rules could be asked about, or an
error with every reason why there is none. What is not described is as at the start: stocks as dealt, no figures placed,
the cards that are not named anywhere shuffled from the seed into the places that are left.
"""

from __future__ import annotations

from typing import Any

from azalai.errors import IllegalPosition
from azalai.games.reading import Reading, shown
from azalai.games.rulebook import Setting
from azalai.games.targi import actions
from azalai.games.targi.board import BORDER, CENTRE, is_corner
from azalai.games.targi.card_file import Deck
from azalai.games.targi.position_check import faults, turn_of, unanswerable
from azalai.games.targi.round import crossings
from azalai.games.targi.table import (
    GOLD,
    POINTS,
    ROW_LENGTH,
    ROWS,
    SEATS,
    TARGIS,
    Table,
    other,
)
from azalai.games.targi.view import CARD_SOURCES, GOODS_NAMES, PRICE_NAMES, QUESTIONS, SEAT_NAMES, phase
from azalai.kernel.chance import WORDS, halves, seed_chance, shuffle
from azalai.kernel.questions import ask
from azalai.messages import say

ROUNDS = [number for number in range(1, BORDER) if not is_corner(number)]
MOST_IN_STOCK = 999
QUESTION_OF = {name: kind for kind, name in QUESTIONS.items()}
SOURCE_OF = {name: source for source, name in CARD_SOURCES.items()}
PHASES = ("place", "act", "raid", "over")
WORDS_OF_A_VIEW = (
    "game seen_by phase seat round robber first reveals border centre players decks discards unseen card asks scores "
    "winners cards chance"
).split()
WORDS_OF_A_PLAYER = "seat name goods gold points targis markers hand display".split()


def position(described: Any, setting: Setting, seed: int) -> Table:
    return _Reader(setting, seed).read(described)


class _Reader(Reading):
    def __init__(self, setting: Setting, seed: int) -> None:
        super().__init__("targi-position")
        self.deck: Deck = setting.deck
        self.setting = setting
        self.seed = seed
        self.t = Table()
        self.unused: dict[str, list[int]] = {}  # cards not placed yet, by name
        for number in sorted(self.deck.goods) + sorted(self.deck.tribe):
            self.unused.setdefault(self.deck.name(number), []).append(number)

    def read(self, described: Any) -> Table:
        if not isinstance(described, dict):
            raise IllegalPosition([say("targi-position-not-a-dict")])
        self.words(described, WORDS_OF_A_VIEW, "position")
        if described.get("game", "targi") != "targi":
            self.refuse("other-game", game=shown(described["game"]))
        clock_read = self.clock(described)
        centre, border = self.sequence(described, "centre", CENTRE), self.sequence(described, "border", BORDER)
        self.players(self.sequence(described, "players", SEATS))
        self.centre(centre)
        self.discards(self.mapping(described, "discards"))
        self.question_card(described.get("card"))
        self.decks(self.mapping(described, "decks"), described.get("chance"))
        all_read = not self.reasons
        if self.flow(described) and clock_read:
            self.check(described, all_read)
            self.check_figures("markers", centre)
            self.check_figures("targis", border)
        if self.reasons:
            raise IllegalPosition(self.reasons)
        return self.t

    # -- cards by name --------------------------------------------------------------------------------

    def card(self, name: Any, where: str, sort: str) -> int:
        """Take a card by name; 0 where it is not to be had."""
        if not isinstance(name, str) or name not in self.unused or (sort == "goods") != name.startswith("goods:"):
            self.refuse("card", where=where, name=shown(name), sort=sort)
            return 0
        if not self.unused[name]:
            self.refuse("card-twice", where=where, name=name)
            return 0
        return self.unused[name].pop(0)

    def cards(self, names: Any, where: str, sort: str, most: int) -> list[int]:
        if not isinstance(names, list) or len(names) > most:
            self.refuse("list", where=where, length=most)
            return []
        return [card for name in names if (card := self.card(name, where, sort))]

    # -- the parts ------------------------------------------------------------------------------------

    def clock(self, described: dict[str, Any]) -> bool:
        """Round and robber say the same thing, so one of them is enough. Whether they could be read."""
        t, before = self.t, len(self.reasons)
        t.first = self.whole(described, "first", self.setting.first, 0, SEATS - 1)
        t.reveals = self.whole(described, "reveals", 0, 0, 9999)
        t.round = self.whole(described, "round", 1, 1, len(ROUNDS))
        t.robber = self.whole(described, "robber", ROUNDS[t.round - 1], 1, BORDER)
        if "round" not in described:
            t.round = sum(number <= t.robber for number in ROUNDS)
        if t.round != sum(number <= t.robber for number in ROUNDS):
            self.refuse("robber", round=t.round, robber=t.robber)
        return len(self.reasons) == before

    def players(self, listed: list[Any]) -> None:
        for seat, described in enumerate(listed):
            where = f"players[{seat}]."
            player = self.t.players[seat]
            if described is not None and not isinstance(described, dict):
                self.refuse("mapping", where=f"players[{seat}]")
            part = described if isinstance(described, dict) else {}
            self.words(part, WORDS_OF_A_PLAYER, f"players[{seat}]")
            if part.get("seat", seat) != seat or part.get("name", SEAT_NAMES[seat]) != SEAT_NAMES[seat]:
                self.refuse("player-seat", where=f"players[{seat}]", name=SEAT_NAMES[seat])
            start = self.deck.tables.start
            goods = self.mapping(part, "goods")
            self.words(goods, list(GOODS_NAMES), f"{where}goods")
            for good, name in enumerate(GOODS_NAMES):
                default = 0 if "goods" in part else start[good]
                player.stock[good] = self.whole(goods, name, default, 0, MOST_IN_STOCK, f"{where}goods.")
            player.stock[GOLD] = self.whole(part, "gold", start[GOLD], 0, MOST_IN_STOCK, where)
            player.stock[POINTS] = self.whole(part, "points", start[POINTS], 0, MOST_IN_STOCK, where)
            player.targis = self.bits(part, "targis", BORDER, where)
            player.markers = self.bits(part, "markers", CENTRE, where)
            self.display(seat, part.get("display", []), where)
            self.hand(seat, part.get("hand", []), where)

    def bits(self, part: dict[str, Any], key: str, most: int, where: str) -> int:
        listed = part.get(key, [])
        fits = isinstance(listed, list) and all(type(n) is int and 1 <= n <= most for n in listed)
        if not fits or len(set(listed)) != len(listed):
            self.refuse("numbers", where=f"{where}{key}", most=most)
            return 0
        return sum(1 << (n - 1) for n in listed)

    def display(self, seat: int, rows: Any, where: str) -> None:
        if not isinstance(rows, list) or len(rows) > ROWS:
            self.refuse("list", where=f"{where}display", length=ROWS)
            return
        for row, names in enumerate(rows):
            laid = self.cards(names, f"{where}display[{row}]", "tribe", ROW_LENGTH)
            for place, card in enumerate(laid):
                self.t.players[seat].display[row * ROW_LENGTH + place] = card

    def hand(self, seat: int, listed: Any, where: str) -> None:
        player = self.t.players[seat]
        limit = self.deck.tables.limit_hand
        if not isinstance(listed, list) or len(listed) > limit:
            self.refuse("list", where=f"{where}hand", length=limit)
            return
        for place, described in enumerate(listed):
            part = described if isinstance(described, dict) else {"card": described}
            self.words(part, ["card", "taken", "open", "deal"], f"{where}hand[{place}]")
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
            part = described if isinstance(described, dict) else {"card": described}
            where = f"centre[{k}]"
            self.words(part, ["space", "sort", "card", "face_down", "markers", "deal"], where)
            name = part.get("card")
            sort = "goods" if isinstance(name, str) and name.startswith("goods:") else "tribe"
            if part.get("sort", sort) != sort or part.get("space", k + 1) != k + 1:
                self.refuse("space", where=where)
            space.card = self.card(name, where, sort)
            space.face_down = self.yes(part, "face_down", False, f"{where}.")
            if space.face_down:
                space.generation = self.whole(part, "deal", 0, 0, 99, f"{where}.")

    def discards(self, part: dict[str, Any]) -> None:
        self.words(part, ["goods", "tribe"], "discards")
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
        part = described if isinstance(described, dict) else {"card": described}
        self.words(part, ["card", "open", "price", "deal"], "card")
        t = self.t
        t.card = self.card(part.get("card"), "card", "tribe")
        t.card_seen = self.yes(part, "open", True, "card.")
        if not t.card_seen:
            t.card_generation = self.whole(part, "deal", 0, 0, 99, "card.")
        price = self.mapping(part, "price")
        self.words(price, list(PRICE_NAMES), "card.price")
        for i, name in enumerate(PRICE_NAMES):
            t.price[i] = self.whole(price, name, 0, 0, 99, "card.price.")

    def decks(self, part: dict[str, Any], chance: Any) -> None:
        """What is named lies on top in the order given; the cards that are left are shuffled under it."""
        t = self.t
        self.words(part, ["goods", "tribe"], "decks")
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
            "tribe": [number for number in self.deck.tribe if number in self.unused[self.deck.name(number)]],
        }
        for sort in ("goods", "tribe"):
            shuffle(t.chance, left[sort], len(left[sort]))
        for k in range(CENTRE):
            if t.centre[k].card == 0 and not self.reasons:
                sort = "goods" if k % 2 == 0 else "tribe"
                if not left[sort]:
                    self.refuse("centre-empty", space=k + 1, sort=sort)
                    continue
                t.centre[k].card = left[sort].pop()
        for i, card in enumerate(left["goods"] + on_top["goods"][::-1]):
            t.goods_deck[i] = card
            t.goods_count = i + 1
        for i, card in enumerate(left["tribe"] + on_top["tribe"][::-1]):
            t.tribe_deck[i] = card
            t.tribe_count = i + 1
        self.number_goods_cards()
        self.deck_counts(part)
        self.chance(chance)

    def number_goods_cards(self) -> None:
        """Goods cards that show the same are numbered in the order of a view: so the view of a position describes this
        very table, byte for byte."""
        t = self.t
        spare: dict[str, list[int]] = {}
        for number in sorted(self.deck.goods, reverse=True):
            spare.setdefault(self.deck.name(number), []).append(number)
        for space in t.centre:
            if space.card in self.deck.goods:
                space.card = spare[self.deck.name(space.card)].pop()
        for i in range(t.goods_discarded):
            t.goods_discard[i] = spare[self.deck.name(t.goods_discard[i])].pop()
        for i in reversed(range(t.goods_count)):
            t.goods_deck[i] = spare[self.deck.name(t.goods_deck[i])].pop()

    def deck_counts(self, part: dict[str, Any]) -> None:
        for sort, count in (("goods", self.t.goods_count), ("tribe", self.t.tribe_count)):
            wanted = self.mapping(part, sort).get("count", count)
            if wanted != count and not self.reasons:
                self.refuse("deck-count", sort=sort, count=count, wanted=shown(wanted))

    def chance(self, words: Any) -> None:
        if words is None:
            return
        fits = isinstance(words, list) and len(words) == WORDS
        if not fits or not all(type(word) is int and 0 <= word < 2**32 for word in words) or not any(words):
            self.refuse("chance")
            return
        self.t.chance = list(words)

    # -- how the round goes on ------------------------------------------------------------------------

    def flow(self, described: dict[str, Any]) -> bool:
        """Put the questions on the stack; whether their description could be read."""
        before = len(self.reasons)
        seat, named = described.get("seat"), described.get("phase", PHASES[0])
        if not isinstance(named, str) or named not in PHASES:
            self.refuse("phase", phase=shown(named), phases=", ".join(PHASES))
        if seat is not None and (type(seat) is not int or not 0 <= seat < SEATS):
            self.refuse("seat-number", seat=shown(seat), last=SEATS - 1)
        if "asks" in described:
            self.given_questions(described["asks"])
        elif len(self.reasons) == before:
            self.questions_of_the_phase(described)
        if phase(self.t) == "act":
            self.markers_of_crossings(described)
        return len(self.reasons) == before

    def markers_of_crossings(self, described: dict[str, Any]) -> None:
        """Markers that are not described lie where the Targis cross."""
        listed = described.get("players")
        for seat, player in enumerate(self.t.players):
            part = listed[seat] if isinstance(listed, list) and seat < len(listed) else None
            if not isinstance(part, dict) or "markers" not in part:
                player.markers = crossings(player.targis)

    def given_questions(self, listed: Any) -> None:
        t = self.t
        if not isinstance(listed, list) or len(listed) > len(t.asked):
            self.refuse("list", where="asks", length=len(t.asked))
            return
        for i, described in enumerate(listed):
            where = f"asks[{i}]"
            word = described.get("ask") if isinstance(described, dict) else None
            if not isinstance(word, str) or word not in QUESTION_OF:
                self.refuse("ask", where=where, asks=", ".join(QUESTION_OF))
                continue
            self.words(described, ["ask", "seat", "count", "about", "from"], where)
            kind = QUESTION_OF[word]
            seat = self.whole(described, "seat", 0, 0, SEATS - 1, f"{where}.")
            count = self.whole(described, "count", 1, 1, SEATS * MOST_IN_STOCK, f"{where}.")
            about = self.whole(described, "about", 0, 0, 99, f"{where}.")
            if kind == actions.ASK_CARD:
                source = described.get("from", "centre")
                if not isinstance(source, str) or source not in SOURCE_OF:
                    self.refuse("source", where=where, sources=", ".join(SOURCE_OF))
                    continue
                about = SOURCE_OF[source]
            ask(t, kind, seat, count, about)

    def questions_of_the_phase(self, described: dict[str, Any]) -> None:
        t = self.t
        phase = described.get("phase", "raid" if is_corner(t.robber) else "place")
        second = other(t.first)
        if phase == "raid":
            if t.robber != BORDER:
                ask(t, actions.DO_MOVE_ROBBER, t.first, 1, 0)
            if described.get("seat", t.first) == t.first:
                ask(t, actions.DO_RAID, second, 1, t.robber)
                ask(t, actions.DO_RAID, t.first, 1, t.robber)
            else:
                ask(t, actions.DO_RAID, second, 1, t.robber)
        elif phase == "place":
            self.ask_to_act(t.first)
            placed = sum(player.targis.bit_count() for player in t.players)
            if placed >= SEATS * TARGIS:
                self.refuse("all-placed")
                return
            ask(t, actions.DO_LAY_MARKERS, t.first, 1, 0)
            ask(t, actions.ASK_PLACE, t.first if placed % 2 == 0 else second, SEATS * TARGIS - placed, 0)
        elif phase == "act":
            self.ask_to_act(described.get("seat", t.first))

    def ask_to_act(self, acting: int | None) -> None:
        """Questions for this seat's turn and all that follows in the round."""
        for kind, seat in turn_of(self.t, self.t.first if acting is None else acting):
            ask(self.t, kind, seat, 1, 0)

    # -- whether the whole can be ---------------------------------------------------------------------

    def check(self, described: dict[str, Any], all_read: bool) -> None:
        t = self.t
        for fault, arguments in faults(t, self.deck, all_read):
            self.refuse(fault, **arguments)
        if all_read and not self.reasons:
            for fault, arguments in unanswerable(t, self.deck):
                self.refuse(fault, **arguments)
        if described.get("phase", phase(t)) != phase(t):
            self.refuse("phase-asks", phase=str(described["phase"]), right=phase(t))
        decides = t.asked[t.depth - 1].seat if t.depth else None
        if described.get("seat", decides) != decides:
            self.refuse("seat", seat=_seat_name(described["seat"]), right=_seat_name(decides))

    def check_figures(self, figures: str, places: list[Any]) -> None:
        """The figures on border and centre are those of the players."""
        for place, part in enumerate(places):
            seats = [seat for seat in range(SEATS) if getattr(self.t.players[seat], figures) >> place & 1]
            if isinstance(part, dict) and part.get(figures, seats) != seats:
                self.refuse(f"other-{figures}", place=place + 1)


def _seat_name(seat: int | None) -> str:
    return "nobody" if seat is None else SEAT_NAMES[seat]
