"""Reads cards, and what everybody has seen in stage 2, from a described position."""

from __future__ import annotations

from typing import Any

from azalai.games.interface import Setting
from azalai.games.position_reading import Reading, shown
from azalai.games.tuareg.cards.card_file import KIND_NAMES, Deck
from azalai.games.tuareg.rules.memory import DREW, EVENT, GAVE_TO_CAVE, GAVE_TO_THIEF
from azalai.games.tuareg.rules.table import CAVE_PLACES, CAVES, EVERYBODY, KINDS, PILE, THIEVES, Table, cache_size

WORDS_OF_A_MEMORY = ["second_pile", "began", "since", "passed"]


class MemoryReading(Reading):
    def __init__(self, setting: Setting) -> None:
        super().__init__("tuareg")
        self.deck: Deck = setting.deck
        self.seats = setting.seats
        self.t: Table = Table()
        self.left = list(setting.deck.tables.count)  # cards not placed yet

    # -- cards ----------------------------------------------------------------------------------------

    def kind(self, name: Any, where: str) -> int:
        """The kind of a card, which is taken from the remaining ones; -1 if there is no such card."""
        if not isinstance(name, str) or name not in KIND_NAMES:
            self.refuse("card", where=where, name=shown(name), kinds=", ".join(KIND_NAMES))
            return -1
        self.left[KIND_NAMES.index(name)] -= 1
        return KIND_NAMES.index(name)

    def cards(self, listed: Any, where: str, most: int) -> list[int]:
        """Cards by name, as kinds."""
        kinds = [self.kind(name, f"{where}[{i}]") for i, name in enumerate(self.listed(listed, where, most))]
        return [kind for kind in kinds if kind >= 0]

    def cards_elsewhere(self, listed: Any, where: str, most: int) -> list[int]:
        """Cards that are described a second time, so they are not taken from the remaining ones."""
        before = list(self.left)
        kinds = self.cards(listed, where, most)
        self.left = before
        return kinds

    def counts(self, part: dict[str, Any], key: str) -> list[int]:
        """``{"water": 2}`` as counts, taken from the remaining cards."""
        counts = self.counts_only(part, key)
        for kind in range(KINDS):
            self.left[kind] -= counts[kind]
        return counts

    def counts_only(self, part: dict[str, Any], key: str, where: str = "") -> list[int]:
        given = self.mapping(part, key, list(KIND_NAMES), where)
        return [self.whole(given, name, 0, 0, PILE, f"{where}{key}.") for name in KIND_NAMES]

    # -- what everybody has seen ----------------------------------------------------------------------

    def memory(self, part: dict[str, Any], given: bool) -> None:
        t = self.t
        for seat, stages in enumerate(self.sequence(part, "passed", self.seats)):
            self.passed(seat, stages)
        if not given:
            self.default_memory()
            return
        t.second_pile = self.counts_only(part, "second_pile", "memory.")
        for seat, listed in enumerate(self.sequence(part, "began", self.seats)):
            for kind in self.cards_elsewhere(listed or [], f"memory.began[{seat}]", PILE):
                t.players[seat].old[kind] += 1
        for i, event in enumerate(self.listed(part.get("since", []), "memory.since", len(t.since))):
            t.since[i] = self.event(event, f"memory.since[{i}]")
            t.events = i + 1

    def passed(self, seat: int, stages: Any) -> None:
        if stages is None:
            return
        where = f"memory.passed[{seat}]"
        if not isinstance(stages, list) or len(stages) != 2 or not all(isinstance(part, dict) for part in stages):
            self.refuse("passed", where=where)
            return
        for stage, part in enumerate(stages):
            self.words(part, ["lacks", "dinar"], f"{where}[{stage}]")
            player = self.t.players[seat]
            for kind in self.cards_elsewhere(part.get("lacks", []), f"{where}[{stage}].lacks", KINDS):
                player.pass_lacks[stage] |= 1 << kind
            player.pass_dinar[stage] = self.whole(part, "dinar", 0, 0, 99, f"{where}[{stage}].")

    def event(self, event: Any, where: str) -> int:
        """One entry of ``since``, as in the record."""
        part = event if isinstance(event, dict) else {}
        self.words(part, ["seat", "drew", "gave", "hid_in", "robbed_by", "card"], where)
        seat = self.whole(part, "seat", 0, 0, self.seats - 1, f"{where}.")
        if "drew" in part:
            what = DREW + self.whole(part, "drew", 1, 1, PILE, f"{where}.")
        elif "hid_in" in part:
            cave = self.whole(part, "hid_in", 1, 1, CAVES, f"{where}.") - 1
            what = GAVE_TO_CAVE + cave * CAVE_PLACES + self.whole(part, "card", 1, 1, CAVE_PLACES, f"{where}.") - 1
        elif "robbed_by" in part:
            thief = self.whole(part, "robbed_by", 0, 0, self.seats - 1, f"{where}.")
            what = GAVE_TO_THIEF + thief * THIEVES + self.whole(part, "card", 1, 1, THIEVES, f"{where}.") - 1
        else:
            before = list(self.left)
            what = max(0, self.kind(part.get("gave"), f"{where}.gave"))
            self.left = before
        return seat * EVENT + what

    def default_memory(self) -> None:
        """Assume that everything the caches hold, and every hidden card that left them, was drawn in stage 2."""
        t = self.t
        if t.stage == 1:
            return
        for card in t.pile[: t.pile_count]:
            t.second_pile[card - 1] += 1
        for seat, player in enumerate(t.players[: self.seats]):
            cave = enumerate(zip(player.cave, player.cave_known, strict=True))
            hidden = [(GAVE_TO_CAVE + cell, card) for cell, (card, known) in cave if card > 0 and known != EVERYBODY]
            for thief, robber in enumerate(t.players[: self.seats]):
                for place in range(robber.used):
                    taken = robber.stolen_from[place] == seat and robber.stolen_known[place] != EVERYBODY
                    if taken and robber.stolen[place] > 0:
                        hidden.append((GAVE_TO_THIEF + thief * THIEVES + place, robber.stolen[place]))
            drew = cache_size(player) + len(hidden)
            for what in [DREW + drew] * (drew > 0) + [event for event, _ in hidden]:
                t.since[t.events] = seat * EVENT + what
                t.events += 1
            for kind in range(KINDS):
                t.second_pile[kind] += player.cache[kind] + sum(card == kind + 1 for _, card in hidden)

    def sums(self) -> None:
        """The sums that the record keeps besides the events."""
        t = self.t
        for i in range(t.events):
            seat, what = divmod(t.since[i], EVENT)
            if what >= DREW:
                t.players[seat].drew += what - DREW
            elif what < KINDS:
                t.players[seat].gave[what] += 1
