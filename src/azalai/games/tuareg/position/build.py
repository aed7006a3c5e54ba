"""Builds a table from a described position: a dict as ``view(None)`` gives it, or only the parts that matter.

Parse, don't validate: the result is a legal table, or an error with every reason why the position is not legal. Parts
that are not described are as at the start: empty animals and caches, all special cards in their piles. Resource cards
that are not named anywhere are shuffled with the seed below the named ones in the draw pile; if the pile's count is
given, the cards beyond it lie in the discard pile. Without a ``memory``, everything the caches hold in stage 2 was
drawn in stage 2, so that nothing can be inferred about it.
"""

from __future__ import annotations

from typing import Any

from azalai.errors import IllegalPosition
from azalai.games.interface import Setting
from azalai.games.position_reading import shown
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.position.check import faults, faults_of_too_much
from azalai.games.tuareg.position.memory import WORDS_OF_A_MEMORY, MemoryReading
from azalai.games.tuareg.rules import actions, table
from azalai.games.tuareg.rules.actions import QUESTIONS, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.table import Player, Table
from azalai.kernel.chance import halves, seed_chance, shuffle
from azalai.kernel.question_table import Cell
from azalai.kernel.questions import ask

PHASES = {"turn": actions.ASK_TURN, "drawn": actions.ASK_DRAWN, "rest": actions.ASK_REST}  # of a turn
WORDS_OF_A_VIEW = (
    "game seen_by phase seat turn stage round first last_turns reveals market discard specials pile caves_used drawn "
    "players memory unseen asks scores winners cards chance"
).split()
WORDS_OF_A_PLAYER = "seat name cache camels donkeys caves thieves stolen maps points scored shows leads".split()
MOST_POINTS = 99


def position(described: Any, setting: Setting, seed: int) -> Table:
    return _Reader(setting, seed).read(described)


class _Reader(MemoryReading):
    def __init__(self, setting: Setting, seed: int) -> None:
        super().__init__(setting)
        self.seed = seed

    def read(self, given: Any) -> Table:
        described = self.described(given, WORDS_OF_A_VIEW)
        self.clock(described)
        for seat, part in enumerate(self.sequence(described, "players", self.seats)):
            self.player(seat, part)
        self.specials(self.mapping(described, "specials", list(SPECIAL_NAMES)))
        self.t.market = self.counts(described, "market")
        self.t.discard = self.counts(described, "discard")
        self.pile(self.mapping(described, "pile", ["count", "cards"]), "discard" in described)
        self.memory(self.mapping(described, "memory", WORDS_OF_A_MEMORY), "memory" in described)
        self.sums()
        before = self.unread
        self.flow(described)
        flow_read = self.unread == before
        self.chance(described.get("chance"))
        check = faults_of_too_much if self.unread else faults
        for message, arguments in check(self.t, self.deck.tables) if flow_read else ():
            self.refuse(message, **arguments)
        if self.reasons:
            raise IllegalPosition(self.reasons)
        return self.t

    def seats_listed(self, listed: Any, where: str) -> int:
        """Who knows a card: seats, or ``all``; as bits."""
        if listed == "all":
            return table.EVERYBODY
        fits = isinstance(listed, list) and all(type(seat) is int and 0 <= seat < self.seats for seat in listed)
        if not fits or len(set(listed)) != len(listed):
            self.refuse("known", where=where, last=self.seats - 1)
            return table.EVERYBODY
        return sum(1 << seat for seat in listed)

    # -- the table ------------------------------------------------------------------------------------

    def clock(self, described: dict[str, Any]) -> None:
        t = self.t
        t.stage = self.whole(described, "stage", 1, 1, 2)
        t.round = self.whole(described, "round", 1, 1, 999)
        t.first = self.whole(described, "first", 0, 0, self.seats - 1)
        t.last_turns = self.whole(described, "last_turns", 0, 0, self.seats)
        t.reveals = self.whole(described, "reveals", 0, 0, 9999)
        t.caves_used = self.bits(described, "caves_used", table.CAVES)
        if described.get("drawn") is not None:
            for kind in self.cards_elsewhere(described["drawn"], "drawn", table.PILE):
                t.drawn[kind] += 1

    def player(self, seat: int, described: Any) -> None:
        where = f"players[{seat}]"
        part = self.part(described, WORDS_OF_A_PLAYER, where)
        for word, right in (("seat", seat), ("name", SEAT_NAMES[seat])):
            if part.get(word, right) != right:
                self.refuse("other-seat", where=f"{where}.{word}", right=str(right))
        player, c = self.t.players[seat], self.deck.tables
        for kind in self.cards(part.get("cache", []), f"{where}.cache", table.PILE):
            player.cache[kind] += 1
        camels = self.cargoes(part, "camels", c.camels, where)
        donkeys = self.cargoes(part, "donkeys", table.DONKEYS, where)
        player.animals[: len(camels)] = camels
        player.animals[table.CAMELS : table.CAMELS + len(donkeys)] = donkeys
        player.donkeys = len(donkeys)
        self.caves(seat, player, part.get("caves", []), f"{where}.caves")
        self.thieves(seat, player, part, where)
        player.maps = self.whole(part, "maps", 0, 0, 9, f"{where}.")
        self.scored(player, part, where)

    def cargoes(self, part: dict[str, Any], key: str, most: int, where: str) -> list[int]:
        cargoes = []
        for i, cards in enumerate(self.listed(part.get(key, []), f"{where}.{key}", most)):
            cargo = 0
            for kind in self.cards(cards, f"{where}.{key}[{i}]", self.deck.tables.limit_animal):
                cargo = cargo << 3 | (kind + 1)
            cargoes.append(cargo)
        return cargoes

    def hidden_card(self, described: Any, where: str, default: int, words: list[str]) -> tuple[int, int, Any]:
        """A card in a cave or under a thief: its kind, who knows it, and the whole description."""
        part = self.card_part(described, ["card", "known", *words], where)
        known = self.seats_listed(part["known"], f"{where}.known") if "known" in part else default
        return self.kind(part.get("card"), f"{where}.card"), known, part

    def caves(self, seat: int, player: Player, listed: Any, where: str) -> None:
        caves = self.listed(listed, where, table.CAVES)
        player.caves = len(caves)
        for cave, cards in enumerate(caves):
            for place, described in enumerate(self.listed(cards, f"{where}[{cave}]", self.deck.tables.limit_cave)):
                at = f"{where}[{cave}][{place}]"
                kind, known, _ = self.hidden_card(described, at, 1 << seat, [])
                player.cave[cave * table.CAVE_PLACES + place] = kind + 1
                player.cave_known[cave * table.CAVE_PLACES + place] = known

    def thieves(self, seat: int, player: Player, part: dict[str, Any], where: str) -> None:
        player.thieves = self.whole(part, "thieves", 0, 0, table.THIEVES, f"{where}.")
        listed = self.listed(part.get("stolen", []), f"{where}.stolen", table.THIEVES)
        player.used = len(listed)
        for place, described in enumerate(listed):
            at = f"{where}.stolen[{place}]"
            others = [other for other in range(self.seats) if other != seat]
            default = others[0]
            if isinstance(described, dict) and described.get("from") in others:
                default = described["from"]
            kind, known, given = self.hidden_card(described, at, 1 << seat | 1 << default, ["from", "late"])
            player.stolen[place] = kind + 1
            player.stolen_known[place] = known
            player.stolen_from[place] = self.whole(given, "from", default, 0, self.seats - 1, f"{at}.")
            player.stolen_late[place] = self.yes(given, "late", False, f"{at}.")

    def scored(self, player: Player, part: dict[str, Any], where: str) -> None:
        given = self.mapping(part, "scored", ["stage_1", "maps_1", "stage_2", "unused", "maps_2"], f"{where}.")
        for base, key in ((table.STAGE_1, "stage_1"), (table.STAGE_2, "stage_2")):
            player.points[base : base + table.KINDS] = self.counts_only(given, key, f"{where}.scored.")
        for line, key in ((table.MAPS_1, "maps_1"), (table.UNUSED, "unused"), (table.MAPS_2, "maps_2")):
            player.points[line] = self.whole(given, key, 0, 0, MOST_POINTS, f"{where}.scored.")
        total = sum(player.points)
        if part.get("points", total) != total:
            self.refuse("points", where=where, points=total)

    def specials(self, given: dict[str, Any]) -> None:
        """The piles hold the special cards that the players do not own."""
        owns = [(player.donkeys, player.caves, player.thieves + player.used, player.maps) for player in self.t.players]
        owned = [sum(numbers) for numbers in zip(*owns, strict=True)]
        for special, name in enumerate(SPECIAL_NAMES):
            left = self.deck.tables.specials[special] - owned[special]
            if left < 0:
                self.refuse("specials-owned", special=name, owned=owned[special], count=left + owned[special])
            elif given.get(name, left) != left:
                self.refuse("specials", special=name, left=left, given=shown(given[name]))
            else:
                self.t.bank[special] = left

    def pile(self, part: dict[str, Any], discard_given: bool) -> None:
        t = self.t
        on_top = self.cards(part.get("cards", []), "pile.cards", table.PILE)
        for kind, name in enumerate(KIND_NAMES):
            if self.left[kind] < 0:
                self.refuse("too-many", kind=name, count=self.deck.tables.count[kind])
        rest = [kind for kind in range(table.KINDS) for _ in range(max(0, self.left[kind]))]
        seed_chance(t.chance, *halves(self.seed))
        shuffle(t.chance, rest, len(rest))
        count = self.whole(part, "count", len(rest) + len(on_top), 0, table.PILE, "pile.")
        if not len(on_top) <= count <= len(on_top) + len(rest):
            self.refuse("pile-count", least=len(on_top), most=len(on_top) + len(rest), count=count)
            return
        under = rest[: count - len(on_top)]
        over = rest[len(under) :]
        if over and discard_given:
            self.refuse("cards-over", count=len(over))
        for kind in over:
            t.discard[kind] += 1
        for i, kind in enumerate(under + on_top[::-1]):
            t.pile[i] = kind + 1
        t.pile_count = count

    # -- questions -------------------------------------------------------------------------

    def flow(self, described: dict[str, Any]) -> None:
        if "asks" in described:
            self.given_questions(described["asks"])
            return
        t = self.t
        phase = described.get("phase", "turn")
        seat = described.get("seat", described.get("turn", t.first))
        if phase not in QUESTIONS.phases:
            self.misread("phase", phase=shown(phase), phases=", ".join(QUESTIONS.phases))
        elif phase == "over":
            return
        elif type(seat) is not int or not 0 <= seat < self.seats:
            self.refuse("seat-number", seat=shown(seat), last=self.seats - 1)
        elif phase == "cash":
            ask(t, actions.DO_NEXT_STAGE, (t.first - 1) % self.seats, 1, 0)
            for i in reversed(range(self.seats)):
                each = (t.first + i) % self.seats
                if t.players[each].maps:
                    ask(t, actions.ASK_CASH, each, 0, 0)
        else:
            ask(t, PHASES[phase], seat, int(phase == "drawn"), 0)

    def given_questions(self, listed: Any) -> None:
        for where, name, described in self.questions(listed, QUESTIONS.names):
            kind = QUESTIONS.named(name)
            self.words(described, ["ask", "seat", *filter(None, (kind.count.word, kind.about.word))], where)
            count, about = (self.cell(described, cell, where) for cell in (kind.count, kind.about))
            seat = self.whole(described, "seat", 0, 0, self.seats - 1, f"{where}.")
            ask(self.t, kind.number, seat, count, about)

    def cell(self, described: dict[str, Any], cell: Cell, where: str) -> int:
        """The number for a name in a question."""
        if not cell.word:
            return cell.values[0]
        if not cell.names:
            return self.whole(described, cell.word, cell.first, cell.first, 99, f"{where}.") - cell.first
        word = described.get(cell.word)
        if word not in cell.names:
            self.refuse("one-of", where=f"{where}.{cell.word}", value=shown(word), known=", ".join(cell.names))
            return cell.values[0]
        return cell.values[cell.names.index(word)]
