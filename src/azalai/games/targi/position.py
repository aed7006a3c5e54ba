"""From words to a table: a dict as ``view(None)`` gives it, or only the parts of it that matter.

Parse, don't validate: anything may be described; what comes back is a table that the rules could be asked about, or an
error with every reason why there is none. What is not described is as at the start: stocks as dealt, no figures placed,
the cards that are not named anywhere shuffled from the seed into the places that are left.
"""

from __future__ import annotations

from typing import Any

from azalai.errors import IllegalPosition
from azalai.games.rulebook import Setting
from azalai.games.targi import actions
from azalai.games.targi.board import BORDER, CENTRE, NO_CORNERS, border_bit, is_corner, opposites
from azalai.games.targi.card_file import Deck
from azalai.games.targi.round import crossings
from azalai.games.targi.table import (
    DISPLAY,
    GOLD,
    POINTS,
    ROW_LENGTH,
    ROWS,
    SEATS,
    TARGIS,
    Table,
    other,
)
from azalai.games.targi.view import CARD_SOURCES, GOODS_NAMES, PRICE_NAMES, QUESTIONS, SEAT_NAMES
from azalai.kernel.chance import WORDS, halves, seed_chance, shuffle
from azalai.kernel.questions import ask
from azalai.messages import say

ROUNDS = [number for number in range(1, BORDER) if not is_corner(number)]
MOST_MARKERS = 2
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


class _Reader:
    def __init__(self, setting: Setting, seed: int) -> None:
        self.deck: Deck = setting.deck
        self.setting = setting
        self.seed = seed
        self.reasons: list[str] = []
        self.t = Table()
        self.unused: dict[str, list[int]] = {}  # cards not placed yet, by name
        for number in sorted(self.deck.goods) + sorted(self.deck.tribe):
            self.unused.setdefault(self.deck.name(number), []).append(number)

    def refuse(self, message: str, **arguments: object) -> None:
        self.reasons.append(say(f"targi-position-{message}", **arguments))

    def read(self, described: Any) -> Table:
        if not isinstance(described, dict):
            raise IllegalPosition([say("targi-position-not-a-dict")])
        self.words(described, WORDS_OF_A_VIEW, "position")
        if described.get("game", "targi") != "targi":
            self.refuse("other-game", game=str(described["game"]))
        self.clock(described)
        self.players(self.sequence(described, "players", SEATS))
        self.centre(self.sequence(described, "centre", CENTRE))
        self.discards(self.mapping(described, "discards"))
        self.question_card(described.get("card"))
        self.decks(self.mapping(described, "decks"), described.get("chance"))
        if not self.reasons:
            self.flow(described)
        if not self.reasons:
            self.check()
        if self.reasons:
            raise IllegalPosition(self.reasons)
        return self.t

    # -- small readers --------------------------------------------------------------------------------

    def words(self, part: dict[str, Any], known: list[str], where: str) -> None:
        for word in part:
            if word not in known:
                self.refuse("word", word=str(word), where=where, known=", ".join(known))

    def mapping(self, part: dict[str, Any], key: str) -> dict[str, Any]:
        value = part.get(key)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.refuse("mapping", where=key)
            return {}
        return value

    def sequence(self, part: dict[str, Any], key: str, length: int) -> list[Any]:
        """A list of this length; nothing for parts that are not described."""
        value = part.get(key)
        if value is None:
            return [None] * length
        if not isinstance(value, list) or len(value) > length:
            self.refuse("list", where=key, length=length)
            return [None] * length
        return value + [None] * (length - len(value))

    def whole(self, part: dict[str, Any], key: str, default: int, low: int, high: int, where: str = "") -> int:
        value = part.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.refuse("whole", where=f"{where}{key}", value=repr(value), low=low, high=high)
            return default
        return value

    def card(self, name: Any, where: str, sort: str) -> int:
        """Take a card by name; 0 where it is not to be had."""
        if not isinstance(name, str) or name not in self.unused or (sort == "goods") != name.startswith("goods:"):
            self.refuse("card", where=where, name=repr(name), sort=sort)
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

    def clock(self, described: dict[str, Any]) -> None:
        """Round and robber say the same thing, so one of them is enough."""
        t = self.t
        t.first = self.whole(described, "first", 0, 0, SEATS - 1)
        t.reveals = self.whole(described, "reveals", 0, 0, 9999)
        t.round = self.whole(described, "round", 1, 0, len(ROUNDS))
        default = ROUNDS[t.round - 1] if t.round else 0
        t.robber = self.whole(described, "robber", default, 0, BORDER)
        if "round" not in described:
            t.round = sum(number <= t.robber for number in ROUNDS)
        if t.round != sum(number <= t.robber for number in ROUNDS):
            self.refuse("robber", round=t.round, robber=t.robber)

    def players(self, listed: list[Any]) -> None:
        for seat, described in enumerate(listed):
            where = f"players[{seat}]."
            player = self.t.players[seat]
            if described is not None and not isinstance(described, dict):
                self.refuse("mapping", where=f"players[{seat}]")
            part = described if isinstance(described, dict) else {}
            self.words(part, WORDS_OF_A_PLAYER, f"players[{seat}]")
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
            player.hand_seen[place] = int(bool(part.get("open", True)))
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
            space.face_down = int(bool(part.get("face_down", False)))
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
        t.card_seen = int(bool(part.get("open", True)))
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
        self.deck_counts(part)
        self.chance(chance)

    def deck_counts(self, part: dict[str, Any]) -> None:
        for sort, count in (("goods", self.t.goods_count), ("tribe", self.t.tribe_count)):
            wanted = self.mapping(part, sort).get("count", count)
            if wanted != count and not self.reasons:
                self.refuse("deck-count", sort=sort, count=count, wanted=str(wanted))

    def chance(self, words: Any) -> None:
        if words is None:
            return
        fits = isinstance(words, list) and len(words) == WORDS
        if not fits or not all(type(word) is int and 0 <= word < 2**32 for word in words) or not any(words):
            self.refuse("chance")
            return
        self.t.chance = list(words)

    # -- how the round goes on ------------------------------------------------------------------------

    def flow(self, described: dict[str, Any]) -> None:
        if "asks" in described:
            self.given_questions(described["asks"])
        else:
            self.questions_of_the_phase(described)

    def given_questions(self, listed: Any) -> None:
        t = self.t
        if not isinstance(listed, list) or len(listed) > len(t.asked):
            self.refuse("list", where="asks", length=len(t.asked))
            return
        for i, described in enumerate(listed):
            where = f"asks[{i}]"
            if not isinstance(described, dict) or described.get("ask") not in QUESTION_OF:
                self.refuse("ask", where=where, asks=", ".join(QUESTION_OF))
                continue
            self.words(described, ["ask", "seat", "count", "about", "from"], where)
            kind = QUESTION_OF[described["ask"]]
            seat = self.whole(described, "seat", 0, 0, SEATS - 1, f"{where}.")
            count = self.whole(described, "count", 1, 1, 99, f"{where}.")
            about = self.whole(described, "about", 0, 0, 99, f"{where}.")
            if kind == actions.ASK_CARD:
                source = described.get("from", "centre")
                if source not in SOURCE_OF:
                    self.refuse("source", where=where, sources=", ".join(SOURCE_OF))
                about = SOURCE_OF.get(source, 0)
            ask(t, kind, seat, count, about)

    def questions_of_the_phase(self, described: dict[str, Any]) -> None:
        t = self.t
        phase = described.get("phase", "raid" if t.robber and is_corner(t.robber) else "place")
        if phase not in PHASES:
            self.refuse("phase", phase=repr(phase), phases=", ".join(PHASES))
            return
        second = other(t.first)
        if phase == "raid":
            acting = described.get("seat", t.first)
            if t.robber != BORDER:
                ask(t, actions.DO_MOVE_ROBBER, t.first, 1, 0)
            if acting == t.first:
                ask(t, actions.DO_RAID, second, 1, t.robber)
            ask(t, actions.DO_RAID, t.first if acting == t.first else second, 1, t.robber)
            return
        if phase == "over":
            return
        ask(t, actions.DO_END_ROUND, t.first, 1, 0)
        acting = described.get("seat", t.first)
        for seat in (second, t.first) if phase == "place" or acting == t.first else (second,):
            ask(t, actions.DO_TIDY, seat, 1, 0)
            ask(t, actions.ASK_ACT, seat, 1, 0)
        if phase == "place":
            placed = sum(player.targis.bit_count() for player in t.players)
            left = SEATS * TARGIS - placed
            if left:
                ask(t, actions.DO_LAY_MARKERS, t.first, 1, 0)
                ask(t, actions.ASK_PLACE, t.first if placed % 2 == 0 else second, left, 0)
            else:
                self.refuse("all-placed")
        else:
            listed = self.sequence(described, "players", SEATS)
            for seat, part in enumerate(listed):
                if seat == acting or acting == t.first:
                    if "markers" not in (part or {}):
                        t.players[seat].markers = crossings(t.players[seat].targis)

    # -- whether the whole can be ---------------------------------------------------------------------

    def check(self) -> None:
        t = self.t
        kinds = [t.asked[i].kind for i in range(t.depth)]
        raiding = t.robber > 0 and is_corner(t.robber)
        if raiding and (actions.DO_END_ROUND in kinds):
            self.refuse("raid", robber=t.robber)
        if not raiding and actions.DO_RAID in kinds:
            self.refuse("no-raid", robber=t.robber)
        both = t.players[0].targis & t.players[1].targis
        if both or (t.players[0].targis | t.players[1].targis) & ~NO_CORNERS:
            self.refuse("targi-place")
        if t.players[0].targis & opposites(t.players[1].targis):
            self.refuse("targi-opposite")
        if t.players[0].markers & t.players[1].markers:
            self.refuse("marker-shared")
        for seat, player in enumerate(t.players):
            name = SEAT_NAMES[seat]
            if player.targis.bit_count() > TARGIS:
                self.refuse("targis", seat=name, most=TARGIS)
            if t.robber and player.targis & border_bit(t.robber):
                self.refuse("targi-robber", seat=name, robber=t.robber)
            if player.markers.bit_count() > MOST_MARKERS:
                self.refuse("markers", seat=name, most=MOST_MARKERS)
            if any(player.markers >> k & 1 and t.centre[k].face_down for k in range(CENTRE)):
                self.refuse("marker-face-down", seat=name)
        self.check_placing()
        self.check_hidden_places()
        self.check_question_card()

    def check_placing(self) -> None:
        t = self.t
        top = t.asked[t.depth - 1] if t.depth else None
        if top is None or top.kind != actions.ASK_PLACE:
            return
        placed = [player.targis.bit_count() for player in t.players]
        ahead = placed[t.first] - placed[other(t.first)]
        if top.count != SEATS * TARGIS - sum(placed) or ahead != sum(placed) % 2 or top.seat != (t.first + ahead) % 2:
            self.refuse("placing", first=SEAT_NAMES[t.first], blue=placed[0], white=placed[1])
        if any(player.markers for player in t.players):
            self.refuse("marker-early")

    def check_hidden_places(self) -> None:
        """A hidden card comes from the deck as it is now or from an earlier one, not from a later."""
        t = self.t
        late = any(
            space.face_down
            and space.generation > (t.goods_generation if space.card in self.deck.goods else t.tribe_generation)
            for space in t.centre
        )
        late = late or any(max(player.hand_generation) > t.tribe_generation for player in t.players)
        if late or t.card_generation > t.tribe_generation:
            self.refuse("deal")

    def check_question_card(self) -> None:
        """A card is being decided on exactly while a question about it is open."""
        t = self.t
        about_card = (actions.ASK_CARD, actions.ASK_ALTERNATIVE, actions.ASK_DISCOUNT, actions.ASK_ROW)
        asked = [t.asked[i] for i in range(t.depth)]
        if bool(t.card) != any(q.kind in about_card for q in asked):
            self.refuse("question-card")
        full = [sum(card != 0 for card in player.display) == DISPLAY for player in t.players]
        if any(q.kind in about_card[1:] and full[q.seat] for q in asked):
            self.refuse("display-full")
