"""Builds a table from a described position: a dict as ``view(None)`` gives it, or only the parts that matter.

Parse, don't validate: the result is a legal table, or an error with every reason why the position is not legal.
"""

from __future__ import annotations

from typing import Any

from azalai.errors import IllegalPosition
from azalai.games.interface import Setting
from azalai.games.position_reading import shown
from azalai.games.targi.position.check import BY_ABSENCE, BY_ABSENCE_OF_A_STOCK, faults, unanswerable
from azalai.games.targi.position.check_dunes import dunes_that
from azalai.games.targi.position.check_stack import crossings_of, targis_out, turn_of
from azalai.games.targi.position.dealing import DealingReader
from azalai.games.targi.position.parts import MOST_IN_STOCK
from azalai.games.targi.position.view import dune_name
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import QUESTIONS, SEAT_NAMES, SOURCES
from azalai.games.targi.rules.board import BORDER, CENTRE, is_corner
from azalai.games.targi.rules.dunes import CHEAP_HAND
from azalai.games.targi.rules.table import DUNES, SEATS, TARGIS, Table, other
from azalai.kernel.questions import ask
from azalai.messages import say

MOST_ABOUT = 127
PHASES = QUESTIONS.phases


def position(described: Any, setting: Setting, seed: int) -> Table:
    return TableReader(setting, seed).read(described)


class TableReader(DealingReader):
    def read(self, given: Any) -> Table:
        described = self.described(given, self.known("position"))
        if described.get("expansion") is True and not self.deck.expansion:
            raise IllegalPosition([say("targi-position-needs-expansion")])
        clock_read = self.clock(described)
        centre, border = self.sequence(described, "centre", CENTRE), self.sequence(described, "border", BORDER)
        for seat, part in enumerate(self.sequence(described, "players", SEATS)):
            self.player(seat, part)
        self.centre(centre)
        self.discards(described)
        self.question_card(described.get("card"))
        if self.deck.expansion:
            self.expansion(described)
        self.decks(described)
        silent = self.silent()
        if self.flow(described) and clock_read:
            self.check(described, silent)
            self.check_figures("markers", "markers", centre)
            self.check_figures("targis", "targis", border)
            if self.deck.expansion:
                self.check_figures("dunes", "targis", self.sequence(described, "dunes", DUNES))
        if self.reasons:
            raise IllegalPosition(self.reasons)
        return self.t

    # -- questions ------------------------------------------------------------------------

    def flow(self, described: dict[str, Any]) -> bool:
        """Put the questions on the stack. Returns whether their description could be read."""
        before = self.unread
        seat, named = described.get("seat"), described.get("phase", PHASES[0])
        if not isinstance(named, str) or named not in PHASES:
            self.misread("phase", phase=shown(named), phases=", ".join(PHASES))
        if seat is not None and (type(seat) is not int or not 0 <= seat < SEATS):
            self.refuse("seat-number", seat=shown(seat), last=SEATS - 1)
        if "asks" in described:
            self.given_questions(described["asks"])
        elif self.unread == before:
            self.questions_of_the_phase(described)
        if QUESTIONS.phase(self.t) == "act":
            self.markers_of_crossings(described)
        return self.unread == before

    def markers_of_crossings(self, described: dict[str, Any]) -> None:
        """Where no markers are described, they lie on the crossings of the Targis."""
        listed = described.get("players")
        for seat, player in enumerate(self.t.players):
            part = listed[seat] if isinstance(listed, list) and seat < len(listed) else None
            if not isinstance(part, dict) or "markers" not in part:
                player.markers = crossings_of(player)

    def given_questions(self, listed: Any) -> None:
        for where, word, described in self.questions(listed, QUESTIONS.names):
            self.words(described, self.known("question"), where)
            kind = QUESTIONS.named(word).number
            seat = self.whole(described, "seat", 0, 0, SEATS - 1, f"{where}.")
            count = self.whole(described, "count", 1, 1, SEATS * MOST_IN_STOCK, f"{where}.")
            about = self.about(kind, described, where)
            ask(self.t, kind, seat, count, about)

    def about(self, kind: int, described: dict[str, Any], where: str) -> int:
        """A question about a goods card or a dune names the card, which must be the one on the table."""
        t, cell, named = self.t, QUESTIONS[kind].about, described.get("card")
        if kind == actions.ASK_CARD:
            sources = SOURCES if self.deck.expansion else SOURCES[: actions.FROM_HAND]
            source = described.get("from", "centre")
            if not isinstance(source, str) or source not in sources:
                self.refuse("source", where=where, sources=", ".join(sources))
                return actions.FROM_CENTRE
            return actions.FROM_CENTRE + sources.index(source)
        if self.deck.expansion and cell is actions.A_GOODS_CARD:
            top = t.goods_discard[t.goods_discarded - 1] if t.goods_discarded else 0
            card = abs(t.looked[0]) if kind == actions.ASK_TURNED else top
            if card not in self.deck.goods or described.get("card", self.deck.name(card)) != self.deck.name(card):
                self.refuse("asks-card", where=where, name=shown(named))
            return card
        if self.deck.expansion and cell is actions.A_DUNE:
            for dune in dunes_that(self.deck.tables, CHEAP_HAND):
                if described.get("card", dune_name(self.deck, dune)) == dune_name(self.deck, dune):
                    t.cheap = self.deck.tables.dune_number[dune]
                    return dune
            self.refuse("asks-card", where=where, name=shown(named))
            return 0
        return self.whole(described, "about", 0, 0, MOST_ABOUT, f"{where}.")

    def questions_of_the_phase(self, described: dict[str, Any]) -> None:
        t = self.t
        phase = described.get("phase", "raid" if is_corner(t.robber) else "place")
        second = other(t.first)
        if phase == "raid":
            if t.robber != BORDER:
                ask(t, actions.DO_MOVE_ROBBER, t.first, 1, 0)
                if self.deck.expansion:
                    ask(t, actions.DO_RENEW_DUNES, t.first, 1, 0)
            ask(t, actions.DO_RAID, second, 1, t.robber)
            if described.get("seat", t.first) == t.first:
                ask(t, actions.DO_RAID, t.first, 1, t.robber)
        elif phase == "place":
            self.ask_to_act(t.first)
            placed = sum(targis_out(player) for player in t.players)
            if placed >= SEATS * TARGIS:
                self.refuse("all-placed")
                return
            ask(t, actions.DO_LAY_MARKERS, t.first, 1, 0)
            ask(t, actions.ASK_PLACE, t.first if placed % 2 == 0 else second, SEATS * TARGIS - placed, 0)
        elif phase == "act":
            self.ask_to_act(described.get("seat", t.first))

    def ask_to_act(self, acting: int | None) -> None:
        """The questions for this seat's turn and the rest of the round."""
        for kind, seat in turn_of(self.t, self.t.first if acting is None else acting):
            ask(self.t, kind, seat, 1, 0)

    # -- whether the position is legal ---------------------------------------------------------------------

    def silent(self) -> frozenset[str]:
        """The faults that may only be caused by parts that could not be read."""
        if not self.unread:
            return frozenset()
        return BY_ABSENCE_OF_A_STOCK if self.unread == self.stocks_unread else BY_ABSENCE

    def check(self, described: dict[str, Any], silent: frozenset[str]) -> None:
        t = self.t
        for fault, arguments in faults(t, self.deck, silent):
            self.refuse(fault, **arguments)
        if not self.unread:
            for fault, arguments in unanswerable(t, self.deck):
                self.refuse(fault, **arguments)
        phase = QUESTIONS.phase(t)
        if described.get("phase", phase) != phase:
            self.refuse("phase-asks", phase=str(described["phase"]), right=phase)
        decides = t.asked[t.depth - 1].seat if t.depth else None
        if described.get("seat", decides) != decides:
            self.refuse("seat", seat=_seat_name(described["seat"]), right=_seat_name(decides))

    def check_figures(self, figures: str, key: str, places: list[Any]) -> None:
        """Border, centre, dunes and players must agree on the figures."""
        for place, part in enumerate(places):
            seats = [seat for seat in range(SEATS) if getattr(self.t.players[seat], figures) >> place & 1]
            if isinstance(part, dict) and part.get(key, seats) != seats:
                self.refuse(f"other-{figures}", place=place + 1)


def _seat_name(seat: int | None) -> str:
    return "nobody" if seat is None else SEAT_NAMES[seat]
